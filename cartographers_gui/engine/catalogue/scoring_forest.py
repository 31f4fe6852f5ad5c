"""The four forest scoring cards."""

from collections.abc import Iterable

from cartographers_gui.engine.cluster_patterns import joined_mountains
from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.engine.patterns import each_closed_space, each_line_with, each_space
from cartographers_gui.engine.scoring import Example, ScoringGroup, scoring_card
from cartographers_gui.engine.sheet import MapLayout
from cartographers_gui.engine.terrain import Terrain


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
@each_space(Terrain.FOREST)
def sentinel_wood(layout: MapLayout) -> Iterable[tuple[Terrain, int, int]]:
    return ((Terrain.FOREST, layout.grid.edge, 1),)


greenbough = scoring_card(
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
)(each_line_with(Terrain.FOREST))


treetower = scoring_card(
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
)(each_closed_space(Terrain.FOREST))


stoneside_forest = scoring_card(
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
)(joined_mountains(Terrain.FOREST, stars=3))
