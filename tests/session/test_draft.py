"""The shape in hand: aiming, clamping, turning and mirroring about the pivot, legal places."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartographers_gui.engine import (
    EXPLORE_CARDS,
    MapSheet,
    Offer,
    Placement,
    RefusalCode,
    Shape,
    ShapeOption,
    Space,
    Terrain,
    legal_placements,
    offer_of,
    parse_space,
)
from cartographers_gui.session import Direction, Draft
from tests.helpers.sheets import filled_with, printed, sheet, spaces, with_drawn

SHAPES = ["#", "##", "##/#.", "###/#..", "#../.#./..#", "##./.##", ".#./###/.#.", "####"]


def draft_of(map_sheet: MapSheet, *shapes: str, ruins: bool = False) -> Draft:
    options = tuple(ShapeOption(Shape.from_text(shape)) for shape in shapes)
    terrains = (Terrain.FOREST, Terrain.FARM)
    return Draft.of(map_sheet, Offer(terrains, options, must_cover_ruins=ruins))


def names(draft: Draft) -> str:
    return " ".join(map(str, sorted(draft.spaces)))


def at(draft: Draft, name: str) -> Draft:
    return draft.aimed_at(parse_space(name))


# --- taking in hand -----------------------------------------------------------------------------


def test_first_shape_and_first_terrain_are_in_hand_off_the_map() -> None:
    map_sheet = printed("A")
    offer = offer_of(EXPLORE_CARDS["orchard"], map_sheet)
    assert offer is not None
    draft = Draft.of(map_sheet, offer)
    assert draft.shape == offer.options[0].shape
    assert draft.terrain is offer.terrains[0]
    assert (draft.target, draft.anchor, draft.placement) == (None, None, None)
    assert draft.spaces == frozenset()
    assert not draft.is_laid


def test_off_the_map_nothing_is_legal_and_nothing_is_refused() -> None:
    draft = draft_of(printed("A"), "##")
    assert draft.refusals == ()
    assert not draft.is_legal


def test_another_shape_is_taken_as_printed() -> None:
    draft = at(draft_of(printed("A"), "##", "###/#.."), "F6").turned().with_option(1)
    assert str(draft.form) == "###/#.."
    assert draft.target == parse_space("F6")


def test_choosing_the_same_shape_again_keeps_its_turn() -> None:
    draft = draft_of(printed("A"), "###/#..").turned()
    assert draft.with_option(0) is draft


def test_terrain_changes_nothing_else() -> None:
    draft = at(draft_of(printed("A"), "##"), "F6")
    changed = draft.with_terrain(Terrain.FARM)
    assert changed.placement == Placement(Terrain.FARM, draft.spaces)


# --- aiming and clamping ------------------------------------------------------------------------


def test_pivot_lies_on_the_target_where_there_is_room() -> None:
    assert names(at(draft_of(printed("A"), "###"), "F6")) == "F5 F6 F7"


@pytest.mark.parametrize(
    ("corner", "covered"),
    [
        ("A1", "A1 A2 A3"),
        ("A11", "A9 A10 A11"),
        ("K1", "K1 K2 K3"),
        ("K11", "K9 K10 K11"),
    ],
)
def test_shape_is_clamped_into_every_corner(corner: str, covered: str) -> None:
    assert names(at(draft_of(printed("A"), "###"), corner)) == covered


@pytest.mark.parametrize("corner", ["A1", "A11", "K1", "K11"])
def test_shape_turns_in_every_corner_without_leaving_the_map(corner: str) -> None:
    draft = at(draft_of(printed("A"), "####"), corner)
    for _ in range(4):
        draft = draft.turned()
        assert all(space in draft.sheet.layout.grid for space in draft.spaces)
        assert len(draft.spaces) == 4


def test_shape_larger_than_the_map_is_outside_it() -> None:
    draft = at(draft_of(sheet("...\n...\n..."), "####"), "B2")
    assert [refusal.code for refusal in draft.refusals] == [RefusalCode.OUTSIDE_MAP]
    assert draft.refusals[0].spaces == {Space(1, 3)}


# --- turning and mirroring ----------------------------------------------------------------------


def test_turn_keeps_the_pivot_on_its_space() -> None:
    draft = at(draft_of(printed("A"), "###/#.."), "F6")
    assert names(draft) == "F5 F6 F7 G5"
    assert names(draft.turned()) == "E5 E6 F6 G6"


def test_turn_the_other_way_undoes_a_turn() -> None:
    draft = at(draft_of(printed("A"), "###/#.."), "F6")
    assert draft.turned().turned(clockwise=False) == draft


def test_turn_after_a_mirror_goes_the_way_the_eye_expects() -> None:
    draft = draft_of(printed("A"), "###/#..").mirrored()
    assert str(draft.form) == "###/..#"
    assert str(draft.turned().form) == ".#/.#/##"


def test_mirror_keeps_the_pivot_on_its_space() -> None:
    draft = at(draft_of(printed("A"), "##/#."), "F6")
    assert parse_space("F6") in draft.spaces
    assert parse_space("F6") in draft.mirrored().spaces


@given(st.sampled_from(SHAPES), st.integers(0, 10), st.integers(0, 10))
def test_four_turns_and_two_mirrors_change_nothing(shape: str, row: int, col: int) -> None:
    draft = draft_of(printed("A"), shape).aimed_at(Space(row, col))
    assert draft.turned().turned().turned().turned() == draft
    assert draft.mirrored().mirrored() == draft


@given(st.sampled_from(SHAPES), st.lists(st.booleans(), max_size=8))
def test_every_turned_form_is_an_orientation_of_the_shape(shape: str, steps: list[bool]) -> None:
    draft = draft_of(printed("A"), shape)
    for is_turn in steps:
        draft = draft.turned() if is_turn else draft.mirrored()
        assert draft.form in draft.shape.orientations
        assert draft.pivot in draft.form.offsets


# --- stepping -----------------------------------------------------------------------------------


def test_first_step_brings_the_shape_to_the_middle() -> None:
    assert names(draft_of(sheet("...\n...\n..."), "#").stepped(Direction.LEFT)) == "B2"


@pytest.mark.parametrize("direction", Direction)
def test_first_step_and_jump_bring_the_shape_to_the_legal_place_nearest_the_middle(
    direction: Direction,
) -> None:
    draft = draft_of(sheet(".....\n..F..\n..M..\n.....\n....."), "##")
    for first in (draft.stepped(direction), draft.next_legal_towards(direction)):
        assert names(first) == "C4 C5"
        assert first.is_legal


def test_first_step_goes_to_the_ruins_while_they_must_be_covered() -> None:
    draft = draft_of(sheet(".....\n.....\n.....\n....R\n....."), "##", ruins=True)
    assert names(draft.stepped(Direction.UP)) == "D4 D5"


def test_first_step_of_a_shape_without_a_legal_place_goes_to_the_middle() -> None:
    draft = draft_of(sheet("M.M\nM.M\nM.M"), "###")
    assert not draft.stepped(Direction.UP).is_legal
    assert draft.stepped(Direction.UP).target == parse_space("B2")
    assert names(draft.next_legal_towards(Direction.UP)) == "A2 B2 C2"


def test_steps_go_one_space_and_stop_at_the_edge() -> None:
    draft = at(draft_of(sheet("...\n...\n..."), "##"), "B2")
    assert names(draft) == "B2 B3"
    draft = draft.stepped(Direction.LEFT)
    assert names(draft) == "B1 B2"
    for _ in range(5):
        draft = draft.stepped(Direction.RIGHT)
    assert names(draft) == "B2 B3"
    assert names(draft.stepped(Direction.UP)) == "A2 A3"
    assert names(draft.stepped(Direction.UP).stepped(Direction.UP)) == "A2 A3"


def test_step_from_a_clamped_place_moves_at_once() -> None:
    draft = at(draft_of(printed("A"), "####"), "A11")
    assert names(draft) == "A8 A9 A10 A11"
    assert names(draft.stepped(Direction.LEFT)) == "A7 A8 A9 A10"


# --- legality -----------------------------------------------------------------------------------


def test_refusals_name_the_spaces_to_blame() -> None:
    map_sheet = sheet("F.M\n...\n...")
    draft = at(draft_of(map_sheet, "###"), "A2")
    assert [(refusal.code, refusal.spaces) for refusal in draft.refusals] == [
        (RefusalCode.ON_MOUNTAIN, spaces("A3")),
        (RefusalCode.ALREADY_DRAWN, spaces("A1")),
    ]
    assert not draft.is_legal
    assert at(draft, "B2").is_legal


def test_ruins_duty_makes_places_beside_the_ruins_illegal() -> None:
    draft = draft_of(sheet("...\n.R.\n..."), "##", ruins=True)
    assert [refusal.code for refusal in at(draft, "A2").refusals] == [RefusalCode.MUST_COVER_RUINS]
    assert at(draft, "B2").is_legal


@given(
    shape=st.sampled_from(SHAPES), steps=st.lists(st.booleans(), max_size=5), ruins=st.booleans()
)
def test_shape_is_legal_at_its_legal_targets_and_nowhere_else(
    *, shape: str, steps: list[bool], ruins: bool
) -> None:
    map_sheet = with_drawn(printed("A"), water="E5 E6 F6 G6", farm="A1 A2 B1")
    draft = draft_of(map_sheet, shape, ruins=ruins)
    for is_turn in steps:
        draft = draft.turned() if is_turn else draft.mirrored()
    targets = draft.legal_targets()
    for space in map_sheet.layout.grid.spaces:
        aimed = draft.aimed_at(space)
        # Where the shape is clamped the pivot lies beside the space that is pointed at.
        if aimed.anchor == (space.row - aimed.pivot.row, space.col - aimed.pivot.col):
            assert aimed.is_legal == (space in targets)
        else:
            assert space not in targets


def test_a_full_map_has_no_legal_place() -> None:
    draft = draft_of(filled_with(printed("A")), "#")
    assert draft.legal_targets() == frozenset()
    assert not draft.fits_when_turned()
    assert draft.next_legal() is draft


def test_fits_when_turned_where_only_the_upright_form_has_room() -> None:
    draft = draft_of(sheet(".FF\n.FF\n.FF"), "###")
    assert draft.legal_targets() == frozenset()
    assert draft.fits_when_turned()


# --- going through the legal places -------------------------------------------------------------


def test_next_legal_visits_every_placement_once_and_comes_back() -> None:
    map_sheet = sheet("..M\n.F.\n...")
    draft = draft_of(map_sheet, "##/#.")
    seen = []
    for _ in range(len(legal_placements(map_sheet, draft.shape))):
        draft = draft.next_legal()
        assert draft.is_legal
        seen.append(draft.spaces)
    assert set(seen) == set(legal_placements(map_sheet, draft.shape))
    assert len(seen) == len(set(seen))
    assert draft.next_legal().spaces == seen[0]


def test_previous_legal_goes_the_way_back() -> None:
    draft = draft_of(printed("A"), "##").next_legal().next_legal()
    assert draft.next_legal().next_legal(backwards=True).spaces == draft.spaces


def test_previous_legal_starts_from_the_last() -> None:
    draft = draft_of(sheet("..\n.."), "#")
    assert draft.next_legal(backwards=True).spaces == spaces("B2")


@pytest.mark.parametrize(
    ("direction", "expected"),
    [
        (Direction.RIGHT, "B5"),
        (Direction.LEFT, "B1"),
        (Direction.DOWN, "C3"),
        (Direction.UP, "A3"),
    ],
)
def test_jump_goes_to_the_nearest_legal_place_that_way(direction: Direction, expected: str) -> None:
    draft = at(draft_of(sheet("FF.FF\n.FFF.\nFF.FF"), "#"), "B3")
    assert draft.next_legal_towards(direction).spaces == spaces(expected)


def test_jump_without_a_legal_place_that_way_stays() -> None:
    draft = at(draft_of(sheet("FF\n.."), "#"), "B1")
    assert draft.next_legal_towards(Direction.UP) is draft


def test_jump_from_off_the_map_goes_to_a_legal_place() -> None:
    draft = draft_of(sheet("FF\n.F"), "#")
    assert draft.next_legal_towards(Direction.UP).spaces == spaces("B1")


# --- laying down --------------------------------------------------------------------------------


def test_laid_shape_is_picked_up_where_it_lies() -> None:
    draft = at(draft_of(printed("A"), "##"), "F6")
    laid = draft.laid_down()
    assert laid.is_laid
    assert laid.spaces == draft.spaces
    assert laid.picked_up() == draft


@pytest.mark.parametrize("card", ["orchard", "hamlet", "rift_lands"])
def test_a_drawing_is_laid_again_as_it_was(card: str) -> None:
    map_sheet = printed("A")
    offer = offer_of(EXPLORE_CARDS[card], map_sheet)
    assert offer is not None
    draft = Draft.of(map_sheet, offer)
    for option in range(len(offer.options)):
        for terrain in offer.terrains:
            chosen = draft.with_option(option).with_terrain(terrain)
            for _ in range(30):
                chosen = chosen.next_legal()
                placement = chosen.placement
                assert placement is not None
                again = draft.put_as(placement)
                assert again.placement == placement
                assert again.is_laid
                assert again.is_legal


def test_what_the_card_does_not_offer_is_not_laid_again() -> None:
    draft = draft_of(printed("A"), "##")
    assert draft.put_as(Placement(Terrain.FARM, spaces("K1 K2 K3"))) == draft


def test_next_legal_goes_on_row_by_row_from_where_the_shape_is() -> None:
    draft = draft_of(sheet("...\n.M.\n..."), "##").aimed_at(parse_space("B2"))
    assert not draft.is_legal
    assert names(draft.next_legal()) == "C1 C2"
    assert names(draft.next_legal(backwards=True)) == "A2 A3"


def test_next_legal_begins_with_the_shape_as_it_is_turned() -> None:
    draft = draft_of(printed("A"), "##/#.").turned().turned()
    assert draft.next_legal().form == draft.form
    assert names(draft.next_legal()) == "A2 B1 B2"


def test_turnings_count_the_orientations_that_fit_with_the_pivot_on_a_space() -> None:
    turnings = draft_of(sheet("..\n.."), "##").turnings()
    assert turnings == {parse_space("A1"): 2, parse_space("B1"): 1, parse_space("A2"): 1}
    assert draft_of(sheet("M"), "##").turnings() == {}
