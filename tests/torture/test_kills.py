"""The real program, killed at any moment, loses no step that it has confirmed."""

import os
from pathlib import Path

import pytest

from tests.torture.kills import Promise, kill_often

KILLS = 40 if os.environ.get("CI") else 8
"""The rest, up to 500, by command: `python3 dev.py torture`."""


@pytest.mark.timeout(60 + 20 * KILLS)
def test_no_step_is_lost_however_often_the_program_is_killed(tmp_path: Path) -> None:
    report = kill_often(tmp_path, KILLS)
    assert report.kills == KILLS
    assert report.decisions > KILLS // 2


@pytest.mark.parametrize(
    ("begun", "found"),
    [
        ("", ("A", 5, "x")),
        ("draw", ("A", 5, "x")),
        ("draw", ("A", 6, "y")),
        ("back", ("A", 4, "w")),
        ("new", ("B", 0, "z")),
    ],
)
def test_a_step_that_was_begun_may_be_found_or_not(begun: str, found: tuple[str, int, str]) -> None:
    assert Promise("A", 5, "x", begun).is_kept_by(*found)


@pytest.mark.parametrize(
    ("begun", "found"),
    [
        ("", ("A", 4, "w")),
        ("", ("A", 5, "other")),
        ("draw", ("A", 4, "w")),
        ("draw", ("nothing", 0, "-")),
        ("back", ("A", 6, "y")),
        ("new", ("B", 1, "z")),
    ],
)
def test_a_lost_step_is_noticed(begun: str, found: tuple[str, int, str]) -> None:
    assert not Promise("A", 5, "x", begun).is_kept_by(*found)
