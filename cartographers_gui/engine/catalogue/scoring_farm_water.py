"""The four farm and water scoring cards."""

from collections.abc import Iterable

from cartographers_gui.engine.cluster_patterns import each_cluster
from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.engine.patterns import Masks, each_space, neighbours
from cartographers_gui.engine.scoring import Example, ScoringGroup, scoring_card
from cartographers_gui.engine.sheet import MapLayout
from cartographers_gui.engine.terrain import Terrain

canal_lake = scoring_card(
    "canal_lake",
    30,
    ScoringGroup.FARM_WATER,
    name=QT_TRANSLATE_NOOP("cards", "Canal Lake"),
    text=QT_TRANSLATE_NOOP(
        "cards",
        "Each water space adjacent to a farm, and each farm space adjacent to water, is worth "
        "1 star, however many such neighbours it has.",
    ),
    solo=24,
    examples=(Example("AW.\nWA.\n...", 4), Example("A.W\n...\nW..", 0)),
)(neighbours(Terrain.WATER, Terrain.FARM))


@scoring_card(
    "mages_valley",
    31,
    ScoringGroup.FARM_WATER,
    name=QT_TRANSLATE_NOOP("cards", "Mages Valley"),
    text=QT_TRANSLATE_NOOP(
        "cards",
        "Each water space adjacent to a mountain is worth 2 stars, and each farm space adjacent "
        "to a mountain 1 star.",
    ),
    solo=22,
    examples=(Example("AW.\nWMA\n.F.", 5), Example("AW.\n..M\n...", 0)),
)
@each_space(Terrain.WATER, Terrain.FARM)
def mages_valley(layout: MapLayout) -> Iterable[tuple[Terrain, int, int]]:
    beside = layout.grid.around(layout.mountain_mask)
    return ((Terrain.WATER, beside, 2), (Terrain.FARM, beside, 1))


# RULING: a ruins space counts for adjacent water whether drawn on or not; the card speaks of ruins
# spaces, and its picture shows water beside a ruins space that bears a farm.
@scoring_card(
    "the_golden_granary",
    32,
    ScoringGroup.FARM_WATER,
    name=QT_TRANSLATE_NOOP("cards", "The Golden Granary"),
    text=QT_TRANSLATE_NOOP(
        "cards",
        "Each water space adjacent to a ruins space is worth 1 star, and each farm space drawn "
        "on ruins 3 stars.",
    ),
    solo=20,
    examples=(Example("WR.\n.aW\n...", 5), Example("w..\n..A\n...", 0)),
)
@each_space(Terrain.WATER, Terrain.FARM)
def the_golden_granary(layout: MapLayout) -> Iterable[tuple[Terrain, int, int]]:
    ruins = layout.ruins_mask
    return ((Terrain.WATER, layout.grid.around(ruins), 1), (Terrain.FARM, ruins, 3))


# RULING: wasteland is not the edge of the map.
@scoring_card(
    "shoreside_expanse",
    33,
    ScoringGroup.FARM_WATER,
    name=QT_TRANSLATE_NOOP("cards", "Shoreside Expanse"),
    text=QT_TRANSLATE_NOOP(
        "cards",
        "Each farm cluster that touches neither water nor the edge of the map is worth 3 stars. "
        "So is each water cluster that touches neither a farm nor the edge of the map.",
    ),
    solo=27,
    examples=(
        Example(".....\n.A...\n.A.W.\n.....\n.....", 6),
        Example("A....\n.A...\n.WA..\n..W..\n.....", 0),
    ),
)
@each_cluster(Terrain.FARM, Terrain.WATER, beside=(Terrain.FARM, Terrain.WATER), on_edge=True)
def shoreside_expanse(layout: MapLayout, masks: Masks, cluster: int) -> int:
    if cluster & layout.grid.edge:
        return 0
    _, _, farm, water, _ = masks
    # Beside a cluster there is none of its own terrain, so this finds the other one.
    beside = layout.grid.around(cluster) & ~cluster
    return 0 if beside & (farm | water) else 3
