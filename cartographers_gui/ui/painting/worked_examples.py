"""Small maps for the pages of the cards: what is worth stars on them, the engine tells."""

from cartographers_gui.engine import MapSheet

__all__ = ["AMBUSH_EXAMPLE", "EXPLORE_EXAMPLE", "RUINS_EXAMPLE", "WORKED_EXAMPLES"]


def _sheet(*rows: str) -> MapSheet:
    return MapSheet.from_text("\n".join(rows))


WORKED_EXAMPLES: dict[str, MapSheet] = {
    "sentinel_wood": _sheet("FF....", "F..M..", "..FF..", "..V..F", "......", ".AA.FF"),
    "greenbough": _sheet("F.....", "...M..", "...FF.", "......", "..V...", ".VV..."),
    "treetower": _sheet("FFV...", "FAV...", "..MF..", ".VFFA.", ".R#W..", "FF...."),
    "stoneside_forest": _sheet("M.....", "FF.M..", ".F.F..", ".FM..F", ".....F", ".....M"),
    "canal_lake": _sheet("AAW...", ".AW...", "..WW..", "....A.", "W...AW", "WW...."),
    "mages_valley": _sheet(".WA...", "WMA..W", ".AW.AM", "......", "M.W..V", "A....."),
    "the_golden_granary": _sheet(".WR...", "..a.W.", "W...R.", "..w..W", "A.....", "R....."),
    "shoreside_expanse": _sheet("......", ".AA..W", ".A..WW", "....A.", ".W..A.", "......"),
    "wildholds": _sheet("VVV.V.", "VV..VV", ".V.VV.", "..M...", "VVV..V", "VVV..."),
    "great_city": _sheet("VV...V", "VV.M.V", ".V.VVV", "....V.", ".VVV..", "......"),
    "greengold_plains": _sheet(".F....", "AVVM.A", ".VW..V", "...WVV", "XV...F", ".V#R.."),
    "shieldgate": _sheet("VVV..V", "VV...V", "...M.V", ".VV...", ".....F", "......"),
    "borderlands": _sheet("FFVVMA", ".F.W..", "AAWWX#", "...W..", ".V.W.R", "...V.."),
    "lost_barony": _sheet(".F....", "VVMA..", "VVWA..", "FF#A..", "..W.M.", "..R..."),
    "the_broken_road": _sheet("......", "F.....", ".V....", "V.MF..", "A.RWW.", "WA..A."),
    "the_cauldrons": _sheet(".FA...", "FVRV..", ".FWF..", "#..A.V", "F.MFV.", "..W..V"),
}
"""The map of each scoring card by its id."""

AMBUSH_EXAMPLE = _sheet(
    "FF....V",
    "F......",
    "...M...",
    "....R..",
    "V......",
    "......A",
    "WW...AA",
)
"""The map on which a lone player's monsters land."""

EXPLORE_EXAMPLE = _sheet(
    ".......",
    ".FF.M..",
    "..F....",
    "R...VV.",
    "....V..",
    ".......",
    "....AA.",
)
"""A map with room for every shape."""

RUINS_EXAMPLE = _sheet("......", ".R.FF.", "...fM.", "VV..R.", ".V....", "......")
"""A map with open ruins and with some that are drawn on."""
