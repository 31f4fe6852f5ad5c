"""Fingers on the map."""

from PySide6.QtCore import QEvent, QPointF

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
