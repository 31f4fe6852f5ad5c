"""The eight colours of heraldry, which pairs of them are told apart, and their hatchings.

The hatchings are those that engravers have used since the seventeenth century for arms without
colour; high contrast shows them.
"""

from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cartographers_gui.ui.painting.outline import outline
from cartographers_gui.ui.theme import Palette

__all__ = ["PAIRS", "SMALLEST_CONTRAST", "Tincture", "contrast", "fill_with_tincture"]


class Tincture(StrEnum):
    """A colour of heraldry."""

    AZURE = "azure"
    GULES = "gules"
    VERT = "vert"
    PURPURE = "purpure"
    SABLE = "sable"
    TENNE = "tenne"
    OR = "or"
    ARGENT = "argent"

    @property
    def color(self) -> QColor:
        """The paint of this tincture, by day and by night, so that a crest stays itself."""
        return QColor(_PAINTS[self])


_PAINTS = {
    Tincture.AZURE: "#2F67A3",
    Tincture.GULES: "#A02A2B",
    Tincture.VERT: "#1F6B45",
    Tincture.PURPURE: "#6C3580",
    Tincture.SABLE: "#2C2724",
    Tincture.TENNE: "#CF6B2B",
    Tincture.OR: "#E6AE2E",
    Tincture.ARGENT: "#EDE7D8",
}

SMALLEST_CONTRAST = 2.2
"""The lightness ratio that two tinctures on one shield have at least (as WCAG 2.1 counts it)."""
_LINEAR_BELOW = 0.04045
"""Part of a colour below which the sRGB curve is a straight line."""


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of two colours, 1 to 21, as WCAG 2.1 counts it."""
    lights = sorted((_luminance(one), _luminance(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _luminance(color: QColor) -> float:
    parts = (color.redF(), color.greenF(), color.blueF())
    red, green, blue = (
        part / 12.92 if part <= _LINEAR_BELOW else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


PAIRS: tuple[tuple[Tincture, Tincture], ...] = tuple(
    (first, second)
    for first in Tincture
    for second in Tincture
    if contrast(first.color, second.color) >= SMALLEST_CONTRAST
)
"""The ordered pairs of tinctures that are told apart by lightness alone."""


def fill_with_tincture(
    painter: QPainter, part: QPainterPath, tincture: Tincture, palette: Palette
) -> None:
    """Fill a part of a shield, whose box is 100 x 112, with a tincture or its hatching."""
    if not palette.high_contrast:
        painter.fillPath(part, tincture.color)
        return
    painter.fillPath(part, palette.ink if tincture is Tincture.SABLE else palette.card)
    if tincture in {Tincture.SABLE, Tincture.ARGENT}:
        return
    painter.save()
    painter.setClipPath(part, Qt.ClipOperation.IntersectClip)
    hatching = _hatching(tincture)
    if tincture is Tincture.OR:
        painter.fillPath(hatching, palette.ink)
    else:
        painter.strokePath(hatching, QPen(palette.ink, 2.2))
    painter.restore()


_LINES = {
    Tincture.AZURE: "M0 {at} H100",
    Tincture.GULES: "M{at} 0 V112",
    Tincture.VERT: "M{at} 0 L{end} 112",
    Tincture.PURPURE: "M{at} 112 L{end} 0",
    Tincture.TENNE: "M{at} 0 L{end} 112 M{at} 112 L{end} 0",
}
_GAP = 9


@lru_cache(maxsize=len(Tincture))
def _hatching(tincture: Tincture) -> QPainterPath:
    path = QPainterPath()
    for step in range(-13, 14):
        at = step * _GAP
        if tincture in _LINES:
            path.addPath(outline(_LINES[tincture].format(at=at, end=at + 112)))
            continue
        for row in range(13):
            dot = QRectF(at + row % 2 * _GAP / 2 - 1.5, row * _GAP - 1.5, 3, 3)
            path.addEllipse(dot)
    return path
