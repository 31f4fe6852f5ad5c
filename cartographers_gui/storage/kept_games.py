"""Games put aside under a name of their own: in a fault, or when another one was begun."""

from collections.abc import Sequence
from contextlib import suppress
from enum import StrEnum
from pathlib import Path

from cartographers_gui.engine import Action, GameSetup
from cartographers_gui.storage.autosave import free_name
from cartographers_gui.storage.file_names import SAVE_SUFFIX
from cartographers_gui.storage.save_file import write_save

__all__ = ["MOST_KEPT", "Aside", "keep_aside"]

MOST_KEPT = 20
"""How many of each kind are kept; the oldest is given up for another one."""


class Aside(StrEnum):
    """Why a game was put aside; the file is called so."""

    CRASH = "crash"
    """The program made a mistake while it was played."""
    UNFINISHED = "unfinished"
    """It was in progress, and the players began another one."""
    FINISHED = "finished"
    """It was over, and nobody had saved it."""


def keep_aside(
    folder: Path, why: Aside, moment: str, setup: GameSetup, actions: Sequence[Action]
) -> Path:
    """Write a game to a new file and return it. No file that is there is ever overwritten.

    `moment` is a text of digits and dashes. Raises `SaveNotWritten`.
    """
    path = free_name(folder / f"{why}-{moment}{SAVE_SUFFIX}")
    write_save(path, setup, actions)
    # What cannot be tidied up, or was by another program, takes nothing from the game just kept.
    with suppress(OSError):
        kept = sorted(
            folder.glob(f"{why}-*{SAVE_SUFFIX}"), key=lambda each: each.stat().st_mtime_ns
        )
        for old in kept[:-MOST_KEPT]:
            if old != path:
                old.unlink()
    return path
