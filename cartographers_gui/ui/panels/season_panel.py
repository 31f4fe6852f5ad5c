"""The season sheet of the map shown: four seasons by edicts, coins, monsters and sum."""

from dataclasses import replace

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cartographers_gui.engine import (
    SEASON_CARDS,
    GameView,
    MapSheet,
    Season,
    SeasonScore,
    score_season,
)
from cartographers_gui.session import Preview
from cartographers_gui.ui.painting.mark import Ornament
from cartographers_gui.ui.text import number, season_name
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.score_table import (
    NumberTone,
    ScoreColumn,
    ScoreNumber,
    ScoreRow,
    ScoreTable,
)

__all__ = ["SeasonPanel"]

_NOT_YET = "·"
_WITH_NAMES = 290
"""From this width on there is room for the names of the seasons beside their signs."""


class SeasonPanel(ThemedWidget):
    """The running season's row shows what it would be worth if it ended now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: GameView | None = None
        self._sheet: MapSheet | None = None
        self._preview: Preview | None = None
        self._shown: tuple[tuple[ScoreColumn, ...], tuple[ScoreRow, ...]] | None = None
        self.table = ScoreTable(crowded=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)

    def show_view(self, view: GameView, sheet: MapSheet) -> None:
        """Show the seasons of the owner of a map."""
        self._view, self._sheet, self._preview = view, sheet, None
        self.retranslate()

    def show_preview(self, preview: Preview | None) -> None:
        """Show what the shape in hand would make of the running season."""
        if preview != self._preview:
            self._preview = preview
            self.retranslate()

    def clear(self) -> None:
        """Forget the map."""
        self._view, self._sheet, self._preview = None, None, None

    def retranslate(self) -> None:
        view, sheet = self._view, self._sheet
        if view is None or sheet is None or view.owner is None:
            return
        columns = (
            ScoreColumn(self.tr("1st")),
            ScoreColumn(self.tr("2nd")),
            ScoreColumn(self.tr("Coins"), Ornament.COIN),
            ScoreColumn(self.tr("Monsters"), Ornament.MONSTER),
            ScoreColumn(self.tr("Sum")),
        )
        done = {score.season: score for score in view.players[view.owner].seasons}
        now = score_season(sheet, view.edicts, view.season.season)
        if self._preview is not None:
            now = self._preview.then
        rows = [self._row(season, done.get(season), view, now) for season in Season]
        shown = (columns, tuple(rows))
        if shown != self._shown:
            # A pointer move seldom changes a score: nothing is painted anew when it does not.
            self._shown = shown
            self.table.set_scores(columns, rows, self.tr("Season sheet"))
            if self.width() < self.look.fonts.px(_WITH_NAMES):
                spoken = self.table.accessibleDescription()
                rows = [replace(row, name="") for row in rows]
                self.table.set_scores(columns, rows, self.tr("Season sheet"))
                self.table.setAccessibleDescription(spoken)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shown = None
        self.retranslate()

    def _row(
        self, season: Season, score: SeasonScore | None, view: GameView, now: SeasonScore
    ) -> ScoreRow:
        name = season_name(season)
        running = season is view.season.season and score is None
        shown = now if running else score
        if shown is None:
            faint = tuple(ScoreNumber(_NOT_YET, NumberTone.FAINT) for _ in range(5))
            return ScoreRow(name, faint, sign=SEASON_CARDS[season].season)
        tone = NumberTone.PENDING if running else NumberTone.PLAIN
        parts = (shown.first, shown.second, shown.coins, -shown.monsters)
        numbers = tuple(ScoreNumber(number(part), tone) for part in parts)
        total = NumberTone.PENDING if running else NumberTone.STRONG
        return ScoreRow(
            name,
            (*numbers, ScoreNumber(number(shown.total), total)),
            sign=season,
            highlighted=running,
        )
