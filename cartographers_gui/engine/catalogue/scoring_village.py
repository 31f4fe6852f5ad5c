"""The four village scoring cards."""

from collections.abc import Iterable

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.engine.scoring import WHOLE, Example, ScoringGroup, Tally, scoring_card
from cartographers_gui.engine.sheet import MapSheet

_LEAST_WILDHOLD = 6
_LEAST_TYPES = 3


@scoring_card(
    "wildholds",
    34,
    ScoringGroup.VILLAGE,
    name=QT_TRANSLATE_NOOP("cards", "Wildholds"),
    text=QT_TRANSLATE_NOOP(
        "cards", "Each village cluster of at least six spaces is worth 8 stars."
    ),
    solo=16,
    examples=(Example("VVV\nVVV\n...", 8), Example("VVV\nVV.\n..V", 0)),
)
def wildholds(sheet: MapSheet) -> Iterable[Tally]:
    village = sheet.masks[1]
    if village.bit_count() < _LEAST_WILDHOLD:
        return ()
    clusters = sheet.layout.grid.clusters(village)
    return [(cluster, 8, WHOLE) for cluster in clusters if cluster.bit_count() >= _LEAST_WILDHOLD]


# RULING: first leave out the clusters that touch a mountain, then take the largest of the rest.
@scoring_card(
    "great_city",
    35,
    ScoringGroup.VILLAGE,
    name=QT_TRANSLATE_NOOP("cards", "Great City"),
    text=QT_TRANSLATE_NOOP(
        "cards",
        "Each space of the largest village cluster that touches no mountain is worth 1 star.",
    ),
    solo=16,
    examples=(Example("VV..\n....\n.VVV\n...M", 2), Example("V..\nM..\n...", 0)),
)
def great_city(sheet: MapSheet) -> Iterable[Tally]:
    grid = sheet.layout.grid
    mountains = sheet.layout.mountain_mask
    best, size = 0, 0
    for cluster in grid.clusters(sheet.masks[1]):
        if cluster.bit_count() > size and not grid.around(cluster) & mountains:
            best, size = cluster, cluster.bit_count()
    return ((best, size, WHOLE),) if size else ()


# RULING: mountain and monster are terrain types here; wasteland, ruins and empty are none.
@scoring_card(
    "greengold_plains",
    36,
    ScoringGroup.VILLAGE,
    name=QT_TRANSLATE_NOOP("cards", "Greengold Plains"),
    text=QT_TRANSLATE_NOOP(
        "cards",
        "Each village cluster that touches at least three other terrain types is worth 3 stars. "
        "Mountains and monsters are terrain types.",
    ),
    solo=21,
    examples=(Example("FVM\n.A.\n...", 3), Example("FVM\n#R.\n...", 0)),
)
def greengold_plains(sheet: MapSheet) -> Iterable[Tally]:
    grid = sheet.layout.grid
    forest, village, farm, water, monster = sheet.masks
    others = (forest, farm, water, monster, sheet.layout.mountain_mask)
    found: list[Tally] = []
    for cluster in grid.clusters(village):
        beside = grid.around(cluster)
        if sum(1 for other in others if beside & other) >= _LEAST_TYPES:
            found.append((cluster, 3, WHOLE))
    return found


# RULING: of two clusters tied for the largest, one is the second largest.
@scoring_card(
    "shieldgate",
    37,
    ScoringGroup.VILLAGE,
    name=QT_TRANSLATE_NOOP("cards", "Shieldgate"),
    text=QT_TRANSLATE_NOOP(
        "cards",
        "Each space of the second largest village cluster is worth 2 stars. "
        "If two clusters are the largest, one of them is the second.",
    ),
    solo=20,
    examples=(Example("VV.\n...\nVVV", 4), Example("VVV\n...\n...", 0)),
)
def shieldgate(sheet: MapSheet) -> Iterable[Tally]:
    clusters = sorted(sheet.layout.grid.clusters(sheet.masks[1]), key=int.bit_count, reverse=True)
    return [(second, 2 * second.bit_count(), WHOLE) for second in clusters[1:2]]
