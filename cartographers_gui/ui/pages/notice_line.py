"""One sentence about what is wrong, right where it is wrong."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from cartographers_gui.ui.widgets.look import ThemedLabel

__all__ = ["NoticeLine"]


class NoticeLine(ThemedLabel):
    """A sentence in the colour of errors; takes no room while there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setVisible(False)

    def set_text(self, text: str) -> None:
        """Show a sentence, or nothing at all when it is empty."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.apply_look()

    def apply_look(self) -> None:
        look = self.look
        self.setFont(look.fonts.strong(13))
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, look.palette.error)
        self.setPalette(palette)
