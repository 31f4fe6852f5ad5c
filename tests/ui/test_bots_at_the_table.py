"""Computer players in the window: chosen for a seat, seen at the table, never waited for."""

from collections.abc import Callable
from dataclasses import replace
from time import thread_time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import MAP_LAYOUTS, BotLevel, DrawingState, GameSetup, PlayerSetup
from cartographers_gui.session import (
    BotsDraw,
    Curtain,
    Drawing,
    Final,
    MapsBack,
    Reveal,
)
from cartographers_gui.storage import SavedGame, Settings
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.pages.seat_row import SeatRow
from tests.helpers.games import setup
from tests.helpers.players import greedy_draw

_MOST_STEPS = 2000


def bot(number: int, level: BotLevel = BotLevel.JOURNEYMAN) -> PlayerSetup:
    return PlayerSetup(f"Computer {number}", is_numbered=True, bot=level)


def table(*players: PlayerSetup, seed: int = 4) -> GameSetup:
    return GameSetup(players, MAP_LAYOUTS["A"], seed=seed)


ANA, BORIS = PlayerSetup("Ana"), PlayerSetup("Boris")


def until(qtbot: QtBot, is_so: Callable[[], bool]) -> None:
    qtbot.waitUntil(is_so, timeout=20_000)


def at_rest(window: MainWindow) -> bool:
    """Tell whether no computer player has anything to think about."""
    return not window.bridge.pause.isActive()


# --- the page for a new game ---------------------------------------------------------------------


def rows(window: MainWindow) -> list[SeatRow]:
    return window.new_game.seats.rows


def test_a_computer_is_added_by_its_button_and_named_by_its_seat(window: MainWindow) -> None:
    seats = window.new_game.seats
    seats.foot.bot_button.click()
    added = rows(window)[-1]
    assert added.player() == PlayerSetup("Computer 3", is_numbered=True, bot=BotLevel.JOURNEYMAN)
    assert added.title_edit.placeholderText() == "Journeyman"
    crest = added.crest()
    assert crest is not None
    assert crest.is_bot
    assert added.kind_button.hasFocus()
    assert added.kind_button.accessibleName() == "The computer plays: Journeyman."
    # The next one is as good as the one before.
    added.kind_button.chosen.emit(BotLevel.MASTER)
    seats.foot.bot_button.click()
    assert rows(window)[-1].player().bot is BotLevel.MASTER


def test_a_hundred_and_one_players_are_too_many_whoever_plays(window: MainWindow) -> None:
    seats = window.new_game.seats
    seats.count_spin.setValue(100)
    seats.foot.bot_button.click()
    assert len(seats.rows) == 100
    assert "100" in seats.notice.sentence()


def test_the_keyboard_chooses_who_plays_a_seat(window: MainWindow, qtbot: QtBot) -> None:
    row = rows(window)[1]
    row.name_edit.setText("Hal")
    row.kind_button.setFocus()
    QTest.keyClick(row.kind_button, Qt.Key.Key_Space)
    until(qtbot, lambda: QApplication.activePopupWidget() is not None)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(menu, key)
    assert row.player() == PlayerSetup("Hal", bot=BotLevel.MASTER)
    row.kind_button.chosen.emit(None)
    assert row.player() == PlayerSetup("Hal")
    assert row.kind_button.accessibleName() == "A person plays."


def test_the_menu_says_how_each_level_plays_and_which_is_chosen(window: MainWindow) -> None:
    row = rows(window)[0]
    row.kind_button.chosen.emit(BotLevel.APPRENTICE)
    actions = [each for each in row.kind_button.menu().actions() if not each.isSeparator()]
    assert [action.text() for action in actions] == [
        "&A person",
        "A&pprentice · Draws what looks good at first sight.",
        "&Journeyman · Takes the most stars of the season.",
        "&Master · Thinks of all the seasons to come.",
    ]
    assert [action.isChecked() for action in actions] == [False, True, False, False]


