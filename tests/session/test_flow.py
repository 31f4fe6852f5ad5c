"""Which page the table looks at next, through whole games of one player to a hundred."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from cartographers_gui.engine import (
    AmbushCard,
    AmbushDisregarded,
    CardRevealed,
    Draw,
    ExploreCard,
    GameSetup,
    IllegalAction,
    MapLayout,
    MapsPassed,
    MapsReturned,
    Placement,
    PlayerSetup,
    PlayerSkipped,
    RuinsCard,
    SeasonBegan,
    SeasonScored,
    ShapeDrawn,
    Space,
    Terrain,
)
from cartographers_gui.session import (
    Curtain,
    Drawing,
    Final,
    GameSession,
    MapsBack,
    Reveal,
    SeasonSheet,
    Stage,
    TableFlow,
    WrongStage,
)
from tests.helpers.games import first_legal, setup
from tests.helpers.players import random_draw


def flow_of(players: int, seed: int = 1) -> TableFlow:
    return TableFlow(GameSession(setup(players, seed=seed)))


def go_on(flow: TableFlow, random: Random) -> None:
    """Do the next thing that the page offers; any player may step behind a curtain."""
    match flow.stage:
        case Curtain():
            flow.choose(random.choice(flow.session.state.waiting))
            flow.lift_curtain()
        case Drawing(seat):
            flow.confirm(random_draw(random, flow.session.state, seat))
        case _:
            flow.advance()


def whole_game(flow: TableFlow, players_seed: int = 1) -> Iterator[Stage]:
    """Play a game to its end and yield every page on the way, the last one included."""
    random = Random(players_seed)
    yield flow.stage
    while not isinstance(flow.stage, Final):
        go_on(flow, random)
        yield flow.stage


def until(flow: TableFlow, wanted: Callable[[Stage], bool]) -> TableFlow:
    """Play on until a page is shown."""
    assert any(wanted(stage) for stage in whole_game(flow)), "the game has no such page"
    return flow


def confirm(flow: TableFlow) -> Stage:
    assert isinstance(flow.stage, Drawing)
    seat = flow.stage.seat
    return flow.confirm(Draw(seat, first_legal(flow.session.state, seat)))


# --- a turn -------------------------------------------------------------------------------------


def test_a_turn_passes_the_computer_from_player_to_player() -> None:
    flow = flow_of(2)
    assert isinstance(flow.stage, Reveal)
    assert flow.advance() == Curtain(0)
    assert flow.lift_curtain() == Drawing(0)
    assert confirm(flow) == Curtain(1)
    assert flow.lift_curtain() == Drawing(1)
    assert isinstance(confirm(flow), Reveal)


def test_first_page_tells_the_season_and_the_cards() -> None:
    stage = flow_of(2).stage
    assert isinstance(stage, Reveal)
    season, *cards = stage.events
    assert isinstance(season, SeasonBegan)
    assert cards
    assert all(isinstance(event, CardRevealed) for event in cards)


def test_ruins_and_the_card_after_them_come_on_one_page() -> None:
    def is_ruins_page(stage: Stage) -> bool:
        return isinstance(stage, Reveal) and any(
            isinstance(event, CardRevealed) and isinstance(event.card, RuinsCard)
            for event in stage.events
        )

    stage = until(flow_of(2), is_ruins_page).stage
    assert isinstance(stage, Reveal)
    last = stage.events[-1]
    if isinstance(last, MapsPassed):
        last = stage.events[-2]
    assert isinstance(last, CardRevealed)
    assert not isinstance(last.card, RuinsCard)


def test_players_draw_in_any_order() -> None:
    flow = flow_of(3)
    flow.advance()
    assert flow.choose(2) == Curtain(2)
    flow.lift_curtain()
    assert confirm(flow) == Curtain(0)
    assert flow.choose(1) == Curtain(1)


def test_the_curtain_can_fall_again_before_anything_was_drawn() -> None:
    flow = flow_of(2)
    flow.advance()
    flow.lift_curtain()
    assert flow.lower_curtain() == Curtain(0)
    assert flow.choose(1) == Curtain(1)


def test_a_refused_drawing_leaves_the_page_as_it_is() -> None:
    flow = flow_of(2)
    flow.advance()
    stage = flow.lift_curtain()
    nowhere = Draw(0, Placement(Terrain.FOREST, frozenset({Space(50, 50)})))
    with pytest.raises(IllegalAction):
        flow.confirm(nowhere)
    assert flow.stage == stage


# --- asking for what the page does not offer ----------------------------------------------------


@pytest.mark.parametrize("step", [TableFlow.lift_curtain, TableFlow.lower_curtain])
def test_no_curtain_moves_during_a_reveal(step: Callable[[TableFlow], Stage]) -> None:
    flow = flow_of(2)
    with pytest.raises(WrongStage):
        step(flow)


def test_nobody_steps_behind_a_curtain_that_is_not_down() -> None:
    with pytest.raises(WrongStage, match="seat 1"):
        flow_of(2).choose(1)


@pytest.mark.parametrize("seat", [0, 2, -1])
def test_only_those_who_wait_step_behind_the_curtain(seat: int) -> None:
    flow = flow_of(2)
    flow.advance()
    flow.lift_curtain()
    confirm(flow)
    with pytest.raises(WrongStage):
        flow.choose(seat)
    assert flow.stage == Curtain(1)


def test_a_page_that_waits_for_a_player_is_not_left_by_itself() -> None:
    flow = flow_of(2)
    flow.advance()
    with pytest.raises(WrongStage):
        flow.advance()
    flow.lift_curtain()
    with pytest.raises(WrongStage):
        flow.advance()


def test_the_last_page_leads_nowhere() -> None:
    flow = until(flow_of(1), lambda stage: isinstance(stage, Final))
    with pytest.raises(WrongStage):
        flow.advance()


# --- correcting a drawing -----------------------------------------------------------------------


def test_a_drawing_can_be_corrected_while_the_next_curtain_is_down() -> None:
    flow = flow_of(2)
    flow.advance()
    flow.lift_curtain()
    confirm(flow)
    assert flow.can_reopen()
    action = flow.reopen()
    assert action.player == 0
    assert flow.stage == Drawing(0, action.placement)
    assert confirm(flow) == Curtain(1)


def test_a_drawing_stands_once_the_next_curtain_is_lifted() -> None:
    flow = flow_of(2)
    flow.advance()
    assert not flow.can_reopen()
    flow.lift_curtain()
    confirm(flow)
    flow.lift_curtain()
    assert not flow.can_reopen()
    with pytest.raises(WrongStage, match="no longer"):
        flow.reopen()


def test_a_drawing_stands_once_the_next_card_is_revealed() -> None:
    flow = flow_of(2)
    flow.advance()
    for _ in range(2):
        flow.lift_curtain()
        confirm(flow)
    assert isinstance(flow.stage, Reveal)
    assert not flow.can_reopen()
    flow.advance()
    assert not flow.can_reopen()


# --- ambushes -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 7])
def test_after_an_ambush_the_maps_come_back_with_all_who_drew(players: int) -> None:
    flow = until(flow_of(players), lambda stage: isinstance(stage, MapsBack))
    stage = flow.stage
    assert isinstance(stage, MapsBack)
    assert [player for player, _ in stage.drawings] == list(range(players))
    assert sorted(owner for _, owner in stage.drawings) == list(range(players))
    assert all(player != owner for player, owner in stage.drawings)
    for player, owner in stage.drawings:
        assert any(
            event.player == player and event.placement.terrain is Terrain.MONSTER
            for step in flow.session.transitions
            for event in step.events
            if isinstance(event, ShapeDrawn) and event.owner == owner
        )


def test_the_page_after_the_maps_have_come_back_goes_on_with_the_deck() -> None:
    flow = until(flow_of(2), lambda stage: isinstance(stage, MapsBack))
    assert isinstance(flow.advance(), Reveal | SeasonSheet)


# --- alone --------------------------------------------------------------------------------------


def test_a_lone_player_needs_no_curtain() -> None:
    assert not any(isinstance(stage, Curtain | MapsBack) for stage in whole_game(flow_of(1)))


def test_a_lone_player_sees_a_plain_card_on_the_map_at_once() -> None:
    flow = flow_of(1)
    flow.advance()
    assert flow.stage == Drawing(0)
    shown = [stage for stage in whole_game(flow) if isinstance(stage, Reveal)]
    assert shown
    assert all(
        any(not isinstance(event, CardRevealed) for event in stage.events)
        or (
            isinstance(stage.events[0], CardRevealed)
            and isinstance(stage.events[0].card, AmbushCard)
        )
        for stage in shown
    )


def test_a_lone_player_sees_what_the_monsters_do() -> None:
    told = [
        event
        for seed in range(6)
        for stage in whole_game(flow_of(1, seed))
        if isinstance(stage, Reveal)
        for event in stage.events
    ]
    assert any(isinstance(event, ShapeDrawn | AmbushDisregarded) for event in told)


# --- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 5, 8, 100])
def test_a_game_goes_through_four_seasons_to_the_standings(players: int) -> None:
    flow = flow_of(players, seed=players)
    stages = list(whole_game(flow))
    assert sum(isinstance(stage, SeasonSheet) for stage in stages) == 4
    assert stages[-1] == Final()
    assert isinstance(stages[-2], SeasonSheet)
    assert flow.session.state.is_over
    drawings = [stage for stage in stages if isinstance(stage, Drawing)]
    assert len(drawings) == len(flow.session.actions)


def things_on(stage: Stage) -> list[object]:
    """Return the cards and scores that a page shows."""
    match stage:
        case Reveal(events=events):
            return [event for event in events if isinstance(event, CardRevealed)]
        case SeasonSheet(event=event):
            return [event]
        case MapsBack(card=card):
            return [card]
        case _:
            return []


@pytest.mark.parametrize("seed", range(5))
def test_every_card_and_every_score_is_shown_once_and_in_order(seed: int) -> None:
    flow = flow_of(3, seed)
    shown = [thing for stage in whole_game(flow) for thing in things_on(stage)]
    told = [
        event.card if isinstance(event, MapsReturned) else event
        for step in flow.session.transitions
        for event in step.events
        if isinstance(event, CardRevealed | SeasonScored | MapsReturned)
    ]
    assert shown == told


def test_a_curtain_calls_only_those_who_have_yet_to_draw() -> None:
    flow = flow_of(5, seed=3)
    for stage in whole_game(flow):
        if isinstance(stage, Curtain | Drawing):
            assert stage.seat in flow.session.state.waiting


# --- full maps ----------------------------------------------------------------------------------

SMALL = MapLayout.from_text("..\n..")


def test_a_game_on_full_maps_runs_to_its_end_and_tells_who_was_skipped() -> None:
    people = (PlayerSetup("Ana"), PlayerSetup("Boris"))
    flow = TableFlow(GameSession(GameSetup(people, SMALL, seed=2)))
    stages = list(whole_game(flow))
    skipped = [
        event
        for stage in stages
        if isinstance(stage, Reveal)
        for event in stage.events
        if isinstance(event, PlayerSkipped)
    ]
    assert {event.player for event in skipped} == {0, 1}
    assert stages[-1] == Final()
    assert sum(isinstance(stage, SeasonSheet) for stage in stages) == 4


def test_an_ambush_on_full_maps_names_nobody_as_having_drawn() -> None:
    people = (PlayerSetup("Ana"), PlayerSetup("Boris"))
    found = [
        stage
        for seed in range(4)
        for stage in whole_game(TableFlow(GameSession(GameSetup(people, SMALL, seed=seed))))
        if isinstance(stage, MapsBack)
    ]
    assert any(stage.drawings == () for stage in found)


def test_the_card_to_draw_is_the_last_one_revealed() -> None:
    flow = flow_of(4, seed=6)
    last: object = None
    for stage in whole_game(flow):
        if isinstance(stage, Reveal):
            last = [e.card for e in stage.events if isinstance(e, CardRevealed)][-1]
            assert isinstance(last, ExploreCard | AmbushCard)
        elif isinstance(stage, Drawing):
            assert flow.session.state.current == last
