"""The heat of a map: on each place where the shape fits, a disc with what it would bring."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QTransform

from cartographers_gui.engine import Space
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.typography import text_path

__all__ = ["HeatSpot", "heat_reach", "paint_heat", "step_of"]

_RADIUS = 0.27
"""Radius of a disc in lengths of a space."""
_SMALLEST_RADIUS = 9.0


@dataclass(frozen=True, slots=True)
class HeatSpot:
    """What stands on one place."""

    text: str
    """A short number."""
    step: int
    """Step of the palette's ramp, from 0 for nothing gained."""


def step_of(worth: int, best: int, palette_steps: int = 6) -> int:
    """Return the step of a ramp for a worth up to the best one; none above zero is the first.

    >>> [step_of(worth, 10) for worth in (-3, 0, 1, 5, 10)]
    [0, 0, 1, 3, 5]
    """
    if worth <= 0 or best <= 0:
        return 0
    return max(1, round(worth / best * (palette_steps - 1) + 0.01))


def heat_reach(geometry: MapGeometry) -> float:
    """Return how far a disc reaches from the middle of its space, in px."""
    return max(_SMALLEST_RADIUS, _RADIUS * geometry.space) + 2.0


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
        room = QRectF(0, 0, 1.55 * radius, 1.3 * radius)
        room.moveCenter(middle)
        _paint_number(painter, spot.text, room, ink_on(fill))
    painter.restore()


def ink_on(fill: QColor) -> QColor:
    """Return black or white, whichever is easier to read on a colour."""
    red, green, blue = (_linear(part) for part in (fill.redF(), fill.greenF(), fill.blueF()))
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    # As far from black as from white, in contrast.
    return QColor(Qt.GlobalColor.black if light > 0.179 else Qt.GlobalColor.white)  # noqa: PLR2004


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4  # noqa: PLR2004 - sRGB


def _paint_number(painter: QPainter, text: str, room: QRectF, ink: QColor) -> None:
    digits = text_path(text, room.height() * 0.94, weight=QFont.Weight.Bold)
    box = digits.boundingRect()
    if box.width() > room.width():
        factor = room.width() / box.width()
        digits = QTransform.fromScale(factor, factor).map(digits)
        box = digits.boundingRect()
    painter.fillPath(digits.translated(room.center() - box.center()), ink)
