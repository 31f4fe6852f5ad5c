"""Chapters of the rulebook: the scoring cards of forest, farm and water, with worked examples.

The four cards of a chapter look at the same map, so that one sees how they differ. The numbers in
the texts are what the engine counts there; the tests compare them.
"""

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.ui.rulebook.blocks import Chapter, Figure, ScoringSection, para

__all__ = ["FARM_WATER_CARDS", "FOREST_CARDS"]

FOREST_CARDS = Chapter(
    "forest_cards",
    QT_TRANSLATE_NOOP("Rules", "Scoring cards: forest"),
    (
        para(
            "forest_cards.one_in_play",
            QT_TRANSLATE_NOOP(
                "Rules",
                "One of these four cards is in every game. All examples of this chapter look at "
                "the same map, so it can be seen how differently the queen may judge it.",
            ),
        ),
        para(
            "forest_cards.each_map",
            QT_TRANSLATE_NOOP(
                "Rules",
                "A scoring card always counts the whole map of each player. What was scored in an "
                "earlier season is scored again.",
            ),
        ),
        Figure("forest_map", QT_TRANSLATE_NOOP("Rules", "The map of this chapter, on side A.")),
        ScoringSection(
            "sentinel_wood",
            (
                para(
                    "sentinel_wood.corner",
                    QT_TRANSLATE_NOOP(
                        "Rules",
                        "A forest in the corner lies on two edges and yet is one space: 1 star.",
                    ),
                ),
            ),
            para(
                "sentinel_wood.example",
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Five forest spaces stand on the edge in the upper corners, two more in the "
                    "lower left. All the forest inside the country counts for nothing: 7 stars.",
                ),
            ),
            7,
        ),
        ScoringSection(
            "greenbough",
            (
                para(
                    "greenbough.one_is_enough",
                    QT_TRANSLATE_NOOP(
                        "Rules",
                        "One forest space in a row is enough, ten are no better. This card likes "
                        "forests that are scattered.",
                    ),
                ),
            ),
            para(
                "greenbough.example",
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "There is forest in 6 rows and in 8 columns, together 14 stars. Row D has "
                    "none, nor has column 3.",
                ),
            ),
            14,
        ),
        ScoringSection(
            "treetower",
            (
                para(
                    "treetower.closed",
                    QT_TRANSLATE_NOOP(
                        "Rules",
                        "Anything that fills a space closes a side, forest as well as mountain or "
                        "monster. Open ruins do not.",
                    ),
                ),
            ),
            para(
                "treetower.example",
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A1, B1, B5 and B6 are closed on all four sides: 4 stars. A2 is not, for "
                    "nothing has been drawn on A3 yet.",
                ),
            ),
            4,
        ),
        ScoringSection(
            "stoneside_forest",
            (
                para(
                    "stoneside_forest.chain",
                    QT_TRANSLATE_NOOP(
                        "Rules",
                        "The two mountains must touch the same cluster. If it touches three "
                        "mountains, all three count: 9 stars.",
                    ),
                ),
            ),
            para(
                "stoneside_forest.example",
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A forest leads from the mountain at B4 to the one at C9, and both are worth "
                    "3: together 6 stars. The forest beside F6 has found no second mountain yet.",
                ),
            ),
            6,
        ),
    ),
    see=("seasons", "farm_water_cards"),
    map="forest_map",
)

FARM_WATER_CARDS = Chapter(
    "farm_water_cards",
    QT_TRANSLATE_NOOP("Rules", "Scoring cards: farm and water"),
    (
        para(
            "farm_water_cards.two_terrains",
            QT_TRANSLATE_NOOP(
                "Rules",
                "These four cards are about farms and water, beside each other or apart, near "
                "mountains or near ruins.",
            ),
        ),
        Figure("farm_water_map", QT_TRANSLATE_NOOP("Rules", "The map of this chapter, on side B.")),
        ScoringSection(
            "canal_lake",
            (
                para(
                    "canal_lake.once",
                    QT_TRANSLATE_NOOP(
                        "Rules",
                        "Every space counts at most once. A long line of water beside a long line "
                        "of farms is the best there is.",
                    ),
                ),
            ),
            para(
                "canal_lake.example",
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Farm and water meet only in the upper right: the water at C8 and D8 and the "
                    "farms at C9 and D9 bring 4 stars. The farm at D10 touches no water.",
                ),
            ),
            4,
        ),
        ScoringSection(
            "mages_valley",
            (
                para(
                    "mages_valley.mountain",
                    QT_TRANSLATE_NOOP(
                        "Rules",
                        "Four spaces are adjacent to a mountain, so one mountain is worth 8 stars "
                        "at most, with water all round.",
                    ),
                ),
            ),
            para(
                "mages_valley.example",
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Water lies beside a mountain at B8 and is worth 2. Farms do so at C3, C9, I9 "
                    "and K3 and are worth 1 each. That makes 6 stars.",
                ),
            ),
            6,
        ),
        ScoringSection(
            "the_golden_granary",
            (
                para(
                    "the_golden_granary.drawn_on",
                    QT_TRANSLATE_NOOP(
                        "Rules",
                        "Ruins that have been drawn on still are a ruins space, so water beside "
                        "them counts. Water on ruins is not beside them.",
                    ),
                ),
            ),
            para(
                "the_golden_granary.example",
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The farms at C3 and H9 stand on ruins and are worth 3 each. Water beside "
                    "ruins is found at B8 and G3. Together 8 stars.",
                ),
            ),
            8,
        ),
        ScoringSection(
            "shoreside_expanse",
            (
                para(
                    "shoreside_expanse.small",
                    QT_TRANSLATE_NOOP(
                        "Rules",
                        "The size does not matter: many small clusters are better than a large "
                        "one. Wasteland is not the edge of the map and does no harm.",
                    ),
                ),
            ),
            para(
                "shoreside_expanse.example",
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The farms round D2, those round I8 and the water at G3 keep apart from the "
                    "edge and from each other: 9 stars. The clusters in the last row touch the "
                    "edge, and those in the upper right touch each other.",
                ),
            ),
            9,
        ),
    ),
    see=("seasons", "village_cards"),
    map="farm_water_map",
)
