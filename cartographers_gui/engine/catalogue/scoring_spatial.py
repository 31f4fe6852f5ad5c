"""The four scoring cards about the shape of the whole map."""

from collections.abc import Iterable

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.engine.scoring import EACH, WHOLE, Example, ScoringGroup, Tally, scoring_card
from cartographers_gui.engine.sheet import MapSheet


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
def borderlands(sheet: MapSheet) -> Iterable[Tally]:
    empty = sheet.empty_mask
    return [(line, 6, WHOLE) for line in sheet.layout.grid.lines if not line & empty]


# RULING: a single filled space is a filled square of side 1 and scores 3; wasteland is filled.
@scoring_card(
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
)
def lost_barony(sheet: MapSheet) -> Iterable[Tally]:
    stride = sheet.layout.grid.stride
    side, corners = 0, sheet.filled_mask
    last = corners
    while corners:
        side, last = side + 1, corners
        corners &= corners >> 1 & corners >> stride & corners >> stride + 1
    if not side:
        return ()
    corner = last & -last
    row = sum(corner << step for step in range(side))
    return ((sum(row << stride * step for step in range(side)), 3 * side, WHOLE),)


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
def the_broken_road(sheet: MapSheet) -> Iterable[Tally]:
    empty = sheet.empty_mask
    diagonals = sheet.layout.grid.diagonals
    return [(diagonal, 3, WHOLE) for diagonal in diagonals if not diagonal & empty]


@scoring_card(
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
)
def the_cauldrons(sheet: MapSheet) -> Iterable[Tally]:
    closed = sheet.layout.grid.closed_by(sheet.filled_mask)
    return ((closed & ~sheet.filled_mask, 1, EACH),)
