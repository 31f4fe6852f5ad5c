"""Players for whole games: one draws at random, one takes what scores most at once."""

from random import Random

from cartographers_gui.engine import (
    Draw,
    Evaluator,
    GameState,
    MapSheet,
    Offer,
    Placement,
    Space,
    Weights,
    current_offer,
    drawn,
    legal_placement_at,
    legal_placements,
    score_season,
)

__all__ = ["best_draw", "candidates", "greedy_draw", "random_draw"]


def _held(state: GameState, seat: int) -> tuple[MapSheet, Offer]:
    offer = current_offer(state, seat)
    if offer is None:
        raise ValueError(f"seat {seat} has nothing to draw")
    return state.players[state.owner_drawn_on(seat)].sheet, offer


def random_draw(random: Random, state: GameState, seat: int) -> Draw:
    """Choose a shape that fits, a place for it and a terrain."""
    sheet, offer = _held(state, seat)
    spaces: frozenset[Space] | None = None
    while spaces is None:
        shape = offer.options[int(random.random() * len(offer.options))].shape
        must = offer.must_cover_ruins
        spaces = legal_placement_at(sheet, shape, random.random(), ruins_pending=must)
    terrain = offer.terrains[int(random.random() * len(offer.terrains))]
    return Draw(seat, Placement(terrain, spaces))


def candidates(state: GameState, seat: int) -> list[Placement]:
    """List everything a player may draw."""
    sheet, offer = _held(state, seat)
    return [
        Placement(terrain, spaces)
        for option in offer.options
        for spaces in legal_placements(sheet, option.shape, offer.must_cover_ruins)
        for terrain in offer.terrains
    ]


def best_draw(state: GameState, seat: int, weights: Weights) -> Draw:
    """Take what the evaluator holds best for the player who draws."""
    sheet, offer = _held(state, seat)
    found = Evaluator(state.edicts, weights).candidates(sheet, offer)
    return Draw(seat, found.best(lowest=state.owner_drawn_on(seat) != seat)[0].placement)


def greedy_draw(state: GameState, seat: int) -> Draw:
    """Take what makes this season's score of the own map highest, and another's lowest."""
    sheet, offer = _held(state, seat)
    sign = 1 if state.owner_drawn_on(seat) == seat else -1

    def worth(placement: Placement) -> int:
        after = drawn(sheet, offer, placement)
        return sign * score_season(after, state.edicts, state.season).total

    return Draw(seat, max(candidates(state, seat), key=worth))
