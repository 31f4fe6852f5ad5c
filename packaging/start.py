"""What an installed program runs first; a checkout starts with `cartographers_gui.__main__`."""

import os
import sys
from pathlib import Path

from cartographers_gui.__main__ import main


def leave_the_bundle() -> None:
    """Let programs that this one starts, such as a browser, find the system's own libraries.

    The starter that PyInstaller puts before the program points the path of libraries into the
    bundle and keeps what was there under another name.
    """
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    else:
        os.environ.pop("LD_LIBRARY_PATH", None)


def have_somewhere_to_write() -> None:
    """Give a program without a console, which has no output, one that swallows everything."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - kept


if __name__ == "__main__":
    leave_the_bundle()
    have_somewhere_to_write()
    sys.exit(main())
