"""The rulebook: one window of it, opened where it was read last or where a question leads."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from shiboken6 import isValid

from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.shell import Shell

if TYPE_CHECKING:
    from cartographers_gui.ui.dialogs.rulebook import RulebookDialog

__all__ = ["RulebookController"]


class RulebookController(QObject):
    """Keeps at most one rulebook open beside the game."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self._dialog: RulebookDialog | None = None
        self._place = ""
        shell.connect_command(CommandId.RULES, self.open_rulebook)

    def dialog(self) -> "RulebookDialog | None":
        """Return the rulebook while it is open."""
        return self._dialog if self._dialog is not None and isValid(self._dialog) else None

    def open_rulebook(self, place: str = "") -> None:
        """Show the rulebook at a chapter, a paragraph or a card, by id.

        Without a place it opens where it was read last. Raises `ValueError` for an unknown place.
        """
        from cartographers_gui.ui.dialogs.rulebook import RulebookDialog

        dialog = self.dialog()
        if dialog is None:
            dialog = self._dialog = RulebookDialog(place or self._place, self._shell.window)
            dialog.finished.connect(self.on_finished)
            self._shell.open(dialog, beside=True)
        else:
            dialog.open_place(place)

    def on_finished(self) -> None:
        """Remember the place until the rulebook is opened again."""
        dialog = self.dialog()
        if dialog is not None:
            self._place = dialog.view.page.place_at_top()[0]
            self._dialog = None
