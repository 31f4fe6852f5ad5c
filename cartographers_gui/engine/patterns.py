"""The patterns that scoring rules follow; a card declares only what is its own.

A pattern scores a sheet from scratch, and it tells how much each of hundreds of drawings would
add, from what is known of the sheet before. Both stand side by side here, so that no card states
its rule twice; a test compares them on thousands of positions.

A placement is known by two masks: the spaces it fills and the spaces beside them. Most rules look
at a few of those only, so many placements of a shape are alike to them: they are valued once.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from cartographers_gui.engine.grid import Grid
from cartographers_gui.engine.scoring import ANY_OTHER, EACH, WHOLE, Growth, Rule, Tally
from cartographers_gui.engine.shape_table import Places
from cartographers_gui.engine.sheet import MapLayout, MapSheet, index_of
from cartographers_gui.engine.terrain import Terrain

__all__ = [
    "Masks",
    "each_full_line",
    "each_line_with",
    "each_space",
    "each_space_found",
    "largest_square",
    "neighbours",
    "relevant_growth",
    "union_of",
    "with_drawn",
]

Masks = tuple[int, int, int, int, int]
"""Drawn spaces of each terrain, in the order of `DRAWABLE`."""


class Remembered(dict[int, int]):
    """Keeps what a function gave for a number."""

    __slots__ = ("_work",)

    def __init__(self, work: Callable[[int], int]) -> None:
        self._work = work

    def __missing__(self, key: int) -> int:
        value = self[key] = self._work(key)
        return value


def relevant_growth(prepare: Callable[[int], tuple[int, Callable[[int], int]]]) -> Growth:
    """Return the growth of a rule to which only some spaces matter.

    `prepare` takes the size of a shape and returns those spaces and what filling any of them adds.
    """
    plans: dict[int, tuple[int, Remembered]] = {}

    def growth(places: Places, terrain: int) -> Sequence[int] | None:
        del terrain
        if places.size not in plans:
            spaces, added = prepare(places.size)
            plans[places.size] = spaces, Remembered(added)
        relevant, known = plans[places.size]
        return [known[mask & relevant] for mask in places.masks] if relevant else None

    return growth


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
        self._look_at(sheet.layout)
        worths = {index: (spaces, stars) for index, spaces, stars in self._worths}

        def growth(places: Places, terrain: int) -> Sequence[int]:
            spaces, stars = worths[terrain]
            return [(mask & spaces).bit_count() * stars for mask in places.masks]

        return growth


_Where = Callable[[MapLayout], Iterable[tuple[Terrain, int, int]]]


def each_space(*terrains: Terrain) -> Callable[[_Where], Rule]:
    """Make a rule of a function that says where a space of each terrain is worth how many stars."""
    return lambda where: _EachSpace(terrains, where)


class _EachSpaceFound(Rule):
    """Spaces that a function finds among the drawings are worth a star each."""

    heeds_filling = True

    def __init__(self, terrains: Iterable[Terrain], find: "_Find") -> None:
        self.heeds = frozenset(map(index_of, terrains))
        self._find = find

    def __call__(self, sheet: MapSheet) -> Iterable[Tally]:
        return ((self._find(sheet.layout.grid, sheet.masks, sheet.filled_mask), 1, EACH),)

    def stars(self, sheet: MapSheet) -> int:
        """Count the spaces it finds."""
        return self._find(sheet.layout.grid, sheet.masks, sheet.filled_mask).bit_count()

    def growth(self, sheet: MapSheet) -> Growth:
        find, grid, masks, filled = self._find, sheet.layout.grid, sheet.masks, sheet.filled_mask
        before = self.stars(sheet)

        def growth(places: Places, terrain: int) -> Sequence[int]:
            if terrain == ANY_OTHER:
                return [
                    find(grid, masks, filled | mask).bit_count() - before for mask in places.masks
                ]
            return [
                find(grid, with_drawn(masks, terrain, mask), filled | mask).bit_count() - before
                for mask in places.masks
            ]

        return growth


_Find = Callable[[Grid, Masks, int], int]


def each_space_found(*terrains: Terrain) -> Callable[[_Find], Rule]:
    """Make a rule of a function that finds the spaces worth a star each.

    It looks at the given terrains and at what is filled, no more.
    """
    return lambda find: _EachSpaceFound(terrains, find)


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

        def growth(places: Places, terrain: int) -> Sequence[int]:
            first, second = self._pair
            own, other = sheet.masks[terrain], sheet.masks[second if terrain == first else first]
            beside, waiting = around(other), other & ~around(own)
            return [
                (mask & beside | near & waiting).bit_count()
                for mask, near in zip(places.masks, places.beside, strict=True)
            ]

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
            [(touched & without).bit_count() for touched in places.lines] if without else None
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
        gaps = [line & sheet.empty_mask for line in self._lines(sheet.layout.grid)]

        def prepare(size: int) -> tuple[int, Callable[[int], int]]:
            near = [gap for gap in gaps if 0 < gap.bit_count() <= size]
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

        def prepare(size: int) -> tuple[int, Callable[[int], int]]:
            gaps = [square & empty for square in _squares(grid, before + 1)]
            near = [gap for gap in gaps if gap.bit_count() <= size]
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
