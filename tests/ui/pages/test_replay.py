"""The page of a replay: what each step shows, how it is moved, and what can be begun from it."""

from functools import lru_cache
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import MapSheet, SeasonScored
from cartographers_gui.session import GameSession, Replay
from cartographers_gui.storage import SavedGame
from cartographers_gui.ui.pages.replay import ReplayPage
from cartographers_gui.ui.shape_words import place_sentence
from cartographers_gui.ui.text import card_name, number, season_name
from cartographers_gui.ui.theme import DAY, NIGHT
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN
from cartographers_gui.ui.widgets.look import Look, push_look
from cartographers_gui.ui.widgets.paper_panel import PANEL_ROOM
from cartographers_gui.ui.widgets.style_sheet import dress
from tests.helpers.games import setup
from tests.helpers.heard import listen
from tests.helpers.players import random_draw

PATIENCE = 60_000
"""How long a whole game may take to be shown on a busy machine, in ms."""


@lru_cache
def replay_of(players: int, decisions: int = 10_000) -> Replay:
    session, random = GameSession(setup(players)), Random(2)
    while not session.state.is_over and len(session.actions) < decisions:
        session.submit(random_draw(random, session.state, session.state.waiting[0]))
    return Replay(session.setup, session.actions)


@pytest.fixture
def page(qtbot: QtBot) -> ReplayPage:
    page = ReplayPage(pace=0)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page


