"""The map in play: the commands that act on it, and how it is wanted to behave."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from cartographers_gui.storage import Settings
from cartographers_gui.ui.commands import COMMANDS, CommandId, command_of, command_text
from cartographers_gui.ui.controllers.looking import LookingController
from cartographers_gui.ui.keys import MapAction, WheelUse
from cartographers_gui.ui.shell import Shell
from cartographers_gui.ui.widgets.accessible import announce

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cartographers_gui.engine import SeasonScored
    from cartographers_gui.ui.pages.table import TablePage

__all__ = ["DrawingController"]

_WHEELS = {
    CommandId.WHEEL_TURNS: WheelUse.ROTATE,
    CommandId.WHEEL_ZOOMS: WheelUse.ZOOM,
    CommandId.WHEEL_IDLE: WheelUse.NOTHING,
}
_SWITCHES = {
    CommandId.DOTS: "legal_dots",
    CommandId.HEAT: "heat",
    CommandId.ANIMATIONS: "animations",
    CommandId.SOUNDS: "sounds",
}
"""Commands that switch a setting on and off."""


class DrawingController(QObject):
    """Lets menus do what keys and buttons do on the map, and follows the preferences there."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self._table: TablePage | None = None
        self.looking = LookingController(shell)
        for command, use in _WHEELS.items():
            shell.connect_command(command, partial(shell.preferences.change, wheel=use.value))
        for command in _SWITCHES:
            shell.connect_command(command, partial(self._switch, command))
        shell.preferences.changed.connect(self.on_preferences_changed)
        hints = QGuiApplication.styleHints()
        if hasattr(hints, "accessibility"):
            changed = getattr(hints.accessibility(), "motionPreferenceChanged", None)
            if changed is not None:
                changed.connect(lambda _: self._set_motion())
        self.on_preferences_changed(shell.preferences.settings)

    def follow(self, table: "TablePage") -> None:
        """Let the commands act on the page of the map, which is made when first needed."""
        self._table = table
        connect, canvas = self._shell.connect_command, table.canvas
        connect(CommandId.TURN, canvas.turn)
        connect(CommandId.TURN_BACK, lambda: canvas.turn(clockwise=False))
        connect(CommandId.MIRROR, canvas.mirror)
        connect(CommandId.NEXT_LEGAL, table.next_legal)
        connect(CommandId.PREVIOUS_LEGAL, lambda: table.next_legal(backwards=True))
        connect(CommandId.HINT, table.hint)
        connect(CommandId.UNDO, table.undo)
        connect(CommandId.REDO, table.redo)
        connect(CommandId.TAKE_BACK, canvas.drop)
        connect(CommandId.CONFIRM, table.confirm)
        connect(CommandId.PREVIEW, partial(self._switch_scores, table))
        table.scores_shown.connect(self._shell.menu.actions_by_id[CommandId.PREVIEW].setChecked)
        table.follow_seasons(self._scored)
        table.asked.connect(self.on_asked)
        canvas.set_motion(self._shell.motion)
        self.on_preferences_changed(self._shell.preferences.settings)

    def _scored(self) -> "Sequence[SeasonScored]":
        return self._shell.bridge.flow.seasons_scored()

    def _switch(self, command: CommandId) -> None:
        """Switch a setting, and say so: a key shows it to the eye alone."""
        setting = _SWITCHES[command]
        is_on = not getattr(self._shell.preferences.settings, setting)
        self._shell.preferences.change(**{setting: is_on})
        self._tell_switched(command, is_on=is_on)

    def _switch_scores(self, table: "TablePage") -> None:
        table.switch_scores()
        is_on = self._shell.menu.actions_by_id[CommandId.PREVIEW].isChecked()
        self._tell_switched(CommandId.PREVIEW, is_on=is_on)

    def _tell_switched(self, command: CommandId, *, is_on: bool) -> None:
        text = self.tr("{setting}: on") if is_on else self.tr("{setting}: off")
        row = next(each for each in COMMANDS if each.id is command)
        announce(self._shell.window, text.format(setting=command_text(row)))

    def on_asked(self, action: MapAction) -> None:
        command = command_of(action)
        if command is not None:
            self._shell.menu.actions_by_id[command].trigger()

    def on_preferences_changed(self, settings: Settings) -> None:
        actions = self._shell.menu.actions_by_id
        for command, setting in _SWITCHES.items():
            actions[command].setChecked(getattr(settings, setting))
        for command, use in _WHEELS.items():
            actions[command].setChecked(use.value == settings.wheel)
        if self._table is not None:
            self._table.canvas.set_dots(on=settings.legal_dots)
            self._table.advice.set_heat(on=settings.heat)
        self._set_motion()

    def _set_motion(self) -> None:
        wanted = self._shell.preferences.settings.animations
        self._shell.motion.is_unwanted = not wanted or wants_less_motion()


def wants_less_motion() -> bool:
    """Tell whether the system asks programs to let nothing move; where Qt cannot tell, it does not.

    Qt knows it since 6.12.
    """
    hints = QGuiApplication.styleHints()
    accessibility = hints.accessibility() if hasattr(hints, "accessibility") else None
    preference = getattr(accessibility, "motionPreference", None)
    reduced = getattr(getattr(Qt, "MotionPreference", None), "ReducedMotion", None)
    return preference is not None and reduced is not None and preference() == reduced
