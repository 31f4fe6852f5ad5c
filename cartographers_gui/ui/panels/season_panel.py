"""The season sheet of the map shown: four seasons by edicts, coins, monsters and sum."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cartographers_gui.engine import GameView, MapSheet, Season, score_season
from cartographers_gui.session import Preview
from cartographers_gui.session.season_count import Part, SheetNumber
from cartographers_gui.ui.panels.season_rows import (
    running_key,
    season_sheet_columns,
    season_sheet_rows,
)
from cartographers_gui.ui.rulebook.explanations import explain
from cartographers_gui.ui.rulebook.glossary import Term
from cartographers_gui.ui.text import number
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.score_table import ScoreColumn, ScoreRow, ScoreTable
from cartographers_gui.ui.widgets.section_label import SectionLabel

__all__ = ["SeasonPanel"]

_MARGIN = 8
_ARROWS = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}


class _SheetTable(ScoreTable):
    """Lets the arrow keys go from number to number; other keys are for the map."""

    def __init__(self) -> None:
        super().__init__(crowded=True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # Qt goes to the name of the first line by itself.
        if self.currentIndex().column() > 0:
            self.on_pointed(self.currentIndex())
            return
        keys = self.shown_keys()
        line = next((keys.index(key) for key in keys if key in self.marked), 0)
        self.setCurrentIndex(self.model().index(line, 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
            super().keyPressEvent(event)
        else:
            event.ignore()


class SeasonPanel(ThemedWidget):
    """The running season's row shows what it would be worth if it ended now."""

    part_pointed = Signal(object)
    """The `SheetNumber` that pointer or keyboard is at, or nothing: its spaces are to be lit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: GameView | None = None
        self._sheet: MapSheet | None = None
        self._preview: Preview | None = None
        self._shown: tuple[tuple[ScoreColumn, ...], tuple[ScoreRow, ...]] | None = None
        self._has_total = False
        self.label = SectionLabel()
        explain(self.label, Term.SEASON, Term.MONSTER_PENALTY, Term.STAR)
        self.table = _SheetTable()
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        column.setSpacing(0)
        column.addWidget(self.label)
        column.addWidget(self.table)
        self.table.number_pointed.connect(self.on_number_pointed)
        self.retranslate()

    def on_number_pointed(self, pointed: tuple[int, int] | None) -> None:
        self.part_pointed.emit(None if pointed is None else self._number_at(*pointed))

    def _number_at(self, line: int, column: int) -> SheetNumber | None:
        """Return which number stands in a line, given by its key; nothing where none does yet."""
        part = list(Part)[column] if column < len(Part) else None
        if line == len(Season):
            return SheetNumber(None, None) if part is None else None
        season = list(Season)[line]
        view = self._view
        if view is None or view.owner is None:
            return None
        is_scored = any(score.season is season for score in view.players[view.owner].seasons)
        return SheetNumber(season, part) if is_scored or line in self.table.marked else None

    def set_total(self, *, shown: bool) -> None:
        """Show or leave out the row of the whole game, where there is room for it."""
        if shown != self._has_total:
            self._has_total = shown
            self.retranslate()

    def show_view(self, view: GameView, sheet: MapSheet | None) -> None:
        """Show the seasons of the owner of a map; without the map only those that are scored."""
        self._view, self._sheet, self._preview = view, sheet, None
        self.retranslate()

    def show_preview(self, preview: Preview | None) -> None:
        """Show what the shape in hand would make of the running season."""
        before, self._preview = self._preview, preview
        if (before and before.then) != (preview and preview.then):
            self.retranslate()

    def clear(self) -> None:
        """Forget the map and what it is worth."""
        self._view, self._sheet, self._preview, self._shown = None, None, None, None
        self.table.set_table("", (), ())

    def retranslate(self) -> None:
        title = self.tr("Season sheet")
        view, sheet = self._view, self._sheet
        if view is None or view.owner is None:
            self.label.set_text(title)
            return
        done = view.players[view.owner].seasons
        # Where no line has room for it, the sum of the seasons stands beside the title.
        total = number(sum(score.total for score in done))
        in_all = self.tr("total {stars}").format(stars=total)
        self.label.set_text(title, aside="" if self._has_total or not done else in_all)
        now = None if sheet is None else score_season(sheet, view.edicts, view.season.season)
        if self._preview is not None:
            now = self._preview.then
        columns = season_sheet_columns()
        rows = season_sheet_rows(done, now, has_total=self._has_total)
        shown = (columns, rows)
        if shown != self._shown:
            # A pointer move seldom changes a score: nothing is painted anew when it does not.
            self._shown = shown
            self.table.set_table(title, columns, rows, running_key(rows))
            self.table.setAccessibleName(title)

    def apply_look(self) -> None:
        self._shown = None
        self.retranslate()
