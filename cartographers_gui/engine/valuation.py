"""What everything a player may draw would bring: for hints, the heat of the map, and bots.

Hundreds of drawings are valued at once, column by column: each rule tells what every placement of
a shape adds to its stars, and the columns are added up. Rules that a terrain cannot change are
left out, and those that only look at what is filled are asked once for all terrains.
"""

from collections.abc import Iterable, Iterator, Sequence
from heapq import nlargest, nsmallest
from operator import add
from typing import NamedTuple, Self

from cartographers_gui.engine.cards import Edict, Season, ShapeOption
from cartographers_gui.engine.catalogue import SEASON_CARDS
from cartographers_gui.engine.grid import Space
from cartographers_gui.engine.patterns import relevant_growth
from cartographers_gui.engine.placement import Offer, Placement
from cartographers_gui.engine.scoring import ANY_OTHER, Growth, ScoringCard
from cartographers_gui.engine.shape_table import Places, shape_table
from cartographers_gui.engine.sheet import MapSheet, index_of
from cartographers_gui.engine.terrain import Terrain
from cartographers_gui.engine.value import value

__all__ = ["Candidate", "Candidates", "Evaluator", "Weights"]

_MONSTER = index_of(Terrain.MONSTER)


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
        return cls(_scorings([season]))

    @classmethod
    def to_the_end(cls, season: Season) -> Self:
        """Count every edict as often as it still scores, the running season included.

        >>> Weights.to_the_end(Season.FALL)
        Weights(edicts=(1, 0, 1, 2), coins=2, monsters=1)
        """
        order = list(Season)
        left = order[order.index(season) :]
        return cls(_scorings(left), coins=len(left))


def _scorings(seasons: Iterable[Season]) -> tuple[int, int, int, int]:
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
                return Candidate(Placement(terrain, places.spaces[at]), self.gains[index])
            at -= len(places.masks)
        raise IndexError(index)

    def best(self, count: int = 1, *, lowest: bool = False) -> list[Candidate]:
        """Return the candidates that bring the owner of the sheet most, best first.

        With `lowest` those that bring least, as one who draws on a neighbour's map wants it.
        Equals stay in order.
        """
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
        coins = _coin_growth(sheet)
        touch = sheet.open_ruins_mask if offer.must_cover_ruins else 0
        blocks: list[_Block] = []
        gains: list[int] = []
        for option in offer.options:
            table = shape_table(option.shape, sheet.layout.grid)
            places = table.places(sheet.empty_mask, touch)
            common = self._coins(sheet, coins(places, ANY_OTHER), option, len(places.masks))
            filling: dict[int, Sequence[int] | None] = {}
            for terrain, index in terrains:
                total = common
                for number, part in enumerate(parts):
                    if index in part.heeds:
                        column = _weighted(part.growth(places, index), part.weight)
                    elif not part.heeds_filling:
                        continue
                    elif number in filling:
                        column = filling[number]
                    else:
                        column = _weighted(part.growth(places, ANY_OTHER), part.weight)
                        filling[number] = column
                    if column is not None:
                        total = list(map(add, total, column))
                blocks.append(_Block(terrain, places))
                gains += total
        return Candidates(blocks, gains)

    def _parts(self, sheet: MapSheet, drawn: set[int]) -> Iterator[_Part]:
        """Yield the parts that a drawing of some of the given terrains may change."""
        for card, weight in self._cards:
            rule = card.rule
            if rule.heeds_filling or not rule.heeds.isdisjoint(drawn):
                growth = rule.growth(sheet)
                yield _Part(weight, growth, rule.heeds, heeds_filling=rule.heeds_filling)
        if self._weights.monsters:
            loss = _monster_growth(sheet)
            heeds = frozenset({_MONSTER})
            yield _Part(-self._weights.monsters, loss, heeds, heeds_filling=True)

    def _coins(
        self, sheet: MapSheet, mountains: Sequence[int] | None, option: ShapeOption, count: int
    ) -> list[int]:
        """Return what coins bring: those of surrounded mountains, and the one beside the shape."""
        weight, own = self._weights.coins, int(option.coin)
        room = sheet.layout.coin_slots - sheet.coins
        if mountains is None:
            return [weight * min(own, room)] * count
        return [weight * min(own + coins, room) for coins in mountains]


def _weighted(column: Sequence[int] | None, weight: int) -> Sequence[int] | None:
    if column is None or weight == 1:
        return column
    return [weight * stars for stars in column]


def _coin_growth(sheet: MapSheet) -> Growth:
    """Return how many mountains a drawing surrounds."""
    layout, filled = sheet.layout, sheet.filled_mask
    before = layout.surrounded(filled).bit_count()
    open_sides = layout.grid.around(layout.mountain_mask) & sheet.empty_mask
    return relevant_growth(
        lambda _: (
            open_sides,
            lambda more: layout.surrounded(filled | more).bit_count() - before,
        )
    )


def _monster_growth(sheet: MapSheet) -> Growth:
    """Return how many more stars monsters cost after a drawing."""
    empty, around = sheet.empty_mask, sheet.layout.grid.around(sheet.masks[_MONSTER])
    threatened = around & empty
    before = threatened.bit_count()

    def growth(places: Places, terrain: int) -> Sequence[int] | None:
        if terrain == _MONSTER:
            return [
                ((around | near) & empty & ~mask).bit_count() - before
                for mask, near in zip(places.masks, places.beside, strict=True)
            ]
        if not threatened:
            return None
        return [-(mask & threatened).bit_count() for mask in places.masks]

    return growth
