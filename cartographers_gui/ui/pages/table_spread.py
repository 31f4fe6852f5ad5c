"""Shares the width of the drawing page between the map and the two columns beside it."""

from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["Sides", "TableSpread", "sides_for"]

_SHEET = 0.985
"""Width of a sheet in heights of it."""
_MARGIN, _BELOW = 8, 6
"""Px beside the columns, and below them."""
_LEAST = (222.0, 236.0)
_USUAL = (264.0, 316.0)
_MOST = (384.0, 604.0)
_HIGH = 1100.0
"""Height in px from which the columns grow with the window, for their cards do."""
_GROWTH = 1.7
"""How far they grow at most."""
_WIDER, _BESIDE_MAP = 1.3, 64.0
"""How far columns grow by what the map cannot use, and the px beside the map that stay free."""
_WIDE_FROM = 850.0
"""Px left beside the map from which all four edicts are shown with their rules."""
_STACKED_BELOW = 1084.0
"""Px between the margins below which one column may hold everything."""
_LEAST_STACKED = 540.0
"""Height in px that one column needs."""
_WORTHWHILE = 60.0
"""How many px wider the map must become for it."""
_LOW = 600.0
"""Height in px below which edicts and season sheet take turns."""
_LEAST_MAP = 330.0
_SQUEEZED = 0.9
"""Part of its least width below which a column beside the map helps nobody."""
_SLOWER = 0.45
"""How much of a larger text's growth even the narrowest columns take part in."""


class Sides(NamedTuple):
    """Widths of both columns in px, and how they are arranged."""

    left: int
    right: int
    is_wide: bool
    """Whether the right one has room for two edicts abreast."""
    is_stacked: bool = False
    """Whether the right one stands below the left one, so that the map is larger."""


def sides_for(width: int, height: int, scale: float = 1.0) -> Sides:
    """Return the columns for a page body of a size, the text enlarged by `scale`.

    The map is as large as the height allows before the columns get more than they need.

    >>> sides_for(1264, 664)
    Sides(left=264, right=316, is_wide=False, is_stacked=False)
    >>> sides_for(1904, 985, 1.15).right > 1.2 * 1.15 * 316
    True
    >>> sides_for(944, 504).right < 264
    True
    >>> sides_for(944, 900).is_stacked
    True
    >>> sides_for(944, 430, 2.0).is_stacked
    True
    """
    sides = _beside(width, height, scale)
    if sides.left < _SQUEEZED * _LEAST[0] * scale:
        # Very large text in a small window: one column that is wide enough to be read.
        left = min(max(width - height * _SHEET, _LEAST[0] * scale), width - _LEAST_MAP)
        return Sides(round(left), 0, is_wide=False, is_stacked=True)
    gain = min(height * _SHEET, width - _USUAL[0] * scale) - (width - sides.left - sides.right)
    if width < _STACKED_BELOW * scale and height >= _LEAST_STACKED * scale and gain >= _WORTHWHILE:
        return Sides(round(_USUAL[0] * scale), 0, is_wide=False, is_stacked=True)
    return sides


def _beside(width: int, height: int, scale: float) -> Sides:
    spare = width - max(_LEAST_MAP, height * _SHEET)
    if spare >= _WIDE_FROM * scale:
        most = [side * scale * min(_GROWTH, max(1.0, height / _HIGH)) for side in _MOST]
        left = min(max(0.38 * spare, 300.0 * scale), most[0])
        return Sides(round(left), round(min(spare - left, most[1])), is_wide=True)
    slower = 1 + max(0.0, scale - 1) * _SLOWER
    least = [side * slower for side in _LEAST]
    usual = [side * scale for side in _USUAL]
    part = (spare - sum(least)) / max(1.0, sum(usual) - sum(least))
    part = min(1.0, max(0.0, part))
    sides = [low + (high - low) * part for low, high in zip(least, usual, strict=True)]
    wider = (spare - _BESIDE_MAP * scale) / sum(usual)
    if wider > 1:
        sides = [side * min(wider, _WIDER) for side in usual]
    # Very large text in a small window: the map keeps its least, and the columns scroll.
    shrink = min(1.0, max(0.0, width - _LEAST_MAP) / sum(sides))
    return Sides(round(sides[0] * shrink), round(sides[1] * shrink), is_wide=False)


class TableSpread(ThemedWidget):
    """Left column, map, right column; it lays them out itself, for the map's sake."""

    widened = Signal(bool)
    """Whether the right column has room for two edicts abreast, told when that changes."""

    lowered = Signal(bool)
    """Whether there is so little height that parts have to make way, told when that changes."""

    shared = Signal()
    """The columns have their sizes."""

    stacked = Signal(bool)
    """Whether the right column's panels belong below the left one, told when that changes."""

    def __init__(
        self, left: QWidget, middle: QWidget, right: QWidget, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._parts = (left, middle, right)
        self._is_wide = False
        self._is_low = False
        self._is_stacked = False
        for part in self._parts:
            part.setParent(self)

    def apply_look(self) -> None:
        self._share()

    def show_left(self, *, shown: bool) -> None:
        """Show the left column, or leave its room to the map."""
        if shown == self._parts[0].isHidden():
            self._parts[0].setVisible(shown)
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
        if sides.is_stacked != self._is_stacked:
            self._is_stacked = sides.is_stacked
            right.setVisible(not sides.is_stacked)
            self.stacked.emit(sides.is_stacked)
        if left.isHidden() and not sides.is_stacked:
            sides = sides._replace(left=0)
        columns = height - _BELOW
        left.setGeometry(QRect(_MARGIN, 0, sides.left, columns))
        right.setGeometry(QRect(_MARGIN + width - sides.right, 0, sides.right, columns))
        middle.setGeometry(QRect(_MARGIN + sides.left, 0, width - sides.left - sides.right, height))
        self.shared.emit()

    def sizeHint(self) -> QSize:
        return QSize(1280, 664)

    def minimumSizeHint(self) -> QSize:
        return QSize(860, 420)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()
