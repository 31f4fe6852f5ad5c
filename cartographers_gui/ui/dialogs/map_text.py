"""The map in words, to be read by a screen reader or a braille display, and to be copied."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from cartographers_gui.ui.widgets.look import look_of

__all__ = ["MapTextDialog"]


class MapTextDialog(QDialog):
    """Shows lines of text that can be walked through by keys."""

    def __init__(self, lines: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Map as text"))
        fonts = look_of(parent).fonts
        self.resize(round(fonts.px(660)), round(fonts.px(470)))
        self.text = QPlainTextEdit("\n".join(lines))
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Map as text"))
        # Arrow keys lead through the text though it cannot be changed; Tab leaves it.
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setTabChangesFocus(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy_button = buttons.addButton(
            self.tr("Copy"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.copy_button.clicked.connect(self.on_copy)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.text)
        column.addWidget(buttons)
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
