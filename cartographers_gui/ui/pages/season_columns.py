"""What stands in the table of the season sheet."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from cartographers_gui.engine import (
    SEASON_CARDS,
    Edict,
    GameView,
    PlayerView,
    Season,
    SeasonScore,
    SeasonScored,
)
from cartographers_gui.ui.pages.part_panel import paint_monster_sign
from cartographers_gui.ui.pages.score_table import ScoreColumn, ScoreRow
from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.painting.seal import paint_edict_seal
from cartographers_gui.ui.painting.season_icon import paint_season
from cartographers_gui.ui.painting.star_coin import paint_coin, paint_star
from cartographers_gui.ui.text import edict_label, number, season_name
from cartographers_gui.ui.theme import Palette

__all__ = [
    "monster_column",
    "place_text",
    "season_column",
    "season_columns",
    "season_rows",
    "total_column",
]

translate = QCoreApplication.translate

RANKED_FROM = 13
"""From so many players the table is ranked, with the shown player's line on top."""

_PENDING = "·"


def _paint_season(season: Season, painter: QPainter, rect: QRectF, palette: Palette) -> None:
    paint_season(painter, season, rect, palette)


def _paint_edict(edict: Edict, painter: QPainter, rect: QRectF, palette: Palette) -> None:
    paint_edict_seal(painter, edict, rect, palette)


def season_column(season: Season, *, strong: bool = False) -> ScoreColumn:
    """Return the column of a season's stars."""
    return ScoreColumn(season_name(season), partial(_paint_season, season), strong)


def monster_column() -> ScoreColumn:
    """Return the column of stars lost to monsters."""
    return ScoreColumn(translate("ScoreTable", "Monsters"), paint_monster_sign)


def total_column() -> ScoreColumn:
    """Return the column of all stars."""
    return ScoreColumn(translate("ScoreTable", "Total"), paint_star, strong=True)


def season_columns(season: Season) -> tuple[ScoreColumn, ...]:
    """Return the columns: seasons before, four parts of this one, its stars and all stars."""
    order = list(Season)
    before = order[: order.index(season)]
    edicts = SEASON_CARDS[season].edicts
    return (
        *(season_column(each) for each in before),
        *(ScoreColumn(edict_label(edict), partial(_paint_edict, edict)) for edict in edicts),
        ScoreColumn(
            translate("ScoreTable", "Coins"),
            paint_coin,
        ),
        monster_column(),
        season_column(season, strong=True),
        total_column(),
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
) -> tuple[ScoreRow, ...]:
    """Return a line for each player.

    `running` is what is counted so far of the shown player's parts, with nothing for those to
    come; all other lines are complete.
    """
    totals = {
        player.seat: sum(score.total for score in _seasons_until(player, event.season))
        for player in view.players
    }
    order = [player.seat for player in view.players]
    ranks = dict.fromkeys(order, "")
    if len(order) >= RANKED_FROM:
        ranking = sorted(totals.values(), reverse=True)
        ranks = {seat: place_text(1 + ranking.index(total)) for seat, total in totals.items()}
        order.sort(key=lambda seat: (seat != shown, -totals[seat]))
    return tuple(
        ScoreRow(
            seat,
            ranks[seat],
            view.players[seat].name,
            crests[seat],
            *_texts(event, view.players[seat], running if seat == shown else None),
        )
        for seat in order
    )


def place_text(rank: int) -> str:
    """Return a rank as it stands before a name."""
    return translate("ScoreTable", "{rank}.").format(rank=number(rank))


def _texts(
    event: SeasonScored, player: PlayerView, running: Sequence[int | None] | None
) -> tuple[tuple[str, ...], frozenset[int]]:
    """Return the numbers of a line and which of them are still being counted."""
    scores = _seasons_until(player, event.season)
    score = event.scores[player.seat]
    before = [number(each.total) for each in scores[:-1]]
    total = sum(each.total for each in scores)
    parts: Sequence[int | None] = (score.first, score.second, score.coins, -score.monsters)
    counting: frozenset[int] = frozenset()
    done = True
    if running is not None:
        parts = running
        done = None not in running
        position = max((n for n, stars in enumerate(running) if stars is not None), default=0)
        counting = frozenset() if done else frozenset({len(before) + position})
    texts = [_PENDING if stars is None else number(stars) for stars in parts]
    sums = [number(score.total), number(total)] if done else [_PENDING, _PENDING]
    return (*before, *texts, *sums), counting
