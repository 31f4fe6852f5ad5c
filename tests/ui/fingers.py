"""A finger on a window, its events handed on as the system does."""

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

__all__ = ["Finger"]

_STEP = 10
"""How far a finger goes from one event to the next, in px."""


class Finger:
    """One finger; what lies under it in the window takes what it does."""

    def __init__(self, window: QWidget) -> None:
        self.shown = window
        self.screen = QTest.createTouchDevice()

    def tap(self, widget: QWidget, point: QPointF | None = None) -> None:
        """Touch where a widget is, and lift the finger."""
        there = self._place(widget, point)
        # No event between the two: on a busy machine the finger would seem to rest there.
        self._send("press", there)
        self._send("release", there)
        QApplication.processEvents()

    def drag(self, widget: QWidget, way: QPoint, point: QPointF | None = None) -> None:
        """Touch where a widget is, go some way, and lift the finger."""
        there = self._place(widget, point)
        self._send("press", there)
        steps = max(1, way.manhattanLength() // _STEP)
        for step in range(1, steps + 1):
            self._send("move", there + way * step / steps)
        self._send("release", there + way)
        QApplication.processEvents()

    def _place(self, widget: QWidget, point: QPointF | None) -> QPoint:
        place = QPointF(widget.rect().center()) if point is None else point
        there = widget.mapTo(self.shown, place.toPoint())
        assert self.shown.childAt(there) is not None, f"{widget} is not to be seen"
        return there

    def _send(self, deed: str, there: QPoint) -> None:
        touch = QTest.touchEvent(self.shown, self.screen, autoCommit=False)
        getattr(touch, deed)(0, there, self.shown)
        touch.commit(False)  # noqa: FBT003 - Qt takes no name here
