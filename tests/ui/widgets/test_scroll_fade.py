"""What scrolls fades out where it is cut, and only there."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPixmap, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.theme import DAY
from cartographers_gui.ui.widgets.desk_background import DeskBackground
from cartographers_gui.ui.widgets.scroll_fade import Ground, fade_cut_edges

INK = QColor("#102030")


@pytest.fixture
def area(qtbot: QtBot) -> QScrollArea:
    area = high_contents()
    qtbot.addWidget(area)
    return area


def high_contents() -> QScrollArea:
    """Return an area with something of one colour in it that is higher than the area."""
    area = QScrollArea()
    button = QPushButton()
    button.setFlat(True)
    button.setAutoFillBackground(True)
    palette = button.palette()
    palette.setColor(QPalette.ColorRole.Button, INK)
    button.setPalette(palette)
    button.setFixedSize(180, 800)
    area.setWidget(button)
    area.resize(200, 300)
    return area


def shown(area: QScrollArea, y: int) -> QColor:
    """Return the colour seen at a height of what is scrolled; nought is its last line."""
    viewport = area.viewport()
    return viewport.grab().toImage().pixelColor(40, y if y > 0 else viewport.height() - 1 + y)


@pytest.mark.parametrize(
    ("part", "above", "below"), [(0.0, False, True), (0.5, True, True), (1.0, True, False)]
)
def test_edges_fade_where_more_lies_beyond(
    area: QScrollArea, part: float, *, above: bool, below: bool
) -> None:
    fade = fade_cut_edges(area)
    area.show()
    bar = area.verticalScrollBar()
    bar.setValue(round(part * bar.maximum()))
    assert fade.cut_edges() == (above, below)
    assert (shown(area, 1) != INK) is above
    assert (shown(area, 0) != INK) is below
    assert shown(area, area.viewport().height() // 2) == INK
    if below:
        assert shown(area, 0) == DAY.window


def test_fade_stays_with_the_edges_and_takes_no_click(area: QScrollArea) -> None:
    fade = fade_cut_edges(area)
    area.show()
    area.resize(260, 420)
    assert fade.geometry() == area.viewport().rect()
    button = area.widget()
    assert isinstance(button, QPushButton)
    clicks: list[bool] = []
    button.clicked.connect(lambda: clicks.append(True))
    viewport = area.viewport()
    place = QPoint(40, viewport.height() - 3)
    assert viewport.childAt(place) is button
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=place)
    assert clicks


def test_on_the_desk_the_edge_fades_into_what_the_desk_shows_there(
    qtbot: QtBot,
) -> None:
    desk, area = DeskBackground(), high_contents()
    qtbot.addWidget(desk)
    column = QVBoxLayout(desk)
    column.setContentsMargins(0, 0, 0, 200)
    column.addWidget(area)
    desk.resize(400, 600)
    fade_cut_edges(area, Ground.DESK)
    desk.show()
    place = area.viewport().mapTo(desk, QPoint(40, area.viewport().height() - 1))
    seen = desk.grab().toImage().pixelColor(place)
    area.hide()
    bare = desk.grab().toImage().pixelColor(place)
    assert max(abs(seen.red() - bare.red()), abs(seen.blue() - bare.blue())) <= 3
    assert bare != DAY.desk_end, "here the desk is of the colour that a fade alone would have"


def test_what_changes_between_the_edges_does_not_have_the_desk_faded_anew(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, area = DeskBackground(), high_contents()
    qtbot.addWidget(desk)
    QVBoxLayout(desk).addWidget(area)
    desk.resize(400, 400)
    fade = fade_cut_edges(area, Ground.DESK)
    desk.show()
    painted: list[int] = []
    paint = DeskBackground.paint_parts

    def noted(each: DeskBackground, painter: QPainter, rects: list[QRect]) -> None:
        painted.append(1)
        paint(each, painter, rects)

    monkeypatch.setattr(DeskBackground, "paint_parts", noted)
    middle = QRect(0, fade.height() // 2, 40, 10)
    fade.render(QPixmap(fade.size()), QPoint(), QRegion(middle))
    assert painted == []
    fade.render(QPixmap(fade.size()), QPoint(), QRegion(0, fade.height() - 5, 40, 5))
    assert painted == [1]
