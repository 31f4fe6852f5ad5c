"""The game in progress is found again, whatever happened to its last file."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cartographers_gui.storage import Autosave, SavedGame, SaveNotWritten
from cartographers_gui.storage.autosave import GENERATIONS
from tests.helpers.disks import full_disk, lost_disk, read_only
from tests.helpers.games import setup
from tests.storage.test_save_file import played

MOMENT = "2026-11-30-1200"


def test_a_fresh_start_finds_no_game(tmp_path: Path) -> None:
    recovery = Autosave(tmp_path / "new").recover(MOMENT)
    assert (recovery.game, recovery.quarantined) == (None, ())


def test_the_last_step_is_found_again(tmp_path: Path) -> None:
    game, autosave = setup(players=2, seed=3), Autosave(tmp_path)
    actions = played(game, 9)
    for count in range(len(actions) + 1):
        autosave.write(game, actions[:count])
    found = autosave.recover(MOMENT).game
    assert found is not None
    assert found.actions == actions


def test_a_damaged_file_is_moved_aside_and_the_step_before_is_found(tmp_path: Path) -> None:
    game, autosave = setup(players=2, seed=3), Autosave(tmp_path)
    actions = played(game, 5)
    for count in range(len(actions) + 1):
        autosave.write(game, actions[:count])
    autosave.paths[0].write_bytes(b"\0" * 900)
    recovery = autosave.recover(MOMENT)
    assert recovery.game is not None
    assert recovery.game.actions == actions[:-1]
    assert [path.name for path in recovery.quarantined] == [
        f"autosave.damaged-{MOMENT}.cartographers"
    ]
    assert recovery.quarantined[0].read_bytes() == b"\0" * 900


def test_no_quarantined_file_is_overwritten(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    for content in (b"first", b"second"):
        autosave.paths[0].write_bytes(content)
        autosave.recover(MOMENT)
    kept = sorted(path.read_bytes() for path in tmp_path.iterdir())
    assert kept == [b"first", b"second"]


def test_a_file_of_a_newer_version_is_moved_aside_under_its_own_name(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    autosave.paths[0].write_text('{"format": "cartographers", "version": 99}', "utf-8")
    recovery = autosave.recover(MOMENT)
    assert [path.name for path in recovery.newer] == [f"autosave.newer-{MOMENT}.cartographers"]
    assert recovery.newer[0].exists()
    assert recovery.quarantined == ()


def test_a_damaged_file_that_cannot_be_moved_is_named_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave = Autosave(tmp_path)
    autosave.paths[0].write_bytes(b"")
    monkeypatch.setattr(Path, "replace", read_only)
    recovery = autosave.recover(MOMENT)
    assert (recovery.stuck, recovery.quarantined) == ((autosave.paths[0],), ())


@pytest.mark.parametrize("call", ["os.fsync", "os.open", "os.fdopen"])
@pytest.mark.parametrize("fault", [full_disk, read_only, lost_disk])
def test_a_disk_that_fails_keeps_every_generation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, fault: Callable[..., None]
) -> None:
    game, autosave = setup(players=2, seed=3), Autosave(tmp_path)
    actions = played(game, 5)
    for count in range(len(actions)):
        autosave.write(game, actions[:count])
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    monkeypatch.setattr(f"cartographers_gui.storage.atomic.{call}", fault)
    for _ in range(GENERATIONS + 1):
        with pytest.raises(SaveNotWritten):
            autosave.write(game, actions)
    monkeypatch.undo()
    Autosave(tmp_path).recover(MOMENT)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_what_a_power_cut_left_half_written_is_swept_away(tmp_path: Path) -> None:
    (tmp_path / ".autosave.cartographers.x8.part").write_bytes(b"half")
    Autosave(tmp_path).recover(MOMENT)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_vanished_is_made_again(tmp_path: Path) -> None:
    game, autosave = setup(players=1, seed=3), Autosave(tmp_path / "data")
    autosave.write(game, ())
    shutil.rmtree(tmp_path / "data")
    autosave.write(game, ())
    assert autosave.recover(MOMENT).game is not None


def test_a_file_that_vanished_between_two_renames_loses_one_step_at_most(tmp_path: Path) -> None:
    game, autosave = setup(players=2, seed=3), Autosave(tmp_path)
    actions = played(game, 5)
    for count in range(len(actions) + 1):
        autosave.write(game, actions[:count])
    autosave.paths[0].replace(autosave.paths[1])
    found = autosave.recover(MOMENT).game
    assert found is not None
    assert found.actions == actions


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    with pytest.raises(SaveNotWritten):
        Autosave(blocked / "folder").write(setup(players=1, seed=1), ())


def test_a_discarded_game_is_not_offered_again(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    autosave.write(setup(players=1, seed=1), ())
    autosave.discard()
    assert autosave.recover(MOMENT).game is None


def test_a_game_half_discarded_shows_no_older_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, autosave = setup(players=2, seed=3), Autosave(tmp_path)
    actions = played(game, 5)
    for count in range(len(actions) + 1):
        autosave.write(game, actions[:count])
    calls = 0

    def dies(path: Path, *, missing_ok: bool = False) -> None:
        nonlocal calls
        calls += 1
        if calls > 1:
            raise KeyboardInterrupt
        Path(path).unlink()
        del missing_ok

    monkeypatch.setattr(Path, "unlink", dies)
    with pytest.raises(KeyboardInterrupt):
        autosave.discard()
    monkeypatch.undo()
    found = Autosave(tmp_path).recover(MOMENT).game
    assert found is not None
    assert found.actions == actions


def test_a_drawing_that_stands_is_known_by_its_game_and_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, autosave = setup(players=2, seed=3), Autosave(tmp_path)
    actions = played(game, 3)
    assert not autosave.stands(SavedGame(game, actions))
    autosave.let_stand(game, actions)
    assert autosave.stands(SavedGame(game, actions))
    assert not autosave.stands(SavedGame(game, actions[:2]))
    assert not autosave.stands(SavedGame(setup(players=2, seed=4), actions))
    monkeypatch.setattr("cartographers_gui.storage.atomic.os.fsync", full_disk)
    autosave.let_stand(game, actions[:2])
    assert autosave.stands(SavedGame(game, actions))


def test_a_folder_that_may_not_be_looked_into_stops_no_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave = Autosave(tmp_path)
    autosave.write(setup(players=1, seed=1), ())
    assert autosave.is_there()
    with monkeypatch.context() as disk:
        disk.setattr(os, "stat", read_only)
        disk.setattr(os, "lstat", read_only)
        found = autosave.is_there()
    assert not found
