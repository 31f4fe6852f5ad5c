"""The menu of help: what the program is."""

from PySide6.QtCore import QObject

from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.controllers.explaining import ExplainingController
from cartographers_gui.ui.shell import Shell

__all__ = ["HelpController"]


class HelpController(QObject):
    """Opens the dialogs that explain the program, and lets its elements explain themselves."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self.explaining = ExplainingController(shell)
        shell.connect_command(CommandId.ABOUT, self.on_about)

    def on_about(self) -> None:
        from cartographers_gui.ui.dialogs.about import AboutDialog

        self._shell.open(AboutDialog(self._shell.window))
