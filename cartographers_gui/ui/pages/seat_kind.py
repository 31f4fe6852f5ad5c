"""Who plays a seat of the new-game page: a person, or the computer in one of its levels."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QWidget

from cartographers_gui.bots import LEVEL_WORDS
from cartographers_gui.engine import BotLevel
from cartographers_gui.ui.mnemonics import with_mnemonics
from cartographers_gui.ui.painting.icons import Icon, qt_icon
from cartographers_gui.ui.player_names import bot_sentence, level_name, level_text
from cartographers_gui.ui.widgets.stock_button import IconButton

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

__all__ = ["SeatKind"]


class SeatKind(IconButton):
    """A sign that says who plays, and opens the menu of who else could."""

    chosen = Signal(object)
    """The `BotLevel` of a computer player, or nothing for a person."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._level: BotLevel | None = None
        super().__init__(Icon.PERSON, flat=True, parent=parent)
        self.clicked.connect(self.on_clicked)
        self.retranslate()

    @property
    def level(self) -> BotLevel | None:
        """The level of the computer player shown; nothing for a person."""
        return self._level

    def show_level(self, level: BotLevel | None) -> None:
        """Show who plays, without telling anybody."""
        if level != self._level:
            self._level = level
            self.set_icon(Icon.PERSON if level is None else Icon.MACHINE)
            self.retranslate()

    def retranslate(self) -> None:
        self.set_text(bot_sentence(self._level))

    def menu(self) -> "QMenu":
        """Return a menu of all who could play, the present one checked; it goes when it closes."""
        from PySide6.QtWidgets import QMenu  # noqa: PLC0415 - the first page shows none

        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        palette = self.look.palette
        levels = (None, *LEVEL_WORDS)
        names = with_mnemonics([self._name(level) for level in levels])
        for level, name in zip(levels, names, strict=True):
            action = menu.addAction(self._words(level, name))
            icon = Icon.PERSON if level is None else Icon.MACHINE
            action.setIcon(qt_icon(icon, palette.text, palette.disabled, palette.accent_text))
            # A check mark would stand where the sign is, so bold letters tell it to the eye.
            action.setCheckable(True)
            action.setChecked(level == self._level)
            font = action.font()
            font.setBold(level == self._level)
            action.setFont(font)
            action.triggered.connect(lambda _=False, level=level: self.chosen.emit(level))
            if level is None:
                menu.addSeparator()
        return menu

    def _name(self, level: BotLevel | None) -> str:
        return self.tr("A person") if level is None else level_name(level)

    def _words(self, level: BotLevel | None, name: str) -> str:
        """Return what a row says: the name, with the letter that chooses it, and how it plays."""
        if level is None:
            return name
        text = self.tr("{level} · {description}")
        return text.format(level=name, description=level_text(level).replace("&", "&&"))

    def on_clicked(self) -> None:
        menu = self.menu()
        present = next(action for action in menu.actions() if action.isChecked())
        menu.setActiveAction(present)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))
