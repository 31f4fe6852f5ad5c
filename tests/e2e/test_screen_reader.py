"""A real screen reader's interface: the map is read and drawn on over AT-SPI, from outside."""

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.e2e.real_window import screen

SYSTEM_PYTHON = "/usr/bin/python3"
LISTENER = Path(__file__).with_name("listener.py")
SHAPE = 3, 5
"""How many spaces the smallest and the largest shape of the first card may have."""

CALL = """
import subprocess, sys
program = subprocess.Popen([sys.argv[1], "-m", "cartographers_gui", "--players", "Ana",
    "--seed", "1", "--language", "en", "--data-dir", sys.argv[4]])
try:
    sys.exit(subprocess.call([sys.argv[2], sys.argv[3]]))
finally:
    program.terminate()
    program.wait()
"""
"""Started on a session bus of its own, for program and listener together."""


@cache
def has_screen_reader_interface() -> bool:
    if not all(shutil.which(name) for name in ("Xvfb", "dbus-run-session", SYSTEM_PYTHON)):
        return False
    call = [SYSTEM_PYTHON, "-c", "import pyatspi"]
    return subprocess.run(call, capture_output=True, check=False).returncode == 0


@pytest.mark.end_to_end
@pytest.mark.timeout(300)
@pytest.mark.skipif(
    not has_screen_reader_interface(), reason="needs Xvfb, dbus-run-session and python3-pyatspi"
)
def test_a_shape_is_drawn_from_outside_by_names_and_actions(tmp_path: Path) -> None:
    with screen(tmp_path) as display:
        environment = {
            **os.environ,
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "NO_AT_BRIDGE": "0",
        }
        call = ["dbus-run-session", "--", sys.executable, "-c", CALL, sys.executable]
        call += [SYSTEM_PYTHON, str(LISTENER), str(tmp_path / "data")]
        done = subprocess.run(
            call, env=environment, capture_output=True, text=True, check=False, timeout=240
        )
    assert done.returncode == 0, done.stdout + done.stderr
    seen = json.loads(done.stdout.splitlines()[-1])
    assert seen["roles"] == ["table cell"]
    before, after = seen["before"], seen["after"]
    assert before[0] == "Row A, column 1: Empty."
    assert before[14] == "Row B, column 4: Mountain."
    assert len(before) == len(after) == 121
    inked = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    assert SHAPE[0] <= len(inked) <= SHAPE[1]
    assert len({new.split(": ")[1] for _, new in inked}) == 1
    assert "".join(new for _, new in inked).startswith("Row A, column 1: ")
