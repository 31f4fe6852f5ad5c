"""Chapters of the rulebook: the map, drawing a shape, and the single space."""

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.ui.rulebook.blocks import (
    Chapter,
    Figure,
    Listing,
    ListingKind,
    note,
    para,
    point,
)

__all__ = ["DRAWING", "MAP", "SINGLE_SPACE"]

MAP = Chapter(
    "map",
    QT_TRANSLATE_NOOP("Rules", "The map"),
    (
        para(
            "map.spaces",
            QT_TRANSLATE_NOOP(
                "Rules",
                "A map has eleven rows and eleven columns of square <b>spaces</b>. The rows bear "
                "the letters A to K, the columns the numbers 1 to 11: the space in the top left "
                "corner is A1, the one in the bottom right corner K11.",
            ),
        ),
        para(
            "map.filled",
            QT_TRANSLATE_NOOP(
                "Rules",
                "A space is either <b>empty</b> or <b>filled</b>. Filled are all spaces that have "
                "been drawn on, and from the start every mountain and every wasteland. All others "
                "are empty and can be drawn on.",
            ),
        ),
        para(
            "map.terrains",
            QT_TRANSLATE_NOOP(
                "Rules",
                "There are six <b>terrain types</b>. Four of them are the land itself, the fifth "
                "is the monster. The sixth, the mountain, is printed on the map and never drawn.",
            ),
        ),
        Listing(ListingKind.TERRAINS),
        para(
            "map.mountains",
            QT_TRANSLATE_NOOP(
                "Rules",
                "<b>Mountains</b> are filled spaces; nothing can be drawn over them. Each mountain "
                "bears a coin for the cartographer who closes it in on all four sides.",
            ),
        ),
        para(
            "map.ruins",
            QT_TRANSLATE_NOOP(
                "Rules",
                "<b>Ruins</b> are empty spaces with old walls on them. Any shape may cover them, "
                "and a ruins card even demands it. A ruins space that has been drawn on shows that "
                "terrain and counts as filled; it still remains a ruins space.",
            ),
        ),
        para(
            "map.wasteland",
            QT_TRANSLATE_NOOP(
                "Rules",
                "<b>Wasteland</b> is found on side B only. It is filled, so nothing can be drawn "
                "there, but it has no terrain type. It is not the edge of the map either.",
            ),
        ),
        para(
            "map.adjacent",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Two spaces are <b>adjacent</b> if they share a side. Spaces that touch only at a "
                "corner are never adjacent.",
            ),
        ),
        Figure(
            "adjacent",
            QT_TRANSLATE_NOOP(
                "Rules", "Four spaces are adjacent to this mountain; those at its corners are not."
            ),
        ),
        para(
            "map.cluster",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Adjacent spaces of one terrain form a <b>cluster</b>. It reaches as far as that "
                "terrain goes on from side to side, whichever cards it was drawn with. A single "
                "space is a cluster too.",
            ),
        ),
        Figure(
            "clusters",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Three forest clusters, of five, two and one spaces: at a corner a cluster does "
                "not go on.",
            ),
        ),
        para(
            "map.edge",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The <b>edge of the map</b> is the outer line round all spaces. A space lies on "
                "the edge if one of its sides is part of that line.",
            ),
        ),
        para(
            "map.coin_track",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Every map has a <b>coin track</b> with room for 14 coins, and a table for the "
                "stars of the four seasons.",
            ),
        ),
    ),
    see=("coins", "ruins", "drawing"),
)

