"""The heat of a map: on each place where the shape fits, a disc with what it would bring."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform

from cartographers_gui.engine import Space
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.typography import text_path

__all__ = ["HeatSpot", "paint_heat", "step_of"]

_RADIUS = 0.27
"""Radius of a disc in lengths of a space."""
_SMALLEST_RADIUS = 9.0
_LAST_STEP = 5
"""The fullest step of the palette's ramp."""
_ROOM = 1.55
"""Width of the room for a number, in radii."""


@dataclass(frozen=True, slots=True)
class HeatSpot:
    """What stands on one place."""

    text: str
    """A short number."""
    step: int
    """Step of the palette's ramp, from 0 for nothing gained."""


def step_of(worth: int, best: int) -> int:
    """Return the step of a ramp for a worth up to the best one; none above zero is the first.

    >>> [step_of(worth, 10) for worth in (-3, 0, 1, 5, 10)]
    [0, 0, 1, 3, 5]
    """
    if worth <= 0 or best <= 0:
        return 0
    return max(1, round(worth / best * _LAST_STEP + 0.01))


def paint_heat(
    painter: QPainter, geometry: MapGeometry, spots: Mapping[Space, HeatSpot], palette: Palette
) -> None:
    """Paint a disc for each place; the fuller its colour the better, and its number says it."""
    radius = max(_SMALLEST_RADIUS, _RADIUS * geometry.space)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for space, spot in spots.items():
        middle = geometry.rect_of(space).center()
        fill = palette.gains[spot.step]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.halo)
        painter.drawEllipse(middle, radius + 1.6, radius + 1.6)
        painter.setPen(QPen(palette.legal, 1.2 + 0.012 * geometry.space))
        painter.setBrush(fill)
        painter.drawEllipse(middle, radius, radius)
        painter.fillPath(_number(spot.text, radius).translated(middle), ink_on(fill))
    painter.restore()


def ink_on(fill: QColor) -> QColor:
    """Return black or white, whichever is easier to read on a colour."""
    red, green, blue = (_linear(part) for part in (fill.redF(), fill.greenF(), fill.blueF()))
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    # As far from black as from white, in contrast.
    return QColor(Qt.GlobalColor.black if light > 0.179 else Qt.GlobalColor.white)  # noqa: PLR2004


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4  # noqa: PLR2004 - sRGB


@lru_cache(maxsize=256)
def _number(text: str, radius: float) -> QPainterPath:
    """Return a number round the origin, as large as fits a disc; do not change the result."""
    digits = text_path(text, 1.22 * radius, weight=QFont.Weight.Bold)
    width = digits.boundingRect().width()
    if width > _ROOM * radius:
        factor = _ROOM * radius / width
        digits = QTransform.fromScale(factor, factor).map(digits)
    return digits.translated(-digits.boundingRect().center())
