"""The map in words, to be read by a screen reader or a braille display, and to be copied."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from cartographers_gui.ui.dialogs.foot import dialog_column, foot_of, inset
from cartographers_gui.ui.dialogs.spoken import SpokenDialog
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.widgets.finger_scroll import scroll_by_finger
from cartographers_gui.ui.widgets.stock_button import PaperButton

__all__ = ["MapTextDialog"]


class MapTextDialog(SpokenDialog):
    """Shows lines of text that can be walked through by keys."""

    def __init__(self, lines: Callable[[], Sequence[str]], parent: QWidget | None = None) -> None:
        """Show what `lines` returns, in the language of the moment."""
        super().__init__(parent)
        self._lines = lines
        self.take_room(660, 470)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        scroll_by_finger(self.text)
        # Arrow keys lead through the text though it cannot be changed; Tab leaves it.
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setTabChangesFocus(True)
        self.copy_button = PaperButton(icon=Icon.COPY)
        self.copy_button.clicked.connect(self.on_copy)
        column = dialog_column(self)
        column.addLayout(inset(self.text))
        column.addLayout(foot_of(self, self.copy_button))
        self.retranslate()
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Map as text"))
        self.text.setAccessibleName(self.tr("Map as text"))
        self.copy_button.set_text(self.tr("Copy"))
        at = self.text.textCursor().position()
        self.text.setPlainText("\n".join(self._lines()))
        cursor = self.text.textCursor()
        cursor.setPosition(min(at, self.text.document().characterCount() - 1))
        self.text.setTextCursor(cursor)

    def on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
