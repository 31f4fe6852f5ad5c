"""The head of a table of scores, and how its entries come to be painted."""

from typing import Protocol

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.widgets.look import look_of
from cartographers_gui.ui.widgets.score_lines import ScoreColumn, ScoreRow
from cartographers_gui.ui.widgets.score_paint import paint_heading

__all__ = ["PINNED_GAP", "ScoreDelegate", "ScoreEntries", "ScoreHead"]

_HEAD = 34.0
PINNED_GAP = 7
"""Px between the line that stays and the others, among which it does not belong there."""
_PINNED_RULE = 2
_Index = QModelIndex | QPersistentModelIndex


class ScoreEntries(Protocol):
    """A table of scores as its head and its entries see it."""

    pinned: ScoreRow | None

    def columns(self) -> tuple[ScoreColumn, ...]:
        """Return the columns of numbers."""

    def rows(self) -> tuple[ScoreRow, ...]:
        """Return the lines."""

    def row_height(self) -> int:
        """Return the height of a line in px."""

    def is_whole(self, row: int) -> bool:
        """Tell whether a line stands in view, not cut by an edge."""

    def paint_entry(self, painter: QPainter, rect: QRectF, row: ScoreRow, column: int) -> None:
        """Paint one entry of a line."""

    def number_room(self, painter: QPainter, rect: QRectF, at: int) -> QRectF:
        """Return where in a column its number stands, and paint what divides it from others."""


class ScoreHead(QHeaderView):
    """The marks over the columns, and below them the line that stays when the others scroll."""

    def __init__(self, table: ScoreEntries, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._table = table
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    def sizeHint(self) -> QSize:
        height = look_of(self).fonts.px(_HEAD)
        if self._table.pinned is not None:
            height += self._table.row_height() + PINNED_GAP
        return QSize(100, round(height))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803 - Qt's
        table, look = self._table, look_of(self)
        area, pinned = QRectF(rect), self._table.pinned
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if pinned is not None:
            line = area.adjusted(0, 0, 0, -PINNED_GAP)
            line.setTop(line.bottom() - table.row_height())
            area.setBottom(line.top())
            table.paint_entry(painter, line, pinned, logicalIndex)
            _paint_break(painter, QRectF(rect), look.palette)
        if logicalIndex > 0:
            at = logicalIndex - 1
            room = table.number_room(painter, area, at)
            paint_heading(painter, table.columns()[at], room, look)
        painter.restore()


def _paint_break(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the rule under the line that stays, and the shadow it casts on those that scroll."""
    top = rect.bottom() - PINNED_GAP
    rule = palette.text if palette.high_contrast else palette.border
    painter.fillRect(QRectF(rect.left(), top, rect.width(), _PINNED_RULE), rule)
    if palette.high_contrast:
        return
    top += _PINNED_RULE
    shade = QLinearGradient(0, top, 0, rect.bottom())
    shade.setColorAt(0.0, QColor(0, 0, 0, 70))
    shade.setColorAt(1.0, QColor(0, 0, 0, 0))
    painter.fillRect(QRectF(rect.left(), top, rect.width(), rect.bottom() - top), shade)


class ScoreDelegate(QStyledItemDelegate):
    """Paints the entries of a table."""

    def __init__(self, table: ScoreEntries, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint one entry."""
        row = self._table.rows()[index.row()]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._table.is_whole(index.row()):
            self._table.paint_entry(painter, QRectF(option.rect), row, index.column())
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(40, self._table.row_height())
