"""Where the program keeps its files; the only user of platformdirs."""

from dataclasses import dataclass
from pathlib import Path

__all__ = ["UserDirs", "user_dirs"]

_PROGRAM = "cartographers"


@dataclass(frozen=True, slots=True)
class UserDirs:
    """The folders of one person on one machine; they need not exist yet."""

    data: Path
    """Autosave and statistics."""
    config: Path
    """Settings."""
    state: Path
    """Logs."""

    @property
    def settings_file(self) -> Path:
        """The settings of the program."""
        return self.config / "settings.json"

    @property
    def statistics_file(self) -> Path:
        """What finished games add up to."""
        return self.data / "statistics.json"


def user_dirs(data_dir: Path | None = None) -> UserDirs:
    """Return the usual folders of the system, or one folder for everything."""
    if data_dir is not None:
        folder = data_dir.absolute()
        return UserDirs(folder, folder, folder)
    import platformdirs  # noqa: PLC0415 - not needed when a folder is given

    return UserDirs(
        platformdirs.user_data_path(_PROGRAM, appauthor=False),
        platformdirs.user_config_path(_PROGRAM, appauthor=False),
        platformdirs.user_state_path(_PROGRAM, appauthor=False),
    )
