"""The listener that keeps the game in progress on the disk."""

from collections.abc import Callable

from cartographers_gui.engine import Transition
from cartographers_gui.session.session import GameSession
from cartographers_gui.storage import Autosave, SaveNotWritten

__all__ = ["Autosaver"]


class Autosaver:
    """Writes a session at its start and after every step, the last one included.

    A drawing that is being corrected stays there as it was until another one takes its place:
    whoever goes on with the game may correct it again.

    Computer players draw many times in a moment, so only the last of them is waited for.

    Whoever has shown the result forgets the game with `Autosave.discard`. A failed write is told
    once, to `failed`; the game goes on, and the next step tries again.
    """

    def __init__(
        self, session: GameSession, autosave: Autosave, failed: Callable[[SaveNotWritten], None]
    ) -> None:
        self._session = session
        self._autosave = autosave
        self._failed = failed
        self.is_failing = False
        """Whether the last step is not on the disk."""
        session.subscribe(self._on_step)
        self._write()

    def let_stand(self) -> None:
        """Keep that the last drawing may no longer be corrected, for whoever goes on with it."""
        self._autosave.let_stand(self._session.setup, self._session.actions)

    def write_again(self) -> None:
        """Try again to keep the last step; unlike between steps, each failure is told."""
        self.is_failing = False
        self._write()

    def _on_step(self, _transition: Transition) -> None:
        if not self._session.is_between_bots:
            self._write()

    def _write(self) -> None:
        session = self._session
        try:
            self._autosave.write(session.setup, session.kept_actions, session.kept_transitions)
        except SaveNotWritten as error:
            if not self.is_failing:
                self.is_failing = True
                self._failed(error)
        else:
            self.is_failing = False
