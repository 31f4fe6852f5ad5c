"""A file is the old one or the new one, and what cannot be sure is told."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from cartographers_gui.storage.atomic import (
    read_at_most,
    sweep_parts,
    write_atomically,
    write_where_wanted,
)


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


@pytest.fixture
def umask() -> Iterator[None]:
    """Let new files be read by everybody and written by their owner, as on most systems."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.skipif(os.name != "posix", reason="rights of POSIX systems")
@pytest.mark.usefixtures("umask")
def test_a_new_file_has_the_rights_of_any_other(tmp_path: Path) -> None:
    write_atomically(tmp_path / "file", b"new")
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o644


@pytest.mark.skipif(os.name != "posix", reason="rights of POSIX systems")
@pytest.mark.parametrize("rights", [0o664, 0o600])
@pytest.mark.usefixtures("umask")
def test_a_file_that_is_replaced_keeps_its_rights(tmp_path: Path, rights: int) -> None:
    path = tmp_path / "file"
    path.touch()
    path.chmod(rights)
    write_atomically(path, b"new")
    assert path.stat().st_mode & 0o777 == rights


@pytest.mark.skipif(os.name != "posix", reason="links of POSIX systems")
def test_a_link_stays_one_and_what_it_leads_to_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "cloud").mkdir()
    target, link = tmp_path / "cloud" / "file", tmp_path / "link"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"
    assert set(target.parent.iterdir()) == {target}


def test_a_name_as_long_as_the_system_takes_is_written(tmp_path: Path) -> None:
    path = tmp_path / ("ж" * 127)
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"


def test_a_folder_a_person_chose_is_not_made_anew(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_where_wanted(tmp_path / "stick" / "file", b"new")
    assert list(tmp_path.iterdir()) == []


def test_no_more_is_read_than_allowed(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_at_most(path, 3) == b"123"


@pytest.mark.skipif(os.name != "posix", reason="pipes of POSIX systems")
@pytest.mark.timeout(20)
def test_a_pipe_nobody_writes_into_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="no file"):
        read_at_most(tmp_path / "pipe", 10)


@pytest.mark.parametrize("name", ["a\0b", "\ud800"])
def test_a_name_that_no_file_can_have_leads_nowhere(tmp_path: Path, name: str) -> None:
    with pytest.raises(FileNotFoundError):
        read_at_most(tmp_path / name, 10)
    with pytest.raises(OSError, match="name"):
        write_atomically(tmp_path / name, b"new")
