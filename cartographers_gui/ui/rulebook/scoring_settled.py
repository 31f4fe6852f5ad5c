"""Chapters of the rulebook: the scoring cards of villages and of the whole map."""

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.ui.rulebook.blocks import Chapter, Figure, ScoringSection, para

__all__ = ["SPATIAL_CARDS", "VILLAGE_CARDS"]

VILLAGE_CARDS = Chapter(
    "village_cards",
    QT_TRANSLATE_NOOP("Rules", "Scoring cards: village"),
    (
        para(
            "village_cards.clusters",
            QT_TRANSLATE_NOOP(
                "Rules",
                "All four cards of this group are about village clusters. What counts is how many "
                "there are, how large they are, and what they touch.",
            ),
        ),
        Figure("village_map", QT_TRANSLATE_NOOP("Rules", "The map of this chapter, on side A.")),
        ScoringSection(
            "wildholds",
            (
                para(
                    "wildholds.six",
                    QT_TRANSLATE_NOOP(
                        "Rules",
                        "A cluster of five is worth nothing, one of twelve no more than one of "
                        "six. Better two of six than one of twelve.",
                    ),
                ),
            ),
            para(
                "wildholds.example",
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The villages in the west have six spaces, those in the middle seven. Both "
                    "are large enough: 16 stars.",
                ),
            ),
            16,
        ),
        ScoringSection(
            "great_city",
            (
                para(
                    "great_city.order",
                    QT_TRANSLATE_NOOP(
                        "Rules",
                        "First leave out all clusters that touch a mountain, then take the largest "
                        "of the rest. If several are equally large, one of them counts.",
                    ),
                ),
            ),
            para(
                "great_city.example",
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The seven spaces in the middle touch the mountain at F6 and drop out. The six "
                    "in the west remain: 6 stars.",
                ),
            ),
            6,
        ),
        ScoringSection(
            "greengold_plains",
            (
                para(
                    "greengold_plains.types",
                    QT_TRANSLATE_NOOP(
                        "Rules",
                        "Five types can lie beside a village: forest, farm, water, monster and "
                        "mountain. Ruins, wasteland and empty spaces are none.",
                    ),
                ),
            ),
            para(
                "greengold_plains.example",
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The villages in the middle touch forest, water and a mountain. Those at I9 "
                    "touch farm, water and monsters. Each cluster is worth 3, together 6 stars.",
                ),
            ),
            6,
        ),
        ScoringSection(
            "shieldgate",
            (
                para(
                    "shieldgate.second",
                    QT_TRANSLATE_NOOP(
                        "Rules",
                        "Two clusters of the same size are best, for then the second is as large "
                        "as the first. A single cluster has no second: no stars.",
                    ),
                ),
            ),
            para(
                "shieldgate.example",
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The largest cluster has seven spaces, the second largest six, and each of "
                    "those six is worth 2: 12 stars.",
                ),
            ),
            12,
        ),
    ),
    see=("seasons", "spatial_cards"),
    map="village_map",
)

SPATIAL_CARDS = Chapter(
    "spatial_cards",
    QT_TRANSLATE_NOOP("Rules", "Scoring cards: the whole map"),
    (
        para(
            "spatial_cards.filled",
            QT_TRANSLATE_NOOP(
                "Rules",
                "These four cards do not ask what has been drawn, only which spaces are filled and "
                "which are empty. Even monsters are welcome here.",
            ),
        ),
        Figure("spatial_map", QT_TRANSLATE_NOOP("Rules", "The map of this chapter, on side B.")),
        ScoringSection(
            "borderlands",
            (
                para(
                    "borderlands.all",
                    QT_TRANSLATE_NOOP(
                        "Rules",
                        "Eleven filled spaces in a line are needed, no less. Mountains and "
                        "wasteland have done a part of the work already.",
                    ),
                ),
            ),
            para(
                "borderlands.example",
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Row F is full, and so is column 6, where the wasteland has helped: 12 stars.",
                ),
            ),
            12,
        ),
        ScoringSection(
            "lost_barony",
            (
                para(
                    "lost_barony.single",
                    QT_TRANSLATE_NOOP(
                        "Rules",
                        "Only one square counts, a largest one. A single filled space already is a "
                        "square, so no map is worth less than 3 stars here.",
                    ),
                ),
            ),
            para(
                "lost_barony.example",
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The largest filled square has four spaces on each side, from C4 to F7. Four "
                    "times 3 makes 12 stars.",
                ),
            ),
            12,
        ),
        ScoringSection(
            "the_broken_road",
            (
                para(
                    "the_broken_road.lengths",
                    QT_TRANSLATE_NOOP(
                        "Rules",
                        "There are eleven such diagonals, and each one is worth the same. The "
                        "shortest is the corner K1 alone, the longest goes from A1 to K11.",
                    ),
                ),
            ),
            para(
                "the_broken_road.example",
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Three diagonals are full: the corner K1, the one from J1 to K2, and the one "
                    "from G1 to K5. Together 9 stars.",
                ),
            ),
            9,
        ),
        ScoringSection(
            "the_cauldrons",
            (
                para(
                    "the_cauldrons.alone",
                    QT_TRANSLATE_NOOP(
                        "Rules",
                        "Two empty spaces side by side spoil each other. Open ruins are empty and "
                        "can be a cauldron too.",
                    ),
                ),
            ),
            para(
                "the_cauldrons.example",
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "H3 and J5 are empty and closed on all four sides: 2 stars.",
                ),
            ),
            2,
        ),
    ),
    see=("seasons", "end"),
    map="spatial_map",
)
