"""A paper button that shows its sign alone where its words have no room."""

from PySide6.QtWidgets import QWidget

from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.widgets.stock_button import PaperButton

__all__ = ["SignButton"]


class SignButton(PaperButton):
    """A paper button that can do without its words."""

    def __init__(self, icon: Icon, parent: QWidget | None = None) -> None:
        self._words = self._help = ""
        self._is_short = False
        self._key_cap = ""
        super().__init__(icon=icon, parent=parent)

    def set_text(self, text: str) -> None:
        """Name the button; its tool tip begins with the name while only the sign is shown."""
        self._words = text
        super().set_text("" if self._is_short else text)
        self.setAccessibleName(text)
        told = (text, self._help) if self._is_short else (self._help,)
        self.setToolTip("\n".join(part for part in told if part))

    def set_help(self, text: str) -> None:
        """Say what the button does, on hover."""
        self._help = text
        self.set_text(self._words)

    def set_cap(self, key: str) -> None:
        """Show the key that does the same, while there is room for words."""
        self._key_cap = key
        self.set_key("" if self._is_short else key)

    def set_short(self, *, short: bool) -> None:
        """Show the sign alone, or the words as well."""
        if short != self._is_short:
            self._is_short = short
            self.set_key("" if short else self._key_cap)
            self.set_text(self._words)

    def width_with_words(self) -> int:
        """Return the width at which sign, words and key are seen, whether they are shown or not."""
        short = self._is_short
        self.set_short(short=False)
        width = self.sizeHint().width()
        self.set_short(short=short)
        return width
