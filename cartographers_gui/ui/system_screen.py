"""Whether Qt can show a window here: asked before Qt, which would end the program by itself."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QPluginLoader

__all__ = ["NO_SCREEN", "missing_platform", "missing_screen", "platforms"]

NO_SCREEN = "-"
"""Stands for a screen that nobody has named."""


def missing_platform(wanted: str) -> str:
    """Return the first name in a choice of Qt platforms if none of them can be had; else nothing.

    A choice is what ``QT_QPA_PLATFORM`` takes: names with ``;`` between them, each of which may
    have arguments behind a ``:``.
    """
    names = [each.split(":")[0].strip() for each in wanted.split(";") if each.strip()]
    # Each costs a look at the files of Qt, so only what was asked for is looked for.
    there = platforms() if names else ()
    return names[0] if there and not set(names).intersection(there) else ""


def platforms() -> tuple[str, ...]:
    """Return the names of all platforms that this Qt has; none where they are not files."""
    given = os.environ.get("QT_QPA_PLATFORM_PLUGIN_PATH", "")
    folders = [Path(given)] if given else []
    folders += [Path(path, "platforms") for path in QCoreApplication.libraryPaths()]
    names: set[str] = set()
    for file in sorted(_files_in(folders)):
        # What a plugin says of itself can be read without running it.
        about: Any = QPluginLoader(str(file)).metaData().get("MetaData")
        names.update(about["Keys"] if isinstance(about, dict) else ())
    return tuple(sorted(names))


def _files_in(folders: Iterable[Path]) -> list[Path]:
    return [file for folder in folders if folder.is_dir() for file in folder.iterdir()]


def missing_screen(wanted: str) -> str:
    """Return the screen that does not answer, `NO_SCREEN` if there is none, or nothing.

    Only Linux can be without one; a screen elsewhere in the network is left to Qt.
    """
    name = wanted.partition(";")[0].partition(":")[0]
    if not sys.platform.startswith("linux") or name not in {"", "xcb", "wayland"}:
        return ""
    if name != "xcb" and (os.environ.get("WAYLAND_DISPLAY") or os.environ.get("WAYLAND_SOCKET")):
        return ""
    display = os.environ.get("DISPLAY", "")
    if name == "wayland" or not display:
        return NO_SCREEN
    return "" if _answers(display) else display


def _answers(display: str) -> bool:
    """Tell whether an X server listens at a display such as ``:0``; of another machine, yes."""
    host, _, number = display.rpartition(":")
    if host not in {"", "unix"}:
        return True
    path = f"/tmp/.X11-unix/X{number.split('.')[0]}"
    if Path(path).exists():
        return True
    import socket  # noqa: PLC0415 - for the few who have no file there

    with socket.socket(socket.AF_UNIX) as client:
        return client.connect_ex("\0" + path) == 0
