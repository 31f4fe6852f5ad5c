"""Lines to type in."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.widgets.paper_fields import PaperLineEdit


def test_a_long_name_is_read_from_its_beginning_once_nobody_types(qtbot: QtBot) -> None:
    line = PaperLineEdit()
    qtbot.addWidget(line)
    line.setFixedWidth(80)
    line.show()
    QTest.keyClicks(line, "Oleksandra-Dovhopryzvyshchenko")
    for reason, place in (
        (Qt.FocusReason.ActiveWindowFocusReason, 30),
        (Qt.FocusReason.TabFocusReason, 0),
    ):
        QApplication.sendEvent(line, QFocusEvent(QEvent.Type.FocusOut, reason))
        assert line.cursorPosition() == place
