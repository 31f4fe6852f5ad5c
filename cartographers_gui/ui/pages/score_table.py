"""A table of players and their stars, made for two rows as for a hundred."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from cartographers_gui.ui.pages.crest_picture import paint_crest_picture
from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.widgets.look import look_of

__all__ = ["ScoreColumn", "ScoreRow", "ScoreTable"]

_ROW = 46.0
_CRAMPED_ROW = 34.0
_HEAD = 34.0
_NARROWEST_NAME = 96.0
_LARGEST_NUMBER, _SMALLEST_NUMBER = 17, 12
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class ScoreColumn:
    """One column of numbers."""

    name: str
    """What it counts, for tool tip and screen reader."""
    paint: Callable[[QPainter, QRectF, Palette], None]
    """Paints the sign over the column."""
    strong: bool = False
    """Whether it holds sums."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One player's line."""

    seat: int
    place: str
    """What stands before the crest, such as the rank."""
    name: str
    crest: Crest
    texts: tuple[str, ...]
    """What stands in each column."""
    running: frozenset[int] = frozenset()
    """Columns whose number is still being counted."""


class ScoreModel(QAbstractTableModel):
    """Names in the first column, numbers in the others."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.columns: tuple[ScoreColumn, ...] = ()
        self.rows: tuple[ScoreRow, ...] = ()
        self.name_title = ""

    def set_table(
        self, name_title: str, columns: Sequence[ScoreColumn], rows: Sequence[ScoreRow]
    ) -> None:
        """Show other rows; with the same seats in the same order only their numbers change."""
        same = [row.seat for row in rows] == [row.seat for row in self.rows]
        if same and len(columns) == len(self.columns) and name_title == self.name_title:
            self.columns, self.rows = tuple(columns), tuple(rows)
            if rows:
                last = self.index(len(rows) - 1, len(columns))
                self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self.name_title = name_title
        self.columns, self.rows = tuple(columns), tuple(rows)
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's
        return 0 if parent.isValid() else len(self.columns) + 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what Qt asks for: the text shown and the one read aloud."""
        row, column = self.rows[index.row()], index.column()
        text = row.name if column == 0 else row.texts[column - 1]
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            name = row.place if column == 0 else self.columns[column - 1].name
            return f"{name} {text}".strip()
        return None

    def headerData(  # noqa: N802 - Qt's
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        name = self.name_title if section == 0 else self.columns[section - 1].name
        if role in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole}:
            return name
        return name if role == Qt.ItemDataRole.DisplayRole else None


