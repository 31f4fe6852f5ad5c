"""A closer look at one space of the map: its card, asked for or after a rest of the pointer."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cartographers_gui.engine import MapSheet, PlayerView, ScoringCard, Space
from cartographers_gui.ui.canvas import MapCanvas, SeenMap
from cartographers_gui.ui.panels.sheet_words import SheetWords
from cartographers_gui.ui.panels.space_card import SpaceCard

__all__ = ["SpaceLook"]

_REST = 600
"""How long in ms a pointer without a shape rests on a space before its card shows."""


class SpaceLook(QObject):
    """Shows the card of the space that canvas, keys or fingers ask for, on a page."""

    def __init__(self, page: QWidget, canvas: MapCanvas | SeenMap) -> None:
        super().__init__(page)
        self._page = page
        self._canvas = canvas
        self._words: SheetWords | None = None
        self._told: tuple[object, ...] | None = None
        self._looked_at: Space | None = None
        self.card = SpaceCard(page)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self.on_rest)
        canvas.installEventFilter(self)
        canvas.card_requested.connect(self.show_card)
        canvas.summary_requested.connect(self.show_summary)
        canvas.space_hovered.connect(self.on_space_hovered)

    def set_words(self, words: SheetWords | None) -> None:
        """Take the words for the map that is shown; none while it is hidden."""
        self.hide_card()
        self._words, self._told = words, None
        if isinstance(self._canvas, SeenMap):
            self._canvas.set_words(words)

    def tell_of(self, sheet: MapSheet, owner: PlayerView, edicts: Sequence[ScoringCard]) -> None:
        """Take the words for a map that is looked at beside the game."""
        told = (sheet, owner, edicts)
        if told != self._told:
            before = self._words
            self.set_words(SheetWords(sheet, owner, edicts, self))
            self._told = told
            if before is not None:
                before.deleteLater()

    def show_card(self, space: Space) -> None:
        """Show everything about a space beside it."""
        words = self._words
        if words is None:
            return
        place = self._canvas.rect_on_screen(space)
        corner = self._page.mapFromGlobal(place.topLeft())
        details = words.space_details(space)
        self.card.show_beside(QRect(corner, place.size()), words.space_heading(space), details)

    def show_summary(self) -> None:
        """Show in short what is on the whole map, in its middle."""
        words = self._words
        if words is None:
            return
        middle = self._canvas.mapTo(self._page, self._canvas.rect().center())
        self.card.show_over(middle, words.map_name(), words.summary())

    def hide_card(self) -> None:
        """Take the card away."""
        self._rest.stop()
        self._looked_at = None
        self.card.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide:
            self.hide_card()
        if not self.card.isVisible():
            return False
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self.hide_card()
            # The first Escape is for the card, the next one for the shape.
            return event.key() == Qt.Key.Key_Escape
        if event.type() == QEvent.Type.FocusOut:
            self.hide_card()
        return False

    def on_space_hovered(self, space: Space | None) -> None:
        self.hide_card()
        self._looked_at = space
        if space is not None:
            self._rest.start()

    def on_rest(self) -> None:
        if self._looked_at is not None:
            self._canvas.describe_space(self._looked_at)
