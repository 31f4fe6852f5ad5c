"""The only object that knows both Qt and the running game."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from cartographers_gui.session import TableOptions

if TYPE_CHECKING:
    from collections.abc import Callable

    from cartographers_gui.engine import Action, GameSetup, Placement, Transition
    from cartographers_gui.session import Autosaver, GameSession, Stage, TableFlow
    from cartographers_gui.storage import Autosave, SavedGame

__all__ = ["SessionBridge"]


class SessionBridge(QObject):
    """Carries the intents of pages to the table, and tells which stage comes next.

    An intent that the present stage does not offer changes nothing: a click may arrive late.
    """

    stage_changed = Signal(object, object)
    """The `Stage` to show, and the `GameView` of whoever may see it: the player at work, else the
    table."""
    bots_drew = Signal(object)
    """The table's `GameView` when the computer players have drawn behind a page that stays."""
    refused = Signal(object)
    """The `Refusal` of a drawing that a page should not have offered; the stage stays."""
    replaced = Signal(object)
    """The `SavedGame` that another one is about to replace; for whoever keeps it."""
    not_saved = Signal(object)
    """The `SaveNotWritten` of the autosave; told once until it works again."""
    game_ended = Signal(object)
    """The `GameState` at the end of a game that was played here just now; never of a practice."""

    def __init__(self, autosave: "Autosave | None" = None, parent: QObject | None = None) -> None:
        """Keep the running game on the disk with `autosave`, or not at all."""
        super().__init__(parent)
        self._autosave = autosave
        self._flow: TableFlow | None = None
        self._autosaver: Autosaver | None = None
        self._options = TableOptions()
        self.is_aside = False
        """Whether the person looks at something beside the game, which stays until it is left."""
        self._waiting: tuple[TableFlow | None, Autosaver | None] | None = None
        """What waits while a practice is played; nothing while none is."""
        self.pause = QTimer(self, singleShot=True, interval=0)
        """Runs while computer players have to draw; its end comes when nothing else is to be done.

        They think here, a step at a time: a thread would keep the pointer waiting for the
        interpreter, and no step is long enough to be worth a process (tests/bench/bots.py).
        """
        self.pause.timeout.connect(self.on_pause)

    @property
    def options(self) -> TableOptions:
        """What the table agreed on, for this game and the next ones."""
        return self._options

    def set_options(self, options: TableOptions) -> None:
        """Take what the table has agreed on; it counts from the next page on."""
        self._options = options
        if self._flow is not None:
            self._flow.options = options

    @property
    def flow(self) -> "TableFlow":
        """The table of the last game. Raises `WrongStage` before the first one."""
        if self._flow is None:
            from cartographers_gui.session import WrongStage

            message = "no game was begun"
            raise WrongStage(message)
        return self._flow

    @property
    def setup(self) -> "GameSetup | None":
        """Players, map, rules and seed of the last game; nothing before the first one."""
        return None if self._flow is None else self._flow.session.setup

    @property
    def actions(self) -> "tuple[Action, ...]":
        """Every decision of the last game."""
        return () if self._flow is None else self._flow.session.actions

    @property
    def kept_actions(self) -> "tuple[Action, ...]":
        """What is to be written of the last game: also a drawing that is just being corrected."""
        return () if self._flow is None else self._flow.session.kept_actions

    @property
    def stage(self) -> "Stage | None":
        """The stage of the last game; nothing before the first one."""
        return None if self._flow is None else self._flow.stage

    @property
    def is_running(self) -> bool:
        """Tell whether there is a game that is not over, be it one that waits for a practice."""
        flows = (self._flow, self._waiting[0] if self._waiting else None)
        return any(flow is not None and not flow.session.state.is_over for flow in flows)

    @property
    def is_practice(self) -> bool:
        """Tell whether another way of a finished game is being tried."""
        return self._waiting is not None

    @property
    def is_kept(self) -> bool:
        """Tell whether the running game can be gone on with at the next start."""
        return self._autosaver is not None and not self._autosaver.is_failing

    @property
    def is_failing(self) -> bool:
        """Tell whether the disk did not take the last step, be it of a game that waits."""
        _, autosaver = self._waiting or (self._flow, self._autosaver)
        return autosaver is not None and autosaver.is_failing

    def save_again(self) -> None:
        """Try again to keep a step that the disk did not take."""
        _, autosaver = self._waiting or (self._flow, self._autosaver)
        if autosaver is not None and autosaver.is_failing:
            autosaver.write_again()

    @property
    def at_stake(self) -> "SavedGame | None":
        """The game that ends with the program, as no autosave has it; nothing when none does."""
        flow, autosaver = self._waiting or (self._flow, self._autosaver)
        is_kept = autosaver is not None and not autosaver.is_failing
        return None if flow is None or is_kept else _saved_game(flow.session)

    @property
    def bots_draw(self) -> bool:
        """Tell whether the table waits for computer players; the page before stays meanwhile."""
        from cartographers_gui.session import BotsDraw

        return isinstance(self.stage, BotsDraw)

    @property
    def flow_at_work(self) -> "TableFlow | None":
        """The table at which a computer player thinks now, if one does."""
        return self._flow if self._flow is not None and self._flow.bot_at_work is not None else None

    @property
    def can_reopen(self) -> bool:
        """Tell whether the last drawing may still be corrected."""
        return self._flow is not None and self._flow.can_reopen()

    def start(self, setup: "GameSetup") -> None:
        """Begin a new game in place of the running one."""
        from cartographers_gui.session import GameSession

        self._play(GameSession(setup))

    def resume(self, game: "SavedGame", *, can_reopen: bool = False) -> None:
        """Go on with a saved game: at the curtain of whoever has to draw.

        With `can_reopen` nobody has lifted that curtain yet, so the last drawing may be corrected.
        """
        from cartographers_gui.session import GameSession

        self._play(GameSession(game.setup, game.actions), can_reopen=can_reopen)

    def practise(self, game: "SavedGame") -> None:
        """Play on from a point of a finished game, neither kept on the disk nor counted.

        A game in progress waits until `leave`; what is kept of it on the disk stays there.
        """
        from cartographers_gui.session import GameSession, TableFlow

        waiting = self._waiting or (self._flow, self._autosaver)
        self._flow = TableFlow(GameSession(game.setup, game.actions), self._options)
        self._autosaver = None
        self._waiting = waiting
        self.tell_stage()

    def leave(self) -> None:
        """Give the running game up; it cannot be gone on with.

        Of a practice only that is given up, and the game that waited is there again.
        """
        if self._waiting is not None:
            (self._flow, self._autosaver), self._waiting = self._waiting, None
            return
        self._flow = self._autosaver = None
        if self._autosave is not None:
            self._autosave.discard()

    @property
    def finished(self) -> "SavedGame | None":
        """The game at the table when it is over and its result was seen."""
        from cartographers_gui.session import Final

        if self._flow is None or self.is_practice or not isinstance(self.stage, Final):
            return None
        return _saved_game(self._flow.session)

    def forget_finished(self) -> None:
        """Let a game that is over, and whose result was seen, not be offered at the next start."""
        if self.finished is not None and self._autosave is not None:
            self._autosave.discard()

    def tell_stage(self) -> None:
        """Tell the present stage again, for a window that has shown something else.

        While computer players draw it is told only to one that does: else the page before stays.
        """
        from cartographers_gui.session import BotsDraw, Drawing, Reveal

        if self._flow is None:
            return
        stage, setup = self._flow.stage, self._flow.session.setup
        if self._flow.bot_at_work is not None:
            self.pause.start()
        if isinstance(stage, BotsDraw) and not self.is_aside:
            return
        seat = stage.seat if isinstance(stage, Drawing) else None
        if isinstance(stage, Reveal) and setup.is_solo and setup.people:
            # A lone player sees at once where monsters have come to the own map.
            seat = 0
        self.stage_changed.emit(stage, self._flow.session.view(seat))

    def on_pause(self) -> None:
        if self._flow is None:
            return
        if self._flow.think() and not self.is_aside:
            self.tell_stage()
        elif self._flow.bot_at_work is not None:
            self.pause.start()
        else:
            self.tell_drawn()

    def tell_drawn(self) -> None:
        """Tell who has drawn by now, behind a page that stays."""
        if self._flow is not None:
            self.bots_drew.emit(self._flow.session.view())

    def advance(self) -> None:
        """Leave a page that all look at."""
        self._step(lambda flow: flow.advance())

    def choose(self, seat: int) -> None:
        """Let another waiting player step behind the curtain."""
        self._step(lambda flow: flow.choose(seat))

    def lift_curtain(self) -> None:
        """Show the called player their map; the drawing before it stands from now on."""
        is_last_chance = self.can_reopen
        self._step(lambda flow: flow.lift_curtain())
        if is_last_chance and self._autosaver is not None and self._flow is not None:
            self._autosaver.let_stand()

    def lower_curtain(self) -> None:
        """Hide the map again before anything was drawn."""
        self._step(lambda flow: flow.lower_curtain())

    def cover_map(self) -> None:
        """Hide an open map before all look at something else; a lone person has no need of it."""
        if self._flow is not None and self._flow.session.setup.has_secrets:
            self.lower_curtain()

    def reopen(self) -> None:
        """Take the last drawing back and show its player the map again."""
        self._step(lambda flow: flow.reopen())

    def confirm(self, placement: "Placement") -> None:
        """Draw for the player at work."""
        from cartographers_gui.engine import Draw, IllegalAction
        from cartographers_gui.session import Drawing

        if self._flow is None or not isinstance(self._flow.stage, Drawing):
            return
        action = Draw(self._flow.stage.seat, placement)
        try:
            self._flow.confirm(action)
        except IllegalAction as error:
            self.refused.emit(error.refusal)
        else:
            self.tell_stage()

    def _play(self, session: "GameSession", *, can_reopen: bool = False) -> None:
        from cartographers_gui.session import Autosaver, TableFlow

        given_up = self._waiting[0] if self._waiting else self._flow
        if given_up is not None:
            self.replaced.emit(_saved_game(given_up.session))
        self._flow = TableFlow(session, self._options, can_reopen=can_reopen)
        self._waiting = None
        if self._autosave is not None:
            self._autosaver = Autosaver(session, self._autosave, self.not_saved.emit)
        session.subscribe(self.on_step)
        self.tell_stage()

    def _step(self, step: "Callable[[TableFlow], object]") -> None:
        from cartographers_gui.session import WrongStage

        if self._flow is None:
            return
        try:
            step(self._flow)
        except WrongStage:
            return
        self.tell_stage()

    def on_step(self, transition: "Transition") -> None:
        if transition.state.is_over:
            self.game_ended.emit(transition.state)


def _saved_game(session: "GameSession") -> "SavedGame":
    from cartographers_gui.storage import SavedGame

    return SavedGame(session.setup, session.kept_actions, is_over=session.state.is_over)
