"""Fingers that look at a map: two enlarge it and pull it about, on every page alike."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QTimer
from PySide6.QtGui import QTouchEvent

from cartographers_gui.ui.canvas.gestures import TAP_REACH, Pinch
from cartographers_gui.ui.canvas.sheet_view import SheetView

if TYPE_CHECKING:
    from cartographers_gui.engine import Space

__all__ = ["ENDS", "LONG_PRESS_MILLISECONDS", "LookingFingers", "TwoFingers", "touched_points"]

LONG_PRESS_MILLISECONDS = 600
"""How long a finger rests on a space to ask what it is."""


ENDS = {QEvent.Type.TouchEnd, QEvent.Type.TouchCancel}
"""The kinds of event after which no finger is down."""


def touched_points(view: SheetView, event: QTouchEvent) -> list[QPointF]:
    """Return where fingers are in the viewport of a map."""
    viewport = view.viewport()
    return [QPointF(viewport.mapFromGlobal(point.globalPosition())) for point in event.points()]


class TwoFingers:
    """Enlarges a map as two fingers spread, and moves it as they go."""

    def __init__(self, view: SheetView) -> None:
        self._view = view
        self._pinch: Pinch | None = None

    def take(self, kind: QEvent.Type, points: list[QPointF]) -> bool:
        """Follow an event of fingers; tell whether it is of two or what is left of two.

        The finger left over means nothing until it is lifted.
        """
        is_theirs = self._pinch is not None or len(points) > 1
        if kind in ENDS:
            self._pinch = None
        elif len(points) > 1:
            self._spread(points[0], points[1])
        return is_theirs

    def lift(self) -> None:
        """Forget them."""
        self._pinch = None

    def _spread(self, first: QPointF, second: QPointF) -> None:
        if self._pinch is None:
            self._pinch = Pinch(first, second)
        else:
            factor, way = self._pinch.spread_to(first, second)
            self._view.set_zoom(self._view.zoom * factor, self._pinch.middle)
            self._view.pan(way)


class LookingFingers:
    """Turns touch events of a map without a shape into looking about.

    One finger pulls an enlarged map; where it rests, `look` is called with the space under it.
    """

    def __init__(self, view: SheetView, look: Callable[["Space"], None]) -> None:
        self._view = view
        self._look = look
        self._two = TwoFingers(view)
        self._start: QPointF | None = None
        self._last = QPointF()
        self._is_drag = False
        self._rest = QTimer(view, singleShot=True, interval=LONG_PRESS_MILLISECONDS)
        self._rest.timeout.connect(self.on_rest)

    def take(self, event: QTouchEvent) -> None:
        """Take in one event of the viewport."""
        kind, points = event.type(), touched_points(self._view, event)
        if self._two.take(kind, points) or kind in ENDS:
            self._let_go()
        elif kind is QEvent.Type.TouchBegin:
            self._start = self._last = points[0]
            self._rest.start()
        else:
            self._follow(points[0])

    def _follow(self, point: QPointF) -> None:
        if self._start is None:
            return
        if not self._is_drag and (point - self._start).manhattanLength() > TAP_REACH:
            self._is_drag = True
            self._rest.stop()
        if self._is_drag:
            self._view.pan(point - self._last)
            self._last = point

    def _let_go(self) -> None:
        self._rest.stop()
        self._start, self._is_drag = None, False

    def on_rest(self) -> None:
        space = None if self._start is None else self._view.space_under(self._start)
        self._let_go()
        if space is not None:
            self._look(space)
