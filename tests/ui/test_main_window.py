"""The whole window: pages follow the table, and no map is left where others look."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.app import prepare_table
from cartographers_gui.engine import MapSheet, legal_placements
from cartographers_gui.session import Curtain
from cartographers_gui.storage import Settings
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.preferences import Preferences
from tests.helpers.games import setup
from tests.helpers.whole_games import play_by_keys, play_to_the_end_by_keys


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    languages = Languages(qapp)
    languages.install("en")
    window = MainWindow(
        SessionBridge(), languages, lambda: 7, Preferences(Settings(palette="day")), Motion(0)
    )
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    yield window
    languages.remove()


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_whole_game_is_played_by_keys(window: MainWindow, players: int) -> None:
    window.start(setup(players, seed=players))
    play_to_the_end_by_keys(window)
    assert window.pages.currentWidget() is window.standings


def test_no_map_is_left_while_the_curtain_is_down(window: MainWindow) -> None:
    window.start(setup(2))
    for _ in range(12):
        play_by_keys(window)
        if isinstance(window.bridge.stage, Curtain):
            assert window.table.draft is None
            assert not window.table.isVisible()
            assert window.windowTitle() == "Cartographers"
    assert len(window.bridge.actions) >= 3


def test_drawing_is_commanded_only_while_a_map_is_open(window: MainWindow) -> None:
    turn = window.menu.actions_by_id[CommandId.TURN]
    window.start(setup(2))
    assert not turn.isEnabled()
    window.bridge.advance()
    assert not turn.isEnabled()
    window.bridge.lift_curtain()
    assert turn.isEnabled()
    before = window.table.draft
    turn.trigger()
    assert window.table.draft != before


def test_a_drawing_is_undone_and_done_again(window: MainWindow) -> None:
    window.start(setup(2))
    window.bridge.advance()
    window.bridge.lift_curtain()
    QTest.keyClick(window.table.canvas, Qt.Key.Key_N)
    QTest.keyClick(window.table.canvas, Qt.Key.Key_Return)
    assert window.table.draft is not None
    assert window.table.draft.is_laid
    window.menu.actions_by_id[CommandId.UNDO].trigger()
    undone = window.table.draft
    assert not undone.is_laid
    window.menu.actions_by_id[CommandId.REDO].trigger()
    redone = window.table.draft
    assert redone.is_laid


def test_the_map_can_be_hidden_again(window: MainWindow) -> None:
    window.start(setup(2))
    window.bridge.advance()
    window.bridge.lift_curtain()
    window.menu.actions_by_id[CommandId.HIDE_MAP].trigger()
    assert window.bridge.stage == Curtain(0)
    assert window.pages.currentWidget() is window.curtain


@pytest.mark.parametrize(
    ("command", "name"),
    [(CommandId.DAY, "day"), (CommandId.NIGHT, "night"), (CommandId.CONTRAST, "contrast")],
)
def test_colours_change_while_the_game_goes_on(
    window: MainWindow, command: CommandId, name: str
) -> None:
    window.start(setup(2))
    window.menu.actions_by_id[command].trigger()
    assert window.appearance.palette_shown().name == name
    assert window.reveal.look.palette.name == name
    assert window.menu.actions_by_id[command].isChecked()


def test_a_new_game_can_be_thought_better_of(window: MainWindow) -> None:
    window.start(setup(2))
    window.on_new_game()
    assert window.pages.currentWidget() is window.new_game
    QTest.keyClick(window.new_game, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.reveal


def test_a_new_game_thought_of_in_the_middle_of_a_drawing_covers_the_map(
    window: MainWindow,
) -> None:
    window.start(setup(2))
    window.bridge.advance()
    window.bridge.lift_curtain()
    window.menu.actions_by_id[CommandId.NEW_GAME].trigger()
    assert window.pages.currentWidget() is window.new_game
    QTest.keyClick(window.new_game, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.curtain


@pytest.mark.parametrize("maximised", [False, True])
def test_full_screen_goes_back_to_what_the_window_was(
    window: MainWindow, *, maximised: bool
) -> None:
    if maximised:
        window.showMaximized()
    full = window.menu.actions_by_id[CommandId.FULL_SCREEN]
    full.trigger()
    assert window.isFullScreen()
    full.trigger()
    assert not window.isFullScreen()
    assert window.isMaximized() == maximised


def test_a_key_held_down_is_no_second_command(window: MainWindow) -> None:
    actions = window.menu.actions_by_id
    assert not actions[CommandId.CONFIRM].autoRepeat()
    assert actions[CommandId.UNDO].autoRepeat()


def test_the_rematch_deals_the_same_cards_when_asked_to(window: MainWindow) -> None:
    window.start(setup(1, seed=3))
    play_to_the_end_by_keys(window)
    window.standings.rematch_chosen.emit(True)  # noqa: FBT003 - the signal's one argument
    assert window.bridge.setup == setup(1, seed=3)
    assert window.bridge.actions == ()


def test_every_page_fits_the_smallest_window(window: MainWindow) -> None:
    window.resize(960, 640)
    window.start(setup(6, seed=2))
    for _ in range(20):
        play_by_keys(window)
        page = window.pages.currentWidget()
        assert page is not None
        assert page.minimumSizeHint().width() <= 960


def test_a_shown_map_is_the_players_own(window: MainWindow) -> None:
    window.start(setup(2))
    window.bridge.advance()
    window.bridge.lift_curtain()
    assert window.table.draft is not None
    sheet = window.table.draft.sheet
    assert sheet == MapSheet.blank(setup(2).layout)
    shape = window.table.draft.shape
    assert legal_placements(sheet, shape)


def test_the_page_of_the_map_is_made_before_anyone_waits_for_it(window: MainWindow) -> None:
    prepare_table(window)
    assert "table" not in window.__dict__
    window.start(setup(2))
    prepare_table(window)
    assert window.pages.currentWidget() is window.reveal
    assert window.pages.indexOf(window.__dict__["table"]) >= 0
    assert window.table.look == window.shell.look
