"""The game in progress is on the disk after every step."""

from pathlib import Path

from cartographers_gui.engine import Draw
from cartographers_gui.session import Autosaver, GameSession
from cartographers_gui.storage import Autosave, SaveNotWritten
from tests.helpers.games import first_legal, setup

MOMENT = "2026-11-30-1200"


def draw_next(session: GameSession) -> None:
    seat = session.state.waiting[0]
    session.submit(Draw(seat, first_legal(session.state, seat)))


def test_every_confirmed_step_can_be_gone_on_with(tmp_path: Path) -> None:
    session, autosave = GameSession(setup(players=2, seed=5)), Autosave(tmp_path)
    Autosaver(session, autosave, failed=lambda error: None)
    for _ in range(6):
        draw_next(session)
        found = autosave.recover(MOMENT).game
        assert found is not None
        assert GameSession(found.setup, found.actions).state == session.state


def test_a_drawing_taken_back_is_taken_back_on_the_disk_too(tmp_path: Path) -> None:
    session, autosave = GameSession(setup(players=2, seed=5)), Autosave(tmp_path)
    Autosaver(session, autosave, failed=lambda error: None)
    draw_next(session)
    session.reopen()
    found = autosave.recover(MOMENT).game
    assert found is not None
    assert found.actions == ()


def test_a_game_that_is_over_is_not_offered_again(tmp_path: Path) -> None:
    session, autosave = GameSession(setup(players=1, seed=5)), Autosave(tmp_path)
    Autosaver(session, autosave, failed=lambda error: None)
    while not session.state.is_over:
        draw_next(session)
    assert autosave.recover(MOMENT).game is None


def test_a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    told: list[SaveNotWritten] = []
    session = GameSession(setup(players=2, seed=5))
    Autosaver(session, Autosave(blocked / "folder"), failed=told.append)
    draw_next(session)
    draw_next(session)
    assert len(told) == 1
    assert len(session.actions) == 2
