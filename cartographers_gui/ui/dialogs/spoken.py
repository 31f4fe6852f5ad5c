"""The kind of dialog that says all it says again when the language changes."""

from PySide6.QtCore import QChildEvent, QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QFileDialog

from cartographers_gui.ui.widgets.file_dialog import FileDialogFit
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

    def lie_over_owner(self) -> None:
        """Lie in the middle of the window that it belongs to, as far as the screen has room there.

        Qt does so with the size from before the style sheet, and guesses at frames.
        """
        owner = self.parentWidget()
        if owner is None or not owner.isVisible():
            return
        window = owner.window()
        frame = window.frameGeometry()
        # Its own frame is there only when the system has shown it; it is the window's kind.
        size = self.size() + frame.size() - window.size()
        place = QRect(QPoint(0, 0), size)
        place.moveCenter(frame.center())
        room = window.screen().availableGeometry()
        place.moveLeft(max(room.left(), min(place.left(), room.right() + 1 - size.width())))
        place.moveTop(max(room.top(), min(place.top(), room.bottom() + 1 - size.height())))
        self.move(place.topLeft())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.lie_over_owner()

    def childEvent(self, event: QChildEvent) -> None:
        super().childEvent(event)
        if event.polished() and isinstance(dialog := event.child(), QFileDialog):
            FileDialogFit(dialog)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
