"""The four scoring cards about the shape of the whole map."""

from collections.abc import Sequence

from cartographers_gui.engine.grid import Grid
from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.engine.patterns import (
    each_closed_space,
    each_full_line,
    largest_square,
)
from cartographers_gui.engine.scoring import Example, ScoringGroup, scoring_card


@scoring_card(
    "borderlands",
    38,
    ScoringGroup.SPATIAL,
    name=QT_TRANSLATE_NOOP("cards", "Borderlands"),
    text=QT_TRANSLATE_NOOP(
        "cards", "Each row and each column without an empty space is worth 6 stars."
    ),
    solo=24,
    examples=(Example("FVM\n#..\nX..", 12), Example("FR.\n...\n...", 0)),
)
@each_full_line(stars=6)
def borderlands(grid: Grid) -> Sequence[int]:
    return grid.lines


# RULING: a single filled space is a filled square of side 1 and scores 3; wasteland is filled.
lost_barony = scoring_card(
    "lost_barony",
    39,
    ScoringGroup.SPATIAL,
    name=QT_TRANSLATE_NOOP("cards", "Lost Barony"),
    text=QT_TRANSLATE_NOOP(
        "cards",
        "Find the largest square of filled spaces. Each space along one of its sides is worth "
        "3 stars.",
    ),
    solo=24,
    examples=(Example("FV.\nA#.\n...", 6), Example("R..\n...\n...", 0)),
)(largest_square(stars=3))


# RULING: the corner at the bottom left touches both edges, so it is a diagonal of length 1.
@scoring_card(
    "the_broken_road",
    40,
    ScoringGroup.SPATIAL,
    name=QT_TRANSLATE_NOOP("cards", "The Broken Road"),
    text=QT_TRANSLATE_NOOP(
        "cards",
        "Each diagonal that runs down from the left edge to the bottom edge of the map without "
        "an empty space is worth 3 stars.",
    ),
    solo=24,
    examples=(Example("F..\n.V.\nA.X", 6), Example("..F\n.V.\n...", 0)),
)
@each_full_line(stars=3)
def the_broken_road(grid: Grid) -> Sequence[int]:
    return grid.diagonals


the_cauldrons = scoring_card(
    "the_cauldrons",
    41,
    ScoringGroup.SPATIAL,
    name=QT_TRANSLATE_NOOP("cards", "The Cauldrons"),
    text=QT_TRANSLATE_NOOP(
        "cards",
        "Each empty space whose four sides are all closed is worth 1 star. "
        "A side is closed by a filled space or by the edge of the map.",
    ),
    solo=20,
    examples=(Example(".F.\nVRM\n.#.", 5), Example("..F\nFFF\n...", 0)),
)(each_closed_space())
