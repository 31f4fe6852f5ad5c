"""The back that all cards of the explore deck share: leather with a compass star."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF

from cartographers_gui.ui.painting.card_frame import CARD_RADIUS, paint_card_frame
from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.theme import Palette

__all__ = ["paint_card_back"]

_INSET = 11.0
_SEAM = 6.0
_POINTS = 8
_DESIGNED_WIDTH = 150.0
"""Width in px from which border, seam and corners have the size of the design."""
_SIGN = 40.0
"""Width in px below which the back is no more than a sign for cards."""


def paint_card_back(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint a card face down; its shadow lies outside the rectangle."""
    unit = min(1.0, rect.width() / _DESIGNED_WIDTH)
    if rect.width() < _SIGN:
        _paint_sign(painter, rect, palette)
        return
    paint_card_frame(painter, rect, palette, radius=CARD_RADIUS * max(unit, 0.5))
    paint_cached(
        painter,
        f"back/{palette.name}",
        rect,
        lambda picture, area: _paint_leather(picture, area, palette, unit),
    )


def _paint_sign(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the same with what a few pixels can show: border, leather and star."""
    edge = max(1.0, 0.06 * rect.width())
    body = rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.border, edge))
    painter.setBrush(palette.card)
    painter.drawRoundedRect(body, 2.6 * edge, 2.6 * edge)
    inset = 2.2 * edge
    leather = rect.adjusted(inset, inset, -inset, -inset)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.accent)
    painter.drawRoundedRect(leather, edge, edge)
    painter.setBrush(palette.accent_text)
    for point in range(_POINTS):
        reach = leather.width() * (0.40 if point % 2 == 0 else 0.2)
        painter.drawPolygon(_ray(leather.center(), reach, point, 0.5))
    painter.restore()


def _paint_leather(painter: QPainter, rect: QRectF, palette: Palette, unit: float) -> None:
    inset = _INSET * unit
    inner = rect.adjusted(inset, inset, -inset, -inset)
    leather = QLinearGradient(inner.topLeft(), inner.bottomRight())
    leather.setColorAt(0.0, palette.accent.lighter(112))
    leather.setColorAt(1.0, palette.accent.darker(120))
    painter.setPen(QPen(palette.accent.darker(150), 1.4))
    painter.setBrush(leather)
    painter.drawRoundedRect(inner, (CARD_RADIUS - 4) * unit, (CARD_RADIUS - 4) * unit)
    line = QColor(palette.accent_text)
    line.setAlphaF(0.5)
    painter.setPen(QPen(line, 1.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = _SEAM * unit
    seam = inner.adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(seam, (CARD_RADIUS - 6) * unit, (CARD_RADIUS - 6) * unit)
    radius = seam.width() * 0.34
    middle = inner.center()
    painter.drawEllipse(middle, radius, radius)
    painter.drawEllipse(middle, radius * 0.9, radius * 0.9)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(line)
    for point in range(_POINTS):
        painter.drawPolygon(_ray(middle, radius * (0.86 if point % 2 == 0 else 0.5), point))


def _ray(middle: QPointF, length: float, point: int, waist: float = 0.24) -> QPolygonF:
    angle = math.tau * point / _POINTS
    half = math.tau / _POINTS / 2
    corners = [middle]
    for turn, reach in ((-half, length * waist), (0.0, length), (half, length * waist)):
        corners.append(middle + QPointF(math.sin(angle + turn), -math.cos(angle + turn)) * reach)
    return QPolygonF(corners)
