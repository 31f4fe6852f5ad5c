"""The back that all cards of the explore deck share: leather with a compass star."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF

from cartographers_gui.ui.painting.card_frame import CARD_RADIUS, paint_card_frame
from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.theme import Palette

__all__ = ["paint_card_back"]

_INSET = 11.0
_POINTS = 8


def paint_card_back(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint a card face down; its shadow lies outside the rectangle."""
    paint_card_frame(painter, rect, palette)
    paint_cached(
        painter,
        f"back/{palette.name}",
        rect,
        lambda picture, area: _paint_leather(picture, area, palette),
    )


def _paint_leather(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    inner = rect.adjusted(_INSET, _INSET, -_INSET, -_INSET)
    leather = QLinearGradient(inner.topLeft(), inner.bottomRight())
    leather.setColorAt(0.0, palette.accent.lighter(112))
    leather.setColorAt(1.0, palette.accent.darker(120))
    painter.setPen(QPen(palette.accent.darker(150), 1.4))
    painter.setBrush(leather)
    painter.drawRoundedRect(inner, CARD_RADIUS - 4, CARD_RADIUS - 4)
    line = QColor(palette.accent_text)
    line.setAlphaF(0.5)
    painter.setPen(QPen(line, 1.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    seam = inner.adjusted(6, 6, -6, -6)
    painter.drawRoundedRect(seam, CARD_RADIUS - 6, CARD_RADIUS - 6)
    radius = seam.width() * 0.34
    middle = inner.center()
    painter.drawEllipse(middle, radius, radius)
    painter.drawEllipse(middle, radius * 0.9, radius * 0.9)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(line)
    for point in range(_POINTS):
        painter.drawPolygon(_ray(middle, radius * (0.86 if point % 2 == 0 else 0.5), point))


def _ray(middle: QPointF, length: float, point: int) -> QPolygonF:
    angle = math.tau * point / _POINTS
    half = math.tau / _POINTS / 2
    corners = [middle]
    for turn, reach in ((-half, length * 0.24), (0.0, length), (half, length * 0.24)):
        corners.append(middle + QPointF(math.sin(angle + turn), -math.cos(angle + turn)) * reach)
    return QPolygonF(corners)
