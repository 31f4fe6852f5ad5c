"""Shortcuts on a keyboard without Latin letters: Ctrl+Я is Ctrl+Z, by the physical key.

The key of the slash sends a full stop there, and nothing has Ctrl and a full stop as its own.

WORKAROUND: where only a Cyrillic layout is installed, no Qt shortcut with a letter is ever found.
https://github.com/qTox/qTox/issues/1600
"""

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from cartographers_gui.ui.keys import Key, latin_code
from cartographers_gui.ui.shell import Shell

__all__ = ["LayoutsController"]

_HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_STOP, _SLASH = Qt.Key.Key_Period.value, Qt.Key.Key_Slash.value


class LayoutsController(QObject):
    """Watches the widget that has the keyboard, for Cyrillic letters that no shortcut took.

    Only that widget, since a filter of the whole application would see every move of the pointer.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self.on_focus_changed)

    def on_focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        if before is not None:
            before.removeEventFilter(self)
        if now is not None:
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            latin = _SLASH if event.key() == _STOP else latin_code(event.key())
            if event.modifiers() & _HELD and latin != event.key():
                return self._press_latin(watched, event, latin)
        return super().eventFilter(watched, event)

    def _press_latin(self, watched: QObject, event: QKeyEvent, latin: int) -> bool:
        """Do what the Latin letter of the key would have done; tell whether that was anything."""
        held = event.modifiers()
        asked = QKeyEvent(QEvent.Type.ShortcutOverride, latin, held)
        asked.ignore()
        # A field of text takes its own: copying, undoing.
        if QApplication.sendEvent(watched, asked) and asked.isAccepted():
            return self._send(watched, latin, held)
        key = Key.of(QKeyCombination(held, Qt.Key(latin)))
        modal = QApplication.activeModalWidget()
        if modal is None or modal is self._shell.window:
            keys = self._shell.menu.keys
            for command, action in self._shell.menu.actions_by_id.items():
                if key in keys.keys_of(command) and action.isEnabled():
                    action.trigger()
                    return True
        return self._send(watched, latin, held)

    def _send(self, watched: QObject, latin: int, held: Qt.KeyboardModifier) -> bool:
        event = QKeyEvent(QEvent.Type.KeyPress, latin, held)
        event.ignore()
        return QApplication.sendEvent(watched, event) and event.isAccepted()
