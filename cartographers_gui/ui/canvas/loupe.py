"""The loupe: what a finger on the map hides, enlarged beside it."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cartographers_gui.ui.canvas.sheet_view import SheetView

__all__ = ["Loupe"]

_ENLARGES = 1.5
_SPACES = 4.2
"""How many spaces of the map it shows from side to side."""
_SMALLEST, _LARGEST = 130.0, 260.0
_GAP = 26.0
"""Distance in px from the rim of the glass to the shape."""


class Loupe(QWidget):
    """A round glass over the map while a finger drags a shape; it takes no events."""

    def __init__(self, view: SheetView) -> None:
        super().__init__(view.viewport())
        self._view = view
        self._looked_at = QPointF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def look_at(self, point: QPointF, finger: QPointF) -> None:
        """Show what lies round a point of the viewport, where the finger hides nothing."""
        geometry = self._view.geometry_of_map
        if geometry is None:
            return
        space = geometry.space * self._view.zoom
        side = round(min(max(_SPACES * space, _SMALLEST), _LARGEST))
        self._looked_at = point
        self.resize(side, side)
        self.move(self._place(point, finger, side, space))
        self.show()
        self.raise_()
        self.update()

    def _place(self, point: QPointF, finger: QPointF, side: int, space: float) -> QPoint:
        """Return where the glass has room: above the shape, else on the side away from the hand."""
        room = QRect(QPoint(0, 0), self._view.viewport().size())
        reach = 1.5 * space + _GAP
        above = QPointF(point.x() - side / 2, point.y() - reach - side)
        if above.y() < 0:
            away = -1 if finger.x() > room.width() / 2 else 1
            middle = point.x() + away * (reach + side / 2)
            above = QPointF(middle - side / 2, point.y() - side / 2)
        left = min(max(0.0, above.x()), float(max(0, room.width() - side)))
        top = min(max(0.0, above.y()), float(max(0, room.height() - side)))
        return QPointF(left, top).toPoint()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        palette = self._view.look.palette
        glass = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        rim = QPainterPath()
        rim.addEllipse(glass)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipPath(rim)
        painter.fillPath(rim, palette.window)
        width = glass.width() / _ENLARGES
        seen = QRectF(0, 0, width, width)
        seen.moveCenter(self._looked_at)
        inverted, _ = self._view.viewportTransform().inverted()
        self._view.scene().render(painter, glass, inverted.mapRect(seen))
        painter.setClipping(False)
        for color, thick in ((palette.halo, 6.0), (palette.frame, 3.0)):
            painter.setPen(QPen(color, thick))
            painter.drawEllipse(glass)
        painter.end()
