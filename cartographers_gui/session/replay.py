"""A game that can be looked at again, step by step.

A step is a decision, so position 0 is the table before the first one. A finished game and a solo
game are shown whole. Of a running game of several players only what all have seen together is
shown: it ends where the last season was scored, unless the table has agreed on open maps.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from cartographers_gui.engine import (
    Action,
    AmbushCard,
    Event,
    ExploreCard,
    GameSetup,
    GameView,
    MapSheet,
    PlayerView,
    RuinsCard,
    ScoringCard,
    Season,
    SeasonBegan,
    SeasonScore,
    SeasonScored,
    ShapeDrawn,
    Transition,
    score_season,
    transitions,
    view_for,
)
from cartographers_gui.storage import SavedGame

__all__ = ["Replay", "ReplayView"]

_score = lru_cache(maxsize=1 << 13)(score_season)
"""Going forth and back asks for the same maps again and again."""


@dataclass(frozen=True, slots=True)
class ReplayView:
    """What lay on the table after so many decisions, every map open."""

    setup: GameSetup
    position: int
    """How many decisions have been taken."""
    season: Season
    turn: int
    """Cards drawn so far in the game, from 1."""
    time: int
    current: ExploreCard | AmbushCard | None
    """The card that is to be drawn next; nothing when the game is over."""
    card: ExploreCard | AmbushCard | None
    """The card that the last decision drew; before the first one, the card to draw."""
    revealed: tuple[ExploreCard | RuinsCard, ...]
    edicts: tuple[ScoringCard, ScoringCard, ScoringCard, ScoringCard]
    players: tuple[PlayerView, ...]
    sheets: tuple[MapSheet, ...]
    """All maps by seat."""
    events: tuple[Event, ...]
    """What the last decision led to."""
    worth: tuple[SeasonScore | None, ...]
    """By seat, what the running season would earn if it ended now; nothing when it is over."""

    @property
    def is_over(self) -> bool:
        """Tell whether the game had ended."""
        return self.current is None

    @property
    def drawing(self) -> ShapeDrawn | None:
        """What the last decision drew, and on whose map; nothing before the first one.

        Monsters that came to a lone player's map by themselves were nobody's decision.
        """
        if not self.position:
            return None
        return next((event for event in self.events if isinstance(event, ShapeDrawn)), None)

    def stars(self, seat: int) -> int:
        """Return a player's stars of the seasons before, with what the running one is worth."""
        worth = self.worth[seat]
        return self.players[seat].total + (worth.total if worth is not None else 0)


