"""The four farm and water scoring cards."""

from collections.abc import Iterable

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.engine.scoring import EACH, WHOLE, Example, ScoringGroup, Tally, scoring_card
from cartographers_gui.engine.sheet import MapSheet


@scoring_card(
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
)
def canal_lake(sheet: MapSheet) -> Iterable[Tally]:
    around = sheet.layout.grid.around
    _, _, farm, water, _ = sheet.masks
    return ((water & around(farm) | farm & around(water), 1, EACH),)


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
def mages_valley(sheet: MapSheet) -> Iterable[Tally]:
    beside = sheet.layout.grid.around(sheet.layout.mountain_mask)
    _, _, farm, water, _ = sheet.masks
    return ((water & beside, 2, EACH), (farm & beside, 1, EACH))


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
def the_golden_granary(sheet: MapSheet) -> Iterable[Tally]:
    ruins = sheet.layout.ruins_mask
    _, _, farm, water, _ = sheet.masks
    beside = sheet.layout.grid.around(ruins)
    return ((water & beside, 1, EACH), (farm & ruins, 3, EACH))


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
def shoreside_expanse(sheet: MapSheet) -> Iterable[Tally]:
    grid = sheet.layout.grid
    edge = grid.edge
    _, _, farm, water, _ = sheet.masks
    return [
        (cluster, 3, WHOLE)
        for terrain, other in ((farm, water), (water, farm))
        if terrain
        for cluster in grid.clusters(terrain)
        if not cluster & edge and not grid.around(cluster) & other
    ]
