"""A label in one of the program's type sizes; what it shows is never read as markup."""

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QWidget

from cartographers_gui.ui.painting.text_block import unparted
from cartographers_gui.ui.widgets.look import ThemedLabel

__all__ = ["TextLabel", "TextRole"]


class TextRole(Enum):
    """What a text is on its page; it decides size, weight and colour."""

    WINNER = 46
    PAGE_TITLE = 34
    SEASON = 23
    CARD_TITLE = 20
    NAME = 18
    STRONG = 16
    BODY = 15
    ASIDE = 14
    SMALL = 13


_BOLD = {TextRole.WINNER, TextRole.PAGE_TITLE, TextRole.SEASON}
_STRONG = {TextRole.CARD_TITLE, TextRole.NAME, TextRole.STRONG}


class TextLabel(ThemedLabel):
    """A text that wraps; asides are muted and in italics where the font has them."""

    def __init__(
        self,
        text: str = "",
        role: TextRole = TextRole.BODY,
        *,
        muted: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._role, self._text, self._growth = role, text, 1.0
        self._muted = muted or role in {TextRole.ASIDE, TextRole.SMALL}
        # Names of players are shown here too: <b> in one is three letters and not a command.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Show another text; at the end of a line no number is parted from what it counts."""
        self._text = text
        self.setText(unparted(text))
        self.apply_look()

    def text(self) -> str:
        """Return the text with the blanks that it was given."""
        return self._text

    def set_growth(self, growth: float) -> None:
        """Write so many times as large, where there is room."""
        if growth != self._growth:
            self._growth = growth
            self.apply_look()

    def apply_look(self) -> None:
        self.setFont(self._font())
        color = self.look.palette.muted if self._muted else self.look.palette.text
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, color)
        self.setPalette(palette)

    def _font(self) -> QFont:
        fonts, size = self.look.fonts, self._role.value * self._growth
        if self._role in _BOLD:
            return fonts.bold(size)
        if self._role in _STRONG:
            return fonts.strong(size)
        if self._role is TextRole.ASIDE:
            return fonts.aside(self.text(), size)
        return fonts.body(size)
