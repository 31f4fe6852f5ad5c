"""What a placement would change, told before it is drawn."""

from cartographers_gui.engine import (
    SCORING_CARDS,
    MapSheet,
    Offer,
    Season,
    Shape,
    ShapeOption,
    Terrain,
    drawn,
    score_season,
)
from cartographers_gui.session import Preview, preview_of
from tests.helpers.sheets import place, sheet, spaces

EDICTS = tuple(
    SCORING_CARDS[card] for card in ("sentinel_wood", "canal_lake", "wildholds", "borderlands")
)


def offer(terrain: Terrain, shape: str, *, coin: bool = False) -> Offer:
    return Offer((terrain,), (ShapeOption(Shape.from_text(shape), coin=coin),))


def preview(
    map_sheet: MapSheet,
    given: Offer,
    names: str,
    season: Season = Season.SPRING,
) -> Preview:
    return preview_of(map_sheet, given, place(given.terrains[0], names), EDICTS, season)


def test_preview_scores_the_sheet_as_it_is_and_as_it_would_be() -> None:
    map_sheet = sheet("F..\n...\n...")
    seen = preview(map_sheet, offer(Terrain.FOREST, "##"), "A2 A3")
    after = map_sheet.with_drawn(Terrain.FOREST, spaces("A2 A3"))
    assert seen.sheet == after
    assert seen.now == score_season(map_sheet, EDICTS, Season.SPRING)
    assert seen.then == score_season(after, EDICTS, Season.SPRING)
    assert seen.then.total > seen.now.total


def test_preview_scores_by_the_edicts_of_the_season() -> None:
    map_sheet = sheet("...\n...\n...")
    given = offer(Terrain.FOREST, "###")
    spring = preview(map_sheet, given, "A1 A2 A3", Season.SPRING)
    fall = preview(map_sheet, given, "A1 A2 A3", Season.FALL)
    assert spring.then.total == 3
    assert fall.then.total == 6


def test_preview_leaves_the_sheet_as_it_was() -> None:
    map_sheet = sheet("...\n...")
    text = str(map_sheet)
    preview(map_sheet, offer(Terrain.WATER, "##"), "A1 A2")
    assert str(map_sheet) == text


def test_preview_names_open_ruins_that_are_covered() -> None:
    seen = preview(sheet("RRf\n..."), offer(Terrain.FARM, "#/#"), "A1 B1")
    assert seen.ruins_covered == spaces("A1")


def test_preview_names_the_mountain_whose_last_side_is_closed() -> None:
    seen = preview(sheet(".F.\nFM.\n.F."), offer(Terrain.FARM, "#"), "B3")
    assert seen.mountains_surrounded == spaces("B2")
    assert seen.coins_gained == 1


def test_preview_does_not_name_a_mountain_closed_before() -> None:
    seen = preview(sheet(".F.\nFMF\n.F."), offer(Terrain.FARM, "#"), "A1")
    assert seen.mountains_surrounded == frozenset()
    assert seen.coins_gained == 0


def test_preview_counts_the_coin_of_the_shape_with_that_of_a_mountain() -> None:
    seen = preview(sheet(".F.\nFM.\n.F."), offer(Terrain.FARM, "#", coin=True), "B3")
    assert seen.coins_gained == 2


def test_preview_gains_no_coin_beyond_the_end_of_the_track() -> None:
    full = sheet("...\n...", coins=14)
    assert preview(full, offer(Terrain.FARM, "#", coin=True), "A1").coins_gained == 0


def test_preview_of_monsters_shows_what_they_cost() -> None:
    seen = preview(sheet("...\n...\n..."), offer(Terrain.MONSTER, "#"), "B2")
    assert (seen.now.monsters, seen.then.monsters) == (0, 4)


def test_preview_is_what_drawing_then_gives() -> None:
    map_sheet = sheet("F.R\n.M.\nW..")
    given = offer(Terrain.FARM, "##/.#", coin=True)
    seen = preview(map_sheet, given, "A2 A3 B3")
    assert seen.sheet == drawn(map_sheet, given, place(Terrain.FARM, "A2 A3 B3"))
