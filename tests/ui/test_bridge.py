"""Intents go in, stages come out; what the present stage does not offer changes nothing."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import (
    GameView,
    Placement,
    Refusal,
    RefusalCode,
    Space,
    Terrain,
    legal_placements,
)
from cartographers_gui.session import (
    Curtain,
    Drawing,
    Final,
    MapsBack,
    Reveal,
    SeasonSheet,
    Stage,
)
from cartographers_gui.storage import Autosave, SaveNotWritten
from cartographers_gui.ui.bridge import SessionBridge
from tests.helpers.games import setup

MOMENT = "2026-11-30-1200"
NOWHERE = Placement(Terrain.FOREST, frozenset({Space(50, 50)}))


class Watcher:
    """Remembers what a bridge says."""

    def __init__(self, bridge: SessionBridge) -> None:
        self.stages: list[Stage] = []
        self.views: list[GameView] = []
        self.refusals: list[Refusal] = []
        bridge.stage_changed.connect(self.on_stage)
        bridge.refused.connect(self.refusals.append)

    def on_stage(self, stage: Stage, view: GameView) -> None:
        self.stages.append(stage)
        self.views.append(view)


@pytest.fixture
def bridge(qtbot: QtBot) -> SessionBridge:
    del qtbot
    return SessionBridge()


def at_the_first_map(bridge: SessionBridge) -> None:
    """Begin a game of two, and let the first of them draw."""
    bridge.start(setup(players=2))
    bridge.advance()
    bridge.lift_curtain()


def draw(bridge: SessionBridge, watcher: Watcher) -> None:
    bridge.confirm(placement_for(watcher.views[-1]))


def placement_for(view: GameView) -> Placement:
    assert view.offer is not None
    assert view.sheet is not None
    for option in view.offer.options:
        legal = legal_placements(view.sheet, option.shape, view.offer.must_cover_ruins)
        if legal:
            return Placement(view.offer.terrains[0], min(legal, key=sorted))
    raise AssertionError("an offer without a legal placement")


def play_to_the_end(bridge: SessionBridge, watcher: Watcher) -> None:
    while not isinstance(watcher.stages[-1], Final):
        match watcher.stages[-1]:
            case Curtain():
                bridge.lift_curtain()
            case Drawing():
                draw(bridge, watcher)
            case _:
                bridge.advance()


def test_a_new_game_shows_its_first_cards_to_the_table(bridge: SessionBridge) -> None:
    watcher = Watcher(bridge)
    bridge.start(setup(players=2))
    assert bridge.is_running
    assert isinstance(watcher.stages[0], Reveal)
    assert watcher.views[0].seat is None


def test_only_the_player_at_work_is_sent_a_map(bridge: SessionBridge) -> None:
    watcher = Watcher(bridge)
    bridge.start(setup(players=3, seed=4))
    play_to_the_end(bridge, watcher)
    for stage, view in zip(watcher.stages, watcher.views, strict=True):
        if isinstance(stage, Drawing):
            assert view.seat == stage.seat
            assert view.sheet is not None
        else:
            assert view.sheet is None
            assert view.seat is None


@pytest.mark.parametrize("players", [1, 2, 3, 12])
def test_a_game_played_by_intents_comes_to_its_standings(
    bridge: SessionBridge, players: int
) -> None:
    watcher = Watcher(bridge)
    bridge.start(setup(players, seed=players))
    play_to_the_end(bridge, watcher)
    assert not bridge.is_running
    assert len(watcher.views[-1].standings) == players
    assert sum(isinstance(stage, SeasonSheet) for stage in watcher.stages) == 4
    has_ambush = any(isinstance(stage, MapsBack) for stage in watcher.stages)
    assert has_ambush == (players > 1)


def test_a_refused_drawing_is_told_and_leaves_the_stage(bridge: SessionBridge) -> None:
    watcher = Watcher(bridge)
    at_the_first_map(bridge)
    told = len(watcher.stages)
    bridge.confirm(NOWHERE)
    assert [refusal.code for refusal in watcher.refusals] == [RefusalCode.OUTSIDE_MAP]
    assert len(watcher.stages) == told
    assert bridge.stage == Drawing(0)
    assert bridge.actions == ()


def test_intents_without_a_game_change_nothing(bridge: SessionBridge) -> None:
    watcher = Watcher(bridge)
    bridge.advance()
    bridge.choose(0)
    bridge.lift_curtain()
    bridge.lower_curtain()
    bridge.confirm(NOWHERE)
    bridge.reopen()
    bridge.tell_stage()
    assert watcher.stages == []
    assert (bridge.setup, bridge.actions, bridge.stage) == (None, (), None)
    assert not bridge.can_reopen


def test_intents_that_come_late_change_nothing(bridge: SessionBridge) -> None:
    watcher = Watcher(bridge)
    bridge.start(setup(players=2))
    bridge.lift_curtain()
    bridge.lower_curtain()
    bridge.confirm(NOWHERE)
    bridge.reopen()
    bridge.choose(1)
    assert len(watcher.stages) == 1
    bridge.advance()
    bridge.advance()
    assert watcher.stages[1:] == [Curtain(0)]


def test_another_player_steps_in_and_the_curtain_falls_again(bridge: SessionBridge) -> None:
    watcher = Watcher(bridge)
    bridge.start(setup(players=3))
    bridge.advance()
    bridge.choose(2)
    bridge.lift_curtain()
    bridge.lower_curtain()
    assert watcher.stages[1:] == [Curtain(0), Curtain(2), Drawing(2), Curtain(2)]


def test_a_drawing_is_corrected(bridge: SessionBridge) -> None:
    watcher = Watcher(bridge)
    at_the_first_map(bridge)
    draw(bridge, watcher)
    assert bridge.can_reopen
    action = bridge.actions[-1]
    bridge.reopen()
    assert watcher.stages[-1] == Drawing(0, action.placement)
    assert bridge.actions == ()
    assert not bridge.can_reopen


def test_a_drawing_being_corrected_is_written_as_it_was(bridge: SessionBridge) -> None:
    watcher = Watcher(bridge)
    at_the_first_map(bridge)
    draw(bridge, watcher)
    actions = bridge.actions
    bridge.reopen()
    assert bridge.kept_actions == actions
    stake = bridge.at_stake
    assert stake is not None
    assert stake.actions == actions


def test_the_present_stage_is_told_again(bridge: SessionBridge) -> None:
    watcher = Watcher(bridge)
    at_the_first_map(bridge)
    bridge.tell_stage()
    assert watcher.stages[-2:] == [Drawing(0), Drawing(0)]
    assert watcher.views[-1] == watcher.views[-2]


def test_a_game_given_up_is_gone(bridge: SessionBridge) -> None:
    bridge.start(setup(players=2))
    bridge.leave()
    assert not bridge.is_running
    assert bridge.setup is None


# --- kept on the disk ---------------------------------------------------------------------------


def test_a_game_is_kept_and_gone_on_with(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    autosave = Autosave(tmp_path)
    first = SessionBridge(autosave)
    watcher = Watcher(first)
    at_the_first_map(first)
    draw(first, watcher)
    assert first.is_kept
    kept = autosave.recover(MOMENT).game
    assert kept is not None
    second = SessionBridge(autosave)
    told = Watcher(second)
    second.resume(kept)
    assert second.actions == first.actions
    assert told.stages == [Curtain(1)]


@pytest.mark.parametrize("lifted", [False, True])
def test_a_drawing_can_be_corrected_after_a_break_as_long_as_before_it(
    qtbot: QtBot, tmp_path: Path, *, lifted: bool
) -> None:
    del qtbot
    autosave = Autosave(tmp_path)
    first = SessionBridge(autosave)
    watcher = Watcher(first)
    at_the_first_map(first)
    draw(first, watcher)
    if lifted:
        first.lift_curtain()
        first.lower_curtain()
    kept = autosave.recover(MOMENT).game
    assert kept is not None
    second = SessionBridge(autosave)
    second.resume(kept, can_reopen=not autosave.stands(kept))
    assert second.can_reopen is first.can_reopen is not lifted
    second.reopen()
    assert len(second.actions) == int(lifted)


def test_no_break_lets_a_drawing_be_corrected_after_a_new_card(
    qtbot: QtBot, tmp_path: Path
) -> None:
    del qtbot
    autosave = Autosave(tmp_path)
    first = SessionBridge(autosave)
    watcher = Watcher(first)
    first.start(setup(players=1))
    first.advance()
    draw(first, watcher)
    kept = autosave.recover(MOMENT).game
    assert kept is not None
    second = SessionBridge(autosave)
    second.resume(kept, can_reopen=not autosave.stands(kept))
    assert not second.can_reopen


def test_a_game_given_up_is_not_offered_again(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    autosave = Autosave(tmp_path)
    bridge = SessionBridge(autosave)
    bridge.start(setup(players=2))
    bridge.leave()
    assert autosave.recover(MOMENT).game is None


def test_a_game_that_cannot_be_kept_is_told_once_and_goes_on(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    bridge = SessionBridge(Autosave(blocked))
    errors: list[SaveNotWritten] = []
    bridge.not_saved.connect(errors.append)
    watcher = Watcher(bridge)
    at_the_first_map(bridge)
    draw(bridge, watcher)
    assert len(errors) == 1
    assert not bridge.is_kept
    assert watcher.stages[-1] == Curtain(1)


def test_a_game_without_a_place_on_the_disk_is_not_kept(bridge: SessionBridge) -> None:
    bridge.start(setup(players=2))
    assert not bridge.is_kept
