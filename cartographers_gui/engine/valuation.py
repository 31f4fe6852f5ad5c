"""What everything a player may draw would bring: for hints, the heat of the map, and bots.

Hundreds of drawings are valued at once, column by column: each rule tells what every placement of
a shape adds to its stars, and the columns are added up. Rules that a terrain cannot change are
left out, and those that only look at what is filled are asked once for all terrains.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from heapq import nlargest, nsmallest
from itertools import repeat
from operator import add, and_, mul
from typing import NamedTuple, Self

from cartographers_gui.engine.cards import Edict, Season, ShapeOption
from cartographers_gui.engine.catalogue import SEASON_CARDS
from cartographers_gui.engine.grid import Space
from cartographers_gui.engine.patterns import closing
from cartographers_gui.engine.placement import Offer, Placement
from cartographers_gui.engine.scoring import ANY_OTHER, Column, Growth, ScoringCard
from cartographers_gui.engine.shape_table import Places, shape_table
from cartographers_gui.engine.sheet import MapSheet, index_of
from cartographers_gui.engine.terrain import Terrain
from cartographers_gui.engine.value import value

__all__ = ["Candidate", "Candidates", "Evaluator", "Weights"]

_MONSTER = index_of(Terrain.MONSTER)
_HEEDS_MONSTERS = frozenset({_MONSTER})


@value
class Weights:
    """How often each part of a season's score is still counted."""

    edicts: tuple[int, int, int, int]
    """For the scoring cards below A to D."""
    coins: int = 1
    monsters: int = 1

    @classmethod
    def of_season(cls, season: Season) -> Self:
        """Count what the season's own score counts: two edicts, coins, monsters.

        >>> Weights.of_season(Season.SUMMER).edicts
        (0, 1, 1, 0)
        """
        return cls(_scorings((season,)))

    @classmethod
    def to_the_end(cls, season: Season) -> Self:
        """Count every edict as often as it still scores, the running season included.

        >>> Weights.to_the_end(Season.FALL)
        Weights(edicts=(1, 0, 1, 2), coins=2, monsters=1)
        """
        left = _seasons_from(season)
        return cls(_scorings(left), coins=len(left))


@cache
def _seasons_from(season: Season) -> tuple[Season, ...]:
    order = tuple(Season)
    return order[order.index(season) :]


@cache
def _scorings(seasons: tuple[Season, ...]) -> tuple[int, int, int, int]:
    scored = [edict for season in seasons for edict in SEASON_CARDS[season].edicts]
    a, b, c, d = (scored.count(edict) for edict in Edict)
    return a, b, c, d


class Candidate(NamedTuple):
    """Something that may be drawn, and what it would bring."""

    placement: Placement
    gain: int
    """Stars for the owner of the sheet; fewer than none where it costs."""


class _Block(NamedTuple):
    """All placements of one shape with one terrain."""

    terrain: Terrain
    places: Places


class Candidates:
    """Everything an offer allows on one sheet, valued; placements are made as they are asked for.

    They come shape by shape, terrain by terrain, orientation by orientation.
    """

    def __init__(self, blocks: Sequence[_Block], gains: Sequence[int]) -> None:
        self._blocks = blocks
        self.gains = gains
        """Stars that each would bring the owner of the sheet, in order."""

    def __len__(self) -> int:
        return len(self.gains)

    def __iter__(self) -> Iterator[Candidate]:
        gains = iter(self.gains)
        for terrain, places in self._blocks:
            for spaces in places.spaces:
                yield Candidate(Placement(terrain, spaces), next(gains))

    def __getitem__(self, index: int) -> Candidate:
        at = index
        for terrain, places in self._blocks:
            if at < len(places.masks):
                return Candidate(Placement(terrain, places.spaces_at(at)), self.gains[index])
            at -= len(places.masks)
        raise IndexError(index)

    def best(self, count: int = 1, *, lowest: bool = False) -> list[Candidate]:
        """Return the candidates that bring the owner of the sheet most, best first.

        With `lowest` those that bring least, as one who draws on a neighbour's map wants it.
        Equals stay in order.
        """
        if count == 1 and self.gains:
            return [self[self.gains.index((min if lowest else max)(self.gains))]]
        choose = nsmallest if lowest else nlargest
        return [self[index] for index in choose(count, range(len(self)), self.gains.__getitem__)]

    def gains_of(self, terrain: Terrain) -> dict[frozenset[Space], int]:
        """Return what drawing a terrain on each set of spaces would bring."""
        return {
            candidate.placement.spaces: candidate.gain
            for candidate in self
            if candidate.placement.terrain is terrain
        }


class _Part(NamedTuple):
    """One part of the season's score, ready to value drawings on one sheet."""

    weight: int
    growth: Growth
    heeds: frozenset[int]
    heeds_filling: bool = False


