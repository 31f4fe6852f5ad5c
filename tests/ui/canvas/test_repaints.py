"""What a pointer move costs: how much is painted, and that no art is painted anew."""

from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.canvas import ghost_item
from cartographers_gui.ui.painting import map_art
from cartographers_gui.ui.painting.ghost import Ghost, GhostLook, ghost_picture
from tests.ui.canvas.stage import CanvasStage

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtCore import QRect

    from cartographers_gui.engine import Space, Terrain
    from cartographers_gui.ui.painting.map_geometry import MapGeometry
    from cartographers_gui.ui.theme import Palette


class PaintWatch(QObject):
    """Sees each paint event of a viewport."""

    def __init__(self) -> None:
        super().__init__()
        self.regions: list[QRegion] = []

    @property
    def area(self) -> int:
        """Painted pixels, counted again at each event."""
        # The type stubs do not know that a region is a series of rectangles.
        rects = [rect for region in self.regions for rect in cast("Iterable[QRect]", region)]
        return sum(rect.width() * rect.height() for rect in rects)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.regions.append(event.region())
        return super().eventFilter(watched, event)


@pytest.fixture
def watch(stage: CanvasStage) -> "Iterator[PaintWatch]":
    """Watch the canvas after its first pictures are painted."""
    for name in ("H6", "E8", "H7"):
        stage.hover(name)
        QApplication.processEvents()
    paint_watch = PaintWatch()
    stage.canvas.viewport().installEventFilter(paint_watch)
    yield paint_watch
    stage.canvas.viewport().removeEventFilter(paint_watch)


def test_pointer_move_paints_only_round_the_old_and_the_new_place(
    stage: CanvasStage, watch: PaintWatch
) -> None:
    stage.hover("H8")
    QApplication.processEvents()
    geometry = stage.canvas.geometry_of_map
    assert geometry is not None
    ghost = (3 * geometry.space + 60) * (2 * geometry.space + 60)
    labels = 8 * geometry.space**2
    whole = stage.canvas.viewport().width() * stage.canvas.viewport().height()
    assert len(watch.regions) == 1
    assert 0 < watch.area < 2 * ghost + labels
    assert watch.area < 0.25 * whole


def test_pointer_move_across_the_map_does_not_paint_what_lies_between(
    stage: CanvasStage, watch: PaintWatch
) -> None:
    stage.hover("B10")
    QApplication.processEvents()
    whole = stage.canvas.viewport().width() * stage.canvas.viewport().height()
    assert watch.area < 0.3 * whole


def test_pointer_move_within_a_space_paints_nothing(stage: CanvasStage, watch: PaintWatch) -> None:
    point = stage.point("H7")
    for shift in (1, 4, 9):
        point.setX(point.x() + shift)
        stage.mouse(QEvent.Type.MouseMove, point)
    QApplication.processEvents()
    assert watch.regions == []


def test_moving_shape_is_painted_once_for_each_look(
    stage: CanvasStage, watch: PaintWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[GhostLook] = []

    def watched(
        geometry: "MapGeometry",
        spaces: "frozenset[Space]",
        terrain: "Terrain",
        palette: "Palette",
        *,
        look: GhostLook,
        bad: "frozenset[Space]" = frozenset(),
        ruins: "frozenset[Space]" = frozenset(),
    ) -> Ghost:
        painted.append(look)
        return ghost_picture(geometry, spaces, terrain, palette, look=look, bad=bad, ruins=ruins)

    monkeypatch.setattr(ghost_item, "ghost_picture", watched)
    for name in ("H6", "H8", "E8", "D9", "E7", "G9", "H6", "B3", "B4", "E8"):
        stage.hover(name)
        QApplication.processEvents()
    assert watch.regions
    # All good and all bad, from which every illegal shape is put together.
    assert len(painted) <= 2


def test_pointer_move_paints_no_map_anew(
    stage: CanvasStage, watch: PaintWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        pytest.fail("the map was painted for a pointer move")

    monkeypatch.setattr(map_art, "_paint_base", refuse)
    monkeypatch.setattr(map_art, "_paint_drawn", refuse)
    for name in ("H8", "E8", "B2"):
        stage.hover(name)
        QApplication.processEvents()
    assert len(watch.regions) == 3


@pytest.mark.parametrize("zoom", [1.0, 1.37])
def test_what_pointer_moves_painted_bit_by_bit_is_what_is_painted_at_once(
    stage: CanvasStage, qtbot: QtBot, zoom: float
) -> None:
    canvas = stage.canvas
    canvas.set_zoom(zoom)
    qtbot.waitUntil(lambda: not canvas.has_stretched_art)
    QApplication.processEvents()
    # Along both rulers, over the cartouche, off the sheet, across, and with another form.
    for name in ("F6", "G7", "A1", "K11", "E8"):
        stage.hover(name)
        QApplication.processEvents()
        canvas.turn()
        QApplication.processEvents()
        on_screen = canvas.screen().grabWindow(stage.page.winId()).toImage()
        at_once = stage.page.grab().toImage()
        kind = QImage.Format.Format_RGB32
        assert on_screen.convertToFormat(kind) == at_once.convertToFormat(kind), name
