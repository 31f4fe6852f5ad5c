"""What the table looks at next: the pages of hot-seat play as plain values.

Reveal together, pass the computer, lift the curtain, draw, confirm, pass on; then maps that come
back, the season sheet, the final standings. Computer players draw before the people do, while all
look at the cards: so a drawing taken back is always a person's, and what is shown never grows old.
"""

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cartographers_gui.bots import BOTS
from cartographers_gui.engine import (
    Action,
    AmbushCard,
    CardRevealed,
    Draw,
    Event,
    MapSheet,
    MapsPassed,
    MapsReturned,
    Placement,
    SeasonBegan,
    SeasonScored,
    ShapeDrawn,
)
from cartographers_gui.session.session import GameSession
from cartographers_gui.session.table_options import CurtainLevel, TableOptions

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "BotsDraw",
    "Curtain",
    "Drawing",
    "Final",
    "MapsBack",
    "Reveal",
    "SeasonSheet",
    "Stage",
    "TableFlow",
    "WrongStage",
]


@dataclass(frozen=True, slots=True)
class Reveal:
    """All look at the cards just turned up, and at what followed without a decision."""

    events: tuple[Event, ...]
    """`SeasonBegan`, `CardRevealed` in order, `PlayerSkipped`, and in solo play the ambush."""


@dataclass(frozen=True, slots=True)
class BotsDraw:
    """The computer players are at work: a moment in which the page before stays."""


@dataclass(frozen=True, slots=True)
class Curtain:
    """The computer is being passed: nothing of any map shows, and the next to draw is called."""

    seat: int
    """Who is called; any other waiting player may step in instead."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A player draws, unseen by the others."""

    seat: int
    before: Placement | None = None
    """The drawing taken back to be corrected, if that is why the map is open again."""


@dataclass(frozen=True, slots=True)
class MapsBack:
    """All monsters are drawn; the maps go back to their owners."""

    card: AmbushCard
    drawings: tuple[tuple[int, int], ...]
    """Who drew on whose map, as (player, owner), in seating order; skipped players are left out."""


@dataclass(frozen=True, slots=True)
class SeasonSheet:
    """A season is scored in front of all."""

    event: SeasonScored


@dataclass(frozen=True, slots=True)
class Final:
    """The game is over."""


Stage = Reveal | BotsDraw | Curtain | Drawing | MapsBack | SeasonSheet | Final


class WrongStage(RuntimeError):
    """The table was asked for something that the page it shows does not offer."""


