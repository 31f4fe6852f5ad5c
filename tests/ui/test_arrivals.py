"""One program alone writes into a folder; a second start hands its file over."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.arrivals import SingleInstance

SECOND_START = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from cartographers_gui.ui.arrivals import SingleInstance
application = QCoreApplication([])
second = SingleInstance(Path(sys.argv[1]))
print(second.claim(), flush=True)
print(second.hand_over(Path(sys.argv[2]) if len(sys.argv) > 2 else None))
"""
KILLED_START = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from cartographers_gui.ui.arrivals import SingleInstance
application = QCoreApplication([])
first = SingleInstance(Path(sys.argv[1]))
assert first.claim()
first.listen()
os.kill(os.getpid(), signal.SIGKILL)
"""
OPENED_BY_THE_SYSTEM = """
import sys
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from cartographers_gui.ui.arrivals import Application
application = Application([])
application.file_opened.connect(lambda path: print("opened", path))
application.sendEvent(application, QFileOpenEvent(sys.argv[1]))
application.sendEvent(application, QEvent(QEvent.Type.User))
"""


@pytest.fixture
def first(qtbot: QtBot, tmp_path: Path) -> Iterator[SingleInstance]:
    del qtbot
    first = SingleInstance(tmp_path / "data ž ї ñ")
    assert first.claim()
    first.listen()
    yield first
    first.release()


def start(script: str, *arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", script, *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8")


def said_by(process: subprocess.Popen[str]) -> str:
    return process.communicate(timeout=60)[0].strip()


@pytest.mark.parametrize("name", ["", "Žar ї ñ.cartographers"])
def test_a_second_start_hands_its_file_over(
    qtbot: QtBot, first: SingleInstance, tmp_path: Path, name: str
) -> None:
    file = tmp_path / name
    with qtbot.waitSignal(first.handed, timeout=60_000) as handed:
        second = start(SECOND_START, tmp_path / "data ž ї ñ", *([file] if name else []))
    assert handed.args == [str(file) if name else ""]
    assert said_by(second) == "False\nTrue"


def test_a_first_program_that_does_not_answer_is_told_apart(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    silent = SingleInstance(tmp_path)
    assert silent.claim()
    assert said_by(start(SECOND_START, tmp_path)) == "False\nFalse"
    silent.release()


def test_a_second_start_waits_for_a_first_one_that_has_just_begun(
    qtbot: QtBot, tmp_path: Path
) -> None:
    first = SingleInstance(tmp_path)
    assert first.claim()
    second = start(SECOND_START, tmp_path)
    assert second.stdout is not None
    assert second.stdout.readline() == "False\n"
    with qtbot.waitSignal(first.handed, timeout=60_000):
        first.listen()
    assert said_by(second) == "True"
    first.release()


def test_two_folders_are_two_programs(first: SingleInstance, tmp_path: Path) -> None:
    other = SingleInstance(tmp_path / "other")
    assert other.claim()
    other.release()
    del first


def test_a_program_that_was_killed_does_not_keep_its_folder(qtbot: QtBot, tmp_path: Path) -> None:
    with start(KILLED_START, tmp_path) as killed:
        assert killed.wait(60) != 0
    again = SingleInstance(tmp_path)
    assert again.claim()
    again.listen()
    with qtbot.waitSignal(again.handed, timeout=60_000):
        second = start(SECOND_START, tmp_path)
    assert said_by(second) == "False\nTrue"
    again.release()


def test_a_folder_that_was_let_go_is_free(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    first, second = SingleInstance(tmp_path), SingleInstance(tmp_path)
    assert first.claim()
    assert not second.claim()
    first.release()
    assert second.claim()
    second.release()


def test_a_folder_that_cannot_be_made_does_not_stop_the_program(
    qtbot: QtBot, tmp_path: Path
) -> None:
    del qtbot
    blocked = tmp_path / "file"
    blocked.touch()
    assert SingleInstance(blocked / "data").claim()


def test_a_folder_without_room_is_locked_once_there_is_some(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    blocked = tmp_path / "file"
    blocked.touch()
    first = SingleInstance(blocked / "data")
    assert first.claim()
    first.on_step()
    blocked.unlink()
    first.on_step()
    assert not SingleInstance(blocked / "data").claim()
    first.release()


@pytest.mark.parametrize(
    "message",
    [b"hello\n", b"[]\n", b'{"open": 7}\n', b'{"open": "a\\u0000b"}\n', b"[" * 90_000 + b"\n"],
    ids=["text", "list", "number", "nul", "long"],
)
def test_a_message_of_somebody_else_is_not_answered(
    qtbot: QtBot, first: SingleInstance, message: bytes
) -> None:
    told: list[str] = []
    first.handed.connect(told.append)
    assert first._server is not None
    socket = QLocalSocket()
    with qtbot.waitSignal(socket.connected, timeout=60_000):
        socket.connectToServer(first._server.serverName())
    with qtbot.waitSignal(socket.disconnected, timeout=60_000):
        socket.write(message)
        socket.flush()
    assert told == []


def test_the_system_can_open_a_file_while_the_program_runs(tmp_path: Path) -> None:
    file = tmp_path / "Žar.cartographers"
    assert said_by(start(OPENED_BY_THE_SYSTEM, file)) == f"opened {file}"


def test_a_folder_without_room_for_a_lock_belongs_to_whoever_listens(
    qtbot: QtBot, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    first = SingleInstance(blocked / "data")
    assert first.claim()
    first.listen()
    with qtbot.waitSignal(first.handed, timeout=60_000):
        second = start(SECOND_START, blocked / "data")
    assert said_by(second) == "False\nTrue"
    first.release()
    again = SingleInstance(blocked / "data")
    assert again.claim()
