"""What the table may tell a player who asks: the best places, and what each place would bring."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cartographers_gui.engine import Candidate, GameView, Space
from cartographers_gui.session import Draft, Prospects
from cartographers_gui.ui.canvas import MapCanvas
from cartographers_gui.ui.narration import player_name
from cartographers_gui.ui.painting.heat import HeatSpot, step_of
from cartographers_gui.ui.text import isolated, number, signed

__all__ = ["TableAdvice"]

_HINTS = 5
"""How many of the best placements the hint goes round."""
_UNKNOWN: tuple[object, ...] = ()
"""No form at all, so that whatever is shown next is shown."""


class TableAdvice(QObject):
    """Values what may be drawn this turn, when it is first asked for.

    It counts as the preview does: where the table plays without live scores it gives no hint, and
    the heat tells in how many orientations the shape fits instead of what it would bring.
    """

    def __init__(self, page: QWidget, canvas: MapCanvas) -> None:
        super().__init__(page)
        self._canvas = canvas
        self._view: GameView | None = None
        self._prospects: Prospects | None = None
        self._is_counting = True
        self._is_hot = False
        self._shown: tuple[object, ...] | None = _UNKNOWN
        self._hints: list[Candidate] = []
        self._hinted: int | None = None
        self._told: tuple[Draft, Callable[[], str]] | None = None
        """What was answered to a key or a click, until the shape before the player changes."""

    def show_view(self, view: GameView | None, *, previews: bool) -> None:
        """Begin a turn, or end one without a view; `previews` allows to count stars."""
        self._view, self._is_counting = view, previews
        self._prospects = None if view is None else Prospects(view)
        self._hints, self._hinted, self._told = [], None, None
        self._shown = _UNKNOWN

    def set_heat(self, *, on: bool) -> None:
        """Write on each place what it would bring, or mark the places with dots alone."""
        if on != self._is_hot:
            self._is_hot = on
            self._shown = _UNKNOWN
            self.show_draft(self._canvas.draft)

    def tell(self, draft: Draft, sentence: Callable[[], str]) -> None:
        """Say a sentence before all else, as long as this very shape is before the player."""
        self._told = (draft, sentence)

    # --- the hint -------------------------------------------------------------------------------

    def hint(self, draft: Draft) -> Draft:
        """Return the shape held over the best place, and over the next best when asked again."""
        if not self._is_counting:
            self.tell(draft, self._no_hints)
        if self._prospects is None or not self._is_counting:
            return draft
        self._told = None
        if not self._hints:
            self._hints = self._prospects.best(_HINTS)
        following = 0
        if self._hinted is not None and self._is_hinted(draft):
            following = (self._hinted + 1) % len(self._hints)
        self._hinted = following
        return draft.put_as(self._hints[following].placement).picked_up()

    def _is_hinted(self, draft: Draft) -> bool:
        hinted = self._hinted
        return hinted is not None and draft.placement == self._hints[hinted].placement

    def _no_hints(self) -> str:
        return self.tr("There are no hints while the table plays without live scores.")

    def sentence(self, draft: Draft) -> str:
        """Say what was told of a shape, or which hint it follows; empty when there is neither."""
        view, hinted = self._view, self._hinted
        if self._told is not None and draft is self._told[0]:
            return self._told[1]()
        self._told = None
        if view is None or view.owner is None or hinted is None or not self._is_hinted(draft):
            return ""
        parts = {
            "number": number(hinted + 1),
            "count": number(len(self._hints)),
            "change": signed(self._hints[hinted].gain),
        }
        if self._prospects is not None and self._prospects.is_for_other:
            owner = isolated(player_name(view.players[view.owner]))
            text = self.tr("Hint {number} of {count}: this season {change} for {owner}.")
            return text.format(owner=owner, **parts)
        return self.tr("Hint {number} of {count}: this season {change}.").format(**parts)

    # --- the heat -------------------------------------------------------------------------------

    def show_draft(self, draft: Draft | None) -> None:
        """Let the heat follow the shape, when it is turned or another one is chosen."""
        form = None
        if draft is not None and self._is_hot and self._prospects is not None:
            form = (draft.option, draft.form, draft.pivot, draft.terrain, draft.is_laid)
        if form == self._shown:
            return
        self._shown = form
        hidden = form is None or draft is None or draft.is_laid
        self._canvas.show_heat({} if hidden or draft is None else self._spots(draft))

    def _spots(self, draft: Draft) -> Mapping[Space, HeatSpot]:
        prospects = self._prospects
        if prospects is None or not self._is_counting:
            ways = draft.turnings()
            most = max(ways.values(), default=0)
            return {
                space: HeatSpot(number(ways[space]), step_of(ways[space], most))
                for space in draft.legal_targets()
            }
        gains = prospects.gains_at(draft)
        sign = -1 if prospects.is_for_other else 1
        best = max((sign * gain for gain in gains.values()), default=0)
        return {
            space: HeatSpot(signed(gain), step_of(sign * gain, best))
            for space, gain in gains.items()
        }
