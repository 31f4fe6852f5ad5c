"""How a sheet fits, enlarges, and takes over sizes, colours and other sheets."""

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QHelpEvent,
    QImage,
    QKeyEvent,
    QNativeGestureEvent,
    QPainter,
    QPointingDevice,
)
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import MapLayout, MapSheet, Space, Terrain, parse_space
from cartographers_gui.ui.canvas import Cartouche, MapCanvas, SheetView
from cartographers_gui.ui.canvas.sheet_view import LARGEST_ZOOM, WHOLE
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, NIGHT, Palette
from cartographers_gui.ui.widgets.look import Look, push_look
from tests.helpers.sheets import spaces
from tests.ui.canvas.stage import LEFT, CanvasStage, draft_of

CONTROL = Qt.KeyboardModifier.ControlModifier
LARGE = MapSheet.blank(MapLayout.from_text("\n".join(["." * 11] * 14)))
SMALL = MapSheet.from_text("..M\n.R.\n...")


def picture_of(view: SheetView) -> QImage:
    return view.viewport().grab().toImage()


def settle(view: SheetView) -> None:
    """Let the wait for the last change of size be over."""
    for timer in view.findChildren(QTimer):
        if timer.isActive():
            timer.stop()
            timer.timeout.emit()
    QApplication.processEvents()


# --- fitting ------------------------------------------------------------------------------------


@pytest.mark.parametrize("map_sheet", [SMALL, LARGE], ids=["3x3", "14x11"])
@pytest.mark.parametrize("size", [(420, 700), (900, 400), (340, 340)])
def test_every_sheet_fits_every_size(
    stage: CanvasStage, map_sheet: MapSheet, size: tuple[int, int]
) -> None:
    stage.canvas.set_draft(None)
    stage.canvas.show_sheet(map_sheet)
    stage.page.resize(*size)
    geometry = stage.canvas.geometry_of_map
    assert geometry is not None
    view = QRectF(stage.canvas.viewport().rect())
    assert view.contains(stage.canvas.viewportTransform().mapRect(geometry.sheet))
    for space in (Space(0, 0), map_sheet.layout.grid.spaces[-1]):
        assert stage.canvas.space_under(stage.canvas.point_of(space)) == space
    settle(stage.canvas)


@pytest.mark.parametrize("beside", [3, 6, 12, 40])
def test_the_shadow_of_the_sheet_fades_out_within_the_view(stage: CanvasStage, beside: int) -> None:
    stage.page.resize(900, 500)
    settle(stage.canvas)
    geometry = stage.canvas.geometry_of_map
    assert geometry is not None
    stage.page.resize(round(geometry.sheet.width()) + 2 * beside, 500)
    settle(stage.canvas)
    view = stage.canvas.viewport().rect()
    picture = QImage(view.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    stage.canvas.scene().render(painter, QRectF(view), QRectF(view))
    painter.end()
    middle = view.center().y()
    assert picture.pixelColor(0, middle).alpha() <= 16
    assert picture.pixelColor(beside - 1, middle).alpha() >= 40


@pytest.mark.parametrize("map_sheet", [SMALL, LARGE], ids=["3x3", "14x11"])
def test_shape_is_drawn_on_every_sheet(stage: CanvasStage, map_sheet: MapSheet) -> None:
    stage.canvas.show_sheet(map_sheet)
    stage.canvas.set_draft(draft_of(map_sheet, "##/#."))
    last = str(map_sheet.layout.grid.spaces[-1])
    stage.click(last)
    assert stage.draft.is_laid
    stage.click(last)
    assert len(stage.told("confirm")) == 1


def test_shape_larger_than_the_sheet_is_refused(stage: CanvasStage) -> None:
    stage.canvas.show_sheet(SMALL)
    stage.canvas.set_draft(draft_of(SMALL, "####"))
    stage.click("B2")
    assert len(stage.told("refused")) == 1


def test_mouse_finds_its_space_at_once_after_a_change_of_size(stage: CanvasStage) -> None:
    stage.page.resize(480, 500)
    stage.click("H6")
    assert stage.covered == "H5 H6 H7 I5"
    settle(stage.canvas)


def test_pictures_are_stretched_until_the_size_has_settled(stage: CanvasStage) -> None:
    stage.canvas.grab()
    stage.page.resize(480, 500)
    assert stage.canvas.has_stretched_art
    settle(stage.canvas)
    assert not stage.canvas.has_stretched_art


def test_settled_picture_is_the_one_of_a_canvas_born_with_that_size(
    stage: CanvasStage, qtbot: QtBot
) -> None:
    stage.hover("H6")
    stage.canvas.grab()
    stage.page.resize(480, 500)
    settle(stage.canvas)
    other = CanvasStage(qtbot)
    other.page.resize(480, 500)
    other.hover("H6")
    settle(other.canvas)
    assert picture_of(stage.canvas) == picture_of(other.canvas)


def test_hidden_canvas_waits_for_nothing(stage: CanvasStage) -> None:
    stage.canvas.grab()
    stage.page.resize(480, 500)
    stage.page.hide()
    assert not any(timer.isActive() for timer in stage.canvas.findChildren(QTimer))
    assert not stage.canvas.has_stretched_art


def test_point_of_a_space_needs_a_sheet(qtbot: QtBot) -> None:
    view = SheetView()
    qtbot.addWidget(view)
    assert view.geometry_of_map is None
    assert view.space_near(QPointF(1, 1)) is None
    with pytest.raises(LookupError):
        view.point_of(Space(0, 0))


def test_canvas_without_a_sheet_takes_events_in_its_stride(qtbot: QtBot) -> None:
    canvas = MapCanvas()
    qtbot.addWidget(canvas)
    canvas.show()
    canvas.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Left, CONTROL))
    canvas.light([spaces("A1")])
    canvas.grab()
    assert canvas.geometry_of_map is None


