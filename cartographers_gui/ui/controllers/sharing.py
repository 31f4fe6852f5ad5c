"""Codes of games and challenges: given away and taken in."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from cartographers_gui.engine import Action, GameSetup
from cartographers_gui.session import Final, Replay
from cartographers_gui.storage import Challenge, SavedGame, challenge_code, game_code
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.shell import Shell

__all__ = ["SharingController"]


class SharingController(QObject):
    """Opens the dialogs of codes. A code holds every map, so a game is shared when it is over."""

    challenge_taken = Signal(object)
    """The `Challenge` that somebody wants to play."""
    game_taken = Signal(object)
    """The `Replay` of a game that somebody wants to look at."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        shell.connect_command(CommandId.SHARE, self.share_game)
        shell.connect_command(CommandId.ENTER_CODE, self.enter_code)

    def share_game(self) -> None:
        """Offer the codes of the game at the table, once it is over."""
        bridge = self._shell.bridge
        if bridge.setup is not None and isinstance(bridge.stage, Final):
            self._share(bridge.setup, bridge.actions)

    def share_replay(self, replay: Replay) -> None:
        """Offer the codes of a game that is looked at again, unless others still play it."""
        if replay.is_whole or replay.setup.is_solo:
            self._share(replay.setup, replay.actions)

    def _share(self, setup: GameSetup, actions: Sequence[Action]) -> None:
        from cartographers_gui.ui.dialogs.share import ShareDialog

        game = game_code(setup, actions)
        challenge = challenge_code(Challenge.of(setup))
        self._shell.open(ShareDialog(game, challenge, self._shell.window))

    def enter_code(self) -> None:
        """Ask for a code."""
        from cartographers_gui.ui.dialogs.enter_code import EnterCodeDialog

        dialog = EnterCodeDialog(self._shell.window)
        dialog.code_accepted.connect(self.on_code_accepted)
        self._shell.open(dialog)

    def on_code_accepted(self, found: SavedGame | Challenge) -> None:
        if isinstance(found, Challenge):
            self.challenge_taken.emit(found)
        else:
            self.game_taken.emit(Replay(found.setup, found.actions))
