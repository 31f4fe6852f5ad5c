"""What stands in the table of the season sheet."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QCoreApplication

from cartographers_gui.engine import (
    SEASON_CARDS,
    GameView,
    PlayerView,
    Season,
    SeasonScore,
    SeasonScored,
)
from cartographers_gui.ui.narration import player_name
from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.painting.mark import Ornament
from cartographers_gui.ui.text import edict_label, number, season_name
from cartographers_gui.ui.widgets.score_table import (
    NumberTone,
    ScoreColumn,
    ScoreNumber,
    ScoreRow,
)

__all__ = [
    "RANKED_FROM",
    "losses_column",
    "monster_column",
    "place_text",
    "season_column",
    "season_columns",
    "season_rows",
    "total_column",
]

translate = QCoreApplication.translate

RANKED_FROM = 13
"""From so many players the table is ranked, and the shown player's line pinned to its top."""

_PENDING = "·"


def season_column(season: Season) -> ScoreColumn:
    """Return the column of a season's stars."""
    return ScoreColumn(season_name(season), season)


def monster_column() -> ScoreColumn:
    """Return the column of stars lost to monsters in a season."""
    return ScoreColumn(translate("ScoreTable", "Monsters"), Ornament.MONSTER)


def losses_column() -> ScoreColumn:
    """Return the column of all losses to monsters; it stands behind the sum it is a part of."""
    name = translate("ScoreTable", "Lost to monsters, counted in the seasons already")
    return ScoreColumn(name, Ornament.MONSTER, apart=True)


def total_column() -> ScoreColumn:
    """Return the column of all stars."""
    return ScoreColumn(translate("ScoreTable", "Total"), Ornament.STAR)


def _breaks_ties(season: Season, players: int) -> bool:
    """Tell whether all losses to monsters have a column; in spring they are those of the season."""
    return players > 1 and season is not Season.SPRING


def season_columns(season: Season, players: int) -> tuple[ScoreColumn, ...]:
    """Return the columns: seasons before, four parts of this one, its stars and all stars.

    Behind them stands what breaks a tie, once it differs from what is there already.
    """
    order = list(Season)
    before = order[: order.index(season)]
    edicts = SEASON_CARDS[season].edicts
    return (
        *(season_column(each) for each in before),
        *(ScoreColumn(edict_label(edict), edict) for edict in edicts),
        ScoreColumn(translate("ScoreTable", "Coins"), Ornament.COIN),
        monster_column(),
        season_column(season),
        total_column(),
        *((losses_column(),) if _breaks_ties(season, players) else ()),
    )


def _seasons_until(player: PlayerView, season: Season) -> tuple[SeasonScore, ...]:
    order = list(Season)
    return tuple(
        score for score in player.seasons if order.index(score.season) <= order.index(season)
    )


def season_rows(
    event: SeasonScored,
    view: GameView,
    crests: Sequence[Crest],
    shown: int,
    running: Sequence[int | None],
    *,
    waiting: Collection[int] = (),
) -> tuple[ScoreRow, ...]:
    """Return a line for each player, in a large table the best first.

    Ranks stand before the names once every line is complete.

    `running` is what is counted so far of the shown player's parts, with nothing for those to
    come. Nothing is given away of the seats that are `waiting` for their map to be counted; all
    other lines are complete.
    """
    nothing = (None,) * len(running)
    keys = {player.seat: _rank_key(player, event.season) for player in view.players}
    order = [player.seat for player in view.players]
    ranks = dict.fromkeys(order, "")
    is_large = len(order) >= RANKED_FROM
    is_complete = not waiting and tuple(running) == _parts_of(event.scores[shown])
    if is_large or (is_complete and len(order) > 1):
        ranking = sorted(keys.values())
        ranks = {seat: place_text(1 + ranking.index(key)) for seat, key in keys.items()}
    if is_large:
        order.sort(key=keys.__getitem__)
    return tuple(
        ScoreRow(
            seat,
            player_name(view.players[seat]),
            _numbers(
                event,
                view.players[seat],
                running if seat == shown else nothing if seat in waiting else None,
            ),
            crests[seat],
            ranks[seat],
        )
        for seat in order
    )


def _rank_key(player: PlayerView, season: Season) -> tuple[int, int]:
    """Return what ranks a player after a season: the most stars, then the fewest lost."""
    scores = _seasons_until(player, season)
    return -sum(score.total for score in scores), sum(score.monsters for score in scores)


def _parts_of(score: SeasonScore) -> tuple[int, ...]:
    return score.first, score.second, score.coins, -score.monsters


def place_text(rank: int) -> str:
    """Return a rank as it stands before a name."""
    return translate("ScoreTable", "{rank}.").format(rank=number(rank))


def _numbers(
    event: SeasonScored, player: PlayerView, running: Sequence[int | None] | None
) -> tuple[ScoreNumber, ...]:
    """Return the numbers of a line; the part that is still being counted is pending."""
    scores = _seasons_until(player, event.season)
    score = event.scores[player.seat]
    before = [ScoreNumber(number(each.total)) for each in scores[:-1]]
    complete = _parts_of(score)
    parts: Sequence[int | None] = complete
    counting, done = -1, True
    if running is not None:
        parts = running
        # The sums stand there once the last space has been counted, not before.
        done = tuple(running) == complete
        position = max((n for n, stars in enumerate(running) if stars is not None), default=0)
        counting = -1 if done else position
    counted = [
        ScoreNumber(_PENDING, NumberTone.FAINT)
        if stars is None
        else ScoreNumber(
            number(stars), NumberTone.PENDING if place == counting else NumberTone.PLAIN
        )
        for place, stars in enumerate(parts)
    ]
    totals = (score.total, sum(each.total for each in scores))
    sums = [
        ScoreNumber(number(total), NumberTone.STRONG)
        if done
        else ScoreNumber(_PENDING, NumberTone.FAINT)
        for total in totals
    ]
    lost = [ScoreNumber(number(-sum(each.monsters for each in scores)), NumberTone.FAINT)]
    if not done:
        lost = [ScoreNumber(_PENDING, NumberTone.FAINT)]
    has_losses = _breaks_ties(event.season, len(event.scores))
    return (*before, *counted, *sums, *(lost if has_losses else ()))
