"""See from outside when a program's window is first painted, and what it has cost until then.

The program runs on an X server that keeps its screen in a file; the file tells when there is more
on the screen than an empty window. The program itself is neither changed nor asked.
"""

import mmap
import os
import signal
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

__all__ = ["FirstPaint", "NotPainted", "Screen", "screen", "watch"]

_SIZE = (1600, 1000)
_COLOURS = 12
"""A window is painted when a sample of the screen has so many: grey with a frame has fewer."""
_SAMPLE_ROWS = range(4, 300, 8)
_SETTLE = 0.6
"""Seconds without a change of the screen after which the memory is read."""
_PATIENCE = 60.0
_POLL = 0.001


class NotPainted(RuntimeError):
    """The program ended, or nothing appeared in time; the message says which."""


@dataclass(frozen=True, slots=True)
class FirstPaint:
    """What one start cost."""

    wall_ms: float
    """Milliseconds from the start of the process to the painted window."""
    cpu_ms: float
    """Processor time of all its threads and processes until then."""
    pss_mib: float
    """Memory once the window is at rest, shared pages divided among their users."""


@dataclass(frozen=True, slots=True)
class Screen:
    """An X server whose screen can be read."""

    display: str
    pixels: memoryview
    stride: int

    def colours(self) -> frozenset[int]:
        """Return the colours of a sample of the screen's upper part."""
        found: set[int] = set()
        for row in _SAMPLE_ROWS:
            begin = row * self.stride
            found.update(self.pixels[begin : begin + 640 : 3])
        return frozenset(found)

    def digest(self) -> int:
        """Return a number that changes with what is on the screen."""
        return hash(bytes(self.pixels[:: self.stride // 16 + 1]))


@contextmanager
def screen() -> Iterator[Screen]:
    """Run an X server without a monitor and give its screen."""
    read_end, write_end = os.pipe()
    with tempfile.TemporaryDirectory() as folder:
        size = f"{_SIZE[0]}x{_SIZE[1]}x24"
        command = ["Xvfb", "-displayfd", str(write_end), "-screen", "0", size, "-fbdir", folder]
        command += ["-nolisten", "tcp", "-noreset"]
        with subprocess.Popen(command, pass_fds=[write_end], stderr=subprocess.DEVNULL) as server:
            os.close(write_end)
            with os.fdopen(read_end) as pipe:
                number = pipe.readline().strip()
            try:
                if not number:
                    raise NotPainted("Xvfb did not start")
                yield _opened(f":{number}", Path(folder, "Xvfb_screen0"))
            finally:
                server.terminate()


def _opened(display: str, path: Path) -> Screen:
    """Find the pixels behind the header of the X window dump that the server keeps."""
    with path.open("rb") as file:
        memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
    header = struct.unpack(">25I", memory[:100])
    header_size, bytes_per_line, colours = header[0], header[12], header[19]
    begin = header_size + colours * 12
    end = begin + bytes_per_line * _SIZE[1]
    return Screen(display, memoryview(memory)[begin:end].cast("I"), bytes_per_line // 4)


def watch(
    shown_on: Screen, command: Sequence[str], environment: Mapping[str, str], folder: Path
) -> FirstPaint:
    """Start a program, wait for its painted window, read what it cost and end it."""
    begin = time.monotonic()
    with subprocess.Popen(
        command,
        env={**environment, "DISPLAY": shown_on.display},
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        try:
            _until_painted(shown_on, process, begin)
            wall, cpu = time.monotonic() - begin, _processor_time_until_now(process.pid)
            _until_still(shown_on)
            memory = _memory(process.pid)
        finally:
            _end(process)
    _until_blank(shown_on)
    return FirstPaint(wall * 1000, cpu * 1000, memory)


def _until_painted(shown_on: Screen, process: "subprocess.Popen[bytes]", begin: float) -> None:
    while len(shown_on.colours()) < _COLOURS:
        if process.poll() is not None:
            raise NotPainted(f"the program ended with code {process.returncode}")
        if time.monotonic() - begin > _PATIENCE:
            raise NotPainted(f"nothing was painted within {_PATIENCE:.0f} s")
        time.sleep(_POLL)


def _until_still(shown_on: Screen) -> None:
    last, since = shown_on.digest(), time.monotonic()
    end = since + 8
    while time.monotonic() - since < _SETTLE and time.monotonic() < end:
        time.sleep(0.05)
        now = shown_on.digest()
        if now != last:
            last, since = now, time.monotonic()


def _until_blank(shown_on: Screen) -> None:
    end = time.monotonic() + 10
    while len(shown_on.colours()) > 1 and time.monotonic() < end:
        time.sleep(0.02)


def _processes(group: int) -> Iterator[Path]:
    for path in Path("/proc").iterdir():
        if path.name.isdigit():
            try:
                if os.getpgid(int(path.name)) == group:
                    yield path
            except ProcessLookupError:
                continue


def _processor_time_until_now(group: int) -> float:
    """Return the seconds that a process group has run, which it goes on doing afterwards."""
    # To read the times takes milliseconds, and what is done meanwhile is not the first paint's.
    os.killpg(group, signal.SIGSTOP)
    try:
        return _processor_time(group)
    finally:
        os.killpg(group, signal.SIGCONT)


def _processor_time(group: int) -> float:
    """Return the seconds that every thread of a process group has run."""
    total = 0
    for process in _processes(group):
        for thread in process.glob("task/*/schedstat"):
            # A helper may have ended meanwhile, such as one that asks the desktop something.
            with suppress(OSError):
                total += int(thread.read_text().split()[0])
    return total / 1e9


def _memory(group: int) -> float:
    """Return the proportional memory of a process group in MiB."""
    total = 0
    for process in _processes(group):
        with suppress(OSError):
            for line in (process / "smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1])
    return total / 1024


def _end(process: "subprocess.Popen[bytes]") -> None:
    for number, patience in ((signal.SIGTERM, 2), (signal.SIGKILL, 10)):
        try:
            os.killpg(process.pid, number)
            process.wait(patience)
        except ProcessLookupError:
            return
        except subprocess.TimeoutExpired:
            continue
        else:
            return
