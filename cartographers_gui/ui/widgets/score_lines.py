"""What a table of scores holds: its columns, its lines, and the model that hands them to Qt."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from cartographers_gui.engine.cards import Season
from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.painting.mark import Mark

__all__ = ["NumberTone", "ScoreColumn", "ScoreModel", "ScoreNumber", "ScoreRow"]

_Index = QModelIndex | QPersistentModelIndex


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
    apart: bool = False
    """Whether a thin rule divides it from the columns before, to which its numbers do not add."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A line: its name with a crest or a season's medallion, and a number for each column."""

    key: int
    """What tells the lines apart, such as a seat."""
    name: str
    numbers: tuple[ScoreNumber, ...]
    sign: Crest | Season | None = None
    place: str = ""
    """What stands before the sign, such as the rank."""
    last: bool = False
    """Whether a stronger line divides this row from the next, as above a sum."""


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
        """Show other rows; with the same lines in the same order only their numbers change."""
        for row in rows:
            if len(row.numbers) != len(columns):
                message = f"{row.name!r} has {len(row.numbers)} numbers, not {len(columns)}"
                raise ValueError(message)
        same = [row.key for row in rows] == [row.key for row in self.rows]
        if same and len(columns) == len(self.columns) and name_title == self.name_title:
            self._change(tuple(columns), tuple(rows))
            return
        self.beginResetModel()
        self.name_title = name_title
        self.columns, self.rows = tuple(columns), tuple(rows)
        self.endResetModel()

    def _change(self, columns: tuple[ScoreColumn, ...], rows: tuple[ScoreRow, ...]) -> None:
        """Take other numbers for the same lines; alone those that differ are shown anew."""
        before, self.columns, self.rows = self.rows, columns, rows
        for line, (old, new) in enumerate(zip(before, rows, strict=True)):
            if old == new:
                continue
            is_all = replace(old, numbers=new.numbers) != new
            pairs = zip(old.numbers, new.numbers, strict=True)
            places = [place for place, (one, other) in enumerate(pairs, 1) if one != other]
            for place in range(len(columns) + 1) if is_all else places:
                index = self.index(line, place)
                self.dataChanged.emit(index, index)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's
        return 0 if parent.isValid() else len(self.columns) + 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what Qt asks for: the text shown and the one read aloud."""
        row, column = self.rows[index.row()], index.column()
        text = row.name if column == 0 else row.numbers[column - 1].text
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        if role == Qt.ItemDataRole.ToolTipRole:
            return text if column == 0 else None
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
        if orientation is not Qt.Orientation.Horizontal or section > len(self.columns):
            return None
        name = self.name_title if section == 0 else self.columns[section - 1].name
        if role in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole}:
            return name
        return name if role == Qt.ItemDataRole.DisplayRole else None

    def spoken(self) -> str:
        """Return the whole table in words."""
        lines = []
        for row in self.rows:
            parts = (
                f"{column.name} {number.text}"
                for column, number in zip(self.columns, row.numbers, strict=True)
                if number.text
            )
            lines.append(", ".join((" ".join((row.place, row.name)).strip(), *parts)))
        return "; ".join(lines)
