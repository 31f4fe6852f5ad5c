"""The four forest scoring cards."""

from collections.abc import Iterable

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.engine.scoring import EACH, WHOLE, Example, ScoringGroup, Tally, scoring_card
from cartographers_gui.engine.sheet import MapSheet


@scoring_card(
    "sentinel_wood",
    26,
    ScoringGroup.FOREST,
    name=QT_TRANSLATE_NOOP("cards", "Sentinel Wood"),
    text=QT_TRANSLATE_NOOP(
        "cards",
        "Each forest space on the edge of the map is worth 1 star. A corner space counts once.",
    ),
    solo=25,
    examples=(Example("F..\n.F.\n..F", 2), Example("...\n.F.\n...", 0)),
)
def sentinel_wood(sheet: MapSheet) -> Iterable[Tally]:
    return ((sheet.masks[0] & sheet.layout.grid.edge, 1, EACH),)


@scoring_card(
    "greenbough",
    27,
    ScoringGroup.FOREST,
    name=QT_TRANSLATE_NOOP("cards", "Greenbough"),
    text=QT_TRANSLATE_NOOP(
        "cards",
        "Each row and each column with at least one forest space is worth 1 star. "
        "The same space may count for its row and for its column.",
    ),
    solo=22,
    examples=(Example("F..\n.F.\n...", 4), Example("...\n.V.\n...", 0)),
)
def greenbough(sheet: MapSheet) -> Iterable[Tally]:
    forest = sheet.masks[0]
    if not forest:
        return ()
    return [(forest & line, 1, WHOLE) for line in sheet.layout.grid.lines if forest & line]


@scoring_card(
    "treetower",
    28,
    ScoringGroup.FOREST,
    name=QT_TRANSLATE_NOOP("cards", "Treetower"),
    text=QT_TRANSLATE_NOOP(
        "cards",
        "Each forest space whose four sides are all closed is worth 1 star. "
        "A side is closed by a filled space or by the edge of the map.",
    ),
    solo=17,
    examples=(Example("FVM\nA..\n...", 1), Example("FVM\nR..\n...", 0)),
)
def treetower(sheet: MapSheet) -> Iterable[Tally]:
    closed = sheet.layout.grid.closed_by(sheet.filled_mask)
    return ((sheet.masks[0] & closed, 1, EACH),)


@scoring_card(
    "stoneside_forest",
    29,
    ScoringGroup.FOREST,
    name=QT_TRANSLATE_NOOP("cards", "Stoneside Forest"),
    text=QT_TRANSLATE_NOOP(
        "cards",
        "Each mountain joined to another mountain by one forest cluster is worth 3 stars. "
        "A mountain counts once.",
    ),
    solo=18,
    examples=(Example("MF.\n.F.\n.FM", 6), Example("MF.\n.F.\n...", 0)),
)
def stoneside_forest(sheet: MapSheet) -> Iterable[Tally]:
    grid = sheet.layout.grid
    mountains = sheet.layout.mountain_mask
    joined = 0
    links: list[tuple[int, int]] = []
    for cluster in grid.clusters(sheet.masks[0]):
        touched = grid.around(cluster) & mountains
        if touched & touched - 1:
            links.append((cluster, touched))
            joined |= touched
    found: list[Tally] = []
    while joined:
        mountain = joined & -joined
        joined ^= mountain
        group = mountain
        for cluster, touched in links:
            if touched & mountain:
                group |= cluster
        found.append((group, 3, WHOLE))
    return found
