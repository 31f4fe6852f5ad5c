"""Crests as pictures that are painted once for each size: pages show the same ones many times."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cartographers_gui.ui.painting.crest import Crest, paint_crest
from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.theme import Palette

__all__ = ["paint_crest_picture"]


def paint_crest_picture(painter: QPainter, crest: Crest, rect: QRectF, palette: Palette) -> None:
    """Paint a crest as large as fits into a rectangle, from the cache where it is there."""
    paint_cached(
        painter,
        f"crest/{crest.number}/{crest.is_bot}/{palette.name}",
        rect,
        lambda inner, place: paint_crest(inner, crest, place, palette),
    )
