"""The catalogue against the collected facts: every printed card, shape and number."""

import json
from pathlib import Path
from typing import Any

import pytest

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    DRAWABLE,
    EXPLORE_CARDS,
    MAP_LAYOUTS,
    RUINS_CARDS,
    SCORING_CARDS,
    SEASON_CARDS,
    SINGLE_SPACE,
    SOLO_TITLES,
    Edict,
    MapCorner,
    PassDirection,
    Season,
    Space,
    Terrain,
)

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parent.parent / "cases" / "facts.json").read_text(encoding="utf-8")
)
EXPLORE = {card["id"]: card for card in FACTS["explore"] if card["shapes"]}
RUINS = {card["id"]: card for card in FACTS["explore"] if not card["shapes"]}
AMBUSH = {card["id"]: card for card in (*FACTS["ambush"], *FACTS["ambush_promo"])}
SCORING = {card["id"]: card for card in FACTS["scoring"]}
SEASONS = {card["id"]: card for card in FACTS["seasons"]}
FIRST_STEP = {
    (MapCorner.TOP_LEFT, PassDirection.CLOCKWISE): "right",
    (MapCorner.TOP_RIGHT, PassDirection.CLOCKWISE): "down",
    (MapCorner.BOTTOM_RIGHT, PassDirection.CLOCKWISE): "left",
    (MapCorner.BOTTOM_LEFT, PassDirection.CLOCKWISE): "up",
    (MapCorner.TOP_LEFT, PassDirection.COUNTERCLOCKWISE): "down",
    (MapCorner.TOP_RIGHT, PassDirection.COUNTERCLOCKWISE): "left",
    (MapCorner.BOTTOM_RIGHT, PassDirection.COUNTERCLOCKWISE): "up",
    (MapCorner.BOTTOM_LEFT, PassDirection.COUNTERCLOCKWISE): "right",
}


def spaces_of(pairs: list[list[int]]) -> set[Space]:
    return {Space(row, col) for row, col in pairs}


def test_box_holds_the_printed_cards_and_no_others() -> None:
    assert list(EXPLORE_CARDS) == list(EXPLORE)
    assert list(RUINS_CARDS) == list(RUINS)
    assert list(AMBUSH_CARDS) == list(AMBUSH)
    assert list(SCORING_CARDS) == list(SCORING)
    assert [season.value for season in SEASON_CARDS] == list(SEASONS)
    base = [card for card in AMBUSH_CARDS.values() if not card.promo]
    printed = (*base, *RUINS_CARDS, *EXPLORE_CARDS, *SEASON_CARDS, *Edict, *SCORING_CARDS)
    assert len(printed) == FACTS["meta"]["cards_total"] == 41


@pytest.mark.parametrize("fact", EXPLORE.values(), ids=EXPLORE)
def test_explore_card_is_printed_so(fact: dict[str, Any]) -> None:
    card = EXPLORE_CARDS[fact["id"]]
    assert (card.id, card.number, card.name) == (fact["id"], fact["no"], fact["name"])
    assert card.time_value == fact["time"]
    assert list(card.terrains) == fact["terrains"]
    assert [(str(option.shape), option.coin) for option in card.options] == [
        ("/".join(shape["cells"]), shape["coin"]) for shape in fact["shapes"]
    ]


@pytest.mark.parametrize("fact", RUINS.values(), ids=RUINS)
def test_ruins_card_is_printed_so(fact: dict[str, Any]) -> None:
    card = RUINS_CARDS[fact["id"]]
    assert (card.id, card.number, card.name) == (fact["id"], fact["no"], fact["name"])
    assert card.time_value == fact["time"] == 0


@pytest.mark.parametrize("fact", AMBUSH.values(), ids=AMBUSH)
def test_ambush_card_is_printed_so(fact: dict[str, Any]) -> None:
    card = AMBUSH_CARDS[fact["id"]]
    assert (card.id, card.number, card.name) == (fact["id"], fact["no"], fact["name"])
    assert str(card.shape) == "/".join(fact["cells"])
    assert card.time_value == fact["time"] == 0
    assert (card.direction, card.corner) == (fact["direction"], fact["solo_corner"])
    assert FIRST_STEP[card.corner, card.direction] == fact["solo_first_move"]
    assert card.promo == fact["no"].startswith("PROMO")


