"""The figures of the rulebook as data: sheets as text, what is drawn on them, what is counted."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    MapSheet,
    Placement,
    Space,
    Terrain,
    format_placement,
    parse_placement,
    solo_ambush_spaces,
)
from cartographers_gui.ui.rulebook.blocks import ScoringSection
from cartographers_gui.ui.rulebook.document import RULEBOOK

__all__ = ["FIGURES", "CardFigure", "FigureArt", "MapFigure", "OrientationsFigure", "figure_of"]


@dataclass(frozen=True, slots=True)
class MapFigure:
    """A sheet, or a part of one, with marks on it."""

    drawing: str
    """In the letters of `MapSheet.from_text`: the sheet before anything is drawn."""
    crop: tuple[int, int, int, int] | None = None
    """First row, first column, rows and columns of the part that is shown; else all of it."""
    drawn: str = ""
    """A placement that is drawn last, and outlined."""
    ghosts: tuple[str, ...] = ()
    """Placements that hover over the map: those that are not allowed are crossed out."""
    cards: tuple[str, ...] = ()
    """Scoring cards whose stars are shown."""
    losses: bool = False
    """Whether the spaces that cost a star are shown."""
    marked: frozenset[Space] = frozenset()
    """Spaces that are outlined."""

    @property
    def sheet(self) -> MapSheet:
        """The sheet with everything drawn."""
        sheet = MapSheet.from_text(self.drawing)
        if not self.drawn:
            return sheet
        placement = parse_placement(self.drawn)
        return sheet.with_drawn(placement.terrain, placement.spaces)


@dataclass(frozen=True, slots=True)
class CardFigure:
    """An explore card."""

    card: str


@dataclass(frozen=True, slots=True)
class OrientationsFigure:
    """The shape of an explore card in every position."""

    card: str


FigureArt = MapFigure | CardFigure | OrientationsFigure

_SIDE_A = """
...........
...M.R.....
.R......MR.
...........
...........
.....M.....
...........
...........
.RM......R.
.....R.M...
...........
"""
_SIDE_B = """
...........
......R.M..
..RM.......
.....#.....
....##R....
....###....
.R...#.....
.....M..R..
.........M.
..MR.......
...........
"""
_FOREST = """
FF..WW....F
FVVMFfV..FF
Vv..WFFFMR.
V.......X..
........XX.
.....M..X..
..AA.FA..W.
.AA..FFA.W.
.RM......wA
...V.R.M..A
FF.VV......
"""
_FARM_WATER = """
...........
......RWMV.
FFaM...WAV.
.AA..#.WAA.
....##R....
....###....
.RWW.#..VV.
..W..M..aV.
.......AAM.
..MR.......
..AAA.WWWW.
"""
_VILLAGE = """
.FF........
.F.M.vV..AA
.R...VV.MR.
VV........F
VVV...VV.FF
.V...MVVF..
...WWVVV...
....WW.W.VX
.RM....WVvX
..WA.R.MA..
..WAA......
"""
_SPATIAL = """
.....F.....
....FFR.M..
..RMFVVVV..
...AA#WW...
...A##wW...
VVFF###WWAA
VvAA.#F..A.
.F.F.MF.a..
..VVVWAAAM.
V.Mv.W.....
VV..AW..XX.
"""
_CLUSTERS = """
...........
...M.R.....
.R......MR.
......FF...
......FFF..
.....M...F.
..........F
..........F
.RM......R.
.....R.M...
...........
"""
_MOUNTAIN_COIN = """
...........
...M.R.....
.R......MR.
...........
....AA.....
...FFMVV...
.....W.V...
.....WW....
.RM......R.
.....R.M...
...........
"""
_CROWDED = """
FFFFVVAAAWW
FFFMVvAAAWW
VvVVV..FMaW
AAAVVFFFWWW
AA.VFFXXWWF
WWWVAMXXVVF
WWAAA.VVVFF
FFAAWWVVV..
FvM.WWWAAa.
FFVVWfWMAAA
FFVVVVWWWAA
"""
_OUT_OF_REACH = """
...........
.FFM.vVV.FF
.wW.....MR.
WW......AAA
........A..
...VVMF....
...V.FFF...
..AA.......
.aM..WW..v.
.....a.M.VV
...........
"""
_TWO_MOUNTAINS = """
...........
......R.M..
..RM.......
.....#.....
....##R....
....###....
.R...#.FF..
...VVM..R..
...V.A..FMA
..MR.....A.
.........A.
"""
_PLACEMENTS = """
...........
...M.R.....
.R......MR.
FF.........
FF.........
.....M.....
...........
...........
.RM......R.
.....R.M...
...........
"""

_CHAPTER_MAPS: Mapping[str, str] = MappingProxyType(
    {
        "forest_map": _FOREST,
        "farm_water_map": _FARM_WATER,
        "village_map": _VILLAGE,
        "spatial_map": _SPATIAL,
    }
)


def _empty_of(drawing: str) -> frozenset[Space]:
    return MapSheet.from_text(drawing).empty


def _examples() -> dict[str, FigureArt]:
    """Return the worked example of every scoring card: its chapter's map as the card sees it."""
    return {
        block.card: MapFigure(_CHAPTER_MAPS[chapter.map], cards=(block.card,))
        for chapter in RULEBOOK
        for block in chapter.blocks
        if isinstance(block, ScoringSection)
    }


