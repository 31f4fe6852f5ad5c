"""Small marks on paper: those that flat vector files cannot hold become little pictures."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from cartographers_gui.engine import Edict
from cartographers_gui.ui.painting.crest import Crest, paint_crest
from cartographers_gui.ui.painting.mark import Mark, Ornament, paint_mark
from cartographers_gui.ui.theme import DAY, Palette

__all__ = ["shining", "stamp_crest", "stamp_mark"]

_DOTS = 5.0
"""Pixels of a picture for each unit of the page: 600 dots an inch on A4."""


def shining(palette: Palette) -> Palette:
    """Return a palette for small pictures that keep their own colours on flat paper too."""
    return DAY if palette.high_contrast else palette


def stamp_mark(painter: QPainter, mark: Mark, rect: QRectF, palette: Palette) -> None:
    """Paint the mark of a part of a score in its own colours."""
    if palette.high_contrast and isinstance(mark, Edict):
        # The shine of wax is half clear, and PDF readers make it black.
        _stamp(painter, rect, lambda inner, place: paint_mark(inner, mark, place, DAY))
    elif mark is Ornament.MONSTER:
        paint_mark(painter, mark, rect, palette)
    else:
        paint_mark(painter, mark, rect, shining(palette))


def stamp_crest(painter: QPainter, crest: Crest, rect: QRectF, palette: Palette) -> None:
    """Paint a coat of arms in its own colours."""
    if palette.high_contrast:
        # SVG files of Qt know no clipping, which the hatching of a shield needs.
        _stamp(painter, rect, lambda inner, place: paint_crest(inner, crest, place, DAY))
    else:
        paint_crest(painter, crest, rect, palette)


def _stamp(painter: QPainter, rect: QRectF, paint: Callable[[QPainter, QRectF], None]) -> None:
    size = (rect.size() * _DOTS).toSize()
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    inner = QPainter(picture)
    inner.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner.scale(_DOTS, _DOTS)
    paint(inner, QRectF(0, 0, rect.width(), rect.height()))
    inner.end()
    painter.drawImage(rect, picture)
