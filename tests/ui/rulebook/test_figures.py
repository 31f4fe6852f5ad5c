"""The figures of the rulebook: drawn by the rules, and worth what the text says."""

import re

import pytest
from PySide6.QtCore import QSizeF
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    MAP_LAYOUTS,
    SCORING_CARDS,
    MapSheet,
    Season,
    SingleSpaceReason,
    Space,
    Terrain,
    monster_penalty,
    offer_of,
    parse_placement,
    refusal_of,
    score_season,
    solo_ambush_spaces,
)
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.rulebook.blocks import ScoringSection
from cartographers_gui.ui.rulebook.document import figures, paragraphs, sections
from cartographers_gui.ui.rulebook.figure_painter import figure_picture, figure_size
from cartographers_gui.ui.rulebook.figures import FIGURES, MapFigure
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, NIGHT
from cartographers_gui.ui.typography import Typography

MAP_FIGURES = {id: art for id, art in FIGURES.items() if isinstance(art, MapFigure)}
TEXTS = {each.id: each.text for each in paragraphs()}
CAPTIONS = {each.id: each.caption for each in figures()}


def map_figure(id: str) -> MapFigure:
    return MAP_FIGURES[id]


def numbers_in(text: str) -> list[int]:
    """Return the numbers of a text that are no part of the name of a space."""
    return [int(number) for number in re.findall(r"(?<![A-K\d])\d+", text)]


def spaces_in(text: str) -> set[str]:
    return set(re.findall(r"\b[A-K](?:1[01]|[1-9])\b", text))


def test_every_figure_of_the_text_exists_and_every_figure_is_used() -> None:
    wanted = set(CAPTIONS) | {section.card for section in sections()}
    assert set(FIGURES) == wanted


@pytest.mark.parametrize("id", MAP_FIGURES)
def test_figure_is_drawn_on_a_printed_side(id: str) -> None:
    assert MAP_FIGURES[id].sheet.layout in MAP_LAYOUTS.values()


@pytest.mark.parametrize("section", list(sections()), ids=lambda section: section.card)
def test_worked_example_is_worth_what_the_engine_counts(section: ScoringSection) -> None:
    stars = SCORING_CARDS[section.card].stars(map_figure(section.card).sheet)
    assert section.stars == stars
    assert re.search(rf"\b{stars} stars\b", section.example.text)


@pytest.mark.parametrize("section", list(sections()), ids=lambda section: section.card)
def test_worked_example_names_spaces_that_are_on_the_map_as_told(section: ScoringSection) -> None:
    sheet = map_figure(section.card).sheet
    score = SCORING_CARDS[section.card].score(sheet)
    earning = {str(space) for group in score.groups for space in group.spaces}
    named = spaces_in(section.example.text)
    # These stand beside the point: the mountain of a forest, a gap, a farm that earns nothing.
    others = {
        "treetower": {"A2", "A3"},
        "stoneside_forest": {"F6"},
        "canal_lake": {"D10"},
        "great_city": {"F6"},
    }
    assert named - earning == others.get(section.card, set())


def test_examples_that_name_all_their_spaces_name_no_others() -> None:
    for card in ("treetower", "canal_lake", "mages_valley", "the_golden_granary", "the_cauldrons"):
        score = SCORING_CARDS[card].score(map_figure(card).sheet)
        earning = {str(space) for group in score.groups for space in group.spaces}
        assert earning <= spaces_in(TEXTS[f"{card}.example"])


def test_rows_and_columns_of_greenbough_are_counted_right() -> None:
    forest = map_figure("greenbough").sheet.spaces(Terrain.FOREST)
    rows, cols = {space.row for space in forest}, {space.col for space in forest}
    of_rows, of_cols, *_ = numbers_in(TEXTS["greenbough.example"])
    assert (of_rows, of_cols) == (len(rows), len(cols))
    # Row D and column 3 are named as the ones without forest.
    assert 3 not in rows
    assert 2 not in cols


def test_season_example_adds_up_as_the_engine_does() -> None:
    art = map_figure("season_example")
    coins, first, second, of_coins, lost, total = numbers_in(TEXTS["seasons.example"])
    sheet = MapSheet.from_text(art.drawing, coins=coins)
    cards = [SCORING_CARDS[card] for card in (*art.cards, "wildholds", "borderlands")]
    score = score_season(sheet, cards, Season.SPRING)
    assert (first, second, of_coins) == (score.first, score.second, score.coins)
    assert (lost, total) == (score.monsters, score.total)


