"""While computer players think: a sign says so, opened pages stay, and a game of theirs is seen."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import MAP_LAYOUTS, BotLevel, GameSetup, PlayerSetup
from cartographers_gui.session import BotsDraw, Drawing, Final, Reveal, SeasonSheet
from cartographers_gui.storage import SavedGame
from cartographers_gui.ui.controllers import bots
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Length, Motion
from tests.helpers.players import greedy_draw


@pytest.fixture(autouse=True)
def given_up(window: MainWindow, qtbot: QtBot) -> Iterator[None]:
    """Let nobody think on after the test."""
    yield
    window.bridge.leave()
    window.on_new_game()
    until(qtbot, lambda: at_rest(window))


def table(people: int, computers: int, level: BotLevel = BotLevel.APPRENTICE) -> GameSetup:
    names = tuple(PlayerSetup(name) for name in ("Ana", "Boris")[:people])
    seats = range(people + 1, people + computers + 1)
    others = (PlayerSetup(f"Computer {seat}", is_numbered=True, bot=level) for seat in seats)
    return GameSetup((*names, *others), MAP_LAYOUTS["A"], seed=4)


def until(qtbot: QtBot, is_so: Callable[[], bool]) -> None:
    qtbot.waitUntil(is_so, timeout=20_000)


def at_rest(window: MainWindow) -> bool:
    return not window.bridge.pause.isActive()


def front(window: MainWindow) -> QWidget | None:
    return window.pages.currentWidget()


def until_computers_draw(window: MainWindow, qtbot: QtBot) -> None:
    """Draw for a lone person until the table waits for the computer players."""
    until(qtbot, lambda: at_rest(window))
    while not isinstance(window.bridge.stage, BotsDraw):
        stage = window.bridge.stage
        if isinstance(stage, Drawing):
            state = window.bridge.flow.session.state
            window.bridge.confirm(greedy_draw(state, stage.seat).placement)
        else:
            window.bridge.advance()


# --- the sign ------------------------------------------------------------------------------------


def test_a_sign_says_how_many_have_drawn_and_is_told_once(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(bots, "announce", lambda _, text: told.append(text))
    monkeypatch.setattr(bots, "_BETWEEN", 0)
    window.bots.patience = 0
    sign, shown = window.bots.sign, set()
    window.bridge.pause.timeout.connect(
        lambda: shown.add((sign.text(), window.reveal.head.chips[1].accessibleDescription()))
    )
    window.start(table(1, 9))
    until(qtbot, sign.isVisible)
    assert window.rect().contains(sign.geometry())
    until(qtbot, lambda: at_rest(window))
    assert not sign.isVisible()
    assert told in ([f"The computer players draw: {number} of 9"] for number in range(2))
    assert {f"The computer players draw: {number} of 9" for number in range(2, 9)} <= {
        text for text, _ in shown
    }
    # Whoever has drawn shows as done long before all have.
    chips = dict(shown)
    assert chips["The computer players draw: 5 of 9"].endswith("done")


def test_a_moment_of_thought_shows_no_sign(window: MainWindow, qtbot: QtBot) -> None:
    window.bots.patience = 60_000
    window.start(table(2, 3))
    until(qtbot, lambda: at_rest(window))
    assert window.bots.sign.text() == ""


def test_the_sign_takes_no_click(window: MainWindow, qtbot: QtBot) -> None:
    window.bots.patience = 0
    window.start(table(2, 60))
    until(qtbot, window.bots.sign.isVisible)
    middle = window.bots.sign.geometry().center()
    assert window.pages.childAt(middle) is not window.bots.sign


def test_nobody_thinks_on_once_the_window_is_closed(window: MainWindow, qapp: QApplication) -> None:
    window.start(table(2, 60))
    assert window.bridge.pause.isActive()
    # As the program hears it; in a test there may be other windows.
    qapp.lastWindowClosed.emit()
    assert not window.bridge.pause.isActive()


# --- pages beside the game -----------------------------------------------------------------------


def test_a_page_opened_meanwhile_stays_until_it_is_left(window: MainWindow, qtbot: QtBot) -> None:
    window.start(table(1, 5))
    until_computers_draw(window, qtbot)
    window.on_new_game()
    until(qtbot, lambda: at_rest(window))
    assert not isinstance(window.bridge.stage, BotsDraw)
    assert front(window) is window.new_game
    window.new_game.cancelled.emit()
    assert front(window) is window.table
    assert isinstance(window.bridge.stage, Drawing)


def test_a_page_left_while_they_still_think_shows_the_card_that_they_draw(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.start(table(1, 5))
    until_computers_draw(window, qtbot)
    window.on_new_game()
    window.new_game.cancelled.emit()
    assert front(window) is window.reveal
    assert window.reveal.shown_cards() == [window.bridge.flow.session.view().current]
    until(qtbot, lambda: at_rest(window))
    assert front(window) is window.table


@pytest.mark.parametrize("waits", [True, False])
def test_open_maps_stay_until_they_are_closed(
    window: MainWindow, qtbot: QtBot, *, waits: bool
) -> None:
    window.preferences.change(open_maps=True)
    window.start(table(1, 5))
    until_computers_draw(window, qtbot)
    window.maps.on_all_maps()
    if waits:
        until(qtbot, lambda: at_rest(window))
    assert front(window) is window.maps.browser
    QTest.keyClick(window.maps.browser, Qt.Key.Key_Escape)
    assert front(window) is (window.table if waits else window.reveal)
    until(qtbot, lambda: at_rest(window))
    assert front(window) is window.table


def test_a_game_gone_on_with_shows_the_card_and_not_the_first_page(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.start(table(1, 5))
    until_computers_draw(window, qtbot)
    game = SavedGame(window.bridge.setup or table(1, 5), window.bridge.actions)
    window.bridge.leave()
    window.on_new_game()
    window.resume(game)
    assert isinstance(window.bridge.stage, BotsDraw)
    assert front(window) is window.reveal
    until(qtbot, lambda: at_rest(window))
    assert front(window) is window.table


# --- a game of computer players alone ------------------------------------------------------------


def test_its_maps_fill_by_themselves_up_to_the_scores_of_a_season(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.start(table(0, 2))
    page = window.watching.page
    assert front(window) is page
    assert page.news().startswith("Spring begins. ")
    assert not page.close_button.isVisible()
    until(qtbot, lambda: isinstance(window.bridge.stage, SeasonSheet))
    assert front(window) is window.season_sheet
    window.bridge.advance()
    assert front(window) is page
    assert page.news().startswith("Summer begins. ")
    assert page.map.map_lines()


def test_it_is_held_and_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    window.start(table(0, 2))
    page = window.watching.page
    page.pause_button.click()
    assert page.pause_button.accessibleName() == "Continue"
    stage = window.bridge.stage
    until(qtbot, lambda: at_rest(window))
    assert isinstance(stage, Reveal)
    assert window.bridge.stage is stage
    assert not window.watching.pace.isActive()
    # Also behind another page, and after it.
    window.on_new_game()
    window.new_game.cancelled.emit()
    assert front(window) is page
    assert not window.watching.pace.isActive()
    page.pause_button.click()
    until(qtbot, lambda: window.bridge.stage is not stage)
    assert page.pause_button.accessibleName() == "Pause"


def test_its_end_is_seen_at_once(window: MainWindow, qtbot: QtBot) -> None:
    window.start(table(0, 3))
    stages = []
    window.bridge.stage_changed.connect(lambda stage, _: stages.append(front(window)))
    window.watching.page.end_button.click()
    until(qtbot, lambda: isinstance(window.bridge.stage, Final))
    assert set(stages) == {window.watching.page, window.standings}
    # The next game is watched at leisure again.
    window.start(table(0, 3))
    assert not window.watching.is_hurried


def test_whoever_watches_chooses_the_map(window: MainWindow, qtbot: QtBot) -> None:
    window.start(table(0, 3))
    page = window.watching.page
    page.show_seat(2)
    until(qtbot, lambda: isinstance(window.bridge.stage, SeasonSheet))
    window.bridge.advance()
    assert page.seat() == 2


def test_a_game_that_is_left_does_not_go_on(window: MainWindow) -> None:
    window.start(table(0, 2))
    assert window.watching.pace.isActive()
    window.on_new_game()
    assert not window.watching.pace.isActive()


def test_still_motion_does_not_hurry_what_is_to_be_read() -> None:
    motion = Motion()
    motion.is_unwanted = True
    assert motion.length(Length.WATCH) == Length.WATCH
    assert motion.length(Length.FLIP) == 0


def test_a_table_of_people_is_never_watched(window: MainWindow, qtbot: QtBot) -> None:
    window.start(table(1, 2))
    until(qtbot, lambda: at_rest(window))
    assert front(window) is window.reveal
    assert window.bridge.flow.maps_shown() == ()
