"""How a table of scores is painted: its marks, its names and its numbers."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from cartographers_gui.engine.cards import Edict, Season
from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.painting.crest_picture import paint_crest_picture
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.painting.mark import Ornament, paint_mark
from cartographers_gui.ui.painting.text_block import (
    AT_LEFT,
    fitted_font,
    paint_wrapped,
    whole_words,
    wrapped_height,
)
from cartographers_gui.ui.widgets.score_lines import (
    NumberTone,
    ScoreColumn,
    ScoreNumber,
    ScoreRow,
)

__all__ = [
    "WRAPPED_NAME",
    "Measures",
    "paint_heading",
    "paint_line_ground",
    "paint_name",
    "paint_number",
    "room_of_number",
    "spare_widths",
    "widest_number",
    "width_of_names",
    "widths_of_columns",
]

_MARK, _LEAST_MARK = 25.0, 20.0
_APART, _EDGE = 5, 2
"""Px before a column that stands apart, and behind the last one: no number touches an edge."""
_SMALLEST_NAME = 12.0
"""Px at scale 1 to which a name shrinks before it is cut."""
_OFF_RULES = 7.0
"""Px that two lines of a name leave free in the height of their row."""
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
WRAPPED_NAME = _LEFT | Qt.TextFlag.TextWordWrap


class Measures(NamedTuple):
    """What all lines of a table share."""

    place: float
    """Width of the widest rank in px."""
    sign: float
    """Side of crests and medallions in px; 0 where no line has one."""
    name_size: float
    number_size: float
    """Sizes of the fonts at scale 1."""
    shows_names: bool = True
    name_lines: int = 1
    """How many lines the longest name takes."""

    @property
    def lead(self) -> float:
        """Width of rank and sign before the name."""
        place = self.place + 8 if self.place else 0.0
        sign = self.sign + (9 if self.shows_names else 0) if self.sign else 0.0
        return 6 + place + sign


def spare_widths(columns: Sequence[ScoreColumn], *, edge: bool) -> list[int]:
    """Return how many px each column is wider than its numbers ask; with an `edge` at the end.

    >>> spare_widths([ScoreColumn("Total"), ScoreColumn("Lost", apart=True)], edge=True)
    [0, 7]
    """
    spare = [_APART if column.apart else 0 for column in columns]
    if edge and spare:
        spare[-1] += _EDGE
    return spare


def room_of_number(
    painter: QPainter,
    columns: Sequence[ScoreColumn],
    at: int,
    rect: QRectF,
    look: Look,
    *,
    edge: bool,
) -> QRectF:
    """Return where a column's number or mark stands; paint the rule before one that is apart."""
    inner = rect.adjusted(0, 0, -_EDGE if edge and at == len(columns) - 1 else 0, 0)
    if columns[at].apart:
        rule = QColor(look.palette.border)
        rule.setAlphaF(0.7)
        painter.fillRect(
            QRectF(round(rect.left() + _APART / 2), rect.top(), 1, rect.height()), rule
        )
        inner.setLeft(inner.left() + _APART)
    return inner


def paint_heading(painter: QPainter, column: ScoreColumn, rect: QRectF, look: Look) -> None:
    """Paint the mark or the word over a column."""
    palette, fonts = look.palette, look.fonts
    if column.mark is None:
        painter.setFont(fonts.body(14))
        painter.setPen(palette.muted)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, column.name)
        return
    # A seal looks smaller than a disc of the same size.
    side = fonts.px(_MARK + 3 if isinstance(column.mark, Edict) else _MARK)
    side = min(side, rect.width() - 2, rect.height() - 2)
    side -= 2 if column.mark is Ornament.MONSTER else 0
    middle = rect.center()
    place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    paint_mark(painter, column.mark, place, palette)


def paint_line_ground(
    painter: QPainter, rect: QRectF, look: Look, *, marked: bool, strong_rule: bool
) -> None:
    """Paint what one entry of a line stands on, and the rule below it."""
    palette = look.palette
    if marked and not palette.high_contrast:
        ground = QColor(palette.seasons[Season.SUMMER].fill)
        ground.setAlphaF(0.26)
        painter.fillRect(rect, ground)
    rule = QColor(palette.border)
    rule.setAlphaF(1.0 if strong_rule else 0.5)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    if marked and palette.high_contrast:
        painter.setPen(QPen(palette.text, 2.0))
        painter.drawLine(rect.topLeft() + QPointF(0, 2), rect.topRight() + QPointF(0, 2))
        painter.drawLine(rect.bottomLeft() - QPointF(0, 2), rect.bottomRight() - QPointF(0, 2))
    # Half clear, so the rules of two entries must not overlap: a line would be longer than wide.
    thickness = 2.0 if strong_rule else 1.0
    if strong_rule or not (marked and palette.high_contrast):
        below = QRectF(rect.left(), rect.bottom() - thickness / 2, rect.width(), thickness)
        painter.fillRect(below, rule)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def paint_name(
    painter: QPainter, row: ScoreRow, rect: QRectF, look: Look, measures: Measures, *, marked: bool
) -> None:
    """Paint rank, sign and name."""
    palette, fonts = look.palette, look.fonts
    left = rect.left() + 6
    if row.place:
        painter.setFont(fonts.body(16))
        painter.setPen(palette.text if marked else palette.muted)
        painter.drawText(
            QRectF(left, rect.top(), measures.place + 2, rect.height()), _LEFT, row.place
        )
    if row.sign is not None:
        side = measures.sign
        left = rect.left() + measures.lead - side - (9 if measures.shows_names else 0)
        place = QRectF(left, rect.center().y() - side / 2, side, side)
        if isinstance(row.sign, Crest):
            paint_crest_picture(painter, row.sign, place, palette)
        else:
            inset = side * 0.06
            paint_mark(painter, row.sign, place.adjusted(inset, inset, -inset, -inset), palette)
    left = rect.left() + measures.lead
    font = name_font(look, measures, marked=marked)
    room = max(0.0, rect.right() - left - 2)
    # A sum has no sign: in a line this narrow the rule over it says enough.
    if not measures.shows_names and (
        row.sign is not None or QFontMetricsF(font).horizontalAdvance(row.name) > room
    ):
        return
    place = QRectF(left, rect.top(), room, rect.height())
    painter.setFont(font)
    painter.setPen(palette.text)
    if measures.name_lines > 1:
        painter.drawText(place, WRAPPED_NAME, row.name)
    elif QFontMetricsF(font).horizontalAdvance(row.name) <= room + 1:
        painter.drawText(place.adjusted(0, 0, 2, 0), _LEFT, row.name)
    else:
        _paint_long_name(painter, row.name, place, font, round(fonts.px(_SMALLEST_NAME)))


