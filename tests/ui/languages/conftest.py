"""The catalogues of the checkout, compiled, and a window that speaks their languages."""

from collections.abc import Callable, Iterator
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
from tests.helpers.catalogue_files import catalogue_tool


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the compiled catalogue of each language."""
    folder = tmp_path_factory.mktemp("compiled")
    catalogue_tool().compile_all(folder)
    return folder


@pytest.fixture
def languages(qapp: QApplication, compiled: Path) -> Iterator[Languages]:
    before = QLocale()
    languages = Languages(qapp, compiled)
    yield languages
    languages.remove()
    QLocale.setDefault(before)


@pytest.fixture
def make_window(qtbot: QtBot, languages: Languages) -> Callable[..., MainWindow]:
    """Return what makes a window of a size, with texts of a size."""

    def made(
        width: int = 960,
        height: int = 640,
        scale: float = 1.0,
        spoken: Languages = languages,
    ) -> MainWindow:
        preferences = Preferences(Settings(palette="day", font_scale=scale))
        window = MainWindow(SessionBridge(), spoken, lambda: 0x4F2A11, preferences, Motion(0))
        qtbot.addWidget(window)
        window.resize(width, height)
        window.show()
        return window

    return made
