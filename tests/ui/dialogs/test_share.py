"""The dialog of codes shows whole lines of them."""

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.dialogs.share import CodeText, ShareDialog
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN
from cartographers_gui.ui.widgets.style_sheet import dress

LONG = "CARTO-GAME-" + "AQ9Z" * 300


def hanging(field: CodeText) -> float:
    """Return how much in px of a line shows that is not whole in sight."""
    cursor = field.textCursor()
    cursor.movePosition(QTextCursor.MoveOperation.Start)
    lines = [field.cursorRect(cursor)]
    while cursor.movePosition(QTextCursor.MoveOperation.Down):
        lines.append(field.cursorRect(cursor))
    end = field.viewport().height()
    return max((end - line.top() for line in lines if line.top() < end < line.bottom()), default=0)


def test_no_code_shows_a_part_of_a_line(qtbot: QtBot) -> None:
    dialog = ShareDialog(LONG, "CARTO-2000-8000-002N-G4FZ")
    qtbot.addWidget(dialog)
    dress(dialog, Look())
    with qtbot.waitExposed(dialog):
        dialog.show()
    for _ in range(3):
        QApplication.processEvents()
    for code in (dialog.challenge, dialog.game):
        assert hanging(code.field) <= 3
    assert dialog.challenge.field.verticalScrollBar().maximum() == 0


def test_copy_buttons_end_where_their_codes_end(qtbot: QtBot) -> None:
    dialog = ShareDialog("CARTO-GAME-" + 400 * "A", "CARTO-2000")
    qtbot.addWidget(dialog)
    dialog.show()
    for code in (dialog.challenge, dialog.game):
        field, button = code.field.geometry(), code.copy_button.geometry()
        assert button.right() - round(RING_MARGIN) == field.right()
