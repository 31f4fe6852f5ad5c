"""Outlines written as text, so that a picture of ours is data and not a page of calls."""

import re
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

__all__ = ["fitted", "outline", "polygon"]

_PART = re.compile(r"([A-Za-z])([^A-Za-z]*)")


@lru_cache(maxsize=512)
def outline(text: str) -> QPainterPath:
    """Read an outline, usually drawn in a box of 100 x 100 units; do not change the result.

    ``M x y`` starts a part, ``L x y`` draws a line, ``H x`` and ``V y`` a level or upright one,
    ``Q`` and ``C`` curves, ``Z`` closes; ``E cx cy rx ry`` is an ellipse and ``R x y w h`` a
    rectangle of its own. Numbers are absolute, a letter may be left out when it repeats, and where
    parts overlap the outline has a hole. Raises `ValueError`, quoting the letter, for any other.
    """
    path = QPainterPath()
    for letter, rest in _PART.findall(text):
        if letter not in _STEPS:
            raise ValueError(f"no such outline letter: {letter!r} in {text!r}")
        size, step = _STEPS[letter]
        numbers = [float(number) for number in rest.split()]
        if not size:
            path.closeSubpath()
        elif len(numbers) % size or not numbers:
            raise ValueError(f"{letter!r} takes {size} numbers at a time: {text!r}")
        for start in range(0, len(numbers), size or 1):
            step(path, numbers[start : start + size])
    return path


def polygon(*points: tuple[float, float]) -> QPainterPath:
    """Return the closed outline through points."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    return path


def fitted(path: QPainterPath, rect: QRectF, box: float = 100.0) -> QPainterPath:
    """Return an outline of a `box` x `box` picture laid into a rectangle, centred."""
    scale = min(rect.width(), rect.height()) / box
    middle = rect.center()
    transform = QTransform.fromTranslate(
        middle.x() - scale * box / 2, middle.y() - scale * box / 2
    ).scale(scale, scale)
    return transform.map(path)


_Step = Callable[[QPainterPath, list[float]], None]
_STEPS: dict[str, tuple[int, _Step]] = {
    "M": (2, lambda path, at: path.moveTo(at[0], at[1])),
    "L": (2, lambda path, at: path.lineTo(at[0], at[1])),
    "H": (1, lambda path, at: path.lineTo(at[0], path.currentPosition().y())),
    "V": (1, lambda path, at: path.lineTo(path.currentPosition().x(), at[0])),
    "Q": (4, lambda path, at: path.quadTo(*at)),
    "C": (6, lambda path, at: path.cubicTo(*at)),
    "Z": (0, lambda path, at: None),
    "E": (4, lambda path, at: path.addEllipse(QPointF(at[0], at[1]), at[2], at[3])),
    "R": (4, lambda path, at: path.addRect(*at)),
}
