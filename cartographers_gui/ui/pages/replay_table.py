"""What stands in the table of a replay: seasons scored, the running one so far, and all stars."""

from collections.abc import Sequence
from dataclasses import replace

from cartographers_gui.engine import Season
from cartographers_gui.session import ReplayView
from cartographers_gui.ui.narration import player_name
from cartographers_gui.ui.pages.season_columns import (
    RANKED_FROM,
    place_text,
    season_column,
    total_column,
)
from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.text import number
from cartographers_gui.ui.widgets.score_table import (
    NumberTone,
    ScoreColumn,
    ScoreNumber,
    ScoreRow,
    ScoreTable,
)

__all__ = ["replay_columns", "replay_rows", "show_in_table"]

_TO_COME = ScoreNumber("·", NumberTone.FAINT)


def show_in_table(
    table: ScoreTable,
    name_title: str,
    view: ReplayView,
    crests: Sequence[Crest],
    seat: int,
    *,
    few: bool = False,
) -> None:
    """Show the stars of all players, the line of `seat` marked; many keep that one in sight.

    With `few` columns the running season alone stands beside all stars: names have the rest.
    """
    rows, columns = replay_rows(view, crests), replay_columns()
    if few:
        kept = (list(Season).index(view.season), -1)
        columns = tuple(columns[at] for at in kept)
        rows = tuple(replace(row, numbers=tuple(row.numbers[at] for at in kept)) for row in rows)
    own = next(row for row in rows if row.key == seat)
    pinned = own if len(rows) >= RANKED_FROM else None
    table.set_table(name_title, columns, rows, {seat}, pinned=pinned)


def replay_columns() -> tuple[ScoreColumn, ...]:
    """Return a column for each season and one for all stars."""
    return (*(season_column(season) for season in Season), total_column())


def replay_rows(view: ReplayView, crests: Sequence[Crest]) -> tuple[ScoreRow, ...]:
    """Return a line for each player with its rank; many players stand in the order of it."""
    seats = list(range(len(view.players)))
    stars = [view.stars(seat) for seat in seats]
    places = [""] * len(seats)
    if len(seats) > 1:
        keys = [(-stars[seat], _lost(view, seat)) for seat in seats]
        ranking = sorted(keys)
        places = [place_text(1 + ranking.index(each)) for each in keys]
        if len(seats) >= RANKED_FROM:
            seats.sort(key=keys.__getitem__)
    return tuple(
        ScoreRow(
            seat,
            player_name(view.players[seat]),
            (*_seasons(view, seat), ScoreNumber(number(stars[seat]), NumberTone.STRONG)),
            crests[seat],
            places[seat],
        )
        for seat in seats
    )


def _lost(view: ReplayView, seat: int) -> int:
    """Return how many stars monsters have cost so far, which breaks a tie: the fewest win."""
    worth = view.worth[seat]
    scored = sum(score.monsters for score in view.players[seat].seasons)
    return scored + (worth.monsters if worth is not None else 0)


def _seasons(view: ReplayView, seat: int) -> list[ScoreNumber]:
    """Return the seasons scored, what the running one is worth, and nothing for those to come."""
    numbers = [ScoreNumber(number(score.total)) for score in view.players[seat].seasons]
    worth = view.worth[seat]
    if worth is not None:
        numbers.append(ScoreNumber(number(worth.total), NumberTone.PENDING))
    return numbers + [_TO_COME] * (len(Season) - len(numbers))
