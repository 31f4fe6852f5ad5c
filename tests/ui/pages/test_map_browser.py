"""All maps, large: leafed through, and each number shows what it was counted for."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import SEASON_CARDS, MapSheet, Season, Terrain
from cartographers_gui.session import Final, TableFlow
from cartographers_gui.ui.pages.map_browser import MapBrowserPage, OpenMaps
from cartographers_gui.ui.text import number
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.style_sheet import dress
from tests.ui.pages.tables import table, until

PARTS = 4


def maps_of(flow: TableFlow, *, is_counted: bool = True) -> OpenMaps:
    sheets = tuple(player.sheet for player in flow.session.state.players)
    return OpenMaps(flow.session.view(), sheets, flow.seasons_scored(), is_counted)


def ended(players: int) -> OpenMaps:
    return maps_of(until(table(players), lambda flow: isinstance(flow.stage, Final)))


def in_summer(*, is_counted: bool = True) -> OpenMaps:
    flow = until(table(2), lambda flow: flow.session.state.season is Season.SUMMER)
    until(flow, lambda flow: flow.session.state.turn > flow.session.transitions[0].state.turn + 9)
    return maps_of(flow, is_counted=is_counted)


def page_of(qtbot: QtBot, maps: OpenMaps, seat: int = 0) -> MapBrowserPage:
    page = MapBrowserPage()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.show_maps(maps, seat)
    return page


def test_it_shows_the_map_that_was_asked_for(qtbot: QtBot) -> None:
    page = page_of(qtbot, ended(3), 2)
    assert page.seat() == 2
    assert page.map.accessibleName() == "Map of \u2068Olena\u2069"
    assert page.map.lit_spaces() == frozenset()


def test_the_season_sheet_is_that_of_the_map(qtbot: QtBot) -> None:
    maps = ended(3)
    page = page_of(qtbot, maps, 1)
    scores = maps.view.players[1].seasons
    for line, score in zip(page.sheet.shown_texts(), scores, strict=False):
        parts = (score.first, score.second, score.coins, -score.monsters, score.total)
        assert line[1:] == tuple(map(number, parts))
    assert page.sheet.shown_texts()[-1][-1] == number(maps.view.players[1].total)


@pytest.mark.parametrize("season", range(4))
def test_each_number_lights_what_it_was_counted_for_on_the_map_of_its_season(
    qtbot: QtBot, season: int
) -> None:
    maps = ended(2)
    page = page_of(qtbot, maps)
    event = maps.seasons[season]
    sheet, edicts = event.sheets[0], SEASON_CARDS[event.season].edicts
    for column, edict in enumerate(edicts):
        page.on_number_pointed((season, column))
        score = maps.view.edicts[edict.position].score(sheet)
        assert page.map.lit_spaces() == frozenset().union(*(g.spaces for g in score.groups))
        assert page.map._sheet == sheet
    page.on_number_pointed((season, 3))
    assert len(page.map.lit_spaces()) == event.scores[0].monsters
    assert not page.map.lit_spaces() & sheet.spaces(Terrain.MONSTER)
    page.on_number_pointed(None)
    assert page.map._sheet == maps.sheets[0]
    assert page.map.lit_spaces() == frozenset()


def test_where_nothing_was_counted_the_map_stays_plain(qtbot: QtBot) -> None:
    maps = ended(2)
    page = page_of(qtbot, maps)
    event = maps.seasons[0]
    bare = replace(event, sheets=tuple(MapSheet.blank(sheet.layout) for sheet in event.sheets))
    page.show_maps(replace(maps, seasons=(bare, *maps.seasons[1:])), 0)
    page.on_number_pointed((0, 3))
    assert page.map.lit_spaces() == frozenset()
    assert page.map.is_plain()


def test_a_sum_shows_the_map_as_it_was(qtbot: QtBot) -> None:
    maps = ended(2)
    page = page_of(qtbot, maps)
    page.on_number_pointed((0, PARTS))
    assert page.map._sheet == maps.seasons[0].sheets[0]
    page.on_number_pointed((4, PARTS))
    assert page.map._sheet == maps.sheets[0]


def test_the_keyboard_points_at_numbers(qtbot: QtBot) -> None:
    page = page_of(qtbot, ended(2))
    page.activateWindow()
    page.sheet.setFocus()
    QTest.keyClick(page.sheet, Qt.Key.Key_Down)
    QTest.keyClick(page.sheet, Qt.Key.Key_Right)
    assert page._pointed is not None


def test_a_running_season_is_counted_where_the_table_lets_it(qtbot: QtBot) -> None:
    counted = page_of(qtbot, in_summer()).sheet.shown_texts()
    hidden = page_of(qtbot, in_summer(is_counted=False)).sheet.shown_texts()
    assert counted[0] == hidden[0]
    assert set(counted[1][1:]) != {"·"}
    assert set(hidden[1][1:]) == {"·"}


def test_a_season_to_come_lights_nothing(qtbot: QtBot) -> None:
    page = page_of(qtbot, in_summer())
    page.on_number_pointed((3, 0))
    assert page.map.lit_spaces() == frozenset()


def test_keys_leaf_through_the_maps_and_leave(qtbot: QtBot) -> None:
    page = page_of(qtbot, ended(2))
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert page.seat() == 1
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert page.seat() == 1
    assert not page.after_button.isEnabled()
    QTest.keyClick(page, Qt.Key.Key_PageUp)
    assert page.seat() == 0
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_a_page_that_is_cleared_holds_no_map(qtbot: QtBot) -> None:
    page = page_of(qtbot, ended(2))
    page.clear()
    assert page.map._sheet is None
    assert page.sheet.shown_texts() == []
    assert page.players.shown_texts() == []
    page.grab()


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("players", [1, 2, 14])
def test_the_page_fits_every_window(qtbot: QtBot, size: tuple[int, int], players: int) -> None:
    page = page_of(qtbot, ended(players))
    dress(page, Look())
    page.resize(*size)
    QApplication.processEvents()
    assert (page.width(), page.height()) == size
    for widget in (page.map, page.sheet, page.close_button, page.title):
        assert widget.visibleRegion().boundingRect() == widget.rect()


@pytest.mark.parametrize("players", [1, 2, 14])
def test_a_large_window_shows_the_edicts_and_what_each_is_worth_on_the_map(
    qtbot: QtBot, players: int
) -> None:
    maps = ended(players)
    page = page_of(qtbot, maps)
    page.resize(960, 640)
    QApplication.processEvents()
    assert not page.rules.isVisible()
    page.resize(1920, 1080)
    QApplication.processEvents()
    assert page.rules.isVisible()
    for edict, card in page.edicts.items():
        face = card.face()
        assert face is not None
        assert face.stars == number(maps.view.edicts[edict.position].stars(maps.sheets[0]))
        assert card.visibleRegion().boundingRect() == card.rect()


def test_edicts_tell_no_worth_where_nothing_is_counted(qtbot: QtBot) -> None:
    page = page_of(qtbot, in_summer(is_counted=False))
    faces = [card.face() for card in page.edicts.values()]
    assert [face.stars for face in faces if face is not None] == [""] * 4


def test_players_are_listed_with_each_season_scored_where_there_is_room(qtbot: QtBot) -> None:
    maps = ended(2)
    page = page_of(qtbot, maps)
    page.resize(960, 640)
    assert {len(line) for line in page.players.shown_texts()} == {2}
    page.resize(1920, 1080)
    player = maps.view.players[0]
    totals = [*(score.total for score in player.seasons), player.total]
    lines = {line[0]: line[1:] for line in page.players.shown_texts()}
    assert lines[player.name] == tuple(map(number, totals))
