"""The valuing of all candidates at once against scoring each drawing from scratch."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartographers_gui.engine import (
    DRAWABLE,
    EXPLORE_CARDS,
    SCORING_CARDS,
    AmbushCard,
    Evaluator,
    ExploreCard,
    MapSheet,
    Offer,
    RuleOptions,
    ScoringCard,
    ScoringGroup,
    Season,
    Shape,
    ShapeOption,
    Terrain,
    Weights,
    apply,
    current_offer,
    drawn,
    monster_penalty,
    offer_of,
    refusal_of,
    score_season,
    solo_rating,
    start,
)
from cartographers_gui.engine.scoring import EACH, scoring_card
from tests.helpers.games import edicts, setup
from tests.helpers.players import best_draw, random_draw
from tests.helpers.players import candidates as listed
from tests.helpers.sheets import filled_with, printed, sheet, spaces
from tests.helpers.strategies import DRAWN_CARDS, played_sheets, shapes, sheets

CARDS = list(SCORING_CARDS.values())
EVERY_CARD = pytest.mark.parametrize("card", CARDS, ids=SCORING_CARDS)
LAWS = edicts("greenbough canal_lake wildholds borderlands")


def worth(map_sheet: MapSheet, cards: list[ScoringCard], weights: Weights) -> int:
    """Score a sheet from scratch."""
    stars = sum(
        weight * card.stars(map_sheet)
        for card, weight in zip(cards, weights.edicts, strict=True)
        if weight
    )
    return stars + weights.coins * map_sheet.coins - weights.monsters * monster_penalty(map_sheet)


def assert_equals_scoring(
    map_sheet: MapSheet, offer: Offer, cards: list[ScoringCard], weights: Weights
) -> int:
    """Compare every value with scoring from scratch; return how many there were."""
    before = worth(map_sheet, cards, weights)
    found = Evaluator(cards, weights).candidates(map_sheet, offer)
    for placement, gain in found:
        there = worth(drawn(map_sheet, offer, placement), cards, weights)
        assert gain == there - before, (
            f"{[card.id for card in cards]} {weights} {placement} on\n{map_sheet}"
        )
    return len(found)


def positions(side: str, games: int) -> Iterator[tuple[MapSheet, Offer]]:
    """Yield what players hold in random games: own maps, and in ambushes their neighbours'."""
    for seed in range(games):
        random = Random(seed)
        rules = RuleOptions(promo_ambushes=seed % 2 == 0, strict_fallback=seed % 3 == 0)
        state = start(setup(1 + seed % 3, side, seed, rules)).state
        while not state.is_over:
            for seat in state.waiting:
                offer = current_offer(state, seat)
                assert offer is not None
                yield state.players[state.owner_drawn_on(seat)].sheet, offer
                state = apply(state, random_draw(random, state, seat)).state


@pytest.mark.parametrize("side", ["A", "B"])
def test_every_value_in_random_games_equals_scoring_from_scratch(side: str) -> None:
    random = Random(side)
    met: set[Terrain] = set()
    ruins = singles = count = values = 0
    for map_sheet, offer in positions(side, games=24):
        cards = random.sample(CARDS, 4)
        first, second, third, fourth = (random.randint(0, 4) for _ in cards)
        weights = Weights(
            (first, second, third, fourth),
            coins=random.randint(0, 4),
            monsters=random.randint(0, 4),
        )
        values += assert_equals_scoring(map_sheet, offer, cards, weights)
        count += 1
        met |= set(offer.terrains)
        ruins += offer.must_cover_ruins
        singles += offer.is_single_space
    assert count > 1_000
    assert values > 100_000
    assert len(met) == 5
    assert min(ruins, singles) > 20


@EVERY_CARD
@given(map_sheet=played_sheets() | sheets(), drawn_card=st.sampled_from(DRAWN_CARDS))
def test_growth_of_a_card_equals_scoring_it_on_any_map(
    card: ScoringCard, map_sheet: MapSheet, drawn_card: ExploreCard | AmbushCard
) -> None:
    offer = offer_of(drawn_card, map_sheet)
    if offer is not None:
        weights = Weights((1, 0, 0, 0), coins=0, monsters=0)
        assert_equals_scoring(map_sheet, offer, [card, *CARDS[:3]], weights)


@EVERY_CARD
@given(map_sheet=played_sheets() | sheets(), shape=shapes)
def test_growth_of_a_card_equals_scoring_it_for_any_shape(
    card: ScoringCard, map_sheet: MapSheet, shape: Shape
) -> None:
    offer = Offer(DRAWABLE, (ShapeOption(shape),))
    weights = Weights((1, 0, 0, 0), coins=0, monsters=0)
    assert_equals_scoring(map_sheet, offer, [card, *CARDS[:3]], weights)


def test_parts_of_a_divided_shape_join_only_the_clusters_they_lie_beside() -> None:
    map_sheet = sheet(".....\n..V..\n.V...\n.....\n.....")
    offer = Offer((Terrain.VILLAGE,), (ShapeOption(Shape.from_text("#./.#")),))
    city = [SCORING_CARDS["great_city"], *CARDS[:3]]
    gains = Evaluator(city, Weights((1, 0, 0, 0))).candidates(map_sheet, offer)
    found = gains.gains_of(Terrain.VILLAGE)
    assert found[spaces("C3 D4")] == 2
    assert found[spaces("B4 C3")] == 3


