"""Disks that fail, put in the place of the system's calls."""

import errno
import os

__all__ = ["full_disk", "lost_disk", "read_only"]


def full_disk(*_: object, **__: object) -> None:
    """Fail as a call does when there is no room."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def read_only(*_: object, **__: object) -> None:
    """Fail as a call does in a folder that may not be written; root would be let through."""
    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def lost_disk(*_: object, **__: object) -> None:
    """Fail as a call does when a memory stick was pulled out."""
    raise OSError(errno.EIO, os.strerror(errno.EIO))
