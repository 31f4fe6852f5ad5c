"""Everything that is too long for a check: `python -m tests.torture [PART ...]`.

Kills the real program 500 times, damages 100,000 files, plays a thousand games through the session
and fifty through the window.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.torture.kills import kill_often
from tests.torture.memory import session_growth, window_growth
from tests.torture.mutations import mutate_often

COUNTS = {"kills": 500, "mutations": 100_000, "games": 1000, "windows": 50}


def kills(count: int, seed: int) -> str:
    """Kill the program so often."""
    with tempfile.TemporaryDirectory() as folder:
        return str(kill_often(Path(folder), count, seed))


def mutations(count: int, seed: int) -> str:
    """Read so many damaged files."""
    with tempfile.TemporaryDirectory() as folder:
        answers = mutate_often(Path(folder), count, seed)
    return "\n".join(f"  {name:28}{times:8}" for name, times in sorted(answers.items()))


def games(count: int, seed: int) -> str:
    """Play so many games through the session layer."""
    return str(session_growth(count, seed))


def windows(count: int, seed: int) -> str:
    """Play so many games through the real window."""
    return str(window_growth(count, seed))


PARTS: dict[str, Callable[[int, int], str]] = {
    "kills": kills,
    "mutations": mutations,
    "games": games,
    "windows": windows,
}


def main(arguments: list[str]) -> int:
    """Run the parts that were named, or all; a part that fails ends with its trace."""
    parser = argparse.ArgumentParser(prog="python -m tests.torture", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--count", type=int, help="how often, instead of the whole number")
    parser.add_argument("--seed", type=int, default=2019)
    options = parser.parse_args(arguments)
    for name in options.parts or PARTS:
        if name not in PARTS:
            parser.error(f"there is no part {name!r}; there are {', '.join(PARTS)}")
        count = COUNTS[name] if options.count is None else options.count
        begin = time.monotonic()
        print(f"{name}: {count}", flush=True)
        print(PARTS[name](count, options.seed), flush=True)
        print(f"  {time.monotonic() - begin:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
