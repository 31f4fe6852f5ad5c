"""A map that is only looked at: enlarged, pulled about, and asked what a space is."""

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QTouchEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from cartographers_gui.engine import Space
from cartographers_gui.ui.canvas.looking import LookingFingers
from cartographers_gui.ui.canvas.sheet_view import SheetView
from cartographers_gui.ui.keys import WheelUse

__all__ = ["TOUCHES", "SeenMap"]

TOUCHES = {
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
    QEvent.Type.TouchCancel,
}
"""The kinds of event that fingers send."""


class SeenMap(SheetView):
    """Shows one sheet, with no shape in hand; the keyboard stays with its page.

    As on the map that is drawn on, the wheel with Ctrl and two fingers enlarge. Enlarged, it is
    pulled about by the left button, one finger or the scroll bars.
    """

    space_hovered = Signal(object)
    """The `Space` under the pointer; `None` beside."""
    card_requested = Signal(object)
    """Everything about a `Space` is to be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wheel_use = WheelUse.ROTATE
        self._hovered: Space | None = None
        self._pulled_from: QPointF | None = None
        self._fingers = LookingFingers(self, self.describe_space)
        for part in (self, self.viewport()):
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)

    def set_wheel_use(self, use: WheelUse) -> None:
        """Let the wheel enlarge the map without a key, where a person wants that."""
        self._wheel_use = use

    def describe_space(self, space: Space) -> None:
        """Let the card of a space be shown."""
        self.card_requested.emit(space)

    def _hover(self, space: Space | None) -> None:
        if space != self._hovered:
            self._hovered = space
            self.space_hovered.emit(space)

    # --- what Qt calls --------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.zoom > 1:
            self._pulled_from = event.position()
            self._hover(None)
        elif event.button() == Qt.MouseButton.RightButton:
            space = self.space_under(event.position())
            if space is not None:
                self.describe_space(space)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        if self._pulled_from is None:
            self._hover(self.space_under(point))
        else:
            self.pan(point - self._pulled_from)
            self._pulled_from = point

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pulled_from = None
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._hover(None)
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if control or self._wheel_use is WheelUse.ZOOM:
            self.zoom_by_wheel(event)
            event.accept()
        else:
            super().wheelEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        kind = event.type()
        if kind in TOUCHES and isinstance(event, QTouchEvent):
            if kind is QEvent.Type.TouchBegin:
                self._hover(None)
            self._fingers.take(event)
            event.accept()
            return True
        if kind is QEvent.Type.Leave:
            self._hover(None)
        return super().viewportEvent(event)
