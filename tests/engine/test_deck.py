"""What comes up when: ruins, ambushes, time, the end of a season and the deck of the next."""

from collections import Counter
from dataclasses import replace

import pytest

from cartographers_gui.engine import (
    EXPLORE_CARDS,
    RUINS_CARDS,
    AmbushCard,
    Card,
    CardRevealed,
    Event,
    GameEnded,
    GameState,
    Season,
    SeasonBegan,
    SeasonScored,
    current_offer,
)
from tests.helpers.games import cards, deal, drawing, play, play_all
from tests.helpers.sheets import place, printed
from tests.helpers.situations import situation


def revealed(events: tuple[Event, ...]) -> list[str]:
    return [event.card.id for event in events if isinstance(event, CardRevealed)]


def current_id(state: GameState) -> str:
    assert state.current is not None
    return state.current.id


def cards_in_play(state: GameState) -> Counter[str]:
    """Count the cards of the explore deck, face up or down, an ambush just drawn included."""
    ambush = [state.current] if isinstance(state.current, AmbushCard) else []
    every: list[Card] = [*state.explore_deck, *state.revealed, *ambush]
    return Counter(card.id for card in every)


@situation("t01")
def test_ruins_card_reveals_the_next_card_in_the_same_turn_and_binds_everybody() -> None:
    step = deal("temple_ruins orchard hamlet", printed("A"), printed("A"))
    assert revealed(step.events) == ["temple_ruins", "orchard"]
    assert (current_id(step.state), step.state.turn) == ("orchard", 2)
    for seat in step.state.waiting:
        offer = current_offer(step.state, seat)
        assert offer is not None
        assert offer.must_cover_ruins
        assert not offer.is_single_space


@situation("t02")
def test_two_ruins_cards_in_a_row_make_one_demand() -> None:
    step = deal("temple_ruins outpost_ruins orchard hamlet", printed("A"))
    assert revealed(step.events) == ["temple_ruins", "outpost_ruins", "orchard"]
    assert step.state.turn == 2
    after = play(step.state, 0, place("farm", "B6 B7 B8 C8")).state
    assert current_id(after) == "hamlet"
    assert not after.ruins_pending


@situation("t03")
def test_ruins_duty_survives_an_ambush_that_it_does_not_bind() -> None:
    deck = "temple_ruins kobold_onslaught fishing_village hamlet"
    step = deal(deck, printed("A"), printed("A"))
    assert revealed(step.events) == ["temple_ruins", "kobold_onslaught"]
    monsters = place("monster", "K1 J1 J2 I1")
    step = play_all(step.state, monsters, monsters)
    assert revealed(step.events) == ["fishing_village"]
    for seat in step.state.waiting:
        offer = current_offer(step.state, seat)
        assert offer is not None
        assert offer.must_cover_ruins


@situation("t04")
def test_ruins_before_and_after_an_ambush_make_one_demand() -> None:
    deck = "temple_ruins gnoll_raid outpost_ruins orchard hamlet"
    step = play_all(deal(deck, printed("A"), printed("A")).state)
    assert revealed(step.events) == ["outpost_ruins", "orchard"]
    assert step.state.ruins_pending
    shape = place("farm", "B6 B7 B8 C8")
    after = play_all(step.state, shape, shape).state
    assert current_id(after) == "hamlet"
    assert not after.ruins_pending


@situation("t05")
def test_ruins_duty_survives_two_ambushes() -> None:
    deck = "temple_ruins gnoll_raid goblin_attack orchard hamlet"
    step = deal(deck, printed("A"), printed("A"), season=Season.SUMMER)
    assert current_id(step.state) == "gnoll_raid"
    step = play_all(step.state)
    assert current_id(step.state) == "goblin_attack"
    assert step.state.ruins_pending
    step = play_all(step.state)
    offer = current_offer(step.state, 0)
    assert offer is not None
    assert (current_id(step.state), offer.must_cover_ruins) == ("orchard", True)


def test_ruins_duty_survives_a_solo_ambush() -> None:
    step = deal("temple_ruins gnoll_raid orchard hamlet", printed("A"))
    assert revealed(step.events) == ["temple_ruins", "gnoll_raid", "orchard"]
    assert step.state.ruins_pending


@situation("t07")
@pytest.mark.parametrize("ruins_open", [True, False], ids=["shape", "single space"])
def test_ruins_duty_ends_with_the_turn(ruins_open: bool) -> None:  # noqa: FBT001
    sheet = printed("A")
    if not ruins_open:
        sheet = sheet.with_drawn(place("water", "A1").terrain, sheet.open_ruins)
    step = deal("temple_ruins orchard hamlet", sheet)
    after = play_all(step.state).state
    offer = current_offer(after, 0)
    assert offer is not None
    assert (current_id(after), after.ruins_pending) == ("hamlet", False)
    assert not offer.must_cover_ruins
    assert not offer.is_single_space


