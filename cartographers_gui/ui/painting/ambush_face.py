"""What is particular to an ambush card: whose map it hits, and where it starts in solo play."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from cartographers_gui.engine.cards import AmbushCard, MapCorner, PassDirection
from cartographers_gui.engine.terrain import Terrain
from cartographers_gui.ui.painting.card_text import SMALLEST_TEXT, CardText
from cartographers_gui.ui.painting.landscape import arc
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.painting.shape_picture import paint_shape
from cartographers_gui.ui.painting.text_block import fitted_font, paint_wrapped, wrapped_height
from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.typography import text_path

__all__ = ["monster_ink", "paint_ambush_body", "paint_pass_arrow", "paint_warning"]

_FOOT = 0.32
"""Height of the line for solo play in heights of the body, where others play as well."""
_WORDS, _MOST_WORDS = 0.34, 0.5
"""Height of the sentence below shape and sign in heights of all: as a rule, and at most."""
_OVER_WORDS = 6.0
"""Px between them."""
_STEP = 4.0
_LARGEST_CORNER = 96.0


def monster_ink(palette: Palette) -> QColor:
    """Return the purple of monsters as a line on the card's paper."""
    return QColor("#B57CC6") if palette.is_dark else palette.ground(Terrain.MONSTER).fill


def paint_warning(painter: QPainter, right: QPointF, palette: Palette, *, side: float) -> float:
    """Paint the mark of an ambush, ending at a point; return its width."""
    disc = QRectF(right.x() - side, right.y() - side / 2, side, side)
    fill = palette.ground(Terrain.MONSTER)
    painter.setPen(QPen(palette.text, 1.4))
    painter.setBrush(fill.fill)
    painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
    painter.setPen(QPen(fill.ink, 0.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(disc.adjusted(3.6, 3.6, -3.6, -3.6))
    mark = text_path("!", side * 0.6, weight=QFont.Weight.Bold)
    mark.translate(disc.center() - mark.boundingRect().center())
    painter.fillPath(mark, fill.ink)
    return side


def paint_pass_arrow(
    painter: QPainter,
    direction: PassDirection,
    rect: QRectF,
    palette: Palette,
    *,
    is_swap: bool = False,
) -> None:
    """Paint the arrow round the table along which the sheets are passed, seen from above.

    Where two are swapped, there are two arrows, each from one side of the table to the other.
    """
    side = min(rect.width(), rect.height())
    middle = rect.center()
    radius = side * 0.38
    clockwise = direction is PassDirection.CLOCKWISE
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ways = [(205.0, 112.0), (25.0, 112.0)] if is_swap else [(-40.0, 280.0)]
    for start, span in ways:
        angles = (180.0 - start, -span) if clockwise else (start, span)
        line = arc(middle.x(), middle.y(), radius, *angles)
        _paint_way(painter, line, side, monster_ink(palette))
    _paint_table(painter, middle, radius * 0.52, palette)
    painter.restore()


def _paint_way(painter: QPainter, line: QPainterPath, side: float, color: QColor) -> None:
    """Paint a line with the head of an arrow at its end."""
    pen = QPen(color, side * 0.07)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.strokePath(line, pen)
    tip = line.pointAtPercent(1.0)
    back = line.pointAtPercent(0.98)
    way = tip - back
    length = max(1e-6, (way.x() ** 2 + way.y() ** 2) ** 0.5)
    ahead = way / length * (side * 0.17)
    aside = QPointF(-ahead.y(), ahead.x()) * 0.8
    head = QPainterPath(tip + ahead)
    head.lineTo(tip + aside)
    head.lineTo(tip - aside)
    head.closeSubpath()
    painter.fillPath(head, color)


def _paint_table(painter: QPainter, middle: QPointF, radius: float, palette: Palette) -> None:
    """Paint two sheets on a round table."""
    painter.setPen(QPen(palette.text, 1.1))
    painter.setBrush(QColor("#A9743F") if not palette.high_contrast else palette.card)
    painter.drawEllipse(middle, radius, radius)
    painter.setBrush(palette.paper)
    for turn in (-1, 1):
        sheet = QRectF(0, 0, radius * 0.5, radius * 0.62)
        sheet.moveCenter(middle + QPointF(turn * radius * 0.42, turn * radius * 0.08))
        painter.drawRect(sheet)


def paint_ambush_body(
    painter: QPainter,
    card: AmbushCard,
    texts: CardText,
    rect: QRectF,
    look: Look,
) -> None:
    """Paint the part of an ambush card below its picture.

    Where it starts in solo play is on it only when `texts.solo` says so, and the arrow round the
    table only when there is a table.
    """
    palette, fonts = look.palette, look.fonts
    foot = rect.height() * _FOOT if texts.solo and not texts.is_alone else 0.0
    upper = rect.adjusted(0, 0, 0, -foot)
    text = f"{texts.text} {texts.solo}" if texts.is_alone else texts.text
    wording = QSizeF(upper.width(), upper.height() * (_MOST_WORDS if texts.is_alone else _WORDS))
    font = fitted_font(fonts.strong(15), [text], wording, SMALLEST_TEXT)
    needed = wrapped_height(text, font, upper.width())
    # Half a sentence would mislead, and the sign says the same.
    is_told = needed <= upper.height() * _MOST_WORDS
    text_height = needed + _OVER_WORDS if is_told else 0.0
    band = upper.adjusted(0, 0, 0, -text_height)
    half = QSizeF(band.width() / 2, band.height())
    left, right = QRectF(band.topLeft(), half), QRectF(QPointF(band.center().x(), band.top()), half)
    paint_shape(painter, card.shape.spaces, Terrain.MONSTER, left.adjusted(4, 2, -4, -2), palette)
    if texts.is_alone:
        side = min(right.width(), right.height(), _LARGEST_CORNER) - 4
        sheet = QRectF(0, 0, side, side)
        sheet.moveCenter(right.center())
        paint_solo_corner(painter, card, sheet, palette)
    else:
        paint_pass_arrow(painter, card.direction, right, palette, is_swap=texts.is_swap)
    if is_told:
        painter.setPen(palette.text)
        below = QRectF(upper.left(), upper.bottom() - needed, upper.width(), needed)
        align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        width = _balanced_width(text, font, upper.width())
        edge = (upper.width() - width) / 2
        paint_wrapped(painter, text, below.adjusted(edge, 0, -edge, 0), font, align)
    if foot:
        below = rect.adjusted(0, upper.height() + 6, 0, 0)
        _paint_solo(painter, card, texts, below, look, beside=font)


def _paint_solo(
    painter: QPainter,
    card: AmbushCard,
    texts: CardText,
    rect: QRectF,
    look: Look,
    *,
    beside: QFont,
) -> None:
    """Paint the line for solo play, in letters no larger than those of the sentence over it."""
    palette, fonts = look.palette, look.fonts
    side = min(rect.height(), 62.0)
    sheet = QRectF(rect.right() - side, rect.center().y() - side / 2, side, side)
    paint_solo_corner(painter, card, sheet, palette)
    room = QRectF(rect.left(), rect.top(), sheet.left() - rect.left() - 10, rect.height())
    aside = fonts.aside(texts.solo, 14)
    aside.setPixelSize(min(aside.pixelSize(), beside.pixelSize()))
    font = fitted_font(aside, [texts.solo], room.size(), SMALLEST_TEXT)
    painter.setPen(palette.muted)
    room.setLeft(room.right() - _balanced_width(texts.solo, font, room.width()))
    align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    paint_wrapped(painter, texts.solo, room, font, align)


def _balanced_width(text: str, font: QFont, width: float) -> float:
    """Return the least width in which a text has as many lines as in `width`, so none is short."""
    height = wrapped_height(text, font, width)
    while width > _STEP and wrapped_height(text, font, width - _STEP) <= height:
        width -= _STEP
    return width


_ALONG = {
    (MapCorner.TOP_LEFT, True): (1, 0),
    (MapCorner.TOP_RIGHT, True): (0, 1),
    (MapCorner.BOTTOM_RIGHT, True): (-1, 0),
    (MapCorner.BOTTOM_LEFT, True): (0, -1),
    (MapCorner.TOP_LEFT, False): (0, 1),
    (MapCorner.BOTTOM_LEFT, False): (1, 0),
    (MapCorner.BOTTOM_RIGHT, False): (0, -1),
    (MapCorner.TOP_RIGHT, False): (-1, 0),
}
"""First step along the edge, right and down, from a corner; by whether it goes clockwise."""


def paint_solo_corner(painter: QPainter, card: AmbushCard, sheet: QRectF, palette: Palette) -> None:
    """Paint a small sheet with the corner where an ambush starts in solo play, and its way."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.border, 1.3))
    painter.setBrush(palette.paper)
    painter.drawRect(sheet.adjusted(0.5, 0.5, -0.5, -0.5))
    block = sheet.width() * 0.24
    low = card.corner in {MapCorner.BOTTOM_LEFT, MapCorner.BOTTOM_RIGHT}
    far = card.corner in {MapCorner.TOP_RIGHT, MapCorner.BOTTOM_RIGHT}
    start = QRectF(
        sheet.right() - block - 2 if far else sheet.left() + 2,
        sheet.bottom() - block - 2 if low else sheet.top() + 2,
        block,
        block,
    )
    color = monster_ink(palette)
    painter.fillRect(start, color)
    right, down = _ALONG[card.corner, card.direction is PassDirection.CLOCKWISE]
    way = QPointF(right, down)
    tail = start.center() + way * block * 0.85
    tip = start.center() + way * (sheet.width() * 0.62)
    pen = QPen(color, max(1.6, sheet.width() * 0.04))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(tail, tip)
    barb = sheet.width() * 0.1
    aside = QPointF(-down, right)
    painter.drawLine(tip, tip - way * barb + aside * barb)
    painter.drawLine(tip, tip - way * barb - aside * barb)
    painter.restore()
