"""The listener that keeps the game in progress on the disk."""

from collections.abc import Callable

from cartographers_gui.engine import Transition
from cartographers_gui.session.session import GameSession
from cartographers_gui.storage import Autosave, SaveNotWritten

__all__ = ["Autosaver"]


class Autosaver:
    """Writes a session after every step; a game that is over is not offered again.

    A failed write is told once, to `failed`; the game goes on, and the next step tries again.
    """

    def __init__(
        self, session: GameSession, autosave: Autosave, failed: Callable[[SaveNotWritten], None]
    ) -> None:
        self._session = session
        self._autosave = autosave
        self._failed = failed
        self._told = False
        session.subscribe(self._on_step)
        self._write()

    def _on_step(self, transition: Transition) -> None:
        if transition.state.is_over:
            self._autosave.discard()
        else:
            self._write()

    def _write(self) -> None:
        try:
            self._autosave.write(self._session.setup, self._session.actions)
        except SaveNotWritten as error:
            if not self._told:
                self._told = True
                self._failed(error)
        else:
            self._told = False
