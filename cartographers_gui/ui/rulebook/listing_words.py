"""The words in the tables of the rulebook that no card bears."""

from cartographers_gui.engine import MapCorner, PassDirection
from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.ui.theme import Ground

__all__ = ["CORNERS", "GROUNDS", "HEADS", "NEIGHBOURS", "NO_TERRAIN"]

HEADS = {
    "card": QT_TRANSLATE_NOOP("Rules", "Card"),
    "time": QT_TRANSLATE_NOOP("Rules", "Time"),
    "terrains": QT_TRANSLATE_NOOP("Rules", "Terrains"),
    "shapes": QT_TRANSLATE_NOOP("Rules", "Shapes"),
    "shape": QT_TRANSLATE_NOOP("Rules", "Shape"),
    "passed": QT_TRANSLATE_NOOP("Rules", "The map goes to"),
    "corner": QT_TRANSLATE_NOOP("Rules", "Corner in solo play"),
    "season": QT_TRANSLATE_NOOP("Rules", "Season"),
    "threshold": QT_TRANSLATE_NOOP("Rules", "Time threshold"),
    "edicts": QT_TRANSLATE_NOOP("Rules", "Scored edicts"),
    "rating": QT_TRANSLATE_NOOP("Rules", "Rating at least"),
    "title": QT_TRANSLATE_NOOP("Rules", "Title"),
    "solo": QT_TRANSLATE_NOOP("Rules", "Solo number"),
    "promo": QT_TRANSLATE_NOOP("Rules", "Only with the promo ambushes"),
}
"""The heads of columns."""

NEIGHBOURS = {
    PassDirection.CLOCKWISE: QT_TRANSLATE_NOOP("Rules", "clockwise, to the left"),
    PassDirection.COUNTERCLOCKWISE: QT_TRANSLATE_NOOP("Rules", "counterclockwise, to the right"),
}
"""Where the maps go in an ambush."""

CORNERS = {
    MapCorner.TOP_LEFT: QT_TRANSLATE_NOOP("Rules", "top left"),
    MapCorner.TOP_RIGHT: QT_TRANSLATE_NOOP("Rules", "top right"),
    MapCorner.BOTTOM_LEFT: QT_TRANSLATE_NOOP("Rules", "bottom left"),
    MapCorner.BOTTOM_RIGHT: QT_TRANSLATE_NOOP("Rules", "bottom right"),
}
"""Where an ambush starts in solo play."""

GROUNDS = {
    Ground.FOREST: QT_TRANSLATE_NOOP("Rules", "Trees as far as the eye can see."),
    Ground.VILLAGE: QT_TRANSLATE_NOOP("Rules", "Houses of the first settlers."),
    Ground.FARM: QT_TRANSLATE_NOOP("Rules", "Fields and meadows, at their best beside water."),
    Ground.WATER: QT_TRANSLATE_NOOP("Rules", "Rivers, lakes and marshes."),
    Ground.MONSTER: QT_TRANSLATE_NOOP(
        "Rules", "Drawn by a neighbour; threatens the empty spaces beside it."
    ),
    Ground.MOUNTAIN: QT_TRANSLATE_NOOP(
        "Rules", "Printed on the map; gives a coin when it is surrounded."
    ),
    Ground.RUINS: QT_TRANSLATE_NOOP("Rules", "Empty until drawn on; no terrain type."),
    Ground.WASTELAND: QT_TRANSLATE_NOOP(
        "Rules", "Filled from the start, on side B only; no terrain type."
    ),
}
"""What each ground is."""

NO_TERRAIN = {
    Ground.RUINS: QT_TRANSLATE_NOOP("Rules", "Ruins"),
    Ground.WASTELAND: QT_TRANSLATE_NOOP("Rules", "Wasteland"),
}
"""The names of grounds that are no terrain type."""
