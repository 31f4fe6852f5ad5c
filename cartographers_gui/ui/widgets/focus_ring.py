"""The ring around the widget that has the keyboard."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from cartographers_gui.ui.theme import Palette

__all__ = ["RING_MARGIN", "RING_WIDTH", "paint_focus_ring"]

RING_WIDTH = 3.0
_GAP = 2.0
RING_MARGIN = 4.0
"""Room in px that a widget keeps free around its body for ring and shadow."""


def paint_focus_ring(painter: QPainter, body: QRectF, radius: float, palette: Palette) -> None:
    """Paint the ring just outside a body with rounded corners."""
    reach = RING_WIDTH / 2 + 0.5
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if palette.high_contrast:
        # Between a black body and the black ring.
        painter.setPen(QPen(palette.card, _GAP))
        inside = body.adjusted(_GAP / 2, _GAP / 2, -_GAP / 2, -_GAP / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inside, radius - _GAP / 2, radius - _GAP / 2)
    painter.setPen(QPen(palette.focus, RING_WIDTH))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ring = body.adjusted(-reach, -reach, reach, reach)
    painter.drawRoundedRect(ring, radius + reach, radius + reach)
    painter.restore()