# --- looks --------------------------------------------------------------------------------------


@pytest.mark.parametrize("palette", [NIGHT, HIGH_CONTRAST], ids=lambda palette: palette.name)
def test_other_colours_show_at_once(stage: CanvasStage, palette: Palette) -> None:
    stage.hover("H6")
    before = picture_of(stage.canvas)
    push_look(stage.page, Look(palette))
    assert picture_of(stage.canvas) != before
    push_look(stage.page, Look(DAY))
    assert picture_of(stage.canvas) == before


def test_drawn_terrain_shows(stage: CanvasStage) -> None:
    stage.canvas.set_draft(None)
    before = picture_of(stage.canvas)
    stage.canvas.show_sheet(stage.sheet.with_drawn(Terrain.FARM, spaces("H5 H6")))
    assert picture_of(stage.canvas) != before


def test_other_owner_shows(stage: CanvasStage) -> None:
    before = picture_of(stage.canvas)
    stage.canvas.show_sheet(stage.sheet, Cartouche("Boris"))
    assert picture_of(stage.canvas) != before


@pytest.mark.parametrize("name", ["<b>Ana</b>", "\u05d0\u05e0\u05d4", "🗺️", "A" * 300])
def test_any_name_is_written_as_it_stands(stage: CanvasStage, name: str) -> None:
    stage.canvas.show_sheet(stage.sheet, Cartouche(name, name, note=name))
    assert not picture_of(stage.canvas).isNull()


def test_lit_groups_show_and_go(stage: CanvasStage) -> None:
    before = picture_of(stage.canvas)
    stage.canvas.light([spaces("E8 E9"), frozenset(), spaces("B1")], 0)
    lit = picture_of(stage.canvas)
    assert lit != before
    stage.canvas.light([spaces("E8 E9"), spaces("B1")], 1)
    assert picture_of(stage.canvas) not in (lit, before)
    stage.canvas.light([])
    assert picture_of(stage.canvas) == before


def test_cursor_shows_and_goes(stage: CanvasStage) -> None:
    before = picture_of(stage.canvas)
    stage.canvas.set_cursor_space(Space(4, 4))
    assert picture_of(stage.canvas) != before
    stage.canvas.set_cursor_space(None)
    assert picture_of(stage.canvas) == before


def test_legal_illegal_and_laid_shapes_look_different(stage: CanvasStage) -> None:
    seen = []
    for name in ("H6", "E8"):
        stage.hover(name)
        seen.append(picture_of(stage.canvas))
    stage.click("H6")
    seen.append(picture_of(stage.canvas))
    assert len({bytes(image.constBits()) for image in seen}) == 3


# --- enlarging ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["B2", "F6", "J9"])
def test_space_under_the_cursor_stays_there_while_the_map_grows(
    stage: CanvasStage, name: str
) -> None:
    point = QPointF(stage.point(name))
    for _ in range(4):
        stage.canvas.set_zoom(stage.canvas.zoom * 1.25, point)
        moved = stage.canvas.point_of(parse_space(name)) - point
        # Scroll bars count whole pixels: each step may lose half of one.
        assert moved.manhattanLength() <= 4
    settle(stage.canvas)
    assert (stage.canvas.point_of(parse_space(name)) - point).manhattanLength() <= 4


def test_map_grows_to_its_largest_and_shrinks_to_fit(stage: CanvasStage) -> None:
    for _ in range(20):
        stage.wheel(angle=120, modifiers=CONTROL)
    assert stage.canvas.zoom == LARGEST_ZOOM
    for _ in range(20):
        stage.wheel(angle=-120, modifiers=CONTROL)
    assert stage.canvas.zoom == 1
    settle(stage.canvas)


def test_pointer_finds_its_space_on_the_enlarged_map(stage: CanvasStage) -> None:
    stage.canvas.set_zoom(2.0)
    stage.click("F7")
    assert str(stage.draft.target) == "F7"
    settle(stage.canvas)


def test_keys_enlarge_shrink_and_fit(stage: CanvasStage) -> None:
    stage.key(Qt.Key.Key_Plus, CONTROL)
    stage.key(Qt.Key.Key_Equal, CONTROL)
    assert stage.canvas.zoom == 1.25**2
    stage.key(Qt.Key.Key_Minus, CONTROL)
    assert stage.canvas.zoom == 1.25
    stage.key(Qt.Key.Key_0, CONTROL)
    assert stage.canvas.zoom == 1
    settle(stage.canvas)


