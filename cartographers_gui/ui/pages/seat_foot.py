"""The buttons below the seats of the new-game page: more players, and whole tables of them."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cartographers_gui.engine import PlayerSetup
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.player_names import names_at_table
from cartographers_gui.ui.text import isolated, listed
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.stock_button import PaperButton

__all__ = ["SeatFoot"]

translate = QCoreApplication.translate

_GAP = 4
_TIGHT = 8.0
"""Px beside the words where they would else have to go."""
_NAMES = 8
"""So many names a tool tip has room for."""


class SeatFoot(ThemedWidget):
    """Four buttons; where there is no room for all words, the rarest ones go without."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._last: tuple[PlayerSetup, ...] = ()
        self.add_button = PaperButton(icon=Icon.PLUS)
        self.bot_button = PaperButton(icon=Icon.MACHINE)
        self.paste_button = PaperButton(icon=Icon.COPY)
        self.last_button = PaperButton(icon=Icon.UNDO)
        self.last_button.setVisible(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        # What is left over goes to the first; the others have just the room that they ask for.
        row.addWidget(self.add_button, 1)
        for button in (self.bot_button, self.paste_button, self.last_button):
            row.addWidget(button)
        self.retranslate()

    def last_players(self) -> tuple[PlayerSetup, ...]:
        """Return the players of the last game."""
        return self._last

    def set_last_players(self, players: Sequence[PlayerSetup]) -> None:
        """Offer the players of the last game; none takes the offer away."""
        self._last = tuple(players)
        self.last_button.setVisible(bool(players))
        self.retranslate()

    def retranslate(self) -> None:
        self.add_button.set_text(translate("SeatList", "Add a player"))
        self.add_button.setToolTip(
            translate("SeatList", "Makes room for one more player, up to 100")
        )
        names = listed(map(isolated, names_at_table(self._last)), most=_NAMES)
        self.last_button.setToolTip(
            translate("SeatList", "Takes the players of the last game: {players}").format(
                players=names
            )
        )
        self._share_width()
        self.bot_button.setToolTip(translate("SeatList", "Add a computer: it plays one more seat"))
        self.paste_button.setToolTip(
            translate(
                "SeatList",
                "Takes the players from the clipboard: one name a line, a title after a tab",
            )
        )

    def apply_look(self) -> None:
        self._share_width()

    def _share_width(self) -> None:
        words = {
            self.paste_button: translate("SeatList", "Paste names"),
            self.last_button: translate("SeatList", "As last time"),
            self.bot_button: translate("SeatList", "Add a computer"),
        }
        buttons = (self.add_button, *words)
        for padding in (PaperButton.padding, _TIGHT):
            for button, text in words.items():
                button.set_text(text)
            for button in buttons:
                button.padding = padding
            if self._wanted(buttons) <= self.width():
                break
        for button, text in words.items():
            # Without their words they are good as well, so they ask for no room for them.
            button.set_text("")
            button.setMinimumWidth(button.minimumSizeHint().width())
            button.set_text(text)
        for button, text in words.items():
            if self._wanted(buttons) > self.width():
                button.set_text("")
                button.setAccessibleName(text)

    @staticmethod
    def _wanted(buttons: Sequence[PaperButton]) -> int:
        """Return the width in px of buttons with the words that they have."""
        shown = [each.sizeHint().width() for each in buttons if not each.isHidden()]
        return sum(shown) + _GAP * (len(shown) - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()
