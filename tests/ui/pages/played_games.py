"""Whole games played by nobody in particular, for the pages that show their results."""

from functools import lru_cache

from cartographers_gui.engine import (
    Draw,
    GameState,
    GameView,
    Placement,
    SeasonScored,
    apply,
    current_offer,
    legal_placements,
    start,
    view_for,
)
from tests.helpers.games import setup

__all__ = ["final_view", "scored_seasons"]


def _placement(state: GameState, seat: int) -> Placement:
    """Return a legal placement, another one for each seat so that the maps differ."""
    offer = current_offer(state, seat)
    assert offer is not None
    sheet = state.players[state.owner_drawn_on(seat)].sheet
    for option in offer.options:
        legal = sorted(map(sorted, legal_placements(sheet, option.shape, offer.must_cover_ruins)))
        if legal:
            terrain = offer.terrains[seat % len(offer.terrains)]
            return Placement(terrain, frozenset(legal[11 * seat % len(legal)]))
    raise AssertionError(f"an offer without a legal placement: {offer}")


@lru_cache
def scored_seasons(players: int) -> tuple[tuple[SeasonScored, GameView], ...]:
    """Return each season's scores with what the table sees then."""
    step = start(setup(players, seed=5))
    found: list[tuple[SeasonScored, GameView]] = []
    while not step.state.is_over:
        seat = step.state.waiting[0]
        step = apply(step.state, Draw(seat, _placement(step.state, seat)))
        view = view_for(step.state)
        found.extend((event, view) for event in step.events if isinstance(event, SeasonScored))
    return tuple(found)


def final_view(players: int) -> GameView:
    """Return what the table sees when the game is over."""
    return scored_seasons(players)[-1][1]
