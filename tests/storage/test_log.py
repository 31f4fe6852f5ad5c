"""The log stays small and silent, and a crash is shown once."""

import subprocess
import sys
from pathlib import Path

import pytest

from cartographers_gui.storage import CrashLog, Log
from tests.helpers.disks import full_disk


def test_lines_are_noted_with_their_time(tmp_path: Path) -> None:
    log = Log(tmp_path / "logs")
    log.write("started")
    log.write("Qt warning: ž ї ñ \ud800")
    log.close()
    lines = log.paths[0].read_text("utf-8").splitlines()
    assert [line.split(" ", 2)[2] for line in lines] == ["started", "Qt warning: ž ї ñ \\ud800"]


def test_the_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    log = Log(tmp_path)
    for _ in range(300):
        log.write("x" * 4000)
    log.close()
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in log.paths}
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) < 800_000


def test_a_folder_that_cannot_be_made_keeps_the_log_silent(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    Log(blocked / "logs").write("nobody hears this")


def test_a_full_disk_keeps_the_log_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log = Log(tmp_path)
    log.write("there is room")
    monkeypatch.setattr("logging.StreamHandler.flush", full_disk)
    log.write("there is none")
    monkeypatch.undo()
    log.close()
    assert capsys.readouterr().err == ""


CRASH = """
import faulthandler, sys
from pathlib import Path
from cartographers_gui.storage import CrashLog
log = CrashLog(Path(sys.argv[1]))
log.arm()
if sys.argv[2] == "crash":
    faulthandler._sigsegv()
log.disarm()
"""


def run(folder: Path, end: str) -> int:
    command = [sys.executable, "-c", CRASH, str(folder), end]
    return subprocess.run(command, capture_output=True, check=False, timeout=60).returncode


def test_a_crash_is_found_at_the_next_start_and_once_only(tmp_path: Path) -> None:
    assert run(tmp_path, "crash") != 0
    log = CrashLog(tmp_path)
    trace = log.take()
    assert "Current thread" in trace
    assert log.take() == ""
    assert log.last.read_text("utf-8").strip() == trace


def test_an_orderly_end_leaves_nothing_to_show(tmp_path: Path) -> None:
    assert run(tmp_path, "orderly") == 0
    assert list(tmp_path.iterdir()) == []


def test_a_trace_that_cannot_be_written_keeps_the_program_going(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    log = CrashLog(blocked / "logs")
    assert log.take() == ""
    log.arm()
    log.disarm()
