"""Which keys do what: kept in the settings, shown and changed in the list of keys."""

from typing import Protocol

from PySide6.QtCore import QObject

from cartographers_gui.storage import Settings
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.keys import KeyTable
from cartographers_gui.ui.shell import Shell

__all__ = ["KeysController"]


class KeyedPage(Protocol):
    """A page on which keys act and are named."""

    def follow_keys(self, keys: KeyTable) -> None:
        """Let keys do, and texts say, what a table says."""
        ...


class KeysController(QObject):
    """Holds the table of keys to the settings, and the settings to the table."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self._pages: list[KeyedPage] = []
        self._keys = shell.menu.keys
        self._keys.read(shell.preferences.settings.keys)
        self._keys.changed.connect(self.on_keys_changed)
        shell.preferences.changed.connect(self.on_preferences_changed)
        shell.connect_command(CommandId.SHORTCUTS, self.on_shortcuts)

    def follow(self, page: KeyedPage) -> None:
        """Let a page follow the table, now and after every change."""
        self._pages.append(page)
        page.follow_keys(self._keys)

    def on_keys_changed(self) -> None:
        for page in self._pages:
            page.follow_keys(self._keys)
        self._shell.preferences.change(keys=self._keys.text)

    def on_preferences_changed(self, settings: Settings) -> None:
        self._keys.read(settings.keys)

    def on_shortcuts(self) -> None:
        from cartographers_gui.ui.dialogs.shortcuts import ShortcutsDialog

        self._shell.open(ShortcutsDialog(self._keys, self._shell.window))
