"""A map that is only looked at: wheel, fingers and buttons enlarge it and pull it about."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QEventPoint,
    QInputDevice,
    QNativeGestureEvent,
    QPointingDevice,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import parse_space
from cartographers_gui.ui.canvas import Cartouche, SeenMap
from cartographers_gui.ui.keys import WheelUse
from tests.helpers.sheets import printed

NO_KEYS, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
BEGIN, UPDATE, END = QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd


@pytest.fixture
def seen(qtbot: QtBot) -> SeenMap:
    seen = SeenMap()
    qtbot.addWidget(seen)
    seen.resize(700, 710)
    seen.show_sheet(printed("A"), Cartouche("Ana", "the Bold"))
    with qtbot.waitExposed(seen):
        seen.show()
    return seen


def at(seen: SeenMap, name: str) -> QPoint:
    return seen.point_of(parse_space(name)).toPoint()


def wheel(seen: SeenMap, angle: int, modifiers: Qt.KeyboardModifier, name: str = "C3") -> None:
    place = QPointF(at(seen, name))
    event = QWheelEvent(
        place,
        seen.viewport().mapToGlobal(place),
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003 - Qt takes no name here
    )
    QApplication.sendEvent(seen.viewport(), event)


def touch(seen: SeenMap, kind: QEvent.Type, *points: QPointF) -> None:
    screen = QPointingDevice(
        "screen",
        1,
        QInputDevice.DeviceType.TouchScreen,
        QPointingDevice.PointerType.Finger,
        QInputDevice.Capability.Position,
        10,
        0,
    )
    states = {BEGIN: QEventPoint.State.Pressed, END: QEventPoint.State.Released}
    state = states.get(kind, QEventPoint.State.Updated)
    fingers = [
        QEventPoint(number, state, point, seen.viewport().mapToGlobal(point))
        for number, point in enumerate(points)
    ]
    QApplication.sendEvent(seen.viewport(), QTouchEvent(kind, screen, NO_KEYS, fingers))


def test_wheel_with_control_enlarges_about_the_pointer(seen: SeenMap) -> None:
    before = at(seen, "C3")
    wheel(seen, 240, CONTROL)
    assert seen.zoom == 1.25**2
    assert (at(seen, "C3") - before).manhattanLength() <= 4


def test_wheel_alone_scrolls_what_is_enlarged_and_enlarges_for_those_who_want_that(
    seen: SeenMap,
) -> None:
    wheel(seen, 120, NO_KEYS)
    assert seen.zoom == 1
    seen.set_zoom(2.0)
    before = seen.verticalScrollBar().value()
    wheel(seen, -120, NO_KEYS)
    assert seen.verticalScrollBar().value() > before
    seen.set_zoom(1.0)
    seen.set_wheel_use(WheelUse.ZOOM)
    wheel(seen, 120, NO_KEYS)
    assert seen.zoom == 1.25


def test_left_button_pulls_an_enlarged_map(seen: SeenMap) -> None:
    seen.set_zoom(2.0)
    start, way = at(seen, "F6"), QPoint(-40, 30)
    QTest.mousePress(seen.viewport(), LEFT, NO_KEYS, start)
    QTest.mouseMove(seen.viewport(), start + way)
    QTest.mouseRelease(seen.viewport(), LEFT, NO_KEYS, start + way)
    assert (at(seen, "F6") - start - way).manhattanLength() <= 2
    QTest.mouseMove(seen.viewport(), start)
    assert (at(seen, "F6") - start - way).manhattanLength() <= 2


def test_hand_shows_that_an_enlarged_map_can_be_pulled(qtbot: QtBot, seen: SeenMap) -> None:
    shape, point = seen.viewport().cursor, at(seen, "F6")
    assert shape().shape() == Qt.CursorShape.ArrowCursor
    QTest.mouseMove(seen.viewport(), point)
    with qtbot.waitSignal(seen.space_hovered) as hovered:
        seen.set_zoom(2.0)
    assert hovered.args == [None]
    assert shape().shape() == Qt.CursorShape.OpenHandCursor
    QTest.mousePress(seen.viewport(), LEFT, NO_KEYS, point)
    assert shape().shape() == Qt.CursorShape.ClosedHandCursor
    QTest.mouseRelease(seen.viewport(), LEFT, NO_KEYS, point)
    assert shape().shape() == Qt.CursorShape.OpenHandCursor
    seen.set_zoom(1.0)
    assert shape().shape() == Qt.CursorShape.ArrowCursor


def test_two_fingers_spread_and_one_pulls(seen: SeenMap) -> None:
    middle = QPointF(at(seen, "F6"))
    touch(seen, BEGIN, middle)
    for reach in (40, 80):
        touch(seen, UPDATE, middle - QPointF(reach, 0), middle + QPointF(reach, 0))
    touch(seen, END, middle)
    assert seen.zoom == 2
    before = at(seen, "F6")
    touch(seen, BEGIN, middle)
    touch(seen, UPDATE, middle + QPointF(-50, 0))
    touch(seen, END, middle + QPointF(-50, 0))
    assert (at(seen, "F6") - before - QPoint(-50, 0)).manhattanLength() <= 2


def test_pinch_on_a_track_pad_enlarges(seen: SeenMap) -> None:
    point = QPointF(at(seen, "F6"))
    pad = QPointingDevice.primaryPointingDevice()
    zoom = Qt.NativeGestureType.ZoomNativeGesture
    event = QNativeGestureEvent(zoom, pad, 2, point, point, point, 0.5, QPointF())
    QApplication.sendEvent(seen.viewport(), event)
    assert seen.zoom == 1.5


def test_pointer_tells_the_space_it_rests_on(qtbot: QtBot, seen: SeenMap) -> None:
    with qtbot.waitSignal(seen.space_hovered) as hovered:
        QTest.mouseMove(seen.viewport(), at(seen, "C4"))
    assert hovered.args == [parse_space("C4")]
    with qtbot.waitSignal(seen.space_hovered) as left:
        QApplication.sendEvent(seen.viewport(), QEvent(QEvent.Type.Leave))
    assert left.args == [None]


def test_right_button_and_a_resting_finger_ask_what_a_space_is(qtbot: QtBot, seen: SeenMap) -> None:
    with qtbot.waitSignal(seen.card_requested) as asked:
        QTest.mouseClick(seen.viewport(), Qt.MouseButton.RightButton, NO_KEYS, at(seen, "C4"))
    assert asked.args == [parse_space("C4")]
    with qtbot.waitSignal(seen.card_requested) as asked:
        touch(seen, BEGIN, QPointF(at(seen, "D5")))
    assert asked.args == [parse_space("D5")]


def test_finger_that_goes_on_asks_nothing(qtbot: QtBot, seen: SeenMap) -> None:
    with qtbot.assertNotEmitted(seen.card_requested, wait=700):
        touch(seen, BEGIN, QPointF(at(seen, "C4")))
        touch(seen, UPDATE, QPointF(at(seen, "D6")))
