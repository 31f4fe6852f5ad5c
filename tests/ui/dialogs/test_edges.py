"""Dialogs look made by one hand: all that is seen keeps one distance from their sides."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QPlainTextEdit,
    QWidget,
)

from cartographers_gui.ui.dialogs.foot import DIALOG_SIDE
from cartographers_gui.ui.dialogs.message import MessageSeal
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN
from cartographers_gui.ui.widgets.paper_panel import PANEL_ROOM, PaperPanel
from cartographers_gui.ui.widgets.stock_button import StockButton
from cartographers_gui.ui.widgets.text_label import TextLabel
from cartographers_gui.ui.widgets.toggle_switch import ToggleSwitch
from tests.screens.scenes import SCENES

DIALOGS = ("share", "export", "code", "keys", "deck", "table", "question", "fault", "about")
ROOMS = {StockButton: round(RING_MARGIN), ToggleSwitch: round(RING_MARGIN), PaperPanel: PANEL_ROOM}
SEEN = (
    *ROOMS,
    TextLabel,
    MessageSeal,
    QPlainTextEdit,
    QAbstractSpinBox,
    QComboBox,
    QAbstractItemView,
)


def seen(dialog: QDialog) -> list[QRect]:
    """Return where the parts of a dialog are seen, without the room for rings and shadows."""
    found = []
    for part in dialog.findChildren(QWidget):
        if not isinstance(part, SEEN) or not part.isVisible():
            continue
        if not dialog.isAncestorOf(part) or part.window() is not dialog:
            continue
        room = next((room for kind, room in ROOMS.items() if isinstance(part, kind)), 0)
        place = QRect(part.mapTo(dialog, QPoint(0, 0)), part.size())
        found.append(place.adjusted(room, 0, -room, 0))
    return found


@pytest.mark.parametrize("name", DIALOGS)
def test_every_dialog_keeps_the_same_distance_from_its_sides(window: MainWindow, name: str) -> None:
    window.resize(960, 640)
    window.show()
    dialog = SCENES[f"dialog_{name}"](window)
    assert isinstance(dialog, QDialog)
    for _ in range(4):
        QApplication.processEvents()
    parts = seen(dialog)
    lowest = max(parts, key=lambda part: (part.bottom(), part.right()))
    assert min(part.left() for part in parts) == DIALOG_SIDE
    assert max(part.right() + 1 for part in parts) == dialog.width() - DIALOG_SIDE
    # The way out ends with all else.
    assert lowest.right() + 1 == dialog.width() - DIALOG_SIDE
    dialog.close()
