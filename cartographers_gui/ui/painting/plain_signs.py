"""Bold signs of terrains, and of ruins in their mark, in a box of 100 x 100 units.

Without colours, glyph and pattern of a small space would run into one grey.
"""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from cartographers_gui.ui.painting.glyph_layer import stroked
from cartographers_gui.ui.painting.outline import outline
from cartographers_gui.ui.theme import Ground, Palette

__all__ = ["has_plain_sign", "paint_plain_sign"]

_OUTLINES = {
    Ground.FOREST: "M50 2 L78 42 H66 L92 80 H58 V98 H42 V80 H8 L34 42 H22 Z",
    Ground.VILLAGE: "M50 4 L98 50 H84 V94 H60 V62 H40 V94 H16 V50 H2 Z",
    Ground.FARM: "R 12 6 14 88 R 43 6 14 88 R 74 6 14 88",
    Ground.RUINS: "M4 92 H96 V76 H84 V24 H90 V8 H50 V24 H56 V76 H40 V48 L28 38 L14 46 V76 H4 Z",
}
_FACE = "M4 2 L30 26 H70 L96 2 L98 46 L74 68 L64 98 H36 L26 68 L2 46 Z"
_EYES = "M22 38 L46 52 L42 63 L27 58 Z M78 38 L54 52 L58 63 L73 58 Z"
_MOUTH = "R 40 78 20 8"
_WAVES, _WAVE_WIDTH = (30, 70), 13.0


@lru_cache(maxsize=len(Ground))
def _sign(ground: Ground) -> QPainterPath:
    match ground:
        case Ground.WATER:
            waves = QPainterPath()
            for y in _WAVES:
                waves.moveTo(4, y + 8)
                for step in range(4):
                    x, way = 4 + 23 * step, -1 if step % 2 == 0 else 1
                    waves.quadTo(QPointF(x + 11.5, y + 8 + 28 * way), QPointF(x + 23, y + 8))
            return stroked(waves, _WAVE_WIDTH)
        case Ground.MONSTER:
            return outline(_FACE).subtracted(outline(_EYES)).subtracted(outline(_MOUTH))
        case _:
            return outline(_OUTLINES[ground])


def has_plain_sign(ground: Ground) -> bool:
    """Tell whether a ground has a sign for its spaces; what is printed on the map has none.

    >>> has_plain_sign(Ground.WATER), has_plain_sign(Ground.MOUNTAIN)
    (True, False)
    """
    return ground is not Ground.RUINS and ground in {*_OUTLINES, Ground.WATER, Ground.MONSTER}


def paint_plain_sign(painter: QPainter, ground: Ground, rect: QRectF, palette: Palette) -> None:
    """Paint the sign of a ground as large as fits into a rectangle, centred."""
    side = min(rect.width(), rect.height())
    corner = rect.center() - QPointF(side / 2, side / 2)
    place = QTransform.fromTranslate(corner.x(), corner.y()).scale(side / 100, side / 100)
    painter.fillPath(place.map(_sign(ground)), palette.grounds[ground].ink)
