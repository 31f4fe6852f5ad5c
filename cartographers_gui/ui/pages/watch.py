"""The page on which a game is watched that only computer players play: its maps as they fill."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cartographers_gui.engine import Event
from cartographers_gui.ui.narration import event_sentence, player_names
from cartographers_gui.ui.pages.map_browser import MapBrowserPage, OpenMaps
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.widgets.stock_button import PaperButton

__all__ = ["WatchPage"]


class WatchPage(MapBrowserPage):
    """Leafs through maps that are being drawn, says which card lies, and can hold the game."""

    is_of_game = True
    pause_chosen = Signal()
    """The game is to be held, or to go on."""
    end_chosen = Signal()
    """The end is to be seen, without looking at every card and season before it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._news: tuple[Event, ...] = ()
        self._is_paused = False
        self.pause_button = PaperButton(icon=Icon.PAUSE)
        self.end_button = PaperButton(icon=Icon.TO_END)
        super().__init__(parent)
        self.close_button.hide()
        self.bar.add(self.pause_button, self.end_button)
        self.pause_button.clicked.connect(self.pause_chosen)
        self.end_button.clicked.connect(self.end_chosen)

    def follow(self, maps: OpenMaps, news: tuple[Event, ...]) -> None:
        """Show the maps as they are now, the same in front; `news` is what was turned up last."""
        self._open, self._news = maps, news
        if self._seat >= len(maps.sheets):
            self._seat = 0
        self.take_crests()
        self._show()

    def show_paused(self, *, paused: bool) -> None:
        """Show whether the game is held."""
        self._is_paused = paused
        self.pause_button.set_icon(Icon.PLAY if paused else Icon.PAUSE)
        self.pause_button.set_text(self.tr("Continue") if paused else self.tr("Pause"))

    def retranslate(self) -> None:
        super().retranslate()
        self.show_paused(paused=self._is_paused)
        self.pause_button.setToolTip(self.tr("Holds the game at the next card, or lets it go on"))
        self.end_button.set_text(self.tr("To the end"))
        self.end_button.setToolTip(self.tr("Plays on without a stop until the end"))

    def news(self) -> str:
        """Return in words what was turned up last."""
        if self._open is None:
            return ""
        names = player_names(self._open.view.players)
        return " ".join(event_sentence(event, names) for event in self._news)

    def resting_sentence(self) -> str:
        """Say which card lies, until somebody points at a number."""
        return self.news() or super().resting_sentence()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)
