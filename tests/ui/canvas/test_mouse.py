"""What the mouse does to the shape in hand."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication

from cartographers_gui.engine import RefusalCode
from cartographers_gui.ui.keys import WheelUse
from tests.ui.canvas.stage import LEFT, MIDDLE, RIGHT, CanvasStage, draft_of

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


# --- moving -------------------------------------------------------------------------------------


def test_shape_follows_the_pointer_by_spaces(stage: CanvasStage) -> None:
    stage.hover("H6")
    assert stage.covered == "H5 H6 H7 I5"
    stage.hover("H7")
    assert stage.covered == "H6 H7 H8 I6"


def test_draft_is_told_once_for_each_space(stage: CanvasStage) -> None:
    stage.hover("H6")
    stage.mouse(QEvent.Type.MouseMove, stage.point("H6") + QPoint(3, 3))
    assert len(stage.told("draft")) == 1


@pytest.mark.parametrize(
    ("corner", "covered"),
    [
        ("A1", "A1 A2 A3 B1"),
        ("A11", "A10 A11 A9 B9"),
        ("K1", "J1 J2 J3 K1"),
        ("K11", "J10 J11 J9 K9"),
    ],
)
def test_shape_is_clamped_in_every_corner(stage: CanvasStage, corner: str, covered: str) -> None:
    stage.hover(corner)
    assert sorted(stage.covered.split()) == covered.split()


def test_shape_stays_clamped_while_the_pointer_is_on_the_rulers(stage: CanvasStage) -> None:
    stage.mouse(QEvent.Type.MouseMove, stage.point("A1") - QPoint(60, 0))
    assert stage.covered == "A1 A2 A3 B1"


def test_shape_leaves_the_map_with_the_pointer(stage: CanvasStage) -> None:
    stage.hover("H6")
    QApplication.sendEvent(stage.canvas.viewport(), QEvent(QEvent.Type.Leave))
    assert stage.draft.target is None


def test_shape_that_keys_have_led_on_stays_when_the_pointer_goes(stage: CanvasStage) -> None:
    stage.hover("H6")
    stage.key(Qt.Key.Key_Right)
    target = stage.draft.target
    QApplication.sendEvent(stage.canvas.viewport(), QEvent(QEvent.Type.Leave))
    assert stage.draft.target == target
    stage.hover("C9")
    QApplication.sendEvent(stage.canvas.viewport(), QEvent(QEvent.Type.Leave))
    assert stage.draft.target is None


def test_laid_shape_stays_when_the_pointer_goes(stage: CanvasStage) -> None:
    stage.click("H6")
    stage.hover("C9")
    QApplication.sendEvent(stage.canvas.viewport(), QEvent(QEvent.Type.Leave))
    assert stage.covered == "H5 H6 H7 I5"
    assert stage.draft.is_laid


def test_pointer_names_spaces_when_nothing_is_in_hand(stage: CanvasStage) -> None:
    stage.canvas.set_draft(None)
    stage.hover("C4")
    stage.hover("C4")
    stage.mouse(QEvent.Type.MouseMove, QPoint(1, 1))
    assert list(map(str, stage.told("hovered"))) == ["C4", "None"]


def test_pointer_names_no_space_while_a_shape_is_in_hand(stage: CanvasStage) -> None:
    stage.hover("C4")
    assert stage.told("hovered") == []


# --- clicking -----------------------------------------------------------------------------------


def test_click_lays_a_legal_shape_as_a_draft(stage: CanvasStage) -> None:
    stage.click("H6")
    assert stage.draft.is_laid
    assert stage.told("confirm") == []


def test_click_on_an_illegal_place_is_refused_with_the_reason(stage: CanvasStage) -> None:
    stage.click("E8")
    assert not stage.draft.is_laid
    (refusals,) = stage.told("refused")
    assert isinstance(refusals, tuple)
    assert refusals[0].code is RefusalCode.ALREADY_DRAWN
    assert stage.canvas.refusals == refusals


def test_click_on_the_draft_confirms_it(stage: CanvasStage) -> None:
    stage.click("H6")
    stage.click("I5")
    assert len(stage.told("confirm")) == 1
    assert stage.draft.is_laid


def test_click_elsewhere_moves_the_draft(stage: CanvasStage) -> None:
    stage.click("H6")
    stage.click("C6")
    assert stage.covered == "C5 C6 C7 D5"
    assert stage.draft.is_laid
    assert stage.told("confirm") == []


def test_click_on_an_illegal_place_leaves_the_draft_where_it_lies(stage: CanvasStage) -> None:
    stage.click("H6")
    stage.click("E8")
    assert stage.draft.is_laid
    assert stage.covered == "H5 H6 H7 I5"
    (refusals,) = stage.told("refused")
    assert isinstance(refusals, tuple)
    assert refusals[0].code is RefusalCode.ALREADY_DRAWN


def test_second_click_in_a_corner_confirms_though_the_shape_is_clamped(stage: CanvasStage) -> None:
    stage.hold(".#./###")
    stage.click("A11")
    assert stage.covered == "A10 B9 B10 B11"
    assert stage.draft.is_laid
    stage.click("A11")
    assert len(stage.told("confirm")) == 1


def test_click_on_the_margin_lays_a_clamped_shape_but_never_moves_a_draft(
    stage: CanvasStage,
) -> None:
    beside = stage.point("C1") - QPoint(55, 0)
    stage.mouse(QEvent.Type.MouseMove, beside)
    stage.mouse(QEvent.Type.MouseButtonPress, beside, LEFT)
    stage.mouse(QEvent.Type.MouseButtonRelease, beside, LEFT)
    assert stage.covered == "C1 C2 C3 D1"
    assert stage.draft.is_laid
    below = stage.point("H1") - QPoint(55, 0)
    stage.mouse(QEvent.Type.MouseButtonPress, below, LEFT)
    stage.mouse(QEvent.Type.MouseButtonRelease, below, LEFT)
    assert stage.covered == "C1 C2 C3 D1"


def test_double_click_places_and_confirms(stage: CanvasStage) -> None:
    stage.double_click("H6")
    assert stage.covered == "H5 H6 H7 I5"
    assert len(stage.told("confirm")) == 1


def test_second_half_of_a_double_click_does_not_act_on_the_next_shape(stage: CanvasStage) -> None:
    stage.click("H6")
    stage.canvas.confirm_requested.connect(lambda: stage.hold("##"))
    stage.double_click("H6")
    assert len(stage.told("confirm")) == 1
    assert not stage.draft.is_laid


def test_click_without_a_shape_does_nothing(stage: CanvasStage) -> None:
    stage.canvas.set_draft(None)
    stage.double_click("H6")
    assert stage.told("draft") == stage.told("confirm") == stage.told("refused") == []


# --- dragging -----------------------------------------------------------------------------------


def test_draft_is_dragged_by_the_space_where_it_was_gripped(stage: CanvasStage) -> None:
    stage.click("H6")
    stage.drag("I5", "I6", "I7")
    assert stage.covered == "H7 H8 H9 I7"
    assert stage.draft.is_laid
    assert stage.told("confirm") == []


def test_draft_dragged_away_and_back_is_laid_and_not_confirmed(stage: CanvasStage) -> None:
    stage.click("H6")
    stage.drag("H6", "H7", "H6")
    assert stage.covered == "H5 H6 H7 I5"
    assert stage.draft.is_laid
    assert stage.told("confirm") == []


def test_draft_dropped_on_an_illegal_place_goes_back_to_where_it_lay(stage: CanvasStage) -> None:
    stage.click("H6")
    stage.drag("H6", "F8", "E8")
    assert stage.draft.is_laid
    assert stage.covered == "H5 H6 H7 I5"
    assert len(stage.told("refused")) == 1


def test_draft_pulled_from_its_card_to_an_illegal_place_goes_back(stage: CanvasStage) -> None:
    stage.click("H6")
    stage.canvas.begin_carry()
    stage.canvas.carry_to(on_screen(stage, "E8"))
    stage.canvas.drop_carried(on_screen(stage, "E8"))
    assert stage.draft.is_laid
    assert stage.covered == "H5 H6 H7 I5"
    assert len(stage.told("refused")) == 1


def test_press_beside_a_draft_does_not_drag_it(stage: CanvasStage) -> None:
    stage.click("H6")
    stage.mouse(QEvent.Type.MouseButtonPress, stage.point("C3"), LEFT)
    stage.mouse(QEvent.Type.MouseMove, stage.point("C4"), LEFT)
    assert stage.covered == "H5 H6 H7 I5"


def on_screen(stage: CanvasStage, name: str) -> QPointF:
    return QPointF(stage.canvas.viewport().mapToGlobal(stage.point(name)))


def test_shape_pulled_from_its_card_is_laid_where_it_is_released(stage: CanvasStage) -> None:
    stage.canvas.begin_carry()
    stage.canvas.carry_to(on_screen(stage, "C6"))
    assert stage.covered == "C5 C6 C7 D5"
    stage.canvas.drop_carried(on_screen(stage, "H6"))
    assert stage.covered == "H5 H6 H7 I5"
    assert stage.draft.is_laid


def test_shape_released_beside_the_map_goes_back_into_the_hand(stage: CanvasStage) -> None:
    stage.canvas.begin_carry()
    stage.canvas.carry_to(on_screen(stage, "C6"))
    stage.canvas.drop_carried(QPointF(-500, -500))
    assert stage.draft.target is None
    assert stage.told("refused") == []


def test_shape_released_on_an_illegal_place_is_refused(stage: CanvasStage) -> None:
    stage.canvas.begin_carry()
    stage.canvas.drop_carried(on_screen(stage, "E8"))
    assert len(stage.told("refused")) == 1


def test_card_pulled_while_a_draft_lies_takes_it_along(stage: CanvasStage) -> None:
    stage.click("H6")
    stage.canvas.begin_carry()
    stage.canvas.carry_to(on_screen(stage, "C6"))
    assert not stage.draft.is_laid
    assert stage.covered == "C5 C6 C7 D5"


def test_pointer_on_the_screen_means_nothing_unless_a_shape_is_carried(stage: CanvasStage) -> None:
    stage.canvas.carry_to(on_screen(stage, "C6"))
    stage.canvas.drop_carried(on_screen(stage, "C6"))
    assert stage.told("draft") == []


# --- turning and mirroring ----------------------------------------------------------------------


def test_right_click_turns_clockwise_and_with_shift_the_other_way(stage: CanvasStage) -> None:
    stage.click("H6", RIGHT)
    assert str(stage.draft.form) == "##/.#/.#"
    stage.click("H6", RIGHT, SHIFT)
    stage.click("H6", RIGHT, SHIFT)
    assert str(stage.draft.form) == "#./#./##"


def test_middle_click_mirrors(stage: CanvasStage) -> None:
    stage.click("H6", MIDDLE)
    assert str(stage.draft.form) == "###/..#"


def test_turn_after_a_mirror_goes_the_way_the_eye_expects(stage: CanvasStage) -> None:
    stage.click("H6", MIDDLE)
    stage.click("H6", RIGHT)
    assert str(stage.draft.form) == ".#/.#/##"


@pytest.mark.parametrize("corner", ["A1", "A11", "K1", "K11"])
def test_shape_turns_in_every_corner(stage: CanvasStage, corner: str) -> None:
    seen = set()
    for _ in range(4):
        stage.click(corner, RIGHT)
        seen.add(str(stage.draft.form))
        assert all(space in stage.sheet.layout.grid for space in stage.draft.spaces)
    assert len(seen) == 4


def test_laid_shape_turns_and_stays_laid_while_it_is_legal(stage: CanvasStage) -> None:
    stage.click("H6")
    stage.click("H6", RIGHT)
    assert str(stage.draft.form) == "##/.#/.#"
    assert stage.draft.is_laid


def test_laid_shape_that_becomes_illegal_by_a_turn_is_picked_up_there(stage: CanvasStage) -> None:
    stage.click("F8")
    laid = stage.draft
    stage.canvas.turn()
    assert (laid.is_laid, stage.draft.is_laid) == (True, False)
    assert str(stage.draft.target) == "F8"
    assert stage.canvas.refusals[0].code is RefusalCode.ALREADY_DRAWN
    assert stage.told("draft")[-1] == stage.draft


def test_page_sets_a_laid_draft_that_is_illegal_and_is_told_of_the_picked_up_one(
    stage: CanvasStage,
) -> None:
    illegal = draft_of(stage.sheet).aimed_at(stage.draft.sheet.layout.grid.spaces[0]).laid_down()
    stage.canvas.set_draft(illegal)
    assert stage.draft == illegal.picked_up()
    assert stage.told("draft") == [stage.draft]


def test_page_is_not_told_of_the_draft_it_sets(stage: CanvasStage) -> None:
    stage.canvas.set_draft(draft_of(stage.sheet, "##"))
    stage.canvas.set_draft(None)
    assert stage.told("draft") == []


# --- the wheel ----------------------------------------------------------------------------------


def test_a_notch_towards_the_person_turns_clockwise(stage: CanvasStage) -> None:
    stage.wheel(angle=-120)
    assert str(stage.draft.form) == "##/.#/.#"
    stage.wheel(angle=120)
    stage.wheel(angle=120)
    assert str(stage.draft.form) == "#./#./##"


def test_small_steps_of_a_wheel_add_up_to_a_notch(stage: CanvasStage) -> None:
    for _ in range(7):
        stage.wheel(angle=-15)
    assert stage.told("draft") == []
    stage.wheel(angle=-15)
    assert len(stage.told("draft")) == 1


def test_eighty_pixels_of_a_track_pad_are_a_notch(stage: CanvasStage) -> None:
    for _ in range(3):
        stage.wheel(angle=-300, pixels=-20, phase=Qt.ScrollPhase.ScrollUpdate)
    assert stage.told("draft") == []
    stage.wheel(angle=-300, pixels=-20, phase=Qt.ScrollPhase.ScrollUpdate)
    assert len(stage.told("draft")) == 1


def test_pixels_alone_count_as_well(stage: CanvasStage) -> None:
    stage.wheel(pixels=-80)
    assert len(stage.told("draft")) == 1


def test_wheel_that_also_tells_pixels_turns_once_a_notch(stage: CanvasStage) -> None:
    for notch in range(1, 5):
        stage.wheel(angle=-120, pixels=-120, after=150)
        assert len(stage.told("draft")) == notch


def test_half_a_notch_is_forgotten_after_a_rest(stage: CanvasStage) -> None:
    stage.wheel(angle=-90)
    stage.wheel(angle=-90, after=201)
    assert stage.told("draft") == []
    stage.wheel(angle=-90, after=199)
    assert len(stage.told("draft")) == 1


def test_half_a_notch_is_forgotten_when_the_direction_changes(stage: CanvasStage) -> None:
    stage.wheel(angle=-90)
    stage.wheel(angle=110)
    assert stage.told("draft") == []


def test_wheel_that_coasts_turns_nothing(stage: CanvasStage) -> None:
    stage.wheel(angle=-480, pixels=-400, phase=Qt.ScrollPhase.ScrollMomentum)
    assert stage.told("draft") == []


def test_wheel_turns_a_laid_shape(stage: CanvasStage) -> None:
    stage.click("H6")
    stage.wheel(angle=-120)
    assert str(stage.draft.form) == "##/.#/.#"
    assert stage.draft.is_laid


def test_wheel_with_control_enlarges_and_turns_nothing(stage: CanvasStage) -> None:
    stage.wheel(angle=120, modifiers=CONTROL)
    assert stage.canvas.zoom == 1.25
    assert stage.told("draft") == []


def test_track_pad_that_tells_pixels_alone_enlarges(stage: CanvasStage) -> None:
    for _ in range(4):
        stage.wheel(pixels=20, modifiers=CONTROL, phase=Qt.ScrollPhase.ScrollUpdate)
    assert stage.canvas.zoom == pytest.approx(1.25)


# --- looking, and the choice of the wheel -------------------------------------------------------


def test_right_click_without_a_shape_asks_for_the_card(stage: CanvasStage) -> None:
    cards: list[object] = []
    stage.canvas.card_requested.connect(cards.append)
    stage.canvas.set_draft(None)
    stage.click("E8", RIGHT)
    assert list(map(str, cards)) == ["E8"]


def test_pointer_looks_at_spaces_beside_a_draft_that_lies(stage: CanvasStage) -> None:
    stage.click("H6")
    stage.hover("C4")
    stage.hover("H6")
    assert stage.covered == "H5 H6 H7 I5"
    assert list(map(str, stage.told("hovered"))) == ["C4", "None"]


def test_wheel_enlarges_for_those_who_want_that(stage: CanvasStage) -> None:
    stage.canvas.set_wheel_use(WheelUse.ZOOM)
    before = stage.draft
    stage.wheel(angle=120)
    assert stage.canvas.zoom > 1
    assert stage.draft == before


def test_wheel_does_nothing_for_those_who_want_that(stage: CanvasStage) -> None:
    stage.canvas.set_wheel_use(WheelUse.NOTHING)
    before = stage.draft
    stage.wheel(angle=240)
    assert stage.canvas.zoom == 1
    assert stage.draft == before
    stage.wheel(angle=120, modifiers=CONTROL)
    assert stage.canvas.zoom > 1
