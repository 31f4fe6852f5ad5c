"""One finger scrolls what is longer than its room; a tap stays a click."""

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from shiboken6 import isValid

__all__ = ["FingerScroll", "scroll_by_finger"]

_TAP_REACH = 12.0
"""How far a finger may slip, in px, and still have tapped."""
_REST = 150
"""Time in ms after which a finger that has not gone on presses what lies under it."""
_TOUCHES = {
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
    QEvent.Type.TouchCancel,
}
_FAR = QPointF(-10_000, -10_000)
"""Where a button is let go of without a click."""


def scroll_by_finger(area: QAbstractScrollArea, *, always: bool = False) -> None:
    """Let one finger scroll an area.

    What opens at a click, as a map does, asks `always`: a finger that goes on must not open it
    even where there is nothing to scroll.
    """
    FingerScroll(area, always=always)


class FingerScroll(QObject):
    """Takes the touches of an area, and hands those that do not scroll it on as a mouse.

    Left to Qt, a finger is a mouse with its button down: it drags what is under it, and scrolls
    nothing. Where there is nothing to scroll it is left to Qt.
    """

    def __init__(self, area: QAbstractScrollArea, *, always: bool) -> None:
        super().__init__(area)
        self._area = area
        self._always = always
        self._start: QPointF | None = None
        self._last = QPointF()
        self._target: QWidget | None = None
        self._is_pressed = self._is_drag = False
        self._scrolled: QAbstractScrollArea | None = None
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self.on_rest)
        self._lift = QTimer(self, singleShot=True, interval=0)
        self._lift.timeout.connect(self.on_lift)
        self._over = 0.0
        """What has been scrolled by less than a step of the bar."""
        viewport = area.viewport()
        viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        # Qt's own panning looks for two fingers, and complains of one.
        viewport.ungrabGesture(Qt.GestureType.PanGesture)
        viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _TOUCHES or not isinstance(event, QTouchEvent):
            return False
        if event.type() == QEvent.Type.TouchBegin:
            is_taken = self._always or any(map(_can_scroll, self._chain()))
            event.setAccepted(is_taken)
            if is_taken:
                self._begin(event.points()[0].globalPosition())
            return True
        event.accept()
        point = event.points()[0].globalPosition()
        if event.type() == QEvent.Type.TouchCancel or event.pointCount() > 1:
            self._give_up()
        elif event.type() == QEvent.Type.TouchEnd:
            self._end(point)
        else:
            self._follow(point)
        return True

    # --- the finger -----------------------------------------------------------------------------

    def _begin(self, point: QPointF) -> None:
        self._start = self._last = point
        self._is_pressed = self._is_drag = False
        viewport = self._area.viewport()
        place = viewport.mapFromGlobal(point).toPoint()
        self._target = viewport.childAt(place) or viewport
        self._rest.start()

    def _follow(self, point: QPointF) -> None:
        if self._start is None:
            return
        way = point - self._start
        if not self._is_drag and way.manhattanLength() > _TAP_REACH:
            self._is_drag, self._over = True, 0.0
            self._rest.stop()
            self._let_go_of_target()
            self._scrolled = self._first_along(sideways=abs(way.x()) > abs(way.y()))
        if self._is_drag:
            self._scroll(point - self._last)
            self._last = point

    def _end(self, point: QPointF) -> None:
        is_tap = self._start is not None and not self._is_drag
        self._rest.stop()
        self._start = None
        if is_tap:
            self._last = point
            # What a click opens may wait for an answer; the touch has to be over before.
            self._lift.start()

    def _give_up(self) -> None:
        self._rest.stop()
        self._let_go_of_target()
        self._start = None

    # --- the mouse it stands for ----------------------------------------------------------------

    def on_rest(self) -> None:
        self._press()

    def on_lift(self) -> None:
        self._press()
        self._send(QEvent.Type.MouseButtonRelease, self._last)
        self._is_pressed = False

    def _press(self) -> None:
        if not self._is_pressed:
            self._send(QEvent.Type.MouseMove, self._last)
            self._send(QEvent.Type.MouseButtonPress, self._last)
            self._is_pressed = True

    def _let_go_of_target(self) -> None:
        if self._is_pressed:
            self._send(QEvent.Type.MouseMove, _FAR, held=True)
            self._send(QEvent.Type.MouseButtonRelease, _FAR)
            self._is_pressed = False

    def _send(self, kind: QEvent.Type, point: QPointF, *, held: bool = False) -> None:
        target = self._target
        if target is None or not isValid(target):
            return
        none, left = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
        button = none if kind == QEvent.Type.MouseMove else left
        down = left if held or kind == QEvent.Type.MouseButtonPress else none
        keys = Qt.KeyboardModifier.NoModifier
        there = QPointF(target.mapFromGlobal(point))
        on_window = QPointF(target.window().mapFromGlobal(point))
        event = QMouseEvent(kind, there, on_window, point, button, down, keys)
        QApplication.sendEvent(target, event)

    # --- scrolling ------------------------------------------------------------------------------

    def _chain(self) -> list[QAbstractScrollArea]:
        """Return the area and those round it that a finger scrolls too, from the inside out."""
        areas = [self._area]
        parent = self._area.parentWidget()
        while parent is not None and not parent.isWindow():
            if isinstance(parent, QAbstractScrollArea) and parent.findChild(
                FingerScroll, options=Qt.FindChildOption.FindDirectChildrenOnly
            ):
                areas.append(parent)
            parent = parent.parentWidget()
        return areas

    def _first_along(self, *, sideways: bool) -> QAbstractScrollArea | None:
        """Return the innermost area that scrolls the way the finger goes."""
        for area in self._chain():
            bar = area.horizontalScrollBar() if sideways else area.verticalScrollBar()
            if bar.maximum() > bar.minimum():
                return area
        return None

    def _scroll(self, way: QPointF) -> None:
        area = self._scrolled
        if area is None:
            return
        across, down = area.horizontalScrollBar(), area.verticalScrollBar()
        if across.maximum() > across.minimum() and across.pageStep():
            across.setValue(across.value() - round(way.x()))
        if down.maximum() > down.minimum() and down.pageStep():
            # Some bars count lines, not pixels.
            step = max(1.0, area.viewport().height() / down.pageStep())
            steps = way.y() / step + self._over
            whole = round(steps)
            self._over = steps - whole
            down.setValue(down.value() - whole)


def _can_scroll(area: QAbstractScrollArea) -> bool:
    bars = (area.horizontalScrollBar(), area.verticalScrollBar())
    return any(bar.maximum() > bar.minimum() for bar in bars)
