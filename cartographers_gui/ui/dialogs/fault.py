"""What is shown and noted of a mistake of the program; the game goes on behind it."""

import platform
import traceback
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from cartographers_gui import __version__
from cartographers_gui.ui.dialogs.message import message_box

__all__ = ["fault_report", "open_folder", "show_fault", "versions"]

translate = QCoreApplication.translate


def versions() -> str:
    """Return the versions that a fault may depend on, in one line."""
    python = platform.python_version()
    return f"Cartographers {__version__}, Qt {qVersion()}, Python {python}, {platform.platform()}"


def fault_report(error: BaseException, game: str) -> str:
    """Return all that is needed to see the fault again: versions, the game, the trace."""
    return "\n".join((versions(), game, "".join(traceback.format_exception(error))))


def show_fault(
    parent: QWidget, text: str, report: str, folder: Path | None, more: str = ""
) -> None:
    """Show a fault and wait until it was read; its report can be copied, its files looked at."""
    box = message_box(
        parent,
        QMessageBox.Icon.Warning,
        translate("Fault", "Something went wrong"),
        text,
        more=more,
        details=report,
    )
    copy = box.addButton(translate("Fault", "Copy the details"), QMessageBox.ButtonRole.ActionRole)
    # A button of a message box closes it; copying is no answer yet.
    copy.clicked.disconnect()
    copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
    if folder is not None:
        look = box.addButton(
            translate("Fault", "Open the folder"), QMessageBox.ButtonRole.ActionRole
        )
        look.clicked.disconnect()
        look.clicked.connect(lambda: open_folder(folder))
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Close))
    box.exec()


def open_folder(folder: Path) -> None:
    """Show a folder in the file manager of the system."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
