"""The pages of the cards in words: every card has one, and the engine counts its stars."""

import re

import pytest

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    RUINS_CARDS,
    SCORING_CARDS,
    SEASON_CARDS,
    AmbushCard,
    ScoringCard,
    Terrain,
    solo_ambush_spaces,
)
from cartographers_gui.ui.card_notes import (
    AnyCard,
    any_card_name,
    card_notes,
    kind_name,
    landing_sentences,
    ruins_sentences,
    score_sentences,
)
from cartographers_gui.ui.painting.worked_examples import (
    AMBUSH_EXAMPLE,
    RUINS_EXAMPLE,
    WORKED_EXAMPLES,
)

ALL_CARDS: tuple[AnyCard, ...] = (
    *EXPLORE_CARDS.values(),
    *RUINS_CARDS.values(),
    *AMBUSH_CARDS.values(),
    *SEASON_CARDS.values(),
    *SCORING_CARDS.values(),
)

each_scoring_card = pytest.mark.parametrize("card", SCORING_CARDS.values(), ids=lambda c: c.id)


def first_number(line: str) -> int:
    match = re.search(r"\d+", line)
    assert match is not None
    return int(match[0])


@pytest.mark.parametrize("card", ALL_CARDS, ids=any_card_name)
def test_every_card_of_the_box_has_a_page(card: AnyCard) -> None:
    notes = card_notes(card)
    assert any_card_name(card)
    assert kind_name(card)
    assert notes.rule
    texts = (*notes.rule, *notes.facts, *notes.counts, *notes.does_not)
    assert all(texts)
    assert not any("{" in text for text in texts)


@each_scoring_card
def test_every_scoring_card_tells_what_counts_and_what_does_not(card: ScoringCard) -> None:
    notes = card_notes(card)
    assert len(notes.counts) == len(notes.does_not) == 2


@each_scoring_card
def test_lines_of_an_example_add_up_to_the_stars_of_the_engine(card: ScoringCard) -> None:
    score = card.score(WORKED_EXAMPLES[card.id])
    *lines, last = score_sentences(score)
    total = 0
    for line in lines:
        stars, spaces = line.split(": ")
        times = len(re.findall(r"[A-Z]\d+", spaces)) if "each" in stars else 1
        total += times * first_number(stars)
    assert total == first_number(last) == card.stars(WORKED_EXAMPLES[card.id]) > 0


def test_space_that_counts_twice_is_told_once_with_both_stars() -> None:
    lines = score_sentences(SCORING_CARDS["greenbough"].score(WORKED_EXAMPLES["greenbough"]))
    assert lines[0] == "2 star(s): A1"


@pytest.mark.parametrize("card", AMBUSH_CARDS.values(), ids=lambda card: card.id)
def test_monsters_of_every_ambush_find_a_place_on_the_example(card: AmbushCard) -> None:
    spaces = solo_ambush_spaces(AMBUSH_EXAMPLE, card)
    assert spaces is not None
    after = AMBUSH_EXAMPLE.with_drawn(Terrain.MONSTER, spaces)
    lands, costs = landing_sentences(AMBUSH_EXAMPLE, after, spaces)
    assert str(min(spaces)) in lands
    assert first_number(costs) > 0


def test_ruins_example_has_open_ruins_and_others() -> None:
    still_open, drawn_on = ruins_sentences(RUINS_EXAMPLE)
    assert "B2" in still_open
    assert "C4" in drawn_on
