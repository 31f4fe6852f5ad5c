"""A season's score of one sheet, cut into the units in which it is counted aloud."""

from collections.abc import Mapping, Sequence
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

__all__ = [
    "Count",
    "CountedPart",
    "Part",
    "SheetNumber",
    "count_season",
    "lit_by",
    "lit_by_part",
    "spaces_beside",
]


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


@dataclass(frozen=True, slots=True)
class SheetNumber:
    """A number of a season sheet."""

    season: Season | None
    """Nothing for all seasons that have been scored."""
    part: Part | None
    """Nothing for the sum of a season."""


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


def lit_by_part(part: CountedPart, sheet: MapSheet) -> tuple[frozenset[Space], ...]:
    """Return the spaces that make a part of a sheet's score, those that count together in one set.

    Of the coins it shows the mountains that gave one; shapes gave the others.
    """
    if part.part is Part.COINS:
        return tuple(frozenset((space,)) for space in sorted(sheet.claimed_mountains))
    return tuple(count.spaces for count in part.counts if count.spaces)


def lit_by(
    number: SheetNumber, sheets: Mapping[Season, MapSheet], edicts: Sequence[ScoringCard]
) -> tuple[frozenset[Space], ...]:
    """Return the spaces that make a number, those that count together in one set; of a sum all.

    `sheets` are the map as each season scored it; without one a number lights nothing.
    """
    groups: list[frozenset[Space]] = []
    for season in sheets if number.season is None else (number.season,):
        if season in sheets:
            sheet = sheets[season]
            for part in count_season(sheet, edicts, season):
                if number.part in {None, part.part}:
                    groups.extend(lit_by_part(part, sheet))
    if number.part is None and groups:
        return (frozenset[Space]().union(*groups),)
    return tuple(groups)
