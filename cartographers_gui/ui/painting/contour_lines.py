"""Contour lines of gentle country with a hill at each mountain, by marching squares."""

import math
from functools import lru_cache
from itertools import pairwise
from operator import mul
from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from cartographers_gui.engine import MapLayout
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.tint import faded
from cartographers_gui.ui.theme import Palette

__all__ = ["paint_contours"]

_GRAIN = 4
"""Samples of the height for each length of a space."""
_FIRST, _STEP, _LEVELS = -0.62, 0.135, 15
_INDEX_EVERY = 5
"""Each so many lines one is a little heavier, as surveyors do."""

_Key = tuple[int, int, int]
"""A side of the sampling: column, row, and 0 for a level or 1 for an upright one."""


def paint_contours(
    painter: QPainter, geometry: MapGeometry, layout: MapLayout, palette: Palette
) -> None:
    """Paint the contour lines of a map."""
    strength = 0.20 if palette.is_dark else 0.30
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(geometry.map_rect, Qt.ClipOperation.IntersectClip)
    painter.translate(geometry.left, geometry.top)
    painter.scale(geometry.space, geometry.space)
    width = max(0.6, min(0.9, 0.02 * geometry.space)) / geometry.space
    fine = QPen(faded(palette.sepia, strength), width)
    index = QPen(faded(palette.sepia, strength * 1.35), width * 1.35)
    # One stroke for each line: all of them as one path take Qt twenty times longer.
    for is_index, line in _contours(layout):
        painter.strokePath(line, index if is_index else fine)
    painter.restore()


@lru_cache(maxsize=16)
def _contours(layout: MapLayout) -> tuple[tuple[bool, QPainterPath], ...]:
    """Return each line in lengths of a space, and whether it is a heavier one."""
    heights = _heights(layout)
    return tuple(
        (number % _INDEX_EVERY == 0, _smooth(line))
        for number in range(_LEVELS)
        for line in _lines(heights, _FIRST + number * _STEP)
    )


def _heights(layout: MapLayout) -> list[list[float]]:
    chance = Random(layout.mountain_mask)
    hills = [(m.col + 0.5, m.row + 0.5, 1.15, 1.9) for m in sorted(layout.mountains)]
    for _ in range(max(2, layout.rows * layout.cols // 17)):
        x, y = chance.random() * layout.cols, chance.random() * layout.rows
        hills.append((x, y, chance.random() - 0.62, 2.4 + 3.0 * chance.random()))
    phases = [chance.random() * math.tau for _ in range(4)]

    xs = [col / _GRAIN for col in range(layout.cols * _GRAIN + 1)]
    # A hill is the product of a bell along x and one along y, so each bell is found once.
    bells = [[math.exp(-((x - hx) ** 2) / wide) for hx, _, _, wide in hills] for x in xs]
    waves = [0.9 * math.sin(0.62 * x + phases[3]) for x in xs]

    def line_of_heights(y: float) -> list[float]:
        tops = [top * math.exp(-((y - hy) ** 2) / wide) for _, hy, top, wide in hills]
        shift = phases[0] + 0.8 * math.sin(0.5 * y + phases[1])
        swell = 0.75 * y + phases[2]
        return [
            sum(map(mul, tops, bell))
            + 0.13 * math.sin(0.55 * x + shift)
            + 0.09 * math.sin(swell + wave)
            for x, bell, wave in zip(xs, bells, waves, strict=True)
        ]

    return [line_of_heights(row / _GRAIN) for row in range(layout.rows * _GRAIN + 1)]


def _lines(heights: list[list[float]], level: float) -> list[list[QPointF]]:
    """Return the lines at one height, each from end to end."""
    ways = _ways(heights, level)
    lines: list[list[QPointF]] = []
    ends = [key for key, nexts in ways.items() if len(nexts) == 1]
    for start in (*ends, *ways):
        if not ways[start]:
            continue
        line, here = [start], start
        while ways[here]:
            there = ways[here].pop()
            ways[there].remove(here)
            line.append(there)
            here = there
        lines.append([_point(heights, key, level) for key in line])
    return lines


def _ways(heights: list[list[float]], level: float) -> dict[_Key, list[_Key]]:
    """Return which crossed side a line leads to from each crossed side."""
    ways: dict[_Key, list[_Key]] = {}
    below = [[height < level for height in row] for row in heights]
    for row, (upper, lower) in enumerate(pairwise(below)):
        if upper == lower and (all(upper) or not any(upper)):
            continue
        squares = zip(upper, upper[1:], lower[1:], lower, strict=False)
        for col, (a, b, c, d) in enumerate(squares):
            if a == b == c == d:
                continue
            cuts: list[_Key] = []
            for crossed, key in (
                (a != b, (col, row, 0)),
                (b != c, (col + 1, row, 1)),
                (c != d, (col, row + 1, 0)),
                (d != a, (col, row, 1)),
            ):
                if crossed:
                    cuts.append(key)
            for one, other in zip(cuts[::2], cuts[1::2], strict=True):
                ways.setdefault(one, []).append(other)
                ways.setdefault(other, []).append(one)
    return ways


def _point(heights: list[list[float]], key: _Key, level: float) -> QPointF:
    col, row, upright = key
    first = heights[row][col]
    second = heights[row + upright][col + 1 - upright]
    part = (level - first) / (second - first)
    if upright:
        return QPointF(col, row + part) / _GRAIN
    return QPointF(col + part, row) / _GRAIN


def _smooth(line: list[QPointF]) -> QPainterPath:
    """Return a line that bends at the points and runs through the middles between them."""
    closed = line[0] == line[-1]
    middles = [(one + other) / 2 for one, other in pairwise(line)]
    path = QPainterPath(middles[-1] if closed else line[0])
    if closed:
        path.quadTo(line[0], middles[0])
    else:
        path.lineTo(middles[0])
    for point, middle in zip(line[1:-1], middles[1:], strict=True):
        path.quadTo(point, middle)
    if not closed:
        path.lineTo(line[-1])
    return path
