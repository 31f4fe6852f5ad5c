"""The season sheet of the map shown: four seasons by edicts, coins, monsters and sum."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cartographers_gui.engine import GameView, MapSheet, Season, SeasonScore, score_season
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
from cartographers_gui.ui.widgets.section_label import SectionLabel

__all__ = ["SeasonPanel"]

_NOT_YET = "·"
_MARGIN = 8


class SeasonPanel(ThemedWidget):
    """The running season's row shows what it would be worth if it ended now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: GameView | None = None
        self._sheet: MapSheet | None = None
        self._preview: Preview | None = None
        self._shown: tuple[tuple[ScoreColumn, ...], tuple[ScoreRow, ...]] | None = None
        self._has_total = False
        self.label = SectionLabel()
        self.table = ScoreTable(crowded=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        column.setSpacing(0)
        column.addWidget(self.label)
        column.addWidget(self.table)
        self.retranslate()

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
        if preview != self._preview:
            self._preview = preview
            self.retranslate()

    def clear(self) -> None:
        """Forget the map and what it is worth."""
        self._view, self._sheet, self._preview, self._shown = None, None, None, None
        self.table.set_table("", (), ())

    def retranslate(self) -> None:
        title = self.tr("Season sheet")
        self.label.set_text(title)
        view, sheet = self._view, self._sheet
        if view is None or view.owner is None:
            return
        columns = (
            ScoreColumn(self.tr("1st")),
            ScoreColumn(self.tr("2nd")),
            ScoreColumn(self.tr("Coins"), Ornament.COIN),
            ScoreColumn(self.tr("Monsters"), Ornament.MONSTER),
            ScoreColumn(self.tr("Sum")),
        )
        done = view.players[view.owner].seasons
        now = None if sheet is None else score_season(sheet, view.edicts, view.season.season)
        if self._preview is not None:
            now = self._preview.then
        rows = [_row(season, done, now) for season in Season]
        if self._has_total:
            rows[-1] = replace(rows[-1], last=True)
            rows.append(self._total_row(done))
        shown = (columns, tuple(rows))
        if shown != self._shown:
            # A pointer move seldom changes a score: nothing is painted anew when it does not.
            self._shown = shown
            running = {row.key for row in rows if row.numbers[-1].tone is NumberTone.PENDING}
            self.table.set_table(title, columns, rows, running)
            self.table.setAccessibleName(title)

    def _total_row(self, done: Sequence[SeasonScore]) -> ScoreRow:
        """Return the row of the whole game: what the scored seasons add up to."""
        blank = ScoreNumber("", NumberTone.FAINT)
        total = ScoreNumber(number(sum(score.total for score in done)), NumberTone.STRONG)
        numbers = (blank, blank, blank, blank, total)
        return ScoreRow(len(Season), self.tr("total"), numbers)

    def apply_look(self) -> None:
        self._shown = None
        self.retranslate()


def _row(season: Season, done: Sequence[SeasonScore], now: SeasonScore | None) -> ScoreRow:
    """Return a season's row: scored, running, or still to come."""
    score = next((score for score in done if score.season is season), None)
    running = score is None and now is not None and season is now.season
    shown = now if running else score
    name = season_name(season)
    if shown is None:
        faint = (ScoreNumber(_NOT_YET, NumberTone.FAINT),) * 5
        return ScoreRow(list(Season).index(season), name, faint, season)
    tone = NumberTone.PENDING if running else NumberTone.PLAIN
    parts = (shown.first, shown.second, shown.coins, -shown.monsters)
    total = NumberTone.PENDING if running else NumberTone.STRONG
    return ScoreRow(
        list(Season).index(season),
        name,
        (
            *(ScoreNumber(number(part), tone) for part in parts),
            ScoreNumber(number(shown.total), total),
        ),
        season,
    )
