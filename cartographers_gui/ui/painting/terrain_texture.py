"""The pattern of each ground, so that no terrain is told by its colour alone."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cartographers_gui.engine import Space
from cartographers_gui.ui.painting.ink import seed_of
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.tint import faded
from cartographers_gui.ui.theme import Ground, Palette

__all__ = ["paint_texture"]


@dataclass(frozen=True, slots=True)
class _Stroke:
    """Lines of a pattern, or areas to fill."""

    path: QPainterPath
    dark: bool = True
    """Whether it is darker than the fill; a light one is painted in cream."""
    filled: bool = False
    strength: float = 0.16


def _chances(space: Space, count: int, salt: int) -> Iterator[float]:
    """Yield values from 0 to 1 that belong to a space."""
    for number in range(count):
        yield seed_of((space.row, space.col, salt, number)) / 0x100000000


def _hatched(rect: QRectF, degrees: float, gap: float, origin: QPointF) -> QPainterPath:
    """Return parallel lines `gap` apart, cut off at a rectangle, continued in its neighbours."""
    path = QPainterPath()
    along = (math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
    left, top = rect.left() - origin.x(), rect.top() - origin.y()
    right, bottom = left + rect.width(), top + rect.height()
    across = [y * along[0] - x * along[1] for x in (left, right) for y in (top, bottom)]
    for step in range(math.ceil(min(across) / gap), math.floor(max(across) / gap) + 1):
        x0, y0 = -along[1] * step * gap, along[0] * step * gap
        starts, ends = [], []
        for at, way, low, high in ((x0, along[0], left, right), (y0, along[1], top, bottom)):
            if abs(way) > 1e-9:  # noqa: PLR2004 - the line runs along this side
                near, far = sorted(((low - at) / way, (high - at) / way))
                starts.append(near)
                ends.append(far)
        start, end = max(starts), min(ends)
        if start < end:
            path.moveTo(origin + QPointF(x0 + along[0] * start, y0 + along[1] * start))
            path.lineTo(origin + QPointF(x0 + along[0] * end, y0 + along[1] * end))
    return path


def _furrows(space: Space, rect: QRectF, origin: QPointF) -> list[_Stroke]:
    """Plough every block of two by two spaces in another direction."""
    turned = (space.row // 2 + space.col // 2) % 2
    lines = _hatched(rect, 32 if turned else -32, rect.width() / 6.4, origin)
    return [_Stroke(lines, strength=0.17)]


def _chevrons(space: Space, rect: QRectF, origin: QPointF) -> list[_Stroke]:
    """Return nine treetops seen from afar, strewn a little."""
    del origin
    path, step = QPainterPath(), rect.width() / 3
    spread = list(_chances(space, 27, 17))
    for number in range(9):
        row, col = divmod(number, 3)
        x = rect.left() + (col + 0.2 + 0.6 * spread[3 * number]) * step
        y = rect.top() + (row + 0.35 + 0.5 * spread[3 * number + 1]) * step
        size = step * (0.22 + 0.14 * spread[3 * number + 2])
        path.moveTo(x - size, y + size)
        path.lineTo(x, y - size * 0.7)
        path.lineTo(x + size, y + size)
    return [_Stroke(path, dark=False, strength=0.13)]


def _bricks(space: Space, rect: QRectF, origin: QPointF) -> list[_Stroke]:
    """Return seven courses; some bricks have lost their joints."""
    del origin
    path, course = QPainterPath(), rect.height() / 7
    worn = list(_chances(space, 42, 23))
    for row in range(7):
        y = rect.top() + row * course
        for col in range(3):
            start = rect.left() + col * rect.width() / 3
            if worn[row * 6 + col] < 0.8:  # noqa: PLR2004 - four of five are left
                path.moveTo(start, y)
                path.lineTo(start + rect.width() / 3, y)
            if worn[row * 6 + 3 + col] < 0.72:  # noqa: PLR2004
                x = start + (0.25 if row % 2 else 0.75) * rect.width() / 3
                path.moveTo(x, y)
                path.lineTo(x, y + course)
    return [_Stroke(path, strength=0.15)]


def _ripples(space: Space, rect: QRectF, origin: QPointF) -> list[_Stroke]:
    del space, origin
    path, gap = QPainterPath(), rect.height() / 5
    for row in range(5):
        y = rect.top() + (row + 0.5) * gap
        path.moveTo(rect.left(), y)
        for part in range(4):
            x = rect.left() + rect.width() * part / 4
            lift = gap * (0.42 if part % 2 else -0.42)
            path.quadTo(x + rect.width() / 8, y + lift, x + rect.width() / 4, y)
    return [_Stroke(path)]


def _stipple(space: Space, rect: QRectF, origin: QPointF) -> list[_Stroke]:
    del origin
    path = QPainterPath()
    spread = list(_chances(space, 54, 31))
    for number in range(18):
        x = rect.left() + rect.width() * (0.03 + 0.94 * spread[3 * number])
        y = rect.top() + rect.height() * (0.03 + 0.94 * spread[3 * number + 1])
        radius = max(0.4, rect.width() * (0.007 + 0.011 * spread[3 * number + 2]))
        path.addEllipse(QPointF(x, y), radius, radius)
    return [_Stroke(path, filled=True, strength=0.30)]


def _dots(space: Space, rect: QRectF, origin: QPointF) -> list[_Stroke]:
    """Return regular dots, for wasteland in high contrast."""
    del space, origin
    path, radius = QPainterPath(), max(0.7, 0.018 * rect.width())
    for row in range(6):
        for col in range(6):
            x = rect.left() + (col + 0.5) * rect.width() / 6
            y = rect.top() + (row + 0.5) * rect.height() / 6
            path.addEllipse(QPointF(x, y), radius, radius)
    return [_Stroke(path, filled=True)]


def _crossed(space: Space, rect: QRectF, origin: QPointF) -> list[_Stroke]:
    del space
    gap = rect.width() / 5
    return [
        _Stroke(_hatched(rect, 52, gap, origin), strength=0.30),
        _Stroke(_hatched(rect, -38, gap, origin), dark=False, strength=0.10),
    ]


def _bars(space: Space, rect: QRectF, origin: QPointF) -> list[_Stroke]:
    """Return slanting bars, for monsters in high contrast."""
    del space
    return [_Stroke(_hatched(rect, 52, rect.width() / 4, origin))]


def _slabs(space: Space, rect: QRectF, origin: QPointF) -> list[_Stroke]:
    del space
    return [_Stroke(_hatched(rect, 62, rect.width() * 0.16, origin), dark=False, strength=0.09)]


def _levels(space: Space, rect: QRectF, origin: QPointF) -> list[_Stroke]:
    """Return level lines, for mountains in high contrast."""
    del space
    return [_Stroke(_hatched(rect, 0, rect.width() / 6, origin + QPointF(0, rect.width() / 12)))]


_Pattern = Callable[[Space, QRectF, QPointF], list[_Stroke]]
_PATTERNS: dict[Ground, _Pattern] = {
    Ground.FOREST: _chevrons,
    Ground.VILLAGE: _bricks,
    Ground.FARM: _furrows,
    Ground.MONSTER: _crossed,
    Ground.MOUNTAIN: _slabs,
    Ground.WASTELAND: _stipple,
}
_PLAIN_PATTERNS: dict[Ground, _Pattern] = {
    Ground.VILLAGE: _bricks,
    Ground.FARM: _furrows,
    Ground.WATER: _ripples,
    Ground.MONSTER: _bars,
    Ground.MOUNTAIN: _levels,
    Ground.WASTELAND: _dots,
}
"""For high contrast: forest is plain black, everything else is told apart by pattern."""


def paint_texture(
    painter: QPainter, geometry: MapGeometry, ground: Ground, space: Space, palette: Palette
) -> None:
    """Paint the pattern of one space; the caller has clipped to the outline of its cluster."""
    patterns = _PLAIN_PATTERNS if palette.high_contrast else _PATTERNS
    if ground not in patterns:
        return
    rect, fill = geometry.rect_of(space), palette.grounds[ground]
    origin = QPointF(geometry.left, geometry.top)
    part = 0.024 if palette.high_contrast else 0.018
    width = max(0.8, rect.width() * part)
    for stroke in patterns[ground](space, rect, origin):
        color = fill.ink if palette.high_contrast else _tone(stroke, palette)
        if stroke.filled:
            painter.fillPath(stroke.path, color)
        else:
            painter.strokePath(stroke.path, QPen(color, width))


def _tone(stroke: _Stroke, palette: Palette) -> QColor:
    return faded(palette.ink if stroke.dark else palette.cream, stroke.strength)
