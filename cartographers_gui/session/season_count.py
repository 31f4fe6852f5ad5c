"""A season's score of one sheet, cut into the units in which it is counted aloud."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from cartographers_gui.engine import (
    SEASON_CARDS,
    Edict,
    MapSheet,
    ScoringCard,
    Season,
    Space,
    Terrain,
    monster_groups,
)

__all__ = ["Count", "CountedPart", "Part", "count_season", "spaces_beside"]


class Part(StrEnum):
    """The four parts of a season's score, in the order in which they are counted."""

    FIRST = "first"
    SECOND = "second"
    COINS = "coins"
    MONSTERS = "monsters"


@dataclass(frozen=True, slots=True)
class Count:
    """What is counted in one go: spaces that earn or lose stars together."""

    spaces: frozenset[Space]
    stars: int
    """Negative for a loss."""


@dataclass(frozen=True, slots=True)
class CountedPart:
    """One part of a season's score with everything that is counted for it.

    >>> part = CountedPart(Part.COINS, None, (Count(frozenset(), 3), Count(frozenset(), -1)))
    >>> part.stars, part.stars_after(1)
    (2, 3)
    """

    part: Part
    edict: Edict | None
    """The letter of an edict's part."""
    counts: tuple[Count, ...]

    @property
    def stars(self) -> int:
        """Stars of the whole part."""
        return self.stars_after(len(self.counts))

    def stars_after(self, counted: int) -> int:
        """Return the running sum after the first so many counts."""
        return sum(count.stars for count in self.counts[:counted])


def count_season(
    sheet: MapSheet, edicts: Sequence[ScoringCard], season: Season
) -> tuple[CountedPart, ...]:
    """Return the four parts of a season's score; `edicts` lie below A to D."""
    letters = SEASON_CARDS[season].edicts
    parts = [
        CountedPart(
            part,
            letter,
            tuple(
                Count(group.spaces, group.stars)
                for group in edicts[letter.position].score(sheet).groups
            ),
        )
        for part, letter in zip((Part.FIRST, Part.SECOND), letters, strict=True)
    ]
    # The track does not say which coin came from where, so all coins are one count.
    coins = (Count(sheet.claimed_mountains, sheet.coins),) if sheet.coins else ()
    losses = tuple(Count(group.spaces, -group.stars) for group in monster_groups(sheet).groups)
    return (
        *parts,
        CountedPart(Part.COINS, None, coins),
        CountedPart(Part.MONSTERS, None, losses),
    )


def spaces_beside(part: CountedPart, sheet: MapSheet) -> frozenset[Space]:
    """Return what explains a part of a sheet's score without being counted space by space."""
    match part.part:
        case Part.COINS:
            return sheet.claimed_mountains
        case Part.MONSTERS:
            return sheet.spaces(Terrain.MONSTER)
        case _:
            return frozenset()
