"""Whether the system asks programs to let nothing move, for Qt before 6.12, which cannot tell."""

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QObject,
    QProcess,
    QSettings,
    QStandardPaths,
    Qt,
)
from PySide6.QtGui import QGuiApplication

__all__ = ["SystemMotion"]

_GNOME = ("get", "org.gnome.desktop.interface", "enable-animations")
_CLIENT_AREA_ANIMATION = 0x1042
"""Windows: whether controls and windows move, as the person chose in the settings."""


class SystemMotion(QObject):
    """Asks the system at the start, and again whenever the program comes back to the front.

    GNOME and the desktops made of it answer through ``gsettings``, KDE by its file of settings,
    Windows by a call. macOS is asked by Qt alone (from 6.12 on), and so is never still before.
    """

    def __init__(self, tell: Callable[[bool], None], parent: QObject | None = None) -> None:
        """Take what is told each answer: true when nothing may move."""
        super().__init__(parent)
        self._tell = tell
        self._process: QProcess | None = None
        application = QCoreApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self.on_state_changed)

    @property
    def is_asking(self) -> bool:
        """Tell whether an answer may still come."""
        return self._process is not None

    def stop(self) -> None:
        """Wait for no answer any more."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.waitForFinished()
            process.deleteLater()

    def ask(self) -> None:
        """Ask the system; the answer may come later, and none comes where nobody knows it."""
        if sys.platform == "win32":
            self._tell(_windows_is_still())
        elif sys.platform.startswith("linux"):
            if _kde_is_still():
                self._tell(True)  # noqa: FBT003 - it is the answer itself
            else:
                self._ask_gnome()

    def on_state_changed(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self.ask()

    def _ask_gnome(self) -> None:
        program = QStandardPaths.findExecutable("gsettings")
        if not program or self._process is not None:
            return
        process = QProcess(self)
        process.finished.connect(self.on_answered)
        process.errorOccurred.connect(self.on_failed)
        self._process = process
        process.start(program, list(_GNOME))

    def on_answered(self, code: int) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        answer = bytes(process.readAllStandardOutput().data()).strip()
        process.deleteLater()
        if code == 0:
            self._tell(answer == b"false")

    def on_failed(self, error: QProcess.ProcessError) -> None:
        # Of every other error `finished` tells as well.
        if error is QProcess.ProcessError.FailedToStart and self._process is not None:
            self._process.deleteLater()
            self._process = None


def _kde_is_still() -> bool:
    """Tell whether KDE lets nothing move: its animations take no time at all."""
    file = Path(
        QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation),
        "kdeglobals",
    )
    if not file.is_file():
        return False
    factor = QSettings(str(file), QSettings.Format.IniFormat).value("KDE/AnimationDurationFactor")
    try:
        return factor is not None and float(str(factor)) == 0
    except ValueError:
        return False


def _windows_is_still() -> bool:
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - only Windows needs it

        moves = ctypes.c_int(1)
        known = ctypes.windll.user32.SystemParametersInfoW(
            _CLIENT_AREA_ANIMATION, 0, ctypes.byref(moves), 0
        )
        return bool(known) and not moves.value
    return False
