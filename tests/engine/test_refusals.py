"""Why a drawing is refused: the reason, the spaces to blame, and which reason comes first."""

import pytest

from cartographers_gui.engine import (
    EXPLORE_CARDS,
    Draw,
    IllegalAction,
    MapSheet,
    Placement,
    RefusalCode,
    Space,
    Terrain,
    apply,
    check,
    offer_of,
    refusal_of,
    refusals_of,
)
from tests.helpers.games import drawing, play_all
from tests.helpers.sheets import filled_with, place, printed, sheet, spaces

GROUND = "M#F.\n....\nR...\n...."


@pytest.mark.parametrize(
    ("names", "code", "blamed"),
    [
        ("A1 B1", RefusalCode.ON_MOUNTAIN, "A1"),
        ("A2 B2", RefusalCode.ON_WASTELAND, "A2"),
        ("A3 B3", RefusalCode.ALREADY_DRAWN, "A3"),
        ("D4 D5", RefusalCode.OUTSIDE_MAP, "D5"),
        ("D4 E4", RefusalCode.OUTSIDE_MAP, "E4"),
        ("B1 C2", RefusalCode.WRONG_SHAPE, "B1 C2"),
        ("B1 B2 B3", RefusalCode.WRONG_SHAPE, "B1 B2 B3"),
        ("B1", RefusalCode.SHAPE_FITS_ELSEWHERE, "B1"),
    ],
)
def test_refusal_names_the_reason_and_the_spaces(
    names: str, code: RefusalCode, blamed: str
) -> None:
    ground = sheet(GROUND)
    refusal = refusal_of(ground, offer_of(EXPLORE_CARDS["farmland"], ground), place("farm", names))
    assert refusal is not None
    assert (refusal.code, refusal.spaces) == (code, spaces(blamed))


def test_space_left_of_the_map_is_outside() -> None:
    ground = sheet(GROUND)
    offer = offer_of(EXPLORE_CARDS["farmland"], ground)
    hanging = Placement(Terrain.FARM, frozenset({Space(1, -1), Space(1, 0)}))
    refusal = refusal_of(ground, offer, hanging)
    assert refusal is not None
    assert (refusal.code, refusal.spaces) == (RefusalCode.OUTSIDE_MAP, frozenset({Space(1, -1)}))


def codes(ground: MapSheet, card: str, placement: Placement, *, ruins: bool = False) -> list[str]:
    offer = offer_of(EXPLORE_CARDS[card], ground, ruins_pending=ruins)
    return [refusal.code.value for refusal in refusals_of(ground, offer, placement)]


def test_all_reasons_are_given_the_most_specific_first() -> None:
    ground = sheet(GROUND)
    assert codes(ground, "orchard", place("water", "A1 A2 A3 Z9"), ruins=True) == [
        "outside_map",
        "on_mountain",
        "on_wasteland",
        "already_drawn",
        "wrong_terrain",
        "must_cover_ruins",
    ]
    assert codes(ground, "orchard", place("water", "B1 B2"), ruins=True) == [
        "wrong_shape",
        "wrong_terrain",
        "must_cover_ruins",
    ]
    assert codes(ground, "farmland", place("farm", "B1 B2")) == []


def test_nothing_may_be_drawn_without_an_offer() -> None:
    full = filled_with(sheet(GROUND))
    assert codes(full, "orchard", place("farm", "A1")) == ["not_your_turn"]


def test_shape_is_refused_where_only_the_single_space_is_left() -> None:
    ground = sheet("F.F\n...\nF.F")
    assert codes(ground, "fishing_village", place("water", "B1 B2 B3")) == ["only_single_space"]
    assert codes(ground, "fishing_village", place("water", "B1")) == []


def test_placement_without_spaces_is_no_shape() -> None:
    empty = Placement(Terrain.FARM, frozenset())
    assert codes(sheet(GROUND), "farmland", empty) == ["wrong_shape"]


@pytest.mark.parametrize("seat", [-1, 2, 100])
def test_seat_nobody_sits_in_is_refused(seat: int) -> None:
    state = drawing("farmland", printed("A"), printed("A"))
    refusal = check(state, Draw(seat, place("farm", "A1 A2")))
    assert refusal is not None
    assert refusal.code is RefusalCode.NO_SUCH_PLAYER


def test_player_draws_once_a_turn() -> None:
    state = drawing("farmland", printed("A"), printed("A"))
    state = apply(state, Draw(1, place("farm", "A1 A2"))).state
    refusal = check(state, Draw(1, place("farm", "B1 B2")))
    assert refusal is not None
    assert refusal.code is RefusalCode.NOT_YOUR_TURN


def test_nothing_is_drawn_after_the_end() -> None:
    state = drawing("farmland", sheet("..\n.."))
    while not state.is_over:
        state = play_all(state).state
    refusal = check(state, Draw(0, place("farm", "A1 A2")))
    assert refusal is not None
    assert refusal.code is RefusalCode.GAME_OVER


def test_illegal_action_carries_its_refusal_and_says_it() -> None:
    state = drawing("farmland", printed("A"))
    with pytest.raises(IllegalAction, match="on_mountain: B4") as caught:
        apply(state, Draw(0, place("farm", "B4 B5")))
    assert caught.value.refusal.spaces == spaces("B4")
