"""The rulebook in the program: F1 opens it, once, beside the game, where it was read last."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import MAP_LAYOUTS, GameSetup, PlayerSetup
from cartographers_gui.storage import Settings
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.dialogs.rulebook import RulebookDialog
from cartographers_gui.ui.keys import Key
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.preferences import Preferences


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> MainWindow:
    choices = Preferences(Settings(palette="day"))
    window = MainWindow(SessionBridge(), Languages(qapp), lambda: 7, choices, Motion(0))
    qtbot.addWidget(window)
    window.show()
    return window


def opened(window: MainWindow) -> RulebookDialog:
    dialog = window.rulebook.dialog()
    assert dialog is not None
    return dialog


def test_f1_opens_the_rulebook_beside_the_game(window: MainWindow) -> None:
    action = window.menu.actions_by_id[CommandId.RULES]
    assert action.shortcut().toString() == "F1"
    QTest.keyClick(window, Qt.Key.Key_F1)
    book = opened(window)
    assert book.isVisible()
    assert book.windowModality() is Qt.WindowModality.NonModal
    window.start(GameSetup((PlayerSetup("Ana"),), MAP_LAYOUTS["A"], seed=3))
    assert book.isVisible()


def test_there_is_one_rulebook_however_often_it_is_asked_for(window: MainWindow) -> None:
    window.rulebook.open_rulebook("coins")
    book = opened(window)
    window.rulebook.open_rulebook("great_city")
    assert opened(window) is book
    assert book.view.page.place_at_top()[0] == "great_city"
    window.rulebook.open_rulebook()
    assert book.view.page.place_at_top()[0] == "great_city"


def test_rulebook_opens_again_where_it_was_closed(qtbot: QtBot, window: MainWindow) -> None:
    window.rulebook.open_rulebook("solo")
    with qtbot.waitSignal(opened(window).destroyed):
        opened(window).close()
    assert window.rulebook.dialog() is None
    window.rulebook.open_rulebook()
    assert opened(window).view.page.place_at_top()[0] == "solo"


def test_unknown_place_is_refused(window: MainWindow) -> None:
    with pytest.raises(ValueError, match="'nowhere'"):
        window.rulebook.open_rulebook("nowhere")


def test_rulebook_takes_the_look_of_the_window(window: MainWindow) -> None:
    window.rulebook.open_rulebook()
    page = opened(window).view.page
    before = page.palette().text().color()
    window.menu.actions_by_id[CommandId.NIGHT].trigger()
    assert page.palette().text().color() != before


def test_keys_for_the_size_of_the_text_work_in_the_rulebook(window: MainWindow) -> None:
    window.rulebook.open_rulebook()
    QTest.keyClick(opened(window).view.page, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert window.preferences.settings.font_scale > 1


def open_reference(window: MainWindow) -> QWidget:
    window.reference.on_reference()
    assert window.reference.dialog is not None
    return window.reference.dialog


def open_rulebook(window: MainWindow) -> QWidget:
    window.rulebook.open_rulebook()
    return opened(window)


def open_deck(window: MainWindow) -> QWidget:
    window.maps.on_deck()
    assert window.maps.deck is not None
    return window.maps.deck


@pytest.mark.parametrize("beside", [open_reference, open_rulebook, open_deck])
def test_keys_of_the_menus_work_in_what_stands_open_beside_the_game(
    window: MainWindow, beside: Callable[[MainWindow], QWidget]
) -> None:
    window.start(GameSetup((PlayerSetup("Ana"),), MAP_LAYOUTS["A"], seed=3))
    done: list[CommandId] = []
    dialog = beside(window)
    dialog.activateWindow()
    QApplication.processEvents()
    assert QApplication.activeWindow() is dialog
    for command, action in window.menu.actions_by_id.items():
        key = action.shortcut()
        if key.isEmpty() or not action.isEnabled():
            continue
        # What it does is not to happen here, only that it would.
        action.triggered.disconnect()
        action.triggered.connect(partial(done.append, command))
        QTest.keySequence(focus_in(dialog), key)
        assert done.pop() is command
        assert done == []


def test_a_dialog_that_the_window_waits_for_keeps_the_keys_of_the_menus_away(
    window: MainWindow,
) -> None:
    window.sharing.enter_code()
    QApplication.processEvents()
    dialog = QApplication.activeWindow()
    assert dialog is not None
    assert dialog.isModal()
    QTest.keyClick(focus_in(dialog), Qt.Key.Key_F1)
    QTest.keyClick(focus_in(dialog), Qt.Key.Key_F2)
    assert window.rulebook.dialog() is None
    assert window.reference.dialog is None


def focus_in(dialog: QWidget) -> QWidget:
    focused = QApplication.focusWidget()
    return focused if focused is not None and focused.window() is dialog else dialog


@pytest.mark.parametrize("command", [CommandId.DECK, CommandId.FULL_SCREEN])
def test_its_own_keys_act_in_it_though_a_command_has_them(
    window: MainWindow, command: CommandId
) -> None:
    done: list[CommandId] = []
    action = window.menu.actions_by_id[command]
    action.setEnabled(True)
    action.triggered.disconnect()
    action.triggered.connect(lambda: done.append(command))
    window.menu.keys.put(command, [Key.named("F3"), Key.named("Ctrl+F"), Key.named("Alt+Left")])
    window.rulebook.open_rulebook("solo")
    book = opened(window)
    book.view.open_place("coins")
    book.activateWindow()
    QTest.keyClick(book.view.page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert book.focusWidget() is book.view.search
    QTest.keyClick(book.view.search, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert book.view.page.place_at_top()[0] == "solo"
    assert not done
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_F3)
    assert done == [command]


def test_the_search_of_the_card_reference_keeps_its_key(window: MainWindow) -> None:
    done: list[bool] = []
    window.menu.actions_by_id[CommandId.RULES].triggered.connect(lambda: done.append(True))
    window.menu.keys.put(CommandId.RULES, [Key.named("Ctrl+F")])
    window.menu.actions_by_id[CommandId.CARD_REFERENCE].trigger()
    cards = window.reference.dialog
    assert cards is not None
    QTest.keyClick(cards.gallery, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert cards.focusWidget() is cards.search
    assert not done
