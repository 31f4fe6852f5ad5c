"""The sheet itself: spots, fibres, burnt edge and folds, the same at every repaint."""

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from cartographers_gui.ui.painting.grain import paint_grain
from cartographers_gui.ui.painting.tint import faded
from cartographers_gui.ui.theme import Palette

__all__ = ["paint_paper"]

_OCTAVES = ((180.0, 26, 19.0), (64.0, 16, -27.0), (20.0, 9, 37.0))
"""Size of the spots in pixels, opacity of 255, and how the layer is turned."""
_LEAST_FOLDED = 240
"""A smaller sheet is a thumbnail and has no room for folds."""
_NIGHT = 0.6
"""Strength of everything on dark paper."""
_CREASE = 8.0
"""Width in px of the dark and of the light side of a fold."""
_SHADE = QColor(74, 48, 18)
_BURN = QColor(92, 58, 20)


def paint_paper(painter: QPainter, rect: QRectF, palette: Palette, seed: int = 1) -> None:
    """Paint a sheet of paper into a rectangle."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, palette.paper)
    if not palette.high_contrast:
        for number, (spot, alpha, turn) in enumerate(_OCTAVES):
            paint_grain(
                painter,
                rect,
                spot=spot,
                strength=alpha / 255 * (_NIGHT if palette.is_dark else 1.0) * 1.5,
                seed=seed * 31 + number,
                turn=turn,
                origin=rect.topLeft(),
            )
        _paint_fibres(painter, rect, palette, seed)
        _paint_burnt_edge(painter, rect, palette)
        if min(rect.width(), rect.height()) >= _LEAST_FOLDED:
            _paint_folds(painter, rect, palette)
    painter.restore()


def _paint_fibres(painter: QPainter, rect: QRectF, palette: Palette, seed: int) -> None:
    """Strew one short curved fibre for every 900 square pixels, half light and half brown."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    chance = Random(seed + 5)
    paths = (QPainterPath(), QPainterPath())
    for number in range(int(rect.width() * rect.height() / 900)):
        at = QPointF(
            rect.left() + chance.random() * rect.width(),
            rect.top() + chance.random() * rect.height(),
        )
        angle, length = chance.random() * math.tau, 3 + 8 * chance.random()
        bent = angle + 0.4 + 0.8 * chance.random()
        path = paths[number % 2]
        path.moveTo(at)
        path.quadTo(
            at + QPointF(math.cos(angle), math.sin(angle)) * length,
            at + QPointF(math.cos(bent), math.sin(bent)) * (1.6 * length),
        )
    strengths = (0.07, 0.10) if palette.is_dark else (0.35, 0.14)
    for path, color, strength in zip(
        paths, (palette.glow, _fibre(palette)), strengths, strict=True
    ):
        painter.strokePath(path, QPen(faded(color, strength), 0.8))


def _fibre(palette: Palette) -> QColor:
    return QColor("#000000") if palette.is_dark else palette.sepia


def _paint_burnt_edge(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    depth = 0.11 * min(rect.width(), rect.height())
    color = QColor("#000000") if palette.is_dark else _BURN
    strength = 0.30 if palette.is_dark else 0.15
    for start, way in (
        (rect.topLeft(), QPointF(depth, 0)),
        (rect.topRight(), QPointF(-depth, 0)),
        (rect.topLeft(), QPointF(0, depth)),
        (rect.bottomLeft(), QPointF(0, -depth)),
    ):
        gradient = QLinearGradient(start, start + way)
        gradient.setColorAt(0, faded(color, strength))
        gradient.setColorAt(0.35, faded(color, strength * 0.42))
        gradient.setColorAt(1, faded(color, 0.0))
        painter.fillRect(rect, gradient)


def _paint_folds(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint two upright creases and a level one, each a dark and a light band."""
    dark = QColor("#000000") if palette.is_dark else _SHADE
    deep, bright = (0.16, 0.05) if palette.is_dark else (0.10, 0.30)
    for part in (0.345, 0.672):
        x = round(rect.left() + part * rect.width())
        band = QRectF(x - _CREASE, rect.top(), _CREASE, rect.height())
        _paint_crease(painter, band, faded(dark, deep))
        band = QRectF(x + _CREASE, rect.top(), -_CREASE, rect.height())
        _paint_crease(painter, band, faded(palette.glow, bright))
    y = round(rect.top() + 0.5 * rect.height())
    band = QRectF(rect.left(), y - _CREASE, rect.width(), _CREASE)
    _paint_crease(painter, band, faded(dark, deep))
    band = QRectF(rect.left(), y + _CREASE, rect.width(), -_CREASE)
    _paint_crease(painter, band, faded(palette.glow, bright))


def _paint_crease(painter: QPainter, band: QRectF, color: QColor) -> None:
    """Paint one half of a fold: strongest at the far end of the band, which is the crease."""
    upright = abs(band.width()) < abs(band.height())
    gradient = QLinearGradient(band.topLeft(), band.topRight() if upright else band.bottomLeft())
    gradient.setColorAt(0, faded(color, 0.0))
    gradient.setColorAt(0.6, faded(color, 0.25 * color.alphaF()))
    gradient.setColorAt(1, color)
    painter.fillRect(band.normalized(), gradient)
