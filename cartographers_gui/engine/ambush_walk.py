"""The walk of an ambush along the edge in solo play (rules, item 2)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from cartographers_gui.engine.cards import AmbushCard, MapCorner, PassDirection
from cartographers_gui.engine.grid import Grid, Space
from cartographers_gui.engine.sheet import MapSheet

__all__ = ["solo_ambush_spaces"]

_CLOCKWISE_CORNERS = (
    MapCorner.TOP_LEFT,
    MapCorner.TOP_RIGHT,
    MapCorner.BOTTOM_RIGHT,
    MapCorner.BOTTOM_LEFT,
)


def solo_ambush_spaces(sheet: MapSheet, card: AmbushCard) -> frozenset[Space] | None:
    """Return where the monsters of a card land on a lone player's map, or nothing.

    The shape keeps its printed orientation. Its bounding box starts in the card's corner, flush
    with the edge, and goes once all the way round in the card's direction; then one space further
    in, and so on. The first place where no filled space is covered is taken; a gap of the shape
    may lie over anything. When no place is found the card is disregarded.

    >>> from cartographers_gui.engine.catalogue import AMBUSH_CARDS, MAP_LAYOUTS
    >>> spaces = solo_ambush_spaces(MapSheet.blank(MAP_LAYOUTS["A"]), AMBUSH_CARDS["goblin_attack"])
    >>> sorted(map(str, spaces))
    ['I9', 'J10', 'K11']
    """
    filled = sheet.filled_mask
    for mask, spaces in _places(card, sheet.layout.grid):
        if not mask & filled:
            return spaces
    return None


@lru_cache(maxsize=256)
def _places(card: AmbushCard, grid: Grid) -> tuple[tuple[int, frozenset[Space]], ...]:
    """Return the places of the whole walk in order, the same for every sheet of this size."""
    form = card.shape.printed
    walk = _walk(grid.rows - form.rows, grid.cols - form.cols, card)
    return tuple((grid.mask_of(spaces), spaces) for spaces in map(form.at, walk))


def _walk(last_row: int, last_col: int, card: AmbushCard) -> Iterator[Space]:
    """Yield the anchors of the walk, ring by ring; the rings end where they would be empty."""
    ring = 0
    while ring <= last_row - ring and ring <= last_col - ring:
        yield from _lap(ring, last_row - ring, last_col - ring, card)
        ring += 1


def _lap(ring: int, last_row: int, last_col: int, card: AmbushCard) -> list[Space]:
    """Return one lap round a rectangle of anchors, each once, from the card's corner."""
    corners = {
        MapCorner.TOP_LEFT: Space(ring, ring),
        MapCorner.TOP_RIGHT: Space(ring, last_col),
        MapCorner.BOTTOM_RIGHT: Space(last_row, last_col),
        MapCorner.BOTTOM_LEFT: Space(last_row, ring),
    }
    start = _CLOCKWISE_CORNERS.index(card.corner)
    step = 1 if card.direction is PassDirection.CLOCKWISE else -1
    order = [_CLOCKWISE_CORNERS[(start + step * turn) % 4] for turn in range(5)]
    visited: dict[Space, None] = {}
    for here, there in pairwise(order):
        visited.update(dict.fromkeys(_between(corners[here], corners[there])))
    return list(visited)


def _between(here: Space, there: Space) -> Iterator[Space]:
    """Yield the spaces of a straight line, both ends included."""
    rows, cols = there.row - here.row, there.col - here.col
    length = max(abs(rows), abs(cols))
    down, right = (rows > 0) - (rows < 0), (cols > 0) - (cols < 0)
    for step in range(length + 1):
        yield Space(here.row + step * down, here.col + step * right)
