"""What is told of the face-down deck, and that no view says more than the table can know."""

from dataclasses import replace
from random import Random

import pytest

from cartographers_gui.engine import (
    AmbushCard,
    Draw,
    GameState,
    RuleOptions,
    apply,
    start,
    view_for,
)
from tests.helpers.games import setup
from tests.helpers.players import random_draw


def states(players: int, seed: int, rules: RuleOptions | None = None) -> list[GameState]:
    """Return every state of a game drawn at random."""
    random = Random(seed)
    state = start(setup(players, seed=seed, rules=rules)).state
    seen = [state]
    while not state.is_over:
        draw = random_draw(random, state, state.waiting[0])
        state = apply(state, Draw(draw.player, draw.placement)).state
        seen.append(state)
    return seen


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("seed", range(3))
def test_no_view_depends_on_what_lies_face_down_in_which_order(players: int, seed: int) -> None:
    random = Random(seed)
    for state in states(players, seed):
        deck, ambushes = list(state.explore_deck), list(state.ambush_deck)
        random.shuffle(deck)
        random.shuffle(ambushes)
        other = replace(state, explore_deck=tuple(deck), ambush_deck=tuple(ambushes), random=7)
        for seat in (None, *range(players)):
            assert view_for(other, seat) == view_for(state, seat)


@pytest.mark.parametrize("rules", [RuleOptions(), RuleOptions(no_monsters=True)])
@pytest.mark.parametrize("seed", range(3))
def test_the_numbers_are_those_of_the_deck(seed: int, rules: RuleOptions) -> None:
    for state in states(2, seed, rules):
        known = view_for(state).deck
        hidden = [card for card in state.explore_deck if isinstance(card, AmbushCard)]
        assert known.cards_left == len(state.explore_deck)
        assert known.ambushes_left == len(hidden)
        assert {card.id for card in known.unseen} == {
            card.id for card in state.explore_deck if not isinstance(card, AmbushCard)
        }


@pytest.mark.parametrize("seed", range(3))
def test_which_ambush_is_in_the_deck_is_not_told(seed: int) -> None:
    state = states(2, seed)[1]
    hidden = {card.id for card in state.explore_deck if isinstance(card, AmbushCard)}
    assert hidden
    told = {card.id for card in view_for(state).deck.unseen}
    assert not hidden & told


def test_the_order_told_is_the_same_whatever_the_seed() -> None:
    first = view_for(start(setup(2, seed=1)).state).deck.unseen
    second = view_for(start(setup(2, seed=2)).state).deck.unseen
    shared = [card.id for card in first if card in second]
    assert shared == [card.id for card in second if card in first]
