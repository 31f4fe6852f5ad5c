"""What is this? Asked by the pointer, by the key, on hover, in the window and in a dialog."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QToolTip, QWhatsThis, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.rulebook.explanations import about, label_of, term_text
from cartographers_gui.ui.rulebook.glossary import Term
from tests.helpers.games import setup
from tests.helpers.heard import listen
from tests.helpers.whole_games import play_by_keys


@pytest.fixture
def window(window: MainWindow, qtbot: QtBot) -> Iterator[MainWindow]:
    yield window
    QWhatsThis.hideText()
    QWhatsThis.leaveWhatsThisMode()
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    for dialog in window.findChildren(QDialog):
        dialog.close()


def table(window: MainWindow) -> None:
    window.start(setup(2, seed=2))
    while window.pages.currentWidget() is not window.__dict__.get("table"):
        play_by_keys(window)
    QApplication.processEvents()


def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    told: list[str] = []
    monkeypatch.setattr(QWhatsThis, "showText", lambda _point, text, _widget: told.append(text))
    return told


def ask(widget: QWidget, kind: QEvent.Type) -> bool:
    """Rest the pointer on a widget, or ask there; tell whether anything answers."""
    point = widget.rect().center()
    event = QHelpEvent(kind, point, widget.mapToGlobal(point))
    return QApplication.sendEvent(widget, event) and event.isAccepted()


def test_the_key_tells_of_what_has_the_keyboard_and_says_it(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    table(window)
    told, heard = shown(monkeypatch), listen(monkeypatch)
    window.table.bar.mirror_button.setFocus()
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert told == [about(window.table.bar.mirror_button)]
    assert "Swaps left and right of the shape" in told[0]
    assert heard[-1].splitlines() == ["Mirror", "Swaps left and right of the shape"]
    assert not QWhatsThis.inWhatsThisMode()


def test_the_menu_lets_the_pointer_ask(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    table(window)
    action = window.menu.actions_by_id[CommandId.WHAT_IS_THIS]
    # Without a screen no list can drop down, so its coming and going is told by hand.
    menu = next(each for each in action.associatedObjects() if isinstance(each, QMenu))
    menu.aboutToHide.emit()
    action.trigger()
    assert QWhatsThis.inWhatsThisMode()
    told = shown(monkeypatch)
    assert ask(window.table.bar.undo_button, QEvent.Type.QueryWhatsThis)
    assert ask(window.table.bar.undo_button, QEvent.Type.WhatsThis)
    assert "Takes the last step of this turn back" in told[-1]
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not QWhatsThis.inWhatsThisMode()
    QApplication.processEvents()
    window.table.bar.undo_button.setFocus()
    action.trigger()
    assert not QWhatsThis.inWhatsThisMode()


def test_a_part_without_a_word_is_explained_by_what_it_lies_in(window: MainWindow) -> None:
    table(window)
    assert "The map." in about(window.table.canvas.viewport())
    assert term_text(Term.COIN) in about(window.table.coins.track)
    assert about(None) == ""


def test_a_field_without_a_tip_tells_its_name_and_the_map_nothing(window: MainWindow) -> None:
    field = window.new_game.seats.rows[0].name_edit
    assert ask(field, QEvent.Type.ToolTip)
    assert QToolTip.text() == label_of(field)
    assert "Name of" in QToolTip.text()
    table(window)
    assert label_of(window.table.canvas) == ""
    assert not ask(window.table.canvas, QEvent.Type.ToolTip)


def test_a_name_is_never_read_as_markup(window: MainWindow) -> None:
    switch = next(iter(window.new_game.rules.switches.values()))
    switch.set_text("<b>bold</b>", "<img>")
    for text in (label_of(switch), about(switch)):
        assert "&lt;b&gt;bold&lt;/b&gt;" in text
        assert "&lt;img&gt;" in text


def test_a_dialog_answers_as_well(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window.menu.actions_by_id[CommandId.TABLE_OPTIONS].trigger()
    dialog = next(each for each in window.findChildren(QDialog) if each.isVisible())
    dialog.activateWindow()
    QApplication.processEvents()
    told = shown(monkeypatch)
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert told == [about(focused)]
    assert "Between one player and the next" in told[0]
