"""Every text form reads back to an equal value, and what is no such text is refused."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartographers_gui.engine import (
    DRAWABLE,
    MAX_SEED,
    Draw,
    MapLayout,
    MapSheet,
    Placement,
    Shape,
    Space,
    format_action,
    format_placement,
    format_seed,
    format_space,
    grid_of,
    parse_action,
    parse_placement,
    parse_seed,
    parse_space,
)
from tests.helpers.strategies import played_sheets, shapes, sheets

ANY_SPACE = st.builds(Space, st.integers(0, 17_000), st.integers(0, 9_998))
PLACEMENTS = st.builds(
    Placement, st.sampled_from(DRAWABLE), st.frozensets(ANY_SPACE, min_size=1, max_size=6)
)


@given(ANY_SPACE)
def test_space_reads_back(space: Space) -> None:
    assert parse_space(format_space(space)) == space


@pytest.mark.parametrize(
    ("name", "space"),
    [("A1", (0, 0)), ("K11", (10, 10)), ("Z1", (25, 0)), ("AA2", (26, 1)), ("ABA100", (728, 99))],
)
def test_space_is_named_by_row_letter_and_column_number(name: str, space: tuple[int, int]) -> None:
    assert parse_space(name) == space
    assert format_space(Space(*space)) == name


def test_names_of_a_large_map_are_all_different() -> None:
    grid = grid_of(60, 40)
    assert len({format_space(space) for space in grid.spaces}) == 60 * 40


@given(PLACEMENTS)
def test_placement_reads_back(placement: Placement) -> None:
    assert parse_placement(format_placement(placement)) == placement


@given(st.integers(0, 99), PLACEMENTS)
def test_action_reads_back(seat: int, placement: Placement) -> None:
    assert parse_action(format_action(Draw(seat, placement))) == Draw(seat, placement)


@given(st.integers(0, MAX_SEED))
def test_seed_reads_back(seed: int) -> None:
    text = format_seed(seed)
    assert parse_seed(text) == parse_seed(f" {text.lower()} ") == seed
    assert parse_seed(text.replace("-", "")) == seed


@given(sheets() | played_sheets())
def test_sheet_reads_back(sheet: MapSheet) -> None:
    assert MapSheet.from_text(str(sheet), sheet.coins) == sheet
    assert MapLayout.from_text(str(sheet)) == sheet.layout
    indented = "\n".join(f"    {line}" for line in str(sheet).split("\n"))
    assert MapSheet.from_text(f"\n{indented}\n  ", sheet.coins) == sheet


@given(sheets())
def test_sheet_says_the_same_of_each_space_as_its_text(sheet: MapSheet) -> None:
    letters = [letter for line in str(sheet).split("\n") for letter in line]
    for space, letter in zip(sheet.layout.grid.spaces, letters, strict=True):
        assert sheet.is_filled(space) == (letter not in ".R")
        assert (space in sheet.layout.ruins) == (letter in "Rfvawx")
        assert (space in sheet.open_ruins) == (letter == "R")
        assert (space in sheet.layout.wasteland) == (letter == "#")
        terrain = sheet.terrain_at(space)
        assert ("" if terrain is None else terrain.value) == TERRAIN_OF.get(letter.upper(), "")


TERRAIN_OF = {
    "F": "forest",
    "V": "village",
    "A": "farm",
    "W": "water",
    "X": "monster",
    "M": "mountain",
}


@given(shapes)
def test_shape_reads_back(shape: Shape) -> None:
    assert Shape.from_text(str(shape)) == shape
    assert Shape.from_text(str(shape).replace("/", "\n")) == shape
    assert hash(Shape.from_text(str(shape))) == hash(shape)


NO_TEXT_FOR: dict[Callable[[str], object], list[str]] = {
    parse_space: ["", "A", "1", "a1", "A0", "A01", "A1 ", "A-1", "Ä1", "A1\n"],
    parse_placement: ["", "farm", "farm ", "mountain A1", "Farm A1", "farm A1 A1", "farm A1  A2"],
    parse_action: ["", "farm A1", "x farm A1", "-1 farm A1", "1 farm", "1"],
    parse_seed: ["", " ", "-", "G", "123456789", "1234-567", "0x12", "12345-6789", "1\uff12"],
    MapSheet.from_text: ["", "..\n.", "Q", "..\n..\n...", "f F"],
    Shape.from_text: ["", "...", "#x", "a/b"],
}


@pytest.mark.parametrize(
    ("parse", "text"), [(parse, text) for parse, texts in NO_TEXT_FOR.items() for text in texts]
)
def test_other_text_is_refused_and_quoted(parse: Callable[[str], object], text: str) -> None:
    with pytest.raises(ValueError, match=r"'.*'"):
        parse(text)


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_seed_out_of_range_has_no_text(seed: int) -> None:
    with pytest.raises(ValueError, match=str(seed)):
        format_seed(seed)


@pytest.mark.parametrize("coins", [-1, 15])
def test_sheet_with_impossible_coins_is_refused(coins: int) -> None:
    with pytest.raises(ValueError, match=str(coins)):
        MapSheet.from_text("..", coins)
