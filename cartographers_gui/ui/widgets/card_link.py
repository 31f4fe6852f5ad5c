"""Asking for the page of a card: by a click on it, the context key, or F2 where it has the focus.

The question goes to the window as an event, so that a card need not know who answers it.
"""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

__all__ = ["CardAsked", "CardLink"]


class CardAsked(QEvent):
    """Somebody wants to read the page of a card; sent to the window that all others belong to."""

    KIND = QEvent.Type(QEvent.registerEventType())

    def __init__(self, card_id: str) -> None:
        super().__init__(self.KIND)
        self.card_id = card_id


class CardLink(QObject):
    """Makes a widget that shows cards ask about them.

    `card_at` gives the id of the card at a point of the widget, or without a point of the one meant
    by the keyboard; empty where there is none. A button asks when it is pressed.
    """

    def __init__(self, widget: QWidget, card_at: Callable[[QPoint | None], str]) -> None:
        super().__init__(widget)
        self._widget = widget
        self._card_at = card_at
        self._pressed = ""
        widget.setCursor(Qt.CursorShape.PointingHandCursor)
        widget.installEventFilter(self)
        if isinstance(widget, QAbstractButton):
            widget.clicked.connect(self.ask)

    def ask(self) -> None:
        """Ask about the card that the keyboard means."""
        self._ask(self._card_at(None))

    def _ask(self, card_id: str) -> bool:
        if card_id:
            QCoreApplication.sendEvent(_first_window_of(self._widget), CardAsked(card_id))
        return bool(card_id)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.ContextMenu if isinstance(event, QContextMenuEvent):
                by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
                return self._ask(self._card_at(event.pos() if by_mouse else None))
            case QEvent.Type.MouseButtonPress if isinstance(event, QMouseEvent):
                return self._press(event)
            case QEvent.Type.MouseButtonRelease if isinstance(event, QMouseEvent):
                return self._release(event)
            case _:
                return super().eventFilter(watched, event)

    def _press(self, event: QMouseEvent) -> bool:
        left = event.button() == Qt.MouseButton.LeftButton
        if not left or isinstance(self._widget, QAbstractButton):
            return False
        self._pressed = self._card_at(event.position().toPoint())
        return bool(self._pressed)

    def _release(self, event: QMouseEvent) -> bool:
        pressed, self._pressed = self._pressed, ""
        if event.button() != Qt.MouseButton.LeftButton or not pressed:
            return False
        here = event.position().toPoint()
        return self._widget.rect().contains(here) and self._ask(self._card_at(here))


def _first_window_of(widget: QWidget) -> QWidget:
    """Return the window of a widget, of a dialog the one that it belongs to."""
    window = widget.window()
    parent = window.parentWidget()
    return window if parent is None else _first_window_of(parent)
