"""The pattern of each ground, so that no terrain is told by its colour alone."""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cartographers_gui.engine import Space
from cartographers_gui.ui.painting.ink import seed_of, smooth_noise
from cartographers_gui.ui.theme import Ground, Palette

__all__ = ["paint_texture"]


def _line(x0: float, y0: float, x1: float, y1: float) -> QPainterPath:
    path = QPainterPath(QPointF(x0, y0))
    path.lineTo(x1, y1)
    return path


def _stripes(rect: QRectF, degrees: float, gap: float) -> QPainterPath:
    """Return parallel lines that cover a rectangle and go on in its neighbours."""
    path = QPainterPath()
    slope = math.tan(math.radians(degrees))
    height = abs(slope) * rect.width()
    first = math.floor((rect.top() - height) / gap) * gap
    steps = int((rect.height() + 2 * height) / gap) + 2
    for step in range(steps):
        y = first + step * gap
        start = QPointF(rect.left(), y + slope * (rect.left() % 10_000) % gap)
        path.moveTo(start)
        path.lineTo(rect.right(), start.y() + slope * rect.width())
    return path


def _chevrons(rect: QRectF) -> QPainterPath:
    path, size = QPainterPath(), rect.width() / 3
    for row in range(3):
        for col in range(3):
            x = rect.left() + (col + 0.5 + 0.25 * (row % 2)) * size
            y = rect.top() + (row + 0.6) * size
            path.moveTo(x - size * 0.22, y)
            path.lineTo(x, y - size * 0.34)
            path.lineTo(x + size * 0.22, y)
    return path


def _bricks(rect: QRectF) -> QPainterPath:
    path, course = QPainterPath(), rect.height() / 7
    for row in range(7):
        y = rect.top() + row * course
        path.addPath(_line(rect.left(), y, rect.right(), y))
        for col in range(3):
            x = rect.left() + (col + (0.25 if row % 2 else 0.75)) * rect.width() / 3
            path.addPath(_line(x, y, x, y + course))
    return path


def _ripples(rect: QRectF) -> QPainterPath:
    path, gap = QPainterPath(), rect.height() / 5
    for row in range(5):
        y = rect.top() + (row + 0.5) * gap
        path.moveTo(rect.left(), y)
        for part in range(4):
            x = rect.left() + rect.width() * part / 4
            lift = gap * (0.34 if part % 2 else -0.34)
            path.quadTo(x + rect.width() / 8, y + lift, x + rect.width() / 4, y)
    return path


def _stipple(rect: QRectF, seed: int) -> QPainterPath:
    path = QPainterPath()
    for number in range(16):
        x = rect.left() + rect.width() * (0.5 + 0.5 * smooth_noise(seed, 31, number * 0.137))
        y = rect.top() + rect.height() * (0.5 + 0.5 * smooth_noise(seed + 9, 29, number * 0.211))
        radius = rect.width() * 0.012
        path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _furrows(space: Space, rect: QRectF) -> QPainterPath:
    """Plough every block of two by two spaces in another direction."""
    turned = (space.row // 2 + space.col // 2) % 2
    return _stripes(rect, 32 if turned else -32, rect.width() / 6)


def _crossed(rect: QRectF) -> QPainterPath:
    path = _stripes(rect, 45, rect.width() / 5)
    path.addPath(_stripes(rect, -45, rect.width() / 5))
    return path


_PATTERNS: dict[Ground, Callable[[Space, QRectF], QPainterPath]] = {
    Ground.FARM: _furrows,
    Ground.FOREST: lambda _, rect: _chevrons(rect),
    Ground.VILLAGE: lambda _, rect: _bricks(rect),
    Ground.WATER: lambda _, rect: _ripples(rect),
    Ground.MONSTER: lambda _, rect: _crossed(rect),
    Ground.MOUNTAIN: lambda _, rect: _stripes(rect, 62, rect.width() * 0.4),
    Ground.WASTELAND: lambda space, rect: _stipple(rect, seed_of(space)),
}


def paint_texture(
    painter: QPainter, ground: Ground, space: Space, rect: QRectF, palette: Palette
) -> None:
    """Paint the pattern of one space; the caller has clipped to the outline of its cluster."""
    if ground is Ground.RUINS or (ground is Ground.WATER and not palette.high_contrast):
        return
    fill = palette.grounds[ground]
    color = QColor(fill.ink)
    light_ink = fill.ink.lightnessF() > fill.fill.lightnessF()
    color.setAlphaF(0.85 if palette.high_contrast else 0.13 if light_ink else 0.16)
    width = max(0.8, rect.width() * (0.024 if palette.high_contrast else 0.02))
    pattern = _PATTERNS[ground](space, rect)
    if ground is Ground.WASTELAND:
        painter.fillPath(pattern, color)
    else:
        painter.strokePath(pattern, QPen(color, width))
