"""The games that were opened or saved last."""

import json
from contextlib import suppress
from pathlib import Path

from cartographers_gui.storage.atomic import read_at_most, write_atomically

__all__ = ["MOST_RECENT", "RecentFiles"]

MOST_RECENT = 10
"""How many are remembered."""
_LARGEST_FILE = 64 * 1024


class RecentFiles:
    """A list of files in a file, the newest first; those that are gone drop out.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     game = Path(folder, "ana.cartographers")
    ...     _ = game.write_text("a game")
    ...     recent = RecentFiles(Path(folder, "recent.json"))
    ...     recent.add(game)
    ...     [path.name for path in recent.paths()]
    ['ana.cartographers']
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def paths(self) -> tuple[Path, ...]:
        """Return the files that are still there, the newest first."""
        return tuple(path for path in self._noted() if _is_file(path))

    def add(self, path: Path) -> None:
        """Put a file first. A list that cannot be written stays as it was: it is a convenience."""
        first = path.absolute()
        rest = [other for other in self.paths() if other != first]
        self._write([first, *rest][:MOST_RECENT])

    def clear(self) -> None:
        """Forget every file."""
        self._write([])

    def _noted(self) -> list[Path]:
        try:
            content = json.loads(read_at_most(self._path, _LARGEST_FILE).decode("utf-8"))
        except (OSError, ValueError, RecursionError):
            return []
        if not isinstance(content, list):
            return []
        names = [name for name in content if isinstance(name, str) and "\0" not in name]
        return [Path(name) for name in names[:MOST_RECENT] if Path(name).is_absolute()]

    def _write(self, paths: list[Path]) -> None:
        # A path with bytes that are no text is written with escapes and read back the same.
        text = json.dumps([str(path) for path in paths], indent=1) + "\n"
        with suppress(OSError):
            write_atomically(self._path, text.encode("utf-8"))


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
