"""What happened between two decisions, for telling: log, animation, sound and pages.

Views show, events tell: whoever skips every event still sees the right state.
"""

from dataclasses import dataclass

from cartographers_gui.engine.cards import AmbushCard, Card, Season
from cartographers_gui.engine.placement import Placement
from cartographers_gui.engine.sheet import MapSheet
from cartographers_gui.engine.state import SeasonScore

__all__ = [
    "AmbushDisregarded",
    "CardRevealed",
    "CoinsGained",
    "Event",
    "GameEnded",
    "MapsPassed",
    "MapsReturned",
    "PlayerSkipped",
    "SeasonBegan",
    "SeasonScored",
    "ShapeDrawn",
]


@dataclass(frozen=True, slots=True)
class SeasonBegan:
    """A season starts with a shuffled deck."""

    season: Season


@dataclass(frozen=True, slots=True)
class CardRevealed:
    """A card was turned up."""

    card: Card
    time: int
    """Sum of the column with this card."""


@dataclass(frozen=True, slots=True)
class MapsPassed:
    """An ambush made the sheets change hands until all monsters are drawn."""

    card: AmbushCard


@dataclass(frozen=True, slots=True)
class ShapeDrawn:
    """Spaces were filled; in an ambush `owner` is not the player who drew."""

    player: int
    owner: int
    placement: Placement


@dataclass(frozen=True, slots=True)
class CoinsGained:
    """The owner of a sheet filled coins of its track."""

    owner: int
    coins: int


@dataclass(frozen=True, slots=True)
class PlayerSkipped:
    """The sheet a player should draw on has no empty space left."""

    player: int
    owner: int


@dataclass(frozen=True, slots=True)
class AmbushDisregarded:
    """In solo play the monsters found no place."""

    card: AmbushCard


@dataclass(frozen=True, slots=True)
class MapsReturned:
    """All monsters are drawn and the sheets are back with their owners."""

    card: AmbushCard


@dataclass(frozen=True, slots=True)
class SeasonScored:
    """A season ended and every sheet was scored, open for all to see."""

    season: Season
    sheets: tuple[MapSheet, ...]
    """As they were scored, by seat."""
    scores: tuple[SeasonScore, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Winter was scored."""


Event = (
    SeasonBegan
    | CardRevealed
    | MapsPassed
    | ShapeDrawn
    | CoinsGained
    | PlayerSkipped
    | AmbushDisregarded
    | MapsReturned
    | SeasonScored
    | GameEnded
)
