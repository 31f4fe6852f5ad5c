"""The end of a season, of the game, and of a game alone."""

from dataclasses import replace

import pytest

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    AmbushDisregarded,
    CoinsGained,
    GameState,
    Placement,
    PlayerState,
    Season,
    SeasonScore,
    SeasonScored,
    Terrain,
    TieBreak,
    current_offer,
    legal_placements,
    monster_groups,
    monster_penalty,
    score_season,
    solo_ambush_spaces,
    solo_rating,
    solo_title,
    standings,
)
from tests.helpers.games import cards, deal, drawing, edicts, play, play_all
from tests.helpers.sheets import filled_with, printed, sheet, spaces, with_drawn
from tests.helpers.situations import situation

OPEN_GROUND = "\n".join(["." * 11] * 11)
LAWS = edicts("sentinel_wood canal_lake wildholds borderlands")


def play_seasons(state: GameState, count: int) -> GameState:
    while len(state.players[0].seasons) < count:
        state = play_all(state).state
    return state


def shape_drawn(state: GameState, option: int) -> Placement:
    """Draw the first or the last shape of the card at its first legal place."""
    offer = current_offer(state, 0)
    assert offer is not None
    legal = legal_placements(state.players[0].sheet, offer.options[option].shape)
    return Placement(offer.terrains[0], min(legal, key=sorted))


@situation("t33")
def test_coins_are_scored_anew_every_season() -> None:
    state = drawing("orchard", sheet(OPEN_GROUND, coins=3))
    while state.season is Season.SPRING:
        state = replace(state, ruins_pending=False)
        state = play(state, 0, shape_drawn(state, -1)).state
    state = replace(state, ruins_pending=False, explore_deck=cards("farmland fishing_village") * 4)
    state = play(state, 0, shape_drawn(state, -1)).state
    assert state.current is EXPLORE_CARDS["farmland"]
    state = play(state, 0, shape_drawn(state, 0)).state
    while state.season is Season.SUMMER:
        state = play(state, 0, shape_drawn(state, -1)).state
    assert [score.coins for score in state.players[0].seasons] == [3, 4]


@situation("t35")
def test_same_space_beside_a_monster_is_lost_every_season() -> None:
    haunted = with_drawn(sheet(OPEN_GROUND), monster="K11", water="J11 J10 K9")
    state = play_seasons(drawing("orchard", haunted), 2)
    assert "K10" in {str(space) for space in state.players[0].sheet.empty}
    assert [score.monsters for score in state.players[0].seasons] == [1, 1]


@situation("t36")
def test_open_ruins_beside_a_monster_are_a_loss() -> None:
    assert monster_penalty(sheet("XR\n##")) == 1
    assert monster_penalty(sheet("Xf\n##")) == 0


def test_space_beside_two_monsters_is_lost_once() -> None:
    assert monster_penalty(sheet("X.X")) == 1
    assert len(monster_groups(sheet("X.X\n...")).groups) == 3


@situation("t37")
def test_season_may_count_below_zero() -> None:
    score = score_season(sheet(".....\n..X..\n....."), LAWS, Season.SPRING)
    assert (score.first, score.second, score.coins, score.monsters) == (0, 0, 0, 4)
    assert score.total == -4


@pytest.mark.parametrize(
    ("season", "pair"),
    [
        (Season.SPRING, (0, 1)),
        (Season.SUMMER, (1, 2)),
        (Season.FALL, (2, 3)),
        (Season.WINTER, (3, 0)),
    ],
)
def test_season_scores_its_two_edicts(season: Season, pair: tuple[int, int]) -> None:
    drawn = sheet("FFF\nAWV\nVVV\nVVV", coins=2)
    stars = [card.stars(drawn) for card in LAWS]
    assert len(set(stars)) == 4
    score = score_season(drawn, LAWS, season)
    assert (score.first, score.second) == (stars[pair[0]], stars[pair[1]])
    assert (score.season, score.coins, score.monsters) == (season, 2, 0)
    assert score.total == stars[pair[0]] + stars[pair[1]] + 2


def test_scored_season_is_told_with_sheets_and_scores() -> None:
    state = deal("orchard hamlet", printed("A"), printed("B"), time=7).state
    step = play_all(state)
    (told,) = (event for event in step.events if isinstance(event, SeasonScored))
    assert told.season is Season.SPRING
    assert told.sheets == tuple(player.sheet for player in step.state.players)
    assert [player.seasons for player in step.state.players] == [(s,) for s in told.scores]
    assert told.scores[1] == score_season(told.sheets[1], step.state.edicts, Season.SPRING)


