"""What a game is set up with, what is refused, and what the seed decides."""

from collections import Counter

import pytest

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    MAP_LAYOUTS,
    MAX_NAME_LENGTH,
    MAX_SEED,
    MAX_TITLE_LENGTH,
    RUINS_CARDS,
    AmbushCard,
    Edict,
    GameSetup,
    GameState,
    InvalidSetup,
    PlayerSetup,
    RuleOptions,
    ScoringGroup,
    Season,
    SetupProblemCode,
    Terrain,
    current_offer,
    setup_problems,
    start,
)
from tests.helpers.games import drawing, play, play_all, setup
from tests.helpers.sheets import place, printed

SAMPLE = range(400)


def ambushes_of(state: GameState) -> list[AmbushCard]:
    hidden = [card for card in state.explore_deck if isinstance(card, AmbushCard)]
    return [*hidden, *state.ambush_deck, *state.ambushes_revealed]


def people(*names: str) -> list[PlayerSetup]:
    return [PlayerSetup(name) for name in names]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 8, 37, 99, 100])
def test_game_of_1_to_100_players_is_played_to_its_end(players: int) -> None:
    state = start(setup(players, seed=players)).state
    while not state.is_over:
        assert len(state.waiting) == players
        state = play_all(state).state
    assert all(len(player.seasons) == 4 for player in state.players)


@pytest.mark.parametrize(
    ("players", "code"),
    [
        ([], SetupProblemCode.NO_PLAYERS),
        (people(*map(str, range(101))), SetupProblemCode.TOO_MANY_PLAYERS),
        (people(""), SetupProblemCode.NAME_EMPTY),
        (people(" \t"), SetupProblemCode.NAME_EMPTY),
        (people("x" * (MAX_NAME_LENGTH + 1)), SetupProblemCode.NAME_TOO_LONG),
        (people("x" * 300), SetupProblemCode.NAME_TOO_LONG),
        (people("A\nna"), SetupProblemCode.NAME_UNPRINTABLE),
        (people("\u202eAna"), SetupProblemCode.NAME_UNPRINTABLE),
        (people("Ana", "ANA"), SetupProblemCode.NAME_TAKEN),
        ([PlayerSetup("Ana", "x" * (MAX_TITLE_LENGTH + 1))], SetupProblemCode.TITLE_TOO_LONG),
        ([PlayerSetup("Ana", "the\x00")], SetupProblemCode.TITLE_UNPRINTABLE),
    ],
)
def test_setup_that_nobody_can_play_is_refused(
    players: list[PlayerSetup], code: SetupProblemCode
) -> None:
    assert code in {problem.code for problem in setup_problems(players, 1)}
    with pytest.raises(InvalidSetup, match=code.value):
        GameSetup(tuple(players), MAP_LAYOUTS["A"])


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_seed_out_of_range_is_refused(seed: int) -> None:
    (problem,) = setup_problems(people("Ana"), seed)
    assert (problem.code, problem.seat) == (SetupProblemCode.SEED_OUT_OF_RANGE, None)


@pytest.mark.parametrize(
    "name", ["<b>Ana</b>", "Ана", "أنا", "👩‍🚀 Ana", "x" * MAX_NAME_LENGTH, "O'Hara"]
)
def test_unusual_name_is_a_name(name: str) -> None:
    assert setup_problems(people(name), 1) == ()


def test_problem_names_the_seat() -> None:
    (problem,) = setup_problems(people("Ana", "", "Boris"), 1)
    assert problem.seat == 1


def test_same_seed_starts_the_same_game_and_another_seed_another() -> None:
    first = start(setup(2, seed=5)).state
    assert start(setup(2, seed=5)).state == first
    assert start(setup(2, seed=6)).state.explore_deck != first.explore_deck


def test_game_begins_in_spring_with_a_deck_of_thirteen_cards_and_one_ambush() -> None:
    for seed in SAMPLE:
        step = start(setup(2, seed=seed))
        state = step.state
        assert (state.season, state.turn) == (Season.SPRING, 1)
        known = [card.id for card in (*state.explore_deck, *state.revealed)]
        assert {*RUINS_CARDS, *EXPLORE_CARDS} <= set(known)
        assert len(known) + len(state.ambushes_revealed) == 14
        assert len(state.ambush_deck) == 3


def test_one_card_of_each_group_lies_below_the_letters_in_random_order() -> None:
    orders: Counter[tuple[ScoringGroup, ...]] = Counter()
    below_a: Counter[str] = Counter()
    for seed in SAMPLE:
        state = start(setup(seed=seed)).state
        order = tuple(state.edict(letter).group for letter in Edict)
        assert set(order) == set(ScoringGroup)
        orders[order] += 1
        below_a[state.edict(Edict.A).id] += 1
    assert len(orders) == 24
    assert len(below_a) == 16
    assert max(orders.values()) < 3 * len(SAMPLE) / 24
    assert max(below_a.values()) < 3 * len(SAMPLE) / 16


def test_base_game_has_the_four_ambushes_of_the_box() -> None:
    for seed in SAMPLE:
        ambushes = ambushes_of(start(setup(2, seed=seed)).state)
        assert {card.id for card in ambushes} == {
            card.id for card in AMBUSH_CARDS.values() if not card.promo
        }


def test_with_promo_ambushes_four_of_all_eight_are_drawn() -> None:
    drawn: Counter[str] = Counter()
    for seed in SAMPLE:
        rules = RuleOptions(promo_ambushes=True)
        ambushes = ambushes_of(start(setup(2, seed=seed, rules=rules)).state)
        assert len({card.id for card in ambushes}) == 4
        drawn.update(card.id for card in ambushes)
    assert set(drawn) == set(AMBUSH_CARDS)
    assert min(drawn.values()) > len(SAMPLE) / 4


def test_without_monsters_no_ambush_comes_but_a_player_may_still_draw_one() -> None:
    rules = RuleOptions(no_monsters=True, promo_ambushes=True)
    state = start(setup(2, seed=3, rules=rules)).state
    while not state.is_over:
        assert not ambushes_of(state)
        assert not isinstance(state.current, AmbushCard)
        state = play_all(state).state
    rift = drawing("rift_lands", printed("A"), rules=rules)
    offer = current_offer(rift, 0)
    assert offer is not None
    assert Terrain.MONSTER in offer.terrains
    after = play_all(rift, place("monster", "A1")).state
    assert after.players[0].sheet.spaces(Terrain.MONSTER)


def test_players_may_draw_in_any_order() -> None:
    forward = drawing("orchard", *[printed("A")] * 3)
    placements = [
        place("farm", "A1 A2 A3 B3"),
        place("forest", "B1 B2 B3 A3"),
        place("farm", "K1 K2 K3 J3"),
    ]
    one = play_all(forward, *placements).state
    state = forward
    for seat in (2, 0, 1):
        state = play(state, seat, placements[seat]).state
    assert state == one
