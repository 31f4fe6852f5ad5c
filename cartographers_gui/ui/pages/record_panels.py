"""The parts of the statistics: a table as high as its lines, and what stands there before any."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cartographers_gui.ui.pages.laurel_crests import StarWreath
from cartographers_gui.ui.widgets.paper_panel import PaperPanel
from cartographers_gui.ui.widgets.score_table import ScoreColumn, ScoreRow, ScoreTable
from cartographers_gui.ui.widgets.section_label import SectionLabel
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["NoRecords", "RecordPanel"]

_SPACING = 6
_NOTHING = 84.0
"""Height in px at scale 1 of the room in which a sentence stands for a table."""
_LINE = 58.0
"""Height in px at scale 1 of a line where there is room."""
_WREATH = 150.0
_WIDTH = 560
"""Width in px at scale 1 of the paper that says what will be counted."""


class RecordPanel(PaperPanel):
    """A table under its name, or a sentence where there is nothing yet; no higher than its lines.

    With a name that `wrapping` tells not to cut, all lines are as high as the longest needs.
    """

    def __init__(self, *, wrapping: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = SectionLabel()
        self.table = ScoreTable(roomy=True, wrapping=wrapping)
        self._is_cramped = False
        self.nothing = TextLabel(role=TextRole.ASIDE)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_SPACING)
        column.addWidget(self.label)
        column.addWidget(self.nothing, 1)
        column.addWidget(self.table, 1)

    def show_rows(
        self, name_title: str, columns: list[ScoreColumn], rows: list[ScoreRow], nothing: str
    ) -> None:
        """Show lines, or the sentence `nothing` without any."""
        self.table.set_table(name_title, columns, rows)
        self.table.setVisible(bool(rows))
        self.nothing.set_text("" if rows else nothing)
        self.nothing.setVisible(not rows)
        self._hug()

    def set_cramped(self, cramped: bool) -> None:  # noqa: FBT001 - a setter's one argument
        """Use lower lines, for a low window."""
        self._is_cramped = cramped
        self.table.set_cramped(cramped)
        self._hug()

    def _hug(self) -> None:
        """End below the last line: paper without any would look like something missing."""
        fonts, margins = self.look.fonts, self.contentsMargins()
        frame = margins.top() + margins.bottom() + self.label.sizeHint().height() + _SPACING
        inner, count = round(fonts.px(_NOTHING)), len(self.table.rows())
        if count:
            inner = self.table.height_of_rows()
            line = inner - self.table.height_of_rows(count - 1)
            inner += count * max(0, 0 if self._is_cramped else round(fonts.px(_LINE)) - line)
        self.setMaximumHeight(frame + inner)

    def event(self, event: QEvent) -> bool:
        """Follow the table, whose lines grow where a name takes several."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._hug()
        return super().event(event)


class NoRecords(PaperPanel):
    """What will be counted, while nothing has been yet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, raised=True)
        self._wreath = StarWreath()
        self._wreath.set_side(_WREATH)
        self.title = TextLabel(role=TextRole.SEASON)
        self.lines = [TextLabel(role=TextRole.ASIDE) for _ in range(3)]
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 12)
        column.setSpacing(6)
        column.addWidget(self._wreath, 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self.title, *self.lines):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)

    def set_cramped(self, cramped: bool) -> None:  # noqa: FBT001 - a setter's one argument
        """Leave the wreath out, for a low window."""
        self._wreath.setVisible(not cramped)

    def say(self, title: str, lines: Sequence[str]) -> None:
        """Say that nothing has been counted, and what will be, in three sentences."""
        self.title.set_text(title)
        for label, line in zip(self.lines, lines, strict=True):
            label.set_text(line)

    def sizeHint(self) -> QSize:
        width = round(self.look.fonts.px(_WIDTH))
        return QSize(width, self.heightForWidth(width))
