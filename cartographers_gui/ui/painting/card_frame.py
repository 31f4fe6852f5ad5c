"""The paper of every card: shadow, cream ground, frame and inner hairline."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.painting.shadow import CARD_SHADOW, Shadow, paint_shadow
from cartographers_gui.ui.theme import Palette

__all__ = ["CARD_RADIUS", "card_path", "paint_band", "paint_card_frame"]

CARD_RADIUS = 10.0
_HAIRLINE = 4.5
_SPECKS = 46


def card_path(rect: QRectF, radius: float = CARD_RADIUS) -> QPainterPath:
    """Return the outline of a card."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def paint_card_frame(
    painter: QPainter,
    rect: QRectF,
    palette: Palette,
    *,
    frame: QColor | None = None,
    shadow: Shadow | None = CARD_SHADOW,
    radius: float = CARD_RADIUS,
) -> None:
    """Paint an empty card; a coloured `frame` is thicker, and none is the plain brown one.

    The shadow lies outside the rectangle. The picture is kept, for a card is repainted often.
    """
    if palette.high_contrast:
        shadow = None
    room = math.ceil(shadow.reach) if shadow else 1

    def paint(picture: QPainter, area: QRectF) -> None:
        inner = area.adjusted(room, room, -room, -room)
        if shadow is not None:
            paint_shadow(picture, inner, radius, shadow, palette)
        _paint_paper(picture, inner, palette, frame, radius)

    color = frame.name() if frame is not None else ""
    key = f"frame/{palette.name}/{color}/{shadow}/{radius}"
    paint_cached(painter, key, rect.adjusted(-room, -room, room, room), paint)


def _paint_paper(
    painter: QPainter, rect: QRectF, palette: Palette, frame: QColor | None, radius: float
) -> None:
    paper = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    paper.setColorAt(0.0, palette.card)
    paper.setColorAt(1.0, palette.card_end)
    path = card_path(rect, radius)
    painter.fillPath(path, paper)
    if not palette.high_contrast:
        _paint_fibres(painter, rect, path, palette)
    width = 2.6 if frame is not None else 1.5
    inset = width / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(frame or palette.border, width))
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
    hairline = QColor(frame or palette.border)
    hairline.setAlphaF(0.45)
    painter.setPen(QPen(hairline, 1.0))
    inner = rect.adjusted(_HAIRLINE, _HAIRLINE, -_HAIRLINE, -_HAIRLINE)
    painter.drawRoundedRect(inner, radius - 3.5, radius - 3.5)


def _paint_fibres(painter: QPainter, rect: QRectF, path: QPainterPath, palette: Palette) -> None:
    """Paint a few short fibres, at the same places of every card of a size."""
    light, dark = QPainterPath(), QPainterPath()
    count = min(_SPECKS, int(rect.width() * rect.height() / 1400))
    for step in range(count):
        # The golden ratio spreads places evenly without a visible order.
        x = rect.left() + rect.width() * (step * 0.618034 % 1.0)
        y = rect.top() + rect.height() * (step * 0.754878 % 1.0)
        fibre = light if step % 2 else dark
        fibre.moveTo(x, y)
        bend = QPointF(x + 4 + step % 5, y + step % 4 - 1.5)
        fibre.quadTo(bend, QPointF(x + 8 + step % 7, y + step % 9 - 4))
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    strength = 0.22 if palette.is_dark else 1.0
    painter.strokePath(light, QPen(QColor(255, 252, 240, int(90 * strength)), 0.9))
    painter.strokePath(dark, QPen(QColor(120, 84, 40, int(34 * strength)), 0.8))
    painter.restore()


def paint_band(
    painter: QPainter, rect: QRectF, color: QColor, height: float, radius: float = CARD_RADIUS
) -> None:
    """Paint the coloured band along the top of a card."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(QRectF(rect.left(), rect.top(), rect.width(), height))
    painter.fillPath(card_path(rect, radius), color)
    painter.restore()
