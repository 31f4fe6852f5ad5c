"""The four village scoring cards."""

from cartographers_gui.engine.cluster_patterns import each_cluster
from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.engine.patterns import Masks
from cartographers_gui.engine.scoring import Example, ScoringGroup, scoring_card
from cartographers_gui.engine.sheet import MapLayout
from cartographers_gui.engine.terrain import Terrain

_LEAST_WILDHOLD = 6
_MOST_ABSENT = 2
"""Of the five other types of terrain, when three are there."""


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
@each_cluster(Terrain.VILLAGE)
def wildholds(layout: MapLayout, masks: Masks, cluster: int) -> int:
    del layout, masks
    return 8 if cluster.bit_count() >= _LEAST_WILDHOLD else 0


# RULING: first leave out the clusters that touch a mountain, then take the largest of the rest.
@scoring_card(
    "great_city",
    35,
    ScoringGroup.VILLAGE,
    name=QT_TRANSLATE_NOOP("cards", "Great City"),
    text=QT_TRANSLATE_NOOP(
        "cards",
        "Of the village clusters that touch no mountain, the largest is worth 1 star for each of "
        "its spaces.",
    ),
    solo=16,
    examples=(Example("VV..\n....\n.VVV\n...M", 2), Example("V..\nM..\n...", 0)),
)
@each_cluster(Terrain.VILLAGE, beside=(Terrain.MOUNTAIN,), place=0)
def great_city(layout: MapLayout, masks: Masks, cluster: int) -> int:
    del masks
    return 0 if layout.grid.around(cluster) & layout.mountain_mask else cluster.bit_count()


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
@each_cluster(
    Terrain.VILLAGE,
    beside=(Terrain.FOREST, Terrain.FARM, Terrain.WATER, Terrain.MONSTER, Terrain.MOUNTAIN),
)
def greengold_plains(layout: MapLayout, masks: Masks, cluster: int) -> int:
    beside = layout.grid.around(cluster)
    forest, _, farm, water, monster = masks
    absent = (not beside & forest) + (not beside & farm) + (not beside & water)
    absent += (not beside & monster) + (not beside & layout.mountain_mask)
    return 3 if absent <= _MOST_ABSENT else 0


# RULING: of two clusters tied for the largest, one is the second largest.
@scoring_card(
    "shieldgate",
    37,
    ScoringGroup.VILLAGE,
    name=QT_TRANSLATE_NOOP("cards", "Shieldgate"),
    text=QT_TRANSLATE_NOOP(
        "cards",
        "Each space of the second largest village cluster is worth 2 stars. "
        "If several are the largest, one of them is the second.",
    ),
    solo=20,
    examples=(Example("VV.\n...\nVVV", 4), Example("VVV\n...\n...", 0)),
)
@each_cluster(Terrain.VILLAGE, place=1)
def shieldgate(layout: MapLayout, masks: Masks, cluster: int) -> int:
    del layout, masks
    return 2 * cluster.bit_count()
