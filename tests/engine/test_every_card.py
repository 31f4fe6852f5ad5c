"""The contract of every scoring card and every map: what holds for all, once for each."""

from collections import Counter

import pytest

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    DRAWABLE,
    EXPLORE_CARDS,
    MAP_LAYOUTS,
    RUINS_CARDS,
    SCORING_CARDS,
    SEASON_CARDS,
    Card,
    MapSheet,
    ScoringCard,
    ScoringGroup,
    SeasonCard,
    Terrain,
    monster_groups,
    monster_penalty,
)
from tests.helpers.sheets import filled_with, printed, sheet

NamedCard = ScoringCard | Card | SeasonCard

EVERY_CARD = pytest.mark.parametrize("card", SCORING_CARDS.values(), ids=SCORING_CARDS)
EVERY_SIDE = pytest.mark.parametrize("side", list(MAP_LAYOUTS))
SMALLEST = ["R", ".", "F", "M", "#", "f", "FV", "F\nV", ".X", "A.W"]


def sheets_of(side: str) -> list[MapSheet]:
    """An empty side, and the side filled with each terrain and with stripes of all."""
    blank = printed(side)
    striped = blank
    for column, mask in enumerate(blank.layout.grid.column_masks):
        terrain = DRAWABLE[column % len(DRAWABLE)]
        striped = striped.with_mask_drawn(terrain, mask & blank.empty_mask)
    return [blank, striped, *(filled_with(blank, terrain) for terrain in DRAWABLE)]


@EVERY_CARD
def test_worked_examples_score_as_written(card: ScoringCard) -> None:
    for example in card.examples:
        assert card.score(sheet(example.drawing)).stars == example.stars, example.drawing


@EVERY_CARD
def test_examples_show_the_card_scoring_and_not_scoring(card: ScoringCard) -> None:
    stars = [example.stars for example in card.examples]
    assert len(stars) >= 2
    assert 0 in stars
    assert max(stars) > 0


@EVERY_SIDE
@EVERY_CARD
def test_card_scores_every_sheet_of_a_side(card: ScoringCard, side: str) -> None:
    for each in sheets_of(side):
        before = str(each)
        score = card.score(each)
        assert score.stars >= 0
        assert card.score(each) == score
        assert card.stars(each) == score.stars
        assert str(each) == before


@EVERY_SIDE
@EVERY_CARD
def test_groups_of_a_score_add_up_and_lie_on_the_map(card: ScoringCard, side: str) -> None:
    for each in sheets_of(side):
        score = card.score(each)
        assert sum(group.stars for group in score.groups) == score.stars
        firsts = [min(group.spaces) for group in score.groups]
        assert firsts == sorted(firsts)
        for group in score.groups:
            assert group.stars > 0
            assert group.spaces
            assert all(space in each.layout.grid for space in group.spaces)


@pytest.mark.parametrize("drawing", SMALLEST)
@EVERY_CARD
def test_card_scores_the_smallest_maps(card: ScoringCard, drawing: str) -> None:
    assert card.stars(sheet(drawing)) == card.score(sheet(drawing)).stars >= 0


@EVERY_CARD
def test_card_scores_nothing_on_open_ground(card: ScoringCard) -> None:
    assert card.score(sheet("....\n....\n....")).groups == ()


@EVERY_CARD
def test_card_has_its_texts(card: ScoringCard) -> None:
    assert card.name == card.name.strip() != ""
    assert card.text.endswith(".")
    assert card.id == card.name.lower().replace(" ", "_")


def test_each_group_has_four_scoring_cards() -> None:
    assert Counter(card.group for card in SCORING_CARDS.values()) == dict.fromkeys(ScoringGroup, 4)


def test_ids_names_and_numbers_are_unique_over_all_cards() -> None:
    every: list[NamedCard] = [
        *RUINS_CARDS.values(),
        *EXPLORE_CARDS.values(),
        *AMBUSH_CARDS.values(),
        *SCORING_CARDS.values(),
        *SEASON_CARDS.values(),
    ]
    assert len({card.name for card in every}) == len(every)
    assert len({str(card.number) for card in every}) == len(every)
    ids = [card.id for card in every if not isinstance(card, SeasonCard)]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize(
    "catalogue", [EXPLORE_CARDS, RUINS_CARDS, AMBUSH_CARDS, SCORING_CARDS, MAP_LAYOUTS]
)
def test_catalogue_is_keyed_by_id(catalogue: dict[str, ScoringCard]) -> None:
    assert [card.id for card in catalogue.values()] == list(catalogue)


@EVERY_SIDE
def test_blank_side_has_its_texts_and_reads_back(side: str) -> None:
    layout, blank = MAP_LAYOUTS[side], printed(side)
    assert layout.name
    assert layout.text.endswith(".")
    assert MapSheet.from_text(str(blank)) == blank
    assert blank.layout.mountains | blank.layout.wasteland == blank.filled
    assert blank.open_ruins == layout.ruins


@EVERY_SIDE
def test_monster_loss_is_told_space_by_space(side: str) -> None:
    for each in sheets_of(side):
        loss = monster_groups(each)
        assert loss.stars == monster_penalty(each) == len(loss.groups)
        around = each.layout.grid.around(each.mask(Terrain.MONSTER))
        for group in loss.groups:
            (space,) = group.spaces
            assert group.stars == 1
            assert not each.is_filled(space)
            assert each.layout.grid.mask_of([space]) & around
