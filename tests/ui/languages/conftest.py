"""A window that speaks the languages of the checkout's catalogues."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from cartographers_gui.storage import Settings
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.preferences import Preferences


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
