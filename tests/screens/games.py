"""The games that the scenes show: each is found once, however many scenes and tests show it."""

from functools import cache
from itertools import count
from random import Random
from typing import TYPE_CHECKING

from cartographers_gui.engine import MAP_LAYOUTS, AmbushCard, Draw, GameSetup, PlayerSetup
from cartographers_gui.session import Curtain, Drawing, Final, GameSession
from tests.helpers.players import greedy_draw, random_draw

if TYPE_CHECKING:
    from collections.abc import Callable

    from cartographers_gui.ui.main_window import MainWindow

__all__ = ["decided", "is_ambush", "play", "session_until"]

_CARELESS = 0.2


class _Game:
    """The draws of one game, found as far as anyone has asked for them.

    Each seat now and then draws anywhere, so that the maps differ; in a careless game always.
    """

    def __init__(self, setup: GameSetup, *, careless: bool) -> None:
        self._session = GameSession(setup)
        self._random = Random(3)
        self._careless = careless
        self._draws: list[Draw] = []

    def draw(self, number: int) -> Draw:
        """Return the draw after as many others."""
        while len(self._draws) <= number:
            state, random = self._session.state, self._random
            seat = state.waiting[0]
            anywhere = self._careless or random.random() < _CARELESS
            found = random_draw(random, state, seat) if anywhere else greedy_draw(state, seat)
            self._session.submit(found)
            self._draws.append(found)
        return self._draws[number]


@cache
def _game(players: int, layout: str, seed: int, *, careless: bool) -> _Game:
    people = tuple(PlayerSetup(f"Player {seat + 1}") for seat in range(players))
    return _Game(GameSetup(people, MAP_LAYOUTS[layout], seed=seed), careless=careless)


def _game_of(setup: GameSetup, *, careless: bool) -> _Game:
    """Return the game of a set-up; what its players are called changes none of their draws."""
    return _game(len(setup.players), setup.layout.id, setup.seed, careless=careless)


def session_until(
    setup: GameSetup, wanted: "Callable[[GameSession], bool]", *, careless: bool = False
) -> GameSession:
    """Return a session that is as wanted."""
    game, session = _game_of(setup, careless=careless), GameSession(setup)
    for number in count():
        if wanted(session):
            break
        session.submit(game.draw(number))
    return session


def play(window: "MainWindow", wanted: "Callable[[MainWindow], bool]") -> None:
    """Play on until the game of a window is as wanted, and show it only then."""
    bridge = window.bridge
    session = bridge.flow.session
    game = _game_of(session.setup, careless=False)
    was_blocked = bridge.blockSignals(True)  # noqa: FBT003 - Qt's own signature
    try:
        while not wanted(window):
            match bridge.stage:
                case Drawing():
                    number = decided(window)
                    bridge.confirm(game.draw(number).placement)
                    assert decided(window) == number + 1, "this is another game"
                case Curtain():
                    bridge.lift_curtain()
                case Final():
                    raise AssertionError("no moment of this game is as wanted")
                case _:
                    bridge.advance()
    finally:
        bridge.blockSignals(was_blocked)
    bridge.tell_stage()


def decided(window: "MainWindow") -> int:
    """Return how many shapes have been drawn."""
    return len(window.bridge.actions)


def is_ambush(window: "MainWindow") -> bool:
    """Tell whether the card on the table is an ambush."""
    return isinstance(window.bridge.flow.session.state.current, AmbushCard)
