"""The season sheet as lines of a table: four seasons by edicts, coins, monsters and sum."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from cartographers_gui.engine import Season, SeasonScore
from cartographers_gui.ui.painting.mark import Ornament
from cartographers_gui.ui.text import number, season_name
from cartographers_gui.ui.widgets.score_table import (
    NumberTone,
    ScoreColumn,
    ScoreNumber,
    ScoreRow,
)

__all__ = ["running_key", "season_sheet_columns", "season_sheet_rows"]

translate = QCoreApplication.translate

_NOT_YET = "·"


def season_sheet_columns() -> tuple[ScoreColumn, ...]:
    """Return the columns: both edicts of a season, coins, monsters, and what they add up to."""
    return (
        ScoreColumn(translate("SeasonPanel", "1st")),
        ScoreColumn(translate("SeasonPanel", "2nd")),
        ScoreColumn(translate("SeasonPanel", "Coins"), Ornament.COIN),
        ScoreColumn(translate("SeasonPanel", "Monsters"), Ornament.MONSTER),
        ScoreColumn(translate("SeasonPanel", "Sum")),
    )


def season_sheet_rows(
    done: Sequence[SeasonScore], now: SeasonScore | None, *, has_total: bool
) -> tuple[ScoreRow, ...]:
    """Return a line for each season, keyed by its place in the year; at will one for all.

    `now` is what the running season would be worth if it ended; nothing leaves its line empty.
    """
    rows = [_row(season, done, now) for season in Season]
    if has_total:
        rows[-1] = replace(rows[-1], last=True)
        blank = ScoreNumber("", NumberTone.FAINT)
        total = ScoreNumber(number(sum(score.total for score in done)), NumberTone.STRONG)
        name = translate("SeasonPanel", "Total")
        rows.append(ScoreRow(len(Season), name, (blank, blank, blank, blank, total)))
    return tuple(rows)


def running_key(rows: Sequence[ScoreRow]) -> set[int]:
    """Return the key of the line of the running season, if there is one."""
    return {row.key for row in rows if row.numbers[-1].tone is NumberTone.PENDING}


def _row(season: Season, done: Sequence[SeasonScore], now: SeasonScore | None) -> ScoreRow:
    """Return a season's row: scored, running, or still to come."""
    score = next((score for score in done if score.season is season), None)
    running = score is None and now is not None and season is now.season
    shown = now if running else score
    key, name = list(Season).index(season), season_name(season)
    if shown is None:
        return ScoreRow(key, name, (ScoreNumber(_NOT_YET, NumberTone.FAINT),) * 5, season)
    tone = NumberTone.PENDING if running else NumberTone.PLAIN
    total = NumberTone.PENDING if running else NumberTone.STRONG
    parts = (shown.first, shown.second, shown.coins, -shown.monsters)
    numbers = [ScoreNumber(number(part), tone) for part in parts]
    numbers.append(ScoreNumber(number(shown.total), total))
    return ScoreRow(key, name, tuple(numbers), season)