def test_middle_stays_in_the_middle_when_keys_enlarge(stage: CanvasStage) -> None:
    middle = QRectF(stage.canvas.viewport().rect()).center()
    held = stage.canvas.space_under(middle)
    stage.key(Qt.Key.Key_Plus, CONTROL)
    QApplication.processEvents()
    assert stage.canvas.space_under(middle) == held
    settle(stage.canvas)


def test_enlarged_map_follows_the_shape_that_keys_lead(stage: CanvasStage) -> None:
    stage.canvas.set_zoom(3.0)
    stage.key(Qt.Key.Key_Left)
    for key in (Qt.Key.Key_End, Qt.Key.Key_PageDown):
        stage.key(key)
    assert stage.draft.target is not None
    point = stage.canvas.point_of(stage.draft.target).toPoint()
    assert stage.canvas.viewport().rect().contains(point)
    settle(stage.canvas)


def test_pinch_on_a_track_pad_enlarges(stage: CanvasStage) -> None:
    point = QPointF(stage.point("F6"))
    pad = QPointingDevice.primaryPointingDevice()
    zoom = Qt.NativeGestureType.ZoomNativeGesture
    event = QNativeGestureEvent(zoom, pad, 2, point, point, point, 0.5, QPointF())
    QApplication.sendEvent(stage.canvas.viewport(), event)
    assert stage.canvas.zoom == 1.5
    settle(stage.canvas)


def test_wheel_without_a_shape_scrolls_the_enlarged_map(stage: CanvasStage) -> None:
    stage.canvas.set_draft(None)
    stage.canvas.set_zoom(2.0)
    before = stage.canvas.verticalScrollBar().value()
    stage.wheel(angle=-120)
    assert stage.canvas.verticalScrollBar().value() > before
    settle(stage.canvas)


def test_held_space_bar_pulls_the_enlarged_map_and_does_not_place(stage: CanvasStage) -> None:
    stage.canvas.set_zoom(2.0)
    stage.hover("F7")
    said = len(stage.said)
    start = QPointF(stage.point("F7"))
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(stage.canvas, event)
    end = (start + QPointF(40, 30)).toPoint()
    stage.mouse(QEvent.Type.MouseButtonPress, start.toPoint(), LEFT)
    stage.mouse(QEvent.Type.MouseMove, end, LEFT)
    stage.mouse(QEvent.Type.MouseButtonRelease, end, LEFT)
    moved = stage.canvas.point_of(parse_space("F7"))
    assert (moved - QPointF(end)).manhattanLength() < 3
    release = QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(stage.canvas, release)
    assert len(stage.said) == said
    settle(stage.canvas)


def test_space_bar_alone_places_on_the_enlarged_map_too(stage: CanvasStage) -> None:
    stage.canvas.set_zoom(2.0)
    stage.hover("F8")
    stage.key(Qt.Key.Key_Space)
    assert stage.draft.is_laid
    settle(stage.canvas)


def test_screen_of_another_device_ratio_gets_its_own_pictures(
    stage: CanvasStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.hover("H6")
    stage.canvas.grab()
    monkeypatch.setattr(stage.canvas, "devicePixelRatioF", lambda: 1.25)
    change = QEvent(QEvent.Type.DevicePixelRatioChange)
    QApplication.sendEvent(stage.canvas.viewport(), change)
    geometry = stage.canvas.geometry_of_map
    assert geometry is not None
    assert geometry.ratio == 1.25
    assert (geometry.space * 1.25).is_integer()
    stage.click("C6")
    assert stage.covered == "C5 C6 C7 D5"
    settle(stage.canvas)
    assert not stage.canvas.has_stretched_art


# --- names and sights ---------------------------------------------------------------------------


def test_the_name_on_the_sheets_edge_is_told_in_full(stage: CanvasStage) -> None:
    view = stage.canvas
    view.show_sheet(SMALL, Cartouche("W" * 40, "the Bold"))
    geometry = view.geometry_of_map
    assert geometry is not None

    here = view.viewportTransform().map(geometry.strip.center()).toPoint()
    there = view.viewport().mapToGlobal(here)
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, here, there))
    assert QToolTip.text() == f"{'W' * 40} the Bold"
    assert view._scene.names_at(geometry.map_rect.center()) == ""


def test_a_map_is_looked_at_as_it_was(stage: CanvasStage) -> None:
    view = stage.canvas
    view.set_draft(None)
    assert view.sight is WHOLE
    view.set_zoom(2.0, view.point_of(parse_space("I9")))
    there = view.point_of(parse_space("I9"))
    sight = view.sight
    view.look_at(WHOLE)
    assert view.zoom == 1
    view.look_at(sight)
    assert view.zoom == 2
    assert (view.point_of(parse_space("I9")) - there).manhattanLength() < 3
