"""The parts a glyph is made of, each a path in a box of 100 x 100 units with a tone."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

__all__ = ["Layer", "Tone", "grown", "inked", "stroked"]

CONTOUR = 5.2
"""Width in units of the ink round a part in a lighter tone."""


class Tone(Enum):
    """What a part of a glyph is painted with."""

    INK = auto()
    """The ink that carries the contrast."""
    GROUND = auto()
    """The fill of the ground itself, to cover what stands behind."""
    SHADE = auto()
    """The ground with some ink in it: a side away from the light."""
    LIGHT = auto()
    """Cream or its like: walls, the face of a column, the glint beside a wave."""
    ROOF = auto()
    FINE = auto()
    """Thin lines of ink, left out when the glyph is small."""


@dataclass(frozen=True, slots=True)
class Layer:
    """One part of a glyph."""

    path: QPainterPath
    tone: Tone = Tone.INK


def stroked(path: QPainterPath, width: float) -> QPainterPath:
    """Return a line as an area, with round ends and joints."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return stroker.createStroke(path)


def grown(path: QPainterPath, width: float) -> QPainterPath:
    """Return an area made larger by half of `width` on every side."""
    return path.united(stroked(path, width))


def inked(path: QPainterPath, tone: Tone, contour: float = CONTOUR) -> list[Layer]:
    """Return a part in a tone with ink round it."""
    return [Layer(stroked(path, contour)), Layer(path, tone)]
