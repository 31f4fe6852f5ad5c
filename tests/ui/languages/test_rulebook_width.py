"""The rulebook is read from top to bottom: nothing in it is wider than its page."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QSplitter
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.dialogs.rulebook import RulebookDialog
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from tests.screens.scenes import SCENES


@pytest.mark.parametrize("code", ["en", "hr", "uk", "es"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_pages_never_scroll_sideways(
    qtbot: QtBot,
    make_window: Callable[..., MainWindow],
    languages: Languages,
    code: str,
    scale: float,
) -> None:
    languages.install(code)
    dialog = SCENES["dialog_rulebook"](make_window(960, 640, scale))
    assert isinstance(dialog, RulebookDialog)
    page = dialog.view.page
    (splitter,) = dialog.view.findChildren(QSplitter)
    for width in (960, dialog.minimumWidth()):
        dialog.resize(width, 640)
        for contents in (splitter.sizes()[0], width):
            # The contents may be dragged as wide as they go.
            splitter.setSizes([contents, width - contents])
            qtbot.waitUntil(lambda: not page.is_waiting)
            page.document().documentLayout().documentSize()
            assert page.horizontalScrollBar().maximum() == 0
            assert page.document().idealWidth() <= page.viewport().width()
