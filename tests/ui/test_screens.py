"""Every scene of the pictures still leads to the page it is named after."""

import pytest

from cartographers_gui.ui.main_window import MainWindow
from tests.screens.scenes import SCENES


@pytest.mark.parametrize("name", SCENES)
def test_scene_shows_something(window: MainWindow, name: str) -> None:
    shown = SCENES[name](window)
    assert shown.isVisible()
    assert shown.grab().width() >= 300
    if shown is not window:
        shown.close()
