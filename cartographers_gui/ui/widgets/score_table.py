"""A table of stars: a line for each player or season, made for four lines as for a hundred."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QTableView, QWidget

from cartographers_gui.ui.widgets.finger_scroll import scroll_by_finger
from cartographers_gui.ui.widgets.look import look_of
from cartographers_gui.ui.widgets.score_head import PINNED_GAP, ScoreDelegate, ScoreHead
from cartographers_gui.ui.widgets.score_lines import (
    NumberTone,
    ScoreColumn,
    ScoreModel,
    ScoreNumber,
    ScoreRow,
)
from cartographers_gui.ui.widgets.score_paint import (
    WRAPPED_NAME,
    Measures,
    name_font,
    paint_line_ground,
    paint_name,
    paint_number,
    room_of_number,
    spare_widths,
    widest_number,
    width_of_names,
    widths_of_columns,
)

__all__ = ["NumberTone", "ScoreColumn", "ScoreNumber", "ScoreRow", "ScoreTable"]

_ROW, _CRAMPED_ROW, _CROWDED_ROW, _ROOMY_ROW = 46.0, 34.0, 30.0, 58.0
_HEAD = 34.0
_NARROWEST_NAME, _READABLE_NAME = 96.0, 164.0
"""Widths of a name in px at scale 1, with rank and sign: at least; and for which the numbers beside
it become smaller."""
_LARGEST_NUMBER, _SMALLEST_NUMBER = 17, 12
_WIDEST_COLUMN = 78.0


class ScoreTable(QTableView):
    """Shows score rows; pressing one, or moving the keyboard to it, chooses it.

    A `crowded` table is as high as its lines and no stop of the Tab key; where its names have no
    room, their signs stand for them. The lines of a `roomy` one share the height that is left.
    The names of a `wrapping` one are never cut: all lines are as high as the longest needs.
    """

    row_chosen = Signal(int)
    """Key of the line."""
    number_pointed = Signal(object)
    """Key of the line and position of the column under the pointer or the keyboard's cursor, as a
    pair; nothing when it is over no number."""

    def __init__(
        self,
        *,
        crowded: bool = False,
        roomy: bool = False,
        wrapping: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = ScoreModel(self)
        self._is_crowded, self._is_roomy = crowded, roomy
        self._is_wrapping = wrapping
        self._is_cramped = False
        self._least_rows = 1
        self._is_following = self._is_settling = False
        self._pointed: tuple[int, int] | None = None
        self._measures = Measures(0.0, 0.0, 17.0, _LARGEST_NUMBER)
        self._form: object = None
        self.marked: frozenset[int] = frozenset()
        """Keys of the lines that are marked."""
        self._own: ScoreRow | None = None
        self.pinned: ScoreRow | None = None
        """The line that is shown once more above all others, while it is scrolled out of sight."""
        self.setModel(self._model)
        self.setItemDelegate(ScoreDelegate(self, self))
        self.setHorizontalHeader(ScoreHead(self, self))
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(10)
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet(
            "QTableView, QHeaderView, QHeaderView::section"
            " { background: transparent; border: none; }"
        )
        self.setTabKeyNavigation(False)
        scroll_by_finger(self)
        self.setMouseTracking(True)
        if crowded:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.verticalScrollBar().valueChanged.connect(self._settle_pinned)
        self.entered.connect(self.on_pointed)
        self.viewportEntered.connect(lambda: self._point(None))
        self.selectionModel().currentChanged.connect(self.on_current_changed)

    def set_table(
        self,
        name_title: str,
        columns: Sequence[ScoreColumn],
        rows: Sequence[ScoreRow],
        marked: Collection[int] = (),
        *,
        pinned: ScoreRow | None = None,
    ) -> None:
        """Show other numbers; the lines with keys in `marked` stand out, the first in view.

        Raises `ValueError` when a line has not one number for each column.
        """
        self.marked = frozenset(marked)
        self._own = pinned
        before, self._form = self._form, self._form_of(columns, rows)
        if self._is_crowded and self._form == before:
            # A shape led over the map changes a number or two: nothing has to move for them.
            self._model.set_table(name_title, columns, rows)
            self.setAccessibleDescription(self._model.spoken())
            return
        # Nobody chooses a line by this: the table only follows the page.
        self._is_following = True
        self._model.set_table(name_title, columns, rows)
        row = next((n for n, line in enumerate(rows) if line.key in self.marked), None)
        if row is not None and not self._is_crowded:
            column = max(0, self.currentIndex().column())
            index = self._model.index(row, min(column, len(columns)))
            # A pinned line is in sight anyway: the others stay where they are.
            self.setAutoScroll(pinned is None)
            self.setCurrentIndex(index)
            if pinned is None:
                self.scrollTo(index)
        self._is_following = False
        self.setAccessibleDescription(self._model.spoken())
        self._fit_columns()
        self._settle_pinned()
        self.updateGeometry()
        self.viewport().update()
        self.horizontalHeader().viewport().update()

    def is_whole(self, row: int) -> bool:
        """Tell whether a line stands in view with all its numbers, not cut by an edge."""
        return self._fits(row, self.viewport().height())

    def _fits(self, row: int, room: float) -> bool:
        """Tell whether a line stands whole in the uppermost px of the view."""
        top, height = self.rowViewportPosition(row), self.rowHeight(row)
        return top >= 0 and top + height <= room + 1

    def _settle_pinned(self) -> None:
        """Pin the line only while it is out of sight: nobody stands twice in one table."""
        own = self._own
        keys = self.shown_keys()
        # As much as there is without the pinned line: it must not come and go by itself.
        room = self.viewport().height()
        room += self.row_height() + PINNED_GAP if self.pinned else 0
        seen = own is not None and own.key in keys and self._fits(keys.index(own.key), room)
        self.pinned = None if seen else own
        self.horizontalHeader().updateGeometry()
        self.updateGeometries()
        self.horizontalHeader().viewport().update()

    # --- what is shown --------------------------------------------------------------------------

    def columns(self) -> tuple[ScoreColumn, ...]:
        """Return the columns of numbers."""
        return self._model.columns

    def rows(self) -> tuple[ScoreRow, ...]:
        """Return the lines."""
        return self._model.rows

    def shown_texts(self) -> list[tuple[str, ...]]:
        """Return the lines as text: the name, then each column."""
        return [(row.name, *(each.text for each in row.numbers)) for row in self._model.rows]

    def shown_keys(self) -> list[int]:
        """Return the keys of the lines from the top down."""
        return [row.key for row in self._model.rows]

    def shows_names(self) -> bool:
        """Tell whether names stand beside the signs."""
        return self._measures.shows_names

    def paint_entry(self, painter: QPainter, area: QRectF, row: ScoreRow, column: int) -> None:
        """Paint what a line shows in a column, the name in the first."""
        look, marked = look_of(self), row.key in self.marked
        paint_line_ground(painter, area, look, marked=marked, strong_rule=row.last)
        if column == 0:
            paint_name(painter, row, area, look, self._measures, marked=marked)
            return
        at, size = column - 1, self._measures.number_size
        pointed = self._pointed == (row.key, at)
        room = self.number_room(painter, area, at)
        paint_number(painter, row.numbers[at], room, look, size, marked=marked, pointed=pointed)

    def number_room(self, painter: QPainter, area: QRectF, at: int) -> QRectF:
        """Return where in a column its number stands; paint the rule that divides it off."""
        columns, edge = self._model.columns, not self._is_crowded
        return room_of_number(painter, columns, at, area, look_of(self), edge=edge)

    # --- sizes ----------------------------------------------------------------------------------

    def set_cramped(self, cramped: bool) -> None:  # noqa: FBT001 - a setter's one argument
        """Use lower lines, for a low window."""
        self._is_cramped = cramped
        self._fit_columns()

    def set_least_rows(self, rows: int) -> None:
        """Ask for the height of so many lines at least, or of all where there are fewer."""
        if rows != self._least_rows:
            self._least_rows = rows
            self.updateGeometry()

    def row_height(self) -> int:
        """Return the height of a line in px: where not all fit, as many as do fill the room."""
        fonts, least, rows = look_of(self).fonts, self._least_row(), len(self._model.rows)
        if self._is_crowded or not rows:
            return least
        room = self.height() - round(fonts.px(_HEAD)) - (PINNED_GAP if self._own else 0)
        if room < rows * least:
            return room // (room // least) if room >= least else least
        return int(max(least, min(room / rows, fonts.px(_ROOMY_ROW)))) if self._is_roomy else least

    def _least_row(self) -> int:
        """Return the least height of a line in whole px: so many of them fill what is asked for."""
        fonts = look_of(self).fonts
        height = fonts.px(_CRAMPED_ROW if self._is_cramped else _ROW)
        if self._is_crowded:
            height = fonts.px(_CROWDED_ROW)
        if self._measures.name_lines > 1:
            font = name_font(look_of(self), self._measures, marked=True)
            height = max(height, self._measures.name_lines * QFontMetricsF(font).height() + 10)
        return int(height)

    def height_of_rows(self, rows: int | None = None) -> int:
        """Return the height in px of so many lines, or of all, with the head above them."""
        rows = len(self._model.rows) if rows is None else rows
        return round(look_of(self).fonts.px(_HEAD)) + rows * self._least_row() + 2

    def _needed(self, size: float) -> float:
        """Return the width of the widest number, or of a word over its column."""
        return widest_number(self._model.columns, self._model.rows, look_of(self), size)

    def _form_of(self, columns: Sequence[ScoreColumn], rows: Sequence[ScoreRow]) -> object:
        """Return all that sizes, heads and marks depend on: everything but the numbers."""
        look = look_of(self)
        plain = tuple(replace(row, numbers=()) for row in rows)
        widest = widths_of_columns(columns, rows, look, _LARGEST_NUMBER)
        return look, tuple(columns), plain, self.marked, self._own, widest

    def _measure(self, size: float) -> Measures:
        fonts, rows = look_of(self).fonts, self._model.rows
        metrics = QFontMetricsF(fonts.body(16))
        place = max((metrics.horizontalAdvance(row.place) for row in rows), default=0.0)
        has_signs = any(row.sign is not None for row in rows)
        side = min(fonts.px(34), self.row_height() - 6) if has_signs else 0.0
        return Measures(place, side, 15.0 if self._is_crowded else 17.0, size)

    def _fitting_number(self, room: float) -> tuple[int, float]:
        """Return the largest size of numbers that fit into a width, and the width of a column."""
        for size in range(_LARGEST_NUMBER, _SMALLEST_NUMBER - 1, -1):
            needed = self._needed(size) + 6
            if len(self._model.columns) * needed <= room:
                break
        return size, needed

    def _uneven_columns(self, room: float) -> tuple[int, list[int]]:
        """Return the largest size of numbers at which columns of their own widths fit, and these.

        There are none where not even the smallest numbers fit.
        """
        model, look, tight = self._model, look_of(self), not self._is_crowded
        for size in range(_LARGEST_NUMBER, _SMALLEST_NUMBER - 1, -1):
            needed = widths_of_columns(model.columns, model.rows, look, size, tight=tight)
            widths = [round(width + 6) for width in needed]
            if sum(widths) <= room:
                return size, widths
        return _SMALLEST_NUMBER, []

    def _fit_columns(self) -> None:
        """Give each column what its numbers need at least, and the name what is left."""
        head, fonts = self.horizontalHeader(), look_of(self).fonts
        self.verticalHeader().setDefaultSectionSize(self.row_height())
        count = len(self._model.columns)
        if not count:
            return
        spares = spare_widths(self._model.columns, edge=not self._is_crowded)
        room = self.viewport().width() - sum(spares)
        measures = self._measure(_LARGEST_NUMBER)
        names = width_of_names(self._model.rows, look_of(self), measures)
        least = names if self._is_crowded else min(names, fonts.px(_READABLE_NAME))
        size, needed = self._fitting_number(room - least)
        uneven: list[int] = []
        if least + count * needed > room and (measures.sign or not self._is_crowded):
            # Rather columns of their own widths than lines without a name.
            size, uneven = self._uneven_columns(room - least)
            if uneven and not self._is_crowded:
                spare = max(0.0, room - names - sum(uneven)) / count
                uneven = [int(width + spare) for width in uneven]
            elif not uneven:
                measures = measures._replace(shows_names=not self._is_crowded)
                least = measures.lead if self._is_crowded else min(names, fonts.px(_NARROWEST_NAME))
                size, needed = self._fitting_number(room - least)
        measures = measures._replace(number_size=float(size))
        self._measures = measures
        # The columns are wide once the names have what they need, on two lines if they must.
        wanted = names if measures.shows_names else least
        if wanted + count * needed > room and not self._is_crowded:
            words = width_of_names(self._model.rows, look_of(self), measures, words=True)
            wanted = max(least, words)
        even = (room - wanted) / count
        # Long names have all that the numbers leave, or each would take lines that others need.
        most = needed + 14 if self._is_wrapping else fonts.px(_WIDEST_COLUMN)
        width = int(max(needed, min(even, most)))
        widths = uneven or [width] * count
        head.setMinimumSectionSize(10)
        for column, (each, spare) in enumerate(zip(widths, spares, strict=True), start=1):
            self.setColumnWidth(column, each + spare)
        self.setColumnWidth(0, max(round(least), room - sum(widths)))
        if self._is_wrapping:
            self._wrap_names()

    def _wrap_names(self) -> None:
        """Make all lines as high as the longest name needs in its column."""
        font = name_font(look_of(self), self._measures, marked=True)
        metrics = QFontMetricsF(font)
        area = QRectF(0, 0, self.columnWidth(0) - self._measures.lead - 2, 10_000)
        highest = max(
            (metrics.boundingRect(area, WRAPPED_NAME, row.name).height() for row in self.rows()),
            default=0.0,
        )
        lines = max(1, round(highest / metrics.height()))
        self._measures = self._measures._replace(name_lines=lines)
        self.verticalHeader().setDefaultSectionSize(self.row_height())
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        if not self._is_crowded:
            return super().sizeHint()
        measures = self._measure(_LARGEST_NUMBER)
        numbers = len(self._model.columns) * (self._needed(_LARGEST_NUMBER) + 6)
        names = width_of_names(self._model.rows, look_of(self), measures)
        return QSize(round(names + numbers) + 2, self.height_of_rows())

    def minimumSizeHint(self) -> QSize:
        fonts, count = look_of(self).fonts, len(self._model.columns)
        if self._is_crowded:
            numbers = count * (self._needed(_SMALLEST_NUMBER) + 6)
            width = self._measure(_SMALLEST_NUMBER)._replace(shows_names=False).lead + numbers
            return QSize(round(width) + 2, self.height_of_rows())
        width = fonts.px(_NARROWEST_NAME) + count * fonts.px(30)
        lines = max(1, min(self._least_rows, len(self._model.rows)))
        return QSize(round(width), self.height_of_rows(lines))

    # --- pointing -------------------------------------------------------------------------------

    def _point(self, pointed: tuple[int, int] | None) -> None:
        if pointed != self._pointed:
            self._pointed = pointed
            self.viewport().update()
            self.number_pointed.emit(pointed)

    def on_pointed(self, index: QModelIndex) -> None:
        is_number = index.isValid() and index.column() > 0
        key = self._model.rows[index.row()].key if is_number else 0
        self._point((key, index.column() - 1) if is_number else None)

    def on_current_changed(self, current: QModelIndex, before: QModelIndex) -> None:
        if not current.isValid() or self._is_following:
            return
        if current.row() != before.row() or not before.isValid():
            self.row_chosen.emit(self._model.rows[current.row()].key)
        self.on_pointed(current)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(None)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()
        if self._own is not None and not self._is_settling:
            self._is_settling = True
            self._settle_pinned()
            self._is_settling = False
