"""The whole truth of a running game, decks included; players see a `GameView` instead."""

from enum import StrEnum
from functools import lru_cache
from itertools import compress, count

from cartographers_gui.engine.cards import (
    AmbushCard,
    Card,
    Edict,
    ExploreCard,
    PassDirection,
    RuinsCard,
    Season,
    SeasonCard,
)
from cartographers_gui.engine.catalogue import SEASON_CARDS
from cartographers_gui.engine.grid import digits_of
from cartographers_gui.engine.scoring import ScoringCard
from cartographers_gui.engine.setup import GameSetup
from cartographers_gui.engine.sheet import MapSheet
from cartographers_gui.engine.value import value

__all__ = ["GameState", "Phase", "PlayerState", "SeasonScore", "owner_drawn_on"]


class Phase(StrEnum):
    """Where a turn stands when the engine waits: it reveals and checks by itself."""

    DRAW = "draw"
    OVER = "over"


@value
class SeasonScore:
    """What one player earned in one season, in the four parts of the printed box.

    >>> SeasonScore(Season.SPRING, first=4, second=0, coins=2, monsters=3).total
    3
    """

    season: Season
    first: int
    """Stars of the season's first edict."""
    second: int
    """Stars of the season's second edict."""
    coins: int
    """One star for each filled coin, every season anew."""
    monsters: int
    """Stars lost to monsters, as a positive number."""

    @property
    def total(self) -> int:
        """Stars of the season; may be negative, no floor is named (rules, item 8)."""
        return self.first + self.second + self.coins - self.monsters


@value
class PlayerState:
    """One player's sheet and the seasons scored so far."""

    sheet: MapSheet
    seasons: tuple[SeasonScore, ...] = ()

    @property
    def total(self) -> int:
        """Stars of all scored seasons."""
        return sum(score.total for score in self.seasons)

    @property
    def monster_losses(self) -> int:
        """Stars lost to monsters in all scored seasons; fewer wins a tie."""
        return sum(score.monsters for score in self.seasons)


@value
class GameState:
    """A game between two decisions."""

    setup: GameSetup
    random: int
    """State of the generator, so that a reshuffle is part of the value."""
    edicts: tuple[ScoringCard, ScoringCard, ScoringCard, ScoringCard]
    """The scoring cards below A, B, C and D."""
    season: Season
    turn: int
    """Cards drawn so far in the game, from 1."""
    explore_deck: tuple[Card, ...]
    """Face down, the next card first."""
    ambush_deck: tuple[AmbushCard, ...]
    """Face down; one card joins the explore deck each season."""
    revealed: tuple[ExploreCard | RuinsCard, ...]
    """The column of this season. An ambush leaves it when it is resolved."""
    ambushes_revealed: tuple[AmbushCard, ...]
    """Ambush cards that have come up in the game and are back in the box."""
    time: int
    """Sum of the time values of the column."""
    ruins_pending: bool
    current: ExploreCard | AmbushCard | None
    """The card to draw now; nothing when the game is over."""
    waiting_mask: int
    """Bit `seat` is set for each player who has yet to draw."""
    players: tuple[PlayerState, ...]

    @property
    def phase(self) -> Phase:
        """Whether the game waits for drawings or is over."""
        return Phase.OVER if self.current is None else Phase.DRAW

    @property
    def is_over(self) -> bool:
        """Tell whether winter has been scored."""
        return self.current is None

    @property
    def waiting(self) -> tuple[int, ...]:
        """Seats of the players who have yet to draw, in seating order."""
        return _seats_in(self.waiting_mask)

    @property
    def season_card(self) -> SeasonCard:
        """Threshold and edicts of the running season."""
        return SEASON_CARDS[self.season]

    def edict(self, letter: Edict) -> ScoringCard:
        """Return the scoring card below a letter."""
        return self.edicts[letter.position]

    def owner_drawn_on(self, seat: int) -> int:
        """Return whose map a player draws on with the current card.

        In an ambush the sheets are passed first: clockwise to the left neighbour, the next seat.
        Two players swap either way, and a lone player keeps the map (rules, items 2 and 13).
        """
        return owner_drawn_on(self.current, seat, len(self.players))


@lru_cache(maxsize=256)
def _seats_in(mask: int) -> tuple[int, ...]:
    return tuple(compress(count(), digits_of(mask)))


def owner_drawn_on(current: Card | None, seat: int, players: int) -> int:
    """Return the same for a card and a number of players."""
    if not isinstance(current, AmbushCard):
        return seat
    step = -1 if current.direction is PassDirection.CLOCKWISE else 1
    return (seat + step) % players