@situation("t11")
def test_special_cards_bring_no_time_and_only_the_ambush_leaves_the_column() -> None:
    step = deal("temple_ruins goblin_attack hamlet", printed("A"), printed("A"))
    assert [event.time for event in step.events if isinstance(event, CardRevealed)] == [0, 0]
    assert [card.id for card in step.state.revealed] == ["rift_lands", "temple_ruins"]
    step = play_all(step.state)
    assert [card.id for card in step.state.revealed] == ["rift_lands", "temple_ruins", "hamlet"]
    assert [card.id for card in step.state.ambushes_revealed] == ["goblin_attack"]
    assert step.state.time == 1


def test_time_adds_up_as_in_the_example_of_the_rulebook() -> None:
    deck = "outpost_ruins farmland homestead orchard marshlands"
    state = deal(deck, printed("A")).state
    while current_id(state) != "marshlands":
        state = play_all(state).state
    # Rift Lands and ruins 0, then 1 + 2 + 2 + 2.
    assert (state.season, state.time) == (Season.SPRING, 7)
    state = replace(state, explore_deck=cards("great_river hamlet"))
    state = play_all(state).state
    assert (current_id(state), state.time) == ("great_river", 8)
    step = play_all(state)
    assert any(isinstance(event, SeasonScored) for event in step.events)


@situation("t12")
def test_surplus_time_is_lost_at_the_end_of_a_season() -> None:
    state = deal("orchard hamlet", printed("A"), time=7).state
    assert (current_id(state), state.time) == ("orchard", 9)
    step = play_all(state)
    assert [type(event) for event in step.events[1:4]] == [SeasonScored, SeasonBegan, CardRevealed]
    assert step.state.season is Season.SUMMER
    assert step.state.time == sum(card.time_value for card in step.state.revealed)


@pytest.mark.parametrize("time", [6, 7])
def test_season_ends_only_when_its_time_is_reached(time: int) -> None:
    step = play_all(deal("farmland hamlet", printed("A"), time=time).state)
    ended = any(isinstance(event, SeasonScored) for event in step.events)
    assert ended == (time == 7)


@situation("t13")
@pytest.mark.parametrize("season", list(Season))
def test_season_ends_before_its_deck_runs_out(season: Season) -> None:
    every: list[Card] = [*RUINS_CARDS.values(), *EXPLORE_CARDS.values()]
    slow = sorted(every, key=lambda card: card.time_value)
    start_of_season = drawing("rift_lands", printed("A"), season=season)
    rest = tuple(card for card in slow if card.id != "rift_lands")
    state = replace(start_of_season, explore_deck=rest)
    while True:
        left = len(state.explore_deck)
        step = play_all(state)
        if any(isinstance(event, SeasonScored) for event in step.events):
            break
        state = step.state
    assert left > 0
    assert not state.ruins_pending


@situation("t14")
def test_revealed_ambush_is_out_and_an_unseen_one_stays_in_the_deck() -> None:
    deck = "kobold_onslaught orchard"
    ambushes = "gnoll_raid goblin_attack bugbear_assault"
    state = deal(deck, printed("A"), printed("A"), time=6, ambush_deck=ambushes).state
    state = play_all(play_all(state).state).state
    assert state.season is Season.SUMMER
    assert cards_in_play(state) == Counter(["rift_lands", "orchard", "gnoll_raid"])
    late = tuple(sorted(state.explore_deck, key=lambda card: isinstance(card, AmbushCard)))
    assert isinstance(late[-1], AmbushCard), "gnoll raid came up at once: choose another seed"
    state = replace(state, explore_deck=(*cards("homestead"), *late), time=7)
    while state.season is Season.SUMMER:
        state = play_all(state).state
    assert state.season is Season.FALL
    in_fall = cards_in_play(state) + Counter(card.id for card in state.ambushes_revealed)
    assert {"gnoll_raid", "goblin_attack", "kobold_onslaught"} <= set(in_fall)
    assert "kobold_onslaught" not in cards_in_play(state)
    assert [card.id for card in state.ambush_deck] == ["bugbear_assault"]


@situation("t15")
def test_four_ambushes_in_one_winter_are_drawn_in_a_turn_each() -> None:
    deck = "goblin_attack bugbear_assault kobold_onslaught gnoll_raid hamlet"
    state = deal(deck, printed("A"), printed("A"), season=Season.WINTER).state
    seen = []
    while isinstance(state.current, AmbushCard):
        seen.append((current_id(state), state.turn))
        state = play_all(state).state
    assert seen == list(zip(deck.split()[:4], range(2, 6), strict=True))
    assert current_id(state) == "hamlet"


def test_column_is_shuffled_back_for_the_next_season() -> None:
    state = deal("orchard hamlet temple_ruins", printed("A"), time=7).state
    after = play_all(state).state
    assert cards_in_play(after) == Counter(["rift_lands", "orchard", "hamlet", "temple_ruins"])


def test_game_ends_after_winter_without_another_card() -> None:
    state = deal("orchard hamlet", printed("A"), season=Season.WINTER, time=5).state
    step = play_all(state)
    assert [type(event) for event in step.events[-2:]] == [SeasonScored, GameEnded]
    assert step.state.is_over
    assert step.state.current is None
    assert step.state.waiting == ()