class ScoreHead(QHeaderView):
    """The signs over the columns."""

    def __init__(self, model: ScoreModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._model = model
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    def sizeHint(self) -> QSize:
        return QSize(100, round(look_of(self).fonts.px(_HEAD)))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803 - Qt's
        if logicalIndex == 0:
            return
        look = look_of(self)
        area = QRectF(rect)
        side = min(look.fonts.px(24), area.width() - 4)
        place = QRectF(area.center().x() - side / 2, area.center().y() - side / 2, side, side)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._model.columns[logicalIndex - 1].paint(painter, place, look.palette)
        painter.restore()


class ScoreDelegate(QStyledItemDelegate):
    """Paints a player's line."""

    def __init__(self, model: ScoreModel, table: "ScoreTable") -> None:
        super().__init__(table)
        self._model = model
        self._table = table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint one part of a line."""
        palette, fonts = look_of(self._table).palette, look_of(self._table).fonts
        row = self._model.rows[index.row()]
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = row.seat in self._table.marked
        if chosen:
            ground = QColor(palette.star if not palette.high_contrast else palette.neutral)
            ground.setAlphaF(0.22 if palette.is_dark else 0.42)
            painter.fillRect(area, ground)
        rule = QColor(palette.border)
        rule.setAlphaF(0.55)
        painter.setPen(QPen(rule, 1.0))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(palette.text)
        if index.column() == 0:
            self._paint_name(painter, area, row, chosen=chosen)
        else:
            column = index.column() - 1
            strong = self._model.columns[column].strong
            size = self._table.number_size
            painter.setFont(fonts.bold(size) if strong else fonts.body(size))
            if column in row.running:
                painter.setPen(
                    palette.legal.darker(125) if chosen and not palette.is_dark else palette.legal
                )
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, row.texts[column])
        painter.restore()

    def _paint_name(self, painter: QPainter, area: QRectF, row: ScoreRow, *, chosen: bool) -> None:
        palette, fonts = look_of(self._table).palette, look_of(self._table).fonts
        left = area.left() + 6
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        if row.place:
            painter.setFont(fonts.body(16))
            painter.setPen(palette.muted if not chosen else palette.text)
            width = self._table.place_width()
            painter.drawText(QRectF(left, area.top(), width, area.height()), align, row.place)
            left += width + 9
        side = min(fonts.px(34), area.height() - 6)
        place = QRectF(left, area.center().y() - side / 2, side, side)
        paint_crest_picture(painter, row.crest, place, palette)
        left = place.right() + 10
        font = fonts.bold(17) if chosen else fonts.strong(17)
        room = max(0.0, area.right() - left - 2)
        name = QFontMetricsF(font).elidedText(row.name, Qt.TextElideMode.ElideRight, room)
        painter.setFont(font)
        painter.setPen(palette.text)
        painter.drawText(QRectF(left, area.top(), room + 2, area.height()), align, name)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(40, self._table.row_height())


class ScoreTable(QTableView):
    """Shows score rows; pressing one, or moving the keyboard to it, chooses its player."""

    seat_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = ScoreModel(self)
        self._cramped = False
        self._is_following = False
        self.number_size = _LARGEST_NUMBER
        """Height in px of the numbers: smaller where the columns are many."""
        self.marked: frozenset[int] = frozenset()
        """Seats whose lines are marked."""
        self.setModel(self._model)
        self.setItemDelegate(ScoreDelegate(self._model, self))
        self.setHorizontalHeader(ScoreHead(self._model, self))
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet(
            "QTableView, QHeaderView, QHeaderView::section"
            " { background: transparent; border: none; }"
        )
        self.setTabKeyNavigation(False)
        self.selectionModel().currentRowChanged.connect(self.on_current_row_changed)

    def set_table(
        self,
        name_title: str,
        columns: Sequence[ScoreColumn],
        rows: Sequence[ScoreRow],
        marked: Collection[int] = (),
    ) -> None:
        """Show other numbers; the lines of the seats in `marked` stand out, the first in view."""
        self.marked = frozenset(marked)
        # Nobody chooses a player by this: the table only follows the page.
        self._is_following = True
        self._model.set_table(name_title, columns, rows)
        row = next((n for n, line in enumerate(rows) if line.seat in self.marked), None)
        if row is not None:
            index = self._model.index(row, 0)
            self.setCurrentIndex(index)
            self.scrollTo(index)
        self._is_following = False
        self._fit_columns()
        self.viewport().update()

    def shown_texts(self) -> list[tuple[str, ...]]:
        """Return the lines as text: the name, then each column."""
        return [(row.name, *row.texts) for row in self._model.rows]

    def shown_seats(self) -> list[int]:
        """Return the seats from the top line down."""
        return [row.seat for row in self._model.rows]

    def set_cramped(self, cramped: bool) -> None:  # noqa: FBT001 - a setter's one argument
        """Use lower lines, for a low window."""
        self._cramped = cramped
        self._fit_columns()

    def row_height(self) -> int:
        """Return the height of a line in px."""
        return round(look_of(self).fonts.px(_CRAMPED_ROW if self._cramped else _ROW))

    def place_width(self) -> float:
        """Return the room in px that the widest place, such as "100.", needs."""
        metrics = QFontMetricsF(look_of(self).fonts.body(16))
        return max((metrics.horizontalAdvance(row.place) for row in self._model.rows), default=0.0)

    def height_of_rows(self) -> int:
        """Return the height in px at which no line has to be scrolled to."""
        head = self.horizontalHeader().sizeHint().height()
        return head + len(self._model.rows) * self.row_height() + 2

    def _fit_columns(self) -> None:
        """Give each column what its numbers need at least, and the name what is left."""
        head, fonts = self.horizontalHeader(), look_of(self).fonts
        self.verticalHeader().setDefaultSectionSize(self.row_height())
        count = len(self._model.columns)
        if not count:
            return
        texts = {"−00"}.union(*(row.texts for row in self._model.rows))
        room = self.viewport().width()
        least = round(fonts.px(_NARROWEST_NAME))
        for size in range(_LARGEST_NUMBER, _SMALLEST_NUMBER - 1, -1):
            metrics = QFontMetricsF(fonts.bold(size))
            needed = max(metrics.horizontalAdvance(text) for text in texts) + 6
            if least + count * needed <= room:
                break
        self.number_size = size
        even = (room - fonts.px(190)) / count
        width = round(min(max(needed, even), fonts.px(78)))
        head.setMinimumSectionSize(20)
        for column in range(1, count + 1):
            self.setColumnWidth(column, width)
        self.setColumnWidth(0, max(least, room - count * width))

    def on_current_row_changed(self, current: QModelIndex) -> None:
        if current.isValid() and not self._is_following:
            self.seat_chosen.emit(self._model.rows[current.row()].seat)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def minimumSizeHint(self) -> QSize:
        fonts = look_of(self).fonts
        width = fonts.px(_NARROWEST_NAME) + len(self._model.columns) * fonts.px(30)
        return QSize(round(width), round(fonts.px(_HEAD)) + self.row_height())