class TableFlow:
    """Turns what happened in a session into the page to show; it decides no rule.

    >>> from cartographers_gui.engine import MAP_LAYOUTS, GameSetup, PlayerSetup
    >>> table = (PlayerSetup("Ana"), PlayerSetup("Boris"))
    >>> flow = TableFlow(GameSession(GameSetup(table, MAP_LAYOUTS["A"], seed=3)))
    >>> [type(stage).__name__ for stage in (flow.stage, flow.advance(), flow.lift_curtain())]
    ['Reveal', 'Curtain', 'Drawing']
    """

    def __init__(
        self,
        session: GameSession,
        options: TableOptions | None = None,
        *,
        can_reopen: bool = False,
    ) -> None:
        """With `can_reopen` the last drawing of a game gone on with may still be corrected.

        That is so while nothing new was seen, as in any game.
        """
        self.session = session
        self.options = TableOptions() if options is None else options
        """What the table agreed on; another value counts from the next page on."""
        self._ahead: deque[Stage] = deque()
        self._can_reopen = can_reopen and session.can_reopen()
        self._thoughts: Iterator[Placement] | None = None
        """What the computer player at work has still to think."""
        self._thought: Placement | None = None
        self.stage: Stage = self._after(session.last.events)

    @property
    def has_curtain(self) -> bool:
        """Tell whether a curtain falls between two people; a lone one needs none."""
        return self.options.curtain is CurtainLevel.FULL and self.session.setup.has_secrets

    @property
    def bot_at_work(self) -> int | None:
        """The seat of the computer player who may draw now, whatever page is shown.

        Nobody may while the page shown is not yet the last; and while all look at the cards, the
        last drawing of a turn waits, as it would turn up the next ones.
        """
        bots = self.session.bots_waiting
        is_last = len(self.session.state.waiting) == 1
        if not bots or self._ahead or (is_last and not isinstance(self.stage, BotsDraw)):
            return None
        return bots[0]

    def think(self) -> bool:
        """Let the computer player at work think a step further, and in the end draw.

        Tell whether there is another page to show. A step takes a small part of a frame.
        """
        seat = self.bot_at_work
        if seat is None:
            return False
        if self._thoughts is None:
            level = self.session.setup.players[seat].bot
            assert level is not None, "only computer players are at work"
            self._thoughts = BOTS[level].thoughts(self.session.view(seat))
        thought = next(self._thoughts, None)
        if thought is not None:
            self._thought = thought
            return False
        assert self._thought is not None, "a computer player has a thought at least"
        action = Draw(seat, self._thought)
        self._thoughts = self._thought = None
        events = self.session.submit(action).events
        if not isinstance(self.stage, BotsDraw):
            return False
        self.stage = self._after(events)
        return not isinstance(self.stage, BotsDraw)

    def advance(self) -> Stage:
        """Leave a page that all look at. Raises `WrongStage` on one that waits for a player."""
        if isinstance(self.stage, BotsDraw | Curtain | Drawing | Final):
            raise WrongStage(f"this page waits for a player: {self.stage}")
        self.stage = self._ahead.popleft() if self._ahead else self._next_player()
        return self.stage

    def choose(self, seat: int) -> Stage:
        """Let another waiting player draw; the order is free.

        Raises `WrongStage` when that player has nothing to draw, or while a map is shown that the
        others may not see.
        """
        is_open = isinstance(self.stage, Drawing) and not self.has_curtain
        if seat not in self.session.state.waiting or not (
            is_open or isinstance(self.stage, Curtain)
        ):
            raise WrongStage(f"seat {seat} cannot draw now")
        self.stage = Drawing(seat) if is_open else Curtain(seat)
        return self.stage

    def lift_curtain(self) -> Stage:
        """Show the called player their map. Raises `WrongStage` without a curtain."""
        if not isinstance(self.stage, Curtain):
            raise WrongStage(f"no curtain is down: {self.stage}")
        self._can_reopen = False
        self.stage = Drawing(self.stage.seat)
        return self.stage

    def lower_curtain(self) -> Stage:
        """Hide the map again before anything was drawn. Raises `WrongStage` when none is shown."""
        if not isinstance(self.stage, Drawing):
            raise WrongStage(f"no map is shown: {self.stage}")
        self.stage = Curtain(self.stage.seat)
        return self.stage

    def confirm(self, action: Action) -> Stage:
        """Carry out the drawing of the player at work. Raises `IllegalAction` when refused."""
        transition = self.session.submit(action)
        self.stage = self._after(transition.events)
        self._can_reopen = self.session.can_reopen()
        return self.stage

    def can_reopen(self) -> bool:
        """Tell whether the last drawing may be corrected: no curtain lifted, nothing revealed.

        Where no curtain falls, it may until the next player has drawn.
        """
        return self._can_reopen and isinstance(self.stage, Curtain | Drawing)

    def reopen(self) -> Action:
        """Take the last drawing back and show its player the map again; return the drawing.

        Raises `WrongStage` when `can_reopen` says no.
        """
        if not self.can_reopen():
            raise WrongStage("the drawing can no longer be corrected")
        action = self.session.reopen()
        self._can_reopen = False
        self.stage = Drawing(action.player, action.placement)
        return action

    def maps_shown(self) -> tuple[MapSheet, ...]:
        """Return the maps that anyone may look at now, by owner: all, or none.

        All lie open at the end of a game, in one whose table plays with open maps, and where only
        computer players sit, from whom nothing has to be hidden.
        """
        is_open = self.options.open_maps or not self.session.setup.people
        if not is_open and not self.session.state.is_over:
            return ()
        return tuple(player.sheet for player in self.session.state.players)

    def seasons_scored(self) -> tuple[SeasonScored, ...]:
        """Return the scoring of each season so far, at which all maps lay open."""
        told = (event for step in self.session.transitions for event in step.events)
        return tuple(event for event in told if isinstance(event, SeasonScored))

    def _after(self, events: tuple[Event, ...]) -> Stage:
        self._ahead.extend(self._stages_of(events))
        return self._ahead.popleft() if self._ahead else self._next_player()

    def _next_player(self) -> Stage:
        state = self.session.state
        if state.is_over:
            return Final()
        if self.session.bots_waiting:
            return BotsDraw()
        seat = state.waiting[0]
        return Curtain(seat) if self.has_curtain else Drawing(seat)

    def _stages_of(self, events: tuple[Event, ...]) -> list[Stage]:
        """Cut the events of a step into pages, in the order in which they happened."""
        stages: list[Stage] = []
        shown: list[Event] = []
        revealing = not self.session.actions
        for event in events:
            match event:
                case MapsReturned():
                    stages.append(self._maps_back(event))
                case SeasonScored():
                    stages.extend(self._reveal_of(shown))
                    shown.clear()
                    stages.append(SeasonSheet(event))
                    revealing = False
                case SeasonBegan() | CardRevealed():
                    revealing = True
                    shown.append(event)
                case _ if revealing:
                    shown.append(event)
        stages.extend(self._reveal_of(shown))
        return stages

    def _maps_back(self, returned: MapsReturned) -> MapsBack:
        """Tell who drew on whose map in the ambush that ends with this event."""
        told = [event for step in self.session.transitions for event in step.events]
        end = next(at for at, event in enumerate(told) if event is returned)
        drawings: list[tuple[int, int]] = []
        for event in reversed(told[:end]):
            if isinstance(event, MapsPassed):
                break
            if isinstance(event, ShapeDrawn):
                drawings.append((event.player, event.owner))
        return MapsBack(returned.card, tuple(sorted(drawings)))

    def _reveal_of(self, events: list[Event]) -> list[Stage]:
        """Make one page of what was turned up; a lone person sees a plain card on the map."""
        notable = any(not isinstance(event, CardRevealed) for event in events)
        is_alone = len(self.session.setup.people) == 1
        if not events or (is_alone and not notable):
            return []
        return [Reveal(tuple(events))]
