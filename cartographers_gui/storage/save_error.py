"""What can be wrong with a saved game, one class for each thing a person can do about it."""

from enum import StrEnum
from pathlib import Path

__all__ = [
    "Damage",
    "SaveDamaged",
    "SaveError",
    "SaveFromNewerVersion",
    "SaveNotFound",
    "SaveNotReadable",
    "SaveNotWritten",
    "SaveTooLarge",
    "WrongFileType",
]


class SaveError(Exception):
    """Something is wrong with a saved game; nothing has been changed."""

    def __init__(self, path: Path, detail: str = "") -> None:
        super().__init__(f"{path.name}: {detail}" if detail else path.name)
        self.path = path
        self.detail = detail
        """For the details part of a message and for reports; English, not translated."""


class SaveNotFound(SaveError):
    """There is no such file."""


class SaveNotReadable(SaveError):
    """The system does not let the file be read."""


class SaveNotWritten(SaveError):
    """The system does not let the file be written: a full disk, a read-only folder."""

    def __init__(self, path: Path, detail: str = "", number: int | None = None) -> None:
        super().__init__(path, detail)
        self.number = number
        """What the system calls the reason, as in the module `errno`; nothing when it says none."""


class WrongFileType(SaveError):
    """The file is no saved game of this program."""


class SaveTooLarge(SaveError):
    """The file is far larger than any saved game; it was not read to its end."""


class SaveFromNewerVersion(SaveError):
    """The file was written by a newer version of the program."""


class Damage(StrEnum):
    """Where a damaged file is damaged."""

    STRUCTURE = "structure"
    """It is no complete document of the format."""
    SETUP = "setup"
    """No game can be set up as it says."""
    DECISION = "decision"
    """A decision cannot be read, or the rules refuse it."""
    FINGERPRINT = "fingerprint"
    """The decisions lead to another state than was noted: the file was altered."""


class SaveDamaged(SaveError):
    """The file is a saved game, but part of it is damaged or was altered."""

    def __init__(self, path: Path, damage: Damage, detail: str, step: int | None = None) -> None:
        super().__init__(path, detail)
        self.damage = damage
        self.step = step
        """The first decision that cannot be trusted, from 1; nothing when it is not a decision."""
