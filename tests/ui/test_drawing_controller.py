"""How the map behaves as a person or the system wants it, and what menus do on it."""

from collections.abc import Iterator
from enum import Enum
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.session import Drawing
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.controllers.drawing import wants_less_motion
from cartographers_gui.ui.dialogs.map_text import MapTextDialog
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Length, Motion
from cartographers_gui.ui.preferences import Preferences
from tests.helpers.games import setup


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    languages = Languages(qapp)
    languages.install("en")
    window = MainWindow(SessionBridge(), languages, lambda: 7, Preferences(), Motion())
    qtbot.addWidget(window)
    window.show()
    window.start(setup(1))
    while not isinstance(window.bridge.stage, Drawing):
        window.bridge.advance()
    yield window
    window.hide()
    languages.remove()


class MotionPreference(Enum):
    """As Qt 6.12 has it."""

    NoPreference = 0
    ReducedMotion = 1


@pytest.mark.parametrize("preference", MotionPreference)
def test_the_wish_of_the_system_is_heard_where_qt_knows_it(
    monkeypatch: pytest.MonkeyPatch, preference: MotionPreference
) -> None:
    known = SimpleNamespace(motionPreference=lambda: preference)
    hints = SimpleNamespace(accessibility=lambda: known)
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: hints)
    monkeypatch.setattr(Qt, "MotionPreference", MotionPreference, raising=False)
    assert wants_less_motion() is (preference is MotionPreference.ReducedMotion)


def test_an_older_qt_knows_no_such_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "styleHints", SimpleNamespace)
    assert not wants_less_motion()
    hints = SimpleNamespace(accessibility=SimpleNamespace)
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: hints)
    assert not wants_less_motion()


def test_animations_are_switched_off_and_on(window: MainWindow) -> None:
    switch, motion = window.menu.actions_by_id[CommandId.ANIMATIONS], window.shell.motion
    assert switch.isChecked()
    QTest.keyClick(window.table.canvas, Qt.Key.Key_Up)
    switch.trigger()
    assert not window.preferences.settings.animations
    assert motion.length(Length.TURN) == 0
    assert motion.length(Length.HOLD) > 0
    QTest.keyClick(window.table.canvas, Qt.Key.Key_E)
    assert not window.table.canvas.is_moving
    switch.trigger()
    QTest.keyClick(window.table.canvas, Qt.Key.Key_E)
    assert window.table.canvas.is_moving


def test_ink_of_a_confirmed_drawing_dries_on_the_next_map(window: MainWindow) -> None:
    for key in (Qt.Key.Key_N, Qt.Key.Key_Return, Qt.Key.Key_Return):
        QTest.keyClick(window.table.canvas, key)
    assert len(window.bridge.actions) == 1
    assert isinstance(window.bridge.stage, Drawing)
    assert window.table.canvas.is_moving


@pytest.mark.parametrize(
    ("command", "wheel"),
    [
        (CommandId.WHEEL_ZOOMS, "zoom"),
        (CommandId.WHEEL_IDLE, "nothing"),
        (CommandId.WHEEL_TURNS, "rotate"),
    ],
)
def test_the_wheel_is_chosen_in_the_menu(
    window: MainWindow, command: CommandId, wheel: str
) -> None:
    window.menu.actions_by_id[command].trigger()
    assert window.preferences.settings.wheel == wheel
    assert window.menu.actions_by_id[command].isChecked()


def test_the_map_is_read_and_copied_as_text(window: MainWindow) -> None:
    window.menu.actions_by_id[CommandId.MAP_TEXT].trigger()
    dialog = window.findChild(MapTextDialog)
    assert dialog is not None
    assert dialog.text.toPlainText().startswith("Map of \u2068Ana\u2069.")
    assert "Row K: " in dialog.text.toPlainText()
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == dialog.text.toPlainText()
    dialog.close()


def test_menus_describe_and_enlarge_the_map(window: MainWindow) -> None:
    actions, canvas = window.menu.actions_by_id, window.table.canvas
    actions[CommandId.READ_MAP].trigger()
    assert window.table.look_closer.card.isVisible()
    actions[CommandId.ZOOM_IN].trigger()
    assert canvas.zoom > 1
    actions[CommandId.ZOOM_FIT].trigger()
    assert canvas.zoom == 1
    QTest.keyClick(canvas, Qt.Key.Key_N)
    actions[CommandId.READ_SPACE].trigger()
    assert canvas.accessibleDescription().startswith("Row B, column 1: ")
    actions[CommandId.TAKE_BACK].trigger()
    assert window.table.draft is not None
    assert window.table.draft.target is None


def test_key_of_the_hint_holds_the_shape_over_the_best_place(window: MainWindow) -> None:
    canvas = window.table.canvas
    QTest.keyClick(canvas, Qt.Key.Key_H)
    assert canvas.draft is not None
    assert canvas.draft.is_legal
    assert not canvas.draft.is_laid
    assert "Hint 1 of 5" in window.table.bar.status.report.text
    window.menu.actions_by_id[CommandId.HINT].trigger()
    assert "Hint 2 of 5" in window.table.bar.status.report.text


def test_heat_is_shown_from_the_menu_and_kept(window: MainWindow) -> None:
    assert window.table.canvas.heat == {}
    window.menu.actions_by_id[CommandId.HEAT].trigger()
    assert window.table.canvas.heat != {}
    assert window.preferences.settings.heat
    assert window.menu.actions_by_id[CommandId.HEAT].isChecked()
    QTest.keyClick(window.table.canvas, Qt.Key.Key_L, Qt.KeyboardModifier.ShiftModifier)
    assert window.table.canvas.heat == {}
    assert not window.preferences.settings.heat
