"""A real window on an X server of its own, driven by real mouse and keyboard events."""

import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage

__all__ = ["PROGRAMS", "RealWindow", "missing_programs", "running_program", "screen"]

PROGRAMS = ("Xvfb", "xdotool")
WIDTH, HEIGHT = 1280, 800
_FAMILIAR = {"LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "xcb", "QT_SCALE_FACTOR": "1"}


def missing_programs() -> list[str]:
    """Name what is not installed."""
    return [name for name in PROGRAMS if shutil.which(name) is None]


@contextmanager
def screen(folder: Path) -> Iterator[str]:
    """Run an X server whose picture lies in a file of a folder; give its display."""
    read_end, write_end = os.pipe()
    command = ["Xvfb", "-displayfd", str(write_end), "-screen", "0", f"{WIDTH}x{HEIGHT}x24"]
    command += ["-fbdir", str(folder), "-nolisten", "tcp", "-noreset"]
    with subprocess.Popen(command, pass_fds=[write_end], stderr=subprocess.DEVNULL) as server:
        os.close(write_end)
        with os.fdopen(read_end) as pipe:
            number = pipe.readline().strip()
        try:
            yield f":{number}"
        finally:
            server.terminate()


@contextmanager
def running_program(display: str, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """Start the program in a process of its own; it is ended if it does not end itself."""
    command = [sys.executable, "-m", "cartographers_gui", *arguments]
    with subprocess.Popen(command, env={**os.environ, **_FAMILIAR, "DISPLAY": display}) as program:
        try:
            yield program
        finally:
            if program.poll() is None:
                program.terminate()


class RealWindow:
    """The one window on a screen, by its eyes and hands."""

    def __init__(self, display: str, folder: Path) -> None:
        """Wait for the window to appear, let it fill the screen and give it the keyboard."""
        self._environment = {**os.environ, "DISPLAY": display}
        self._picture = folder / "Xvfb_screen0"
        found = self._xdotool("search", "--sync", "--onlyvisible", "--name", "Cartographers")
        window = found.split()[-1]
        self._xdotool("windowmove", "--sync", window, "0", "0")
        # It has left room for a frame, which it has none of here.
        self._xdotool("windowsize", window, str(WIDTH), str(HEIGHT))
        self._xdotool("windowfocus", "--sync", window)

    def _xdotool(self, *arguments: str) -> str:
        call = subprocess.run(
            ["xdotool", *arguments],
            env=self._environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
        return call.stdout

    def press(self, *keys: str) -> None:
        """Press keys one after the other, as X names them."""
        if keys:
            self._xdotool("key", "--delay", "5", *keys)

    def click(self, point: QPoint) -> None:
        """Click with the left button."""
        self._xdotool("mousemove", str(point.x()), str(point.y()), "click", "1")

    def hold(self, point: QPoint) -> None:
        """Hold the left button for a second."""
        place = (str(point.x()), str(point.y()))
        self._xdotool("mousemove", *place, "mousedown", "1", "sleep", "1", "mouseup", "1")

    def picture(self) -> QImage:
        """Return what is on the screen now."""
        data = self._picture.read_bytes()
        head = struct.unpack(">25I", data[:100])
        start, width, height, line, colours = head[0], head[4], head[5], head[12], head[19]
        pixels = data[start + 12 * colours :]
        return QImage(pixels, width, height, line, QImage.Format.Format_RGB32).copy()
