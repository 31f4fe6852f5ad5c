"""Games looked at again, and what is tried from a point of one."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from cartographers_gui.session import Final, Replay
from cartographers_gui.storage import SAVE_SUFFIX, SavedGame, SaveError, read_save
from cartographers_gui.ui.commands import CommandId, When
from cartographers_gui.ui.controllers.notices import Notices
from cartographers_gui.ui.controllers.places import documents_folder
from cartographers_gui.ui.dialogs.words import MessageKind, Told
from cartographers_gui.ui.pages.practice_strip import PracticeStrip
from cartographers_gui.ui.shell import Shell

if TYPE_CHECKING:
    from cartographers_gui.ui.pages.replay import ReplayPage

__all__ = ["ReplayController"]


class ReplayController(QObject):
    """Shows the replay of the game at the table or of a saved one, and begins practices."""

    share_chosen = Signal(object)
    """The `Replay` whose game is to be shared."""
    export_chosen = Signal(object)
    """The `Replay` whose maps are to be saved or printed."""
    left = Signal()
    """The replay was left, and no game is at the table."""

    def __init__(self, shell: Shell, notices: Notices) -> None:
        super().__init__(shell)
        self._shell = shell
        self._notices = notices
        self._page: ReplayPage | None = None
        self.strip = PracticeStrip()
        shell.add_strip(self.strip)
        self.strip.left.connect(self.end_practice)
        shell.connect_command(CommandId.REPLAY, self.show_game)
        shell.connect_command(CommandId.REPLAY_FILE, self.on_replay_file)
        shell.page_shown.connect(self.on_page_shown)

    @property
    def page(self) -> "ReplayPage":
        """The page of the replay, made when it is first needed."""
        if self._page is None:
            from cartographers_gui.ui.pages.replay import ReplayPage

            self._page = ReplayPage()
            self._page.left.connect(self.on_left)
            self._page.practice_chosen.connect(self.practise)
            self._page.share_chosen.connect(lambda: self.share_chosen.emit(self.page.replay))
            self._page.export_chosen.connect(lambda: self.export_chosen.emit(self.page.replay))
        return self._page

    def show_game(self) -> None:
        """Look again at the game at the table: a running one as far as all have seen it."""
        setup = self._shell.bridge.setup
        if setup is None:
            return
        open_maps = self._shell.bridge.options.open_maps
        replay = Replay(setup, self._shell.bridge.actions, open_maps=open_maps)
        if replay.last:
            self.show(replay)
        else:
            self._shell.tell(partial(self._nothing_yet, replay), kind=MessageKind.NEWS)

    def _nothing_yet(self, replay: Replay) -> Told:
        """Say why a game that has only begun cannot be looked at again."""
        more = ""
        if not replay.is_complete:
            more = self.tr("A game that still runs is shown up to the last season that was scored.")
        title = self.tr("Look at the game again")
        return Told(title, self.tr("There is nothing to look at again yet."), more)

    def show(self, replay: Replay) -> None:
        """Look at a game again from its beginning."""
        # A map that lies open is covered first: others look at the replay too.
        self._shell.bridge.cover_map()
        self.page.show_replay(replay)
        self._shell.show_page(self.page)

    def on_replay_file(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self._shell.window,
            self.tr("Look at a saved game again"),
            str(documents_folder()),
            self.tr("Saved games ({pattern})").format(pattern=f"*{SAVE_SUFFIX}"),
        )
        if path:
            self.show_file(Path(path))

    def show_file(self, path: Path) -> None:
        """Look at a saved game again, or say why it cannot be read."""
        try:
            game = read_save(path)
        except SaveError as error:
            self._notices.tell_unreadable(error)
        else:
            self.show(Replay(game.setup, game.actions))

    def on_left(self) -> None:
        if self._shell.bridge.setup is None:
            self.left.emit()
        else:
            self._shell.bridge.tell_stage()

    def practise(self, game: SavedGame) -> None:
        """Play on from a point of a finished game; one in progress waits, kept on the disk."""
        self._shell.bridge.practise(game)
        state = self._shell.bridge.flow.session.state
        self.strip.show_begin(state.season, state.turn)
        self.strip.show()

    def end_practice(self) -> None:
        """Go back to the replay, with the game that waited behind it."""
        self._shell.bridge.leave()
        self._shell.show_page(self.page)

    def on_page_shown(self, page: QWidget) -> None:
        del page
        bridge = self._shell.bridge
        self.strip.setVisible(bridge.is_practice)
        self._shell.allow(When.BEGUN, allowed=bridge.setup is not None)
        self._shell.allow(When.FINISHED, allowed=isinstance(bridge.stage, Final))
