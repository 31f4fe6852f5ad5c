"""What is painted while the pointer leads a shape over the map: only what tells something new."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import Terrain, parse_space, view_for
from cartographers_gui.ui.pages.table import TablePage
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.style_sheet import dress
from tests.helpers.games import drawing
from tests.helpers.sheets import printed, with_drawn


class PaintedWidgets(QObject):
    """Notes which widgets are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent) and isinstance(watched, QWidget):
            self.names.add(type(watched).__name__)
        return super().eventFilter(watched, event)


@pytest.fixture
def page(qtbot: QtBot) -> TablePage:
    """Show a turn with the orchard on a map with water at the top."""
    table = TablePage()
    qtbot.addWidget(table)
    table.resize(1280, 800)
    dress(table, Look())
    sheet = with_drawn(printed("A"), water="A1 A2 A3 A4 A5 A6 A7 A8")
    table.show_turn(view_for(drawing("orchard", sheet), 0))
    table.show()
    qtbot.waitExposed(table)
    return table


def aim(page: TablePage, name: str) -> None:
    """Move the pointer to a space; the event goes straight to the map, no cursor is moved."""
    viewport, point = page.canvas.viewport(), page.canvas.point_of(parse_space(name))
    none = Qt.MouseButton.NoButton
    where = QPointF(viewport.mapToGlobal(point))
    held = Qt.KeyboardModifier.NoModifier
    kind = QEvent.Type.MouseMove
    QApplication.sendEvent(viewport, QMouseEvent(kind, point, where, none, none, held))
    QApplication.processEvents()


def lead(page: TablePage, *names: str) -> set[str]:
    """Lead the pointer to the first space, then to the others; name what is painted then."""
    for _ in range(3):
        aim(page, names[0])
    painted = PaintedWidgets()
    for widget in (page, *page.findChildren(QWidget)):
        widget.installEventFilter(painted)
    for name in names[1:]:
        aim(page, name)
    return painted.names


def test_step_that_changes_no_score_paints_the_map_alone(page: TablePage) -> None:
    viewport = type(page.canvas.viewport()).__name__
    assert lead(page, "G4", "G5", "H5") == {viewport}


def test_step_with_other_reasons_paints_them_without_the_bar_they_stand_in(
    page: TablePage,
) -> None:
    viewport = type(page.canvas.viewport()).__name__
    assert lead(page, "A2", "A3", "A4") == {viewport, "StatusLine"}


def test_choosing_another_terrain_paints_the_shape_in_hand(page: TablePage) -> None:
    lead(page, "G4", "G5")
    painted = PaintedWidgets()
    page.offer.hand.installEventFilter(painted)
    page.steps.choose_terrain(Terrain.FARM)
    QApplication.processEvents()
    assert painted.names == {"ShapeInHand"}


def test_step_that_changes_a_score_paints_its_edict(page: TablePage) -> None:
    page.steps.choose_terrain(Terrain.FARM)
    painted = lead(page, "G4", "B4")
    assert {"EdictCard", "PreviewPanel"} <= painted
    assert "ShapeInHand" not in painted
