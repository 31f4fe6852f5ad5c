"""A table of scores: a heading of marks or words, and a row for each player or season."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.engine.cards import Edict, Season
from cartographers_gui.ui.painting.crest import Crest, paint_crest
from cartographers_gui.ui.painting.mark import Mark, Ornament, paint_mark
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["NumberTone", "ScoreColumn", "ScoreNumber", "ScoreRow", "ScoreTable"]

_HEADING = 34.0
_ROW = 42.0
_CROWDED_ROW = 30.0
_PADDING = 8.0
_MARK = 25.0
_NARROWEST_NAME = 70.0
_WIDEST_NAME = 220.0


class NumberTone(StrEnum):
    """How a number is shown."""

    PLAIN = "plain"
    STRONG = "strong"
    """A sum."""
    PENDING = "pending"
    """What would count if the shape in hand were confirmed, or is being counted."""
    FAINT = "faint"
    """Not scored yet."""


@dataclass(frozen=True, slots=True)
class ScoreNumber:
    """A number of the table, already as text."""

    text: str
    tone: NumberTone = NumberTone.PLAIN


@dataclass(frozen=True, slots=True)
class ScoreColumn:
    """The heading of a column: a mark, or else a word; `name` is told to screen readers."""

    name: str
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A row: its name with a crest or a season's medallion, and a number for each column."""

    name: str
    numbers: tuple[ScoreNumber, ...]
    sign: Crest | Season | None = None
    rank: str = ""
    highlighted: bool = False
    last: bool = False
    """Whether a stronger line divides this row from the next, as above a sum."""


