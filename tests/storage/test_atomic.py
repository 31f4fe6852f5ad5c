"""A file is the old one or the new one, and what cannot be sure is told."""

import errno
import os
from pathlib import Path

import pytest

from cartographers_gui.storage.atomic import sweep_parts, write_atomically


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "file"
    write_atomically(path, b"a long old text")
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(path.parent.iterdir()) == [path]


def test_the_old_file_has_its_name_until_the_new_one_is_safe(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_atomically(path, b"old")
    seen: list[bytes] = []
    write_atomically(path, b"new", before=lambda: seen.append(path.read_bytes()))
    assert seen == [b"old"]


def test_a_disk_that_keeps_something_else_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "read_bytes", lambda _: b"something else")
    with pytest.raises(OSError, match="reads back differently"):
        write_atomically(tmp_path / "file", b"new")


def fails_for_folders(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the sync of a folder, which is the second one of a write, fail."""
    calls: list[int] = []

    def sync(_: int) -> None:
        calls.append(1)
        if len(calls) > 1:
            raise OSError(number, os.strerror(number))

    monkeypatch.setattr("cartographers_gui.storage.atomic.os.fsync", sync)


@pytest.mark.skipif(os.name != "posix", reason="folders are synced on POSIX systems alone")
def test_a_disk_that_knows_no_sync_of_folders_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails_for_folders(errno.EINVAL, monkeypatch)
    write_atomically(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"


@pytest.mark.skipif(os.name != "posix", reason="folders are synced on POSIX systems alone")
def test_a_disk_that_fails_at_the_last_moment_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails_for_folders(errno.EIO, monkeypatch)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        write_atomically(tmp_path / "file", b"new")


def test_only_what_was_half_written_is_swept_away(tmp_path: Path) -> None:
    for name in (".autosave.cartographers.k2.part", "game.cartographers", ".hidden", "a.part"):
        (tmp_path / name).touch()
    sweep_parts(tmp_path)
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {"game.cartographers", ".hidden", "a.part"}
    sweep_parts(tmp_path / "none")
