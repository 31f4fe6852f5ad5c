"""The small marks that stand for a part of a score: seals, seasons, coin, monster and star."""

from enum import StrEnum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cartographers_gui.engine.cards import Edict, Season
from cartographers_gui.engine.terrain import Terrain
from cartographers_gui.ui.painting.seal import paint_edict_seal
from cartographers_gui.ui.painting.season_icon import paint_season
from cartographers_gui.ui.painting.shape_picture import paint_terrain_swatch
from cartographers_gui.ui.painting.star_coin import paint_coin, paint_star
from cartographers_gui.ui.theme import Palette

__all__ = ["Mark", "Ornament", "paint_mark"]


class Ornament(StrEnum):
    """A mark that is neither a seal nor a season."""

    COIN = "coin"
    MONSTER = "monster"
    STAR = "star"


Mark = Edict | Season | Ornament


def paint_mark(painter: QPainter, mark: Mark, rect: QRectF, palette: Palette) -> None:
    """Paint a mark as large as fits into a rectangle, centred."""
    match mark:
        case Edict():
            paint_edict_seal(painter, mark, rect, palette)
        case Season():
            paint_season(painter, mark, rect, palette)
        case Ornament.COIN:
            paint_coin(painter, rect, palette)
        case Ornament.MONSTER:
            paint_terrain_swatch(painter, Terrain.MONSTER, rect, palette)
        case Ornament.STAR:
            paint_star(painter, rect, palette)
