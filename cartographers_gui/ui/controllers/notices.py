"""What is said about saved games and settings: one clear sentence for each thing."""

import errno
import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt

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
from cartographers_gui.ui.dialogs.words import MessageKind, Question, Told
from cartographers_gui.ui.language import own_name
from cartographers_gui.ui.player_names import names_at_table
from cartographers_gui.ui.shell import Shell
from cartographers_gui.ui.text import isolated, listed

__all__ = ["Notices"]

_NAMES = 4


def _shown_name(path: Path) -> str:
    """Return the name of a file, with a "?" for each byte of it that is no letter."""
    return isolated(path.name.encode("utf-8", "replace").decode("utf-8"))


def _shown_names(paths: Sequence[Path]) -> str:
    return listed(map(_shown_name, paths))


class Notices(QObject):
    """Tells what went wrong with a file, and asks before something is given up."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        # Told when the step is done: a box that waits must not stand in the middle of it.
        shell.bridge.not_saved.connect(self.on_not_saved, Qt.ConnectionType.QueuedConnection)

    def on_not_saved(self, error: SaveNotWritten) -> None:
        self._tell_of_disk(
            lambda: self.tr("The game goes on, but its last steps are not on the disk."),
            error.number,
            error.detail,
        )

    def tell_not_written(self, error: SaveNotWritten) -> None:
        """Say that a file a person wanted was not written."""
        self._tell_of_disk(
            lambda: self.tr("The game was not saved. Choose another place for it."),
            error.number,
            error.detail,
        )

    def tell_not_kept(self, error: SaveNotWritten) -> None:
        """Say that a game which gave way to another one could not be put aside."""
        self._tell_of_disk(
            lambda: self.tr("The game that was in progress before could not be kept."),
            error.number,
            error.detail,
        )

    def tell_report_not_written(self, error: OSError) -> None:
        """Say that the bundle of a report was not written."""
        self._tell_of_disk(
            lambda: self.tr("The report was not saved. Choose another place for it."),
            error.errno,
            str(error),
        )

    def tell_pages_not_written(self, error: OSError) -> None:
        """Say that pictures or documents of pages were not written."""
        self._tell_of_disk(
            lambda: self.tr("The pages were not saved. Choose another place for them."),
            error.errno,
            str(error),
        )

    def tell_not_counted(self, error: OSError) -> None:
        """Say that the statistics could not take a finished game."""
        self._tell_of_disk(
            lambda: self.tr("This game is missing from the statistics."),
            error.errno,
            str(error),
        )

    def tell_not_forgotten(self, error: OSError) -> None:
        """Say that the statistics are still there."""
        self._tell_of_disk(
            lambda: self.tr("The statistics could not be removed."),
            error.errno,
            str(error),
        )

    def _tell_of_disk(self, sentence: Callable[[], str], number: int | None, detail: str) -> None:
        self._shell.tell(
            lambda: Told(self.tr("Saving"), sentence(), self._disk_sentence(number)), detail
        )

    def _disk_sentence(self, number: int | None) -> str:
        """Say what the system's number of a fault means; nothing for a rare one."""
        sentences = (
            (
                {errno.ENOSPC, errno.EDQUOT, errno.EFBIG},
                self.tr("There is no room left on the disk."),
            ),
            (
                {errno.EACCES, errno.EPERM, errno.EROFS},
                self.tr("You are not allowed to write into this folder."),
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
        file = _shown_name(path)
        return self._shell.agrees(
            lambda: Question(
                self.tr("There is a file {file} already. Replace it?").format(file=file),
                self.tr("Replace it"),
                self.tr("Keep the old file"),
            ),
            MessageKind.RISK,
        )

    def tell_unreadable(self, error: SaveError) -> None:
        """Say in one sentence what is wrong with a file; details for whoever wants them."""
        self._shell.tell(
            lambda: Told(self.tr("Saved game"), self._fault_sentence(error)), str(error)
        )

    def _fault_sentence(self, error: SaveError) -> str:
        match error:
            case SaveNotFound():
                text = self.tr("There is no file {file}.")
            case SaveNotReadable():
                text = self.tr("The file {file} cannot be read.")
            case SaveFromNewerVersion():
                text = self.tr("The game {file} was saved by a newer version of the program.")
            case SaveTooLarge():
                text = self.tr("The file {file} is too large to be a saved game.")
            case SaveDamaged(step=None):
                text = self.tr("The saved game {file} is damaged.")
            case SaveDamaged():
                text = self.tr("The saved game {file} is damaged from decision {step} on.")
            case _:
                text = self.tr("The file {file} is no saved game of Cartographers.")
        step = error.step if isinstance(error, SaveDamaged) else None
        return text.format(file=_shown_name(error.path), step=step)

    def tell_recovery(self, recovery: Recovery) -> None:
        """Say what was set aside at the start; nothing when all was well."""
        for paths, sentence in (
            (recovery.stuck, self._stuck_sentence),
            (recovery.newer, self._newer_sentence),
            (
                recovery.quarantined,
                self._lost_sentence if recovery.game is None else self._damaged_sentence,
            ),
        ):
            if paths:
                self._tell_of_start(partial(sentence, len(paths), _shown_names(paths)))

    def _stuck_sentence(self, count: int, files: str) -> str:
        if count > 1:
            return self.tr("Files could not be read, nor set aside: {files}.").format(files=files)
        return self.tr("A file could not be read, nor set aside: {file}.").format(file=files)

    def _newer_sentence(self, count: int, files: str) -> str:
        if count > 1:
            return self.tr(
                "Steps of the game in progress were saved by a newer version of the program. They "
                "were set aside as {files}."
            ).format(files=files)
        return self.tr(
            "The game in progress was saved by a newer version of the program. It was set "
            "aside as {file}."
        ).format(file=files)

    def _lost_sentence(self, count: int, files: str) -> str:
        if count > 1:
            return self.tr("Damaged files were set aside as {files}.").format(files=files)
        return self.tr("A damaged file was set aside as {file}.").format(file=files)

    def _damaged_sentence(self, count: int, files: str) -> str:
        if count > 1:
            return self.tr(
                "Damaged files were set aside as {files}. The step before them is used."
            ).format(files=files)
        return self.tr(
            "A damaged file was set aside as {file}. The step before it is used."
        ).format(file=files)

    def tell_second_instance(self) -> None:
        """Say that another program keeps the game of this folder."""
        self._tell_of_start(
            lambda: self.tr(
                "Cartographers is already running. This second game is not kept for the next "
                "start, so save it yourself."
            )
        )

    def tell_nowhere_to_keep(self) -> None:
        """Say that this machine has no folder for the files of a person."""
        self._tell_of_start(
            lambda: self.tr(
                "No folder of your own was found on this computer, so nothing is kept for the "
                "next start. Save the game yourself."
            )
        )

    def tell_unusable_folder(self, folder: Path) -> None:
        """Say that nothing can be written where settings and games are to lie."""
        shown = isolated(str(folder).encode("utf-8", "replace").decode("utf-8"))
        self._tell_of_start(
            lambda: self.tr(
                "Nothing can be kept in {folder}, so nothing will be there at the next start. "
                "Save the game yourself."
            ).format(folder=shown)
        )

    def _tell_of_start(self, text: Callable[[], str]) -> None:
        self._shell.tell(lambda: Told(self.tr("Saved game"), text()), kind=MessageKind.NEWS)

    def wants_to_go_on(self, game: SavedGame) -> bool:
        """Ask whether to go on with the game that was not finished."""
        people = game.setup.players
        return self._shell.agrees(
            lambda: Question(
                self.tr("Go on with the game of {players}?").format(
                    players=listed(map(isolated, names_at_table(people)), most=_NAMES)
                ),
                self.tr("Go on playing"),
                self.tr("New game instead"),
            )
        )

    def wants_to_begin(self) -> bool:
        """Ask whether to give up the game in progress for a new one."""
        return self._shell.agrees(
            lambda: Question(
                self.tr("Begin a new game? The one in progress stays under the recent games."),
                self.tr("Begin a new game"),
                self.tr("Keep playing"),
            )
        )

    def wants_to_leave(self) -> bool:
        """Ask whether to give up the game in progress."""
        return self._shell.agrees(
            lambda: Question(
                self.tr("Give up this game? You cannot continue it later."),
                self.tr("Give up the game"),
                self.tr("Keep playing"),
            ),
            MessageKind.RISK,
        )

    def wants_to_close(self) -> bool:
        """Ask whether to end the program with a game that lies nowhere on the disk."""
        return self._shell.agrees(
            lambda: Question(
                self.tr("This game is not on the disk and would be lost. Quit all the same?"),
                self.tr("Quit without saving"),
                self.tr("Keep playing"),
            ),
            MessageKind.RISK,
        )

    def tell_no_language(self, code: str) -> None:
        """Say that a language cannot be had, in the one that is spoken instead."""
        # What is no language has no name.
        language = code if own_name(code).casefold() == code.casefold() else own_name(code)
        self._shell.tell(
            lambda: Told(
                self.tr("Language"),
                self.tr("This language cannot be loaded now: {language}").format(language=language),
            )
        )

    def tell_settings_set_aside(self, aside: Path | None) -> None:
        """Say that the settings on the disk were damaged, and where the old ones are kept."""
        file = None if aside is None else _shown_name(aside)
        self._shell.tell(
            lambda: Told(self.tr("Settings"), self._settings_sentence(file)),
            kind=MessageKind.NEWS,
        )

    def _settings_sentence(self, file: str | None) -> str:
        if file is None:
            return self.tr("The settings could not be read and begin anew.")
        return self.tr(
            "The settings could not be read and begin anew. The old file is kept as {file}."
        ).format(file=file)

    def tell_settings_not_saved(self, error: OSError) -> None:
        """Say that the settings are lost when the program ends."""
        self._tell_of_disk(
            lambda: self.tr("The settings could not be saved."), error.errno, str(error)
        )