DRAWING = Chapter(
    "drawing",
    QT_TRANSLATE_NOOP("Rules", "Drawing a shape"),
    (
        para(
            "drawing.time_1",
            QT_TRANSLATE_NOOP(
                "Rules",
                "A card of time 1 shows one terrain and <b>two shapes</b>. The smaller shape has a "
                "coin beside it: who draws that one takes the coin at once.",
            ),
        ),
        para(
            "drawing.time_2",
            QT_TRANSLATE_NOOP(
                "Rules",
                "A card of time 2 shows one shape and <b>two terrains</b>. The whole shape is "
                "filled with one of the two; they are never mixed.",
            ),
        ),
        para(
            "drawing.free_choice",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Each player chooses freely and need not do what the others do. Of two shapes that "
                "both fit, either may be taken.",
            ),
        ),
        para(
            "drawing.turning",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The shape may be <b>rotated</b> and <b>mirrored</b> as you like. Its size and its "
                "form stay as they are.",
            ),
        ),
        Figure(
            "orientations",
            QT_TRANSLATE_NOOP("Rules", "One shape in all its eight positions."),
        ),
        para(
            "drawing.where",
            QT_TRANSLATE_NOOP(
                "Rules", "It may be drawn anywhere on the map, if these rules are kept:"
            ),
        ),
        point(
            "drawing.inside",
            QT_TRANSLATE_NOOP(
                "Rules", "All its spaces lie on the map; nothing hangs over the edge."
            ),
        ),
        point(
            "drawing.on_empty",
            QT_TRANSLATE_NOOP(
                "Rules",
                "All its spaces are empty. It covers no mountain, no wasteland, and nothing that "
                "has been drawn before.",
            ),
        ),
        point(
            "drawing.ruins_duty",
            QT_TRANSLATE_NOOP(
                "Rules",
                "If a ruins card lies before it, it covers at least one open ruins space.",
            ),
        ),
        para(
            "drawing.no_contact",
            QT_TRANSLATE_NOOP(
                "Rules",
                "It need not touch anything. A new forest may begin far from the old one, and "
                "terrains may lie side by side in any way.",
            ),
        ),
        Figure(
            "placements",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The village on the left may be drawn. The one on the right may not, for it covers "
                "a mountain.",
            ),
        ),
        para(
            "drawing.holes",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Some shapes have gaps. Only the spaces of the shape are drawn; what lies in a gap "
                "stays as it is and may be filled already.",
            ),
        ),
        para(
            "drawing.diagonal",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The two spaces of the small shape on the card {forgotten_forest} touch only at a "
                "corner. They are one shape, but two clusters, as long as nothing joins them.",
            ),
        ),
        Listing(ListingKind.EXPLORE_CARDS),
        note(
            "drawing.marks",
            QT_TRANSLATE_NOOP(
                "Rules",
                "On the screen, small dots mark every place where the shape fits as it is rotated "
                "now. The panel beside the map tells before you confirm what a drawing would be "
                "worth at the end of the season.",
            ),
        ),
    ),
    see=("single_space", "ruins", "coins"),
)

SINGLE_SPACE = Chapter(
    "single_space",
    QT_TRANSLATE_NOOP("Rules", "When nothing fits: the single space"),
    (
        para(
            "single_space.when",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Late in the game a shape may fit nowhere on a map. If <b>none</b> of the shapes "
                "of the card can be drawn by the rules, in whatever position and place, the player "
                "draws a <b>single space</b> instead: a square of 1x1 on any empty space.",
            ),
        ),
        para(
            "single_space.no_choice",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The single space is no way out. As long as one of two shapes still fits anywhere, "
                "a shape must be drawn; when none does, the single space must be.",
            ),
        ),
        para(
            "single_space.terrain",
            QT_TRANSLATE_NOOP(
                "Rules",
                "It may be filled with <b>any</b> terrain: forest, village, farm, water, even "
                "monster, whatever the card shows. Only a mountain can never be drawn.",
            ),
        ),
        para(
            "single_space.readings",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The first edition of the rules can also be read otherwise: only a terrain of the "
                "card, except under a ruins card, where any terrain is allowed. Later editions say "
                "any. Whoever prefers the narrow reading turns on the option for the strict single "
                "space.",
            ),
        ),
        para(
            "single_space.no_coin",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The single space never brings the coin that stands beside a shape. If it closes "
                "in a mountain, it brings the coin of that mountain as any other drawing does.",
            ),
        ),
        para(
            "single_space.monster",
            QT_TRANSLATE_NOOP(
                "Rules",
                "An ambush knows it too: if the monsters' shape fits nowhere on the neighbour's "
                "map, a single monster is drawn on any empty space there.",
            ),
        ),
        para(
            "single_space.full_map",
            QT_TRANSLATE_NOOP(
                "Rules",
                "If a map has no empty space left at all, nothing is drawn on it in that turn.",
            ),
        ),
        Figure(
            "nothing_fits",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The shape of the card {orchard} fits nowhere on this map. A single space of any "
                "terrain is drawn, on one of the marked spaces.",
            ),
        ),
    ),
    see=("ruins", "options", "hard_cases"),
)
