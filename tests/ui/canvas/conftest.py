"""A map canvas in a window, and a shape in hand over it."""

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.canvas.stage import CanvasStage


@pytest.fixture
def stage(qtbot: QtBot) -> CanvasStage:
    """Show side A in a canvas of 700 px, with the orchard card's shape in hand."""
    return CanvasStage(qtbot)
