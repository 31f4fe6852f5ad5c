"""Figures of computer players: a decision, and the longest step of one.

They think in the process of the window, one step whenever nothing else is to be done: a thread
would take the interpreter away from the pointer, and a process of its own costs more memory and
trouble than steps that are shorter than a quarter of a frame.
"""

from collections.abc import Iterator
from itertools import chain
from time import process_time

from cartographers_gui.bots import BOTS
from cartographers_gui.engine import BotLevel, Draw, GameSetup, apply, start, view_for
from tests.bench.measure import Figure, percentile
from tests.helpers.games import setup

__all__ = ["TITLE", "figures"]

TITLE = "Computer players"
_LONGEST_STEP = 4.0
"""In ms: what the frame of a moving pointer can spare."""


def figures(*, games: int) -> list[Figure]:
    """Measure each level in so many games of three."""
    measured: list[Figure] = []
    slowest: list[float] = []
    for level in BOTS:
        decisions = list(
            chain.from_iterable(played(setup(3, "AB"[n % 2], n), level) for n in range(games))
        )
        mean = sum(map(sum, decisions)) / len(decisions)
        slowest += chain.from_iterable(decisions)
        measured.append(Figure(f"a decision of the {level}, mean", mean, "ms"))
    # The very slowest is what the machine had to do meanwhile, rather than the step.
    step = percentile(slowest, 0.999)
    measured.append(
        Figure("a step of thought, p99.9; a frame by it", step, "ms", _LONGEST_STEP, 16.7 / step, 2)
    )
    return measured


def played(game: GameSetup, level: BotLevel) -> Iterator[list[float]]:
    """Play a game and yield the ms of each step of each decision."""
    state = start(game).state
    while not state.is_over:
        for seat in state.waiting:
            thoughts = BOTS[level].thoughts(view_for(state, seat))
            spent: list[float] = []
            placement = None
            while True:
                begin = process_time()
                thought = next(thoughts, None)
                spent.append((process_time() - begin) * 1000)
                if thought is None:
                    break
                placement = thought
            assert placement is not None
            state = apply(state, Draw(seat, placement)).state
            yield spent
