"""Writing a whole file so that a power cut leaves the old one or the new one, never a mixture."""

import os
import tempfile
from contextlib import suppress
from pathlib import Path

__all__ = ["write_atomically"]


def write_atomically(path: Path, data: bytes) -> None:
    """Replace the contents of a file, or make it; its folder is made when missing.

    The data goes to a file beside it, is forced to the disk, takes the name in one step and is
    read again. Raises `OSError` and leaves the old file as it was when any of this fails.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    part = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
    _sync_folder(path.parent)
    if path.read_bytes() != data:
        raise OSError(f"{path.name} reads back differently from what was written")


def _sync_folder(folder: Path) -> None:
    """Force the new name to the disk, where the system lets a folder be opened."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
