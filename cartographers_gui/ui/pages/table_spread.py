"""Shares the width of the drawing page between the map and the two columns beside it."""

from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["Sides", "TableSpread", "sides_for"]

_SHEET = 0.985
"""Width of a sheet in heights of it."""
_MARGIN = 8
_LEAST = (222.0, 236.0)
_USUAL = (264.0, 316.0)
_MOST = (384.0, 604.0)
_WIDE_FROM = 850.0
"""Px left beside the map from which all four edicts are shown with their rules."""
_LOW = 600.0
"""Height in px below which edicts and season sheet take turns."""
_LEAST_MAP = 330.0
_SLOWER = 0.45
"""How much of a larger text's growth even the narrowest columns take part in."""


class Sides(NamedTuple):
    """Widths of both columns in px, and whether the right one has room for two edicts abreast."""

    left: int
    right: int
    is_wide: bool


def sides_for(width: int, height: int, scale: float = 1.0) -> Sides:
    """Return the columns for a page body of a size, the text enlarged by `scale`.

    The map is as large as the height allows before the columns get more than they need.

    >>> sides_for(1264, 664)
    Sides(left=264, right=316, is_wide=False)
    >>> sides_for(944, 504).right < 264
    True
    """
    spare = width - max(_LEAST_MAP, height * _SHEET)
    if spare >= _WIDE_FROM * scale:
        left = min(max(0.38 * spare, 300.0 * scale), _MOST[0] * scale)
        return Sides(round(left), round(min(spare - left, _MOST[1] * scale)), is_wide=True)
    slower = 1 + max(0.0, scale - 1) * _SLOWER
    least = [side * slower for side in _LEAST]
    usual = [side * scale for side in _USUAL]
    part = (spare - sum(least)) / max(1.0, sum(usual) - sum(least))
    part = min(1.0, max(0.0, part))
    sides = [low + (high - low) * part for low, high in zip(least, usual, strict=True)]
    # Very large text in a small window: the map keeps its least, and the columns scroll.
    shrink = min(1.0, max(0.0, width - _LEAST_MAP) / sum(sides))
    return Sides(round(sides[0] * shrink), round(sides[1] * shrink), is_wide=False)


class TableSpread(ThemedWidget):
    """Left column, map, right column; it lays them out itself, for the map's sake."""

    widened = Signal(bool)
    """Whether the right column has room for two edicts abreast, told when that changes."""

    lowered = Signal(bool)
    """Whether there is so little height that parts have to make way, told when that changes."""

    def __init__(
        self, left: QWidget, middle: QWidget, right: QWidget, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._parts = (left, middle, right)
        self._is_wide = False
        self._is_low = False
        for part in self._parts:
            part.setParent(self)

    def apply_look(self) -> None:
        self._share()

    def _share(self) -> None:
        left, middle, right = self._parts
        width, height = self.width() - 2 * _MARGIN, self.height()
        sides = sides_for(width, height, self.look.fonts.scale)
        if sides.is_wide != self._is_wide:
            self._is_wide = sides.is_wide
            self.widened.emit(sides.is_wide)
        low = height < _LOW * self.look.fonts.scale
        if low != self._is_low:
            self._is_low = low
            self.lowered.emit(low)
        left.setGeometry(QRect(_MARGIN, 0, sides.left, height))
        right.setGeometry(QRect(_MARGIN + width - sides.right, 0, sides.right, height))
        middle.setGeometry(QRect(_MARGIN + sides.left, 0, width - sides.left - sides.right, height))

    def sizeHint(self) -> QSize:
        return QSize(1280, 664)

    def minimumSizeHint(self) -> QSize:
        return QSize(860, 420)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()
