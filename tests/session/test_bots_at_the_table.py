"""Computer players at the table: they draw before the people do, and no page waits for them."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from cartographers_gui.engine import AmbushCard, BotLevel, CardRevealed, GameSetup
from cartographers_gui.session import (
    Autosaver,
    BotsDraw,
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
from cartographers_gui.storage import Autosave
from tests.helpers.games import setup
from tests.helpers.players import random_draw

LEVELS = {"p": None, "a": BotLevel.APPRENTICE, "j": BotLevel.JOURNEYMAN}


def table(who: str, seed: int = 1) -> GameSetup:
    """Return a set-up by a letter for each seat: a person, an apprentice, a journeyman."""
    game = setup(len(who), seed=seed)
    players = zip(game.players, who, strict=True)
    return replace(game, players=tuple(replace(p, bot=LEVELS[kind]) for p, kind in players))


def flow_of(who: str, seed: int = 1) -> TableFlow:
    return TableFlow(GameSession(table(who, seed)))


def let_think(flow: TableFlow) -> None:
    """Let the computer players think as long as they have to."""
    while flow.bot_at_work is not None:
        flow.think()


def go_on(flow: TableFlow, random: Random) -> None:
    match flow.stage:
        case BotsDraw():
            flow.think()
        case Curtain():
            flow.lift_curtain()
        case Drawing(seat):
            flow.confirm(random_draw(random, flow.session.state, seat))
        case _:
            flow.advance()


def whole_game(flow: TableFlow, *, eager: bool) -> Iterator[Stage]:
    """Play to the end; `eager` computer players use the time in which a page is looked at."""
    random = Random(1)
    yield flow.stage
    while not isinstance(flow.stage, Final):
        before = flow.stage
        if eager:
            let_think(flow)
        if flow.stage is before:
            go_on(flow, random)
        yield flow.stage


def ended(who: str, seed: int, *, eager: bool) -> GameSession:
    flow = flow_of(who, seed)
    for stage in whole_game(flow, eager=eager):
        if isinstance(stage, Drawing):
            assert not flow.session.bots_waiting, "a person draws while the computer has yet to"
    return flow.session


@pytest.mark.parametrize("who", ["pa", "apj", "ppa", "aj", "a"])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_the_same_however_much_time_they_are_given(who: str, seed: int) -> None:
    eager, late = (ended(who, seed, eager=eager) for eager in (True, False))
    assert eager.state == late.state
    assert eager.actions == late.actions
    # The decisions are in the log, so that nobody has to think when it is played again.
    assert GameSession(eager.setup, eager.actions).state == eager.state


def test_all_but_the_people_have_drawn_when_the_cards_were_looked_at() -> None:
    flow = flow_of("apj")
    assert isinstance(flow.stage, Reveal)
    let_think(flow)
    assert isinstance(flow.stage, Reveal)
    assert flow.session.state.waiting == (1,)
    assert flow.advance() == Drawing(1)


def test_the_next_page_waits_for_whoever_has_yet_to_draw() -> None:
    flow = flow_of("apj")
    assert flow.advance() == BotsDraw()
    with pytest.raises(WrongStage):
        flow.advance()
    with pytest.raises(WrongStage):
        flow.choose(1)
    while not flow.think():
        assert flow.stage == BotsDraw()
    assert flow.stage == Drawing(1)
    assert not flow.think(), "nobody has anything to draw"


def test_computer_players_alone_turn_up_no_card_before_the_last_was_looked_at() -> None:
    flow = flow_of("aj")
    seen = flow.session.state.turn
    let_think(flow)
    assert (flow.session.state.turn, flow.session.state.waiting) == (seen, (1,))
    flow.advance()
    let_think(flow)
    assert flow.session.state.turn == seen + 1
    assert isinstance(flow.stage, Reveal)


def test_every_card_is_shown_where_computer_players_are_alone() -> None:
    shown = [stage for stage in whole_game(flow_of("a"), eager=True) if isinstance(stage, Reveal)]
    cards = [e.card for stage in shown for e in stage.events if isinstance(e, CardRevealed)]
    flow = flow_of("a")
    *_, _ = whole_game(flow, eager=False)
    told = [e for step in flow.session.transitions for e in step.events]
    assert cards == [event.card for event in told if isinstance(event, CardRevealed)]


def test_one_person_among_computer_players_needs_no_curtain_and_sees_plain_cards_on_the_map() -> (
    None
):
    flow = flow_of("paj", seed=4)
    assert not flow.has_curtain
    stages = list(whole_game(flow, eager=True))
    assert not any(isinstance(stage, Curtain) for stage in stages)
    assert any(isinstance(stage, MapsBack) for stage in stages), "the seed has no ambush"
    assert sum(isinstance(stage, SeasonSheet) for stage in stages) == 4
    plain = [
        stage
        for stage in stages
        if isinstance(stage, Reveal)
        and all(isinstance(event, CardRevealed) for event in stage.events)
    ]
    assert plain == []
    assert any(
        isinstance(event, CardRevealed) and isinstance(event.card, AmbushCard)
        for stage in stages
        if isinstance(stage, Reveal)
        for event in stage.events
    )


def test_two_people_have_a_curtain_between_them_whoever_else_plays() -> None:
    flow = flow_of("pap")
    assert flow.has_curtain
    let_think(flow)
    assert flow.advance() == Curtain(0)
    flow.lift_curtain()
    flow.confirm(random_draw(Random(1), flow.session.state, 0))
    assert flow.stage == Curtain(2)
    assert flow.can_reopen()


def test_what_is_taken_back_is_the_drawing_of_a_person() -> None:
    flow = flow_of("pap")
    let_think(flow)
    assert not flow.session.can_reopen()
    flow.advance()
    assert not flow.can_reopen()
    flow.lift_curtain()
    action = random_draw(Random(1), flow.session.state, 0)
    flow.confirm(action)
    assert flow.reopen() == action
    assert flow.stage == Drawing(0, action.placement)


@pytest.mark.parametrize("thoughts", range(4))
def test_a_game_gone_on_with_lets_them_draw_who_have_not(thoughts: int) -> None:
    flow = flow_of("apjp")
    for _ in range(thoughts):
        flow.think()
    again = TableFlow(GameSession(flow.session.setup, flow.session.actions), can_reopen=True)
    if not flow.session.actions:
        again.advance()
    assert again.stage == (BotsDraw() if flow.session.bots_waiting else Curtain(1))
    assert not again.can_reopen()
    let_think(again)
    assert again.stage == Curtain(1)
    let_think(flow)
    assert again.session.state == flow.session.state


def test_the_disk_is_asked_once_for_all_that_draw_in_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, autosave = GameSession(table("aajp")), Autosave(tmp_path)
    Autosaver(session, autosave, failed=lambda error: None)
    written: list[int] = []
    write = Autosave.write

    def counted(self: Autosave, *arguments: object) -> None:
        written.append(len(session.actions))
        write(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Autosave, "write", counted)
    flow = TableFlow(session)
    let_think(flow)
    assert written == [3]
    session.submit(random_draw(Random(1), session.state, 3))
    assert written == [3, 4]
    found = autosave.recover("2026-11-30-1200").game
    assert found is not None
    assert found.setup == session.setup
    assert found.actions == session.actions


def test_a_thought_makes_no_decision() -> None:
    flow = flow_of("pa")
    flow.think()
    assert not flow.session.actions
    flow.think()
    assert [action.player for action in flow.session.actions] == [1]