@given(map_sheet=played_sheets() | sheets(), drawn_card=st.sampled_from(DRAWN_CARDS))
def test_growth_of_coins_and_monsters_equals_scoring_them_on_any_map(
    map_sheet: MapSheet, drawn_card: ExploreCard | AmbushCard
) -> None:
    offer = offer_of(drawn_card, map_sheet)
    if offer is not None:
        assert_equals_scoring(map_sheet, offer, CARDS[:4], Weights((0, 0, 0, 0), 3, 2))


def test_card_without_a_pattern_is_scored_from_scratch() -> None:
    decorator = scoring_card(
        "ponds", 1, ScoringGroup.SPATIAL, name="", text="", solo=0, examples=()
    )
    plain = decorator(lambda each: [(each.masks[3], 2, EACH)])
    map_sheet = printed("B")
    offer = offer_of(EXPLORE_CARDS["marshlands"], map_sheet)
    assert offer is not None
    cards = [plain, *CARDS[:3]]
    assert assert_equals_scoring(map_sheet, offer, cards, Weights((1, 2, 0, 0))) > 100
    best = Evaluator(cards, Weights((1, 0, 0, 0))).candidates(map_sheet, offer).best()[0]
    assert (best.placement.terrain, best.gain) == (Terrain.WATER, 10)


@pytest.mark.parametrize("side", ["A", "B"])
def test_candidates_are_all_that_may_be_drawn_each_once(side: str) -> None:
    for seed in range(4):
        random = Random(seed)
        state = start(setup(1, side, seed)).state
        while not state.is_over:
            map_sheet, offer = state.players[0].sheet, current_offer(state, 0)
            assert offer is not None
            found = Evaluator(state.edicts, Weights.of_season(state.season))
            placements = [each.placement for each in found.candidates(map_sheet, offer)]
            assert len(placements) == len(set(placements))
            assert set(placements) == set(listed(state, 0))
            assert all(refusal_of(map_sheet, offer, each) is None for each in placements)
            state = apply(state, random_draw(random, state, 0)).state


def test_weights_of_a_season_value_what_its_score_will_count() -> None:
    map_sheet = printed("A")
    offer = offer_of(EXPLORE_CARDS["great_river"], map_sheet)
    assert offer is not None
    for season in Season:
        evaluator = Evaluator(LAWS, Weights.of_season(season))
        before = score_season(map_sheet, LAWS, season).total
        for placement, gain in evaluator.candidates(map_sheet, offer):
            after = drawn(map_sheet, offer, placement)
            assert gain == score_season(after, LAWS, season).total - before


def test_weights_to_the_end_count_each_edict_as_often_as_it_still_scores() -> None:
    assert Weights.to_the_end(Season.SPRING) == Weights((2, 2, 2, 2), coins=4)
    assert Weights.to_the_end(Season.WINTER) == Weights.of_season(Season.WINTER)


def test_best_come_first_and_equals_in_the_order_of_listing() -> None:
    map_sheet = sheet("....\n....\n...M\n....")
    offer = offer_of(EXPLORE_CARDS["orchard"], map_sheet)
    assert offer is not None
    found = Evaluator(LAWS, Weights((1, 0, 0, 1))).candidates(map_sheet, offer)
    every = list(found)
    assert [found[index] for index in range(len(found))] == every
    assert found.best(7) == sorted(every, key=lambda each: -each.gain)[:7]
    assert found.best(7, lowest=True) == sorted(every, key=lambda each: each.gain)[:7]
    assert found.best(10_000)[-1].gain == min(found.gains)
    with pytest.raises(IndexError):
        found[len(every)]


def test_gains_of_a_terrain_belong_to_the_spaces_it_would_fill() -> None:
    map_sheet = printed("A")
    offer = offer_of(EXPLORE_CARDS["farmland"], map_sheet)
    assert offer is not None
    found = Evaluator(LAWS, Weights((0, 0, 0, 0))).candidates(map_sheet, offer)
    gains = found.gains_of(Terrain.FARM)
    assert {len(spaces): gain for spaces, gain in gains.items()} == {2: 1, 5: 0}
    assert found.gains_of(Terrain.WATER) == {}


def test_nothing_is_listed_where_the_offer_fits_nowhere() -> None:
    narrow = filled_with(printed("A"), leaving="A1")
    whole = offer_of(EXPLORE_CARDS["orchard"], printed("A"))
    assert whole is not None
    found = Evaluator(LAWS, Weights.of_season(Season.SPRING)).candidates(narrow, whole)
    assert (len(found), list(found), found.best()) == (0, [], [])


def test_a_full_coin_track_makes_coins_worthless() -> None:
    offer = offer_of(EXPLORE_CARDS["farmland"], printed("A"))
    assert offer is not None
    for coins in (12, 13, 14):
        full = replace(printed("A"), coins=coins)
        found = Evaluator(LAWS, Weights((0, 0, 0, 0))).candidates(full, offer)
        assert max(found.gains) == min(1, 14 - coins)


def mean_rating(weights_in: Callable[[Season], Weights], games: int) -> float:
    """Play solo games by the best candidate each time; return the mean of their ratings."""
    total = 0
    for seed in range(games):
        state = start(setup(1, "A", seed)).state
        while not state.is_over:
            state = apply(state, best_draw(state, 0, weights_in(state.season))).state
        total += solo_rating(state.players[0].total, state.edicts)
    return total / games


def test_best_candidates_make_a_fair_game_and_looking_ahead_a_better_one() -> None:
    # Random play comes to -58, and a title without a sting begins at 0. 60 games tell to about 2.
    now, ahead = mean_rating(Weights.of_season, 60), mean_rating(Weights.to_the_end, 60)
    assert now > 5
    assert ahead > now + 3