def players_with(*results: tuple[int, int]) -> list[PlayerState]:
    """Players with totals and losses to monsters, spread over two seasons."""
    return [
        PlayerState(
            printed("A"),
            (
                SeasonScore(Season.SPRING, total + losses, 0, 0, losses - losses // 2),
                SeasonScore(Season.SUMMER, 0, 0, 0, losses // 2),
            ),
        )
        for total, losses in results
    ]


def test_most_stars_win() -> None:
    places = standings(players_with((10, 0), (12, 5), (11, 0)))
    assert [(p.player, p.rank, p.total) for p in places] == [(1, 1, 12), (2, 2, 11), (0, 3, 10)]
    assert {p.tie_break for p in places} == {TieBreak.NONE}


@situation("t38")
def test_tie_goes_to_the_fewest_stars_lost_to_monsters_and_is_shared_after_that() -> None:
    places = standings(players_with((10, 3), (10, 1), (9, 0)))
    assert [(p.player, p.rank, p.tie_break) for p in places] == [
        (1, 1, TieBreak.MONSTERS),
        (0, 2, TieBreak.MONSTERS),
        (2, 3, TieBreak.NONE),
    ]
    places = standings(players_with((10, 3), (10, 1), (10, 1), (2, 0)))
    assert [(p.player, p.rank, p.tie_break) for p in places] == [
        (1, 1, TieBreak.SHARED),
        (2, 1, TieBreak.SHARED),
        (0, 3, TieBreak.MONSTERS),
        (3, 4, TieBreak.NONE),
    ]


@situation("t50")
def test_solo_rating_is_the_total_less_the_four_numbers() -> None:
    rating = solo_rating(61, LAWS)
    assert [card.solo for card in LAWS] == [25, 24, 16, 24]
    assert rating == -28
    assert solo_title(rating).name == "Oblivious Inkdrinker"


@situation("t51")
@pytest.mark.parametrize(
    ("rating", "title"),
    [
        (30, "Legendary Cartographer"),
        (29, "Master Mapsmith"),
        (20, "Master Mapsmith"),
        (10, "Journeyman Topographer"),
        (9, "Apprentice Surveyor"),
        (0, "Apprentice Surveyor"),
        (-1, "Amateur Assessor"),
        (-5, "Amateur Assessor"),
        (-6, "Inept Assistant"),
        (-10, "Inept Assistant"),
        (-11, "Dimwitted Doodler"),
        (-20, "Dimwitted Doodler"),
        (-21, "Oblivious Inkdrinker"),
        (-30, "Oblivious Inkdrinker"),
    ],
)
def test_solo_title_is_the_highest_that_the_rating_meets(rating: int, title: str) -> None:
    assert solo_title(rating).name == title


@situation("t52")
def test_lowest_solo_title_is_kept_below_its_rating() -> None:
    assert solo_title(-31).name == solo_title(-100).name == "Oblivious Inkdrinker"


@situation("t19")
def test_solo_ambush_that_fits_nowhere_is_disregarded_and_out_of_the_game() -> None:
    crowded = filled_with(printed("A"), leaving="A1 A2 C6 K11")
    step = deal("goblin_attack rift_lands hamlet", crowded)
    assert AmbushDisregarded(AMBUSH_CARDS["goblin_attack"]) in step.events
    assert not step.state.players[0].sheet.spaces(Terrain.MONSTER)
    assert [card.id for card in step.state.ambushes_revealed] == ["goblin_attack"]
    assert AMBUSH_CARDS["goblin_attack"] not in step.state.explore_deck
    assert step.state.current is not None
    assert step.state.current.id == "rift_lands"


@situation("t20")
def test_solo_ambush_walks_round_the_edge_in_its_printed_orientation() -> None:
    card = AMBUSH_CARDS["kobold_onslaught"]
    lying = filled_with(printed("A"), leaving="E4 F3 F4 F5")
    assert solo_ambush_spaces(lying, card) is None
    upright = filled_with(printed("A"), leaving="D4 E4 E5 F4")
    assert solo_ambush_spaces(upright, card) == spaces("D4 E4 E5 F4")
    over_a_gap = filled_with(printed("A"), leaving="A1 A3 B1 B3")
    bugbear = AMBUSH_CARDS["bugbear_assault"]
    assert solo_ambush_spaces(over_a_gap, bugbear) == spaces("A1 A3 B1 B3")


@pytest.mark.parametrize("card", list(AMBUSH_CARDS))
def test_solo_ambush_prefers_the_outer_ring_and_its_own_corner(card: str) -> None:
    ambush = AMBUSH_CARDS[card]
    ground = sheet(OPEN_GROUND)
    found = []
    while (landed := solo_ambush_spaces(ground, ambush)) is not None:
        found.append(min(min(s.row, s.col, 10 - s.row, 10 - s.col) for s in landed))
        ground = ground.with_drawn(Terrain.MONSTER, landed)
    assert found[0] == 0
    assert found == sorted(found)
    assert len(found) > 5


def test_solo_monsters_close_a_mountain_for_the_player() -> None:
    ground = sheet(".....\n.....\n.....\n...M.\n.....")
    step = deal("bugbear_assault hamlet", filled_with(ground, leaving="A1 C3 C5 D3 D5 E5"))
    after = step.state.players[0].sheet
    assert after.spaces(Terrain.MONSTER) == spaces("C3 C5 D3 D5")
    assert after.coins == 1
    assert CoinsGained(owner=0, coins=1) in step.events
