"""Fingers on the map: tap and drag lay the shape, two fingers enlarge."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QTouchEvent

from cartographers_gui.ui.canvas.gestures import Finger, Pinch
from cartographers_gui.ui.canvas.hand import Hand
from cartographers_gui.ui.canvas.sheet_view import SheetView

if TYPE_CHECKING:
    from cartographers_gui.session import Draft

__all__ = ["Fingers"]

_DOUBLE_TAP_MILLISECONDS = 400


class Fingers:
    """Turns touch events of a view into steps of the hand.

    A shape follows one finger, and lifting it lays the shape. A tap on a laid shape does nothing,
    so that it cannot be confirmed by accident; two taps turn it. A second finger gives up the drag.
    """

    def __init__(self, view: SheetView, hand: Hand) -> None:
        self._view = view
        self._hand = hand
        self._finger: Finger | None = None
        self._pinch: Pinch | None = None
        self._before: Draft | None = None
        self._grip: tuple[int, int] | None = None
        self._last_tap = -_DOUBLE_TAP_MILLISECONDS

    def take(self, event: QTouchEvent) -> None:
        """Take in one event of the viewport."""
        viewport = self._view.viewport()
        points = [QPointF(viewport.mapFromGlobal(p.globalPosition())) for p in event.points()]
        if event.type() == QEvent.Type.TouchCancel:
            self._give_up()
            self._pinch = None
        elif len(points) > 1:
            self._spread(points[0], points[1], ended=event.type() == QEvent.Type.TouchEnd)
        elif self._pinch is not None:
            # The finger left over from a pinch means nothing until it is lifted.
            if event.type() == QEvent.Type.TouchEnd:
                self._pinch = None
        elif event.type() == QEvent.Type.TouchBegin:
            self._begin(points[0])
        elif event.type() == QEvent.Type.TouchEnd:
            self._end(points[0], event.timestamp())
        elif self._finger is not None:
            self._follow(points[0])

    def _begin(self, point: QPointF) -> None:
        space = self._view.space_near(point)
        if space is None:
            return
        self._finger = Finger(point)
        self._before = self._hand.draft
        self._grip = self._hand.grip_of(space)
        self._hand.point(space)

    def _follow(self, point: QPointF) -> None:
        finger, geometry = self._finger, self._view.geometry_of_map
        if finger is None or geometry is None:
            return
        space = self._view.space_near(finger.aim(point, geometry.space * self._view.zoom))
        if space is None or not finger.is_drag:
            return
        if self._hand.is_laid and self._grip is None:
            return
        self._hand.drag(space, self._grip or (0, 0))

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
        self._finger = self._before = self._grip = None

    def _lay(self) -> None:
        self._hand.snap()
        self._hand.lay()

    def _tap_on_laid(self, timestamp: int) -> None:
        if timestamp - self._last_tap < _DOUBLE_TAP_MILLISECONDS:
            self._hand.turn()
            timestamp -= _DOUBLE_TAP_MILLISECONDS
        self._last_tap = timestamp

    def _spread(self, first: QPointF, second: QPointF, *, ended: bool) -> None:
        self._give_up()
        if ended:
            self._pinch = None
        elif self._pinch is None:
            self._pinch = Pinch(first, second)
        else:
            factor, way = self._pinch.spread_to(first, second)
            self._view.set_zoom(self._view.zoom * factor, self._pinch.middle)
            self._view.pan(way)

    def _give_up(self) -> None:
        """Put the shape back where it was before the finger came."""
        if self._finger is not None:
            self._hand.put_back(self._before)
        self._finger = self._before = self._grip = None
