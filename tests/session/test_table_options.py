"""What a table may agree on: curtains, open maps, corrections."""

from random import Random

import pytest

from cartographers_gui.engine import AmbushCard, Draw
from cartographers_gui.session import (
    Curtain,
    CurtainLevel,
    Drawing,
    Final,
    GameSession,
    Reveal,
    SeasonSheet,
    TableFlow,
    TableOptions,
    WrongStage,
)
from tests.helpers.games import first_legal, setup
from tests.helpers.players import random_draw

WITHOUT_CURTAIN = (CurtainLevel.BANNER, CurtainLevel.OFF)


def table(players: int, **options: object) -> TableFlow:
    chosen = TableOptions(**options)  # type: ignore[arg-type]
    return TableFlow(GameSession(setup(players, seed=1)), chosen)


def confirm(flow: TableFlow) -> None:
    assert isinstance(flow.stage, Drawing)
    seat = flow.stage.seat
    flow.confirm(Draw(seat, first_legal(flow.session.state, seat)))


def play_to_the_end(flow: TableFlow) -> list[str]:
    random, pages = Random(4), [type(flow.stage).__name__]
    while not isinstance(flow.stage, Final):
        match flow.stage:
            case Curtain():
                flow.lift_curtain()
            case Drawing(seat):
                flow.confirm(random_draw(random, flow.session.state, seat))
            case _:
                flow.advance()
        pages.append(type(flow.stage).__name__)
    return pages


@pytest.mark.parametrize("level", WITHOUT_CURTAIN)
@pytest.mark.parametrize("players", [2, 3])
def test_without_a_curtain_the_next_map_shows_at_once(level: CurtainLevel, players: int) -> None:
    pages = play_to_the_end(table(players, curtain=level))
    assert "Curtain" not in pages
    assert pages.count("SeasonSheet") == 4


@pytest.mark.parametrize("level", WITHOUT_CURTAIN)
def test_without_a_curtain_any_waiting_player_takes_the_map(level: CurtainLevel) -> None:
    flow = table(3, curtain=level)
    flow.advance()
    assert flow.choose(2) == Drawing(2)
    confirm(flow)
    assert flow.stage == Drawing(0)
    with pytest.raises(WrongStage):
        flow.choose(2)


def test_behind_a_curtain_nobody_takes_the_map_of_who_draws() -> None:
    flow = table(3)
    flow.advance()
    flow.lift_curtain()
    with pytest.raises(WrongStage):
        flow.choose(1)


@pytest.mark.parametrize("level", WITHOUT_CURTAIN)
def test_without_a_curtain_the_last_drawing_is_corrected_until_the_next(
    level: CurtainLevel,
) -> None:
    flow = table(3, curtain=level)
    flow.advance()
    assert not flow.can_reopen()
    confirm(flow)
    assert flow.stage == Drawing(1)
    assert flow.can_reopen()
    action = flow.reopen()
    assert action.player == 0
    assert flow.stage == Drawing(0, action.placement)
    assert not flow.can_reopen()


def test_a_curtain_that_was_lifted_ends_the_correction_even_when_it_falls_again() -> None:
    flow = table(3)
    flow.advance()
    flow.lift_curtain()
    confirm(flow)
    assert flow.can_reopen()
    flow.lift_curtain()
    flow.lower_curtain()
    assert not flow.can_reopen()


def test_a_curtain_can_be_lowered_by_hand_where_none_falls_by_itself() -> None:
    flow = table(2, curtain=CurtainLevel.OFF)
    flow.advance()
    assert flow.lower_curtain() == Curtain(0)
    assert flow.lift_curtain() == Drawing(0)


def test_options_changed_in_the_middle_count_from_the_next_page_on() -> None:
    flow = table(2)
    flow.advance()
    flow.options = TableOptions(curtain=CurtainLevel.OFF)
    flow.lift_curtain()
    confirm(flow)
    assert flow.stage == Drawing(1)


def test_maps_are_closed_while_a_game_runs_and_open_at_its_end() -> None:
    flow = table(2)
    assert flow.maps_shown() == ()
    play_to_the_end(flow)
    assert flow.maps_shown() == tuple(player.sheet for player in flow.session.state.players)


def test_open_maps_are_those_of_their_owners_even_in_an_ambush() -> None:
    flow = table(2, open_maps=True)
    while not isinstance(flow.session.state.current, AmbushCard):
        match flow.stage:
            case Curtain():
                flow.lift_curtain()
            case Drawing():
                confirm(flow)
            case _:
                flow.advance()
    sheets = tuple(player.sheet for player in flow.session.state.players)
    assert flow.maps_shown() == sheets
    assert flow.session.view(0).sheet == sheets[1]
    assert flow.session.view(1).sheet == sheets[0]


def test_scored_seasons_are_told_in_order() -> None:
    flow = table(2)
    assert flow.seasons_scored() == ()
    while not isinstance(flow.stage, SeasonSheet):
        match flow.stage:
            case Curtain():
                flow.lift_curtain()
            case Drawing():
                confirm(flow)
            case _:
                flow.advance()
    assert flow.seasons_scored() == (flow.stage.event,)


def test_two_players_swap_their_maps_and_get_them_back() -> None:
    flow = table(2)
    held: set[tuple[int, int]] = set()
    while not isinstance(flow.stage, Final):
        match flow.stage:
            case Curtain(seat):
                view = flow.session.view(seat)
                if isinstance(view.current, AmbushCard):
                    assert view.owner is not None
                    held.add((seat, view.owner))
                else:
                    assert view.owner == seat
                flow.lift_curtain()
            case Drawing():
                confirm(flow)
            case _:
                flow.advance()
    assert held == {(0, 1), (1, 0)}


def test_a_lone_player_has_no_curtain_at_any_level() -> None:
    for level in CurtainLevel:
        flow = table(1, curtain=level)
        stage = flow.advance() if isinstance(flow.stage, Reveal) else flow.stage
        assert stage == Drawing(0)
