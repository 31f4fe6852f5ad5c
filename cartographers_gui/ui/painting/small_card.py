"""The small cards of the revealed row: time and what the card shows, without words."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from cartographers_gui.engine.cards import AmbushCard, Card, ExploreCard, RuinsCard
from cartographers_gui.engine.terrain import Terrain
from cartographers_gui.ui.painting.ambush_face import paint_warning
from cartographers_gui.ui.painting.card_frame import paint_card_frame
from cartographers_gui.ui.painting.card_text import paint_time, time_width
from cartographers_gui.ui.painting.glyphs import paint_glyph
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.painting.shape_picture import paint_terrain_swatch
from cartographers_gui.ui.painting.star_coin import paint_hourglass
from cartographers_gui.ui.theme import Ground, Palette

__all__ = ["paint_small_card"]

_RADIUS = 7.0
_LOW = 1.2
"""Width of a card in heights of it from which it is painted as a low one."""


def paint_small_card(
    painter: QPainter,
    card: Card,
    rect: QRectF,
    look: Look,
    *,
    framed: bool = False,
) -> None:
    """Paint a card of the column, designed for 56 x 68 px; `framed` is the one being drawn.

    A low one, designed for 58 x 32 px, has its time at the left.
    """
    palette, fonts = look.palette, look.fonts
    frame = palette.accent if framed else None
    paint_card_frame(painter, rect, palette, frame=frame, radius=_RADIUS)

    def paint_low(picture: QPainter, area: QRectF) -> None:
        left = QRectF(area.left() + 4, area.top() + 3, 0.32 * area.width(), area.height() - 6)
        if isinstance(card, AmbushCard):
            side = min(0.62 * left.height(), left.width())
            right = QPointF(left.center().x() + side / 2, left.center().y())
            paint_warning(picture, right, palette, side=side)
        else:
            _paint_upright_time(picture, card.time_value, left, look)
        inset = 0.12 * area.height()
        body = area.adjusted(0.36 * area.width(), inset, -inset, -inset)
        _paint_content(picture, card, body, palette)

    def paint(picture: QPainter, area: QRectF) -> None:
        head = area.height() * 0.36
        size = area.height() * 0.25 / fonts.scale
        if isinstance(card, AmbushCard):
            side = area.height() * 0.27
            right = QPointF(area.center().x() + side / 2, area.top() + head * 0.56)
            paint_warning(picture, right, palette, side=side)
        else:
            width = time_width(card.time_value, look, size=size)
            right = QPointF(area.center().x() + width / 2, area.top() + head * 0.56)
            paint_time(picture, card.time_value, right, look, size=size)
        inset = area.width() * 0.1
        body = area.adjusted(inset, head, -inset, -area.height() * 0.1)
        _paint_content(picture, card, body, palette)

    is_low = rect.width() > _LOW * rect.height()
    key = f"small/{card.id}/{is_low}/{look.key}"
    paint_cached(painter, key, rect, paint_low if is_low else paint)


def _paint_upright_time(painter: QPainter, time: int, rect: QRectF, look: Look) -> None:
    """Paint the hourglass above the time."""
    half = rect.height() / 2
    font = look.fonts.bold(0.98 * half / look.fonts.scale)
    middle, side = rect.center().x(), 0.9 * half
    paint_hourglass(painter, QRectF(middle - side / 2, rect.top(), side, side), look.palette)
    painter.setFont(font)
    painter.setPen(look.palette.text)
    below = QRectF(rect.left(), rect.top() + half - 3, rect.width(), half + 6)
    painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(time))


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
