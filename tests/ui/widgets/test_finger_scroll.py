"""One finger scrolls, a tap clicks, and a finger that rests presses."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.widgets.finger_scroll import scroll_by_finger
from tests.ui.fingers import Finger

ROOT = Path(__file__).parents[3] / "cartographers_gui/ui"
AREAS = re.compile(
    r"\b(?:QScrollArea|QPlainTextEdit|QTextBrowser|QTextEdit|QListView|QListWidget|QTableView"
    r"|QTreeView|QTreeWidget|QTableWidget)\("
    r"|class \w+\((?:QScrollArea|QPlainTextEdit|QTextBrowser|QListView|QTableView|QTreeWidget)\b"
)


class Stage:
    """A long list of buttons in a low window, and a finger."""

    def __init__(self, qtbot: QtBot, count: int) -> None:
        self.area = QScrollArea()
        contents = QWidget()
        column = QVBoxLayout(contents)
        self.buttons = [QPushButton(str(number)) for number in range(count)]
        self.clicked: list[str] = []
        for button in self.buttons:
            name = button.text()
            button.clicked.connect(lambda _=False, name=name: self.clicked.append(name))
            button.setFixedHeight(40)
            column.addWidget(button)
        self.area.setWidget(contents)
        scroll_by_finger(self.area)
        qtbot.addWidget(self.area)
        self.area.resize(200, 300)
        with qtbot.waitExposed(self.area):
            self.area.show()
        self.finger = Finger(self.area)

    @property
    def at(self) -> int:
        return self.area.verticalScrollBar().value()


def test_a_finger_scrolls_and_clicks_nothing(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 20)
    stage.finger.drag(stage.buttons[4], QPoint(0, -120))
    assert stage.at == 120
    stage.finger.drag(stage.buttons[6], QPoint(0, 50))
    assert stage.at == 70
    assert stage.clicked == []


def test_a_tap_clicks_what_lies_under_it(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 20)
    stage.finger.tap(stage.buttons[3])
    assert stage.clicked == ["3"]
    assert stage.at == 0


def test_a_finger_that_slips_a_little_still_taps(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 20)
    stage.finger.drag(stage.buttons[3], QPoint(3, -6))
    assert stage.clicked == ["3"]


def test_a_finger_that_rests_presses_and_lets_go_when_it_goes_on(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 20)
    button = stage.buttons[3]
    there = button.mapTo(stage.area, button.rect().center())
    stage.finger._send("press", there)
    qtbot.waitUntil(button.isDown, timeout=5000)
    for step in range(1, 6):
        stage.finger._send("move", there - QPoint(0, 10 * step))
    assert not button.isDown()
    stage.finger._send("release", there - QPoint(0, 50))
    assert stage.at == 50
    assert stage.clicked == []


def test_where_all_is_in_sight_a_tap_clicks_as_well(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 3)
    stage.finger.tap(stage.buttons[1])
    assert stage.clicked == ["1"]


def test_the_mouse_is_left_alone(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 20)
    QTest.mouseClick(stage.buttons[3], Qt.MouseButton.LeftButton)
    assert stage.clicked == ["3"]


def test_lines_are_scrolled_as_far_as_the_finger_goes(qtbot: QtBot) -> None:
    text = QPlainTextEdit("\n".join(map(str, range(200))))
    scroll_by_finger(text)
    qtbot.addWidget(text)
    text.resize(200, 300)
    with qtbot.waitExposed(text):
        text.show()
    line = text.fontMetrics().lineSpacing()
    Finger(text).drag(text.viewport(), QPoint(0, -6 * line), QPointF(50, 200))
    assert text.verticalScrollBar().value() == pytest.approx(6, abs=1)


@pytest.mark.parametrize(
    "path", [path for path in ROOT.rglob("*.py") if AREAS.search(path.read_text())], ids=str
)
def test_whatever_scrolls_does_so_by_finger(path: Path) -> None:
    text = path.read_text()
    assert "scroll_by_finger(" in text or "wrap_rows(" in text
