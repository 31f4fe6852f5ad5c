"""The bar along the foot of a page."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from cartographers_gui.ui.theme import Palette

__all__ = ["paint_bar"]


def paint_bar(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the ground of a bar and the rule above it."""
    painter.save()
    painter.fillRect(rect, palette.bar)
    rule = QColor(palette.border)
    rule.setAlphaF(0.7)
    painter.setPen(QPen(rule, 1.0))
    above = rect.topLeft() + QPointF(0, 0.5)
    painter.drawLine(above, above + QPointF(rect.width(), 0))
    painter.restore()
