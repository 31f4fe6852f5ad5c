"""The rules of the game, pure: no Qt, no files, no clock, no global random.

May import: the standard library. Start reading at: `grid`, then `sheet`, `placement`, `game`.
"""

from typing import TYPE_CHECKING

from cartographers_gui.engine.late import late_name

if TYPE_CHECKING:
    from cartographers_gui.engine.actions import (
        Action,
        Draw,
    )
    from cartographers_gui.engine.ambush_walk import (
        solo_ambush_spaces,
    )
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
    from cartographers_gui.engine.evaluation import (
        SOLO_TITLES,
        SoloTitle,
        Standing,
        TieBreak,
        score_season,
        solo_rating,
        solo_title,
        standings,
    )
    from cartographers_gui.engine.events import (
        AmbushDisregarded,
        CardRevealed,
        CoinsGained,
        Event,
        GameEnded,
        MapsPassed,
        MapsReturned,
        PlayerSkipped,
        SeasonBegan,
        SeasonScored,
        ShapeDrawn,
    )
    from cartographers_gui.engine.game import (
        IllegalAction,
        Transition,
        apply,
        check,
        current_offer,
        replay,
        start,
        transitions,
    )
    from cartographers_gui.engine.grid import (
        Grid,
        Space,
        grid_of,
    )
    from cartographers_gui.engine.notation import (
        format_action,
        format_placement,
        format_seed,
        format_space,
        parse_action,
        parse_placement,
        parse_seed,
        parse_space,
    )
    from cartographers_gui.engine.placement import (
        Offer,
        Placement,
        Refusal,
        RefusalCode,
        SingleSpaceReason,
        drawn,
        legal_anchors,
        legal_placement_at,
        legal_placements,
        offer_of,
        refusal_of,
        refusals_of,
    )
    from cartographers_gui.engine.randomness import (
        MAX_SEED,
        random_below,
    )
    from cartographers_gui.engine.scoring import (
        Score,
        ScoredGroup,
        ScoringCard,
        ScoringGroup,
        monster_groups,
        monster_penalty,
    )
    from cartographers_gui.engine.setup import (
        MAX_NAME_LENGTH,
        MAX_PLAYERS,
        MAX_TITLE_LENGTH,
        BotLevel,
        GameSetup,
        InvalidSetup,
        PlayerSetup,
        RuleOptions,
        SetupProblem,
        SetupProblemCode,
        setup_problems,
    )
    from cartographers_gui.engine.shapes import (
        SINGLE_SPACE,
        Orientation,
        Shape,
    )
    from cartographers_gui.engine.sheet import (
        MapLayout,
        MapSheet,
        surrounded_mountains,
    )
    from cartographers_gui.engine.state import (
        GameState,
        Phase,
        PlayerState,
        SeasonScore,
    )
    from cartographers_gui.engine.terrain import (
        DRAWABLE,
        Terrain,
    )
    from cartographers_gui.engine.valuation import (
        Candidate,
        Candidates,
        Evaluator,
        Weights,
    )
    from cartographers_gui.engine.view import (
        DeckKnowledge,
        DrawingState,
        GameView,
        PlayerView,
        view_for,
    )

