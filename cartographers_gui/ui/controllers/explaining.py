"""Every element says what it is: on hover, to a pointer that asks, and to the keyboard."""

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QHelpEvent, QKeySequence, QShortcut, QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QMenu, QToolTip, QWhatsThis, QWidget

from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.rulebook.explanations import about, label_of
from cartographers_gui.ui.shell import Shell
from cartographers_gui.ui.widgets.accessible import announce

__all__ = ["ExplainingController"]

_ASKED = {QEvent.Type.WhatsThis, QEvent.Type.QueryWhatsThis}


class ExplainingController(QObject):
    """Answers where an element has no answer of its own, in the window and in every dialog.

    Chosen in the menu, "What is this?" lets the pointer ask; by its key it tells of the element
    that has the keyboard.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self._is_from_menu = False
        self._forget_menu = QTimer(self, singleShot=True, interval=0)
        self._forget_menu.timeout.connect(self.on_menu_gone)
        shell.connect_command(CommandId.WHAT_IS_THIS, self.on_what_is_this)
        self._action = shell.menu.actions_by_id[CommandId.WHAT_IS_THIS]
        for menu in self._action.associatedObjects():
            if isinstance(menu, QMenu):
                menu.aboutToHide.connect(self.on_menu_hides)
        shell.window.installEventFilter(self)
        shell.opened.connect(self.on_opened)

    def on_opened(self, dialog: QWidget) -> None:
        """Let a dialog answer as well; the keys of the menus reach only what is not modal."""
        dialog.installEventFilter(self)
        if not dialog.isModal():
            return
        key = QShortcut(QKeySequence(self._action.shortcut()), dialog)
        key.activated.connect(self.explain_focus)

    def on_menu_hides(self) -> None:
        # A command chosen in a menu is carried out right after its menu has gone.
        self._is_from_menu = True
        self._forget_menu.start()

    def on_menu_gone(self) -> None:
        self._is_from_menu = False

    def on_what_is_this(self) -> None:
        if self._is_from_menu:
            QWhatsThis.enterWhatsThisMode()
        else:
            self.explain_focus()

    def explain_focus(self) -> None:
        """Show and say what the element with the keyboard is."""
        focused = QApplication.focusWidget()
        text = about(focused)
        if focused is not None and text:
            QWhatsThis.showText(focused.mapToGlobal(focused.rect().center()), text, focused)
            announce(focused, QTextDocumentFragment.fromHtml(text).toPlainText())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QHelpEvent) or not isinstance(watched, QWidget):
            return super().eventFilter(watched, event)
        there = watched.childAt(event.pos())
        if event.type() == QEvent.Type.ToolTip:
            text = label_of(there)
            if text:
                QToolTip.showText(event.globalPos(), text, there or watched)
            return bool(text)
        text = about(there) if event.type() in _ASKED else ""
        if not text:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.WhatsThis:
            QWhatsThis.showText(event.globalPos(), text, watched)
        event.accept()
        return True
