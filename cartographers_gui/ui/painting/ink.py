"""Hand-drawn lines: a line is a filled ribbon whose course and width wander a little.

The wandering follows from a seed, so the same line looks the same at every repaint, and a closed
line meets itself without a joint.
"""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

__all__ = ["ink_line", "ink_outline", "seed_of", "smooth_noise"]

_STEP = 3.0
"""Distance of two samples along a line, in pixels."""
_WIDTH_CHANGE = 0.28
"""How much the width of a line varies, up and down."""


def seed_of(numbers: Iterable[int]) -> int:
    """Return a seed that follows from numbers alone, the same in every run.

    >>> seed_of([1, 2]) == seed_of([1, 2]) != seed_of([2, 1])
    True
    """
    seed = 0x811C9DC5
    for number in numbers:
        seed = (seed ^ (number & 0xFFFFFFFF)) * 0x01000193 & 0xFFFFFFFF
    return seed


@lru_cache(maxsize=4096)
def _knots(seed: int, count: int) -> tuple[float, ...]:
    chance = Random(seed)
    return tuple(chance.random() * 2 - 1 for _ in range(count))


def smooth_noise(seed: int, count: int, position: float) -> float:
    """Return a value from -1 to 1 at a position from 0 to 1 on a closed line of `count` knots."""
    knots = _knots(seed, count)
    at = (position % 1.0) * count
    first = int(at) % count
    part = at - int(at)
    part = part * part * (3 - 2 * part)
    return knots[first] * (1 - part) + knots[(first + 1) % count] * part


def _sampled(points: Sequence[QPointF], *, closed: bool) -> list[tuple[float, float]]:
    """Return points about `_STEP` apart along a line through all of the given ones."""
    corners = [(point.x(), point.y()) for point in points]
    if closed:
        corners.append(corners[0])
    samples = [corners[0]]
    for (x0, y0), (x1, y1) in pairwise(corners):
        length = math.hypot(x1 - x0, y1 - y0)
        steps = max(1, round(length / _STEP))
        samples.extend(
            (x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps)
            for step in range(1, steps + 1)
        )
    return samples[:-1] if closed else samples


def _ribbon(
    samples: list[tuple[float, float]], width: float, wander: float, seed: int, *, closed: bool
) -> tuple[list[QPointF], list[QPointF]]:
    """Return both sides of a line."""
    count = len(samples)
    knots = max(4, round(count * _STEP / max(8.0, 9 * width)))
    left: list[QPointF] = []
    right: list[QPointF] = []
    for index, (x, y) in enumerate(samples):
        before = samples[index - 1] if closed or index else samples[index]
        after = samples[(index + 1) % count] if closed or index + 1 < count else samples[index]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        nx, ny = -dy / length, dx / length
        position = index / count
        push = wander * smooth_noise(seed, knots, position)
        half = width / 2 * (1 + _WIDTH_CHANGE * smooth_noise(seed + 1, knots, position))
        left.append(QPointF(x + nx * (push + half), y + ny * (push + half)))
        right.append(QPointF(x + nx * (push - half), y + ny * (push - half)))
    return left, right


def ink_outline(path: QPainterPath, width: float, seed: int, wander: float = 0.55) -> QPainterPath:
    """Return the ribbon along every closed part of a path, to be filled with ink.

    `width` and `wander` are in pixels: the mean width and how far the line strays.
    """
    ribbon = QPainterPath()
    for number, part in enumerate(path.toSubpathPolygons()):
        points = part.toList()
        if points and points[0] == points[-1]:
            points = points[:-1]
        if len(points) < 3:  # noqa: PLR2004 - two points enclose nothing
            continue
        samples = _sampled(points, closed=True)
        left, right = _ribbon(samples, width, wander, seed + 7 * number, closed=True)
        outer, inner = QPainterPath(), QPainterPath()
        outer.addPolygon(QPolygonF(left))
        inner.addPolygon(QPolygonF(right))
        outer.closeSubpath()
        inner.closeSubpath()
        ribbon.addPath(outer)
        ribbon.addPath(inner)
    return ribbon


def ink_line(
    points: Sequence[QPointF], width: float, seed: int, wander: float = 0.5
) -> QPainterPath:
    """Return the ribbon along an open line, to be filled with ink."""
    samples = _sampled(points, closed=False)
    left, right = _ribbon(samples, width, wander, seed, closed=False)
    ribbon = QPainterPath()
    ribbon.addPolygon(QPolygonF(left + right[::-1]))
    ribbon.closeSubpath()
    return ribbon
