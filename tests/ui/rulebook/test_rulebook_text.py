"""The rulebook as text: well-formed, complete, and in the words of the game."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    RUINS_CARDS,
    SCORING_CARDS,
    SEASON_CARDS,
    SOLO_TITLES,
    solo_title,
)
from cartographers_gui.ui.rulebook.blocks import Figure, Kind, Listing, ListingKind, Paragraph
from cartographers_gui.ui.rulebook.document import (
    RULEBOOK,
    chapter_of,
    figures,
    paragraphs,
    sections,
)
from cartographers_gui.ui.rulebook.glossary import GLOSSARY, Term

CARD_IDS = {*EXPLORE_CARDS, *RUINS_CARDS, *AMBUSH_CARDS, *SCORING_CARDS}
ALLOWED_TAGS = {"<b>", "</b>", "<i>", "</i>"}
MOST_SENTENCES = 5
LONGEST = 420


def every_text() -> Iterator[tuple[str, str]]:
    for chapter in RULEBOOK:
        yield chapter.id, chapter.title
    yield from ((each.id, each.text) for each in paragraphs())
    yield from ((each.id, each.caption) for each in figures())
    for term, entry in GLOSSARY.items():
        yield term.value, entry.name
        yield term.value, entry.text


def faults_of(text: str) -> list[str]:
    """Say what a translator or a reader would stumble over."""
    faults = [f"markup {tag}" for tag in re.findall(r"<[^>]*>", text) if tag not in ALLOWED_TAGS]
    opened, closed = re.findall(r"<([bi])>", text), re.findall(r"</([bi])>", text)
    if opened != closed:
        faults.append("a mark-up that is not closed")
    names = re.findall(r"\{(.*?)\}", text)
    faults += [f"no card is called {name}" for name in names if name not in CARD_IDS]
    if len(re.findall(r"[.?!:](?:\s|$)", text)) > MOST_SENTENCES or len(text) > LONGEST:
        faults.append("too long for one message")
    if "  " in text or text != text.strip():
        faults.append("a blank too many")
    return faults


def test_every_text_is_well_formed() -> None:
    found = {(id, fault) for id, text in every_text() for fault in faults_of(text)}
    assert found == set()


@pytest.mark.parametrize(
    "text",
    [
        "See <a href='#x'>there</a>.",
        "A <b>bold word.",
        "The card {no_such_card}.",
        "Two  blanks.",
        "One. Two. Three. Four. Five. Six.",
    ],
)
def test_text_that_is_not_well_formed_is_noticed(text: str) -> None:
    assert faults_of(text)


def test_plain_paragraphs_and_explanations_are_whole_sentences() -> None:
    texts = [each.text for each in paragraphs() if each.kind is not Kind.HEADING]
    texts += [entry.text for entry in GLOSSARY.values()]
    assert [text for text in texts if not re.search(r"[.?:]$", text)] == []


def test_ids_are_unique_and_begin_with_their_chapter_or_card() -> None:
    counted = Counter(each.id for each in paragraphs())
    assert [id for id, times in counted.items() if times > 1] == []
    places = {chapter.id for chapter in RULEBOOK} | set(SCORING_CARDS)
    assert [id for id in counted if id.partition(".")[0] not in places] == []
    for chapter in RULEBOOK:
        for block in chapter.blocks:
            if isinstance(block, Paragraph):
                assert block.id.startswith(f"{chapter.id}.")


def test_every_reference_leads_somewhere() -> None:
    for chapter in RULEBOOK:
        assert all(chapter_of(place) is not None for place in chapter.see), chapter.id
    assert all(chapter_of(entry.chapter) is not None for entry in GLOSSARY.values())
    assert chapter_of("nowhere") is None


def test_every_scoring_card_has_its_section_in_the_chapter_of_its_group() -> None:
    assert [each.card for each in sections()] == list(SCORING_CARDS)
    for section in sections():
        chapter = chapter_of(section.card)
        assert chapter is not None
        assert chapter.id == f"{SCORING_CARDS[section.card].group.value}_cards"


def test_every_figure_stands_in_the_text_once() -> None:
    ids = [figure.id for figure in figures()]
    assert sorted(ids) == sorted(set(ids))


def test_every_listing_stands_in_the_text_once() -> None:
    kinds = [b.kind for chapter in RULEBOOK for b in chapter.blocks if isinstance(b, Listing)]
    assert sorted(kinds) == sorted(ListingKind)


def test_scoring_chapters_show_the_map_of_their_examples() -> None:
    for chapter in RULEBOOK:
        shown = {block.id for block in chapter.blocks if isinstance(block, Figure)}
        assert (chapter.map in shown) == chapter.id.endswith("_cards")


def test_glossary_explains_every_term() -> None:
    assert set(GLOSSARY) == set(Term)
    names = [entry.name for entry in GLOSSARY.values()]
    assert len(names) == len(set(names))


def text_of(id: str) -> str:
    return next(each.text for each in paragraphs() if each.id == id)


def test_thresholds_in_the_text_are_those_of_the_season_cards() -> None:
    numbers = [int(n) for n in re.findall(r"\d+", text_of("seasons.threshold"))]
    assert numbers == [card.time_threshold for card in SEASON_CARDS.values()]
    letters = re.findall(r"\b[ABCD]\b", text_of("seasons.edicts"))
    assert letters == [edict.value for card in SEASON_CARDS.values() for edict in card.edicts]


def test_solo_example_uses_the_numbers_of_the_cards() -> None:
    text = text_of("solo.example")
    names = re.findall(r"\{(\w+)\}", text)
    numbers = [int(n) for n in re.findall(r"\d+", text)]
    solo = [SCORING_CARDS[name].solo for name in names]
    *of_cards, together, total, rating = numbers
    assert of_cards == solo
    assert together == sum(solo)
    assert rating == total - together
    assert solo_title(rating) in SOLO_TITLES
