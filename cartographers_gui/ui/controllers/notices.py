"""What is said about saved games and settings: one clear sentence for each thing."""

import errno
import os
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox

from cartographers_gui.storage import (
    Recovery,
    SaveDamaged,
    SavedGame,
    SaveError,
    SaveFromNewerVersion,
    SaveNotFound,
    SaveNotReadable,
    SaveNotWritten,
    SaveTooLarge,
)
from cartographers_gui.ui.language import own_name
from cartographers_gui.ui.shell import Shell
from cartographers_gui.ui.text import isolated, listed

__all__ = ["Notices"]

_NAMES = 4


class Notices(QObject):
    """Tells what went wrong with a file, and asks before something is given up."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        # Told when the step is done: a box that waits must not stand in the middle of it.
        shell.bridge.not_saved.connect(self.on_not_saved, Qt.ConnectionType.QueuedConnection)

    def on_not_saved(self, error: SaveNotWritten) -> None:
        self._tell_of_disk(
            self.tr("The game goes on, but its last steps are not on the disk."),
            error.number,
            error.detail,
        )

    def tell_not_written(self, error: SaveNotWritten) -> None:
        """Say that a file a person wanted was not written."""
        self._tell_of_disk(
            self.tr("The game was not saved. Choose another place for it."),
            error.number,
            error.detail,
        )

    def tell_not_kept(self, error: SaveNotWritten) -> None:
        """Say that a game which gave way to another one could not be put aside."""
        self._tell_of_disk(
            self.tr("The game that was in progress before could not be kept."),
            error.number,
            error.detail,
        )

    def tell_report_not_written(self, error: OSError) -> None:
        """Say that the bundle of a report was not written."""
        text = self.tr("The report was not saved. Choose another place for it.")
        self._tell_of_disk(text, error.errno, str(error))

    def tell_pages_not_written(self, error: OSError) -> None:
        """Say that pictures or documents of pages were not written."""
        text = self.tr("The pages were not saved. Choose another place for them.")
        self._tell_of_disk(text, error.errno, str(error))

    def tell_not_counted(self, error: OSError) -> None:
        """Say that the statistics could not take a finished game."""
        text = self.tr("This game is missing from the statistics.")
        self._tell_of_disk(text, error.errno, str(error))

    def tell_not_forgotten(self, error: OSError) -> None:
        """Say that the statistics are still there."""
        text = self.tr("The statistics could not be removed.")
        self._tell_of_disk(text, error.errno, str(error))

    def _tell_of_disk(self, sentence: str, number: int | None, detail: str) -> None:
        reason = self._disk_sentence(number)
        text = f"{sentence}\n{reason}" if reason else sentence
        self._shell.tell(self.tr("Saving"), text, detail)

    def _disk_sentence(self, number: int | None) -> str:
        """Say what the system's number of a fault means; nothing for a rare one."""
        sentences = (
            (
                {errno.ENOSPC, errno.EDQUOT, errno.EFBIG},
                self.tr("There is no room left on the disk."),
            ),
            (
                {errno.EACCES, errno.EPERM, errno.EROFS},
                self.tr("Nothing may be written into this folder."),
            ),
            (
                {errno.ENOENT, errno.ENOTDIR, errno.EEXIST, errno.ENODEV, errno.ENXIO},
                self.tr("The folder is not there."),
            ),
            (
                {errno.ENAMETOOLONG, errno.EINVAL},
                self.tr("The system does not take this name for a file."),
            ),
            ({errno.EIO}, self.tr("The disk does not answer as it should.")),
            ({errno.ENOMEM}, self.tr("There is not enough memory for it.")),
        )
        return next((text for numbers, text in sentences if number in numbers), "")

    def place(self, chosen: str, suffix: str) -> Path | None:
        """Return a chosen place with the suffix of its kind, such as ``.zip``.

        Nothing when the suffix was left out, and a file that is called so with it is to stay.
        """
        path = Path(chosen)
        if path.suffix.lower() == suffix:
            return path
        path = path.with_name(f"{path.name}{suffix}")
        return path if not os.path.lexists(path) or self._wants_to_replace(path) else None

    def _wants_to_replace(self, path: Path) -> bool:
        question = self.tr("There is a file {file} already. Replace it?")
        return self._shell.agrees(question.format(file=isolated(path.name)))

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
            case SaveTooLarge():
                return self.tr("This file is too large to be a saved game.")
            case SaveDamaged():
                return self._damage_sentence(error)
            case _:
                return self.tr("This file is no saved game of Cartographers.")

    def _damage_sentence(self, error: SaveDamaged) -> str:
        if error.step is None:
            return self.tr("This saved game is damaged.")
        text = self.tr("This saved game is damaged from decision {step} on.")
        return text.format(step=error.step)

    def tell_recovery(self, recovery: Recovery) -> None:
        """Say what was set aside at the start; nothing when all was well."""
        if recovery.stuck:
            text = self.tr("A file could not be read, nor set aside: {file}.")
            self._tell_of_start(text.format(file=isolated(recovery.stuck[0].name)))
        if recovery.newer:
            self._tell_of_start(
                self.tr(
                    "The game in progress was saved by a newer version of the program. It was set "
                    "aside as {file}."
                ).format(file=isolated(recovery.newer[0].name))
            )
        if recovery.quarantined:
            file = isolated(recovery.quarantined[0].name)
            if recovery.game is None:
                text = self.tr("A damaged file was set aside as {file}.")
            else:
                text = self.tr(
                    "A damaged file was set aside as {file}. The step before it is used."
                )
            self._tell_of_start(text.format(file=file))

    def tell_second_instance(self) -> None:
        """Say that another program keeps the game of this folder."""
        self._tell_of_start(
            self.tr(
                "Cartographers is already running. This second game is not kept for the next "
                "start, so save it yourself."
            )
        )

    def tell_nowhere_to_keep(self) -> None:
        """Say that this machine has no folder for the files of a person."""
        self._tell_of_start(
            self.tr(
                "No folder of your own was found on this computer, so nothing is kept for the "
                "next start. Save the game yourself."
            )
        )

    def _tell_of_start(self, text: str) -> None:
        self._shell.tell(self.tr("Saved game"), text, icon=QMessageBox.Icon.Information)

    def wants_to_go_on(self, game: SavedGame) -> bool:
        """Ask whether to go on with the game that was not finished."""
        names = listed([isolated(p.name) for p in game.setup.players], most=_NAMES)
        return self._shell.agrees(
            self.tr("Go on with the game of {players}?").format(players=names)
        )

    def wants_to_begin(self) -> bool:
        """Ask whether to give up the game in progress for a new one."""
        question = self.tr("Begin a new game? The one in progress stays under the recent games.")
        return self._shell.agrees(question)

    def wants_to_leave(self) -> bool:
        """Ask whether to give up the game in progress."""
        return self._shell.agrees(self.tr("Give up this game? It cannot be gone on with."))

    def wants_to_close(self) -> bool:
        """Ask whether to end the program with a game that lies nowhere on the disk."""
        question = self.tr("This game is not on the disk and would be lost. Quit all the same?")
        return self._shell.agrees(question)

    def tell_no_language(self, code: str) -> None:
        """Say that a language cannot be had, in the one that is spoken instead."""
        text = self.tr("The program cannot speak this language now: {language}")
        self._shell.tell(self.tr("Language"), text.format(language=own_name(code) or code))

    def tell_settings_set_aside(self, aside: Path | None) -> None:
        """Say that the settings on the disk were damaged, and where the old ones are kept."""
        text = self.tr("The settings could not be read and begin anew.")
        if aside is not None:
            text = self.tr(
                "The settings could not be read and begin anew. The old file is kept as {file}."
            ).format(file=isolated(aside.name))
        self._shell.tell(self.tr("Settings"), text, icon=QMessageBox.Icon.Information)

    def tell_settings_not_saved(self, error: OSError) -> None:
        """Say that the settings are lost when the program ends."""
        text = self.tr("The settings could not be saved.")
        self._tell_of_disk(text, error.errno, str(error))
