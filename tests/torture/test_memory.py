"""A few games of what `python3 dev.py torture` plays by the hundred; each in a fresh process."""

import subprocess
import sys

import pytest

from tests.torture.memory import Growth


def run(part: str, count: int) -> str:
    """Run a part so often, in a process whose memory is its own."""
    command = [sys.executable, "-m", "tests.torture", part, "--count", str(count)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.timeout(600)
def test_games_in_the_session_leave_nothing_behind() -> None:
    assert "games=20" in run("games", 20)


@pytest.mark.timeout(900)
def test_games_in_the_window_leave_nothing_behind() -> None:
    assert "games=3" in run("windows", 3)


@pytest.mark.timeout(600)
def test_damaged_files_are_refused_or_read_the_same() -> None:
    assert "save: read" in run("mutations", 3000)


def test_a_game_that_leaves_something_behind_is_noticed() -> None:
    Growth(50, 0, 3000, 0, 24_000_000).check(blocks=100, size=500_000)
    with pytest.raises(AssertionError, match="blocks"):
        Growth(50, 0, 8000, 0, 0).check(blocks=100, size=500_000)
    with pytest.raises(AssertionError, match="bytes"):
        Growth(50, 0, 0, 0, 60_000_000).check(blocks=100, size=500_000)
