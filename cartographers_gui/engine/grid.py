"""Spaces of a map and pure geometry over sets of them.

Inside the engine a set of spaces is an integer, its *mask*: bit ``row * stride + col`` stands for a
space, and ``stride = cols + 1`` leaves one guard column that is always zero, so that a shifted mask
can neither wrap to the next row nor leave the map unnoticed.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import compress
from typing import NamedTuple

__all__ = ["Grid", "Space", "digits_of", "grid_of"]

_BITS_OF_DIGITS = bytes.maketrans(b"01", b"\0\1")


class Space(NamedTuple):
    """One square of the map, counted from 0 at the top left.

    It is written like on the printed sheet: row letter, then column number.

    >>> str(Space(0, 0)), str(Space(10, 3))
    ('A1', 'K4')
    """

    row: int
    col: int

    def __str__(self) -> str:
        letters, rest = "", self.row + 1
        while rest > 0:
            rest, digit = divmod(rest - 1, 26)
            letters = chr(ord("A") + digit) + letters
        return f"{letters}{self.col + 1}"


class Grid:
    """The geometry of all maps of one size; get it from `grid_of`, which makes it once.

    >>> grid = grid_of(3, 3)
    >>> [str(space) for space in grid.spaces_in(grid.edge)]
    ['A1', 'A2', 'A3', 'B1', 'B3', 'C1', 'C2', 'C3']
    """

    __slots__ = (
        "_space_of_bit",
        "clusters",
        "cols",
        "column_masks",
        "diagonals",
        "edge",
        "full",
        "lines",
        "row_masks",
        "rows",
        "spaces",
        "stride",
    )

    def __init__(self, rows: int, cols: int) -> None:
        if rows < 1 or cols < 1:
            raise ValueError(f"a map needs at least one row and one column, not {rows} x {cols}")
        self.rows = rows
        self.cols = cols
        self.stride = cols + 1
        self.spaces = tuple(Space(row, col) for row in range(rows) for col in range(cols))
        """Every space of the map, row by row."""
        self._space_of_bit = tuple(
            Space(row, col) for row in range(rows) for col in range(cols + 1)
        )
        self.row_masks = tuple(
            self.mask_of(Space(row, col) for col in range(cols)) for row in range(rows)
        )
        self.column_masks = tuple(
            self.mask_of(Space(row, col) for row in range(rows)) for col in range(cols)
        )
        self.lines = self.row_masks + self.column_masks
        """All rows, then all columns."""
        self.full = sum(self.row_masks)
        self.edge = (
            self.row_masks[0] | self.row_masks[-1] | self.column_masks[0] | self.column_masks[-1]
        )
        """Spaces beside the outer boundary of the map."""
        self.diagonals = tuple(self._diagonals())
        """Each diagonal that runs down and right from the left edge to the bottom edge."""
        self.clusters = lru_cache(maxsize=1 << 14)(self._clusters)

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return grid_of, (self.rows, self.cols)

    def __repr__(self) -> str:
        return f"grid_of({self.rows}, {self.cols})"

    def __contains__(self, space: Space) -> bool:
        return 0 <= space[0] < self.rows and 0 <= space[1] < self.cols

    def mask_of(self, spaces: Iterable[tuple[int, int]]) -> int:
        """Return the mask of spaces that all lie on the map.

        >>> grid_of(3, 3).mask_of([Space(0, 0), Space(1, 0)])
        17
        """
        stride = self.stride
        mask = 0
        for row, col in spaces:
            mask |= 1 << row * stride + col
        return mask

    def spaces_in(self, mask: int) -> Iterator[Space]:
        """Yield the spaces of a mask, row by row."""
        return compress(self._space_of_bit, digits_of(mask))

    def space_set(self, mask: int) -> frozenset[Space]:
        """Return a mask as the set of spaces the public face speaks of."""
        return frozenset(self.spaces_in(mask))

    def around(self, mask: int) -> int:
        """Return every space adjacent to a space of the mask; may overlap the mask itself.

        Adjacent means sharing a side; diagonals never count.

        >>> grid = grid_of(3, 3)
        >>> [str(space) for space in grid.spaces_in(grid.around(grid.mask_of([(0, 0)])))]
        ['A2', 'B1']
        """
        stride = self.stride
        return (mask << 1 | mask >> 1 | mask << stride | mask >> stride) & self.full

    def with_open_sides(self, most: int, empty: int) -> int:
        """Return the spaces with at most so many sides, 0 to 4, that are not closed.

        >>> grid = grid_of(3, 3)
        >>> [str(space) for space in grid.spaces_in(grid.with_open_sides(2, grid.full))]
        ['A1', 'A3', 'C1', 'C3']
        """
        left, right = empty << 1, empty >> 1
        above, below = empty << self.stride, empty >> self.stride
        beside, over = left | right, above | below
        both_beside, both_over = left & right, above & below
        more = (
            beside | over,
            both_beside | both_over | beside & over,
            both_beside & over | both_over & beside,
            both_beside & both_over,
            0,
        )
        return self.full & ~more[most]

    def _clusters(self, mask: int) -> tuple[int, ...]:
        """Split a mask in its maximal connected parts, ordered by their first space."""
        stride = self.stride
        parts: list[int] = []
        while mask:
            # The sum carries through the first run of spaces. Above it lies nothing any more, and
            # beside it neither; then each step goes on from what the last one has found.
            part = mask & ~(mask + (mask & -mask))
            mask ^= part
            new = part << stride & mask
            while new:
                part |= new
                mask ^= new
                new = (new << 1 | new >> 1 | new << stride | new >> stride) & mask
            parts.append(part)
        return tuple(parts)

    def _diagonals(self) -> Iterator[int]:
        for start in range(self.rows):
            length = self.rows - start
            if length <= self.cols:
                yield self.mask_of(Space(start + step, step) for step in range(length))


def digits_of(mask: int) -> bytes:
    """Return the bits of a mask, the lowest first, as bytes 0 and 1; `compress` reads them fast.

    >>> list(digits_of(0b110))
    [0, 1, 1]
    """
    return bin(mask).encode()[:1:-1].translate(_BITS_OF_DIGITS)


@cache
def grid_of(rows: int, cols: int) -> Grid:
    """Return the geometry of maps of this size, the same object each time.

    Raises `ValueError` for a map without spaces.

    >>> grid_of(11, 11) is grid_of(11, 11)
    True
    """
    return Grid(rows, cols)
