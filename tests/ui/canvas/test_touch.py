"""Fingers on the map."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QInputDevice, QPointingDevice, QTabletEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import parse_space
from tests.helpers.sheets import filled_with, printed
from tests.ui.canvas.stage import CanvasStage, draft_of

BEGIN, UPDATE, END, CANCEL = (
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
    QEvent.Type.TouchCancel,
)


def at(stage: CanvasStage, name: str, *, below: float = 0.0) -> QPointF:
    """Return a point on a space, or some spaces below it."""
    geometry = stage.canvas.geometry_of_map
    assert geometry is not None
    return QPointF(stage.point(name)) + QPointF(0, below * geometry.space)


def test_tap_lays_the_shape_under_the_finger(stage: CanvasStage) -> None:
    stage.tap("H6")
    assert stage.covered == "H5 H6 H7 I5"
    assert stage.draft.is_laid


def test_dragged_shape_floats_one_and_a_half_spaces_above_the_finger(stage: CanvasStage) -> None:
    stage.touch(BEGIN, at(stage, "C4"))
    stage.touch(UPDATE, at(stage, "H6", below=1.5))
    assert stage.covered == "H5 H6 H7 I5"
    assert not stage.draft.is_laid
    stage.touch(END, at(stage, "H6", below=1.5))
    assert stage.covered == "H5 H6 H7 I5"
    assert stage.draft.is_laid


def test_finger_that_trembles_still_taps(stage: CanvasStage) -> None:
    point = at(stage, "H6")
    stage.touch(BEGIN, point)
    stage.touch(UPDATE, point + QPointF(4, -4))
    stage.touch(END, point)
    assert stage.covered == "H5 H6 H7 I5"


def test_tap_beside_a_legal_place_snaps_to_it(stage: CanvasStage) -> None:
    stage.tap("D8")
    assert stage.draft.is_laid
    assert stage.draft.is_legal


def test_tap_far_from_a_legal_place_is_refused(stage: CanvasStage) -> None:
    crowded = filled_with(printed("A"), leaving="A1 A2")
    stage.canvas.show_sheet(crowded)
    stage.canvas.set_draft(draft_of(crowded, "##"))
    stage.tap("K11")
    assert len(stage.told("refused")) == 1
    assert not stage.draft.is_laid


def test_tap_elsewhere_moves_the_draft(stage: CanvasStage) -> None:
    stage.tap("H6")
    stage.tap("C6")
    assert stage.covered == "C5 C6 C7 D5"
    assert stage.draft.is_laid


def test_tap_on_the_draft_never_confirms(stage: CanvasStage) -> None:
    stage.tap("H6")
    stage.tap("H6")
    stage.tap("H6")
    assert stage.told("confirm") == []
    assert stage.covered == "H5 H6 H7 I5"


def test_double_tap_on_the_draft_turns_it(stage: CanvasStage) -> None:
    stage.tap("H6")
    stage.tap("H6")
    stage.tap("H6", after=100)
    assert str(stage.draft.form) == "##/.#/.#"
    assert stage.draft.is_laid


def test_draft_is_dragged_by_a_finger(stage: CanvasStage) -> None:
    stage.tap("H6")
    stage.touch(BEGIN, at(stage, "H6"))
    stage.touch(UPDATE, at(stage, "C6", below=1.5))
    stage.touch(END, at(stage, "C6", below=1.5))
    assert stage.covered == "C5 C6 C7 D5"
    assert stage.draft.is_laid


def test_finger_that_begins_beside_the_draft_does_not_drag_it(stage: CanvasStage) -> None:
    stage.tap("H6")
    stage.touch(BEGIN, at(stage, "C4"))
    stage.touch(UPDATE, at(stage, "C7", below=1.5))
    assert stage.covered == "H5 H6 H7 I5"


def test_second_finger_gives_up_the_drag(stage: CanvasStage) -> None:
    stage.tap("H6")
    laid = stage.draft
    stage.touch(BEGIN, at(stage, "H6"))
    stage.touch(UPDATE, at(stage, "C6", below=1.5))
    stage.touch(UPDATE, at(stage, "C6"), at(stage, "H9"))
    assert stage.draft == laid
    stage.touch(END, at(stage, "C6"))
    assert stage.draft == laid


def test_touch_taken_over_by_the_system_gives_up_the_drag(stage: CanvasStage) -> None:
    stage.touch(BEGIN, at(stage, "C4"))
    stage.touch(UPDATE, at(stage, "H6", below=1.5))
    stage.touch(CANCEL)
    assert stage.draft.target is None
    stage.tap("H6")
    assert stage.draft.is_laid


def test_two_fingers_enlarge_about_their_middle(stage: CanvasStage) -> None:
    middle = at(stage, "F6")
    held = stage.canvas.space_under(middle)
    stage.touch(BEGIN, middle - QPointF(50, 0), middle + QPointF(50, 0))
    stage.touch(UPDATE, middle - QPointF(100, 0), middle + QPointF(100, 0))
    assert stage.canvas.zoom == 2
    assert stage.canvas.space_under(middle) == held
    stage.touch(END, middle - QPointF(100, 0), middle + QPointF(100, 0))
    stage.touch(BEGIN, middle - QPointF(100, 0), middle + QPointF(100, 0))
    stage.touch(UPDATE, middle - QPointF(10, 0), middle + QPointF(10, 0))
    assert stage.canvas.zoom == 1


def test_two_fingers_pull_the_enlarged_map(stage: CanvasStage) -> None:
    stage.canvas.set_zoom(2)
    left, right = at(stage, "F6") - QPointF(50, 0), at(stage, "F6") + QPointF(50, 0)
    held = stage.canvas.space_under(left)
    way = QPointF(-60, -40)
    stage.touch(BEGIN, left, right)
    stage.touch(UPDATE, left + way, right + way)
    assert stage.canvas.space_under(left + way) == held
    assert stage.canvas.zoom == 2


def test_finger_left_after_a_pinch_means_nothing(stage: CanvasStage) -> None:
    left, right = at(stage, "F4"), at(stage, "F8")
    stage.touch(BEGIN, left, right)
    stage.touch(UPDATE, left)
    stage.touch(END, left)
    assert stage.told("draft") == []


# --- the loupe and the long press ---------------------------------------------------------------


@pytest.mark.parametrize("name", ["B2", "B10", "F6", "K1", "K11"])
def test_a_loupe_shows_beside_the_shape_while_a_finger_drags(stage: CanvasStage, name: str) -> None:
    stage.touch(BEGIN, at(stage, "C4"))
    assert not stage.canvas.loupe.isVisible()
    stage.touch(UPDATE, at(stage, name, below=1.5))
    loupe = stage.canvas.loupe
    assert loupe.isVisible()
    assert stage.canvas.viewport().rect().contains(loupe.geometry())
    geometry = stage.canvas.geometry_of_map
    assert geometry is not None
    aim = geometry.rect_of(parse_space(name)).toRect()
    assert not loupe.geometry().intersects(aim)
    stage.touch(END, at(stage, name, below=1.5))
    assert not loupe.isVisible()


def test_a_second_finger_takes_the_loupe_away(stage: CanvasStage) -> None:
    stage.touch(BEGIN, at(stage, "C4"))
    stage.touch(UPDATE, at(stage, "H6", below=1.5))
    stage.touch(UPDATE, at(stage, "C6"), at(stage, "H9"))
    assert not stage.canvas.loupe.isVisible()


def test_the_loupe_enlarges_what_lies_at_the_shape(stage: CanvasStage) -> None:
    stage.touch(BEGIN, at(stage, "C4"))
    stage.touch(UPDATE, at(stage, "H6", below=1.5))
    picture = stage.canvas.loupe.grab().toImage()
    line = {picture.pixel(x, picture.height() // 2) for x in range(picture.width())}
    assert len(line) > 5
    stage.touch(CANCEL)


def test_a_finger_that_rests_asks_for_the_card_and_lays_nothing(
    stage: CanvasStage, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(stage.canvas.card_requested) as asked:
        stage.touch(BEGIN, at(stage, "H6"))
    assert list(map(str, asked.args or [])) == ["H6"]
    stage.touch(END, at(stage, "H6"))
    assert stage.draft.target is None
    assert stage.told("confirm") == []


def test_a_finger_that_drags_asks_for_no_card(stage: CanvasStage, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(stage.canvas.card_requested, wait=700):
        stage.touch(BEGIN, at(stage, "C4"))
        stage.touch(UPDATE, at(stage, "H6", below=1.5))
    stage.touch(END, at(stage, "H6", below=1.5))


def test_a_touch_is_told(stage: CanvasStage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(stage.canvas.touched):
        stage.tap("H6")


def test_a_pen_is_left_to_act_as_a_mouse(stage: CanvasStage) -> None:
    pen = QPointingDevice(
        "pen",
        2,
        QInputDevice.DeviceType.Stylus,
        QPointingDevice.PointerType.Pen,
        QInputDevice.Capability.Position,
        1,
        1,
    )
    point = at(stage, "H6")
    event = QTabletEvent(
        QEvent.Type.TabletPress,
        pen,
        point,
        QPointF(stage.canvas.viewport().mapToGlobal(point)),
        *(1.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        Qt.KeyboardModifier.NoModifier,
        Qt.MouseButton.LeftButton,
        Qt.MouseButton.LeftButton,
    )
    QApplication.sendEvent(stage.canvas.viewport(), event)
    assert not event.isAccepted()
    assert stage.draft.target is None
