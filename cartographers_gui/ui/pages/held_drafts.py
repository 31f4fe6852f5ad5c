"""What each person had in hand when the map was covered, given back when it is open again."""

from cartographers_gui.engine import GameView
from cartographers_gui.session import Draft
from cartographers_gui.ui.pages.draft_history import DraftHistory

__all__ = ["HeldDrafts"]

_Held = tuple[GameView, Draft, DraftHistory]


class HeldDrafts:
    """Remembers the shape of each person of a game, until another card or map is before them."""

    def __init__(self) -> None:
        self._held: dict[int | None, _Held] = {}

    def put_away(self, view: GameView, draft: Draft, history: DraftHistory) -> None:
        """Keep a shape with its steps for the person of a view."""
        self._held[view.seat] = view, draft, history

    def forget(self, view: GameView) -> None:
        """Keep nothing for the person of a view, whose shape was drawn."""
        self._held.pop(view.seat, None)

    def take_up(self, view: GameView) -> tuple[Draft, DraftHistory] | None:
        """Return what the person of a view had in hand in this turn; nothing if it is another."""
        view_then, draft, history = self._held.pop(view.seat, (None, None, None))
        if view_then is None or draft is None or history is None:
            return None
        return (draft, history) if _turn_of(view_then) == _turn_of(view) else None


def _turn_of(view: GameView) -> tuple[object, ...]:
    """Return what makes a turn the same one: a game begun anew is another, however alike."""
    return id(view.setup), view.turn, view.owner, view.sheet, view.offer
