"""What happened between two decisions, for telling: log, animation, sound and pages.

Views show, events tell: whoever skips every event still sees the right state.
"""

from cartographers_gui.engine.cards import AmbushCard, Card, Season
from cartographers_gui.engine.placement import Placement
from cartographers_gui.engine.sheet import MapSheet
from cartographers_gui.engine.state import SeasonScore
from cartographers_gui.engine.value import value

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


@value
class SeasonBegan:
    """A season starts with a shuffled deck."""

    season: Season


@value
class CardRevealed:
    """A card was turned up."""

    card: Card
    time: int
    """Sum of the column with this card."""


@value
class MapsPassed:
    """An ambush made the sheets change hands until all monsters are drawn."""

    card: AmbushCard


@value
class ShapeDrawn:
    """Spaces were filled; in an ambush `owner` is not the player who drew."""

    player: int
    owner: int
    placement: Placement


@value
class CoinsGained:
    """The owner of a sheet filled coins of its track."""

    owner: int
    coins: int


@value
class PlayerSkipped:
    """The sheet a player should draw on has no empty space left."""

    player: int
    owner: int


@value
class AmbushDisregarded:
    """In solo play the monsters found no place."""

    card: AmbushCard


@value
class MapsReturned:
    """All monsters are drawn and the sheets are back with their owners."""

    card: AmbushCard


@value
class SeasonScored:
    """A season ended and every sheet was scored, open for all to see."""

    season: Season
    sheets: tuple[MapSheet, ...]
    """As they were scored, by seat."""
    scores: tuple[SeasonScore, ...]
    """By seat."""


@value
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