def _paint_long_name(
    painter: QPainter, name: str, place: QRectF, font: QFont, smallest: int
) -> None:
    """Paint a name on two lines or in smaller letters, and cut it only where neither helps."""
    # Two lines keep off the rules above and below, unless the name would be cut for it.
    for free in (_OFF_RULES, 2):
        room = QSizeF(place.width(), place.height() - free)
        fitting = fitted_font(font, [name], room, smallest)
        metrics = QFontMetricsF(fitting)
        is_whole = wrapped_height(name, fitting, room.width()) <= room.height() + 1 and all(
            metrics.horizontalAdvance(word) <= room.width() - 1 for word in name.split()
        )
        if is_whole:
            break
    # A word that is too long for a line of its own is cut, and those before it are not.
    lines = whole_words(name, fitting, place.width())
    height = wrapped_height("\n".join(lines), fitting, place.width())
    if is_whole or (len(lines) > 1 and height <= room.height() + 1):
        shown = name if is_whole else "\n".join(lines)
        paint_wrapped(painter, shown, place, fitting, AT_LEFT)
        return
    shown = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, place.width())
    painter.drawText(place.adjusted(0, 0, 2, 0), _LEFT, shown)


def name_font(look: Look, measures: Measures, *, marked: bool) -> QFont:
    """Return the font of a name."""
    fonts, size = look.fonts, measures.name_size
    return fonts.bold(size) if marked else fonts.strong(size)


def width_of_names(
    rows: Sequence[ScoreRow], look: Look, measures: Measures, *, words: bool = False
) -> float:
    """Return the width of the longest name with rank and sign, or of its longest word."""
    metrics = QFontMetricsF(name_font(look, measures, marked=True))
    names = [row.name for row in rows]
    parts = [word for name in names for word in name.split()] if words else names
    return measures.lead + max(map(metrics.horizontalAdvance, parts), default=0.0) + 6


def paint_number(
    painter: QPainter,
    number: ScoreNumber,
    rect: QRectF,
    look: Look,
    size: float,
    *,
    marked: bool,
    pointed: bool,
) -> None:
    """Paint a number; one that is `pointed` at has a ring."""
    palette, fonts = look.palette, look.fonts
    color = palette.text
    font = fonts.bold(size) if number.tone is NumberTone.STRONG else fonts.body(size)
    if number.tone is NumberTone.FAINT:
        color = palette.muted
    elif number.tone is NumberTone.PENDING:
        # On the amber of a marked row plain blue has too little contrast.
        darken = marked and not palette.is_dark and not palette.high_contrast
        color = palette.legal.darker(130) if darken else palette.legal
        font.setItalic(True)
    if pointed and number.text:
        ring = rect.adjusted(1.5, 2.5, -1.5, -3.5)
        painter.setPen(QPen(palette.focus, 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(ring, 6, 6)
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, number.text)


def widest_number(
    columns: Sequence[ScoreColumn], rows: Sequence[ScoreRow], look: Look, size: float
) -> float:
    """Return the width of the widest number at a size, or of a word over its column."""
    return max(widths_of_columns(columns, rows, look, size), default=0.0)


def widths_of_columns(
    columns: Sequence[ScoreColumn],
    rows: Sequence[ScoreRow],
    look: Look,
    size: float,
    *,
    tight: bool = False,
) -> tuple[float, ...]:
    """Return the width of the widest number of each column at a size, or of what stands over it.

    Three signs have room in any case, in `tight` columns two: numbers that are being counted move
    nothing.
    """
    metrics, words = QFontMetricsF(look.fonts.bold(size)), QFontMetricsF(look.fonts.body(14))
    widths = []
    for at, column in enumerate(columns):
        # A line of another length is refused elsewhere.
        texts = {row.numbers[at].text for row in rows if at < len(row.numbers)}
        texts.add("00" if tight and column.mark is not Ornament.MONSTER else "−00")
        head = look.fonts.px(_LEAST_MARK) if tight else 0.0
        if column.mark is None:
            head = words.horizontalAdvance(column.name)
        widths.append(max(head, *map(metrics.horizontalAdvance, texts)))
    return tuple(widths)