def test_caption_of_the_penalty_says_how_many_stars_are_lost() -> None:
    lost = monster_penalty(map_figure("monster_penalty").sheet)
    assert lost == 7
    assert CAPTIONS["monster_penalty"].startswith("Seven empty spaces")
    assert numbers_in(CAPTIONS["monster_penalty"]) == [lost]


@pytest.mark.parametrize(
    ("id", "card", "ruins"),
    [("ruins_covered", "great_river", True), ("two_mountains", "fishing_village", False)],
)
def test_drawn_shape_is_one_of_the_card_and_allowed(id: str, card: str, *, ruins: bool) -> None:
    art = map_figure(id)
    sheet = MapSheet.from_text(art.drawing)
    offer = offer_of(EXPLORE_CARDS[card], sheet, ruins_pending=ruins)
    assert refusal_of(sheet, offer, parse_placement(art.drawn)) is None
    assert spaces_in(CAPTIONS[id]) <= {str(s) for s in parse_placement(art.drawn).spaces}


def test_two_mountains_bring_two_coins() -> None:
    art = map_figure("two_mountains")
    before = MapSheet.from_text(art.drawing)
    assert art.sheet.coins - before.coins == 2
    assert len(art.sheet.claimed_mountains) == 2
    assert numbers_in(CAPTIONS["two_mountains"])[-1] == 2


def test_mountain_coin_has_been_taken() -> None:
    assert Space(5, 5) in map_figure("mountain_coin").sheet.claimed_mountains


def test_no_shape_of_the_card_fits_where_nothing_fits() -> None:
    art = map_figure("nothing_fits")
    assert "{orchard}" in CAPTIONS["nothing_fits"]
    offer = offer_of(EXPLORE_CARDS["orchard"], art.sheet)
    assert offer is not None
    assert offer.single_space is SingleSpaceReason.NOTHING_FITS
    assert art.marked == art.sheet.empty


def test_ruins_are_out_of_reach_for_the_card_that_fits_elsewhere() -> None:
    sheet = map_figure("ruins_out_of_reach").sheet
    assert "{marshlands}" in TEXTS["hard_cases.out_of_reach_answer"]
    card = EXPLORE_CARDS["marshlands"]
    offer = offer_of(card, sheet, ruins_pending=True)
    assert offer is not None
    assert offer.single_space is SingleSpaceReason.RUINS_OUT_OF_REACH
    free = offer_of(card, sheet)
    assert free is not None
    assert free.single_space is None
    assert {str(space) for space in sheet.open_ruins} == {"C10"}


def test_goblins_settle_where_the_walk_ends_and_not_at_its_start() -> None:
    art = map_figure("solo_walk")
    card = AMBUSH_CARDS["goblin_attack"]
    spaces = solo_ambush_spaces(MapSheet.from_text(art.drawing), card)
    assert spaces == parse_placement(art.drawn).spaces
    blank = MapSheet.blank(art.sheet.layout)
    assert spaces != solo_ambush_spaces(blank, card)


def test_ghosts_are_one_allowed_and_one_on_a_mountain() -> None:
    art = map_figure("placements")
    sheet = art.sheet
    offer = offer_of(EXPLORE_CARDS["homestead"], sheet)
    allowed, refused = map(parse_placement, art.ghosts)
    assert refusal_of(sheet, offer, allowed) is None
    refusal = refusal_of(sheet, offer, refused)
    assert refusal is not None
    assert refusal.spaces == {Space(5, 5)}


def test_clusters_have_the_sizes_of_the_caption() -> None:
    sheet = map_figure("clusters").sheet
    grid = sheet.layout.grid
    sizes = sorted((mask.bit_count() for mask in grid.clusters(sheet.masks[0])), reverse=True)
    assert sizes == [5, 2, 1]


@pytest.mark.parametrize("id", FIGURES)
def test_figure_is_painted_in_every_look(qtbot: QtBot, id: str) -> None:
    pictures = []
    for palette in (DAY, NIGHT, HIGH_CONTRAST):
        look = Look(palette)
        size = figure_size(id, look, 300)
        assert size.width() <= 300
        picture = figure_picture(id, size, 2.0, look)
        assert picture.devicePixelRatio() == 2.0
        assert picture.width() == round(size.width() * 2)
        pictures.append(picture.toImage())
    assert pictures[0] != pictures[1] != pictures[2]


def test_figures_grow_with_the_text_but_never_beyond_their_room() -> None:
    small, large = Look(DAY, Typography(1.0)), Look(DAY, Typography(2.0))
    assert figure_size("side_a", large, 900).width() > figure_size("side_a", small, 900).width()
    assert figure_size("side_a", large, 200) == QSizeF(
        200, figure_size("side_a", small, 200).height()
    )
