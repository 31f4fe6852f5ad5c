"""A game looked at again: every step, its jumps, its scores, and what must stay hidden."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartographers_gui.engine import (
    CardRevealed,
    Draw,
    GameSetup,
    GameState,
    IllegalAction,
    Season,
    SeasonBegan,
    SeasonScored,
    Terrain,
    replay,
    score_season,
    standings,
)
from cartographers_gui.session import Replay
from tests.helpers.games import setup
from tests.helpers.strategies import games, played

Game = tuple[GameSetup, list[GameState], list[Draw]]


def finished(players: int, seed: int = 1) -> Replay:
    _, actions = played(setup(players), seed, 10_000)
    return Replay(setup(players), actions)


@given(games(), st.floats(0, 1))
def test_each_position_shows_the_table_after_so_many_decisions(game: Game, share: float) -> None:
    table, states, actions = game
    shown = Replay(table, actions)
    assert shown.last == len(actions)
    position = round(share * shown.last)
    view, state = shown.view(position), states[position]
    assert (view.season, view.turn, view.current) == (state.season, state.turn, state.current)
    assert view.sheets == tuple(player.sheet for player in state.players)
    assert view.is_over is state.is_over
    assert view.card is states[max(0, position - 1)].current
    if position:
        drawing = view.drawing
        assert drawing is not None
        action = actions[position - 1]
        assert (drawing.player, drawing.placement) == (action.player, action.placement)
        assert drawing.owner == states[position - 1].owner_drawn_on(action.player)
    else:
        assert view.drawing is None


def test_monsters_that_come_at_the_very_beginning_are_nobodys_drawing() -> None:
    ambushed = (
        replay
        for seed in range(100)
        if (replay := Replay(setup(1, seed=seed), ())).view(0).sheets[0].spaces(Terrain.MONSTER)
    )
    assert next(ambushed).view(0).drawing is None


@given(games())
def test_scores_end_at_the_final_totals(game: Game) -> None:
    table, states, actions = game
    shown = Replay(table, actions)
    end = shown.view(shown.last)
    for standing in standings(states[-1].players):
        assert end.stars(standing.player) == standing.total
        assert shown.stars(shown.last, standing.player) == standing.total


def test_scores_on_the_way_add_what_the_running_season_is_worth() -> None:
    shown = finished(2)
    view = shown.view(9)
    for seat, player in enumerate(view.players):
        worth = score_season(view.sheets[seat], view.edicts, view.season)
        assert view.worth[seat] == worth
        assert view.stars(seat) == player.total + worth.total == shown.stars(9, seat)


@pytest.mark.parametrize("players", [1, 2, 5])
def test_seasons_and_cards_can_be_jumped_to(players: int) -> None:
    shown = finished(players)
    assert list(shown.seasons) == list(Season)
    for season, position in shown.seasons.items():
        assert SeasonBegan(season) in shown.view(position).events
        assert position in shown.turns
    found = [
        position
        for position in range(shown.last + 1)
        if any(isinstance(event, CardRevealed) for event in shown.view(position).events)
    ]
    assert shown.turns == (*found, shown.last)


def test_jumps_go_to_the_next_mark_and_stop_at_both_ends() -> None:
    shown = finished(2)
    seasons = list(shown.seasons.values())
    assert shown.next_season(0) == seasons[1]
    assert shown.next_season(seasons[3]) == shown.next_season(shown.last) == shown.last
    assert shown.previous_season(seasons[2] + 1) == seasons[2]
    assert shown.previous_season(seasons[2]) == seasons[1]
    assert shown.previous_season(0) == 0
    first, second, third = shown.turns[:3]
    assert (first, shown.next_turn(first), shown.next_turn(second - 1)) == (0, second, second)
    assert shown.next_turn(shown.last) == shown.last
    assert shown.previous_turn(third) == second
    assert shown.previous_turn(third + 1) == third
    assert shown.previous_turn(0) == 0


def test_steps_of_one_map_pass_over_what_the_others_draw() -> None:
    shown = finished(3)
    for seat in range(3):
        stops = [0]
        while stops[-1] < shown.last:
            stops.append(shown.next_change(stops[-1], seat))
        assert shown.next_change(shown.last, seat) == shown.last
        for before, after in pairwise(stops):
            between = {shown.view(at).sheets[seat] for at in range(before, after)}
            assert between == {shown.view(before).sheets[seat]}
        assert stops[-2] < shown.last
        back = [shown.last]
        while back[-1]:
            back.append(shown.previous_change(back[-1], seat))
        assert back[1:] == stops[-2::-1]
        assert shown.previous_change(0, seat) == 0


def test_a_running_game_of_several_shows_no_map_that_was_not_open_to_all() -> None:
    states, actions = played(setup(3), 4, 10_000)
    told = 0
    for count in range(len(actions)):
        shown = Replay(setup(3), actions[:count])
        assert not shown.is_whole
        if count and states[count].season is not states[count - 1].season:
            told = count
        assert shown.last == told
        assert shown.view(shown.last).sheets == tuple(p.sheet for p in states[told].players)


def test_open_maps_hide_nothing_of_a_running_game() -> None:
    _, actions = played(setup(3), 4, 7)
    shown = Replay(setup(3), actions, open_maps=True)
    assert (shown.last, shown.is_complete, shown.can_branch) == (7, True, False)
    assert shown.actions == tuple(actions)
    closed = Replay(setup(3), actions)
    assert (closed.actions, closed.is_complete) == ((), False)


def test_a_running_solo_game_is_shown_up_to_its_last_decision() -> None:
    _, actions = played(setup(1), 4, 7)
    assert Replay(setup(1), actions).last == 7


def test_positions_outside_the_game_are_refused() -> None:
    shown = finished(1)
    for position in (-1, shown.last + 1):
        with pytest.raises(IndexError, match=str(position)):
            shown.view(position)


def test_a_finished_game_can_be_played_on_in_another_way() -> None:
    shown = finished(2)
    game = shown.branch(5)
    _, actions = played(setup(2), 1, 10_000)
    assert (game.setup, game.actions) == (setup(2), tuple(actions[:5]))
    assert replay(game.setup, game.actions).turn == shown.view(5).turn


def test_nothing_can_be_played_on_from_the_end_or_from_a_running_game() -> None:
    shown = finished(2)
    with pytest.raises(ValueError, match=str(shown.last)):
        shown.branch(shown.last)
    _, actions = played(setup(1), 4, 7)
    running = Replay(setup(1), actions)
    assert not running.can_branch
    with pytest.raises(ValueError, match="3"):
        running.branch(3)


def test_decisions_that_are_no_game_are_refused() -> None:
    _, actions = played(setup(1), 4, 7)
    with pytest.raises(IllegalAction):
        Replay(setup(1), [actions[0], actions[0]])


def test_a_game_of_a_hundred_is_shown_whole() -> None:
    shown = finished(100)
    assert shown.view(shown.last).is_over
    assert len(shown.view(shown.last // 2).sheets) == 100


def test_every_season_is_scored_where_the_next_one_begins() -> None:
    shown = finished(2)
    for position in [*list(shown.seasons.values())[1:], shown.last]:
        events = shown.view(position).events
        assert any(isinstance(event, SeasonScored) for event in events)
