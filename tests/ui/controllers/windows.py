"""A main window with folders of its own, and message boxes that answer at once."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.storage import Autosave, UserDirs, user_dirs
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.dialogs.message import MessageBox
from cartographers_gui.ui.dialogs.words import Told
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.preferences import Preferences
from tests.helpers.games import first_legal

__all__ = ["Boxes", "draw", "main_window", "whole"]


def whole(words: Told) -> str:
    """Return all that a box tells, in one line."""
    return " ".join(filter(None, (words.text, words.more)))


class Boxes:
    """Every message box is read, noted, and closed at once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: list[str] = []
        self.details: list[str] = []
        self.more: list[str] = []
        self.agrees = True
        self.close(monkeypatch)

    def close(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Close each box from now on; again after a test has taken back what it had replaced."""

        def read(box: MessageBox) -> int:
            self.texts.append(box.text)
            self.details.append(box.details)
            self.more.append(box.more)
            return int(self.agrees)

        monkeypatch.setattr(MessageBox, "exec", read)


@contextmanager
def main_window(qtbot: QtBot, folder: Path) -> Iterator[tuple[MainWindow, UserDirs]]:
    """Show a window that keeps its files in a folder."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    languages = Languages(application)
    languages.install("en")
    dirs = user_dirs(folder)
    window = MainWindow(
        SessionBridge(Autosave(dirs.data)),
        languages,
        lambda: 7,
        Preferences(),
        Motion(0),
        dirs=dirs,
    )
    qtbot.addWidget(window)
    window.show()
    yield window, dirs
    languages.remove()


def draw(bridge: SessionBridge, steps: int = 1) -> None:
    """Let so many drawings be made, whoever has to draw."""
    target = len(bridge.actions) + steps
    while len(bridge.actions) < target:
        bridge.advance()
        bridge.lift_curtain()
        state = bridge.flow.session.state
        bridge.confirm(first_legal(state, state.waiting[0]))
