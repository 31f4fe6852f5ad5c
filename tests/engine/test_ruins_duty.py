"""What a ruins card demands of each player, whose open ruins decide what may be drawn."""

import pytest

from cartographers_gui.engine import (
    DRAWABLE,
    EXPLORE_CARDS,
    MapSheet,
    Placement,
    RefusalCode,
    SingleSpaceReason,
    Terrain,
    current_offer,
    legal_anchors,
    legal_placements,
    offer_of,
    refusal_of,
)
from tests.helpers.games import deal, drawing, play, play_all
from tests.helpers.sheets import filled_with, place, printed, spaces
from tests.helpers.situations import situation


def without_open_ruins(side: str) -> MapSheet:
    sheet = printed(side)
    return sheet.with_drawn(Terrain.FARM, sheet.open_ruins)


@situation("t06")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_ruins_duty_is_a_players_own(order: tuple[int, int]) -> None:
    state = deal("temple_ruins orchard hamlet", printed("A"), without_open_ruins("A")).state
    bound, free = current_offer(state, 0), current_offer(state, 1)
    assert bound is not None
    assert free is not None
    assert (bound.must_cover_ruins, bound.single_space) == (True, None)
    assert (free.must_cover_ruins, free.single_space) == (False, SingleSpaceReason.NO_RUINS_LEFT)
    assert free.terrains == DRAWABLE
    drawn = {0: place("farm", "B6 B7 B8 C8"), 1: place("village", "A1")}
    for seat in order:
        state = play(state, seat, drawn[seat]).state
    assert state.players[0].sheet.spaces(Terrain.FARM) == drawn[0].spaces
    assert state.players[1].sheet.spaces(Terrain.VILLAGE) == drawn[1].spaces


@situation("t08")
def test_shape_that_cannot_reach_the_last_ruins_is_not_allowed_anywhere() -> None:
    sheet = filled_with(printed("A"), leaving="B6 C5 C6 D4 D5 K1 K2 K3")
    state = drawing("great_river", sheet, ruins_pending=True)
    line, staircase = (option.shape for option in EXPLORE_CARDS["great_river"].options)
    assert legal_placements(sheet, line, ruins_pending=True) == ()
    assert legal_placements(sheet, line) == (spaces("K1 K2 K3"),)
    refusal = refusal_of(sheet, current_offer(state, 0), place("water", "K1 K2 K3"))
    assert refusal is not None
    assert refusal.code is RefusalCode.MUST_COVER_RUINS
    (only,) = legal_placements(sheet, staircase, ruins_pending=True)
    after = play(state, 0, Placement(Terrain.WATER, only)).state
    assert after.players[0].sheet.coins == 0


@situation("t09")
def test_without_open_ruins_only_a_single_space_of_any_terrain_is_allowed_anywhere() -> None:
    sheet = without_open_ruins("A")
    offer = offer_of(EXPLORE_CARDS["fishing_village"], sheet, ruins_pending=True)
    for terrain in DRAWABLE:
        for space in sheet.empty:
            assert refusal_of(sheet, offer, Placement(terrain, frozenset({space}))) is None
    refusal = refusal_of(sheet, offer, place("water", "A1 A2 A3 A4"))
    assert refusal is not None
    assert refusal.code is RefusalCode.ONLY_SINGLE_SPACE


@situation("t10")
def test_rift_lands_must_cover_ruins_while_one_is_open() -> None:
    card, sheet = EXPLORE_CARDS["rift_lands"], printed("A")
    offer = offer_of(card, sheet, ruins_pending=True)
    for terrain in DRAWABLE:
        allowed = {
            space
            for space in sheet.empty
            if refusal_of(sheet, offer, Placement(terrain, frozenset({space}))) is None
        }
        assert allowed == sheet.open_ruins
    bare = without_open_ruins("A")
    offer = offer_of(card, bare, ruins_pending=True)
    for terrain in DRAWABLE:
        assert refusal_of(bare, offer, Placement(terrain, spaces("A1"))) is None


def test_drawn_ruins_do_not_meet_the_duty() -> None:
    state = drawing("farmland", printed("A"), ruins_pending=True)
    state = play(state, 0, place("farm", "B6 B7")).state
    offer = offer_of(EXPLORE_CARDS["farmland"], state.players[0].sheet, ruins_pending=True)
    refusal = refusal_of(state.players[0].sheet, offer, place("farm", "A6 A7"))
    assert refusal is not None
    assert refusal.code is RefusalCode.MUST_COVER_RUINS


def test_duty_without_open_ruins_leaves_no_anchor_and_no_placement() -> None:
    sheet = without_open_ruins("B")
    shape = EXPLORE_CARDS["orchard"].options[0].shape
    assert legal_placements(sheet, shape, ruins_pending=True) == ()
    for orientation in range(len(shape.orientations)):
        assert legal_anchors(sheet, shape, orientation, ruins_pending=True) == frozenset()


def test_ruins_too_tight_for_the_shape_leave_only_the_single_space() -> None:
    tight = filled_with(printed("A"), leaving="B6 H1 H2 H3 H4")
    offer = offer_of(EXPLORE_CARDS["fishing_village"], tight, ruins_pending=True)
    assert offer is not None
    assert offer.single_space is SingleSpaceReason.RUINS_OUT_OF_REACH


def test_shape_may_cover_two_ruins_spaces_at_once() -> None:
    sheet = MapSheet.from_text("RR..\n....\n....\n....")
    state = drawing("fishing_village", sheet, ruins_pending=True)
    after = play_all(state, place("water", "A1 A2 A3 A4")).state
    assert not after.players[0].sheet.open_ruins
