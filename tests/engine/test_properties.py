"""What holds for every shape, sheet and game that hypothesis can think of."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    SCORING_CARDS,
    AmbushCard,
    Draw,
    ExploreCard,
    GameSetup,
    GameState,
    IllegalAction,
    MapSheet,
    Placement,
    Shape,
    Terrain,
    apply,
    check,
    current_offer,
    drawn,
    legal_anchors,
    legal_placement_at,
    legal_placements,
    monster_penalty,
    offer_of,
    refusal_of,
    refusals_of,
    replay,
    solo_ambush_spaces,
    surrounded_mountains,
    transitions,
    view_for,
)
from tests.bench import naive
from tests.helpers.players import candidates
from tests.helpers.strategies import (
    DRAWN_CARDS,
    PRINTED_SHAPES,
    games,
    played_sheets,
    running_games,
    shapes,
    sheets,
    spaces,
)

# --- shapes -------------------------------------------------------------------------------------


@given(shapes)
def test_turning_four_times_and_mirroring_twice_is_identity(shape: Shape) -> None:
    form = shape.printed
    assert form.turned().turned().turned().turned() == form
    assert form.mirrored().mirrored() == form


@given(shapes)
def test_number_of_orientations_divides_eight(shape: Shape) -> None:
    forms = shape.orientations
    assert 8 % len(forms) == 0
    assert len(set(forms)) == len(forms)
    assert forms[0] == shape.printed
    assert {form.turned() for form in forms} == {form.mirrored() for form in forms} == set(forms)


@given(shapes)
def test_orientations_are_those_of_the_naive_rules(shape: Shape) -> None:
    assert [list(form.offsets) for form in shape.orientations] == naive.variants(str(shape))


# --- legality against the naive rules -----------------------------------------------------------


@given(sheets() | played_sheets(), shapes, st.booleans())
def test_placements_are_those_of_the_naive_rules(
    sheet: MapSheet,
    shape: Shape,
    ruins: bool,  # noqa: FBT001
) -> None:
    found = legal_placements(sheet, shape, ruins)
    shares = [(number + 0.5) / len(found) for number in range(len(found))] or [0.5]
    picked = [legal_placement_at(sheet, shape, share, ruins_pending=ruins) for share in shares]
    assert picked == [*found] if found else picked == [None]
    assert len(set(found)) == len(found)
    assert set(found) == set(naive.placements(naive.rows_of(str(sheet)), str(shape), ruins=ruins))


@given(sheets() | played_sheets(), shapes)
def test_anchors_are_those_of_the_naive_rules(sheet: MapSheet, shape: Shape) -> None:
    rows = naive.rows_of(str(sheet))
    for number, form in enumerate(shape.orientations):
        assert sorted(legal_anchors(sheet, shape, number)) == naive.anchors(
            rows, list(form.offsets)
        )


@given(sheets() | played_sheets(), shapes, st.booleans())
def test_anchors_of_all_orientations_cover_exactly_the_placements(
    sheet: MapSheet,
    shape: Shape,
    ruins: bool,  # noqa: FBT001
) -> None:
    covered = {
        form.at(anchor)
        for number, form in enumerate(shape.orientations)
        for anchor in legal_anchors(sheet, shape, number, ruins_pending=ruins)
    }
    assert covered == set(legal_placements(sheet, shape, ruins))


@given(sheets() | played_sheets(), st.sampled_from(list(AMBUSH_CARDS.values())))
def test_solo_ambush_walks_as_in_the_naive_rules(sheet: MapSheet, card: AmbushCard) -> None:
    rows = naive.rows_of(str(sheet))
    walked = naive.solo_walk(rows, str(card.shape), card.corner.value, card.direction.value)
    assert solo_ambush_spaces(sheet, card) == walked


@given(
    sheets() | played_sheets(),
    st.sampled_from(DRAWN_CARDS),
    st.booleans(),
    st.booleans(),
    st.data(),
)
def test_offer_leaves_somebody_something_to_draw_unless_the_map_is_full(
    sheet: MapSheet,
    card: ExploreCard | AmbushCard,
    ruins: bool,  # noqa: FBT001
    strict: bool,  # noqa: FBT001
    data: st.DataObject,
) -> None:
    offer = offer_of(card, sheet, ruins_pending=ruins, strict_fallback=strict)
    assert (offer is None) == (not sheet.empty)
    if offer is None:
        return
    legal = [
        each
        for option in offer.options
        for each in legal_placements(sheet, option.shape, offer.must_cover_ruins)
    ]
    chosen = Placement(
        data.draw(st.sampled_from(offer.terrains)), data.draw(st.sampled_from(legal))
    )
    assert refusal_of(sheet, offer, chosen) is None
    assert drawn(sheet, offer, chosen).filled == sheet.filled | chosen.spaces


# --- scoring against the naive rules ------------------------------------------------------------


@pytest.mark.parametrize("card", list(SCORING_CARDS))
@given(sheet=sheets() | played_sheets())
def test_card_scores_as_in_the_naive_rules(card: str, sheet: MapSheet) -> None:
    score = SCORING_CARDS[card].score(sheet)
    assert score.stars == naive.stars(card, naive.rows_of(str(sheet)))
    assert score.stars == SCORING_CARDS[card].stars(sheet)
    assert score.stars == sum(group.stars for group in score.groups)
    assert all(space in sheet.layout.grid for group in score.groups for space in group.spaces)


@given(sheets() | played_sheets())
def test_monsters_and_mountains_count_as_in_the_naive_rules(sheet: MapSheet) -> None:
    rows = naive.rows_of(str(sheet))
    assert monster_penalty(sheet) == naive.monster_loss(rows)
    assert sorted(surrounded_mountains(sheet)) == naive.surrounded(rows)


# --- decisions ----------------------------------------------------------------------------------


@given(running_games(), st.data())
def test_every_listed_placement_is_accepted(state: GameState, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from(state.waiting))
    action = Draw(seat, data.draw(st.sampled_from(candidates(state, seat))))
    before = repr(state)
    assert check(state, action) is None
    after = apply(state, action).state
    assert repr(state) == before
    owner = state.owner_drawn_on(seat)
    assert after.players[owner].sheet.filled >= action.placement.spaces
    assert after.turn > state.turn or seat not in after.waiting


@given(running_games(), st.data())
def test_every_placement_that_is_not_listed_is_refused_and_changes_nothing(
    state: GameState, data: st.DataObject
) -> None:
    seat = data.draw(st.integers(-1, len(state.players)))
    form = data.draw(st.sampled_from(data.draw(st.sampled_from(PRINTED_SHAPES)).orientations))
    covered = form.at(data.draw(spaces(state.setup.layout, beyond=2)))
    if data.draw(st.booleans()):
        covered = covered ^ {data.draw(spaces(state.setup.layout))}
    action = Draw(seat, Placement(data.draw(st.sampled_from(Terrain)), covered))
    listed = seat in state.waiting and action.placement in candidates(state, seat)
    before = repr(state)
    refusal = check(state, action)
    assert (refusal is None) == listed
    if refusal is not None:
        with pytest.raises(IllegalAction) as caught:
            apply(state, action)
        assert caught.value.refusal == refusal
    assert repr(state) == before


@given(running_games())
def test_no_candidate_of_a_running_game_is_refused(state: GameState) -> None:
    for seat in state.waiting[:2]:
        sheet = state.players[state.owner_drawn_on(seat)].sheet
        offer = current_offer(state, seat)
        for placement in candidates(state, seat):
            assert list(refusals_of(sheet, offer, placement)) == []


@given(games())
def test_filled_spaces_only_grow_and_coins_never_fall(
    game: tuple[GameSetup, list[GameState], list[Draw]],
) -> None:
    _, states, _ = game
    for before, after in pairwise(states):
        for old, new in zip(before.players, after.players, strict=True):
            assert new.sheet.filled >= old.sheet.filled
            assert new.sheet.coins >= old.sheet.coins
            assert new.seasons[: len(old.seasons)] == old.seasons


@given(games())
def test_replay_gives_the_same_state_at_every_step(
    game: tuple[GameSetup, list[GameState], list[Draw]],
) -> None:
    setup, states, actions = game
    assert [step.state for step in transitions(setup, actions)] == states
    assert replay(setup, actions) == states[-1]
    assert states[-1].is_over
    assert [len(player.seasons) for player in states[-1].players] == [4] * len(setup.players)


# --- what a player may know ---------------------------------------------------------------------


@given(running_games(), st.integers(0, 2**32))
def test_views_are_equal_when_only_unseen_cards_differ(state: GameState, seed: int) -> None:
    random = Random(seed)
    deck = list(state.explore_deck)
    seen = set(state.ambushes_revealed)
    hidden = [card for card in AMBUSH_CARDS.values() if card not in seen]
    random.shuffle(hidden)
    deck = [hidden.pop() if isinstance(card, AmbushCard) else card for card in deck]
    random.shuffle(deck)
    ambush_deck = tuple(hidden.pop() for _ in state.ambush_deck)
    other = replace(
        state,
        explore_deck=tuple(deck),
        ambush_deck=ambush_deck,
        random=random.getrandbits(64),
    )
    for seat in (None, *range(len(state.players))):
        assert view_for(other, seat) == view_for(state, seat)


@given(running_games(), st.data())
def test_view_does_not_change_with_what_others_draw_in_an_ambush(
    state: GameState, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from(state.waiting))
    others = [each for each in state.waiting if each != seat]
    view = view_for(state, seat)
    for each in others:
        placement = data.draw(st.sampled_from(candidates(state, each)))
        state = apply(state, Draw(each, placement)).state
        later = view_for(state, seat)
        assert (later.sheet, later.owner, later.offer) == (view.sheet, view.owner, view.offer)
