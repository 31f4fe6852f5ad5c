"""Keys of a window that stands open beside the game, whatever the commands of the menus have."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cartographers_gui.ui.keys import Key

__all__ = ["OwnKeys"]


class OwnKeys(QObject):
    """Lets keys act in a window before a command to which somebody has given the same key.

    Two shortcuts on one key would do nothing at all. In every other window the command acts.
    """

    def __init__(
        self, window: QWidget, handlers: Mapping[str, Callable[[], object]], *parts: QWidget
    ) -> None:
        """Carry keys out by their portable names, before any of the `parts` takes them."""
        super().__init__(window)
        self._handlers = {Key.named(name): handler for name, handler in handlers.items()}
        for watched in (window, *parts):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if event.type() in kinds and isinstance(event, QKeyEvent):
            handler = self._handlers.get(Key.of(event.keyCombination()))
            if handler is not None:
                event.accept()
                if event.type() is QEvent.Type.KeyPress:
                    handler()
                return True
        return super().eventFilter(watched, event)
