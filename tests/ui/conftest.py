"""The languages of the checkout, and a whole window for what its parts do together."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.storage import Settings
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.preferences import Preferences


@pytest.fixture
def languages(qapp: QApplication, compiled: Path) -> Iterator[Languages]:
    before = QLocale()
    languages = Languages(qapp, compiled)
    yield languages
    languages.remove()
    QLocale.setDefault(before)


@pytest.fixture
def settings() -> Settings:
    """Return what the person at the window has chosen; a module may choose otherwise."""
    return Settings(palette="day")


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, settings: Settings) -> Iterator[MainWindow]:
    """Show a window that speaks English, has the keyboard, and moves nothing."""
    languages = Languages(qapp)
    languages.install("en")
    window = MainWindow(SessionBridge(), languages, lambda: 7, Preferences(settings), Motion(0))
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    yield window
    languages.remove()
