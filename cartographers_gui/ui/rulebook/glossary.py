"""The standard terms of the game, each explained in one sentence: tooltips and last chapter."""

from enum import StrEnum

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.engine.value import value

__all__ = ["GLOSSARY", "Entry", "Term"]


class Term(StrEnum):
    """A standard term."""

    ADJACENT = "adjacent"
    AMBUSH = "ambush"
    AMBUSH_DECK = "ambush_deck"
    CLUSTER = "cluster"
    COIN = "coin"
    COIN_TRACK = "coin_track"
    CURTAIN = "curtain"
    EDGE = "edge"
    EDICT = "edict"
    EMPTY = "empty"
    EXPLORE_CARD = "explore_card"
    EXPLORE_DECK = "explore_deck"
    FILLED = "filled"
    MAP_SHEET = "map_sheet"
    MONSTER = "monster"
    MONSTER_PENALTY = "monster_penalty"
    MOUNTAIN = "mountain"
    RATING = "rating"
    RIFT_LANDS = "rift_lands"
    RUINS = "ruins"
    RUINS_DUTY = "ruins_duty"
    SCORING_CARD = "scoring_card"
    SEASON = "season"
    SEED = "seed"
    SHAPE = "shape"
    SINGLE_SPACE = "single_space"
    STAR = "star"
    TERRAIN = "terrain"
    TIME = "time"
    TIME_THRESHOLD = "time_threshold"
    TURN = "turn"
    WASTELAND = "wasteland"


@value
class Entry:
    """What a term is called and what it means."""

    name: str
    """English, the source text of its translation."""
    text: str
    """One English sentence, the source text of its translation."""
    chapter: str
    """The chapter of the rulebook that says more."""


