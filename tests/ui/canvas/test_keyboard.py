"""What the keys do to the shape in hand, on Latin and Cyrillic layouts."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cartographers_gui.engine import Space
from cartographers_gui.ui.keys import MAP_KEYS, Key, KeyTable, MapAction
from tests.helpers.sheets import sheet
from tests.ui.canvas.stage import CanvasStage, PlainWords, draft_of

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier
KEY = Qt.Key


# --- the table ----------------------------------------------------------------------------------


def test_every_action_has_a_key() -> None:
    assert set(MAP_KEYS) == set(MapAction)


def test_no_key_stands_for_two_actions() -> None:
    taken = [(key.code, key.modifiers.value) for keys in MAP_KEYS.values() for key in keys]
    assert len(taken) == len(set(taken))


def test_every_letter_has_the_ukrainian_one_of_the_same_key() -> None:
    latin = "QWERTYUIOPASDFGHJKLZXCVBNM"
    ukrainian = "ЙЦУКЕНГШЩЗФІВАПРОЛДЯЧСМИТЬ"
    letters = [
        (chr(key.code.value), key.cyrillic)
        for keys in MAP_KEYS.values()
        for key in keys
        if KEY.Key_A <= key.code <= KEY.Key_Z
    ]
    assert letters
    for letter, cyrillic in letters:
        assert ukrainian[latin.index(letter)] == cyrillic


def test_bare_y_and_z_are_not_used_since_layouts_swap_them() -> None:
    codes = {key.code for keys in MAP_KEYS.values() for key in keys}
    assert not codes & {KEY.Key_Y, KEY.Key_Z}


def test_key_caps_are_named_as_qt_names_keys() -> None:
    keys = KeyTable(MAP_KEYS)
    assert [keys.cap(action) for action in (MapAction.TURN_RIGHT, MapAction.MIRROR)] == ["E", "F"]
    assert [key.text for key in MAP_KEYS[MapAction.TURN_LEFT]] == ["Q", "Shift+R"]


# --- turning and mirroring ----------------------------------------------------------------------

TURNED = {
    "right": ("##/.#/.#", [(KEY.Key_E, NONE), (KEY.Key_R, NONE)], [("у", NONE), ("к", NONE)]),  # noqa: RUF001
    "left": ("#./#./##", [(KEY.Key_Q, NONE), (KEY.Key_R, SHIFT)], [("й", NONE), ("К", SHIFT)]),  # noqa: RUF001
    "mirror": ("###/..#", [(KEY.Key_F, NONE)], [("а", NONE)]),  # noqa: RUF001
}


@pytest.mark.parametrize(
    ("form", "key", "modifiers"),
    [(form, *key) for form, keys, _ in TURNED.values() for key in keys],
)
def test_letter_turns_what_is_in_hand_before_it_is_on_the_map(
    stage: CanvasStage, form: str, key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    stage.key(key, modifiers)
    assert stage.draft.target is None
    assert str(stage.draft.form) == form


@pytest.mark.parametrize(
    ("form", "letter", "modifiers"),
    [(form, *letter) for form, _, letters in TURNED.values() for letter in letters],
)
def test_cyrillic_letter_of_the_same_key_does_the_same(
    stage: CanvasStage, form: str, letter: str, modifiers: Qt.KeyboardModifier
) -> None:
    assert stage.cyrillic(letter, modifiers)
    assert str(stage.draft.form) == form


def test_keys_turn_a_laid_shape(stage: CanvasStage) -> None:
    stage.click("H6")
    stage.key(KEY.Key_E)
    assert str(stage.draft.form) == "##/.#/.#"
    assert stage.draft.is_laid


def test_key_makes_a_laid_shape_a_ghost_where_it_would_be_illegal(stage: CanvasStage) -> None:
    stage.click("F8")
    stage.key(KEY.Key_E)
    assert not stage.draft.is_laid
    assert stage.canvas.refusals


@pytest.mark.parametrize("corner", ["A1", "A11", "K1", "K11"])
def test_keys_turn_in_every_corner(stage: CanvasStage, corner: str) -> None:
    stage.hover(corner)
    forms = set()
    for _ in range(4):
        stage.key(KEY.Key_R)
        forms.add(str(stage.draft.form))
        assert all(space in stage.sheet.layout.grid for space in stage.draft.spaces)
    assert len(forms) == 4


# --- going about --------------------------------------------------------------------------------


def test_arrows_bring_the_shape_where_it_may_lie_near_the_middle_and_step(
    stage: CanvasStage,
) -> None:
    stage.key(KEY.Key_Left)
    # In the very middle it would cover the mountain of F6.
    assert str(stage.draft.target) == "E6"
    assert stage.draft.is_legal
    for key, expected in (
        (KEY.Key_Left, "E5"),
        (KEY.Key_Up, "D5"),
        (KEY.Key_Right, "D6"),
        (KEY.Key_Down, "E6"),
    ):
        stage.key(key)
        assert str(stage.draft.target) == expected


@pytest.mark.parametrize(
    ("key", "modifiers", "covered"),
    [
        (KEY.Key_Home, NONE, "E1 E2 E3 F1"),
        (KEY.Key_End, NONE, "E9 E10 E11 F9"),
        (KEY.Key_Left, CONTROL, "E1 E2 E3 F1"),
        (KEY.Key_Right, CONTROL, "E9 E10 E11 F9"),
        (KEY.Key_PageUp, NONE, "A5 A6 A7 B5"),
        (KEY.Key_PageDown, NONE, "J5 J6 J7 K5"),
        (KEY.Key_Up, CONTROL, "A5 A6 A7 B5"),
        (KEY.Key_Down, CONTROL, "J5 J6 J7 K5"),
    ],
)
def test_edge_keys_go_as_far_as_the_map_reaches(
    stage: CanvasStage, key: Qt.Key, modifiers: Qt.KeyboardModifier, covered: str
) -> None:
    stage.key(KEY.Key_Left)
    stage.key(key, modifiers)
    assert stage.covered == covered


def test_shift_and_arrow_jump_to_the_next_legal_place(stage: CanvasStage) -> None:
    stage.hover("C6")
    stage.key(KEY.Key_Down, SHIFT)
    assert stage.draft.is_legal
    assert stage.draft.target is not None
    assert stage.draft.target.row > 2


def test_n_visits_legal_places_forwards_and_with_shift_backwards(stage: CanvasStage) -> None:
    stage.key(KEY.Key_N)
    first = stage.covered
    stage.key(KEY.Key_N)
    assert stage.covered != first
    assert stage.draft.is_legal
    stage.key(KEY.Key_N, SHIFT)
    assert stage.covered == first
    assert stage.cyrillic("т")
    assert stage.cyrillic("Т", SHIFT)  # noqa: RUF001
    assert stage.covered == first


# --- placing and dropping -----------------------------------------------------------------------


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space])
def test_place_key_lays_the_shape_and_then_confirms(stage: CanvasStage, key: Qt.Key) -> None:
    stage.hover("H6")
    stage.key(key)
    assert stage.draft.is_laid
    assert stage.told("confirm") == []
    stage.key(key)
    assert len(stage.told("confirm")) == 1


def test_place_key_held_down_does_not_confirm(stage: CanvasStage) -> None:
    stage.hover("H6")
    for repeat in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Return, NONE, "\r", repeat)
        QApplication.sendEvent(stage.canvas, event)
    assert stage.draft.is_laid
    assert stage.told("confirm") == []


def test_place_key_on_an_illegal_place_is_refused(stage: CanvasStage) -> None:
    stage.hover("E8")
    stage.key(KEY.Key_Return)
    assert len(stage.told("refused")) == 1
    assert not stage.draft.is_laid


def test_place_key_brings_a_shape_in_hand_to_the_map(stage: CanvasStage) -> None:
    stage.key(KEY.Key_Return)
    assert str(stage.draft.target) == "E6"
    assert not stage.draft.is_laid


def test_escape_drops_the_draft_then_the_ghost_and_then_leaves_the_key(stage: CanvasStage) -> None:
    stage.click("H6")
    stage.key(KEY.Key_Escape)
    assert (stage.draft.is_laid, stage.covered) == (False, "H5 H6 H7 I5")
    stage.key(KEY.Key_Escape)
    assert stage.draft.target is None
    event = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Escape, NONE)
    stage.canvas.keyPressEvent(event)
    assert not event.isAccepted()


# --- other keys ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "number"), [(KEY.Key_1, 1), (KEY.Key_5, 5), (KEY.Key_9, 9)])
def test_digit_asks_for_a_choice(stage: CanvasStage, key: Qt.Key, number: int) -> None:
    stage.key(key)
    stage.key(key, Qt.KeyboardModifier.KeypadModifier)
    assert stage.told("choice") == [number, number]


@pytest.mark.parametrize(("letter", "action"), [("L", MapAction.DOTS), ("Д", MapAction.DOTS)])
def test_switches_of_the_menu_are_left_to_the_window(
    stage: CanvasStage, letter: str, action: MapAction
) -> None:
    asked: list[object] = []
    stage.canvas.asked.connect(asked.append)
    assert stage.cyrillic(letter)
    assert asked == [action]


def test_marks_of_legal_places_show_and_hide(stage: CanvasStage) -> None:
    targets = stage.draft.legal_targets()
    assert stage.canvas.dots == targets
    stage.canvas.set_dots(on=False)
    assert stage.canvas.dots == frozenset()
    stage.canvas.set_dots(on=True)
    assert stage.canvas.dots == targets


def test_marks_follow_the_turn_of_the_shape(stage: CanvasStage) -> None:
    stage.key(KEY.Key_E)
    assert stage.canvas.dots == stage.draft.legal_targets()


def test_key_that_means_nothing_is_left_to_the_window(stage: CanvasStage) -> None:
    for key, modifiers in ((KEY.Key_X, NONE), (KEY.Key_R, CONTROL), (KEY.Key_1, CONTROL)):
        event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers)
        stage.canvas.keyPressEvent(event)
        assert not event.isAccepted()
    assert stage.said == []


def test_tab_leaves_the_map(stage: CanvasStage) -> None:
    assert stage.canvas.hasFocus()
    QTest.keyClick(stage.canvas, KEY.Key_Tab)
    assert stage.other.hasFocus()


def test_focus_is_seen_once_the_keyboard_is_used(stage: CanvasStage) -> None:
    ring = stage.canvas.scene().focus_item  # type: ignore[attr-defined]
    assert not ring.isVisible()
    stage.key(KEY.Key_Left)
    assert ring.isVisible()
    stage.other.setFocus()
    assert not ring.isVisible()
    stage.canvas.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring.isVisible()


# --- without a shape ----------------------------------------------------------------------------


def test_arrows_lead_a_cursor_over_the_map_when_nothing_is_in_hand(stage: CanvasStage) -> None:
    stage.canvas.set_draft(None)
    stage.key(KEY.Key_Down)
    stage.key(KEY.Key_Right)
    stage.key(KEY.Key_Home)
    stage.key(KEY.Key_Up)
    assert list(map(str, stage.told("hovered"))) == ["F6", "F7", "F1", "E1"]
    assert str(stage.canvas.cursor_space) == "E1"


def test_cursor_stops_at_the_edge_and_goes_with_escape(stage: CanvasStage) -> None:
    stage.canvas.set_draft(None)
    for _ in range(20):
        stage.key(KEY.Key_Right)
    assert str(stage.canvas.cursor_space) == "F11"
    stage.key(KEY.Key_Escape)
    assert stage.canvas.cursor_space is None


def test_cursor_gives_way_to_a_shape(stage: CanvasStage) -> None:
    stage.canvas.set_draft(None)
    stage.key(KEY.Key_Right)
    stage.canvas.set_draft(draft_of(stage.sheet))
    assert stage.canvas.cursor_space is None


def test_cursor_of_a_large_map_is_not_left_outside_a_small_one(stage: CanvasStage) -> None:
    stage.canvas.set_draft(None)
    stage.key(KEY.Key_Right)
    stage.canvas.show_sheet(sheet("...\n...\n..."))
    assert stage.canvas.cursor_space is None


def test_turning_nothing_leaves_the_key(stage: CanvasStage) -> None:
    stage.canvas.set_draft(None)
    assert not stage.cyrillic("к")


# --- for those who do not see the map -----------------------------------------------------------


def test_every_change_is_told_in_words(stage: CanvasStage) -> None:
    stage.canvas.set_words(PlainWords())
    assert stage.canvas.accessibleName() == "the map"
    stage.key(KEY.Key_Left)
    assert stage.canvas.accessibleDescription() == "E6 True"
    stage.key(KEY.Key_Down)
    assert stage.canvas.accessibleDescription() == "F6 False"
    stage.canvas.set_draft(None)
    assert stage.canvas.accessibleDescription() == ""
    stage.key(KEY.Key_Up)
    assert stage.canvas.accessibleDescription() == "at F6"


def test_i_reads_the_space_and_with_shift_the_map(stage: CanvasStage) -> None:
    stage.canvas.set_words(PlainWords())
    stage.key(KEY.Key_N)
    stage.key(KEY.Key_I)
    assert stage.canvas.accessibleDescription().startswith("at A")
    assert stage.canvas.accessibleDescription().endswith("row 0")
    stage.key(KEY.Key_I, SHIFT)
    assert stage.canvas.accessibleDescription() == "a map"


@pytest.mark.parametrize(("key", "held"), [(KEY.Key_Menu, NONE), (KEY.Key_F10, SHIFT)])
def test_menu_key_asks_for_the_card_of_the_space(
    stage: CanvasStage, key: Qt.Key, held: Qt.KeyboardModifier
) -> None:
    cards: list[object] = []
    stage.canvas.card_requested.connect(cards.append)
    stage.key(key, held)
    assert cards == []
    stage.key(KEY.Key_Up)
    stage.key(key, held)
    assert cards == [Space(4, 5)]


# --- other keys ---------------------------------------------------------------------------------


def test_another_key_takes_the_place_of_the_first(stage: CanvasStage) -> None:
    keys = KeyTable(MAP_KEYS)
    stage.canvas.set_keys(keys)
    keys.put(MapAction.MIRROR, [Key.named("B")])
    before = stage.draft
    stage.key(KEY.Key_F)
    assert stage.draft == before
    stage.cyrillic("И")
    assert stage.draft == before.mirrored()
