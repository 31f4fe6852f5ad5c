"""Where a scoring card can be read in two ways: the reading of this program, card by card."""

import pytest

from cartographers_gui.engine import MAP_LAYOUTS, SCORING_CARDS, MapSheet, Terrain
from tests.helpers.sheets import printed, sheet, spaces, with_drawn
from tests.helpers.situations import situation


def stars(card: str, drawing: str | MapSheet) -> int:
    drawn = drawing if isinstance(drawing, MapSheet) else sheet(drawing)
    return SCORING_CARDS[card].stars(drawn)


@situation("t39")
@pytest.mark.parametrize(
    ("side", "card", "expected"),
    [
        ("B", "lost_barony", 6),
        ("B", "the_broken_road", 0),
        ("B", "borderlands", 0),
        ("A", "lost_barony", 3),
        ("A", "the_broken_road", 0),
        ("A", "borderlands", 0),
    ],
)
def test_undrawn_side_scores_what_is_printed(side: str, card: str, expected: int) -> None:
    assert stars(card, printed(side)) == expected


@situation("t40")
def test_broken_road_counts_the_corner_as_a_diagonal() -> None:
    assert stars("the_broken_road", with_drawn(printed("A"), farm="K1")) == 3


@situation("t41")
def test_broken_road_runs_down_from_the_left_edge_only() -> None:
    rising = " ".join(f"{'ABCDEFGHIJK'[row]}{11 - row}" for row in range(11))
    ground = MapSheet.blank(MAP_LAYOUTS["A"])
    line = spaces(rising) - ground.layout.mountains
    assert stars("the_broken_road", ground.with_drawn(Terrain.FARM, line)) == 3


@pytest.mark.parametrize("side", ["A", "B"])
def test_broken_road_has_eleven_diagonals(side: str) -> None:
    diagonals = MAP_LAYOUTS[side].grid.diagonals
    assert sorted(mask.bit_count() for mask in diagonals) == list(range(1, 12))


@situation("t42")
def test_shieldgate_takes_one_of_two_largest_as_the_second() -> None:
    assert stars("shieldgate", "VVVVV\n.....\nVVVVV") == 10


def test_shieldgate_scores_nothing_for_a_lone_cluster() -> None:
    assert stars("shieldgate", "VVVVV\n.....\n.....") == 0


@situation("t43")
def test_great_city_leaves_out_clusters_beside_mountains_before_it_takes_the_largest() -> None:
    assert stars("great_city", "VVVVVVV.\n.M......\n........\nVVVV....") == 4


def test_great_city_scores_one_of_two_largest_clusters() -> None:
    assert stars("great_city", "VVV..VVV") == 3


@situation("t44")
def test_stoneside_counts_a_mountain_once_however_many_forests_join_it() -> None:
    assert stars("stoneside_forest", "FFFF\nF..F\nM..M\nF..F\nFFFF") == 6


def test_stoneside_counts_three_linked_mountains_once_each() -> None:
    assert stars("stoneside_forest", "MFMFM") == 9
    assert stars("stoneside_forest", "MFM.M") == 6
    assert stars("stoneside_forest", "MF..M") == 0


@situation("t45")
def test_greengold_counts_terrain_types_only() -> None:
    assert stars("greengold_plains", ".F...\n#VVM.\n.RR..") == 0
    assert stars("greengold_plains", ".F...\n#VVM.\n.XR..") == 3
    assert stars("greengold_plains", ".F...\n#VVM.\n.RF..") == 0
    assert stars("greengold_plains", ".F...\n#VVM.\n.Rw..") == 3


@situation("t46")
def test_golden_granary_needs_another_ruins_space_beside_water_on_ruins() -> None:
    assert stars("the_golden_granary", "w..\n...") == 0
    assert stars("the_golden_granary", "a..\n...") == 3
    assert stars("the_golden_granary", "wR.\n...") == 1


def test_golden_granary_counts_ruins_drawn_on_and_each_water_once() -> None:
    assert stars("the_golden_granary", "Wf.\n...") == 1
    assert stars("the_golden_granary", "RWR\n...") == 1


@situation("t47")
def test_canal_lake_counts_each_space_once() -> None:
    assert stars("canal_lake", "WAW") == 3


@situation("t48")
def test_shoreside_does_not_take_wasteland_for_the_edge() -> None:
    assert stars("shoreside_expanse", "....\n.A#.\n....") == 3
    assert stars("shoreside_expanse", "....\nA.#.\n....") == 0
    assert stars("shoreside_expanse", "....\n.AW.\n....") == 0


@situation("t49")
def test_cauldrons_take_open_ruins_for_empty() -> None:
    assert stars("the_cauldrons", "#F#\nFRF\n#F#") == 1
    assert stars("the_cauldrons", "#F#\nFfF\n#F#") == 0


def test_cauldrons_score_nothing_for_two_empty_spaces_together() -> None:
    assert stars("the_cauldrons", "FFFF\nF..F\nFFFF") == 0


def test_sentinel_wood_counts_a_corner_once() -> None:
    assert stars("sentinel_wood", "F..\n...\n...") == 1


def test_treetower_needs_ruins_drawn_on() -> None:
    assert stars("treetower", "FR\nV.") == 0
    assert stars("treetower", "Fv\nV.") == 1


def test_greenbough_counts_one_forest_for_its_row_and_its_column() -> None:
    assert stars("greenbough", "...\n.F.\n...") == 2


def test_mages_valley_counts_a_space_between_two_mountains_once() -> None:
    assert stars("mages_valley", "MWM") == 2
    assert stars("mages_valley", "MAM") == 1


@pytest.mark.parametrize("filler", ["M", "#", "X"])
def test_borderlands_takes_all_that_is_filled(filler: str) -> None:
    assert stars("borderlands", f"F{filler}\n..") == 6


def test_lost_barony_scores_a_single_filled_space_and_takes_wasteland() -> None:
    assert stars("lost_barony", "F..\n...\n..V") == 3
    assert stars("lost_barony", "F#.\nMX.\n...") == 6
    assert stars("lost_barony", "FF.FF\nFF.FF\n.....") == 6


def test_wildholds_counts_every_large_cluster() -> None:
    assert stars("wildholds", "VVVVVV\n......\nVVVVVV") == 16
    assert stars("wildholds", "VVVVV.\n......\nVVVVVV") == 8
