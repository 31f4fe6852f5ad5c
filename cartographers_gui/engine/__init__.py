"""The rules of the game, pure: no Qt, no files, no clock, no global random.

May import: the standard library. Start reading at: `grid`, then `sheet`, `placement`, `game`.
"""

from cartographers_gui.engine.cards import (
    AmbushCard,
    Card,
    Edict,
    ExploreCard,
    MapCorner,
    PassDirection,
    RuinsCard,
    Season,
    SeasonCard,
    ShapeOption,
)
from cartographers_gui.engine.catalogue import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    MAP_LAYOUTS,
    RUINS_CARDS,
    SCORING_CARDS,
    SEASON_CARDS,
)
from cartographers_gui.engine.grid import Grid, Space, grid_of
from cartographers_gui.engine.scoring import (
    Score,
    ScoredGroup,
    ScoringCard,
    ScoringGroup,
    monster_groups,
    monster_penalty,
)
from cartographers_gui.engine.shapes import SINGLE_SPACE, Orientation, Shape
from cartographers_gui.engine.sheet import MapLayout, MapSheet, surrounded_mountains
from cartographers_gui.engine.terrain import DRAWABLE, Terrain

__all__ = [
    "AMBUSH_CARDS",
    "DRAWABLE",
    "EXPLORE_CARDS",
    "MAP_LAYOUTS",
    "RUINS_CARDS",
    "SCORING_CARDS",
    "SEASON_CARDS",
    "SINGLE_SPACE",
    "AmbushCard",
    "Card",
    "Edict",
    "ExploreCard",
    "Grid",
    "MapCorner",
    "MapLayout",
    "MapSheet",
    "Orientation",
    "PassDirection",
    "RuinsCard",
    "Score",
    "ScoredGroup",
    "ScoringCard",
    "ScoringGroup",
    "Season",
    "SeasonCard",
    "Shape",
    "ShapeOption",
    "Space",
    "Terrain",
    "grid_of",
    "monster_groups",
    "monster_penalty",
    "surrounded_mountains",
]