class Replay:
    """All steps of a game that may be shown.

    >>> from cartographers_gui.engine import MAP_LAYOUTS, PlayerSetup
    >>> people = (PlayerSetup("Ana"), PlayerSetup("Boris"))
    >>> replay = Replay(GameSetup(people, MAP_LAYOUTS["A"], seed=3), ())
    >>> replay.last, replay.is_whole, replay.view(0).season.name
    (0, False, 'SPRING')
    """

    def __init__(
        self, setup: GameSetup, actions: Iterable[Action], *, open_maps: bool = False
    ) -> None:
        """Play a game again. Raises `IllegalAction` at a decision that the rules refuse.

        With `open_maps` nothing of a running game is left out.
        """
        self.setup = setup
        self._actions = tuple(actions)
        steps = list(transitions(setup, self._actions))
        self.is_whole = steps[-1].state.is_over
        """Whether the game was played to its end."""
        if not (self.is_whole or setup.is_solo or open_maps):
            steps = steps[: _last_open_step(steps) + 1]
        self._steps = steps
        self.seasons = {
            event.season: position
            for position, step in enumerate(steps)
            for event in step.events
            if isinstance(event, SeasonBegan)
        }
        """Where each season that was reached begins."""
        turns = [step.state.turn for step in steps]
        starts = {turn: position for position, turn in reversed(list(enumerate(turns)))}
        self.turns = tuple(sorted({*starts.values(), len(steps) - 1}))
        """Where each card lies on the table before anyone draws it, and the last position."""

    @property
    def is_complete(self) -> bool:
        """Tell whether every decision so far is shown."""
        return self.last == len(self._actions)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The decisions that are shown."""
        return self._actions[: self.last]

    @property
    def last(self) -> int:
        """The last position."""
        return len(self._steps) - 1

    def view(self, position: int) -> ReplayView:
        """Return what lay on the table. Raises `IndexError` outside 0 to `last`."""
        if not 0 <= position <= self.last:
            raise IndexError(f"a position lies between 0 and {self.last}, not {position}")
        step = self._steps[position]
        state = step.state
        return ReplayView(
            setup=self.setup,
            position=position,
            season=state.season,
            turn=state.turn,
            time=state.time,
            current=state.current,
            card=self._steps[max(0, position - 1)].state.current,
            revealed=state.revealed,
            edicts=state.edicts,
            players=view_for(state).players,
            sheets=tuple(player.sheet for player in state.players),
            events=step.events,
            worth=tuple(
                None if state.is_over else _score(player.sheet, state.edicts, state.season)
                for player in state.players
            ),
        )

    def final_view(self) -> GameView:
        """Return what the table sees at the end. Raises `ValueError` for a running game."""
        if not self.is_whole:
            raise ValueError("the game has yet to end")
        return view_for(self._steps[-1].state)

    def stars(self, position: int, seat: int) -> int:
        """Return what `ReplayView.stars` says, without the rest of the view."""
        state = self._steps[position].state
        player = state.players[seat]
        if state.is_over:
            return player.total
        return player.total + _score(player.sheet, state.edicts, state.season).total

    def next_change(self, position: int, seat: int) -> int:
        """Return where a player's map or stars are next others than now, else the last position."""
        now = self._steps[position].state.players[seat]
        return next(
            (
                later
                for later in range(position + 1, self.last)
                if self._steps[later].state.players[seat] != now
            ),
            self.last,
        )

    def previous_change(self, position: int, seat: int) -> int:
        """Return from where `next_change` leads here, or to the same; 0 at the beginning."""
        at = max(0, position - 1)
        before = self._steps[at].state.players[seat]
        while at and self._steps[at - 1].state.players[seat] == before:
            at -= 1
        return at

    def next_turn(self, position: int) -> int:
        """Return where the next card comes to the table, at most the last position."""
        at = bisect_right(self.turns, position)
        return self.turns[at] if at < len(self.turns) else self.last

    def previous_turn(self, position: int) -> int:
        """Return where this card or, from there, the one before came to the table."""
        return self.turns[max(0, bisect_left(self.turns, position) - 1)]

    def next_season(self, position: int) -> int:
        """Return where the next season begins, else the last position."""
        return next((at for at in self.seasons.values() if at > position), self.last)

    def previous_season(self, position: int) -> int:
        """Return where this season or, from there, the one before begins."""
        return max((at for at in self.seasons.values() if at < position), default=0)

    @property
    def can_branch(self) -> bool:
        """Tell whether it can be played on from another point: a running game has yet to end.

        Its deck would be known before its time.
        """
        return self.is_whole

    def branch(self, position: int) -> SavedGame:
        """Return the game up to a position, to be played on in another way.

        Raises `ValueError` for a game that still runs, and at the end, where nothing is left.
        """
        if not self.can_branch or not 0 <= position < self.last:
            raise ValueError(f"nothing can be played on from position {position}")
        return SavedGame(self.setup, self._actions[:position])


def _last_open_step(steps: Sequence[Transition]) -> int:
    """Return the last position at which every map lay open; 0, where all are blank, if none."""
    return max(
        (
            position
            for position, step in enumerate(steps)
            if any(isinstance(event, SeasonScored) for event in step.events)
        ),
        default=0,
    )