@pytest.mark.parametrize("fact", SCORING.values(), ids=SCORING)
def test_scoring_card_is_printed_so(fact: dict[str, Any]) -> None:
    card = SCORING_CARDS[fact["id"]]
    assert (card.id, card.number, card.name) == (fact["id"], fact["no"], fact["name"])
    assert (card.group, card.solo) == (fact["group"], fact["solo"])


@pytest.mark.parametrize("side", ["A", "B"])
def test_map_side_is_printed_so(side: str) -> None:
    fact, layout = FACTS["maps"][side], MAP_LAYOUTS[side]
    assert (layout.id, layout.name.lower()) == (side, fact["name"])
    assert (layout.rows, layout.cols) == (len(fact["rows"]), len(fact["rows"][0])) == (11, 11)
    assert layout.mountains == spaces_of(fact["mountains"])
    assert layout.ruins == spaces_of(fact["ruins"])
    assert layout.wasteland == spaces_of(fact["wasteland"])
    assert layout.coin_slots == fact["coin_track_slots"]


@pytest.mark.parametrize("side", ["A", "B"])
def test_no_mountain_is_on_the_edge_and_no_space_touches_two(side: str) -> None:
    layout = MAP_LAYOUTS[side]
    grid = layout.grid
    assert not layout.mountain_mask & grid.edge
    for feature in (layout.mountain_mask, layout.ruins_mask):
        around = [grid.around(grid.mask_of([space])) for space in grid.spaces_in(feature)]
        assert sum(mask.bit_count() for mask in around) == grid.around(feature).bit_count()


@pytest.mark.parametrize("fact", SEASONS.values(), ids=SEASONS)
def test_season_card_is_printed_so(fact: dict[str, Any]) -> None:
    card = SEASON_CARDS[Season(fact["id"])]
    assert (card.season, card.number, card.name) == (fact["id"], fact["no"], fact["name"])
    assert card.time_threshold == fact["threshold"]
    assert list(card.edicts) == fact["edicts"]


def test_seasons_follow_each_other_and_winter_is_the_last() -> None:
    assert [season.following for season in Season] == [*list(Season)[1:], None]


def test_edicts_are_four_letters() -> None:
    assert [edict.value for edict in Edict] == [fact["letter"] for fact in FACTS["edicts"]]
    assert [edict.position for edict in Edict] == [0, 1, 2, 3]


def test_solo_titles_are_printed_so() -> None:
    assert [(title.least_rating, title.name) for title in SOLO_TITLES] == [
        (fact["min"], fact["title"]) for fact in FACTS["solo"]["titles"]
    ]


def test_terrains_are_the_six_types_of_which_five_are_drawable() -> None:
    assert list(Terrain) == FACTS["meta"]["terrains"]
    assert list(DRAWABLE) == FACTS["meta"]["drawable_terrains"]
    assert list(DRAWABLE) == FACTS["fallback"]["terrain_default"]
    assert str(SINGLE_SPACE) == "#"


def test_time_values_add_up_to_more_than_any_threshold() -> None:
    total = sum(card.time_value for card in EXPLORE_CARDS.values())
    assert total == 16
    # Without the last card the sum is still 14, so a season ends before its deck runs out.
    longest = max(card.time_threshold for card in SEASON_CARDS.values())
    assert total - max(card.time_value for card in EXPLORE_CARDS.values()) >= longest


def test_coin_is_on_the_smaller_shape_of_each_card_of_time_1() -> None:
    for card in EXPLORE_CARDS.values():
        coins = [option.coin for option in card.options]
        sizes = [option.shape.size for option in card.options]
        assert coins == ([True, False] if card.time_value == 1 else [False])
        assert sizes == sorted(sizes)


def test_cards_of_time_2_are_the_six_pairs_of_four_terrains() -> None:
    pairs = {frozenset(c.terrains) for c in EXPLORE_CARDS.values() if c.time_value == 2}
    assert len(pairs) == 6
    assert {len(pair) for pair in pairs} == {2}
    assert set().union(*pairs) == set(DRAWABLE) - {Terrain.MONSTER}
