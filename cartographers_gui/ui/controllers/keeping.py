"""Whether the game is on the disk: a mark for as long as it is not, and another try."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from cartographers_gui.ui.shell import Shell
from cartographers_gui.ui.widgets.accessible import announce

__all__ = ["KeepingController"]


class KeepingController(QObject):
    """Shows a mark beside the menus from the step that the disk did not take to the next it does.

    The first such step is told in a box; later ones interrupt nobody.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
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

    def keep_nothing(self, tell_why: Callable[[], None]) -> None:
        """Show the mark beside every game, since there is no folder for any."""
        self._tell_why = tell_why
        self.follow()

    def follow(self) -> None:
        """Show the mark, or take it away."""
        keeps_none = self._tell_why is not None and self._bridge.is_running
        is_failing = self._bridge.is_failing or keeps_none
        if is_failing is not self.mark.isHidden():
            return
        if self._is_beside_menus:
            self._menu.corner.show_mark(shown=is_failing)
        else:
            self.mark.setVisible(is_failing)

    def on_clicked(self) -> None:
        if self._tell_why is not None:
            self._tell_why()
            return
        self._bridge.save_again()
        self.follow()
        if self.mark.isHidden():
            announce(self._menu.window(), self.tr("The game is on the disk again."))
