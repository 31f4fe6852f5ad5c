"""What is shown and noted of a mistake of the program; the game goes on behind it."""

import platform
import traceback
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QWidget

from cartographers_gui import __version__
from cartographers_gui.ui.dialogs.message import MessageBox
from cartographers_gui.ui.dialogs.words import MessageKind, Telling
from cartographers_gui.ui.painting.icons import Icon

__all__ = ["fault_report", "open_folder", "show_fault", "versions"]

translate = QCoreApplication.translate


def versions() -> str:
    """Return the versions that a fault may depend on, in one line."""
    python = platform.python_version()
    return f"Cartographers {__version__}, Qt {qVersion()}, Python {python}, {platform.platform()}"


def fault_report(error: BaseException, game: str) -> str:
    """Return all that is needed to see the fault again: versions, the game, the trace."""
    return "\n".join((versions(), game, "".join(traceback.format_exception(error))))


def show_fault(parent: QWidget, words: Telling, report: str, folder: Path | None) -> None:
    """Show a fault and wait until it was read; its report can be copied, its files looked at."""
    box = MessageBox(parent, MessageKind.WARNING, words, report)
    box.add_button(
        Icon.COPY,
        lambda: translate("Fault", "Copy the details"),
        lambda: QGuiApplication.clipboard().setText(report),
    )
    if folder is not None:
        box.add_button(
            Icon.FOLDER,
            lambda: translate("Fault", "Open the folder"),
            lambda: open_folder(folder),
        )
    box.exec()
    box.deleteLater()


def open_folder(folder: Path) -> None:
    """Show a folder in the file manager of the system."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
