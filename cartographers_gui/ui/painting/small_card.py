"""The small cards of the revealed row: time and what the card shows, without words."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cartographers_gui.engine.cards import AmbushCard, Card, ExploreCard, RuinsCard
from cartographers_gui.engine.terrain import Terrain
from cartographers_gui.ui.painting.ambush_face import paint_warning
from cartographers_gui.ui.painting.card_frame import paint_card_frame
from cartographers_gui.ui.painting.card_text import paint_time
from cartographers_gui.ui.painting.glyphs import paint_glyph
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.painting.shape_picture import paint_terrain_swatch
from cartographers_gui.ui.theme import Ground, Palette

__all__ = ["paint_small_card"]

_RADIUS = 7.0


def paint_small_card(
    painter: QPainter,
    card: Card,
    rect: QRectF,
    look: Look,
    *,
    framed: bool = False,
) -> None:
    """Paint a card of the column, designed for 56 x 68 px; `framed` is the one being drawn."""
    palette, fonts = look.palette, look.fonts
    frame = palette.accent if framed else None
    paint_card_frame(painter, rect, palette, frame=frame, radius=_RADIUS)

    def paint(picture: QPainter, area: QRectF) -> None:
        head = area.height() * 0.36
        right = QPointF(area.right() - 8, area.top() + head * 0.56)
        size = area.height() * 0.25 / fonts.scale
        if isinstance(card, AmbushCard):
            paint_warning(picture, right, palette, side=area.height() * 0.27)
        else:
            paint_time(picture, card.time_value, right, look, size=size)
        inset = area.width() * 0.1
        body = area.adjusted(inset, head, -inset, -area.height() * 0.1)
        _paint_content(picture, card, body, palette)

    key = f"small/{card.id}/{look.key}"
    paint_cached(painter, key, rect, paint)


def _paint_content(painter: QPainter, card: Card, rect: QRectF, palette: Palette) -> None:
    match card:
        case RuinsCard():
            ink = palette.text if palette.is_dark else palette.ink
            paint_glyph(painter, Ground.RUINS, rect, palette, 0, ink=ink)
        case AmbushCard():
            side = min(rect.height(), rect.width() * 0.62)
            _paint_row(painter, (Terrain.MONSTER,), rect, side, palette)
        case ExploreCard():
            if len(card.terrains) <= 2:  # noqa: PLR2004 - as many stand side by side
                share = 0.62 if len(card.terrains) == 1 else 0.5
                side = min(rect.height(), rect.width() * share)
                _paint_row(painter, card.terrains, rect, side, palette)
                return
            half = len(card.terrains) // 2 + 1
            side = min(rect.height() / 2, rect.width() / half)
            upper = QRectF(rect.left(), rect.center().y() - side, rect.width(), side)
            _paint_row(painter, card.terrains[:half], upper, side, palette)
            _paint_row(painter, card.terrains[half:], upper.translated(0, side), side, palette)


def _paint_row(
    painter: QPainter,
    terrains: tuple[Terrain, ...],
    rect: QRectF,
    side: float,
    palette: Palette,
) -> None:
    left = rect.center().x() - len(terrains) * side / 2
    for number, terrain in enumerate(terrains):
        place = QRectF(left + number * side, rect.center().y() - side / 2, side, side)
        paint_terrain_swatch(painter, terrain, place, palette)
