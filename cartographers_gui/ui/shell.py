"""What a controller may do to the window: show pages and dialogs, tell, ask, take commands."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cartographers_gui.ui.menu_bar import CommandMenuBar
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.preferences import Preferences
from cartographers_gui.ui.widgets.look import Look, push_look
from cartographers_gui.ui.widgets.style_sheet import dress

if TYPE_CHECKING:
    from cartographers_gui.ui.bridge import SessionBridge
    from cartographers_gui.ui.commands import CommandId, When
    from cartographers_gui.ui.dialogs.words import Asking, MessageKind, Telling

__all__ = ["Shell"]


class Shell(QObject):
    """The window as its controllers see it.

    A controller is one `QObject` for one area of what the program does. It is given the shell,
    makes its pages and dialogs when they are first needed, and connects its own commands.
    """

    page_shown = Signal(QWidget)
    """A page that has just come to the front."""
    opened = Signal(QWidget)
    """A dialog that is about to show."""

    def __init__(
        self,
        window: QMainWindow,
        menu: CommandMenuBar,
        bridge: "SessionBridge",
        preferences: Preferences,
        motion: Motion,
    ) -> None:
        super().__init__(window)
        self.window = window
        self.menu = menu
        self.bridge = bridge
        self.preferences = preferences
        self.motion = motion
        self.look = Look()
        """What everything is dressed in now."""
        self.pages = QStackedWidget()
        self._column = QVBoxLayout()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.pages, 1)
        contents = QWidget()
        contents.setLayout(self._column)
        window.setMenuBar(menu)
        window.setCentralWidget(contents)

    # --- commands -------------------------------------------------------------------------------

    def connect_command(self, command: "CommandId", handler: Callable[[], object]) -> None:
        """Carry a command out by calling `handler`."""
        self.menu.connect_command(command, handler)

    def allow(self, when: "When", *, allowed: bool) -> None:
        """Let the commands of a moment be used or not."""
        self.menu.allow(when, allowed)

    # --- pages and dialogs ----------------------------------------------------------------------

    def show_page(self, page: QWidget) -> None:
        """Bring a page to the front, with the keyboard; a new one is dressed first."""
        self.add_page(page)
        self.pages.setCurrentWidget(page)
        page.setFocus()
        self.page_shown.emit(page)

    def add_page(self, page: QWidget) -> None:
        """Put a page behind the one in front, dressed, so that it shows quickly later."""
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
            # A sheet of its own would take the colours of its labels away again.
            push_look(page, self.look)

    def add_strip(self, strip: QWidget) -> None:
        """Put a strip above the pages, hidden until its controller shows it."""
        strip.hide()
        self._column.insertWidget(0, strip)
        push_look(strip, self.look)

    def open(self, dialog: QWidget, *, beside: bool = False) -> None:
        """Show a dialog that is deleted when it closes.

        The window waits for it, unless it stays open `beside` the game.
        """
        modality = Qt.WindowModality.NonModal if beside else Qt.WindowModality.WindowModal
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowModality(modality)
        dress(dialog, self.look)
        self.opened.emit(dialog)
        dialog.show()

    def dress(self, look: Look) -> None:
        """Put the window and every dialog of it into a look."""
        self.look = look
        dress(self.window, look)
        for dialog in QApplication.topLevelWidgets():
            if dialog.isVisible() and _belongs_to(self.window, dialog):
                dress(dialog, look)

    # --- words ----------------------------------------------------------------------------------

    def tell(self, words: "Telling", details: str = "", kind: "MessageKind | None" = None) -> None:
        """Say something, a warning unless told otherwise, and wait until it has been read.

        The words are asked for again when the language changes meanwhile.
        """
        from cartographers_gui.ui.dialogs.message import tell
        from cartographers_gui.ui.dialogs.words import MessageKind

        tell(self.window, kind or MessageKind.WARNING, words, details)

    def agrees(self, words: "Asking", kind: "MessageKind | None" = None) -> bool:
        """Ask something and return whether it shall be done; closing the box means no."""
        from cartographers_gui.ui.dialogs.message import agrees
        from cartographers_gui.ui.dialogs.words import MessageKind

        return agrees(self.window, kind or MessageKind.QUESTION, words)


def _belongs_to(window: QWidget, dialog: QWidget) -> bool:
    """Tell whether a dialog was opened from a window, or from another dialog of it."""
    owner = dialog.parentWidget()
    while owner is not None and owner is not window:
        owner = owner.parentWidget()
    return owner is window
