"""The faces of the cards of the explore deck."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from cartographers_gui.engine.cards import AmbushCard, Card, ExploreCard, RuinsCard
from cartographers_gui.engine.terrain import Terrain
from cartographers_gui.ui.painting.ambush_face import monster_ink, paint_ambush_body, paint_warning
from cartographers_gui.ui.painting.card_frame import paint_card_frame
from cartographers_gui.ui.painting.card_text import (
    SMALLEST_TEXT,
    CardText,
    paint_time,
    paint_title,
)
from cartographers_gui.ui.painting.glyphs import paint_glyph
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.painting.shape_picture import paint_shape, paint_terrain_swatch
from cartographers_gui.ui.painting.star_coin import paint_coin
from cartographers_gui.ui.painting.text_block import AT_LEFT, AT_RIGHT, fitted_font, paint_wrapped
from cartographers_gui.ui.painting.vignette import paint_vignette
from cartographers_gui.ui.theme import Ground, Palette

__all__ = ["PROPORTION", "paint_card", "paint_card_head"]

PROPORTION = 306 / 424
"""Width of a whole card in heights of it."""
_DESIGNED_WIDTH = 306.0
_LARGE = 440.0
"""Width in px at scale 1 from which everything on a card grows with it."""
_PICTURE = 0.34
"""Height of the picture in heights of the card."""
_PAD = 12.0


def paint_card(
    painter: QPainter,
    card: Card,
    texts: CardText,
    rect: QRectF,
    look: Look,
    *,
    framed: bool = False,
) -> None:
    """Paint a card of the explore deck into a rectangle, best of `PROPORTION`.

    `framed` gives it the frame of the card that is being drawn. Its shadow lies outside.
    """
    palette = look.palette
    frame = palette.accent if framed else None
    if isinstance(card, AmbushCard):
        frame = monster_ink(palette)
    paint_card_frame(painter, rect, palette, frame=frame)

    def paint(picture: QPainter, area: QRectF) -> None:
        growth = max(1.0, rect.width() / look.fonts.frame(_LARGE))
        picture.scale(growth, growth)
        area = QRectF(area.topLeft() / growth, area.size() / growth)
        body = paint_card_head(picture, card, texts, area, look)
        match card:
            case ExploreCard():
                _paint_explore(picture, card, texts, body, look)
            case RuinsCard():
                _paint_ruins(picture, texts, body, look)
            case AmbushCard():
                paint_ambush_body(picture, card, texts, body, look)

    key = f"card/{card.id}/{look.key}/{texts.key}"
    paint_cached(painter, key, rect, paint)


def _unit(rect: QRectF) -> float:
    """Return how large a card is, 1 for the size of the design."""
    return max(0.62, rect.width() / _DESIGNED_WIDTH)


def paint_card_head(
    painter: QPainter,
    card: Card,
    texts: CardText,
    rect: QRectF,
    look: Look,
) -> QRectF:
    """Paint name, time and picture on the upper part of a card; return what is left below."""
    palette, fonts = look.palette, look.fonts
    unit = _unit(rect)
    pad = _PAD * min(1.0, unit)
    size = min(20.0, 20 * unit) if unit < 1 else 20.0
    height = max(32.0 * min(1.0, unit), fonts.px(size) * 1.5)
    line = QRectF(rect.left() + pad + 4, rect.top() + 7, rect.width() - 2 * pad - 8, height)
    right = QPointF(line.right(), line.center().y())
    if isinstance(card, AmbushCard):
        used = paint_warning(painter, right, palette, side=fonts.px(size) * 1.3)
    else:
        used = paint_time(painter, card.time_value, right, look, size=size)
    paint_title(painter, texts.name, line.adjusted(0, 0, -used - 8, 0), look, size=size)
    picture = QRectF(
        rect.left() + pad,
        line.bottom() + 1,
        rect.width() - 2 * pad,
        rect.height() * _PICTURE,
    )
    paint_vignette(painter, card.id, picture, palette)
    top = picture.bottom() + 8 * min(1.0, unit)
    return QRectF(rect.left() + pad, top, rect.width() - 2 * pad, rect.bottom() - pad - top)


def _paint_explore(
    painter: QPainter,
    card: ExploreCard,
    texts: CardText,
    rect: QRectF,
    look: Look,
) -> None:
    palette, fonts = look.palette, look.fonts
    if len(card.terrains) == 1:
        terrain = card.terrains[0]
        line = QRectF(rect.left(), rect.top(), rect.width(), fonts.px(22))
        name = texts.terrains.get(terrain, "")
        paint_title(painter, name, line, look, size=16, centred=True)
        below = rect.adjusted(0, line.height() + 4, 0, 0)
        _paint_options(painter, card, terrain, below, look)
        return
    height = _choices_height(card, rect, look)
    room = QRectF(rect.left(), rect.top(), rect.width(), rect.height() - height - 4)
    inset = room.height() * 0.06
    shape = card.options[0].shape.spaces
    side = min(room.height() - 2 * inset, rect.width() * 0.62)
    middle = room.center()
    place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    # Of a long flat shape the width counts.
    wide = place.adjusted(-rect.width() * 0.1, 0, rect.width() * 0.1, 0)
    paint_shape(painter, shape, None, wide, palette)
    foot = QRectF(rect.left(), rect.bottom() - height, rect.width(), height)
    _paint_choices(painter, card, texts, foot, look)


def _paint_options(
    painter: QPainter,
    card: ExploreCard,
    terrain: Terrain,
    rect: QRectF,
    look: Look,
) -> None:
    palette = look.palette
    gap = 9.0
    width = (rect.width() - gap * (len(card.options) - 1)) / len(card.options)
    coin = min(look.fonts.px(25), rect.height() * 0.24)
    # Both shapes have spaces of one size and stand at one height, with a coin or without.
    rows = max(option.shape.printed.rows for option in card.options)
    cols = max(option.shape.printed.cols for option in card.options)
    side = min((width - 18) / cols, (rect.height() - coin - 20) / rows)
    for number, option in enumerate(card.options):
        box = QRectF(rect.left() + number * (width + gap), rect.top(), width, rect.height())
        _paint_box(painter, box, palette)
        form = option.shape.printed
        place = QRectF(0, 0, form.cols * side + 4, form.rows * side + 4)
        place.moveCenter(QPointF(box.center().x(), box.center().y() - coin / 2))
        paint_shape(painter, option.shape.spaces, terrain, place, palette)
        if option.coin:
            _paint_coin(painter, box.adjusted(7, 7, -7, -7), coin, look)


def _paint_box(painter: QPainter, box: QRectF, palette: Palette) -> None:
    line = QColor(palette.border)
    line.setAlphaF(0.85)
    ground = QColor(palette.card_end).darker(103)
    ground.setAlphaF(0.55)
    painter.setPen(QPen(line, 1.1))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, 7, 7)


def _paint_coin(painter: QPainter, rect: QRectF, coin: float, look: Look) -> None:
    """Paint the coin that a shape brings, in the lower right corner of its box."""
    palette, fonts = look.palette, look.fonts
    place = QRectF(rect.right() - coin, rect.bottom() - coin, coin, coin)
    paint_coin(painter, place, palette)
    painter.setFont(fonts.strong(coin / fonts.scale * 0.68))
    painter.setPen(palette.text)
    text = QRectF(rect.left(), place.top(), place.left() - rect.left() - 3, coin)
    painter.drawText(text, AT_RIGHT, "+1")


_MANY = 3
"""From so many terrains on, the choices stand in one row without their names."""

_CHOICE_EDGES = 16.0
"""What stands beside swatch and name of a terrain, in px: the edges and the gap."""


def _choices_height(card: ExploreCard, rect: QRectF, look: Look) -> float:
    fonts = look.fonts
    share = 0.30 if len(card.terrains) < _MANY else 0.26
    return min(fonts.px(52), rect.height() * share)


def _paint_choices(
    painter: QPainter,
    card: ExploreCard,
    texts: CardText,
    rect: QRectF,
    look: Look,
) -> None:
    palette = look.palette
    count = len(card.terrains)
    if count >= _MANY:
        gap = rect.height() * 0.12
        side = min(rect.height(), (rect.width() - gap * (count - 1)) / count)
        left = rect.center().x() - (count * (side + gap) - gap) / 2
        for number, terrain in enumerate(card.terrains):
            place = QRectF(left + number * (side + gap), rect.bottom() - side, side, side)
            paint_terrain_swatch(painter, terrain, place, palette)
        return
    gap = 9.0
    width = (rect.width() - gap) / 2
    names = [texts.terrains.get(terrain, "") for terrain in card.terrains]
    font, side = _choice_font((*names, *texts.beside), width, rect.height(), look)
    room = width - side - _CHOICE_EDGES
    for number, (terrain, name) in enumerate(zip(card.terrains, names, strict=True)):
        box = QRectF(rect.left() + number * (width + gap), rect.top(), width, rect.height())
        _paint_box(painter, box, palette)
        place = QRectF(box.left() + 6, box.center().y() - side / 2, side, side)
        if font is None:
            # A swatch alone tells more than half a name; the page of the card has it in words.
            place.moveCenter(box.center())
        paint_terrain_swatch(painter, terrain, place, palette)
        if font is not None:
            painter.setPen(palette.text)
            text = QRectF(place.right() + 6, box.top() + 4, room + 2, box.height() - 8)
            align = AT_LEFT
            paint_wrapped(painter, name, text, font, align)


def _choice_font(
    names: tuple[str, ...], width: float, height: float, look: Look
) -> tuple[QFont | None, float]:
    """Return the font in which all names fit beside their swatches, and the side of these.

    The swatches make room before a name is broken; without a font no name can be read.
    """
    words = [word for name in names for word in name.split()]
    for share in (0.34, 0.28, 0.22):
        side = min(height - 12, width * share)
        room = width - side - _CHOICE_EDGES
        font = fitted_font(look.fonts.body(15), names, QSizeF(room, height - 8), SMALLEST_TEXT)
        if max(map(QFontMetricsF(font).horizontalAdvance, words), default=0.0) <= room + 1:
            return font, side
    return None, min(height - 12, width * 0.34)


def _paint_ruins(
    painter: QPainter,
    texts: CardText,
    rect: QRectF,
    look: Look,
) -> None:
    palette, fonts = look.palette, look.fonts
    text_height = rect.height() * 0.34
    room = rect.width() - 24
    font = fitted_font(fonts.body(16), [texts.text], QSizeF(room, text_height), SMALLEST_TEXT)
    side = rect.height() - text_height - 14
    middle = QPointF(rect.center().x(), rect.top() + 6 + side / 2)
    pen = QPen(palette.text, 1.6)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, side / 2, side / 2)
    glyph = QRectF(0, 0, side * 0.68, side * 0.68)
    glyph.moveCenter(middle)
    ink = palette.text if palette.is_dark else palette.ink
    paint_glyph(painter, Ground.RUINS, glyph, palette, 0, ink=ink)
    painter.setPen(palette.text)
    below = QRectF(rect.left() + 12, rect.bottom() - text_height, room, text_height)
    align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
    paint_wrapped(painter, texts.text, below, font, align)
