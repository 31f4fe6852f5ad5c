"""The one writer of a game: it keeps set-up, decisions and states, and tells its listeners."""

from collections.abc import Callable, Iterable

from cartographers_gui.engine import (
    Action,
    CardRevealed,
    GameSetup,
    GameState,
    GameView,
    MapsReturned,
    Refusal,
    SeasonScored,
    Transition,
    apply,
    check,
    start,
    view_for,
)

__all__ = ["GameSession"]

Listener = Callable[[Transition], None]


class GameSession:
    """A game in progress.

    >>> from cartographers_gui.engine import MAP_LAYOUTS, PlayerSetup
    >>> session = GameSession(GameSetup((PlayerSetup("Ana"),), MAP_LAYOUTS["A"], seed=3))
    >>> session.actions, session.view(0).season.name
    ((), 'Spring')
    """

    def __init__(self, setup: GameSetup, actions: Iterable[Action] = ()) -> None:
        """Start a game, or go on with one after its first decisions.

        Raises `IllegalAction` at the first decision that the rules refuse.
        """
        self.setup = setup
        self._steps: list[tuple[Action | None, Transition]] = [(None, start(setup))]
        self._taken_back: list[tuple[Action | None, Transition]] = []
        """The drawing that is being corrected, until another one takes its place."""
        self._listeners: list[Listener] = []
        for action in actions:
            self.submit(action)

    @property
    def state(self) -> GameState:
        """The state after the last decision."""
        return self._steps[-1][1].state

    @property
    def last(self) -> Transition:
        """The last step: the state and what happened on the way to it."""
        return self._steps[-1][1]

    @property
    def transitions(self) -> tuple[Transition, ...]:
        """Every step so far, the start first."""
        return tuple(transition for _, transition in self._steps)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every decision so far; with the set-up they are the game."""
        return tuple(action for action, _ in self._steps if action is not None)

    @property
    def kept_actions(self) -> tuple[Action, ...]:
        """What is to be kept of the game: a drawing being corrected as it was, so none is lost."""
        steps = (*self._steps, *self._taken_back)
        return tuple(action for action, _ in steps if action is not None)

    @property
    def kept_transitions(self) -> tuple[Transition, ...]:
        """The start and what followed each of the `kept_actions`."""
        return tuple(transition for _, transition in (*self._steps, *self._taken_back))

    def view(self, seat: int | None = None) -> GameView:
        """Return what a seat, or the table as a whole, may see now."""
        return view_for(self.state, seat)

    def check(self, action: Action) -> Refusal | None:
        """Return why a decision is not allowed, or nothing when it is."""
        return check(self.state, action)

    def subscribe(self, listener: Listener) -> None:
        """Call `listener` after each step; the start has already happened."""
        self._listeners.append(listener)

    def submit(self, action: Action) -> Transition:
        """Carry a decision out. Raises `IllegalAction` and changes nothing when it is refused."""
        transition = apply(self.state, action)
        self._steps.append((action, transition))
        self._taken_back.clear()
        self._tell(transition)
        return transition

    def can_reopen(self) -> bool:
        """Tell whether the last drawing may be taken back.

        It may until something new was seen: a card, the monsters of the others, a score.

        RULING: after the last player of a turn has drawn, the next card is revealed at once, the
        maps come back, or the season is scored. So whoever draws last, and a lone player, has
        drawn for good: no page stands between that drawing and what it must not be fitted to.
        """
        action, transition = self._steps[-1]
        told = (CardRevealed, MapsReturned, SeasonScored)
        if action is None or self.is_bot(action.player):
            return False
        return not any(isinstance(event, told) for event in transition.events)

    def is_bot(self, seat: int) -> bool:
        """Tell whether the computer plays a seat."""
        return self.setup.players[seat].bot is not None

    @property
    def bots_waiting(self) -> tuple[int, ...]:
        """Seats of the computer players who have yet to draw, in seating order."""
        return tuple(seat for seat in self.state.waiting if self.is_bot(seat))

    @property
    def is_between_bots(self) -> bool:
        """Tell whether a computer player has just drawn and another is about to.

        What they draw follows from the state, so nothing is lost when it is lost.
        """
        action, _ = self._steps[-1]
        return action is not None and self.is_bot(action.player) and bool(self.bots_waiting)

    def reopen(self) -> Action:
        """Take the last drawing back and return it, so that the player can draw anew.

        Raises `ValueError` when `can_reopen` says no.
        """
        action, _ = self._steps[-1]
        if action is None or not self.can_reopen():
            raise ValueError("nothing can be taken back: the last step showed something new")
        self._taken_back = [self._steps.pop()]
        self._tell(Transition(self.state, ()))
        return action

    def _tell(self, transition: Transition) -> None:
        for listener in self._listeners:
            listener(transition)
