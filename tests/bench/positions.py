"""Positions to measure on: the decisions of whole solo games of a greedy player."""

from collections.abc import Sequence
from dataclasses import dataclass

from cartographers_gui.engine import GameState, MapSheet, Offer, apply, current_offer, start
from tests.bench import naive
from tests.helpers.games import setup
from tests.helpers.players import greedy_draw

__all__ = ["Position", "played_positions"]


@dataclass(frozen=True, slots=True)
class Position:
    """A state in which a lone player has to draw, and the same map for the naive rules."""

    state: GameState
    sheet: MapSheet
    offer: Offer
    rows: naive.Rows
    cards: Sequence[str]
    """Ids of the four scoring cards."""


def played_positions(games: int) -> list[Position]:
    """Play so many greedy games on both sides; return all their decisions but the first two."""
    found: list[Position] = []
    for seed in range(games):
        state = start(setup(1, "AB"[seed % 2], seed)).state
        while not state.is_over:
            offer = current_offer(state, 0)
            if offer is not None and state.turn > 2:
                sheet = state.players[0].sheet
                rows = naive.rows_of(str(sheet))
                cards = [card.id for card in state.edicts]
                found.append(Position(state, sheet, offer, rows, cards))
            state = apply(state, greedy_draw(state, 0)).state
    return found
