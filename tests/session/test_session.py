"""The one writer of a game: every decision passes through it, and it can be taken back in time."""

from random import Random

import pytest

from cartographers_gui.engine import (
    Draw,
    IllegalAction,
    Placement,
    RefusalCode,
    SeasonScored,
    Space,
    Terrain,
    Transition,
    replay,
)
from cartographers_gui.session import GameSession
from tests.helpers.games import first_legal, setup
from tests.helpers.players import random_draw

OFF_THE_MAP = Placement(Terrain.FOREST, frozenset({Space(50, 50)}))


def draw_next(session: GameSession) -> Draw:
    seat = session.state.waiting[0]
    action = Draw(seat, first_legal(session.state, seat))
    session.submit(action)
    return action


def test_set_up_and_decisions_are_the_game() -> None:
    session = GameSession(setup(players=3, seed=8))
    random = Random(1)
    while not session.state.is_over:
        session.submit(random_draw(random, session.state, random.choice(session.state.waiting)))
    assert replay(session.setup, session.actions) == session.state
    assert GameSession(session.setup, session.actions).state == session.state


def test_a_game_goes_on_after_its_first_decisions() -> None:
    first = GameSession(setup(players=2, seed=8))
    actions = [draw_next(first) for _ in range(5)]
    second = GameSession(first.setup, actions)
    assert second.state == first.state
    assert second.actions == tuple(actions)


def test_going_on_stops_at_a_decision_that_is_refused() -> None:
    with pytest.raises(IllegalAction):
        GameSession(setup(players=2), [Draw(0, OFF_THE_MAP)])


def test_a_refused_decision_changes_and_tells_nothing() -> None:
    session = GameSession(setup(players=2))
    told: list[Transition] = []
    session.subscribe(told.append)
    before = session.state
    action = Draw(0, OFF_THE_MAP)
    refusal = session.check(action)
    assert refusal is not None
    assert refusal.code is RefusalCode.OUTSIDE_MAP
    with pytest.raises(IllegalAction):
        session.submit(action)
    assert (session.state, session.actions, told) == (before, (), [])


def test_every_listener_hears_of_every_step() -> None:
    session = GameSession(setup(players=2))
    first: list[Transition] = []
    second: list[Transition] = []
    session.subscribe(first.append)
    session.subscribe(second.append)
    draw_next(session)
    draw_next(session)
    assert first == second == list(session.transitions[1:])
    assert session.last is first[-1]


def test_last_drawing_can_be_taken_back_and_drawn_anew() -> None:
    session = GameSession(setup(players=2))
    before = session.state
    action = draw_next(session)
    assert session.can_reopen()
    assert session.reopen() == action
    assert session.state == before
    assert not session.actions
    assert session.kept_actions == (action,)
    assert draw_next(session) == action
    assert session.kept_actions == session.actions == (action,)


def test_listeners_hear_that_a_drawing_was_taken_back() -> None:
    session = GameSession(setup(players=2))
    draw_next(session)
    told: list[Transition] = []
    session.subscribe(told.append)
    session.reopen()
    assert told == [Transition(session.state, ())]


def test_nothing_can_be_taken_back_before_the_first_drawing() -> None:
    session = GameSession(setup(players=2))
    assert not session.can_reopen()
    with pytest.raises(ValueError, match="nothing can be taken back"):
        session.reopen()


def test_nothing_can_be_taken_back_once_a_card_was_revealed() -> None:
    session = GameSession(setup(players=2))
    draw_next(session)
    draw_next(session)
    assert not session.can_reopen()
    with pytest.raises(ValueError, match="nothing can be taken back"):
        session.reopen()


def test_nothing_can_be_taken_back_once_a_season_was_scored() -> None:
    session = GameSession(setup(players=1))
    while not any(isinstance(event, SeasonScored) for event in session.last.events):
        draw_next(session)
    assert not session.can_reopen()


def test_a_seat_sees_its_map_and_the_table_sees_none() -> None:
    session = GameSession(setup(players=2))
    assert session.view(1).sheet == session.state.players[1].sheet
    assert session.view().sheet is None
