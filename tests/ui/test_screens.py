"""Every scene of the pictures still leads to the page it is named after."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.storage import Settings
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.preferences import Preferences
from tests.screens.scenes import SCENES


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    languages = Languages(qapp)
    languages.install("en")
    choices = Preferences(Settings(palette="day"))
    window = MainWindow(SessionBridge(), languages, lambda: 7, choices, Motion(0))
    qtbot.addWidget(window)
    window.show()
    yield window
    languages.remove()


@pytest.mark.parametrize("name", SCENES)
def test_scene_shows_something(window: MainWindow, name: str) -> None:
    shown = SCENES[name](window)
    assert shown.isVisible()
    assert shown.grab().width() >= 300
    if shown is not window:
        shown.close()
