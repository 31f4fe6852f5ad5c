"""The game in progress is on the disk after every step."""

from pathlib import Path

import pytest

from cartographers_gui.engine import Draw
from cartographers_gui.session import Autosaver, GameSession
from cartographers_gui.storage import Autosave, SaveNotWritten
from tests.helpers.disks import full_disk
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


def test_a_drawing_being_corrected_stays_on_the_disk_until_another_takes_its_place(
    tmp_path: Path,
) -> None:
    session, autosave = GameSession(setup(players=2, seed=5)), Autosave(tmp_path)
    autosaver = Autosaver(session, autosave, failed=lambda error: None)
    draw_next(session)
    action = session.reopen()
    autosaver.write_again()
    found = autosave.recover(MOMENT).game
    assert found is not None
    assert found.actions == (action,)
    # Whoever goes on with it may correct it again: no curtain was lifted.
    assert not autosave.stands(found)
    assert GameSession(found.setup, found.actions).can_reopen()
    # Another player draws first meanwhile.
    other = Draw(1, first_legal(session.state, 1))
    session.submit(other)
    found = autosave.recover(MOMENT).game
    assert found is not None
    assert found.actions == (other,)


def test_the_last_step_of_a_game_is_kept_until_its_result_was_seen(tmp_path: Path) -> None:
    session, autosave = GameSession(setup(players=1, seed=5)), Autosave(tmp_path)
    Autosaver(session, autosave, failed=lambda error: None)
    while not session.state.is_over:
        draw_next(session)
    found = autosave.recover(MOMENT).game
    assert found is not None
    assert GameSession(found.setup, found.actions).state == session.state


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


def test_a_disk_that_is_full_for_a_while_is_told_each_time_it_fills(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[SaveNotWritten] = []
    session, autosave = GameSession(setup(players=2, seed=5)), Autosave(tmp_path)
    autosaver = Autosaver(session, autosave, failed=told.append)
    for _ in range(2):
        with monkeypatch.context() as disk:
            disk.setattr("cartographers_gui.storage.atomic.os.fsync", full_disk)
            draw_next(session)
            draw_next(session)
            assert autosaver.is_failing
        draw_next(session)
        assert not autosaver.is_failing
    assert len(told) == 2
    found = autosave.recover(MOMENT).game
    assert found is not None
    assert found.actions == session.actions
