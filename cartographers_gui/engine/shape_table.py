"""Where a shape can lie on maps of one size: every placement, and all legal anchors at once.

The anchors of one orientation are the AND of the empty spaces shifted by each of its offsets. That
is one integer operation for each space of the shape instead of a loop over the map, some two
hundred times faster, which makes live marks and previews cheap.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from itertools import combinations, compress, count
from operator import and_

from cartographers_gui.engine.grid import Grid, Space, digits_of
from cartographers_gui.engine.shapes import Orientation, Shape

__all__ = ["Places", "ShapeTable", "shape_table"]

Anchors = Callable[[int], tuple[int, ...]]
"""A set of spaces as a mask to a mask of anchors for each orientation."""

_SHARED = 2
"""How many orientations have to join the same two shifts for the pair to be worth a name."""

_FEW = 6
"""So many bits are passed over one by one sooner than halved away."""


class ShapeTable:
    """All placements of a shape on maps of one size; get it from `shape_table`, made once."""

    def __init__(self, shape: Shape, grid: Grid) -> None:
        self.shape = shape
        self.grid = grid
        forms = shape.orientations
        reach = [_anchors_on_map(form, grid) for form in forms]
        shifts = [[row * grid.stride + col for row, col in form.offsets] for form in forms]
        self._widths = [on_map.bit_length() for on_map in reach]
        self._last: tuple[tuple[int, int], tuple[int, ...]] = (-1, -1), ()
        # Beyond the last column of the map stands the guard, so a form without an empty column
        # cannot reach past it; only the others have to be kept on the map.
        limits = [
            None if {col for _, col in form.offsets} == set(range(form.cols)) else on_map
            for form, on_map in zip(forms, reach, strict=True)
        ]
        self.anchors: Anchors = _anchor_function(shifts, " & ", limits)
        """Map allowed spaces to the anchors of each orientation that lies wholly on them."""
        self.covering: Anchors = _anchor_function(shifts, " | ", [None] * len(forms))
        """Map spaces to the anchors of each orientation that covers at least one of them."""
        self.mask_of: dict[frozenset[Space], int] = {}
        """Every placement on an empty map, with its mask."""
        masks: list[int] = []
        spaces: list[frozenset[Space]] = []
        nothing: frozenset[Space] = frozenset()
        for form, on_map in zip(forms, reach, strict=True):
            for bit in range(on_map.bit_length()):
                here = on_map >> bit & 1
                placed = form.at(divmod(bit, grid.stride)) if here else nothing
                spaces.append(placed)
                masks.append(grid.mask_of(placed))
                if here:
                    self.mask_of[placed] = masks[-1]
        self.aligned_masks = tuple(masks)
        """Mask of every placement, orientation by orientation, with gaps where there is none."""
        self.aligned_spaces = tuple(spaces)
        """The same as sets of spaces."""

    def __reduce__(self) -> tuple[object, tuple[Shape, Grid]]:
        return shape_table, (self.shape, self.grid)

    def places(self, allowed: int, touch: int = 0) -> "Places":
        """Return the same placements as `legal_masks`, with all that valuing them takes."""
        return Places(self, self._selectors(allowed, touch))

    def legal_masks(self, allowed: int, touch: int = 0) -> tuple[int, ...]:
        """Return the masks of all placements on the allowed spaces, each once.

        With `touch` only those that cover at least one of its spaces.
        """
        return tuple(compress(self.aligned_masks, self._selectors(allowed, touch)))

    def legal_spaces(self, allowed: int, touch: int = 0) -> tuple[frozenset[Space], ...]:
        """Return the same placements, in the same order, as sets of spaces."""
        return tuple(compress(self.aligned_spaces, self._selectors(allowed, touch)))

    def legal_anchors(self, allowed: int, touch: int = 0) -> Sequence[int]:
        """Return the anchors of each orientation; with `touch` those that cover some of it."""
        # Whether anything fits, and then where, are asked one after the other of the same sheet.
        asked, anchors = self._last
        if asked != (allowed, touch):
            anchors = self.anchors(allowed)
            if touch:
                anchors = tuple(map(and_, anchors, self.covering(touch)))
            self._last = (allowed, touch), anchors
        return anchors

    def spaces_at(self, share: float, allowed: int, touch: int = 0) -> frozenset[Space] | None:
        """Return the placement at a share of that list, 0 to below 1, without making the list.

        Nothing when it is empty.
        """
        every = self.legal_anchors(allowed, touch)
        counts = tuple(map(int.bit_count, every))
        left = int(share * sum(counts))
        start = 0
        for anchors, here, width in zip(every, counts, self._widths, strict=True):
            if left < here:
                return self.aligned_spaces[start + _position_of(left, anchors, width)]
            left -= here
            start += width
        return None

    def fits(self, allowed: int, touch: int = 0) -> bool:
        """Tell whether any placement lies on the allowed spaces and covers one of `touch`."""
        return any(self.legal_anchors(allowed, touch))

    @cached_property
    def is_connected(self) -> bool:
        """Whether the spaces of the shape hang together."""
        placed = next((mask for mask in self.aligned_masks if mask), 0)
        return len(self.grid.clusters(placed)) == 1

    @cached_property
    def spaces_of(self) -> dict[int, frozenset[Space]]:
        """Every placement on an empty map by its mask."""
        return {mask: spaces for spaces, mask in self.mask_of.items()}

    @cached_property
    def aligned_beside(self) -> tuple[int, ...]:
        """The spaces beside each placement; in the order in which all are kept."""
        return tuple(map(self.grid.around, self.aligned_masks))

    @cached_property
    def aligned_lines(self) -> tuple[int, ...]:
        """The rows and columns of each placement: bit `n` stands for `grid.lines[n]`."""
        lines = tuple(enumerate(self.grid.lines))
        return tuple(
            sum(1 << number for number, line in lines if mask & line) for mask in self.aligned_masks
        )

    def _selectors(self, allowed: int, touch: int) -> bytes:
        joined, place = 0, 0
        for each, width in zip(self.legal_anchors(allowed, touch), self._widths, strict=True):
            joined |= each << place
            place += width
        return digits_of(joined)


class Places:
    """Legal placements of one shape, each a line of several columns.

    The columns that a rule does not ask for are never made.
    """

    def __init__(self, table: ShapeTable, selectors: bytes) -> None:
        self._table = table
        self._selectors = selectors
        self.size = table.shape.size
        """How many spaces each placement fills."""
        self.is_connected = table.is_connected
        """Whether the spaces of the shape hang together."""
        self.masks = tuple(compress(table.aligned_masks, selectors))
        """The spaces each placement fills."""

    @cached_property
    def spaces(self) -> tuple[frozenset[Space], ...]:
        """The same as sets of spaces."""
        return tuple(compress(self._table.aligned_spaces, self._selectors))

    def spaces_at(self, index: int) -> frozenset[Space]:
        """Return the spaces of one of them."""
        return self._table.spaces_of[self.masks[index]]

    @cached_property
    def beside(self) -> tuple[int, ...]:
        """The spaces adjacent to a space of each placement."""
        return tuple(compress(self._table.aligned_beside, self._selectors))

    @cached_property
    def lines(self) -> tuple[int, ...]:
        """The rows and columns each placement lies in, as bits in the order of `grid.lines`."""
        return tuple(compress(self._table.aligned_lines, self._selectors))


def _anchors_on_map(form: Orientation, grid: Grid) -> int:
    """Return the anchors whose bounding box lies on the map; none when the form is too large."""
    return sum(
        1 << row * grid.stride + col
        for row in range(grid.rows - form.rows + 1)
        for col in range(grid.cols - form.cols + 1)
    )


def _position_of(number: int, mask: int, width: int) -> int:
    """Return where the set bit with a number stands, counted from 0, the lowest first.

    The mask has so many digits; each step tells in which half of them the bit is, until only few
    have to be passed over.
    """
    position = 0
    while number > _FEW:
        width = width + 1 >> 1
        low = mask & (1 << width) - 1
        below = low.bit_count()
        if number < below:
            mask = low
        else:
            mask >>= width
            number -= below
            position += width
    for _ in range(number):
        mask &= mask - 1
    return position + (mask & -mask).bit_length() - 1


def _anchor_function(
    shifts: list[list[int]], operator: str, limits: Sequence[int | None]
) -> Anchors:
    """Make straight-line code that joins the shifted spaces of every orientation.

    Each shift of the spaces, and each pair that several orientations join, is computed once, and no
    loop runs: generated code takes a third of the time of the loop it replaces. Only whole numbers
    and names made here enter the text.
    """
    distances = sorted({shift for form in shifts for shift in form if shift})
    lines = ["def anchors(e0):"]
    lines.extend(f"    e{distance} = e0 >> {distance}" for distance in distances)
    forms = [[f"e{shift}" for shift in form] for form in shifts]
    for number in count():
        pairs = Counter(pair for form in forms for pair in combinations(form, 2))
        pair = max(pairs, key=pairs.__getitem__, default=None)
        if pair is None or pairs[pair] < _SHARED:
            break
        name = f"p{number}"
        lines.append(f"    {name} = {operator.join(pair)}")
        forms = [
            [name, *(part for part in form if part not in pair)] if set(pair) <= set(form) else form
            for form in forms
        ]
    for form, limit in zip(forms, limits, strict=True):
        if limit is not None:
            form.append(str(limit))
    lines.append("    return (" + "".join(f"{operator.join(form)}, " for form in forms) + ")")
    scope: dict[str, Anchors] = {}
    exec("\n".join(lines), scope)
    return scope["anchors"]


@lru_cache(maxsize=256)
def shape_table(shape: Shape, grid: Grid) -> ShapeTable:
    """Return the placements of a shape on maps of this size, the same object each time."""
    return ShapeTable(shape, grid)