class Evaluator:
    """Values everything an offer allows, against the edicts of a game and how often they count.

    >>> from cartographers_gui.engine.catalogue import EXPLORE_CARDS, SCORING_CARDS
    >>> from cartographers_gui.engine.placement import offer_of
    >>> sheet = MapSheet.from_text("..M\\n...\\n...")
    >>> edicts = tuple(SCORING_CARDS[name] for name in (
    ...     "sentinel_wood", "canal_lake", "wildholds", "borderlands"))
    >>> candidates = Evaluator(edicts, Weights((1, 0, 0, 1))).candidates(
    ...     sheet, offer_of(EXPLORE_CARDS["orchard"], sheet))
    >>> [(best.placement.terrain.value, best.gain) for best in candidates.best(2)]
    [('forest', 16), ('forest', 16)]
    """

    def __init__(self, edicts: Sequence[ScoringCard], weights: Weights) -> None:
        self._weights = weights
        self._cards = [
            (card, weight) for card, weight in zip(edicts, weights.edicts, strict=True) if weight
        ]

    def candidates(self, sheet: MapSheet, offer: Offer) -> Candidates:
        """List and value everything that `offer` allows on a sheet; the 1x1 is an offer as well."""
        terrains = [(terrain, index_of(terrain)) for terrain in offer.terrains]
        parts = list(self._parts(sheet, {index for _, index in terrains}))
        coins = closing(sheet.layout.grid, sheet.layout.mountain_mask, sheet.empty_mask)
        touch = sheet.open_ruins_mask if offer.must_cover_ruins else 0
        blocks: list[_Block] = []
        gains: list[int] = []
        for option in offer.options:
            table = shape_table(option.shape, sheet.layout.grid)
            places = table.places(sheet.empty_mask, touch)
            common = self._coins(sheet, coins(places, ANY_OTHER), option, len(places.masks))
            filling: dict[int, Column] = {}
            for terrain, index in terrains:
                columns = list(_columns(parts, places, index, filling))
                total = _total([(1, common), *columns])
                blocks.append(_Block(terrain, places))
                gains += total or [0] * len(places.masks)
        return Candidates(blocks, gains)

    def _parts(self, sheet: MapSheet, drawn: set[int]) -> Iterator[_Part]:
        """Yield the parts that a drawing of some of the given terrains may change."""
        for card, weight in self._cards:
            rule = card.rule
            if rule.heeds_filling or not rule.heeds.isdisjoint(drawn):
                growth = rule.growth(sheet)
                yield _Part(weight, growth, rule.heeds, heeds_filling=rule.heeds_filling)
        if self._weights.monsters:
            kept = _monster_growth(sheet)
            yield _Part(self._weights.monsters, kept, _HEEDS_MONSTERS, heeds_filling=True)

    def _coins(
        self, sheet: MapSheet, mountains: Column, option: ShapeOption, count: int
    ) -> list[int] | None:
        """Return what coins bring: those of surrounded mountains, and the one beside the shape."""
        weight, own = self._weights.coins, int(option.coin)
        room = sheet.layout.coin_slots - sheet.coins
        if mountains is None:
            return [weight * min(own, room)] * count if own and room else None
        worths = [weight * min(own + coins, room) for coins in range(max(mountains) + 1)]
        return [worths[coins] for coins in mountains]


def _columns(
    parts: Sequence[_Part],
    places: Places,
    terrain: int,
    filling: dict[int, Column],
) -> Iterator[tuple[int, Sequence[int]]]:
    """Yield what each part adds for each placement, with its weight; nothing for nothing added.

    `filling` keeps what a part says of all terrains that only fill spaces to it.
    """
    for number, part in enumerate(parts):
        if terrain in part.heeds:
            column = part.growth(places, terrain)
        elif not part.heeds_filling:
            continue
        elif number in filling:
            column = filling[number]
        else:
            column = filling[number] = part.growth(places, ANY_OTHER)
        if column is not None:
            yield part.weight, column


def _total(columns: Iterable[tuple[int, Column]]) -> Column:
    """Add up weighted columns; those of one weight are added first and multiplied once."""
    sums: dict[int, Sequence[int]] = {}
    for weight, column in columns:
        if column is not None:
            before = sums.get(weight)
            sums[weight] = column if before is None else list(map(add, before, column))
    total: Column = sums.pop(1, None)
    for weight, column in sums.items():
        weighted = map(mul, column, repeat(weight))
        total = list(weighted if total is None else map(add, total, weighted))
    return total


def _monster_growth(sheet: MapSheet) -> Growth:
    """Return how many stars fewer monsters cost after a drawing."""
    empty, around = sheet.empty_mask, sheet.layout.grid.around(sheet.masks[_MONSTER])
    threatened = around & empty
    before = threatened.bit_count()

    def growth(places: Places, terrain: int) -> Column:
        if terrain == _MONSTER:
            return [
                before - ((around | near) & empty & ~mask).bit_count()
                for mask, near in zip(places.masks, places.beside, strict=True)
            ]
        if not threatened:
            return None
        return list(map(int.bit_count, map(and_, places.masks, repeat(threatened))))

    return growth
