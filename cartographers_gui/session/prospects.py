"""What all that a player may draw would bring this season: for hints, and the heat of the map."""

from functools import cached_property

from cartographers_gui.engine import (
    Candidate,
    Candidates,
    Evaluator,
    GameView,
    Offer,
    Placement,
    Space,
    Terrain,
    Weights,
)
from cartographers_gui.session.draft import Draft

__all__ = ["Prospects"]


class Prospects:
    """All candidates of one turn, counted as the preview counts each: this season's stars.

    They are valued at the first question, in less than a millisecond, from what the player sees.

    >>> from cartographers_gui.engine import MAP_LAYOUTS, GameSetup, PlayerSetup, start, view_for
    >>> state = start(GameSetup((PlayerSetup("Ana"),), MAP_LAYOUTS["A"], seed=3)).state
    >>> prospects = Prospects(view_for(state, 0))
    >>> [best.gain for best in prospects.best(3)], len(prospects.candidates)
    ([1, 1, 1], 568)
    """

    def __init__(self, view: GameView) -> None:
        if view.sheet is None or view.offer is None:
            raise ValueError(f"seat {view.seat} has nothing to draw")
        self._view = view
        self._sheet = view.sheet
        self._offer: Offer = view.offer
        self.is_for_other = view.owner != view.seat
        """Whether monsters are drawn on a neighbour's map, who is to lose stars by it."""
        self._gains: dict[Terrain, dict[frozenset[Space], int]] = {}

    @cached_property
    def candidates(self) -> Candidates:
        """Everything that may be drawn, with the stars it brings the owner of the map."""
        weights = Weights.of_season(self._view.season.season)
        return Evaluator(self._view.edicts, weights).candidates(self._sheet, self._offer)

    def best(self, count: int = 1) -> list[Candidate]:
        """Return what is best for the player who draws, the best first."""
        return self.candidates.best(count, lowest=self.is_for_other)

    def gain_of(self, placement: Placement) -> int | None:
        """Return what a placement brings the owner of the map; nothing for an illegal one."""
        terrain = placement.terrain
        if terrain not in self._gains:
            self._gains[terrain] = self.candidates.gains_of(terrain)
        return self._gains[terrain].get(placement.spaces)

    def gains_at(self, draft: Draft) -> dict[Space, int]:
        """Return what the shape as it is turned now would bring, for each legal target.

        RULING: not the best of all ways to turn it. A number on the map says what a click there
        brings, the same as the preview says a moment later; for the best of everything there is
        the hint.
        """
        gains: dict[Space, int] = {}
        for target in draft.legal_targets():
            placement = draft.aimed_at(target).placement
            gain = None if placement is None else self.gain_of(placement)
            if gain is not None:
                gains[target] = gain
        return gains
