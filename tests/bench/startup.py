"""Time from the start of the process to the painted window: `python3 dev.py bench --startup`.

In one run, in turn, so that other work on the machine hits all alike: the smallest window of
PySide6, the program from source and installed, and Pentobi, a grown board game in C++. Judged by
processor time, which a busy machine lengthens least. With root the same is done with nothing of the
programs in memory ("cold").
"""

import argparse
import os
import shutil
import statistics
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.bench.first_paint import FirstPaint, NotPainted, Screen, screen, watch

__all__ = ["main"]

ROOT = Path(__file__).resolve().parent.parent.parent
MINIMAL = "PySide6, one label"
SOURCE = "Cartographers, from source"
INSTALLED = "Cartographers, installed"
PENTOBI = "Pentobi"
MOST_RATIO = 2.0
"""Processor time until the first paint may be so many times that of the smallest window."""
MOST_MEMORY = 90.0
"""MiB after the start."""
_DROP = Path("/proc/sys/vm/drop_caches")


def programs() -> dict[str, list[str]]:
    """Return the command of each program there is."""
    python = sys.executable
    found = {
        MINIMAL: [python, str(ROOT / "tests" / "bench" / "minimal_window.py")],
        SOURCE: [python, "-m", "cartographers_gui"],
    }
    built = ROOT / "build" / "package" / "dist" / "cartographers" / "cartographers"
    installed = Path("/usr/lib/cartographers/cartographers")
    for path in (installed, built):
        if path.is_file():
            found[INSTALLED] = [str(path)]
            break
    pentobi = shutil.which("pentobi") or shutil.which("pentobi", path="/usr/games")
    if pentobi:
        found[PENTOBI] = [pentobi]
    return found


def environment(folder: Path) -> dict[str, str]:
    """Return the settings of a person who starts the program from a desktop."""
    # Python must find its compiled modules, else each start compiles them anew.
    kept = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY"):
        kept.pop(name, None)
    homes = {name: str(folder / name) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    return {**kept, **homes, "PYTHONPYCACHEPREFIX": str(folder / "compiled")}


def measure(
    shown_on: Screen, commands: Mapping[str, Sequence[str]], rounds: int, *, cold: bool
) -> dict[str, list[FirstPaint]]:
    """Start every program once in each round; the first warm round is thrown away."""
    results: dict[str, list[FirstPaint]] = {name: [] for name in commands}
    with tempfile.TemporaryDirectory() as folder:
        settings = environment(Path(folder))
        for number in range(rounds if cold else rounds + 1):
            for name, command in commands.items():
                if cold:
                    os.sync()
                    _DROP.write_text("3")
                try:
                    start = watch(shown_on, command, settings, ROOT)
                except NotPainted as error:
                    print(f"{name}: {error}", file=sys.stderr)
                    continue
                if cold or number:
                    results[name].append(start)
    return {name: starts for name, starts in results.items() if starts}


def table(title: str, results: Mapping[str, Sequence[FirstPaint]]) -> str:
    """Return medians as lines of text."""
    width = max(len(name) for name in results)
    floor = statistics.median(start.cpu_ms for start in results[MINIMAL])
    lines = [f"\n{title}", f"{'':{width}}  {'CPU ms':>7}{'ratio':>8}{'wall ms':>9}{'PSS MiB':>9}"]
    for name, starts in results.items():
        cpu, wall, memory = (
            statistics.median(getattr(start, field) for start in starts)
            for field in ("cpu_ms", "wall_ms", "pss_mib")
        )
        lines.append(f"{name:{width}}  {cpu:7.0f}{cpu / floor:8.2f}{wall:9.0f}{memory:9.1f}")
    return "\n".join(lines)


def faults(results: Mapping[str, Sequence[FirstPaint]]) -> list[str]:
    """Return which goals are missed in warm starts."""
    found: list[str] = []

    def least(name: str) -> float:
        # The best round is the one that other work has disturbed least.
        return min(start.cpu_ms for start in results[name])

    for name in (SOURCE, INSTALLED):
        if name not in results:
            continue
        ratio = least(name) / least(MINIMAL)
        if ratio > MOST_RATIO:
            found.append(f"{name}: {ratio:.2f} times the smallest window, at most {MOST_RATIO}")
        memory = min(start.pss_mib for start in results[name])
        if memory > MOST_MEMORY:
            found.append(f"{name}: {memory:.0f} MiB after the start, at most {MOST_MEMORY:.0f}")
        if PENTOBI in results and least(name) > least(PENTOBI):
            found.append(f"{name}: later than Pentobi")
    return found


def main(arguments: Sequence[str]) -> int:
    """Print the tables and return 1 when a goal is missed."""
    parser = argparse.ArgumentParser(prog="python3 dev.py bench --startup", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rounds, nothing cold")
    parser.add_argument("--rounds", type=int, default=0)
    options = parser.parse_args(arguments)
    rounds = options.rounds or (3 if options.quick else 8)
    commands = programs()
    with screen() as shown_on:
        warm = measure(shown_on, commands, rounds, cold=False)
        if MINIMAL not in warm:
            print("The smallest window did not appear, so nothing can be compared with it.")
            return 1
        print(table(f"Warm, medians of {rounds}", warm), flush=True)
        if not options.quick and os.access(_DROP, os.W_OK):
            cold = measure(shown_on, commands, max(2, rounds // 2), cold=True)
            print(table("Cold", cold), flush=True)
    for fault in (found := faults(warm)):
        print(f"\nMissed: {fault}")
    return 1 if found else 0
