"""The small marks that stand for a part of a score: seals, seasons, coin, monster and star."""

from enum import StrEnum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cartographers_gui.engine.cards import Edict, Season
from cartographers_gui.engine.terrain import Terrain
from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.painting.seal import paint_edict_seal
from cartographers_gui.ui.painting.season_icon import paint_season
from cartographers_gui.ui.painting.shape_picture import paint_terrain_swatch
from cartographers_gui.ui.painting.star_coin import paint_coin, paint_star
from cartographers_gui.ui.theme import Palette

__all__ = ["Mark", "Ornament", "paint_cached_mark", "paint_mark"]

_ROOM = 3.0
"""Room in px round a mark for the shadow of its wax."""


class Ornament(StrEnum):
    """A mark that is neither a seal nor a season."""

    COIN = "coin"
    MONSTER = "monster"
    STAR = "star"


Mark = Edict | Season | Ornament


def paint_mark(
    painter: QPainter, mark: Mark, rect: QRectF, palette: Palette, *, faded: bool = False
) -> None:
    """Paint a mark as large as fits into a rectangle, centred.

    A seal or a season that does not count now may be `faded`.
    """
    match mark:
        case Edict():
            paint_edict_seal(painter, mark, rect, palette, faded=faded)
        case Season():
            paint_season(painter, mark, rect, palette, faded=faded)
        case Ornament.COIN:
            paint_coin(painter, rect, palette)
        case Ornament.MONSTER:
            paint_terrain_swatch(painter, Terrain.MONSTER, rect, palette)
        case Ornament.STAR:
            paint_star(painter, rect, palette)


def paint_cached_mark(
    painter: QPainter, mark: Mark, rect: QRectF, palette: Palette, *, faded: bool = False
) -> None:
    """Do the same from a picture; only where nothing is enlarged."""

    def paint(inner: QPainter, room: QRectF) -> None:
        body = room.adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        paint_mark(inner, mark, body, palette, faded=faded)

    key = f"mark/{type(mark).__name__}/{mark}/{faded}/{palette.name}"
    paint_cached(painter, key, rect.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM), paint)
