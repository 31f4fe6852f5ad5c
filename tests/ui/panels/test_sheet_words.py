"""A map in words."""

import pytest
from PySide6.QtWidgets import QApplication

from cartographers_gui.engine import MapSheet, parse_space, view_for
from cartographers_gui.ui.panels.sheet_words import SheetWords
from tests.helpers.games import drawing
from tests.helpers.sheets import printed, with_drawn

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def words(qapp: QApplication) -> SheetWords:
    del qapp
    sheet = with_drawn(printed("A"), forest="A1 A2 B2", water="E8", monster="G6", village="B6")
    return words_of(sheet)


def words_of(sheet: MapSheet) -> SheetWords:
    state = drawing("orchard", sheet, printed("A"))
    return SheetWords.before_seat(view_for(state, 0), lambda draft: f"at {draft.target}")


def told(words: SheetWords, name: str) -> str:
    space = parse_space(name)
    return f"{words.space_title(space)} {words.space_details(space)}".rstrip()


@pytest.mark.parametrize(
    ("name", "begins"),
    [
        ("A1", "Row A, column 1: Forest. Its cluster has 3 space(s)."),
        ("B6", "Row B, column 6: Village. Its cluster has 1 space(s). Ruins lie below."),
        ("B4", "Row B, column 4: Mountain. 4 side(s) open; its coin waits."),
        ("C2", "Row C, column 2: Open ruins."),
        ("G7", "Row G, column 7: Empty. Empty beside monsters, it costs a star."),
        ("K11", "Row K, column 11: Empty."),
    ],
)
def test_a_space_tells_what_it_is(words: SheetWords, name: str, begins: str) -> None:
    assert told(words, name).startswith(begins)


def test_wasteland_is_named() -> None:
    sheet = printed("B")
    space = min(sheet.layout.wasteland)
    assert words_of(sheet).space_title(space).endswith("Wasteland.")


def test_a_space_tells_which_edicts_count_it() -> None:
    sheet = with_drawn(printed("A"), forest="A1 A2 B2", village="A3")
    state = drawing("orchard", sheet, printed("A"))
    view = view_for(state, 0)
    words = SheetWords.before_seat(view, lambda _: "")
    for space in sheet.layout.grid.spaces:
        counted = [
            letter
            for letter, card in zip("ABCD", view.edicts, strict=True)
            if any(space in group.spaces for group in card.score(sheet).groups)
        ]
        details = words.space_details(space)
        assert [letter for letter in "ABCD" if f"Edict {letter}" in details] == counted


def test_the_whole_map_in_short(words: SheetWords) -> None:
    text = words.summary()
    assert text.startswith("Map of \u2068Ana\u2069. Forest: 3 space(s) in 1 cluster(s).")
    assert "Open ruins: C2, C10, I2, I10 and J6." in text
    assert "Mountains with a coin: B4, C9, F6, I3 and J8." in text
    assert text.endswith("Coins: 0 of 14.")


def test_the_map_row_by_row_names_every_space_once(words: SheetWords) -> None:
    lines = words.lines()
    assert len(lines) == 11
    assert lines[0] == "Row A: Forest 1–2, Empty 3–11."
    assert (
        lines[1] == "Row B: Empty 1, Forest 2, Empty 3, Mountain 4, Empty 5, Village 6, Empty 7–11."
    )


def test_the_table_and_a_hidden_map_have_no_words() -> None:
    state = drawing("orchard", printed("A"), printed("A"))
    with pytest.raises(ValueError, match="sees no map"):
        SheetWords.before_seat(view_for(state), lambda _: "")
