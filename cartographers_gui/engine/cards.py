"""The kinds of card as data; what is printed on each stands in the catalogue."""

from enum import StrEnum
from itertools import pairwise

from cartographers_gui.engine.shapes import Shape
from cartographers_gui.engine.terrain import Terrain
from cartographers_gui.engine.value import value

__all__ = [
    "AmbushCard",
    "Card",
    "Edict",
    "ExploreCard",
    "MapCorner",
    "PassDirection",
    "RuinsCard",
    "Season",
    "SeasonCard",
    "ShapeOption",
]


@value
class ShapeOption:
    """A shape as offered by a card, with or without a coin printed beside it."""

    shape: Shape
    coin: bool = False


@value
class ExploreCard:
    """A card with terrains to choose from and shapes to choose from (rules, item 1)."""

    id: str
    number: int
    name: str
    """English name, the source text of its translation."""
    time_value: int
    terrains: tuple[Terrain, ...]
    options: tuple[ShapeOption, ...]

    def __hash__(self) -> int:
        return hash(self.id)


@value
class RuinsCard:
    """Makes the next explore card cover a ruins space; counts no time."""

    id: str
    number: int
    name: str
    time_value: int = 0


class PassDirection(StrEnum):
    """Where the sheets go before monsters are drawn, seen from above.

    Players sit facing the middle, so clockwise is the neighbour on the left, the next seat.
    """

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


class MapCorner(StrEnum):
    """The corner in which the solo walk of an ambush starts."""

    TOP_LEFT = "top_left"
    TOP_RIGHT = "top_right"
    BOTTOM_RIGHT = "bottom_right"
    BOTTOM_LEFT = "bottom_left"


@value
class AmbushCard:
    """A monster shape for the neighbour's map; counts no time (rules, item 2)."""

    id: str
    number: str
    """As printed, `01` to `04` or `PROMO A01` to `PROMO A04`."""
    name: str
    shape: Shape
    direction: PassDirection
    """Passing direction; in solo play also the direction of the walk along the edge."""
    corner: MapCorner
    promo: bool = False
    time_value: int = 0

    def __hash__(self) -> int:
        return hash(self.id)


Card = ExploreCard | RuinsCard | AmbushCard
"""A card of the explore deck."""


class Season(StrEnum):
    """The four seasons in playing order."""

    # That of `Enum` is written in Python.
    __hash__ = str.__hash__

    SPRING = "spring"
    SUMMER = "summer"
    FALL = "fall"
    WINTER = "winter"

    @property
    def following(self) -> "Season | None":
        """The next season, nothing after winter."""
        return _FOLLOWING.get(self)


_FOLLOWING = dict(pairwise(Season))


class Edict(StrEnum):
    """The four slots under which a scoring card lies for the whole game."""

    A = "A"
    B = "B"
    C = "C"
    D = "D"

    @property
    def position(self) -> int:
        """Position from 0, as the game state keeps its four scoring cards."""
        return "ABCD".index(self)


@value
class SeasonCard:
    """When a season ends and which two edicts it scores (rules, item 5)."""

    season: Season
    number: int
    name: str
    time_threshold: int
    edicts: tuple[Edict, Edict]