def _goblins_land() -> MapFigure:
    """Return the map on which a lone player's goblins find their place."""
    spaces = solo_ambush_spaces(MapSheet.from_text(_VILLAGE), AMBUSH_CARDS["goblin_attack"])
    landing = Placement(Terrain.MONSTER, spaces or frozenset())
    return MapFigure(_VILLAGE, drawn=format_placement(landing))


FIGURES: Mapping[str, FigureArt] = MappingProxyType(
    {
        "played_map": MapFigure(_FOREST),
        "side_a": MapFigure(_SIDE_A),
        "side_b": MapFigure(_SIDE_B),
        "explore_card": CardFigure("orchard"),
        "rift_lands_card": CardFigure("rift_lands"),
        "adjacent": MapFigure(
            _SIDE_A,
            crop=(3, 3, 5, 5),
            marked=frozenset({Space(4, 5), Space(5, 4), Space(5, 6), Space(6, 5)}),
        ),
        "clusters": MapFigure(_CLUSTERS, crop=(3, 6, 5, 5)),
        "orientations": OrientationsFigure("treetop_village"),
        "placements": MapFigure(
            _PLACEMENTS, crop=(3, 0, 5, 9), ghosts=("village E3 F3 F4 G3", "village E7 F6 F7 G7")
        ),
        "nothing_fits": MapFigure(_CROWDED, marked=_empty_of(_CROWDED)),
        "ruins_covered": MapFigure(_MOUNTAIN_COIN, drawn="water C10 D10 E10"),
        "ruins_out_of_reach": MapFigure(_OUT_OF_REACH, marked=frozenset({Space(2, 9)})),
        "monster_penalty": MapFigure(_FOREST, crop=(1, 5, 7, 6), losses=True),
        "mountain_coin": MapFigure(_MOUNTAIN_COIN, crop=(3, 3, 5, 5)),
        "two_mountains": MapFigure(_TWO_MOUNTAINS, drawn="water H7 H8 H9 H10"),
        "season_example": MapFigure(_FOREST, cards=("sentinel_wood", "canal_lake"), losses=True),
        "solo_walk": _goblins_land(),
        **{name: MapFigure(drawing) for name, drawing in _CHAPTER_MAPS.items()},
        **_examples(),
    }
)
"""Every figure by its id; that of a worked example is the id of the scoring card."""


def figure_of(id: str) -> FigureArt:
    """Return a figure. Raises `KeyError` for an unknown id."""
    return FIGURES[id]
