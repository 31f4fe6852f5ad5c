"""Map sheets for tests: written as text, printed sides, and drawn on by the names of spaces."""

from cartographers_gui.engine import (
    DRAWABLE,
    MAP_LAYOUTS,
    MapSheet,
    Placement,
    Space,
    Terrain,
    parse_space,
)

__all__ = ["filled_with", "place", "printed", "sheet", "spaces", "with_drawn"]


def sheet(text: str, coins: int = 0) -> MapSheet:
    """Read an indented drawing; what a sheet prints reads back in the same way."""
    return MapSheet.from_text(text, coins)


def spaces(names: str) -> frozenset[Space]:
    """Read spaces by name: ``spaces("A1 B2")``."""
    return frozenset(map(parse_space, names.split()))


def place(terrain: Terrain | str, names: str) -> Placement:
    """Make a placement by names: ``place("farm", "A1 A2")``."""
    return Placement(Terrain(terrain), spaces(names))


def printed(side: str) -> MapSheet:
    """Return an empty sheet of a printed side."""
    return MapSheet.blank(MAP_LAYOUTS[side])


def with_drawn(map_sheet: MapSheet, **drawings: str) -> MapSheet:
    """Draw on a sheet whatever the rules say: ``with_drawn(printed("A"), forest="A1 A2")``."""
    for terrain, names in drawings.items():
        map_sheet = map_sheet.with_drawn(Terrain(terrain), spaces(names))
    return map_sheet


def filled_with(
    map_sheet: MapSheet, terrain: Terrain | str = Terrain.WATER, *, leaving: str = ""
) -> MapSheet:
    """Draw one terrain on every empty space but those named; coins do not count."""
    grid = map_sheet.layout.grid
    mask = map_sheet.empty_mask & ~grid.mask_of(spaces(leaving))
    masks = [
        old | mask if drawable == terrain else old
        for drawable, old in zip(DRAWABLE, map_sheet.masks, strict=True)
    ]
    forest, village, farm, water, monster = masks
    return MapSheet(
        map_sheet.layout,
        (forest, village, farm, water, monster),
        map_sheet.filled_mask | mask,
        map_sheet.coins,
    )
