"""What is said about saved games and settings: one clear sentence for each thing."""

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox

from cartographers_gui.storage import (
    SaveDamaged,
    SavedGame,
    SaveError,
    SaveFromNewerVersion,
    SaveNotFound,
    SaveNotReadable,
    SaveNotWritten,
)
from cartographers_gui.ui.shell import Shell
from cartographers_gui.ui.text import isolated, listed

__all__ = ["Notices"]

_NAMES = 4


class Notices(QObject):
    """Tells what went wrong with a file, and asks before something is given up."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        shell.bridge.not_saved.connect(self.on_not_saved)

    def on_not_saved(self, error: SaveNotWritten) -> None:
        text = self.tr("The game goes on, but it cannot be saved: {reason}")
        self._shell.tell(self.tr("The game is not being saved"), text.format(reason=error.detail))

    def tell_unreadable(self, error: SaveError) -> None:
        """Say in one sentence what is wrong with a file; details for whoever wants them."""
        self._shell.tell(self.tr("Saved game"), self._fault_sentence(error), str(error))

    def _fault_sentence(self, error: SaveError) -> str:
        match error:
            case SaveNotFound():
                return self.tr("There is no such file.")
            case SaveNotReadable():
                return self.tr("The file may not be read.")
            case SaveFromNewerVersion():
                return self.tr("This game was saved by a newer version of the program.")
            case SaveDamaged(step=step) if step is not None:
                text = self.tr("This saved game is damaged from decision {step} on.")
                return text.format(step=step)
            case SaveDamaged():
                return self.tr("This saved game is damaged.")
            case _:
                return self.tr("This file is no saved game of Cartographers.")

    def tell_quarantined(self, paths: tuple[Path, ...]) -> None:
        """Say that a damaged autosave was set aside."""
        text = self.tr("A damaged file was set aside as {file}. The step before it is used.")
        self._shell.tell(
            self.tr("Saved game"),
            text.format(file=paths[0].name),
            icon=QMessageBox.Icon.Information,
        )

    def wants_to_go_on(self, game: SavedGame) -> bool:
        """Ask whether to go on with the game that was not finished."""
        names = listed([isolated(p.name) for p in game.setup.players], most=_NAMES)
        return self._shell.agrees(
            self.tr("Go on with the game of {players}?").format(players=names)
        )

    def wants_to_begin(self) -> bool:
        """Ask whether to give up the game in progress for a new one."""
        question = self.tr("Begin a new game? The one in progress cannot be gone on with.")
        return self._shell.agrees(question)

    def wants_to_leave(self) -> bool:
        """Ask whether to give up the game in progress."""
        return self._shell.agrees(self.tr("Give up this game? It cannot be gone on with."))

    def tell_settings_not_saved(self, error: OSError) -> None:
        """Say that the settings are lost when the program ends."""
        text = self.tr("The settings could not be saved: {reason}")
        reason = error.strerror or str(error)
        self._shell.tell(self.tr("Settings"), text.format(reason=reason))