GLOSSARY: dict[Term, Entry] = {
    Term.ADJACENT: Entry(
        QT_TRANSLATE_NOOP("Rules", "Adjacent"),
        QT_TRANSLATE_NOOP("Rules", "Adjacent spaces share a side; a corner is not enough."),
        "map",
    ),
    Term.AMBUSH: Entry(
        QT_TRANSLATE_NOOP("Rules", "Ambush"),
        QT_TRANSLATE_NOOP(
            "Rules", "When an ambush is revealed, everyone draws monsters on a neighbour's map."
        ),
        "monsters",
    ),
    Term.AMBUSH_DECK: Entry(
        QT_TRANSLATE_NOOP("Rules", "Ambush deck"),
        QT_TRANSLATE_NOOP(
            "Rules", "One card of this deck joins the explore deck unseen in every season."
        ),
        "setup",
    ),
    Term.CLUSTER: Entry(
        QT_TRANSLATE_NOOP("Rules", "Cluster"),
        QT_TRANSLATE_NOOP("Rules", "A cluster is a group of adjacent spaces of one terrain."),
        "map",
    ),
    Term.COIN: Entry(
        QT_TRANSLATE_NOOP("Rules", "Coin"),
        QT_TRANSLATE_NOOP("Rules", "Every coin is worth 1 star at the end of each season."),
        "coins",
    ),
    Term.COIN_TRACK: Entry(
        QT_TRANSLATE_NOOP("Rules", "Coin track"),
        QT_TRANSLATE_NOOP("Rules", "The coin track of a map has room for 14 coins."),
        "coins",
    ),
    Term.CURTAIN: Entry(
        QT_TRANSLATE_NOOP("Rules", "Curtain"),
        QT_TRANSLATE_NOOP(
            "Rules", "The curtain hides all maps until the player it names opens the envelope."
        ),
        "one_computer",
    ),
    Term.EDGE: Entry(
        QT_TRANSLATE_NOOP("Rules", "Edge of the map"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The edge is the outer line of the map; wasteland and mountains are not part of it.",
        ),
        "map",
    ),
    Term.EDICT: Entry(
        QT_TRANSLATE_NOOP("Rules", "Edict"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Each of the four edicts A to D has a scoring card and is scored in two seasons.",
        ),
        "seasons",
    ),
    Term.EMPTY: Entry(
        QT_TRANSLATE_NOOP("Rules", "Empty space"),
        QT_TRANSLATE_NOOP(
            "Rules", "A space is empty as long as nothing fills it; open ruins are empty too."
        ),
        "map",
    ),
    Term.EXPLORE_CARD: Entry(
        QT_TRANSLATE_NOOP("Rules", "Explore card"),
        QT_TRANSLATE_NOOP(
            "Rules", "An explore card shows the shapes and the terrains to choose from this turn."
        ),
        "drawing",
    ),
    Term.EXPLORE_DECK: Entry(
        QT_TRANSLATE_NOOP("Rules", "Explore deck"),
        QT_TRANSLATE_NOOP(
            "Rules", "The cards of every turn come from this deck; it is shuffled for each season."
        ),
        "setup",
    ),
    Term.FILLED: Entry(
        QT_TRANSLATE_NOOP("Rules", "Filled space"),
        QT_TRANSLATE_NOOP(
            "Rules", "Mountains, wasteland and every space that has been drawn on are filled."
        ),
        "map",
    ),
    Term.MAP_SHEET: Entry(
        QT_TRANSLATE_NOOP("Rules", "Map sheet"),
        QT_TRANSLATE_NOOP(
            "Rules", "A map sheet has eleven rows, A to K, and eleven columns, 1 to 11."
        ),
        "map",
    ),
    Term.MONSTER: Entry(
        QT_TRANSLATE_NOOP("Rules", "Monster"),
        QT_TRANSLATE_NOOP(
            "Rules", "A monster fills its space and threatens every empty space adjacent to it."
        ),
        "monsters",
    ),
    Term.MONSTER_PENALTY: Entry(
        QT_TRANSLATE_NOOP("Rules", "Monster penalty"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "At the end of each season every empty space adjacent to a monster costs 1 star.",
        ),
        "monsters",
    ),
    Term.MOUNTAIN: Entry(
        QT_TRANSLATE_NOOP("Rules", "Mountain"),
        QT_TRANSLATE_NOOP(
            "Rules", "A mountain gives its coin as soon as all four spaces beside it are filled."
        ),
        "coins",
    ),
    Term.RATING: Entry(
        QT_TRANSLATE_NOOP("Rules", "Rating"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "In solo play the total less the four solo numbers is the rating; it decides the "
            "title.",
        ),
        "solo",
    ),
    Term.RIFT_LANDS: Entry(
        QT_TRANSLATE_NOOP("Rules", "Rift lands"),
        QT_TRANSLATE_NOOP(
            "Rules", "This card offers a single space of any terrain and takes no time."
        ),
        "rift_lands",
    ),
    Term.RUINS: Entry(
        QT_TRANSLATE_NOOP("Rules", "Ruins"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A ruins space is open until it is drawn on, and remains a ruins space afterwards.",
        ),
        "ruins",
    ),
    Term.RUINS_DUTY: Entry(
        QT_TRANSLATE_NOOP("Rules", "Cover ruins"),
        QT_TRANSLATE_NOOP(
            "Rules", "After a ruins card the shape of the next explore card must cover open ruins."
        ),
        "ruins",
    ),
    Term.SCORING_CARD: Entry(
        QT_TRANSLATE_NOOP("Rules", "Scoring card"),
        QT_TRANSLATE_NOOP(
            "Rules", "A scoring card tells what its edict rewards; four of the sixteen are in play."
        ),
        "setup",
    ),
    Term.SEASON: Entry(
        QT_TRANSLATE_NOOP("Rules", "Season"),
        QT_TRANSLATE_NOOP(
            "Rules", "A game has four seasons, and at the end of each one two edicts are scored."
        ),
        "seasons",
    ),
    Term.SEED: Entry(
        QT_TRANSLATE_NOOP("Rules", "Seed"),
        QT_TRANSLATE_NOOP(
            "Rules", "The same seed gives the same edicts and the same order of cards."
        ),
        "options",
    ),
    Term.SHAPE: Entry(
        QT_TRANSLATE_NOOP("Rules", "Shape"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A shape may be rotated and mirrored, and all its spaces must be empty on the map.",
        ),
        "drawing",
    ),
    Term.SINGLE_SPACE: Entry(
        QT_TRANSLATE_NOOP("Rules", "Single space"),
        QT_TRANSLATE_NOOP(
            "Rules", "If no shape of the card can be drawn, a single space is drawn instead."
        ),
        "single_space",
    ),
    Term.STAR: Entry(
        QT_TRANSLATE_NOOP("Rules", "Reputation star"),
        QT_TRANSLATE_NOOP(
            "Rules", "Reputation stars are what counts: the most stars after winter win."
        ),
        "end",
    ),
    Term.TERRAIN: Entry(
        QT_TRANSLATE_NOOP("Rules", "Terrain type"),
        QT_TRANSLATE_NOOP(
            "Rules", "The terrain types are forest, village, farm, water, monster and mountain."
        ),
        "map",
    ),
    Term.TIME: Entry(
        QT_TRANSLATE_NOOP("Rules", "Time value"),
        QT_TRANSLATE_NOOP(
            "Rules", "The time values of the cards revealed in a season bring its end nearer."
        ),
        "turn",
    ),
    Term.TIME_THRESHOLD: Entry(
        QT_TRANSLATE_NOOP("Rules", "Time threshold"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A season ends with the turn in which the time values of its cards reach the "
            "threshold.",
        ),
        "seasons",
    ),
    Term.TURN: Entry(
        QT_TRANSLATE_NOOP("Rules", "Turn"),
        QT_TRANSLATE_NOOP(
            "Rules", "In every turn a card is revealed, all players draw, and the time is checked."
        ),
        "turn",
    ),
    Term.WASTELAND: Entry(
        QT_TRANSLATE_NOOP("Rules", "Wasteland"),
        QT_TRANSLATE_NOOP("Rules", "Wasteland is filled from the start and is no terrain type."),
        "map",
    ),
}
"""The explanation of each term."""