__all__ = [
    "AMBUSH_CARDS",
    "DRAWABLE",
    "EXPLORE_CARDS",
    "MAP_LAYOUTS",
    "MAX_NAME_LENGTH",
    "MAX_PLAYERS",
    "MAX_SEED",
    "MAX_TITLE_LENGTH",
    "RUINS_CARDS",
    "SCORING_CARDS",
    "SEASON_CARDS",
    "SINGLE_SPACE",
    "SOLO_TITLES",
    "Action",
    "AmbushCard",
    "AmbushDisregarded",
    "BotLevel",
    "Candidate",
    "Candidates",
    "Card",
    "CardRevealed",
    "CoinsGained",
    "DeckKnowledge",
    "Draw",
    "DrawingState",
    "Edict",
    "Evaluator",
    "Event",
    "ExploreCard",
    "GameEnded",
    "GameSetup",
    "GameState",
    "GameView",
    "Grid",
    "IllegalAction",
    "InvalidSetup",
    "MapCorner",
    "MapLayout",
    "MapSheet",
    "MapsPassed",
    "MapsReturned",
    "Offer",
    "Orientation",
    "PassDirection",
    "Phase",
    "Placement",
    "PlayerSetup",
    "PlayerSkipped",
    "PlayerState",
    "PlayerView",
    "Refusal",
    "RefusalCode",
    "RuinsCard",
    "RuleOptions",
    "Score",
    "ScoredGroup",
    "ScoringCard",
    "ScoringGroup",
    "Season",
    "SeasonBegan",
    "SeasonCard",
    "SeasonScore",
    "SeasonScored",
    "SetupProblem",
    "SetupProblemCode",
    "Shape",
    "ShapeDrawn",
    "ShapeOption",
    "SingleSpaceReason",
    "SoloTitle",
    "Space",
    "Standing",
    "Terrain",
    "TieBreak",
    "Transition",
    "Weights",
    "apply",
    "check",
    "current_offer",
    "drawn",
    "format_action",
    "format_placement",
    "format_seed",
    "format_space",
    "grid_of",
    "legal_anchors",
    "legal_placement_at",
    "legal_placements",
    "monster_groups",
    "monster_penalty",
    "offer_of",
    "parse_action",
    "parse_placement",
    "parse_seed",
    "parse_space",
    "random_below",
    "refusal_of",
    "refusals_of",
    "replay",
    "score_season",
    "setup_problems",
    "solo_ambush_spaces",
    "solo_rating",
    "solo_title",
    "standings",
    "start",
    "surrounded_mountains",
    "transitions",
    "view_for",
]

_NAMES = {
    "actions": "Action Draw",
    "ambush_walk": "solo_ambush_spaces",
    "cards": (
        "AmbushCard Card Edict ExploreCard MapCorner PassDirection RuinsCard Season "
        "SeasonCard ShapeOption"
    ),
    "catalogue": ("AMBUSH_CARDS EXPLORE_CARDS MAP_LAYOUTS RUINS_CARDS SCORING_CARDS SEASON_CARDS"),
    "evaluation": (
        "SOLO_TITLES SoloTitle Standing TieBreak score_season solo_rating solo_title standings"
    ),
    "events": (
        "AmbushDisregarded CardRevealed CoinsGained Event GameEnded MapsPassed MapsReturned "
        "PlayerSkipped SeasonBegan SeasonScored ShapeDrawn"
    ),
    "game": "IllegalAction Transition apply check current_offer replay start transitions",
    "grid": "Grid Space grid_of",
    "notation": (
        "format_action format_placement format_seed format_space parse_action parse_placement "
        "parse_seed parse_space"
    ),
    "placement": (
        "Offer Placement Refusal RefusalCode SingleSpaceReason drawn legal_anchors "
        "legal_placement_at legal_placements offer_of refusal_of refusals_of"
    ),
    "randomness": "MAX_SEED random_below",
    "scoring": ("Score ScoredGroup ScoringCard ScoringGroup monster_groups monster_penalty"),
    "setup": (
        "MAX_NAME_LENGTH MAX_PLAYERS MAX_TITLE_LENGTH BotLevel GameSetup InvalidSetup PlayerSetup "
        "RuleOptions SetupProblem SetupProblemCode setup_problems"
    ),
    "shapes": "SINGLE_SPACE Orientation Shape",
    "sheet": "MapLayout MapSheet surrounded_mountains",
    "state": "GameState Phase PlayerState SeasonScore",
    "terrain": "DRAWABLE Terrain",
    "valuation": "Candidate Candidates Evaluator Weights",
    "view": "DeckKnowledge DrawingState GameView PlayerView view_for",
}
_HOMES = {name: home for home, names in _NAMES.items() for name in names.split()}
"""In which module each name stands."""


def __getattr__(name: str) -> object:
    """Import a name's module when it is first asked for: at the start few are."""
    return late_name(__name__, _HOMES, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
