"""Whole games from the first page to the last: by keyboard, mouse or fingers alone."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cartographers_gui.session import Curtain, Drawing, Final, SeasonSheet
from cartographers_gui.ui.main_window import MainWindow
from tests.ui.fingers import Finger

KEY = Qt.Key
LEFT, RIGHT, MIDDLE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
MOST_STEPS = 600


# --- the keyboard -------------------------------------------------------------------------------


def press(*keys: Qt.Key) -> None:
    """Press keys, whatever has the keyboard."""
    for key in keys:
        focused = QApplication.focusWidget()
        assert focused is not None, "nothing has the keyboard"
        QTest.keyClick(focused, key)


def tab_to(name: str) -> None:
    """Press Tab until something of a name has the keyboard."""
    for _ in range(40):
        focused = QApplication.focusWidget()
        assert focused is not None
        if focused.accessibleName() == name:
            return
        QTest.keyClick(focused, KEY.Key_Tab)
    raise AssertionError(f"Tab does not lead to {name}")


def test_a_whole_game_by_the_keyboard_alone(window: MainWindow) -> None:
    tab_to("Start the game")
    press(KEY.Key_Space)
    for _ in range(MOST_STEPS):
        match window.bridge.stage:
            case Final():
                break
            case Drawing():
                press(KEY.Key_N, KEY.Key_Return, KEY.Key_Return)
            case SeasonSheet():
                press(KEY.Key_Escape, KEY.Key_Return)
            case _:
                press(KEY.Key_Return)
    assert isinstance(window.bridge.stage, Final)
    assert len(window.standings.findChildren(QWidget)) > 0
    tab_to("New game")
    press(KEY.Key_Space)
    assert window.pages.currentWidget() is window.new_game


# --- the mouse ----------------------------------------------------------------------------------


def click(
    window: MainWindow,
    widget: QWidget,
    button: Qt.MouseButton = LEFT,
    point: QPoint | None = None,
) -> None:
    """Click where a widget is; what lies there in the window takes the click."""
    place = widget.mapTo(window, widget.rect().center() if point is None else point)
    there = window.childAt(place)
    assert there is not None, f"{widget} is not to be seen"
    inside = there.mapFrom(window, place)
    QTest.mouseMove(there, inside)
    QTest.mouseClick(there, button, Qt.KeyboardModifier.NoModifier, inside)


def draw_by_mouse(window: MainWindow) -> None:
    """Turn the shape by right clicks until it fits, lay it by a click and confirm it."""
    table, viewport = window.table, window.table.canvas.viewport()
    edge = QPoint(3, 3)
    for number in range(16):
        draft = table.draft
        assert draft is not None
        targets = sorted(draft.legal_targets())
        if targets:
            point = table.canvas.point_of(targets[len(targets) // 2]).toPoint()
            click(window, viewport, LEFT, point)
            break
        if number == 8:
            click(window, table.offer.option_buttons[1])
        click(window, viewport, MIDDLE if number % 4 == 3 else RIGHT, edge)
    assert table.draft is not None
    assert table.draft.is_laid
    turn_once_round_by_wheel(window)
    assert table.draft.is_laid
    if len(window.bridge.actions) % 2:
        click(window, table.bar.confirm_button)
    else:
        space = min(table.draft.spaces)
        click(window, viewport, LEFT, table.canvas.point_of(space).toPoint())


def turn_once_round_by_wheel(window: MainWindow) -> None:
    """Turn the wheel over the map by four notches the one way and four the other.

    What would be illegal on the way is picked up; a last click lays it again.
    """
    canvas, before = window.table.canvas, window.table.draft
    assert before is not None
    assert before.target is not None
    point = canvas.point_of(before.target)
    for notch in (-120, -120, 120, 120):
        event = QWheelEvent(
            point,
            canvas.viewport().mapToGlobal(point),
            QPoint(),
            QPoint(0, notch),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,  # noqa: FBT003 - Qt takes no name here
        )
        QApplication.sendEvent(canvas.viewport(), event)
    now = window.table.draft
    assert now is not None
    assert now.spaces == before.spaces
    if not now.is_laid:
        click(window, canvas.viewport(), LEFT, point.toPoint())


def go_on_by_mouse(window: MainWindow) -> None:
    """Do what the page asks for."""
    match window.bridge.stage:
        case Drawing():
            draw_by_mouse(window)
        case Curtain():
            click(window, window.curtain.lift_button)
        case SeasonSheet():
            if window.season_sheet.skip_button.isEnabled():
                click(window, window.season_sheet.skip_button)
            click(window, window.season_sheet.next_button)
        case _:
            page = window.pages.currentWidget()
            assert page is window.reveal or page is window.maps_back
            click(window, page.next_button)


@pytest.mark.timeout(600)
def test_a_whole_game_by_the_mouse_alone(window: MainWindow) -> None:
    click(window, window.new_game.start_button)
    for _ in range(MOST_STEPS):
        if isinstance(window.bridge.stage, Final):
            break
        go_on_by_mouse(window)
        QApplication.processEvents()
    assert isinstance(window.bridge.stage, Final)
    click(window, window.standings.new_button)
    assert window.pages.currentWidget() is window.new_game


# --- fingers ------------------------------------------------------------------------------------


class Fingers(Finger):
    """A finger that plays."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window

    def draw(self) -> None:
        """Tap a place for the shape, turned by the buttons until it fits, and confirm it."""
        table = self.window.table
        for number in range(16):
            draft = table.draft
            assert draft is not None
            targets = sorted(draft.legal_targets())
            if targets:
                self.tap(table.canvas.viewport(), table.canvas.point_of(targets[len(targets) // 2]))
                break
            if number == 8:
                self.tap(table.offer.option_buttons[1])
            self.tap(table.bar.mirror_button if number % 4 == 3 else table.bar.turn_button)
        assert table.draft is not None
        assert table.draft.is_laid
        self.tap(table.bar.confirm_button)

    def go_on(self) -> None:
        """Do what the page asks for."""
        window = self.window
        match window.bridge.stage:
            case Drawing():
                self.draw()
            case Curtain():
                self.tap(window.curtain.lift_button)
            case SeasonSheet():
                if window.season_sheet.skip_button.isEnabled():
                    self.tap(window.season_sheet.skip_button)
                self.tap(window.season_sheet.next_button)
            case _:
                page = window.pages.currentWidget()
                assert page is window.reveal or page is window.maps_back
                self.tap(page.next_button)


@pytest.mark.timeout(600)
def test_a_whole_game_by_fingers_alone(window: MainWindow) -> None:
    fingers = Fingers(window)
    fingers.tap(window.new_game.start_button)
    for _ in range(MOST_STEPS):
        if isinstance(window.bridge.stage, Final):
            break
        fingers.go_on()
    assert isinstance(window.bridge.stage, Final)
    fingers.tap(window.standings.new_button)
    assert window.pages.currentWidget() is window.new_game