def press(page: ReplayPage, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(page.controls.timeline, key)


def test_it_begins_before_the_first_decision_with_the_winners_map(page: ReplayPage) -> None:
    replay = replay_of(3)
    page.show_replay(replay)
    assert page.position == 0
    best = max(range(3), key=lambda seat: replay.stars(replay.last, seat))
    assert page.seat == best
    assert not page.controls.back_button.isEnabled()
    assert page.controls.forth_button.isEnabled()
    page.show_replay(replay, at_end=True)
    assert page.position == replay.last
    assert not page.controls.end_button.isEnabled()


def test_every_step_shows_map_card_events_and_stars(
    page: ReplayPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay = replay_of(2)
    sheets: list[MapSheet] = []
    monkeypatch.setattr(page.map, "show_sheet", lambda sheet, _: sheets.append(sheet))
    page.show_replay(replay)
    for position in range(replay.last + 1):
        page.show_position(position)
        view = replay.view(position)
        assert sheets[-1] == view.sheets[page.seat]
        assert view.card is not None
        assert page.news.title.text() == card_name(view.card)
        assert page.news.story.text()
        for seat, row in enumerate(page.table.shown_texts()):
            assert row[-1] == number(view.stars(seat))
        assert page.controls.timeline.value() == position


def test_seasons_to_come_show_no_stars_and_the_running_one_is_marked(page: ReplayPage) -> None:
    replay = replay_of(2)
    page.show_replay(replay)
    position = list(replay.seasons.values())[1] + 1
    page.show_position(position)
    view = replay.view(position)
    spring = view.players[0].seasons[0].total
    worth = view.worth[0]
    assert worth is not None
    assert page.table.shown_texts()[0][1:5] == (number(spring), number(worth.total), "·", "·")


def test_a_step_goes_to_the_next_change_of_the_shown_map(page: ReplayPage) -> None:
    replay = replay_of(3)
    page.show_replay(replay)
    page.show_seat(1)
    press(page, Qt.Key.Key_Right)
    assert page.position == replay.next_change(0, 1)
    press(page, Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert page.position == replay.next_change(0, 1)
    press(page, Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert page.position == 0


def test_following_shows_the_map_of_each_drawing(page: ReplayPage) -> None:
    replay = replay_of(3)
    page.show_replay(replay)
    press(page, Qt.Key.Key_F)
    for position in range(1, replay.last + 1):
        press(page, Qt.Key.Key_Right)
        assert page.position == position
        drawing = replay.view(position).drawing
        assert drawing is not None
        assert page.seat == drawing.owner
    press(page, Qt.Key.Key_Left)
    assert page.position == replay.last - 1


def test_keys_lead_to_cards_seasons_and_both_ends(page: ReplayPage) -> None:
    replay = replay_of(2)
    page.show_replay(replay)
    press(page, Qt.Key.Key_Down)
    assert page.position == replay.turns[1]
    press(page, Qt.Key.Key_BracketRight)
    assert page.position == list(replay.seasons.values())[1]
    press(page, Qt.Key.Key_Up)
    assert page.position == replay.previous_turn(list(replay.seasons.values())[1])
    press(page, Qt.Key.Key_End)
    assert page.position == replay.last
    press(page, Qt.Key.Key_BracketLeft)
    assert page.position == list(replay.seasons.values())[3]
    press(page, Qt.Key.Key_Home)
    assert page.position == 0


def test_keys_work_on_a_cyrillic_layout(page: ReplayPage) -> None:
    page.show_replay(replay_of(2))
    event = QKeyEvent(QEvent.Type.KeyPress, ord("А"), Qt.KeyboardModifier.NoModifier, "а")  # noqa: RUF001 - where F is
    QApplication.sendEvent(page.controls.timeline, event)
    assert page.controls.is_following


def test_players_are_switched_by_keys_buttons_and_table(page: ReplayPage) -> None:
    page.show_replay(replay_of(3))
    page.show_seat(0)
    press(page, Qt.Key.Key_PageDown)
    assert page.seat == 1
    page.head.after_button.click()
    assert page.seat == 2
    press(page, Qt.Key.Key_PageDown)
    assert page.seat == 2
    page.table.row_chosen.emit(0)
    press(page, Qt.Key.Key_PageUp)
    assert page.seat == 0


def test_many_players_stand_in_the_order_of_their_stars(page: ReplayPage) -> None:
    replay = replay_of(14)
    page.show_replay(replay, at_end=True)
    stars = [int(row[-1].replace("\u2212", "-")) for row in page.table.shown_texts()]
    assert stars == sorted(stars, reverse=True)


@pytest.mark.parametrize("players", [1, 3])
def test_ranks_are_shown_wherever_there_is_somebody_to_rank(page: ReplayPage, players: int) -> None:
    page.show_replay(replay_of(players), at_end=True)
    rows = page.table.rows()
    stars = {row.key: int(row.numbers[-1].text.replace("\u2212", "-")) for row in rows}
    if players == 1:
        assert [row.place for row in rows] == [""]
        return
    assert [row.key for row in rows] == [0, 1, 2]
    assert {row.place for row in rows if stars[row.key] == max(stars.values())} == {"1."}
    assert sorted(row.place for row in rows) == ["1.", "2.", "3."]


def test_it_plays_to_the_end_and_stops_there(page: ReplayPage, qtbot: QtBot) -> None:
    replay = replay_of(1)
    page.show_replay(replay)
    press(page, Qt.Key.Key_Space)
    assert page.is_playing
    qtbot.waitUntil(lambda: not page.is_playing, timeout=PATIENCE)
    assert page.position == replay.last
    press(page, Qt.Key.Key_Space)
    assert page.position == 0
    assert page.is_playing


def test_playing_can_be_stopped_at_any_time_and_stops_out_of_sight(page: ReplayPage) -> None:
    page.show_replay(replay_of(1))
    page.controls.play_button.click()
    page.on_tick()
    page.controls.play_button.click()
    assert (page.is_playing, page.position) == (False, 1)
    page.controls.play_button.click()
    page.hide()
    assert not page.is_playing


def test_speed_changes_by_keys_and_button(page: ReplayPage) -> None:
    page.show_replay(replay_of(1))
    assert page.controls.speed == 1
    press(page, Qt.Key.Key_Plus)
    assert page.controls.speed == 2
    press(page, Qt.Key.Key_Minus, Qt.Key.Key_Minus, Qt.Key.Key_Minus)
    assert page.controls.speed == 0.5
    for speed in (1, 2, 4, 8, 0.5):
        page.controls.speed_button.click()
        assert page.controls.speed == speed


def test_the_line_is_pressed_and_dragged(page: ReplayPage) -> None:
    replay = replay_of(2)
    page.show_replay(replay)
    line = page.controls.timeline
    middle = line.height() // 2
    at = replay.last // 2
    QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=QPoint(round(line.x_of(at)), middle))
    assert page.position == at
    QTest.mouseMove(line, QPoint(round(line.x_of(at + 3)), middle))
    QTest.mouseRelease(
        line, Qt.MouseButton.LeftButton, pos=QPoint(round(line.x_of(at + 3)), middle)
    )
    for position in range(replay.last + 1):
        assert line.position_at(line.x_of(position)) == position
    assert (line.position_at(-50), line.position_at(5000)) == (0, replay.last)


def test_the_curve_grows_with_the_game(page: ReplayPage) -> None:
    replay = replay_of(2)
    page.show_replay(replay)
    assert len(page.curve.points_of(0)) == 1
    page.show_position(replay.turns[5])
    assert len(page.curve.points_of(0)) == 6
    page.show_end()
    points = page.curve.points_of(1)
    assert len(points) == len(replay.turns)
    assert points[-1].x() == max(point.x() for point in points)


def test_a_finished_game_can_be_practised_from_any_step_but_the_last(
    page: ReplayPage, qtbot: QtBot
) -> None:
    replay = replay_of(2)
    page.show_replay(replay)
    page.show_position(5)
    with qtbot.waitSignal(page.practice_chosen) as chosen:
        page.practice_button.click()
    assert chosen.args == [SavedGame(replay.setup, replay.actions[:5])]
    page.show_end()
    assert not page.practice_button.isEnabled()


def test_a_running_game_offers_no_practice_and_nothing_to_save(page: ReplayPage) -> None:
    page.show_replay(replay_of(1, decisions=6))
    assert page.practice_button.isHidden()
    assert page.export_button.isHidden()
    assert not page.share_button.isHidden()
    page.show_replay(replay_of(3, decisions=6))
    assert page.replay is not None
    assert page.replay.last == 0
    assert page.share_button.isHidden()
    assert "still runs" in page.bar.sentence()


def test_following_is_offered_only_where_there_is_somebody_to_follow(page: ReplayPage) -> None:
    page.show_replay(replay_of(2))
    page.controls.toggle_following()
    assert page.controls.is_following
    page.show_replay(replay_of(1))
    assert page.controls.follow_button.isHidden()
    assert not page.controls.is_following


def test_escape_leaves(page: ReplayPage, qtbot: QtBot) -> None:
    page.show_replay(replay_of(1))
    with qtbot.waitSignal(page.left):
        press(page, Qt.Key.Key_Escape)


def test_a_scored_season_is_told(page: ReplayPage) -> None:
    replay = replay_of(2)
    page.show_replay(replay)
    position = list(replay.seasons.values())[1]
    page.show_position(position)
    event = next(e for e in replay.view(position).events if isinstance(e, SeasonScored))
    assert season_name(event.season) in page.news.story.text()


@pytest.mark.parametrize(("width", "height", "scale"), [(960, 600, 1.0), (1280, 760, 1.5)])
def test_it_fits_small_windows_and_large_texts(
    qtbot: QtBot, width: int, height: int, scale: float
) -> None:
    page = ReplayPage(pace=0)
    qtbot.addWidget(page)
    page.resize(width, height)
    dress(page, Look(NIGHT, Typography(scale)))
    page.show_replay(replay_of(3))
    page.show()
    assert page.minimumSizeHint().width() <= width
    assert page.minimumSizeHint().height() <= height
    assert (page.width(), page.height()) == (width, height)


def test_every_step_is_announced_but_not_while_it_plays_by_itself(
    page: ReplayPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = listen(monkeypatch)
    page.show_replay(replay_of(3))
    heard.clear()
    press(page, Qt.Key.Key_Right)
    drawing = page.replay.view(page.position).drawing if page.replay is not None else None
    assert drawing is not None
    drawn = place_sentence(drawing.placement.terrain, drawing.placement.spaces)
    assert heard == [f"{page.news.story.text()} {drawn}"]
    page.show_seat((page.seat + 1) % 3)
    assert heard[1:] == [page.curve.accessibleName()]
    page.on_play_clicked()
    page.on_tick()
    assert len(heard) == 2
    page.stop()


def test_click_on_the_map_leaves_the_keys_of_the_page_alive(page: ReplayPage) -> None:
    page.show_replay(replay_of(3))
    page.activateWindow()
    page.setFocus()
    QTest.mouseClick(page.map.viewport(), Qt.MouseButton.LeftButton)
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Right)
    assert page.position > 0


@pytest.mark.parametrize("size", [(960, 614), (1280, 774), (1920, 1048)])
def test_all_in_the_column_of_numbers_shares_its_edges(
    page: ReplayPage, size: tuple[int, int]
) -> None:
    page.resize(*size)
    page.show_replay(replay_of(3))
    QApplication.processEvents()

    def edges(part: QWidget, inset: int) -> tuple[int, int]:
        ends = (part.rect().topLeft() + QPoint(inset, 0), part.rect().topRight() - QPoint(inset, 0))
        return ends[0].x() + part.mapTo(page, QPoint()).x(), part.mapTo(page, ends[1]).x()

    panel = edges(page.news, PANEL_ROOM)
    assert edges(page.table_label, 0) == edges(page.table, 0) == panel
    ring = round(RING_MARGIN)
    assert edges(page.leave_button, ring)[1] == edges(page.controls.follow_button, ring)[1]
    assert panel[1] == edges(page.leave_button, ring)[1]


@pytest.mark.parametrize(("scale", "columns"), [(1.0, 5), (1.25, 5), (2.0, 2)])
def test_where_names_would_be_cut_the_running_season_stands_alone(
    page: ReplayPage, scale: float, columns: int
) -> None:
    page.show_replay(replay_of(3), at_end=True)
    push_look(page, Look(DAY, Typography(scale)))
    page.resize(960, 606)
    QApplication.processEvents()
    assert len(page.table.columns()) == columns
    stars = [row.numbers[-1].text for row in page.table.rows()]
    page.resize(1900, 1400)
    QApplication.processEvents()
    assert len(page.table.columns()) == 5
    assert [row.numbers[-1].text for row in page.table.rows()] == stars


def test_sentences_of_large_text_have_the_room_that_few_lines_leave(page: ReplayPage) -> None:
    push_look(page, Look(DAY, Typography(1.25)))
    page.resize(960, 606)
    page.show_replay(replay_of(2))
    QApplication.processEvents()
    page.news.story.set_text("A long sentence about the map of somebody far away. " * 3)
    page.news.set_spare(0)
    low = page.news.height()
    page.news.set_spare(300)
    assert low == page.news.least_height() < page.news.height() < low + 300
