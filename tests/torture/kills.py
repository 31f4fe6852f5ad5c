"""Kill the real program again and again, and look at what its next start finds."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

from cartographers_gui.storage import read_save

__all__ = ["KillReport", "Promise", "kill_often"]

ROOT = Path(__file__).resolve().parent.parent.parent
LONGEST_START = 120
"""Seconds after which a start counts as hanging."""
LONGEST_LIFE = 12
"""Steps after which the program is killed though the moment for it was not reached."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What the program has said of its game before it was killed."""

    game: str = "nothing"
    decisions: int = 0
    state: str = "-"
    begun: str = ""
    """What it had begun to do after that: a line of `tests/torture/player.py`, or nothing."""

    def is_kept_by(self, game: str, decisions: int, state: str) -> bool:
        """Tell whether a start may find this game: the last promise, or the step begun after it."""
        if (game, decisions) == (self.game, self.decisions):
            return state == self.state
        match self.begun:
            case "new":
                return decisions == 0
            case "draw":
                return (game, decisions) == (self.game, self.decisions + 1)
            case "back":
                return (game, decisions) == (self.game, self.decisions - 1)
        return False


@dataclass(slots=True)
class KillReport:
    """How often the program was killed, where, and how many decisions it went on with."""

    kills: int = 0
    inside_a_write: int = 0
    decisions: int = 0
    games: int = 0


def kill_often(folder: Path, kills: int, seed: int = 2019) -> KillReport:
    """Kill the program so often, half of the times inside a write; raise when a step is lost."""
    random = Random(seed)
    promise = Promise()
    report = KillReport()
    for number in range(kills):
        inside = number % 2 == 1
        # A step makes about twelve such moments; the first ones belong to the start.
        death = [str(random.randint(0, 50))] if inside else []
        after = random.randint(0, 8)
        delay = random.random() * 0.01
        promise = _one_life(
            folder, number + 1000 * seed, death, promise, limit=(after, delay), report=report
        )
        report.kills += 1
        report.inside_a_write += inside
        _look_at(folder)
    return report


def _one_life(
    folder: Path,
    seed: int,
    death: list[str],
    promise: Promise,
    *,
    limit: tuple[int, float],
    report: KillReport,
) -> Promise:
    """Start the program, hold what it finds against the promise, kill it, return the new one."""
    command = [sys.executable, "-m", "tests.torture.player", str(folder), str(seed), *death]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    told, found = 0, False
    begin = time.monotonic()
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as life:
        assert life.stdout is not None
        assert life.stderr is not None
        for line in life.stdout:
            word, *values = line.decode().split()
            if word in {"found", "did"}:
                game, decisions, state = values[0], int(values[1]), values[2]
                if word == "found":
                    found = True
                    if not promise.is_kept_by(game, decisions, state):
                        life.kill()
                        raise AssertionError(f"{promise} was kept as {line!r} (life {seed})")
                else:
                    told += 1
                    report.decisions += 1
                    report.games += decisions == 0
                promise = Promise(game, decisions, state)
            elif word in {"draw", "back", "new"}:
                promise = Promise(promise.game, promise.decisions, promise.state, word)
            # What the program said until it died is still read, up to the end of the pipe.
            if not death and found and told == limit[0]:
                time.sleep(limit[1])
                life.kill()
            if told > LONGEST_LIFE:
                life.kill()
            assert time.monotonic() - begin < LONGEST_START, f"life {seed} hangs"
        errors = life.stderr.read().decode()
    # A program that dies of itself has found a fault of ours.
    assert life.returncode == -signal.SIGKILL, f"life {seed}: {life.returncode}\n{errors}"
    return promise


def _look_at(folder: Path) -> None:
    """Read every saved game in the folder; raises a `SaveError` when one is damaged."""
    for path in folder.glob("*.cartographers"):
        assert "damaged" not in path.name, f"{path.name} was set aside"
        read_save(path)
