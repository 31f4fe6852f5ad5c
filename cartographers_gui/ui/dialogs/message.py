"""The one kind of message box: in the window's look, its text never read as markup."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from cartographers_gui.ui.widgets.look import look_of
from cartographers_gui.ui.widgets.style_sheet import dress

__all__ = ["agrees", "message_box", "tell"]


def message_box(
    parent: QWidget,
    icon: QMessageBox.Icon,
    title: str,
    text: str,
    *,
    more: str = "",
    details: str = "",
) -> QMessageBox:
    """Return a box with a sentence, a second one, and details for whoever wants them."""
    box = QMessageBox(parent)
    box.setIcon(icon)
    box.setWindowTitle(title)
    # A name of a player may stand in it: <b> in one is three letters and not a command.
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.setInformativeText(more)
    if details:
        box.setDetailedText(details)
    for label in box.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)
    dress(box, look_of(parent))
    return box


def tell(parent: QWidget, icon: QMessageBox.Icon, title: str, text: str, details: str = "") -> None:
    """Say something and wait until it has been read."""
    message_box(parent, icon, title, text, details=details).exec()


def agrees(parent: QWidget, title: str, question: str) -> bool:
    """Ask something that is answered by yes or no; closing the box means no."""
    box = message_box(parent, QMessageBox.Icon.Question, title, question)
    box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    return bool(box.exec() == QMessageBox.StandardButton.Yes)
