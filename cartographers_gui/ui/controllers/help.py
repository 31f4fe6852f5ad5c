"""The menu of help: keys, and what the program is."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.shell import Shell

__all__ = ["HelpController"]


class HelpController(QObject):
    """Opens the dialogs that explain the program."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        shell.connect_command(CommandId.SHORTCUTS, self.on_shortcuts)
        shell.connect_command(CommandId.ABOUT, self.on_about)

    def on_shortcuts(self) -> None:
        from cartographers_gui.ui.dialogs.shortcuts import ShortcutsDialog

        self._shell.open(ShortcutsDialog(_map_keys(), self._shell.window))

    def on_about(self) -> None:
        from cartographers_gui.ui.dialogs.about import AboutDialog

        self._shell.open(AboutDialog(self._shell.window))


def _map_keys() -> list[tuple[str, tuple[str, ...]]]:
    """Return what each key of the map does, in the order of its table."""
    from cartographers_gui.ui.canvas import KEYS, MapAction
    from cartographers_gui.ui.dialogs.shortcuts import map_key_names

    names = dict(zip(MapAction, map_key_names(), strict=True))
    return [
        (names[action], tuple(QKeySequence(key.text).toString() for key in keys))
        for action, keys in KEYS.items()
    ]
