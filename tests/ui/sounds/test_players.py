"""A sound is played by whatever the system has, in a process of its own."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.sounds import SystemPlayer

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows plays by itself")


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that alone is searched for programs."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", f"{folder}:/bin:/usr/bin")
    return folder


def write(folder: Path, name: str, script: str) -> None:
    program = folder / name
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    file = tmp_path / "lay.wav"
    file.write_bytes(b"RIFF")
    return file


def test_the_first_program_that_is_there_plays_the_file(
    qtbot: QtBot, programs: Path, sound: Path
) -> None:
    write(programs, "second", 'echo "$@" > "$0.played"')
    player = SystemPlayer([("no-such-player",), ("second", "--quiet")])
    player.play(sound)
    played = programs / "second.played"
    qtbot.waitUntil(lambda: played.exists() and played.read_text() != "")
    assert played.read_text() == f"--quiet {sound}\n"
    player.stop()


@pytest.mark.parametrize("fault", ["exit 1", "kill -SEGV $$"])
def test_one_that_cannot_play_gives_way_to_the_next(
    qtbot: QtBot, programs: Path, sound: Path, fault: str
) -> None:
    write(programs, "broken", f'echo tried >> "$0.tried"; {fault}')
    write(programs, "good", 'echo "$@" >> "$0.played"')
    player = SystemPlayer([("broken",), ("good",)])
    player.play(sound)
    played = programs / "good.played"
    qtbot.waitUntil(lambda: played.exists() and played.read_text() != "")
    player.play(sound)
    qtbot.waitUntil(lambda: played.read_text().count("\n") == 2)
    assert (programs / "broken.tried").read_text() == "tried\n"
    player.stop()


def test_one_that_does_not_even_start_gives_way_too(
    qtbot: QtBot, programs: Path, sound: Path
) -> None:
    write(programs, "unready", "")
    (programs / "unready").write_text("#!/no/such/interpreter\n")
    write(programs, "good", 'echo "$@" >> "$0.played"')
    player = SystemPlayer([("unready",), ("good",)])
    player.play(sound)
    played = programs / "good.played"
    qtbot.waitUntil(lambda: played.exists() and played.read_text() != "")
    player.stop()


def test_it_is_told_when_nothing_can_play(qtbot: QtBot, programs: Path, sound: Path) -> None:
    write(programs, "broken", "exit 1")
    player = SystemPlayer([("no-such-player",), ("broken",)])
    with qtbot.waitSignal(player.failed):
        player.play(sound)
    # There is nothing left to try, so the next is told at once.
    with qtbot.waitSignal(player.failed):
        player.play(sound)


def test_players_that_hang_do_not_gather_and_end_with_the_program(
    qtbot: QtBot, programs: Path, sound: Path
) -> None:
    write(programs, "hanging", "exec sleep 600")
    player = SystemPlayer([("hanging",)])
    for _ in range(10):
        player.play(sound)
    running = player.findChildren(QProcess)
    assert len(running) == 3
    qtbot.waitUntil(lambda: all(each.processId() for each in running))
    player.stop()
    assert all(each.state() is QProcess.ProcessState.NotRunning for each in running)


def test_a_packaged_program_hides_its_own_libraries_from_the_player(
    qtbot: QtBot, programs: Path, sound: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(programs, "player", 'echo "${LD_LIBRARY_PATH-none}" >> "$0.saw"')
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/cartographers")
    player, saw = SystemPlayer([("player",)]), programs / "player.saw"
    player.play(sound)
    qtbot.waitUntil(lambda: saw.exists() and saw.read_text() == "none\n")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/usr/local/lib")
    player.stop()
    player = SystemPlayer([("player",)])
    player.play(sound)
    qtbot.waitUntil(lambda: saw.read_text() == "none\n/usr/local/lib\n")
    player.stop()
