"""Fingers on the map: tap and drag lay the shape, two fingers enlarge."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QTimer
from PySide6.QtGui import QTouchEvent

from cartographers_gui.ui.canvas.gestures import Finger
from cartographers_gui.ui.canvas.hand import Hand
from cartographers_gui.ui.canvas.looking import (
    LONG_PRESS_MILLISECONDS,
    TwoFingers,
    touched_points,
)
from cartographers_gui.ui.canvas.loupe import Loupe
from cartographers_gui.ui.canvas.sheet_view import SheetView

if TYPE_CHECKING:
    from cartographers_gui.engine import Space
    from cartographers_gui.session import Draft

__all__ = ["Fingers"]

_DOUBLE_TAP_MILLISECONDS = 400


class Fingers:
    """Turns touch events of a view into steps of the hand.

    A shape follows one finger, and lifting it lays the shape. A tap on a laid shape does nothing,
    so that it cannot be confirmed by accident; two taps turn it. A second finger gives up the drag.
    A finger that rests asks what the space is: `look` is called with it.
    """

    def __init__(self, view: SheetView, hand: Hand, look: Callable[["Space"], None]) -> None:
        self._view = view
        self._hand = hand
        self._look = look
        self.loupe = Loupe(view)
        self._rest = QTimer(view, singleShot=True, interval=LONG_PRESS_MILLISECONDS)
        self._rest.timeout.connect(self.on_rest)
        self._pressed: Space | None = None
        self._finger: Finger | None = None
        self._two = TwoFingers(view)
        self._before: Draft | None = None
        self._grip: tuple[int, int] | None = None
        self._last_tap = -_DOUBLE_TAP_MILLISECONDS

    def take(self, event: QTouchEvent) -> None:
        """Take in one event of the viewport."""
        kind, points = event.type(), touched_points(self._view, event)
        if len(points) > 1 or kind == QEvent.Type.TouchCancel:
            self._give_up()
        if self._two.take(kind, points):
            return
        if kind == QEvent.Type.TouchBegin:
            self._begin(points[0])
        elif kind == QEvent.Type.TouchEnd:
            self._end(points[0], event.timestamp())
        elif self._finger is not None:
            self._follow(points[0])

    def _begin(self, point: QPointF) -> None:
        space = self._view.space_near(point)
        if space is None:
            return
        self._finger, self._pressed = Finger(point), space
        self._rest.start()
        self._before = self._hand.draft
        self._grip = self._hand.grip_of(space)
        self._hand.point(space)

    def _follow(self, point: QPointF) -> None:
        finger, geometry = self._finger, self._view.geometry_of_map
        if finger is None or geometry is None:
            return
        aim = finger.aim(point, geometry.space * self._view.zoom)
        space = self._view.space_near(aim)
        if finger.is_drag:
            self._rest.stop()
        if space is None or not finger.is_drag:
            return
        if self._hand.draft is None or (self._hand.is_laid and self._grip is None):
            return
        self._hand.drag(space, self._grip or (0, 0))
        self.loupe.look_at(aim, point)

    def on_rest(self) -> None:
        space = self._pressed
        self._give_up()
        if space is not None:
            self._look(space)

    def _end(self, point: QPointF, timestamp: int) -> None:
        finger = self._finger
        if finger is None:
            return
        self._follow(point)
        space = self._view.space_near(point)
        if finger.is_drag:
            self._lay()
        elif self._grip is not None:
            self._tap_on_laid(timestamp)
        elif space is not None:
            self._hand.pick_up()
            self._hand.point(space)
            self._lay()
        self._let_go()

    def forget(self) -> None:
        """Let go of the map: another shape is in hand."""
        self._let_go()
        self._two.lift()

    def _let_go(self) -> None:
        self._rest.stop()
        self.loupe.hide()
        self._finger = self._before = self._grip = self._pressed = None

    def _lay(self) -> None:
        self._hand.snap()
        self._hand.lay(self._before)

    def _tap_on_laid(self, timestamp: int) -> None:
        if timestamp - self._last_tap < _DOUBLE_TAP_MILLISECONDS:
            self._hand.turn()
            timestamp -= _DOUBLE_TAP_MILLISECONDS
        self._last_tap = timestamp

    def _give_up(self) -> None:
        """Put the shape back where it was before the finger came."""
        if self._finger is not None:
            self._hand.put_back(self._before)
        self._let_go()
