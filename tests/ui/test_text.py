"""Every engine value has a text, and no two that differ in meaning share one."""

from collections.abc import Iterable
from dataclasses import fields

import pytest
from PySide6.QtCore import QLocale

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    MAP_LAYOUTS,
    MAX_SEED,
    RUINS_CARDS,
    SCORING_CARDS,
    SOLO_TITLES,
    Card,
    DrawingState,
    Edict,
    MapLayout,
    PlayerSetup,
    Refusal,
    RefusalCode,
    RuleOptions,
    Season,
    SetupProblem,
    SetupProblemCode,
    SingleSpaceReason,
    Space,
    Terrain,
    setup_problems,
)
from cartographers_gui.ui import text

pytestmark = pytest.mark.usefixtures("qapp")

C4, D5, E6 = Space(2, 3), Space(3, 4), Space(4, 5)


def assert_all_differ(texts: Iterable[str]) -> None:
    found = list(texts)
    assert all(found)
    assert len(set(found)) == len(found)


def test_every_card_has_a_name_of_its_own() -> None:
    cards: list[Card] = [*EXPLORE_CARDS.values(), *RUINS_CARDS.values(), *AMBUSH_CARDS.values()]
    assert_all_differ([text.card_name(card) for card in cards])
    assert_all_differ([text.card_name(card) for card in SCORING_CARDS.values()])


def test_every_scoring_card_has_a_rule_of_its_own() -> None:
    assert_all_differ(text.card_rule(card) for card in SCORING_CARDS.values())


def test_every_member_of_the_small_enumerations_has_a_name() -> None:
    assert_all_differ(map(text.terrain_name, Terrain))
    assert_all_differ(map(text.season_name, Season))
    assert_all_differ(map(text.edict_label, Edict))
    assert_all_differ(map(text.drawing_state_name, DrawingState))
    assert_all_differ(map(text.offer_notice, SingleSpaceReason))
    assert_all_differ(map(text.solo_title_name, SOLO_TITLES))


def test_every_rule_option_has_a_name_and_a_text() -> None:
    names = [option.name for option in fields(RuleOptions)]
    assert_all_differ([*map(text.option_name, names), *map(text.option_text, names)])


def test_map_sides_have_names_and_a_drawn_layout_has_none() -> None:
    sides = MAP_LAYOUTS.values()
    assert_all_differ(map(text.layout_name, sides))
    assert_all_differ(map(text.layout_text, sides))
    assert [text.side_label(side) for side in sides] == ["Side A", "Side B"]
    nameless = MapLayout.from_text("..\n..")
    assert (text.layout_name(nameless), text.layout_text(nameless)) == ("", "")


def test_no_two_refusals_read_alike() -> None:
    one = [text.refusal_sentence(Refusal(code, frozenset({C4}))) for code in RefusalCode]
    two = [text.refusal_sentence(Refusal(code, frozenset({C4, D5}))) for code in RefusalCode]
    assert_all_differ(one)
    assert_all_differ(two)
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in one + two)


@pytest.mark.parametrize(
    ("code", "spaces", "sentence"),
    [
        (RefusalCode.ON_MOUNTAIN, {C4}, "C4 is a mountain."),
        (RefusalCode.ON_MOUNTAIN, {D5, C4}, "C4 and D5 are mountains."),
        (RefusalCode.ON_WASTELAND, {C4, E6, D5}, "C4, D5 and E6 are wasteland."),
        (RefusalCode.ALREADY_DRAWN, {D5}, "D5 is already drawn on."),
        (RefusalCode.ALREADY_DRAWN, {C4, D5}, "C4 and D5 are already drawn on."),
        (RefusalCode.OUTSIDE_MAP, {Space(-1, 3)}, "The shape reaches outside the map."),
        (RefusalCode.MUST_COVER_RUINS, set(), "The shape must cover open ruins."),
    ],
)
def test_a_refusal_names_the_spaces_to_blame(
    code: RefusalCode, spaces: set[Space], sentence: str
) -> None:
    assert text.refusal_sentence(Refusal(code, frozenset(spaces))) == sentence


def test_no_two_setup_problems_read_alike() -> None:
    sentences = [
        text.setup_problem_sentence(SetupProblem(code, 0), ["Ana"]) for code in SetupProblemCode
    ]
    assert_all_differ(sentences)
    assert all("{" not in sentence for sentence in sentences)


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["Ana", " "], "Player 2 needs a name."),
        (["Ana", "ana"], "The name \u2068ana\u2069 is taken; each player needs another."),
        (["x" * 300], "The name has 300 characters; at most 40 fit."),
        (["a\x07b"], "The name of player 1 has a character that cannot be shown."),
        ([], "At least one player is needed."),
        ([f"P{n}" for n in range(101)], "There are 101 players; at most 100 can play."),
    ],
)
def test_a_setup_problem_is_told_with_names_and_numbers(names: list[str], sentence: str) -> None:
    (problem,) = setup_problems([PlayerSetup(name) for name in names], 0)
    assert text.setup_problem_sentence(problem, names) == sentence


def test_a_seed_out_of_range_is_told() -> None:
    (problem,) = setup_problems([PlayerSetup("Ana")], MAX_SEED + 1)
    assert "A-F" in text.setup_problem_sentence(problem, ["Ana"])


def test_numbers_have_a_true_minus_and_gains_a_plus() -> None:
    assert [text.number(value) for value in (12, 0, -3)] == ["12", "0", "\u22123"]
    assert [text.signed(value) for value in (12, 0, -3)] == ["+12", "0", "\u22123"]
    assert text.stars_text(-3).startswith("\u22123")


def test_numbers_follow_the_chosen_locale() -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("hr"))
        assert text.number(12345) == "12.345"
    finally:
        QLocale.setDefault(before)


def test_lists_are_joined_in_words_and_long_ones_are_cut() -> None:
    assert text.listed([]) == ""
    assert text.listed(["a"]) == "a"
    assert text.listed(["a", "b"]) == "a and b"
    assert text.listed("abc") == "a, b and c"
    assert text.listed("abc", most=3) == "a, b and c"
    assert text.listed("abcde", most=3) == "a, b, c and 2 more"


def test_braces_in_a_list_item_stay_as_they_are() -> None:
    assert text.listed(["{item}", "{0}", "{"]) == "{item}, {0} and {"
