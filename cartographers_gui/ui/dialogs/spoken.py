"""The kind of dialog that says all it says again when the language changes."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QDialog

from cartographers_gui.ui.widgets.look import look_of

__all__ = ["SpokenDialog"]


class SpokenDialog(QDialog):
    """Sets its texts in `retranslate`; Qt's own buttons in it follow by themselves.

    A dialog that holds up the window changes with it as well: the language may be chosen by the
    system's menu or by a second start of the program while it is open.
    """

    def retranslate(self) -> None:
        """Set every text again."""

    def take_room(self, width: float, height: float) -> None:
        """Take so much room in px at scale 1, as far as the screen has it."""
        fonts = look_of(self.parentWidget()).fonts
        screen = self.screen().availableSize()
        wanted = QSize(round(fonts.px(width)), round(fonts.px(height)))
        self.resize(wanted.boundedTo(screen))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
