"""What a table agreed on: its dialog, and the curtain that falls by itself."""

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from cartographers_gui.session import Drawing, TableOptions
from cartographers_gui.storage import Settings
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.shell import Shell

__all__ = ["TableController"]

_MINUTE = 60_000
"""In ms."""


class TableController(QObject):
    """Hands the options to the table, and lowers the curtain over a map left alone."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self.idle = QTimer(self)
        """Runs while a map is shown; its end lowers the curtain."""
        self.idle.setSingleShot(True)
        self.idle.timeout.connect(self.hide_map)
        shell.connect_command(CommandId.TABLE_OPTIONS, self.on_options)
        shell.preferences.changed.connect(self.on_preferences_changed)
        shell.bridge.stage_changed.connect(self.on_activity)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.applicationStateChanged.connect(self.on_application_state)
        shell.bridge.set_options(shell.preferences.table_options)

    def on_options(self) -> None:
        from cartographers_gui.ui.dialogs.table_options import TableOptionsDialog

        dialog = TableOptionsDialog(self._shell.preferences.table_options, self._shell.window)
        dialog.options_changed.connect(self._shell.preferences.change_table)
        self._shell.open(dialog)

    def on_preferences_changed(self, settings: Settings) -> None:
        del settings
        options = self._shell.preferences.table_options
        if options != self._shell.bridge.options:
            self._shell.bridge.set_options(options)
            self.on_activity()

    def on_activity(self, *_: object) -> None:
        """Somebody does something: the time that a map may lie alone begins anew."""
        self.idle.stop()
        minutes = self._options().idle_minutes
        if minutes and self._hides():
            self.idle.start(minutes * _MINUTE)

    def on_application_state(self, state: Qt.ApplicationState) -> None:
        is_left = state is not Qt.ApplicationState.ApplicationActive
        if is_left and self._options().lower_on_leave:
            self.hide_map()

    def hide_map(self) -> None:
        """Lower the curtain, where there is one and a map is shown."""
        if self._hides():
            self._shell.bridge.lower_curtain()

    def _hides(self) -> bool:
        bridge = self._shell.bridge
        return isinstance(bridge.stage, Drawing) and bridge.flow.has_curtain

    def _options(self) -> TableOptions:
        return self._shell.bridge.options
