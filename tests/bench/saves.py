"""Figures of saved games: what a game of a hundred costs on the disk and in time."""

import tempfile
from pathlib import Path
from random import Random

from cartographers_gui.session import Autosaver, GameSession
from cartographers_gui.storage import Autosave, read_save, write_save
from cartographers_gui.storage.save_file import save_text
from tests.bench.games import play
from tests.bench.measure import Figure, best_time
from tests.helpers.games import setup

__all__ = ["figures"]

_LINEAR = 0.5
"""Twice the time for a decision is allowed for; a square growth would take ten times."""


def figures() -> list[Figure]:
    """Save and read whole games of ten and of a hundred; a decision must cost the same."""
    few, many = setup(10, "A", seed=3), setup(100, "A", seed=3)
    few_done, many_done = play(few, Random(3))[1], play(many, Random(3))[1]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "game.cartographers")
        written = best_time(lambda: write_save(path, many, many_done), rounds=5)
        read = best_time(lambda: read_save(path), rounds=5)
        write_save(path, few, few_done)
        read_few = best_time(lambda: read_save(path), rounds=10)
        session = GameSession(many, many_done)
        autosave = Autosave(Path(folder, "data"))
        Autosaver(session, autosave, failed=_raise)
        kept = best_time(
            lambda: autosave.write(many, session.actions, session.transitions), rounds=5
        )
    size, size_few = (
        len(save_text(game, done)) for game, done in ((many, many_done), (few, few_done))
    )
    return [
        Figure("100 players, a whole game written", written / 1000, "ms", 300),
        Figure("100 players, its autosave after a step", kept / 1000, "ms", 100),
        Figure(
            "100 players, a whole game read (10 players, a decision)",
            read / 1000,
            "ms",
            300,
            (read_few / len(few_done)) / (read / len(many_done)),
            _LINEAR,
        ),
        Figure(
            "100 players, size of the save (10 players, a decision)",
            size / 1000,
            "kB",
            150,
            (size_few / len(few_done)) / (size / len(many_done)),
            _LINEAR,
        ),
    ]


def _raise(error: Exception) -> None:
    raise error
