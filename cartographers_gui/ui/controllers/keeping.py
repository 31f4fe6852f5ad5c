"""Whether the game is on the disk: a mark for as long as it is not, and another try."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from cartographers_gui.ui.controllers.files import FilesController
from cartographers_gui.ui.shell import Shell
from cartographers_gui.ui.widgets.accessible import announce

__all__ = ["KeepingController"]


class KeepingController(QObject):
    """Shows a mark beside the menus from the step that the disk did not take to the next it does.

    The first such step is told in a box; later ones interrupt nobody. A game that somebody saved
    in a file as it is now needs no mark.
    """

    def __init__(self, shell: Shell, files: FilesController) -> None:
        super().__init__(shell)
        self._files = files
        self._bridge = shell.bridge
        self._menu = shell.menu
        self.mark = shell.menu.corner.mark
        self._tell_why: Callable[[], None] | None = None
        self._is_beside_menus = not shell.menu.isNativeMenuBar()
        if not self._is_beside_menus:
            # Where the desktop has the menus, the window has no line for them.
            shell.add_strip(self.mark)
        self.mark.clicked.connect(self.on_clicked)
        shell.bridge.stage_changed.connect(self.follow)
        shell.page_shown.connect(self.follow)
        files.saved.connect(self.follow)

    def keep_nothing(self, tell_why: Callable[[], None]) -> None:
        """Show the mark beside every game, since there is no folder for any."""
        self._tell_why = tell_why
        self.mark.set_can_try(can_try=False)
        self.follow()

    def follow(self) -> None:
        """Show the mark, or take it away."""
        keeps_none = self._tell_why is not None and self._bridge.is_running
        warns = (self._bridge.is_failing or keeps_none) and not self._files.lies_in_file()
        if warns is not self.mark.isHidden():
            return
        if self._is_beside_menus:
            self._menu.corner.show_mark(shown=warns)
        else:
            self.mark.setVisible(warns)

    def on_clicked(self) -> None:
        if self._tell_why is not None:
            self._tell_why()
            return
        self._bridge.save_again()
        self.follow()
        if self.mark.isHidden():
            announce(self._menu.window(), self.tr("The game is on the disk again."))
