"""The face of a season card: medallion, name, threshold of time and the edicts that score."""

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen, QTransform

from cartographers_gui.engine.cards import SeasonCard
from cartographers_gui.ui.painting.card_frame import card_path, paint_card_frame
from cartographers_gui.ui.painting.card_text import SMALLEST_TEXT, CardText, paint_title
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.painting.seal import paint_edict_seal
from cartographers_gui.ui.painting.season_icon import paint_season, season_motif
from cartographers_gui.ui.painting.star_coin import paint_hourglass
from cartographers_gui.ui.painting.text_block import (
    AT_LEFT,
    even_width,
    fitted_font,
    paint_wrapped,
    wrapped_height,
)
from cartographers_gui.ui.theme import Palette

__all__ = ["paint_season_card"]

_DRIFTING, _DRIFT = 16, 0.4
"""How many drift, and down which part of the card's height: none falls on the name."""

_SEAL, _SMALLER_SEAL = 56.0, 46.0
"""Side of a seal on a card 306 px wide: as designed, and where the sentence needs the room."""


def paint_season_card(
    painter: QPainter,
    card: SeasonCard,
    texts: CardText,
    rect: QRectF,
    look: Look,
) -> None:
    """Paint a season card into a rectangle; `texts.text` says which edicts score."""
    palette = look.palette
    paint_card_frame(painter, rect, palette)

    def paint(picture: QPainter, area: QRectF) -> None:
        _paint_glow(picture, card, area, palette)
        _paint_face(picture, card, texts, area, look)

    key = f"season/{card.season}/{look.key}/{texts.key}"
    paint_cached(painter, key, rect, paint)


def _paint_glow(painter: QPainter, card: SeasonCard, rect: QRectF, palette: Palette) -> None:
    """Tint the upper half of the card, and let leaves, petals or flakes drift down it."""
    if palette.high_contrast:
        return
    color = QColor(palette.seasons[card.season].fill)
    glow = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for place, alpha in ((0.0, 0.46), (0.35, 0.30), (0.75, 0.0)):
        color.setAlphaF(alpha)
        glow.setColorAt(place, color)
    inner = rect.adjusted(5, 5, -5, -5)
    painter.fillPath(card_path(inner, 7), glow)
    color.setAlphaF(0.34)
    motif = season_motif(card.season)
    for step in range(_DRIFTING):
        x = inner.left() + inner.width() * (0.05 + 0.9 * (step * 0.618034 % 1.0))
        y = inner.top() + inner.height() * (0.04 + _DRIFT * (step * 0.4142 % 1.0))
        if math.hypot(x - inner.center().x(), y - rect.top() - rect.height() * 0.29) < (
            rect.width() * 0.24
        ):
            continue
        size = rect.width() * (0.035 + 0.02 * (step % 3)) / 100
        turn = QTransform.fromTranslate(x, y).rotate(step * 47.0).scale(size, size)
        painter.fillPath(turn.translate(-50, -50).map(motif), color)


def _paint_face(
    painter: QPainter,
    card: SeasonCard,
    texts: CardText,
    rect: QRectF,
    look: Look,
) -> None:
    palette = look.palette
    high, middle = rect.height(), rect.center().x()
    side = min(rect.width() * 0.4, high * 0.29)
    disc = QRectF(middle - side / 2, rect.top() + high * 0.15, side, side)
    paint_season(painter, card.season, disc, palette)
    unit = min(1.0, rect.width() / 306)
    line = QRectF(rect.left() + 16, disc.bottom() + high * 0.04, rect.width() - 32, high * 0.12)
    paint_title(painter, texts.name, line, look, size=36 * unit, centred=True)
    rule = QColor(palette.border)
    rule.setAlphaF(0.7)
    painter.setPen(QPen(rule, 1.1))
    y = line.bottom() + 3
    painter.drawLine(QPointF(rect.left() + 38 * unit, y), QPointF(rect.right() - 38 * unit, y))
    _paint_threshold(painter, card, QPointF(middle, y + high * 0.075), look, unit)
    top = y + high * 0.135
    below = rect.adjusted(14, top - rect.top() + 2, -14, -8)
    seal, font = _seal_and_font(texts.text, below, look, unit)
    for number, edict in enumerate(card.edicts):
        left = middle - seal - 5 + number * (seal + 10)
        paint_edict_seal(painter, edict, QRectF(left, top, seal, seal), palette)
    if font is not None:
        painter.setPen(palette.muted)
        align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        spare = below.width() - even_width(texts.text, font, below.width())
        room = below.adjusted(spare / 2, seal, -spare / 2, 0)
        paint_wrapped(painter, texts.text, room, font, align)


def _seal_and_font(text: str, room: QRectF, look: Look, unit: float) -> tuple[float, QFont | None]:
    """Return the side of the seals, and the font of the sentence that stands below them in a room.

    The seals make way for the sentence; half of it would say less than they do, so where it cannot
    be read there is none.
    """
    for seal in (_SEAL * unit, _SMALLER_SEAL * unit):
        height = room.height() - seal
        below = QSizeF(room.width(), height)
        font = fitted_font(look.fonts.aside(text, 14), [text], below, SMALLEST_TEXT)
        if wrapped_height(text, font, room.width()) <= height + 1:
            return seal, font
    return _SEAL * unit, None


def _paint_threshold(
    painter: QPainter,
    card: SeasonCard,
    middle: QPointF,
    look: Look,
    unit: float,
) -> None:
    palette, fonts = look.palette, look.fonts
    font = fonts.bold(34 * unit)
    number = str(card.time_threshold)
    width = QFontMetricsF(font).horizontalAdvance(number)
    side = font.pixelSize() * 0.85
    left = middle.x() - (side + 6 + width) / 2
    paint_hourglass(painter, QRectF(left, middle.y() - side / 2, side, side), palette)
    painter.setFont(font)
    painter.setPen(palette.text)
    rect = QRectF(left + side + 6, middle.y() - side, width + 4, 2 * side)
    painter.drawText(rect, AT_LEFT, number)
