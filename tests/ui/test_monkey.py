"""The window withstands thousands of random events without a fault or a warning of Qt.

Ten thousand in all, of sixteen seeds; ``MONKEY_EVENTS=10000 MONKEY_SEED=7`` before the call of
pytest makes so many of one seed. A failure tells the seed and the last things done.
"""

import os
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.dialogs.message import MessageBox
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.preferences import Preferences
from cartographers_gui.ui.sounds import SystemPlayer
from tests.ui.monkey import Monkey

EVENTS = int(os.environ.get("MONKEY_EVENTS", "625"))
"""How many for each seed."""
ONE_SEED = os.environ.get("MONKEY_SEED")
SEEDS = range(1, 17) if ONE_SEED is None else [int(ONE_SEED)]
"""Many short runs: a window that has every page already is laid out anew far more slowly."""


@pytest.fixture(params=SEEDS)
def monkey(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Monkey]:
    """Put a monkey before a window whose questions are answered at random."""
    seed: int = request.param
    random = Random(seed)
    monkeypatch.setattr(MessageBox, "exec", lambda _: random.choice((1, 0)))
    monkeypatch.setattr(QDialog, "exec", lambda _: QDialog.DialogCode.Rejected)
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_, **__: ("", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_, **__: "")
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: True)
    monkeypatch.setattr(SystemPlayer, "play", lambda *_: None)
    languages = Languages(qapp)
    languages.install("en")
    window = MainWindow(SessionBridge(), languages, lambda: 7, Preferences(), Motion(0))
    qtbot.addWidget(window)
    window.resize(960, 640)
    window.show()
    window.activateWindow()
    yield Monkey(window, languages, seed)
    for dialog in window.findChildren(QDialog):
        dialog.close()
    window.bridge.pause.stop()
    for timer in window.findChildren(QTimer):
        # The last press or turn of the wheel waits for what no one will do any more.
        timer.stop()
    window.close()
    languages.remove()


@pytest.mark.timeout(3600)
def test_random_events_break_nothing(monkey: Monkey) -> None:
    for number in range(EVENTS):
        try:
            monkey.act()
        except Exception as error:
            last = "\n".join(monkey.done)
            raise AssertionError(f"seed {monkey.seed}, event {number}:\n{last}") from error
    print(dict(monkey.counts), dict(monkey.pages), f"{monkey.finished} games finished")  # noqa: T201 - for a long run
    assert len(monkey.pages) > 2