def test_a_letter_chooses_who_plays(window: MainWindow, qtbot: QtBot) -> None:
    row = rows(window)[0]
    row.kind_button.setFocus()
    QTest.keyClick(row.kind_button, Qt.Key.Key_Space)
    until(qtbot, lambda: QApplication.activePopupWidget() is not None)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    QTest.keyClick(menu, Qt.Key.Key_M)
    assert row.player().bot is BotLevel.MASTER


@pytest.mark.parametrize("palette", ["day", "night", "contrast"])
def test_the_sign_of_a_highlighted_row_is_in_the_ink_of_its_words(
    window: MainWindow, palette: str
) -> None:
    window.preferences.change(palette=palette)
    button = rows(window)[0].kind_button
    menu = button.menu()
    ink = button.look.palette.accent_text
    for action in menu.actions():
        if not action.isSeparator():
            sign = action.icon().pixmap(48, QIcon.Mode.Active).toImage()
            inks = {
                sign.pixelColor(x, y).name()
                for x in range(sign.width())
                for y in range(sign.height())
                if sign.pixelColor(x, y).alpha() == 255
            }
            assert ink.name() in inks
    menu.deleteLater()


def test_a_name_nobody_typed_says_who_plays(window: MainWindow) -> None:
    row = rows(window)[1]
    row.kind_button.chosen.emit(BotLevel.MASTER)
    assert row.name_edit.text() == "Computer 2"
    row.kind_button.chosen.emit(None)
    assert row.player() == PlayerSetup("Player 2", is_numbered=True)


def test_a_computer_goes_with_its_row_when_seats_are_exchanged(window: MainWindow) -> None:
    rows(window)[1].kind_button.chosen.emit(BotLevel.MASTER)
    window.new_game.seats.exchange(1, -1)
    assert [row.player().bot for row in rows(window)] == [BotLevel.MASTER, None]
    assert [row.name_edit.text() for row in rows(window)] == ["Computer 1", "Player 2"]
    window.new_game.seats.remove(0)
    assert [row.player().bot for row in rows(window)] == [None]


def test_the_last_table_is_remembered_with_its_computers(
    window: MainWindow, settings: Settings, qtbot: QtBot
) -> None:
    game = table(ANA, bot(2, BotLevel.MASTER), replace(bot(3), title="the Swift"))
    window.start(game)
    assert window.preferences.settings.last_players.count("\n") == 2
    window.new_game.seats.foot.last_button.click()
    assert window.new_game.seats.players() == game.players
    assert settings.last_players == ""
    until(qtbot, lambda: at_rest(window))


# --- at the table --------------------------------------------------------------------------------


def test_who_plays_by_computer_shows_as_done_while_all_look_at_the_cards(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.start(table(ANA, BORIS, bot(3)))
    until(qtbot, lambda: at_rest(window))
    assert window.pages.currentWidget() is window.reveal
    head = window.reveal.head
    assert [chip.accessibleDescription() for chip in head.chips[:3]] == [
        "waiting",
        "waiting",
        "The computer plays: Journeyman. done",
    ]
    window.bridge.advance()
    assert window.bridge.stage == Curtain(0)
    assert window.curtain.head.chips[2].player_name() == "Computer 3"


def test_nobody_sees_the_map_of_a_computer_unasked(window: MainWindow, qtbot: QtBot) -> None:
    shown: list[int | None] = []
    window.bridge.stage_changed.connect(lambda _, view: shown.append(view.owner))
    window.start(table(bot(1), ANA))
    for _ in range(12):
        until(qtbot, lambda: at_rest(window))
        match window.bridge.stage:
            case Drawing():
                draw(window)
            case _:
                window.bridge.advance()
    assert set(shown) <= {None, 0, 1}
    ambushes = [view for view in shown if view == 0]
    # The neighbour's map alone, and only where monsters are to be drawn on it.
    assert len(ambushes) <= 4


def draw(window: MainWindow) -> None:
    stage = window.bridge.stage
    assert isinstance(stage, Drawing)
    state = window.bridge.flow.session.state
    window.bridge.confirm(greedy_draw(state, stage.seat).placement)


@pytest.mark.parametrize("people", [0, 1, 2])
def test_a_whole_game_goes_on_by_the_buttons_of_its_pages(
    window: MainWindow, qtbot: QtBot, people: int
) -> None:
    names = (ANA, BORIS)[:people]
    players = (*names, *(bot(n, level) for n, level in enumerate(BotLevel, people + 1)))
    window.start(table(*players))
    stages = set()
    for _ in range(_MOST_STEPS):
        stages.add(type(window.bridge.stage))
        if isinstance(window.bridge.stage, Final):
            break
        go_on(window, qtbot)
    assert isinstance(window.bridge.stage, Final)
    assert (Curtain in stages) == (people == 2)
    assert (Drawing in stages) == (people > 0)
    standings = window.bridge.flow.session.view().standings
    assert len(standings) == people + 3


def go_on(window: MainWindow, qtbot: QtBot) -> None:
    """Do what the page asks for, by its button."""
    match window.bridge.stage:
        case BotsDraw():
            until(qtbot, lambda: not isinstance(window.bridge.stage, BotsDraw))
        case Drawing():
            draw(window)
        case Curtain():
            QTest.keyClick(window.curtain.lift_button, Qt.Key.Key_Return)
        case (Reveal() | MapsBack()) as stage if window.watching.pace.isActive():
            until(qtbot, lambda: window.bridge.stage is not stage)
        case Reveal():
            click(window.reveal.next_button)
        case MapsBack():
            click(window.maps_back.next_button)
        case _:
            window.bridge.advance()


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())


