"""Lines to type in, and choices."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.theme import DAY
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.paper_fields import PaperComboBox, PaperLineEdit
from cartographers_gui.ui.widgets.style_sheet import dress


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


def test_a_long_name_ends_in_dots_while_nobody_types(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = PaperLineEdit()
    line.setText("Maximiliana Konstantinopolitanskaya")
    qtbot.addWidget(line)
    line.resize(160, 30)
    assert line.shown_text().startswith("Maxi")
    assert line.shown_text().endswith("…")
    line.grab()
    with monkeypatch.context() as typing:
        typing.setattr(line, "hasFocus", lambda: True)
        assert line.shown_text() == line.text()
    line.resize(600, 30)
    assert line.shown_text() == line.text()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_an_open_choice_shows_all_of_a_few(qtbot: QtBot, scale: float) -> None:
    window, box = QWidget(), PaperComboBox()
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(box)
    box.addItems(["English", "Español", "Hrvatski", "Українська"])
    dress(window, Look(DAY, Typography(scale)))
    window.show()
    box.showPopup()
    view = box.view()
    last = view.visualRect(view.model().index(3, 0))
    assert view.viewport().rect().contains(last)
    # No strip is left to whatever scrolls a longer list.
    assert view.window().height() - view.viewport().height() <= 4
    box.hidePopup()
