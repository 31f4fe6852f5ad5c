"""Figures of whole games: random play, replay, undo, many players, and the engine's import."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from tempfile import TemporaryDirectory
from time import process_time

from cartographers_gui.engine import (
    Draw,
    GameSetup,
    GameState,
    Weights,
    apply,
    format_action,
    parse_action,
    replay,
    start,
)
from tests.bench.measure import Figure, best_time
from tests.helpers.games import setup
from tests.helpers.players import best_draw, random_draw

__all__ = ["figures"]

FRESH = """
from time import process_time
begin = process_time()
import enum, functools, typing
library = process_time() - begin
import cartographers_gui.engine as engine
for name in engine.__all__:
    getattr(engine, name)
print(process_time() - begin, library)
"""
_BYTECODE = {"PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX"}


def figures(*, games: int) -> list[Figure]:
    """Measure with so many random games."""
    return [
        random_games(games),
        greedy_games(games // 10),
        reload(),
        undo(),
        *fresh_import(),
        *many_players(),
    ]


def play(game: GameSetup, random: Random) -> tuple[GameState, list[Draw]]:
    """Play a game at random through the public path."""
    state, actions = start(game).state, list[Draw]()
    while not state.is_over:
        for seat in state.waiting:
            action = random_draw(random, state, seat)
            state = apply(state, action).state
            actions.append(action)
    return state, actions


def random_games(games: int) -> Figure:
    """Play random solo games, everything listed, judged and told in events."""
    setups = [setup(1, "AB"[seed % 2], seed) for seed in range(games)]
    spent = sum_of_best(lambda each: play(each, Random(each.seed)), setups)
    return Figure("random solo games, public path", 1e6 * games / spent, "/s", 1500)


def greedy_games(games: int) -> Figure:
    """Play solo games that take what brings most to the end, everything listed and valued."""
    setups = [setup(1, "AB"[seed % 2], seed) for seed in range(games)]

    def play_greedily(game: GameSetup) -> None:
        state = start(game).state
        while not state.is_over:
            weights = Weights.to_the_end(state.season)
            state = apply(state, best_draw(state, 0, weights)).state

    spent = sum_of_best(play_greedily, setups)
    return Figure("greedy solo games, counted to the end", 1e6 * games / spent, "/s", 180)


def sum_of_best(play_one: Callable[[GameSetup], object], setups: Sequence[GameSetup]) -> float:
    """Return the microseconds of all games, of each one its best round.

    A round of all of them is so long that other work on the machine disturbs each a little.
    """
    best = [float("inf")] * len(setups)
    for _ in range(5):
        for number, game in enumerate(setups):
            begin = process_time()
            play_one(game)
            best[number] = min(best[number], process_time() - begin)
    return sum(best) * 1e6


def reload() -> Figure:
    """Read sixty decisions from text and replay them, each one checked."""
    game = setup(3, "A", seed=5)
    _, actions = play(game, Random(2))
    lines = [format_action(action) for action in actions[:60]]
    spent = best_time(lambda: replay(game, map(parse_action, lines)), rounds=20)
    return Figure("60 decisions read and replayed", spent / 1000, "ms", 1)


def undo() -> Figure:
    """Keep the state before each decision and go back to it, against copying the state."""
    game = setup(1, "A", seed=5)
    state, _ = play(game, Random(2))
    history: list[GameState] = []

    def run() -> None:
        for _ in range(1000):
            history.append(state)
            history.pop()

    ours = best_time(run, 1000)
    copied = best_time(lambda: deepcopy(state), rounds=20)
    return Figure("state kept and taken back (deepcopy)", ours, "us", 1, copied / ours, 30)


def fresh_import() -> list[Figure]:
    """Import the engine in a fresh interpreter, compiled before as any installed module is.

    Every name is asked for: a module is loaded only with the first of its names.

    The second figure is the floor: what the engine needs of the standard library.
    """
    environment = {key: text for key, text in os.environ.items() if key not in _BYTECODE}
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-X", f"pycache_prefix={folder}", "-c", FRESH]
        runs = [
            subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
            for _ in range(8)
        ]
    times = [[float(part) * 1000 for part in run.stdout.split()] for run in runs[1:]]
    whole, library = (min(column) for column in zip(*times, strict=True))
    return [
        Figure("import of the engine, with every name", whole, "ms", 30),
        Figure("  of it enum, functools and typing", library, "ms"),
    ]


def many_players() -> list[Figure]:
    """Play one game of a hundred, against a hundred games of one."""
    many, one = setup(100, "A", seed=3), setup(1, "A", seed=3)
    _, actions = play(many, Random(3))
    _, few = play(one, Random(3))
    # As often undisturbed as the short game beside it.
    whole = best_time(lambda: replay(many, actions), rounds=20)
    single = best_time(lambda: replay(one, few), rounds=50)
    per_drawing = (single / len(few)) / (whole / len(actions))
    return [
        Figure("100 players, whole game replayed", whole / 1000, "ms", 500),
        Figure(
            "100 players, a drawing (1 player)",
            whole / len(actions),
            "us",
            None,
            per_drawing,
            1 / 1.1,
        ),
    ]
