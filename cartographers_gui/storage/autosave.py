"""The game in progress, written after every confirmed step and found again at the next start."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from cartographers_gui.engine import Action, GameSetup
from cartographers_gui.storage.save_error import SaveError, SaveNotFound, SaveNotWritten
from cartographers_gui.storage.save_file import SAVE_SUFFIX, SavedGame, read_save, write_save

__all__ = ["GENERATIONS", "Autosave", "Recovery"]

GENERATIONS = 3
"""How many steps back a file is kept, in case the last ones were damaged."""


@dataclass(frozen=True, slots=True)
class Recovery:
    """What was found at the start."""

    game: SavedGame | None
    """The game to go on with; nothing when there is none."""
    quarantined: tuple[Path, ...]
    """Damaged files, moved aside under another name for whoever wants to look at them."""


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

    def write(self, setup: GameSetup, actions: Sequence[Action]) -> None:
        """Keep the game as it is now. Raises `SaveNotWritten`; older generations then remain."""
        newest, *older = self.paths
        try:
            for younger, path in zip(reversed(self.paths[:-1]), reversed(older), strict=True):
                if younger.exists():
                    younger.replace(path)
        except OSError as error:
            raise SaveNotWritten(newest, str(error)) from error
        write_save(newest, setup, actions)

    def recover(self, moment: str) -> Recovery:
        """Return the newest readable generation; damaged ones are moved aside.

        `moment` is a text of digits and dashes that tells quarantined files apart.
        """
        quarantined: list[Path] = []
        for path in self.paths:
            try:
                return Recovery(read_save(path), tuple(quarantined))
            except SaveNotFound:
                continue
            except SaveError:
                aside = _free_name(path, moment)
                with suppress(OSError):
                    path.replace(aside)
                    quarantined.append(aside)
        return Recovery(None, tuple(quarantined))

    def discard(self) -> None:
        """Forget the game in progress: it has ended or was given up."""
        for path in self.paths:
            with suppress(OSError):
                path.unlink(missing_ok=True)


def _free_name(path: Path, moment: str) -> Path:
    aside = path.with_name(f"{path.stem}.damaged-{moment}{path.suffix}")
    number = 2
    while aside.exists():
        aside = path.with_name(f"{path.stem}.damaged-{moment}-{number}{path.suffix}")
        number += 1
    return aside
