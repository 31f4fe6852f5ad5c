"""The patterns that scoring rules follow; a card declares only what is its own.

A pattern scores a sheet from scratch, and it tells how much each of hundreds of drawings would
add, from what is known of the sheet before. Both stand side by side here, so that no card states
its rule twice; a test compares them on thousands of positions.

A placement is known by two masks: the spaces it fills and the spaces beside them. Most rules look
at a few of those only, so many placements of a shape are alike to them: they are valued once.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import repeat
from operator import and_, mul, or_

from cartographers_gui.engine.grid import Grid
from cartographers_gui.engine.scoring import (
    ANY_OTHER,
    EACH,
    WHOLE,
    Column,
    Growth,
    Rule,
    Tally,
)
from cartographers_gui.engine.shape_table import Places
from cartographers_gui.engine.sheet import MapLayout, MapSheet, index_of
from cartographers_gui.engine.terrain import Terrain

__all__ = [
    "Masks",
    "closing",
    "each_closed_space",
    "each_full_line",
    "each_line_with",
    "each_space",
    "largest_square",
    "neighbours",
    "relevant_growth",
    "union_of",
    "with_drawn",
]

Masks = tuple[int, int, int, int, int]
"""Drawn spaces of each terrain, in the order of `DRAWABLE`."""


Plan = tuple[int, Callable[[int], int]]
"""The only spaces that matter to a rule, and the stars that filling some of them adds."""


def relevant_growth(prepare: Callable[[Places], Plan]) -> Growth:
    """Return the growth of a rule to which only some spaces matter.

    `prepare` may look at the size of the placements and whether they are connected.
    """
    plans: dict[tuple[int, bool], tuple[Plan, dict[int, int]]] = {}

    def growth(places: Places, terrain: int) -> Column:
        del terrain
        kind = places.size, places.is_connected
        if kind not in plans:
            plans[kind] = prepare(places), {}
        (relevant, added), known = plans[kind]
        if not relevant:
            return None
        keys = list(map(and_, places.masks, repeat(relevant)))
        for key in set(keys).difference(known):
            known[key] = added(key)
        column = list(map(known.__getitem__, keys))
        return column if any(column) else None

    return growth


def closing(grid: Grid, spaces: int, empty: int) -> Growth:
    """Return how many more of some spaces have all sides closed after a drawing.

    Empty ones among them no longer count when they are drawn on.
    """
    before = spaces & ~grid.around(empty)
    closed = before.bit_count()

    def prepare(places: Places) -> Plan:
        # No two sides of a space are adjacent, so a connected shape has a space between any two.
        most = (places.size + 1) // 2 if places.is_connected else places.size
        near = spaces & ~before & grid.with_open_sides(min(most, 4), empty)
        counted = near | before
        relevant = (grid.around(near) | counted) & empty

        def added(filled: int) -> int:
            after = counted & ~filled & ~grid.around(empty & ~filled)
            return after.bit_count() - closed

        return relevant, added

    return relevant_growth(prepare)


class _EachSpace(Rule):
    """Spaces of a terrain count where the layout says so."""

    def __init__(self, terrains: Iterable[Terrain], where: "_Where") -> None:
        self.heeds = frozenset(map(index_of, terrains))
        self._where = where
        self._layout: MapLayout | None = None
        self._worths: tuple[tuple[int, int, int], ...] = ()

    def _look_at(self, layout: MapLayout) -> None:
        """Ask where spaces count on a layout, and keep it for the next sheet of the same."""
        where = self._where(layout)
        self._worths = tuple((index_of(terrain), mask, stars) for terrain, mask, stars in where)
        self._layout = layout

    def __call__(self, sheet: MapSheet) -> Iterable[Tally]:
        if sheet.layout is not self._layout:
            self._look_at(sheet.layout)
        masks = sheet.masks
        return [(masks[index] & spaces, stars, EACH) for index, spaces, stars in self._worths]

    def stars(self, sheet: MapSheet) -> int:
        """Add up what the spaces are worth."""
        if sheet.layout is not self._layout:
            self._look_at(sheet.layout)
        total, masks = 0, sheet.masks
        for index, spaces, stars in self._worths:
            total += (masks[index] & spaces).bit_count() * stars
        return total

    def growth(self, sheet: MapSheet) -> Growth:
        if sheet.layout is not self._layout:
            self._look_at(sheet.layout)
        worths = {index: (spaces, stars) for index, spaces, stars in self._worths}

        def growth(places: Places, terrain: int) -> Column:
            spaces, stars = worths[terrain]
            counts = map(int.bit_count, map(and_, places.masks, repeat(spaces)))
            return list(counts) if stars == 1 else list(map(mul, counts, repeat(stars)))

        return growth


_Where = Callable[[MapLayout], Iterable[tuple[Terrain, int, int]]]


def each_space(*terrains: Terrain) -> Callable[[_Where], Rule]:
    """Make a rule of a function that says where a space of each terrain is worth how many stars."""
    return lambda where: _EachSpace(terrains, where)


class _EachClosedSpace(Rule):
    """Spaces of a terrain, or empty ones, are worth a star each when all their sides are closed."""

    heeds_filling = True

    def __init__(self, terrain: Terrain | None) -> None:
        self._index = None if terrain is None else index_of(terrain)
        self.heeds = frozenset(() if self._index is None else (self._index,))

    def _closed(self, sheet: MapSheet) -> int:
        spaces = sheet.empty_mask if self._index is None else sheet.masks[self._index]
        return spaces & ~sheet.layout.grid.around(sheet.empty_mask)

    def __call__(self, sheet: MapSheet) -> Iterable[Tally]:
        return ((self._closed(sheet), 1, EACH),)

    def stars(self, sheet: MapSheet) -> int:
        """Count the spaces."""
        return self._closed(sheet).bit_count()

    def growth(self, sheet: MapSheet) -> Growth:
        around, empty = sheet.layout.grid.around, sheet.empty_mask
        own = empty if self._index is None else sheet.masks[self._index]
        by_filling = closing(sheet.layout.grid, own, empty)
        before = self.stars(sheet)

        def growth(places: Places, terrain: int) -> Column:
            if terrain == ANY_OTHER:
                return by_filling(places, terrain)
            return [
                ((own | mask) & ~around(empty & ~mask)).bit_count() - before
                for mask in places.masks
            ]

        return growth


def each_closed_space(terrain: Terrain | None = None) -> Rule:
    """Make the rule that each space of a terrain is worth a star when its four sides are closed.

    Without a terrain it is about empty spaces.
    """
    return _EachClosedSpace(terrain)


def with_drawn(masks: Masks, terrain: int, mask: int) -> Masks:
    """Return the masks after a drawing of the terrain with an index."""
    changed = list(masks)
    changed[terrain] |= mask
    forest, village, farm, water, monster = changed
    return forest, village, farm, water, monster


class _Neighbours(Rule):
    """Spaces of two terrains are worth a star each where they lie side by side."""

    def __init__(self, first: Terrain, second: Terrain) -> None:
        self._pair = index_of(first), index_of(second)
        self.heeds = frozenset(self._pair)

    def __call__(self, sheet: MapSheet) -> Iterable[Tally]:
        around = sheet.layout.grid.around
        one, other = self._pair
        first, second = sheet.masks[one], sheet.masks[other]
        return ((first & around(second) | second & around(first), 1, EACH),)

    def growth(self, sheet: MapSheet) -> Growth:
        around = sheet.layout.grid.around

        def growth(places: Places, terrain: int) -> Column:
            first, second = self._pair
            own, other = sheet.masks[terrain], sheet.masks[second if terrain == first else first]
            beside, waiting = around(other), other & ~around(own)
            filled = map(and_, places.masks, repeat(beside))
            joined = map(and_, places.beside, repeat(waiting))
            return list(map(int.bit_count, map(or_, filled, joined)))

        return growth


def neighbours(first: Terrain, second: Terrain) -> Rule:
    """Make the rule that each space of one terrain beside the other is worth a star."""
    return _Neighbours(first, second)


class _EachLineWith(Rule):
    """Each row and column with a terrain is worth a star."""

    def __init__(self, terrain: Terrain) -> None:
        self._index = index_of(terrain)
        self.heeds = frozenset({self._index})

    def __call__(self, sheet: MapSheet) -> Iterable[Tally]:
        drawn = sheet.masks[self._index]
        if not drawn:
            return ()
        return [(drawn & line, 1, WHOLE) for line in sheet.layout.grid.lines if drawn & line]

    def stars(self, sheet: MapSheet) -> int:
        """Count the lines."""
        drawn = sheet.masks[self._index]
        return len([line for line in sheet.layout.grid.lines if drawn & line]) if drawn else 0

    def growth(self, sheet: MapSheet) -> Growth:
        drawn, lines = sheet.masks[self._index], sheet.layout.grid.lines
        without = sum(1 << number for number, line in enumerate(lines) if not drawn & line)
        return lambda places, _: (
            list(map(int.bit_count, map(and_, places.lines, repeat(without)))) if without else None
        )


def each_line_with(terrain: Terrain) -> Rule:
    """Make the rule that each row and each column with a terrain is worth a star."""
    return _EachLineWith(terrain)


class _EachFullLine(Rule):
    """Lines of spaces are worth stars when none of them is empty."""

    heeds_filling = True

    def __init__(self, stars: int, lines: Callable[[Grid], Sequence[int]]) -> None:
        self._stars = stars
        self._lines = lines

    def __call__(self, sheet: MapSheet) -> Iterable[Tally]:
        empty = sheet.empty_mask
        lines = self._lines(sheet.layout.grid)
        return [(line, self._stars, WHOLE) for line in lines if not line & empty]

    def stars(self, sheet: MapSheet) -> int:
        """Count the lines."""
        empty = sheet.empty_mask
        lines = self._lines(sheet.layout.grid)
        return self._stars * len([line for line in lines if not line & empty])

    def growth(self, sheet: MapSheet) -> Growth:
        empty = sheet.empty_mask
        gaps = [gap for line in self._lines(sheet.layout.grid) if (gap := line & empty)]

        def prepare(places: Places) -> Plan:
            near = [gap for gap in gaps if gap.bit_count() <= places.size]
            return union_of(
                near
            ), lambda filled: self._stars * len([gap for gap in near if filled & gap == gap])

        return relevant_growth(prepare)


def each_full_line(stars: int) -> Callable[[Callable[[Grid], Sequence[int]]], Rule]:
    """Make a rule of a function that lists the lines worth so many stars without an empty space."""
    return lambda lines: _EachFullLine(stars, lines)


def union_of(masks: Iterable[int]) -> int:
    """Return every space that is in any of the masks."""
    union = 0
    for mask in masks:
        union |= mask
    return union


class _LargestSquare(Rule):
    """Each space along a side of the largest filled square is worth stars."""

    heeds_filling = True

    def __init__(self, stars: int) -> None:
        self._stars = stars

    def __call__(self, sheet: MapSheet) -> Iterable[Tally]:
        stride = sheet.layout.grid.stride
        side, corners = _largest_square(sheet.filled_mask, stride)
        if not side:
            return ()
        corner = corners & -corners
        row = sum(corner << step for step in range(side))
        square = sum(row << stride * step for step in range(side))
        return ((square, self._stars * side, WHOLE),)

    def stars(self, sheet: MapSheet) -> int:
        """Measure the square."""
        side, _ = _largest_square(sheet.filled_mask, sheet.layout.grid.stride)
        return self._stars * side

    def growth(self, sheet: MapSheet) -> Growth:
        grid, filled, empty = sheet.layout.grid, sheet.filled_mask, sheet.empty_mask
        before, _ = _largest_square(filled, grid.stride)

        def prepare(places: Places) -> Plan:
            gaps = [square & empty for square in _squares(grid, before + 1)]
            near = [gap for gap in gaps if gap.bit_count() <= places.size]
            return union_of(
                near
            ), lambda more: self._stars * (_largest_square(filled | more, grid.stride)[0] - before)

        return relevant_growth(prepare)


def _largest_square(filled: int, stride: int) -> tuple[int, int]:
    """Return the side of the largest filled squares and the top left corners of them all."""
    side, last, corners = 0, 0, filled
    while corners:
        side, last = side + 1, corners
        corners &= corners >> 1 & corners >> stride & corners >> stride + 1
    return side, last


@lru_cache(maxsize=64)
def _squares(grid: Grid, side: int) -> tuple[int, ...]:
    """Return every square of a side that lies on the map."""
    corner = grid.mask_of((row, col) for row in range(side) for col in range(side))
    return tuple(
        corner << row * grid.stride + col
        for row in range(grid.rows - side + 1)
        for col in range(grid.cols - side + 1)
    )


def largest_square(stars: int) -> Rule:
    """Make the rule that the side of the largest filled square is worth stars for each space."""
    return _LargestSquare(stars)