class ScoreTable(ThemedWidget):
    """A table that paints itself; put it into a scroll area when there are many rows."""

    def __init__(self, *, crowded: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns: tuple[ScoreColumn, ...] = ()
        self._rows: tuple[ScoreRow, ...] = ()
        self._row_height = _CROWDED_ROW if crowded else _ROW
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_scores(
        self, columns: Sequence[ScoreColumn], rows: Sequence[ScoreRow], summary: str
    ) -> None:
        """Show other scores; `summary` says in words what the table is about."""
        for row in rows:
            if len(row.numbers) != len(columns):
                message = f"{row.name!r} has {len(row.numbers)} numbers, not {len(columns)}"
                raise ValueError(message)
        self._columns, self._rows = tuple(columns), tuple(rows)
        self.setAccessibleName(summary)
        self.setAccessibleDescription("; ".join(self._spoken(row) for row in rows))
        self.updateGeometry()
        self.update()

    def shown_numbers(self) -> tuple[tuple[str, ...], ...]:
        """Return the numbers of each row as they are shown."""
        return tuple(tuple(number.text for number in row.numbers) for row in self._rows)

    def _spoken(self, row: ScoreRow) -> str:
        parts = (
            f"{column.name} {number.text}"
            for column, number in zip(self._columns, row.numbers, strict=True)
        )
        return ", ".join((" ".join((row.rank, row.name)).strip(), *parts))

    def _number_font(self, tone: NumberTone) -> QFont:
        size = 16 if self._row_height == _CROWDED_ROW else 18
        fonts = self.look.fonts
        return fonts.bold(size) if tone is NumberTone.STRONG else fonts.body(size)

    def _name_font(self, *, strong: bool) -> QFont:
        size = 16 if self._row_height == _CROWDED_ROW else 17
        return self.look.fonts.strong(size) if strong else self.look.fonts.body(size)

    def _column_width(self, number: int) -> float:
        """Return the least width of a column."""
        fonts = self.look.fonts
        column = self._columns[number]
        width = fonts.px(_MARK)
        if column.mark is None:
            width = QFontMetricsF(fonts.body(14)).horizontalAdvance(column.name)
        metrics = QFontMetricsF(self._number_font(NumberTone.STRONG))
        texts = (row.numbers[number].text for row in self._rows)
        return max([width, *(metrics.horizontalAdvance(text) for text in texts)]) + 2 * 5

    def _lead(self) -> float:
        """Return the width of rank and sign before the name."""
        fonts = self.look.fonts
        lead = _PADDING
        if any(row.rank for row in self._rows):
            metrics = QFontMetricsF(fonts.body(16))
            lead += max(metrics.horizontalAdvance(row.rank) for row in self._rows) + 8
        if any(row.sign for row in self._rows):
            lead += self._sign_side() + 9
        return lead

    def _sign_side(self) -> float:
        return self.look.fonts.px(self._row_height - 8)

    def _name_width(self) -> float:
        metrics = QFontMetricsF(self._name_font(strong=True))
        return max((metrics.horizontalAdvance(row.name) for row in self._rows), default=0.0) + 4

    def _narrowest_name(self) -> float:
        """Return how far names may be cut; rows without names need no room for them."""
        return min(self._name_width(), self.look.fonts.px(_NARROWEST_NAME))

    def _width_with(self, name: float) -> int:
        columns = sum(self._column_width(number) for number in range(len(self._columns)))
        return int(self._lead() + name + columns + _PADDING) + 2

    def sizeHint(self) -> QSize:
        fonts = self.look.fonts
        name = min(self._name_width(), fonts.px(_WIDEST_NAME))
        height = fonts.px(_HEADING) + fonts.px(self._row_height) * len(self._rows)
        return QSize(self._width_with(name), int(height) + 3)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._width_with(self._narrowest_name()), self.sizeHint().height())

    def _rooms(self) -> tuple[float, list[tuple[float, float]]]:
        """Return the width of the names, and left edge and width of each column."""
        least = [self._column_width(number) for number in range(len(self._columns))]
        free = self.width() - self._lead() - _PADDING - sum(least)
        name = max(self._narrowest_name(), min(self._name_width(), free))
        extra = max(0.0, free - name) / max(1, len(least))
        rooms: list[tuple[float, float]] = []
        left = self._lead() + name
        for width in least:
            rooms.append((left, width + extra))
            left += width + extra
        return name, rooms

    def paintEvent(self, event: QPaintEvent) -> None:
        fonts = self.look.fonts
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        name, rooms = self._rooms()
        heading = QRectF(0, 0, self.width(), fonts.px(_HEADING))
        for column, (left, width) in zip(self._columns, rooms, strict=True):
            self._paint_heading(painter, column, QRectF(left, 0, width, heading.height()))
        height = fonts.px(self._row_height)
        for number, row in enumerate(self._rows):
            rect = QRectF(0, heading.height() + number * height, self.width(), height)
            if rect.intersects(QRectF(event.rect())):
                self._paint_row(painter, row, rect, name)
                for score, (left, width) in zip(row.numbers, rooms, strict=True):
                    place = QRectF(left, rect.top(), width, height)
                    self._paint_number(painter, score, place, pending_ground=row.highlighted)
        self._paint_rule(painter, heading.bottom(), strong=False)
        painter.end()

    def _paint_heading(self, painter: QPainter, column: ScoreColumn, rect: QRectF) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        if column.mark is not None:
            # A seal looks smaller than a disc of the same size.
            side = fonts.px(_MARK + 3 if isinstance(column.mark, Edict) else _MARK)
            side -= 2 if column.mark is Ornament.MONSTER else 0
            middle = rect.center()
            place = QRectF(middle.x() - side / 2, middle.y() - side / 2 - 2, side, side)
            paint_mark(painter, column.mark, place, palette)
            return
        painter.setFont(fonts.body(14))
        painter.setPen(palette.muted)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, column.name)

    def _paint_row(self, painter: QPainter, row: ScoreRow, rect: QRectF, name: float) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        if row.highlighted:
            self._paint_highlight(painter, rect)
        left = _PADDING
        if row.rank:
            painter.setFont(fonts.body(16))
            painter.setPen(palette.muted)
            place = QRectF(left, rect.top(), 80, rect.height())
            painter.drawText(place, _LEFT, row.rank)
        if row.sign is not None:
            side = self._sign_side()
            place = QRectF(self._lead() - side - 9, rect.center().y() - side / 2, side, side)
            if isinstance(row.sign, Crest):
                paint_crest(painter, row.sign, place, palette)
            else:
                inset = side * 0.06
                inner = place.adjusted(inset, inset, -inset, -inset)
                paint_mark(painter, row.sign, inner, palette)
        font = self._name_font(strong=row.highlighted)
        text = QFontMetricsF(font).elidedText(row.name, Qt.TextElideMode.ElideRight, name)
        painter.setFont(font)
        painter.setPen(palette.text)
        place = QRectF(self._lead(), rect.top(), name + 4, rect.height())
        painter.drawText(place, _LEFT, text)
        self._paint_rule(painter, rect.bottom(), strong=row.last)

    def _paint_highlight(self, painter: QPainter, rect: QRectF) -> None:
        palette = self.look.palette
        if palette.high_contrast:
            painter.setPen(QPen(palette.text, 2.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect.adjusted(1, 1, -1, -1))
            return
        glow = QLinearGradient(rect.topLeft(), rect.topRight())
        amber = QColor(palette.seasons[Season.SUMMER].fill)
        for place, alpha in ((0.0, 0.20), (0.5, 0.30), (1.0, 0.20)):
            amber.setAlphaF(alpha)
            glow.setColorAt(place, amber)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), 6, 6)

    def _paint_number(
        self, painter: QPainter, number: ScoreNumber, rect: QRectF, *, pending_ground: bool
    ) -> None:
        palette = self.look.palette
        color = palette.text
        if number.tone is NumberTone.FAINT:
            color = palette.muted
        elif number.tone is NumberTone.PENDING:
            # On the amber of a highlighted row plain blue has too little contrast.
            darken = pending_ground and not palette.is_dark
            color = palette.legal.darker(130) if darken else palette.legal
        font = self._number_font(number.tone)
        if number.tone is NumberTone.PENDING:
            font.setItalic(True)
        painter.setFont(font)
        painter.setPen(color)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, number.text)

    def _paint_rule(self, painter: QPainter, y: float, *, strong: bool) -> None:
        line = QColor(self.look.palette.border)
        line.setAlphaF(1.0 if strong else 0.5)
        painter.setPen(QPen(line, 1.6 if strong else 1.0))
        painter.drawLine(QPointF(0, y), QPointF(self.width(), y))


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
