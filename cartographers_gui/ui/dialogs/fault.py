"""One dialog for what should not have happened; the game goes on behind it."""

import platform
import sys
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from cartographers_gui import __version__
from cartographers_gui.ui.dialogs.message import message_box

__all__ = ["FaultHook", "fault_report"]


def fault_report(error: BaseException, game: str) -> str:
    """Return all that is needed to see the fault again: versions, the game, the trace."""
    trace = "".join(traceback.format_exception(error))
    head = f"Cartographers {__version__}, Qt {qVersion()}, Python {platform.python_version()}"
    return "\n".join((f"{head}, {platform.platform()}", game, trace))


class FaultHook(QObject):
    """Takes every exception nobody has caught; tells the person once at a time, never twice."""

    faulted = Signal(str)
    """The report of each fault, also of one whose dialog was left out."""

    def __init__(self, window: QWidget, game: Callable[[], str]) -> None:
        super().__init__(window)
        self._window = window
        self._game = game
        self._is_telling = False

    def install(self) -> None:
        """Take the place of Python's own hook."""
        sys.excepthook = self.on_exception

    def on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        sys.__excepthook__(kind, error, trace)
        report = fault_report(error, self._game())
        self.faulted.emit(report)
        if self._is_telling:
            return
        self._is_telling = True
        try:
            self._tell(report)
        finally:
            self._is_telling = False

    def _tell(self, report: str) -> None:
        box = message_box(
            self._window,
            QMessageBox.Icon.Warning,
            self.tr("Something went wrong"),
            self.tr("The program made a mistake. Your game is safe and goes on."),
            more=self.tr("If you report it, please add the details; they hold no names."),
            details=report,
        )
        copy = box.addButton(self.tr("Copy the details"), QMessageBox.ButtonRole.ActionRole)
        box.addButton(QMessageBox.StandardButton.Close)
        box.exec()
        if box.clickedButton() is copy:
            QGuiApplication.clipboard().setText(report)
