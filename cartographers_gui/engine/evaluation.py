"""The end of a season and of the game (rules, items 8 to 10)."""

from collections.abc import Sequence
from enum import StrEnum

from cartographers_gui.engine.cards import Season
from cartographers_gui.engine.catalogue import SEASON_CARDS
from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.engine.scoring import ScoringCard, monster_penalty
from cartographers_gui.engine.sheet import MapSheet
from cartographers_gui.engine.state import PlayerState, SeasonScore
from cartographers_gui.engine.value import value

__all__ = [
    "SOLO_TITLES",
    "SoloTitle",
    "Standing",
    "TieBreak",
    "score_season",
    "solo_rating",
    "solo_title",
    "standings",
]


def score_season(sheet: MapSheet, edicts: Sequence[ScoringCard], season: Season) -> SeasonScore:
    """Return what a sheet earns in a season; also the preview of one that still runs.

    `edicts` are the four scoring cards below A to D.
    """
    first, second = SEASON_CARDS[season].edicts
    return SeasonScore(
        season,
        edicts[first.position].stars(sheet),
        edicts[second.position].stars(sheet),
        sheet.coins,
        monster_penalty(sheet),
    )


class TieBreak(StrEnum):
    """What settled a standing among players with equal totals."""

    NONE = "none"
    """Nobody has as many stars."""
    MONSTERS = "monsters"
    """The stars lost to monsters told the tied players apart."""
    SHARED = "shared"
    """Somebody has as many stars and lost as many; the rank is shared."""


@value
class Standing:
    """A player's place at the end."""

    player: int
    rank: int
    """From 1; tied players share it and the next rank is left out."""
    total: int
    monster_losses: int
    tie_break: TieBreak


def standings(players: Sequence[PlayerState]) -> tuple[Standing, ...]:
    """Return the places of all players, the best first.

    Most stars wins; of those tied, who lost the fewest stars to monsters; else it is shared.
    """
    keys = {seat: (-player.total, player.monster_losses) for seat, player in enumerate(players)}
    order = sorted(keys, key=lambda seat: keys[seat])
    ranked = [keys[seat] for seat in order]
    totals = [key[0] for key in ranked]
    return tuple(
        Standing(
            seat,
            1 + ranked.index(keys[seat]),
            players[seat].total,
            players[seat].monster_losses,
            _tie_break(totals.count(keys[seat][0]), ranked.count(keys[seat])),
        )
        for seat in order
    )


def _tie_break(with_same_total: int, with_same_key: int) -> TieBreak:
    if with_same_key > 1:
        return TieBreak.SHARED
    return TieBreak.MONSTERS if with_same_total > 1 else TieBreak.NONE


@value
class SoloTitle:
    """A title of solo play and the least rating that earns it."""

    least_rating: int
    name: str
    """English name, the source text of its translation."""


SOLO_TITLES: tuple[SoloTitle, ...] = (
    SoloTitle(30, QT_TRANSLATE_NOOP("cards", "Legendary Cartographer")),
    SoloTitle(20, QT_TRANSLATE_NOOP("cards", "Master Mapsmith")),
    SoloTitle(10, QT_TRANSLATE_NOOP("cards", "Journeyman Topographer")),
    SoloTitle(0, QT_TRANSLATE_NOOP("cards", "Apprentice Surveyor")),
    SoloTitle(-5, QT_TRANSLATE_NOOP("cards", "Amateur Assessor")),
    SoloTitle(-10, QT_TRANSLATE_NOOP("cards", "Inept Assistant")),
    SoloTitle(-20, QT_TRANSLATE_NOOP("cards", "Dimwitted Doodler")),
    SoloTitle(-30, QT_TRANSLATE_NOOP("cards", "Oblivious Inkdrinker")),
)
"""The titles of solo play, the best first."""


def solo_rating(total: int, edicts: Sequence[ScoringCard]) -> int:
    """Return the total less the numbers at the bottom of the four scoring cards."""
    return total - sum(card.solo for card in edicts)


def solo_title(rating: int) -> SoloTitle:
    """Return the highest title that a rating meets.

    >>> solo_title(29).name, solo_title(-31).name
    ('Master Mapsmith', 'Oblivious Inkdrinker')
    """
    # RULING: below -30 no title is printed; the lowest one is kept.
    return next((title for title in SOLO_TITLES if rating >= title.least_rating), SOLO_TITLES[-1])
