"""The large map of a page, whichever page it is: commands and keys enlarge and read it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cartographers_gui.storage import Settings
from cartographers_gui.ui.commands import CommandId, When
from cartographers_gui.ui.keys import MapAction, WheelUse
from cartographers_gui.ui.shell import Shell

if TYPE_CHECKING:
    from cartographers_gui.ui.canvas import MapCanvas, SeenMap

__all__ = ["LookingController"]

_KEYS = {
    MapAction.ZOOM_IN: CommandId.ZOOM_IN,
    MapAction.ZOOM_OUT: CommandId.ZOOM_OUT,
    MapAction.ZOOM_FIT: CommandId.ZOOM_FIT,
}


class LookingController(QObject):
    """Enlarges and reads the map of the page in front.

    A page that shows one large has it as `map_view`; a curtain has none.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self._map: MapCanvas | SeenMap | None = None
        shell.connect_command(CommandId.ZOOM_IN, self.enlarge)
        shell.connect_command(CommandId.ZOOM_OUT, self.shrink)
        shell.connect_command(CommandId.ZOOM_FIT, self.show_whole)
        shell.connect_command(CommandId.READ_SPACE, self.read_space)
        shell.connect_command(CommandId.READ_MAP, self.read_map)
        shell.connect_command(CommandId.MAP_TEXT, self.show_text)
        shell.page_shown.connect(self.on_page_shown)
        shell.preferences.changed.connect(self.on_preferences_changed)
        # What nobody on a page has taken comes here; the map in play has taken its keys itself.
        shell.pages.installEventFilter(self)

    def enlarge(self) -> None:
        """Show the map a step larger."""
        if self._map is not None:
            self._map.enlarge()

    def shrink(self) -> None:
        """Show the map a step smaller."""
        if self._map is not None:
            self._map.shrink()

    def show_whole(self) -> None:
        """Show all of the map."""
        if self._map is not None:
            self._map.set_zoom(1.0)

    def read_space(self) -> None:
        """Tell of the space where the keyboard is."""
        if self._map is not None:
            self._map.read_space()

    def read_map(self) -> None:
        """Tell in short what the whole map shows."""
        if self._map is not None:
            self._map.read_map()

    def show_text(self) -> None:
        """Show the map in words, row by row."""
        from cartographers_gui.ui.dialogs.map_text import MapTextDialog

        if self._map is not None and self._map.map_lines():
            self._shell.open(MapTextDialog(self._map.map_lines, self._shell.window))

    def on_page_shown(self, page: QWidget) -> None:
        self._map = getattr(page, "map_view", None)
        if self._map is not None:
            self._map.set_keys(self._shell.menu.keys)
        self._shell.allow(When.MAP_SHOWN, allowed=self._map is not None)
        self.on_preferences_changed(self._shell.preferences.settings)

    def on_preferences_changed(self, settings: Settings) -> None:
        if self._map is not None:
            self._map.set_wheel_use(WheelUse(settings.wheel))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            action = self._shell.menu.keys.action_of(event)
            if action in _KEYS and self._map is not None:
                self._shell.menu.actions_by_id[_KEYS[action]].trigger()
                return True
        return super().eventFilter(watched, event)
