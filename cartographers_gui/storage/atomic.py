"""Files read with care, and written so that a power cut leaves the old one or the new one."""

import errno
import os
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

__all__ = ["read_at_most", "sweep_parts", "write_atomically", "write_where_wanted"]

_PART = ".part"
_LONGEST_STEM = 40
"""Signs of a name that go into that of its part; a name of full length leaves no room for more."""
_NO_SYNC = {errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EPERM}


def read_at_most(path: Path, count: int) -> bytes:
    """Return the first bytes of a file, all of them when it has no more. Raises `OSError`.

    What is no plain file is not opened: nobody may ever write into a pipe.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise OSError(errno.EINVAL, "it is no file", str(path))
        with path.open("rb") as file:
            return file.read(count)
    except ValueError as error:
        raise FileNotFoundError(errno.ENOENT, str(error)) from error


def _nothing() -> None:
    """Do nothing before the new file takes its name."""


def write_atomically(path: Path, data: bytes, before: Callable[[], object] = _nothing) -> None:
    """Replace the contents of a file, or make it; its folder is made when missing.

    The data goes to a file beside it, is forced to the disk, takes the name in one step and is
    read again. A link stays one, and an old file's rights are kept. `before` is called when the
    data is safe and the old file still has its name. Raises `OSError`; until the name was given
    the old file then stays as it was.
    """
    try:
        path = Path(os.path.realpath(path)) if path.is_symlink() else path
        path.parent.mkdir(parents=True, exist_ok=True)
        part, descriptor = _new_part(path)
    except ValueError as error:
        raise OSError(errno.EINVAL, f"no file can have this name: {error}") from error
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        before()
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
    _sync_folder(path.parent)
    if path.read_bytes() != data:
        raise OSError(f"{path.name} reads back differently from what was written")


def write_where_wanted(path: Path, data: bytes) -> None:
    """Write a file to a place that a person chose, whose folder must be there.

    A memory stick that was pulled out is not replaced by a folder. Raises `OSError`.
    """
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    write_atomically(path, data)


def _new_part(path: Path) -> tuple[Path, int]:
    """Make the file beside another one that is to take its name; return it, open for writing."""
    name = f".{path.name[:_LONGEST_STEM]}.{os.urandom(6).hex()}{_PART}"
    part = path.with_name(name)
    flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)
    descriptor = os.open(part, flags, 0o666)
    if os.name == "posix":
        # On a disk that knows no rights there are none to keep.
        with suppress(OSError):
            os.fchmod(descriptor, stat.S_IMODE(path.stat().st_mode))
    return part, descriptor


def sweep_parts(folder: Path) -> None:
    """Remove what a write left behind in a folder of the program when the power went."""
    with suppress(OSError):
        for part in folder.glob(f".*{_PART}"):
            part.unlink()


def _sync_folder(folder: Path) -> None:
    """Force the new name to the disk, where the system lets a folder be opened."""
    if os.name != "posix":
        return
    try:
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
    except OSError as error:
        # Some network and memory-stick file systems know no sync of a folder; the name is given.
        if error.errno not in _NO_SYNC:
            raise