def test_a_game_gone_on_with_lets_the_computers_draw_first(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.start(table(ANA, bot(2), bot(3)))
    until(qtbot, lambda: at_rest(window))
    window.bridge.advance()
    draw(window)
    actions = window.bridge.actions
    # The autosave may hold the table before any computer has drawn in the second turn.
    window.resume(SavedGame(window.bridge.setup or table(ANA), actions[:3]))
    until(qtbot, lambda: isinstance(window.bridge.stage, Drawing))
    view = window.bridge.flow.session.view(0)
    assert [player.drawing for player in view.players[1:]] == [DrawingState.DONE] * 2


def test_a_lone_person_sees_the_next_card_on_the_map(window: MainWindow, qtbot: QtBot) -> None:
    window.start(table(ANA, bot(2), seed=11))
    until(qtbot, lambda: at_rest(window))
    click(window.reveal.next_button)
    turn = window.bridge.flow.session.state.turn
    draw(window)
    until(qtbot, lambda: isinstance(window.bridge.stage, Drawing))
    assert window.bridge.flow.session.state.turn == turn + 1
    assert window.pages.currentWidget() is window.table


def test_a_game_given_up_lets_nobody_think_on(qtbot: QtBot) -> None:
    bridge = SessionBridge()
    bridge.start(table(ANA, bot(2)))
    assert bridge.pause.isActive()
    bridge.leave()
    qtbot.waitUntil(lambda: not bridge.pause.isActive())
    assert bridge.setup is None


def test_ninety_nine_masters_keep_nobody_waiting(window: MainWindow, qtbot: QtBot) -> None:
    """One step of thought at a time: the longest leaves a frame to whoever moves the pointer."""
    players = (ANA, *(bot(number, BotLevel.MASTER) for number in range(2, 101)))
    steps: list[float] = []
    think = window.bridge.on_pause
    window.bridge.pause.timeout.disconnect(think)

    def timed() -> None:
        begin = thread_time()
        think()
        steps.append(thread_time() - begin)

    window.bridge.pause.timeout.connect(timed)
    window.start(table(*players))
    until(qtbot, lambda: at_rest(window) and window.bridge.flow.session.state.waiting == (0,))
    assert len(steps) > 99
    # The very longest ones are what else the machine had to do.
    assert sorted(steps)[int(0.98 * len(steps))] < 1 / 60


def test_solo_games_and_tables_of_people_never_start_the_clock_of_the_computers(
    window: MainWindow,
) -> None:
    for players in (1, 3):
        window.start(setup(players))
        assert at_rest(window)
