"""What the program notes of its own faults: a log that never grows large, and traces of crashes."""

import faulthandler
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    import logging

__all__ = ["CrashLog", "Log"]

_LARGEST_LOG = 256 * 1024
_OLDER_LOGS = 2
_LARGEST_CRASH = 64 * 1024


class Log:
    """Lines with their time in a file of a folder; two older files are kept.

    A log that cannot be written stays silent: it must never be the fault it was meant to note.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._logger: logging.Logger | None = None

    @property
    def paths(self) -> tuple[Path, ...]:
        """The file that is written and the older ones, whether they are there or not."""
        newest = self._folder / "cartographers.log"
        older = (newest.with_name(f"{newest.name}.{age}") for age in range(1, _OLDER_LOGS + 1))
        return (newest, *older)

    def write(self, text: str) -> None:
        """Note something. It must hold no name of a player."""
        if self._logger is None:
            self._logger = self._opened()
        self._logger.info("%s", text)

    def close(self) -> None:
        """Let go of the file; another line opens it again."""
        if self._logger is not None:
            for handler in self._logger.handlers:
                handler.close()
            self._logger = None

    def _opened(self) -> "logging.Logger":
        # Imported at the first line: it costs 30 ms, and the window is to open in an instant.
        import logging.handlers  # noqa: PLC0415

        class SilentFile(logging.handlers.RotatingFileHandler):
            """A file whose own trouble is not told: a full disk must not stop the game."""

            def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's name
                """Leave the line out."""

        logger = logging.Logger("cartographers")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            logger.addHandler(logging.NullHandler())
            return logger
        handler = SilentFile(
            self.paths[0],
            maxBytes=_LARGEST_LOG,
            backupCount=_OLDER_LOGS,
            encoding="utf-8",
            delay=True,
            errors="backslashreplace",
        )
        handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
        logger.addHandler(handler)
        return logger


class CrashLog:
    """The trace that Python writes when the whole process dies, for the next start to show."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "crash.log"
        self._file: TextIO | None = None

    @property
    def last(self) -> Path:
        """The trace of the last crash that was shown."""
        return self._path.with_name("crash-last.log")

    def take(self) -> str:
        """Return the trace of a crash not shown yet, or nothing; now it counts as shown."""
        try:
            with self._path.open(encoding="utf-8", errors="replace") as file:
                trace = file.read(_LARGEST_CRASH).strip()
            if trace:
                self._path.replace(self.last)
            else:
                self._path.unlink()
        except OSError:
            return ""
        return trace

    def arm(self) -> None:
        """Let a crash be written to the file, or to the terminal when the file cannot be made."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("w", encoding="utf-8")
        except OSError:
            if sys.stderr is not None:
                faulthandler.enable()
        else:
            faulthandler.enable(self._file)

    def disarm(self) -> None:
        """End the watch; the program has ended well, whatever was noted on the way."""
        faulthandler.disable()
        if self._file is not None:
            self._file.close()
            self._file = None
            # WORKAROUND: on Windows faulthandler also notes exceptions that Qt and COM handle
            # themselves (https://github.com/python/cpython/issues/81008).
            with suppress(OSError):
                self._path.unlink()
