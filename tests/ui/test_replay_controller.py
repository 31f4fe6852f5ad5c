"""Replays and practices in the window: the game in progress is never lost by them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.session import Curtain, Draft, Drawing, Final, SeasonSheet
from cartographers_gui.storage import Autosave, write_save
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.panels.draft_report import Verdict
from tests.helpers.games import first_legal, setup
from tests.helpers.strategies import played
from tests.ui.controllers.windows import Boxes


@pytest.fixture
def autosave(tmp_path: Path) -> Autosave:
    return Autosave(tmp_path)


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> Boxes:
    return Boxes(monkeypatch)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, autosave: Autosave) -> Iterator[MainWindow]:
    languages = Languages(qapp)
    languages.install("en")
    window = MainWindow(SessionBridge(autosave), languages, lambda: 7, motion=Motion(0))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    yield window
    languages.remove()


def finished_file(folder: Path, players: int = 2) -> Path:
    _, actions = played(setup(players, seed=9), 1, 10_000)
    path = folder / "finished.cartographers"
    write_save(path, setup(players, seed=9), actions)
    return path


def go_on(window: MainWindow, decisions: int = 1) -> None:
    bridge = window.bridge
    wanted = len(bridge.actions) + decisions
    while len(bridge.actions) < wanted and not bridge.flow.session.state.is_over:
        match bridge.stage:
            case Curtain():
                bridge.lift_curtain()
            case Drawing(seat):
                bridge.confirm(first_legal(bridge.flow.session.state, seat))
            case _:
                bridge.advance()


def finish(window: MainWindow) -> None:
    """Leave the last season sheets."""
    for _ in range(10):
        if not stands(window, Final):
            window.bridge.advance()


def lift(window: MainWindow) -> None:
    """Lift the next curtain."""
    for _ in range(10):
        if not stands(window, Drawing):
            window.bridge.advance()
            window.bridge.lift_curtain()


def practises(window: MainWindow) -> bool:
    return window.bridge.is_practice


def strip_shows(window: MainWindow) -> bool:
    return window.replay.strip.isVisible()


def stands(window: MainWindow, stage: type) -> bool:
    return isinstance(window.bridge.stage, stage)


def test_a_finished_game_is_looked_at_again_from_its_standings(window: MainWindow) -> None:
    window.start(setup(2))
    go_on(window, 10_000)
    finish(window)
    window.standings.replay_button.click()
    page = window.replay.page
    assert window.pages.currentWidget() is page
    assert page.replay is not None
    assert page.replay.actions == window.bridge.actions
    page.left.emit()
    assert window.pages.currentWidget() is window.standings


def test_looking_again_covers_an_open_map(window: MainWindow) -> None:
    window.start(setup(2))
    while not stands(window, SeasonSheet):
        go_on(window)
    go_on(window, 3)
    lift(window)
    window.menu.actions_by_id[CommandId.REPLAY].trigger()
    assert stands(window, Curtain)
    page = window.replay.page
    assert page.replay is not None
    assert not page.replay.is_complete
    page.left.emit()
    assert window.pages.currentWidget() is window.curtain


def lay(window: MainWindow) -> Draft:
    """Lay the shape in hand and return it."""
    draft = window.table.draft
    assert draft is not None
    draft = draft.next_legal().next_legal().laid_down()
    window.table.steps.replace(draft)
    return draft


@pytest.mark.parametrize("players", [1, 2])
def test_a_laid_shape_is_still_there_when_the_map_is_open_again(
    window: MainWindow, players: int
) -> None:
    window.start(setup(players))
    while not stands(window, SeasonSheet):
        go_on(window)
    lift(window)
    laid = lay(window)
    window.menu.actions_by_id[CommandId.REPLAY].trigger()
    assert window.pages.currentWidget() is window.replay.page
    window.replay.page.left.emit()
    assert stands(window, Curtain) is (players > 1)
    lift(window)
    assert window.pages.currentWidget() is window.table
    assert window.table.draft == laid
    assert window.table.bar.status.report.verdict is Verdict.LAID
    window.table.undo()
    assert window.table.draft is not None
    assert not window.table.draft.is_laid


def test_a_laid_shape_waits_while_another_player_draws(window: MainWindow) -> None:
    window.start(setup(2))
    lift(window)
    laid = lay(window)
    window.bridge.lower_curtain()
    window.bridge.choose(1)
    window.bridge.lift_curtain()
    assert window.table.draft != laid
    window.table.steps.replace(laid)
    window.table.confirm()
    lift(window)
    assert window.table.draft == laid


def test_a_shape_is_not_in_hand_again_once_it_was_drawn(window: MainWindow) -> None:
    window.start(setup(1))
    lift(window)
    first = lay(window)
    window.table.confirm()
    lift(window)
    assert window.table.draft != first
    window.start(setup(1))
    lift(window)
    assert window.table.draft is not None
    assert not window.table.draft.is_laid


def test_a_game_that_has_only_begun_tells_what_can_be_looked_at(
    window: MainWindow, boxes: Boxes
) -> None:
    window.start(setup(2))
    go_on(window, 3)
    lift(window)
    window.menu.actions_by_id[CommandId.REPLAY].trigger()
    assert boxes.texts == ["There is nothing to look at again yet."]
    assert boxes.more == ["A game that still runs is shown up to the last season that was scored."]
    assert stands(window, Drawing)
    assert window.pages.currentWidget() is window.table


def test_commands_wait_for_a_game(window: MainWindow) -> None:
    replay = window.menu.actions_by_id[CommandId.REPLAY]
    export = window.menu.actions_by_id[CommandId.EXPORT]
    assert (replay.isEnabled(), export.isEnabled()) == (False, False)
    window.start(setup(1))
    assert (replay.isEnabled(), export.isEnabled()) == (True, False)
    go_on(window, 10_000)
    finish(window)
    assert (replay.isEnabled(), export.isEnabled()) == (True, True)


def test_a_practice_leaves_the_running_game_and_its_autosave_alone(
    window: MainWindow, autosave: Autosave, tmp_path: Path
) -> None:
    window.start(setup(2))
    go_on(window, 5)
    running, kept = window.bridge.actions, autosave.paths[0].read_bytes()
    window.replay.show_file(finished_file(tmp_path))
    page = window.replay.page
    page.show_position(8)
    page.practice_button.click()
    assert practises(window)
    assert strip_shows(window)
    assert len(window.bridge.actions) == 8
    go_on(window, 4)
    assert len(window.bridge.actions) == 12
    assert autosave.paths[0].read_bytes() == kept
    window.replay.strip.leave_button.click()
    assert not practises(window)
    assert window.bridge.actions == running
    assert window.pages.currentWidget() is page
    page.left.emit()
    assert stands(window, Curtain)
    assert not strip_shows(window)
    go_on(window)
    assert autosave.paths[0].read_bytes() != kept


def test_a_practice_played_to_its_end_keeps_the_running_game_on_the_disk(
    window: MainWindow, autosave: Autosave, tmp_path: Path
) -> None:
    window.start(setup(2))
    go_on(window, 5)
    kept = autosave.paths[0].read_bytes()
    ended: list[object] = []
    window.bridge.game_ended.connect(ended.append)
    window.replay.show_file(finished_file(tmp_path))
    window.replay.page.show_position(8)
    window.replay.page.practice_button.click()
    go_on(window, 10_000)
    finish(window)
    assert window.pages.currentWidget() is window.standings
    window.bridge.forget_finished()
    assert autosave.paths[0].read_bytes() == kept
    assert ended == []
    assert window.bridge.is_running


def test_giving_up_a_practice_leads_back_to_the_replay(window: MainWindow, tmp_path: Path) -> None:
    window.replay.show_file(finished_file(tmp_path))
    window.replay.page.practice_button.click()
    window.menu.actions_by_id[CommandId.LEAVE_GAME].trigger()
    assert window.pages.currentWidget() is window.replay.page
    assert window.bridge.setup is None
    window.replay.page.left.emit()
    assert window.pages.currentWidget() is window.new_game


def test_a_new_game_ends_a_practice_after_asking(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.start(setup(2))
    window.replay.show_file(finished_file(tmp_path))
    window.replay.page.practice_button.click()
    answers = [False, True]
    monkeypatch.setattr(window.notices, "wants_to_begin", lambda: answers.pop(0))
    window.on_rematch_chosen(same_seed=True)
    assert practises(window)
    window.on_rematch_chosen(same_seed=True)
    assert not practises(window)
    assert window.replay.strip.isHidden()


def test_a_file_that_is_no_game_is_told(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    monkeypatch.setattr(window.notices, "tell_unreadable", told.append)
    path = tmp_path / "broken.cartographers"
    path.write_text("{", "utf-8")
    window.replay.show_file(path)
    assert len(told) == 1
    assert window.pages.currentWidget() is window.new_game


def test_the_end_of_a_game_is_told_once(window: MainWindow) -> None:
    ended: list[object] = []
    window.bridge.game_ended.connect(ended.append)
    window.start(setup(1))
    go_on(window, 10_000)
    assert ended == [window.bridge.flow.session.state]
