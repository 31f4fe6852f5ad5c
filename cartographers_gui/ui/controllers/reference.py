"""The card reference: opened by F2, or for one card by asking about it where it lies."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.shell import Shell
from cartographers_gui.ui.widgets.card_link import CardAsked, CardLink

if TYPE_CHECKING:
    from cartographers_gui.ui.dialogs.card_reference import CardReference

__all__ = ["ReferenceController"]


class ReferenceController(QObject):
    """Keeps one window of the reference open beside the game."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self._dialog: CardReference | None = None
        shell.connect_command(CommandId.CARD_REFERENCE, self.on_reference)
        shell.window.installEventFilter(self)

    @property
    def dialog(self) -> "CardReference | None":
        """The window of the reference while it is open."""
        return self._dialog

    def on_reference(self) -> None:
        """Show the card that has the keyboard, or else all cards."""
        link = _link_of(QApplication.focusWidget())
        if link is not None:
            link.ask()
        else:
            self._opened().show_gallery()

    def show_card(self, card_id: str) -> None:
        """Show the page of a card. Raises `KeyError` for an id that no card has."""
        from cartographers_gui.ui.dialogs.card_faces import ALL_CARDS

        card = ALL_CARDS[card_id]
        self._opened().show_card(card)

    def _opened(self) -> "CardReference":
        """Return the window, brought to the front."""
        from cartographers_gui.ui.dialogs.card_reference import CardReference

        if self._dialog is None:
            self._dialog = CardReference(self._shell.window)
            self._dialog.destroyed.connect(self.on_closed)
            self._shell.open(self._dialog, beside=True)
        self._dialog.raise_()
        self._dialog.activateWindow()
        return self._dialog

    def on_closed(self) -> None:
        self._dialog = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == CardAsked.KIND and isinstance(event, CardAsked):
            self.show_card(event.card_id)
            return True
        return super().eventFilter(watched, event)


def _link_of(widget: QWidget | None) -> CardLink | None:
    """Return what makes a widget ask about its card."""
    if widget is None:
        return None
    found = widget.findChild(CardLink, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, CardLink) else None
