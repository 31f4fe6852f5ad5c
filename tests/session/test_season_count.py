"""The counts of a season add up to the season's score, part by part."""

import pytest

from cartographers_gui.engine import (
    SCORING_CARDS,
    SEASON_CARDS,
    MapSheet,
    Season,
    Space,
    score_season,
)
from cartographers_gui.session.season_count import Part, count_season
from tests.helpers.games import edicts
from tests.ui.pages.played_games import scored_seasons

LAWS = edicts("sentinel_wood canal_lake wildholds borderlands")


@pytest.mark.parametrize("season", list(Season))
def test_the_counts_of_a_played_game_add_up(season: Season) -> None:
    event, view = scored_seasons(3)[list(Season).index(season)]
    assert event.season is season
    for sheet, score in zip(event.sheets, event.scores, strict=True):
        parts = count_season(sheet, view.edicts, season)
        assert [part.part for part in parts] == list(Part)
        assert [part.stars for part in parts] == [
            score.first,
            score.second,
            score.coins,
            -score.monsters,
        ]


def test_edicts_come_in_the_order_of_the_season_card() -> None:
    for season, card in SEASON_CARDS.items():
        parts = count_season(MapSheet.from_text("...\n...\n..."), LAWS, season)
        assert tuple(part.edict for part in parts) == (*card.edicts, None, None)


def test_every_coin_is_in_one_count_and_no_coin_in_none() -> None:
    sheet = MapSheet.from_text(".F.\nFMF\n.F.", coins=3)
    coins = count_season(sheet, LAWS, Season.SPRING)[2]
    assert [(count.spaces, count.stars) for count in coins.counts] == [
        (frozenset({Space(1, 1)}), 3)
    ]
    blank = count_season(MapSheet.from_text("..\n.."), LAWS, Season.SPRING)
    assert [part.counts for part in blank] == [(), (), (), ()]


def test_each_space_beside_monsters_is_one_loss() -> None:
    sheet = MapSheet.from_text("X.\n.X")
    monsters = count_season(sheet, LAWS, Season.SPRING)[3]
    assert [count.stars for count in monsters.counts] == [-1, -1]
    assert monsters.stars_after(1) == -1


def test_the_running_sum_ends_at_the_card_s_stars() -> None:
    sheet = MapSheet.from_text("FFF\n.M.\nVVV")
    for card in SCORING_CARDS.values():
        part = count_season(sheet, (card,) * 4, Season.SPRING)[0]
        assert part.stars_after(len(part.counts)) == card.stars(sheet)
    assert score_season(sheet, LAWS, Season.SPRING).monsters == 0
