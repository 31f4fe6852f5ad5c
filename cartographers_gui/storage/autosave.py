"""The game in progress, written after every confirmed step and found again at the next start."""

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from cartographers_gui.engine import format_seed
from cartographers_gui.engine.value import value
from cartographers_gui.storage.atomic import read_at_most, sweep_parts, write_atomically
from cartographers_gui.storage.file_names import SAVE_SUFFIX
from cartographers_gui.storage.save_error import SaveError, SaveFromNewerVersion, SaveNotFound

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cartographers_gui.engine import Action, GameSetup, Transition
    from cartographers_gui.storage.save_file import SavedGame

__all__ = ["GENERATIONS", "Autosave", "Recovery", "free_name"]

GENERATIONS = 3
"""How many steps back a file is kept, in case the last ones were damaged."""


@value
class Recovery:
    """What was found at the start."""

    game: "SavedGame | None" = None
    """The game to go on with; nothing when there is none."""
    quarantined: tuple[Path, ...] = ()
    """Damaged files, moved aside under another name for whoever wants to look at them."""
    newer: tuple[Path, ...] = ()
    """Files of a newer version of the program, moved aside so that it can go on with them."""
    stuck: tuple[Path, ...] = ()
    """Files of both kinds that could not be moved."""


class Autosave:
    """The generations of the game in progress in one folder, the newest first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def paths(self) -> tuple[Path, ...]:
        """Every generation, the newest first, whether it is there or not."""
        return tuple(
            self.folder / f"autosave{f'-{age}' if age else ''}{SAVE_SUFFIX}"
            for age in range(GENERATIONS)
        )

    def is_there(self) -> bool:
        """Tell whether there is any generation, be it one that cannot be read."""
        return any(os.path.lexists(path) for path in self.paths)

    def write(
        self,
        setup: "GameSetup",
        actions: "Sequence[Action]",
        steps: "Sequence[Transition] | None" = None,
    ) -> None:
        """Keep the game as it is now. Raises `SaveNotWritten`; what was kept before then remains.

        For `steps` see `save_text`.
        """
        from cartographers_gui.storage.save_file import write_save  # noqa: PLC0415 - not at the start

        write_save(self.paths[0], setup, actions, steps, before=self._make_room)

    def _make_room(self) -> None:
        """Let every generation become one older; the new one is already safe on the disk."""
        for younger, path in zip(reversed(self.paths[:-1]), reversed(self.paths[1:]), strict=True):
            if younger.exists():
                younger.replace(path)

    def recover(self, moment: str) -> Recovery:
        """Return the newest readable generation; damaged ones are moved aside.

        `moment` is a text of digits and dashes that tells files moved aside apart.
        """
        from cartographers_gui.storage.save_file import read_save  # noqa: PLC0415 - not at the start

        sweep_parts(self.folder)
        quarantined: list[Path] = []
        newer: list[Path] = []
        stuck: list[Path] = []
        game = None
        for path in self.paths:
            try:
                game = read_save(path)
                break
            except SaveNotFound:
                continue
            except SaveFromNewerVersion:
                aside = _set_aside(path, f"newer-{moment}")
                (stuck if aside == path else newer).append(aside)
            except SaveError:
                aside = _set_aside(path, f"damaged-{moment}")
                (stuck if aside == path else quarantined).append(aside)
        return Recovery(game, tuple(quarantined), tuple(newer), tuple(stuck))

    def let_stand(self, setup: "GameSetup", actions: "Sequence[Action]") -> None:
        """Note that the last drawing may no longer be corrected: the next curtain was lifted.

        Of a disk that fails the game itself tells; the note alone is worth no word.
        """
        with suppress(OSError):
            write_atomically(self._note, _note_of(setup, actions))

    def stands(self, game: "SavedGame") -> bool:
        """Tell whether the last drawing of a game was noted to stand."""
        note = _note_of(game.setup, game.actions)
        try:
            return read_at_most(self._note, len(note) + 1) == note
        except OSError:
            return False

    @property
    def _note(self) -> Path:
        return self.folder / "stands.txt"

    def discard(self) -> None:
        """Forget the game in progress: it has ended or was given up."""
        # The oldest first: if the power goes here, no older step is taken for the last one.
        for path in reversed(self.paths):
            with suppress(OSError):
                path.unlink(missing_ok=True)


def _note_of(setup: "GameSetup", actions: "Sequence[Action]") -> bytes:
    return f"{format_seed(setup.seed)} {len(actions)}\n".encode("ascii")


def _set_aside(path: Path, reason: str) -> Path:
    """Give a file another name and return the name it has now."""
    aside = free_name(path.with_name(f"{path.stem}.{reason}{path.suffix}"))
    try:
        path.replace(aside)
    except OSError:
        return path
    return aside


def free_name(wanted: Path) -> Path:
    """Return a name that no file has yet: the wanted one, or one with a number."""
    path, number = wanted, 2
    # What may not be looked at counts as free: writing there tells why it cannot be.
    while os.path.lexists(path):
        path = wanted.with_name(f"{wanted.stem}-{number}{wanted.suffix}")
        number += 1
    return path
