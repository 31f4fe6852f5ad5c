"""A view of one sheet that has words: a space can be told of, and a screen reader be spoken to."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cartographers_gui.engine import Space
from cartographers_gui.ui.canvas.sheet_view import SheetView
from cartographers_gui.ui.canvas.words import MapWords
from cartographers_gui.ui.keys import MAP_KEYS, KeyTable
from cartographers_gui.ui.widgets.accessible import announce

__all__ = ["ToldMap"]


class ToldMap(SheetView):
    """What a map that is drawn on and one that is only looked at tell in the same way."""

    space_hovered = Signal(object)
    """The `Space` that pointer or cursor looks at while it leads no shape; `None` beside."""
    card_requested = Signal(object)
    """Everything about a `Space`, which has been said, is to be shown."""
    summary_requested = Signal()
    """What the whole map shows in short, which has been said, is to be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: MapWords | None = None
        self._hovered: Space | None = None
        self._keys = KeyTable(MAP_KEYS, self)

    def set_keys(self, keys: KeyTable) -> None:
        """Let keys do what a table says."""
        self._keys = keys

    def words(self) -> MapWords | None:
        """Return what knows the words for the map; nothing while it is to stay untold."""
        return self._words

    def size_in_spaces(self) -> tuple[int, int]:
        """Return rows and columns; nought of each while nothing is to be told."""
        geometry = self.geometry_of_map
        if self._words is None or geometry is None:
            return 0, 0
        return geometry.rows, geometry.cols

    def describe_space(self, space: Space) -> None:
        """Say what a space shows and what is to be known of it, and let its card be shown."""
        if self._words is not None:
            title, details = self._words.space_title(space), self._words.space_details(space)
            self.say(f"{title} {details}".rstrip())
        self.card_requested.emit(space)

    def read_map(self) -> None:
        """Tell in short what the whole map shows."""
        if self._words is not None:
            self.say(self._words.summary())
            self.summary_requested.emit()

    def say(self, text: str) -> None:
        """Let a screen reader speak; the text stays as the description of the map."""
        self.setAccessibleDescription(text)
        announce(self, text)

    def _hover(self, space: Space | None) -> None:
        if space != self._hovered:
            self._hovered = space
            self.space_hovered.emit(space)
