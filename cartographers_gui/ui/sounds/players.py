"""Whatever the system has to play a WAV file with, without waiting for it."""

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import (
    QObject,
    QProcess,
    QProcessEnvironment,
    QSignalBlocker,
    QStandardPaths,
    Qt,
    Signal,
    SignalInstance,
)

if sys.platform == "win32":
    import winsound

__all__ = ["PROGRAMS", "Player", "SystemPlayer"]

PROGRAMS: tuple[tuple[str, ...], ...] = (
    ("afplay",),
    ("pw-play",),
    ("paplay",),
    ("aplay", "--quiet"),
)
"""Programs that play the file named last, the best first: of macOS, PipeWire, PulseAudio, ALSA."""
_AT_ONCE = 3
"""A player that hangs must not gather others behind it: more than these are not heard."""
_FAREWELL = 200
"""In ms: how long the end of the program waits for a player that was told to end."""


class Player(Protocol):
    """Plays files, and tells when it cannot."""

    @property
    def failed(self) -> SignalInstance:
        """Emitted when nothing can be played here."""

    def play(self, file: Path) -> None:
        """Begin to play a WAV file and return at once."""

    def stop(self) -> None:
        """Let nothing sound any more."""


class SystemPlayer(QObject):
    """Plays files by `winsound` on Windows, elsewhere by the first of some programs that can."""

    failed = Signal()

    def __init__(
        self, programs: Sequence[tuple[str, ...]] = PROGRAMS, parent: QObject | None = None
    ) -> None:
        """Look for the programs; those that are not there are left out."""
        super().__init__(parent)
        found = ((QStandardPaths.findExecutable(name), options) for name, *options in programs)
        self._programs = [(path, options) for path, options in found if path]
        # Made once each and used again: deleting one while it tells its end has brought Qt down.
        self._processes: list[QProcess] = []

    def play(self, file: Path) -> None:
        """Begin to play a WAV file and return at once."""
        if sys.platform == "win32":
            how = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            try:
                winsound.PlaySound(str(file), how)
            except RuntimeError:
                self.failed.emit()
        elif self._programs:
            self._start(file)
        else:
            self.failed.emit()

    def stop(self) -> None:
        """Let nothing sound any more."""
        for process in self._processes:
            with QSignalBlocker(process):
                process.kill()
                process.waitForFinished(_FAREWELL)

    def _start(self, file: Path) -> None:
        process = self._free_process()
        if process is not None:
            path, options = self._programs[0]
            process.start(path, [*options, str(file)])

    def _free_process(self) -> QProcess | None:
        for process in self._processes:
            if process.state() is QProcess.ProcessState.NotRunning:
                return process
        if len(self._processes) == _AT_ONCE:
            return None
        process = QProcess(self)
        process.setProcessEnvironment(_plain_environment())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(partial(self._end, process))
        # Queued: Qt is not done with the process yet when it tells this.
        process.errorOccurred.connect(
            partial(self._miss, process), Qt.ConnectionType.QueuedConnection
        )
        self._processes.append(process)
        return process

    def _end(self, process: QProcess, code: int, how: QProcess.ExitStatus) -> None:
        if code != 0 or how is not QProcess.ExitStatus.NormalExit:
            self._try_next(process)

    def _miss(self, process: QProcess, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._try_next(process)

    def _try_next(self, process: QProcess) -> None:
        """Leave a program that cannot play, as PipeWire's without its service; the next one may."""
        if self._programs and self._programs[0][0] == process.program():
            del self._programs[0]
            self.play(Path(process.arguments()[-1]))


def _plain_environment() -> QProcessEnvironment:
    """Return the environment as it was before a packaged start pointed it at its own libraries."""
    environment = QProcessEnvironment.systemEnvironment()
    if getattr(sys, "frozen", False):
        before = environment.value("LD_LIBRARY_PATH_ORIG")
        if before:
            environment.insert("LD_LIBRARY_PATH", before)
        else:
            environment.remove("LD_LIBRARY_PATH")
    return environment
