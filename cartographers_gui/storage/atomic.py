"""Writing a whole file so that a power cut leaves the old one or the new one, never a mixture."""

import errno
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

__all__ = ["sweep_parts", "write_atomically"]

_PART = ".part"
_NO_SYNC = {errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EPERM}


def _nothing() -> None:
    """Do nothing before the new file takes its name."""


def write_atomically(path: Path, data: bytes, before: Callable[[], object] = _nothing) -> None:
    """Replace the contents of a file, or make it; its folder is made when missing.

    The data goes to a file beside it, is forced to the disk, takes the name in one step and is
    read again. `before` is called when the data is safe and the old file still has its name.
    Raises `OSError` and leaves the old file as it was when any of this fails.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=_PART)
    part = Path(name)
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


def sweep_parts(folder: Path) -> None:
    """Remove what a write left behind in a folder of the program when the power went."""
    with suppress(OSError):
        for part in folder.glob(f".*{_PART}"):
            part.unlink()


def _sync_folder(folder: Path) -> None:
    """Force the new name to the disk, where the system lets a folder be opened."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        # Some network and memory-stick file systems know no sync of a folder; the name is given.
        if error.errno not in _NO_SYNC:
            raise
    finally:
        os.close(descriptor)
