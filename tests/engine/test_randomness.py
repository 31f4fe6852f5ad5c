"""The generator and the shuffle are pinned: a saved game replays alike on every machine."""

from collections import Counter
from itertools import permutations

import pytest

from cartographers_gui.engine import MAX_SEED, RuleOptions, start
from cartographers_gui.engine.randomness import random_below, shuffled
from tests.helpers.games import setup

PINNED = {
    0: (
        "shieldgate canal_lake stoneside_forest borderlands",
        "hinterland_stream hamlet fishing_village outpost_ruins forgotten_forest temple_ruins "
        "farmland orchard homestead marshlands great_river gnoll_raid rift_lands treetop_village",
        "ogre_charge goblin_attack insectoid_invasion",
    ),
    1: (
        "greenbough the_cauldrons greengold_plains shoreside_expanse",
        "orchard great_river treetop_village forgotten_forest ratman_strike rift_lands homestead "
        "hinterland_stream temple_ruins hamlet outpost_ruins farmland fishing_village marshlands",
        "goblin_attack gnoll_raid ogre_charge",
    ),
    MAX_SEED: (
        "sentinel_wood canal_lake the_broken_road shieldgate",
        "forgotten_forest temple_ruins fishing_village hinterland_stream marshlands "
        "treetop_village hamlet kobold_onslaught farmland homestead outpost_ruins great_river "
        "rift_lands orchard",
        "ratman_strike ogre_charge goblin_attack",
    ),
}
SHUFFLED = {
    0: (3, 11, 6, 5, 8, 7, 10, 2, 12, 4, 1, 0, 9),
    1: (1, 9, 4, 2, 12, 8, 11, 10, 3, 5, 0, 7, 6),
    MAX_SEED: (9, 11, 3, 8, 6, 7, 1, 4, 5, 10, 12, 0, 2),
}


@pytest.mark.parametrize("seed", PINNED)
def test_edicts_and_decks_of_a_seed_never_change(seed: int) -> None:
    state = start(setup(2, seed=seed, rules=RuleOptions(promo_ambushes=True))).state
    edicts, deck, ambushes = PINNED[seed]
    assert [card.id for card in state.edicts] == edicts.split()
    assert [card.id for card in (*state.revealed, *state.explore_deck)] == deck.split()
    assert [card.id for card in state.ambush_deck] == ambushes.split()


@pytest.mark.parametrize("seed", SHUFFLED)
def test_shuffle_of_a_seed_never_changes(seed: int) -> None:
    assert shuffled(seed, range(13))[1] == SHUFFLED[seed]


def test_generator_gives_the_published_first_number_of_splitmix64() -> None:
    assert random_below(0, 2**64)[1] == 0xE220A8397B1DCDAF


def test_every_order_comes_equally_often() -> None:
    state, count = 12345, Counter[tuple[int, ...]]()
    for _ in range(24_000):
        state, order = shuffled(state, range(4))
        count[order] += 1
    assert set(count) == set(permutations(range(4)))
    assert max(abs(number - 1000) for number in count.values()) < 150


def test_every_number_below_a_bound_comes_equally_often() -> None:
    state, count = 7, Counter[int]()
    for _ in range(13_000):
        state, number = random_below(state, 13)
        count[number] += 1
    assert sorted(count) == list(range(13))
    assert max(abs(number - 1000) for number in count.values()) < 150


def test_random_number_below_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="below 0"):
        random_below(1, 0)
