"""Each number of the season sheet beside the map lights the spaces that make it."""

from dataclasses import replace
from functools import lru_cache

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import GameView, MapSheet, Season, SeasonScored, Space
from cartographers_gui.session import Drawing, TableFlow, TableOptions
from cartographers_gui.session.season_count import Part, SheetNumber, count_season, lit_by_part
from cartographers_gui.ui.pages.map_browser import MapBrowserPage
from cartographers_gui.ui.pages.season_sheet import SeasonSheetPage
from cartographers_gui.ui.pages.table import TablePage
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.style_sheet import dress
from tests.ui.pages.tables import table, until
from tests.ui.pages.test_map_browser import ended

SPRING, SUM = 0, len(Part)


@lru_cache
def in_summer() -> tuple[GameView, tuple[SeasonScored, ...]]:
    def drawn_in_summer(flow: TableFlow) -> bool:
        is_later = flow.session.state.season is Season.SUMMER and flow.session.state.turn > 12
        return is_later and isinstance(flow.stage, Drawing)

    flow = until(table(2), drawn_in_summer)
    assert isinstance(flow.stage, Drawing)
    return flow.session.view(flow.stage.seat), flow.seasons_scored()


@pytest.fixture
def page(qtbot: QtBot) -> TablePage:
    page = TablePage()
    qtbot.addWidget(page)
    dress(page, Look())
    page.resize(1280, 774)
    with qtbot.waitExposed(page):
        page.show()
    view, seasons = in_summer()
    page.follow_seasons(lambda: seasons)
    page.show_turn(view)
    QApplication.processEvents()
    return page


def lit(page: TablePage) -> frozenset[Space]:
    return frozenset().union(*page.canvas._scene._lit[0])


def made_by(season: Season, part: Part) -> frozenset[Space]:
    """Return what made a part of a season that is scored, for the owner of the map shown."""
    view, seasons = in_summer()
    assert view.owner is not None
    event = next(each for each in seasons if each.season is season)
    sheet = event.sheets[view.owner]
    counted = count_season(sheet, view.edicts, season)[list(Part).index(part)]
    return frozenset().union(*lit_by_part(counted, sheet))


def point(page: TablePage, line: int, column: int) -> None:
    """Rest the pointer on a number of the season sheet."""
    shown = page.seasons.table
    shown.entered.emit(shown.model().index(line, column + 1))


@pytest.mark.parametrize("part", Part)
def test_a_season_that_is_scored_lights_what_made_it_then(page: TablePage, part: Part) -> None:
    assert any(made_by(Season.SPRING, each) for each in Part)
    point(page, SPRING, list(Part).index(part))
    assert lit(page) == made_by(Season.SPRING, part)
    page.seasons.table.leaveEvent(QEvent(QEvent.Type.Leave))
    assert lit(page) == frozenset()


def test_a_sum_lights_all_that_made_it(page: TablePage) -> None:
    point(page, SPRING, SUM)
    assert lit(page) == frozenset().union(*(made_by(Season.SPRING, part) for part in Part))
    point(page, 1, SUM)
    running = [lit_of_running(part) for part in Part]
    assert lit(page) == frozenset().union(*running)
    assert lit(page)


def lit_of_running(part: Part) -> frozenset[Space]:
    view, _ = in_summer()
    assert view.sheet is not None
    counted = count_season(view.sheet, view.edicts, Season.SUMMER)[list(Part).index(part)]
    return frozenset().union(*lit_by_part(counted, view.sheet))


def test_seasons_to_come_light_nothing(page: TablePage) -> None:
    point(page, SPRING, SUM)
    point(page, 3, SUM)
    assert lit(page) == frozenset()


def test_what_is_scored_lights_where_nothing_may_be_counted_ahead(page: TablePage) -> None:
    page.set_options(TableOptions(previews=False))
    point(page, SPRING, SUM)
    assert lit(page)
    page.on_pointed(Part.FIRST)
    assert lit(page) == frozenset()


def test_the_keyboard_gets_to_every_number_and_the_keys_of_the_map_still_act(
    page: TablePage,
) -> None:
    page.activateWindow()
    shown = page.seasons.table
    stops = set()
    for _ in range(60):
        focused = QApplication.focusWidget()
        assert focused is not None
        stops.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert shown in stops
    shown.setFocus()
    assert page._pointed == SheetNumber(Season.SUMMER, Part.FIRST)
    QTest.keyClick(shown, Qt.Key.Key_Up)
    assert page._pointed == SheetNumber(Season.SPRING, Part.FIRST)
    for _ in range(4):
        QTest.keyClick(shown, Qt.Key.Key_Right)
    assert page._pointed == SheetNumber(Season.SPRING, None)
    assert page.draft is not None
    before = page.draft.form
    QTest.keyClick(shown, Qt.Key.Key_R)
    assert page.draft.form != before
    page.canvas.setFocus()
    assert lit(page) == frozenset()


def test_the_total_of_the_preview_lights_all_and_more_so_where_it_stands_alone(
    page: TablePage,
) -> None:
    everything = frozenset().union(*map(lit_of_running, Part))
    for short in (False, True):
        page.preview.set_short(short=short)
        QApplication.processEvents()
        page.preview.grab()
        total = SheetNumber(Season.SUMMER, None)
        place = page.preview.number_places()[total].center().toPoint()
        QTest.mouseMove(page.preview, place)
        assert lit(page) == everything
        page.preview.leaveEvent(QEvent(QEvent.Type.Leave))
        page.preview.setFocus()
        QTest.keyClick(page.preview, Qt.Key.Key_Left)
        assert page._pointed == total
        page.canvas.setFocus()


def test_large_text_in_a_small_window_still_lights_the_total(page: TablePage) -> None:
    dress(page, Look(fonts=Typography(2.0)))
    page.resize(960, 614)
    QApplication.processEvents()
    page.preview.grab()
    assert len(page.preview.number_places()) in {1, SUM + 1}


def test_coins_light_their_mountains_on_the_sheet_and_in_the_browser(qtbot: QtBot) -> None:
    maps = ended(2)
    place = next(
        number for number, each in enumerate(maps.seasons) if each.sheets[0].claimed_mountains
    )
    event = maps.seasons[place]
    mountains = event.sheets[0].claimed_mountains
    browser = MapBrowserPage()
    qtbot.addWidget(browser)
    browser.show_maps(maps, 0)
    browser.on_number_pointed((place, list(Part).index(Part.COINS)))
    assert browser.map.lit_spaces() == mountains
    sheet = SeasonSheetPage(pace=0)
    qtbot.addWidget(sheet)
    sheet.show_season(event, maps.view)
    sheet.part_buttons[list(Part).index(Part.COINS)].click()
    assert sheet.map.lit_spaces() == mountains


def test_a_part_without_a_space_leaves_the_map_of_the_season_plain(qtbot: QtBot) -> None:
    maps = ended(2)
    event = maps.seasons[0]
    bare = replace(event, sheets=tuple(MapSheet.blank(sheet.layout) for sheet in event.sheets))
    sheet = SeasonSheetPage(pace=0)
    qtbot.addWidget(sheet)
    sheet.show_season(bare, maps.view)
    sheet.part_buttons[list(Part).index(Part.COINS)].click()
    assert sheet.map.is_plain()
