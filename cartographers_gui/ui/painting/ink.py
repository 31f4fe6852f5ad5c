"""Hand-drawn lines: a line is a filled ribbon whose course and width wander a little.

How a line wanders follows from where it runs alone. So it looks the same at every repaint, a closed
line meets itself without a joint, and two clusters that touch share one line.
"""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

__all__ = ["ink_line", "ink_outline", "noise_at", "seed_of", "tapered_line"]

_STEP = 3.0
"""Distance of two samples along a line, in pixels."""
_WIDTH_CHANGE = 0.28
"""How much the width of a line varies, up and down."""
_MASK = 0xFFFFFFFF

_Sample = tuple[float, float]


def seed_of(numbers: Iterable[int]) -> int:
    """Return a seed that follows from numbers alone, the same in every run.

    >>> seed_of([1, 2]) == seed_of([1, 2]) != seed_of([2, 1])
    True
    """
    seed = 0x811C9DC5
    for number in numbers:
        seed = (seed ^ (number & _MASK)) * 0x01000193 & _MASK
        seed ^= seed >> 15
    return seed * 0x2C1B3C6D & _MASK


@lru_cache(maxsize=1 << 14)
def _knot(across: int, down: int) -> tuple[float, float, float]:
    """Return three values from -1 to 1 for a crossing of the grid of noise."""
    seed = seed_of((across, down))
    return (
        (seed & 0x3FF) / 511.5 - 1,
        (seed >> 10 & 0x3FF) / 511.5 - 1,
        (seed >> 20 & 0x3FF) / 511.5 - 1,
    )


def noise_at(x: float, y: float) -> tuple[float, float, float]:
    """Return three smooth values from -1 to 1 that change over a length of about 1.

    >>> noise_at(2.5, 3.25) == noise_at(2.5, 3.25)
    True
    """
    left, top = math.floor(x), math.floor(y)
    part, fall = x - left, y - top
    part = part * part * (3 - 2 * part)
    fall = fall * fall * (3 - 2 * fall)
    a, b = _knot(left, top), _knot(left + 1, top)
    c, d = _knot(left, top + 1), _knot(left + 1, top + 1)
    p, q = (1 - part) * (1 - fall), part * (1 - fall)
    r, s = (1 - part) * fall, part * fall
    return (
        a[0] * p + b[0] * q + c[0] * r + d[0] * s,
        a[1] * p + b[1] * q + c[1] * r + d[1] * s,
        a[2] * p + b[2] * q + c[2] * r + d[2] * s,
    )


def _sampled(points: Sequence[QPointF], *, closed: bool) -> list[_Sample]:
    """Return points about `_STEP` apart along a line through all of the given ones."""
    corners = [(point.x(), point.y()) for point in points]
    if closed:
        corners.append(corners[0])
    samples = [corners[0]]
    for (x0, y0), (x1, y1) in pairwise(corners):
        steps = max(1, round(math.hypot(x1 - x0, y1 - y0) / _STEP))
        samples.extend(
            (x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps)
            for step in range(1, steps + 1)
        )
    return samples[:-1] if closed else samples


def _drifted(
    samples: list[_Sample], wander: float, wave: float, origin: QPointF
) -> tuple[list[_Sample], list[float]]:
    """Return the samples strayed by at most `wander`, and how much wider the line is at each."""
    x0, y0 = origin.x(), origin.y()
    strayed: list[_Sample] = []
    widths: list[float] = []
    for x, y in samples:
        across, down, wide = noise_at((x - x0) / wave, (y - y0) / wave)
        strayed.append((x + wander * across, y + wander * down))
        widths.append(1 + _WIDTH_CHANGE * wide)
    return strayed, widths


def _sides(
    samples: list[_Sample], halves: Sequence[float], *, closed: bool
) -> tuple[list[QPointF], list[QPointF]]:
    """Return both sides of a ribbon along a line, `halves` from its middle."""
    count = len(samples)
    left: list[QPointF] = []
    right: list[QPointF] = []
    for index, ((x, y), half) in enumerate(zip(samples, halves, strict=True)):
        before = samples[index - 1] if closed or index else samples[0]
        after = samples[(index + 1) % count] if closed or index + 1 < count else samples[-1]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        nx, ny = -dy / length * half, dx / length * half
        left.append(QPointF(x + nx, y + ny))
        right.append(QPointF(x - nx, y - ny))
    return left, right


def ink_outline(
    path: QPainterPath,
    width: float,
    *,
    wander: float = 0.6,
    wave: float = 27.0,
    origin: QPointF | None = None,
) -> QPainterPath:
    """Return the ribbon along every closed part of a path, to be filled with ink.

    All lengths in pixels: the mean `width`, how far the line strays, over which length it does so;
    `origin` is the point from which places are counted, usually the corner of the map.
    """
    ribbon = QPainterPath()
    for part in path.toSubpathPolygons():
        points = part.toList()
        if points and points[0] == points[-1]:
            points = points[:-1]
        if len(points) < 3:  # noqa: PLR2004 - two points enclose nothing
            continue
        samples, widths = _drifted(_sampled(points, closed=True), wander, wave, origin or QPointF())
        for side in _sides(samples, [width / 2 * wide for wide in widths], closed=True):
            ribbon.addPolygon(QPolygonF(side))
            ribbon.closeSubpath()
    return ribbon


def ink_line(
    points: Sequence[QPointF],
    width: float,
    *,
    wander: float = 0.5,
    wave: float = 27.0,
    origin: QPointF | None = None,
) -> QPainterPath:
    """Return the ribbon along an open line, to be filled with ink; lengths as in `ink_outline`."""
    samples, widths = _drifted(_sampled(points, closed=False), wander, wave, origin or QPointF())
    left, right = _sides(samples, [width / 2 * wide for wide in widths], closed=False)
    return _closed(left, right)


def tapered_line(points: Sequence[_Sample], widths: Sequence[float]) -> QPainterPath:
    """Return a stroke of the pen through points, of the given width at each."""
    left, right = _sides(list(points), [width / 2 for width in widths], closed=False)
    return _closed(left, right)


def _closed(left: list[QPointF], right: list[QPointF]) -> QPainterPath:
    ribbon = QPainterPath()
    ribbon.addPolygon(QPolygonF(left + right[::-1]))
    ribbon.closeSubpath()
    return ribbon
