"""Saved games: open and save them, by the menu, by dropping a file, and from outside."""

import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QChildEvent, QDateTime, QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QToolTip

from cartographers_gui.storage import (
    SAVE_SUFFIX,
    Aside,
    RecentFiles,
    SavedGame,
    SaveError,
    SaveNotWritten,
    UserDirs,
    keep_aside,
    read_save,
    save_where_wanted,
)
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.controllers.notices import Notices
from cartographers_gui.ui.controllers.places import documents_folder
from cartographers_gui.ui.dates import moment_text
from cartographers_gui.ui.shell import Shell
from cartographers_gui.ui.text import isolated
from cartographers_gui.ui.widgets.file_dialog import FileDialogFit

if TYPE_CHECKING:
    from cartographers_gui.engine import Action, GameSetup

__all__ = ["FilesController", "moment_now"]

_TOLD_FOR = 3000
"""Milliseconds for which the window says that a game was saved."""


def moment_now() -> str:
    """Return the time as digits and dashes, for the name of a file."""
    return time.strftime("%Y-%m-%d-%H%M%S")


class FilesController(QObject):
    """Reads and writes saved games for the window. No game in progress is ever lost to another.

    A game that gives way to another one is put aside and stands under the recent games.
    """

    saved = Signal()
    """The game lies in a file as it is now."""

    def __init__(self, shell: Shell, notices: Notices, dirs: UserDirs | None = None) -> None:
        """Keep recent games and those put aside in the folders, or none without folders."""
        super().__init__(shell)
        self._shell = shell
        self._notices = notices
        self._folder = None if dirs is None else dirs.data
        self._recent = None if dirs is None else RecentFiles(dirs.data / "recent.json")
        self._place: Path | None = None
        self._placed: GameSetup | None = None
        self._saved: tuple[Action, ...] | None = None
        self._guards_closing = self._is_given_up = False
        shell.connect_command(CommandId.OPEN, self.on_open)
        shell.connect_command(CommandId.SAVE, self.save)
        shell.connect_command(CommandId.SAVE_AS, self.save_as)
        shell.menu.recent_menu.aboutToShow.connect(self.list_recent)
        shell.bridge.replaced.connect(self.on_replaced)
        shell.window.setAcceptDrops(True)
        shell.window.installEventFilter(self)

    # --- open -----------------------------------------------------------------------------------

    def on_open(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self._shell.window,
            self.tr("Open a saved game"),
            str(self._usual_folder()),
            self._kinds(),
        )
        if path:
            self.open(Path(path))

    def on_handed(self, path: str) -> None:
        """Come to the front, and open what a second start or the system has handed over."""
        window = self._shell.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if path:
            self.open(Path(path))

    def open(self, path: Path) -> bool:
        """Go on with a saved game; tell what is wrong with it when that is not possible."""
        try:
            game = read_save(path)
        except SaveError as error:
            self._notices.tell_unreadable(error)
            return False
        bridge = self._shell.bridge
        if (game.setup, game.actions) != (bridge.setup, bridge.kept_actions):
            bridge.resume(game)
        if self._is_aside(path, Aside.UNFINISHED):
            if bridge.is_kept:
                # It is in progress again, and the autosave has it.
                with suppress(OSError):
                    path.unlink()
        else:
            self._remember(path)
        return True

    # --- save -----------------------------------------------------------------------------------

    def save(self) -> bool:
        """Save the game where it was saved before; ask for the place the first time."""
        bridge = self._shell.bridge
        if self._place is None or self._placed is not bridge.setup:
            return self.save_as()
        return self._write(self._place)

    def save_as(self) -> bool:
        """Ask for a place and save a copy of the game there."""
        dialog = QFileDialog(
            self._shell.window, self._save_title(), str(self._usual_folder()), self._kinds()
        )
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SAVE_SUFFIX.removeprefix("."))
        dialog.selectFile(f"cartographers-{time.strftime('%Y-%m-%d')}{SAVE_SUFFIX}")
        accepted = dialog.exec() == QFileDialog.DialogCode.Accepted
        chosen = dialog.selectedFiles()
        dialog.deleteLater()
        place = self._notices.place(chosen[0], SAVE_SUFFIX) if accepted and chosen else None
        return place is not None and self._write(place)

    def _write(self, path: Path) -> bool:
        bridge = self._shell.bridge
        if bridge.setup is None:
            return False
        try:
            save_where_wanted(path, bridge.setup, bridge.kept_actions)
        except SaveNotWritten as error:
            self._notices.tell_not_written(error)
            return False
        self._remember(path)
        text = self.tr("Saved as {file}")
        if self._hides_maps():
            text = self.tr("Saved as {file}, with the maps of all players")
        self._say(text.format(file=isolated(path.name)))
        return True

    def _hides_maps(self) -> bool:
        """Tell whether players would rather not see in a file what the others have drawn."""
        bridge = self._shell.bridge
        shared = bridge.setup is not None and bridge.setup.has_secrets
        return bridge.is_running and shared and not self._shell.preferences.settings.open_maps

    def _save_title(self) -> str:
        if self._hides_maps():
            return self.tr("Save the game, with the maps of all players")
        return self.tr("Save the game")

    def _say(self, text: str) -> None:
        """Show a short text for a moment, without being in anybody's way."""
        window = self._shell.window
        corner = window.mapToGlobal(QPoint(16, self._shell.menu.height()))
        QToolTip.showText(corner, text, window, window.rect(), _TOLD_FOR)

    def _remember(self, path: Path) -> None:
        """Note that the game lies in a file as it is now."""
        self._place, self._placed = path, self._shell.bridge.setup
        self._saved = self._shell.bridge.kept_actions
        if self._recent is not None:
            self._recent.add(path)
        self.saved.emit()

    # --- the game that gives way ----------------------------------------------------------------

    def on_replaced(self, game: SavedGame) -> None:
        self.put_aside(game)

    def keep_result(self) -> None:
        """Keep a game that is over under the recent games, and do not offer it at the start."""
        game = self._shell.bridge.finished
        if game is not None and not self._is_given_up and self.put_aside(game):
            self._shell.bridge.forget_finished()

    def put_aside(self, game: SavedGame) -> bool:
        """Keep a game that lies in no file under the recent games; tell whether it lies in one."""
        if self._lies_somewhere(game):
            return True
        if self._folder is None or self._recent is None:
            return False
        why = Aside.FINISHED if game.is_over else Aside.UNFINISHED
        try:
            path = keep_aside(self._folder, why, moment_now(), game.setup, game.actions)
        except SaveNotWritten as error:
            self._notices.tell_not_kept(error)
            return False
        self._recent.add(path)
        return True

    def _lies_somewhere(self, game: SavedGame) -> bool:
        """Tell whether a game is in a file as it is now, or nothing of it was played yet."""
        return not game.actions or self._lies_in_file(game)

    def _lies_in_file(self, game: SavedGame) -> bool:
        is_same = self._placed is game.setup and self._saved == game.actions
        return is_same and self._place is not None and self._place.is_file()

    def lies_in_file(self) -> bool:
        """Tell whether the game that no autosave has was saved in a file as it is now."""
        game = self._shell.bridge.at_stake
        return game is not None and self._lies_in_file(game)

    def guard_closing(self) -> None:
        """Ask from now on before the window closes on a game that lies nowhere on the disk."""
        self._guards_closing = True

    def may_close(self) -> bool:
        """Tell whether the window may be closed; ask when a game would be lost."""
        game = self._shell.bridge.at_stake
        if not self._guards_closing or game is None or self._lies_somewhere(game):
            return True
        self._is_given_up = self._notices.wants_to_close()
        return self._is_given_up

    def _is_aside(self, path: Path, why: Aside) -> bool:
        return path.parent == self._folder and path.name.startswith(f"{why}-")

    # --- recent games ---------------------------------------------------------------------------

    def list_recent(self) -> None:
        """Fill the menu of recent games; files that are gone are left out."""
        menu = self._shell.menu.recent_menu
        menu.clear()
        paths = () if self._recent is None else self._recent.paths()
        for path in paths:
            try:
                text = self._recent_text(path)
            except OSError:
                continue  # It has gone in this very moment.
            action = menu.addAction(text)
            action.setToolTip(str(path))
            action.triggered.connect(partial(self._open_recent, path))
        if not paths:
            menu.addAction(self.tr("No games yet")).setEnabled(False)
        else:
            menu.addSeparator()
            menu.addAction(self.tr("Clear this list")).triggered.connect(self.on_clear_recent)

    def _recent_text(self, path: Path) -> str:
        when = QDateTime.fromSecsSinceEpoch(int(path.stat().st_mtime))
        moment = isolated(moment_text(when))
        if self._is_aside(path, Aside.UNFINISHED):
            return self.tr("Unfinished game, {moment}").format(moment=moment)
        if self._is_aside(path, Aside.FINISHED):
            return self.tr("Finished game, {moment}").format(moment=moment)
        # One & in a menu underlines the next letter, two are one.
        return isolated(path.stem.replace("&", "&&"))

    def _open_recent(self, path: Path, _checked: bool = False) -> None:  # noqa: FBT001, FBT002 - a slot
        self.open(path)

    def on_clear_recent(self) -> None:
        if self._recent is not None:
            self._recent.clear()

    # --- the window -----------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QChildEvent) and event.polished():
            if isinstance(dialog := event.child(), QFileDialog):
                FileDialogFit(dialog)
        elif event.type() in {QEvent.Type.DragEnter, QEvent.Type.Drop}:
            assert isinstance(event, QDropEvent)
            paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
            if len(paths) == 1:
                event.acceptProposedAction()
                if event.type() == QEvent.Type.Drop:
                    self.open(Path(paths[0]))
                return True
        return super().eventFilter(watched, event)

    def _kinds(self) -> str:
        return self.tr("Saved games of Cartographers (*.cartographers)")

    def _usual_folder(self) -> Path:
        """Return where a person saved last, else where documents lie."""
        for path in () if self._recent is None else self._recent.paths():
            if path.parent != self._folder:
                return path.parent
        return documents_folder()
