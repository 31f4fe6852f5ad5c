"""The list of a large table's players over the map, where no curtain falls between two of them."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from cartographers_gui.engine import GameView
from cartographers_gui.ui.pages.waiting_grid import WaitingGrid

__all__ = ["PlayerList"]

_WIDTH, _HEIGHT = 620.0, 440.0
"""In px at scale 1, where the page has the room."""
_EDGE = 6


class PlayerList(WaitingGrid):
    """Opens below the head of a page; a choice, Escape, or the keyboard elsewhere closes it."""

    def __init__(self, page: QWidget, head: QWidget) -> None:
        super().__init__(page)
        self._page, self._head = page, head
        self.hide()
        self.closed.connect(self.on_closed)
        self.player_chosen.connect(self.hide)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self.on_focus_changed)

    def open_for(self, view: GameView, seat: int) -> None:
        """Show the players of a table, or close the list again; `seat` draws at the moment."""
        if self.isVisible():
            self.on_closed()
            return
        self.setGeometry(self._place())
        self.show_view(view, seat, is_drawing=True)
        self.resize(self.width(), min(self.height(), self.height_of_all()))
        self.show()
        self.raise_()
        self.setFocus()

    def _place(self) -> QRect:
        page, fonts, top = self._page, self.look.fonts, self._head.geometry().bottom()
        width = min(page.width() - 2 * _EDGE, round(fonts.px(_WIDTH)))
        height = min(page.height() - top - _EDGE, round(fonts.px(_HEIGHT)))
        return QRect(page.width() - width - _EDGE, top, width, height)

    def on_closed(self) -> None:
        self.hide()
        self._page.setFocus()

    def on_focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        del before
        # Another window that comes to the front takes the keyboard, and closes nothing.
        if now is not None and now is not self and not self.isAncestorOf(now):
            self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        # No key of the list may reach the map below it.
        event.accept()
