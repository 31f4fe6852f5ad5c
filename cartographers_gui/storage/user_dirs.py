"""Where the program keeps its files; the only user of platformdirs."""

import os
import sys
import tempfile
from pathlib import Path

from cartographers_gui.engine.value import value

__all__ = ["PORTABLE_MARK", "UserDirs", "program_folder", "user_dirs"]

_PROGRAM = "cartographers"
PORTABLE_MARK = "portable.txt"
"""A file of this name beside the program lets it keep everything beside itself."""
_PORTABLE_FOLDER = "cartographers-data"


@value
class UserDirs:
    """The folders of one person on one machine; they need not exist yet."""

    data: Path
    """Autosave, recent games and statistics."""
    config: Path
    """Settings."""
    log: Path
    """What the program noted of its own faults."""
    is_lasting: bool = True
    """Whether the folders are still there after the next start of the computer."""

    @property
    def is_usable(self) -> bool:
        """Tell whether something can be kept there, as far as can be told without writing."""
        there = self.data
        while not os.path.lexists(there) and there != there.parent:
            there = there.parent
        return there.is_dir() and os.access(there, os.W_OK)

    @property
    def settings_file(self) -> Path:
        """The settings of the program."""
        return self.config / "settings.json"

    @property
    def statistics_file(self) -> Path:
        """What finished games add up to."""
        return self.data / "statistics.json"


def user_dirs(data_dir: Path | None = None, *, portable: bool = False) -> UserDirs:
    """Return the usual folders of the system, or one folder for everything.

    That one is `data_dir`, or with `portable` or the `PORTABLE_MARK` one beside the program.
    """
    beside = program_folder()
    if data_dir is None and (portable or (beside / PORTABLE_MARK).is_file()):
        data_dir = beside / _PORTABLE_FOLDER
    if data_dir is not None:
        folder = data_dir.absolute()
        return UserDirs(folder, folder, folder)
    import platformdirs  # noqa: PLC0415 - not needed when a folder is given

    try:
        dirs = UserDirs(
            platformdirs.user_data_path(_PROGRAM, appauthor=False),
            platformdirs.user_config_path(_PROGRAM, appauthor=False),
            platformdirs.user_log_path(_PROGRAM, appauthor=False),
        )
    except RuntimeError:
        return _passing_dirs()
    # WORKAROUND: older platformdirs return a path that begins with "~" when nobody's home is known;
    # it would make a folder of that name wherever the program was started.
    return dirs if dirs.data.is_absolute() and dirs.log.is_absolute() else _passing_dirs()


def _passing_dirs() -> UserDirs:
    """Return folders for a machine on which nobody has a home."""
    folder = Path(tempfile.mkdtemp(prefix=f"{_PROGRAM}-"))
    return UserDirs(folder, folder, folder, is_lasting=False)


def program_folder() -> Path:
    """Return the folder that the program stands in: of its executable, or around its package."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).resolve().parent
    return Path(__file__).resolve().parent.parent.parent
