"""Which key does what: the table, a person's choice of it, and keyboards without Latin letters."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.session import Drawing
from cartographers_gui.storage import Settings
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.commands import CommandId, default_keys
from cartographers_gui.ui.dialogs.key_caps import CAPS
from cartographers_gui.ui.dialogs.shortcuts import ShortcutsDialog, key_use
from cartographers_gui.ui.keys import Key, KeyTable, MapAction
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.preferences import Preferences
from cartographers_gui.ui.theme import DAY
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.style_sheet import dress
from tests.helpers.games import setup

CONTROL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def keys() -> KeyTable:
    return KeyTable(default_keys())


@pytest.fixture
def dialog(qtbot: QtBot, keys: KeyTable) -> ShortcutsDialog:
    dialog = ShortcutsDialog(keys)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def at_the_map(window: MainWindow) -> MainWindow:
    window.start(setup(1))
    while not isinstance(window.bridge.stage, Drawing):
        window.bridge.advance()
    QApplication.processEvents()
    return window


# --- the table ----------------------------------------------------------------------------------


def test_the_program_comes_without_a_clash(keys: KeyTable) -> None:
    assert keys.clashes() == {}


def test_everything_with_keys_has_words(keys: KeyTable) -> None:
    assert [name for name in keys.names if not key_use(name)] == []


def test_a_choice_is_kept_as_text(keys: KeyTable) -> None:
    keys.put(MapAction.MIRROR, [Key.named("B"), Key.named("Ctrl+;")])
    keys.put(CommandId.NEW_GAME, [])
    other = KeyTable(default_keys())
    other.read(keys.text)
    assert other.keys_of(MapAction.MIRROR) == (Key.named("B"), Key.named("Ctrl+;"))
    assert other.keys_of(CommandId.NEW_GAME) == ()
    assert other.text == keys.text


def test_a_key_put_back_is_no_choice(keys: KeyTable) -> None:
    keys.put(MapAction.MIRROR, [Key.named("B")])
    keys.put(MapAction.MIRROR, [Key.named("F")])
    assert keys.text == ""


@pytest.mark.parametrize(
    "text", ["nonsense", "map_mirror\tNo such key", "no_such\tB", "map_mirror\tB\tA, B", "\t\t\n"]
)
def test_what_the_settings_cannot_mean_stays_as_it_comes(keys: KeyTable, text: str) -> None:
    keys.read(text)
    assert keys.text == ""


def test_a_shared_key_is_a_clash_of_both(keys: KeyTable) -> None:
    keys.put(MapAction.MIRROR, [Key.named("Ctrl+N")])
    assert keys.clashes() == {
        "map_mirror": (CommandId.NEW_GAME,),
        CommandId.NEW_GAME: ("map_mirror",),
    }


@pytest.mark.parametrize("name", ["Ctrl+Я", "Ctrl+я"])
def test_a_cyrillic_key_is_the_latin_one_of_its_place(name: str) -> None:
    assert Key.named(name) == Key.named("Ctrl+Z")


# --- the list of keys ---------------------------------------------------------------------------


def press(dialog: ShortcutsDialog, text: str) -> None:
    dialog.field.setKeySequence(QKeySequence(text))


def test_a_key_is_changed_in_the_list(dialog: ShortcutsDialog, keys: KeyTable) -> None:
    dialog.choose(MapAction.MIRROR)
    press(dialog, "B")
    QTest.mouseClick(dialog.use_button, Qt.MouseButton.LeftButton)
    assert keys.keys_of(MapAction.MIRROR) == (Key.named("B"),)
    press(dialog, "V")
    QTest.mouseClick(dialog.add_button, Qt.MouseButton.LeftButton)
    assert keys.keys_of(MapAction.MIRROR) == (Key.named("B"), Key.named("V"))
    QTest.mouseClick(dialog.default_button, Qt.MouseButton.LeftButton)
    assert keys.text == ""


def test_all_keys_go_back_to_what_they_were(dialog: ShortcutsDialog, keys: KeyTable) -> None:
    assert not dialog.reset_button.isEnabled()
    keys.put(MapAction.MIRROR, [Key.named("B")])
    keys.put(CommandId.NEW_GAME, [])
    QTest.mouseClick(dialog.reset_button, Qt.MouseButton.LeftButton)
    assert keys.text == ""


def test_a_key_that_is_taken_is_told_before_and_after(
    dialog: ShortcutsDialog, keys: KeyTable
) -> None:
    dialog.choose(MapAction.MIRROR)
    press(dialog, "E")
    assert dialog.said.text() == "This key is used already for: Rotate right."
    QTest.mouseClick(dialog.use_button, Qt.MouseButton.LeftButton)
    assert dialog.said.text() == "The same key is used for: Rotate right."
    row = dialog.list.currentItem()
    assert row is not None
    assert row.text(1).startswith("⚠")
    assert "Rotate right" in row.toolTip(1)


@pytest.mark.parametrize("before", ["E", "Tab"])
@pytest.mark.parametrize("key", ["F8", ""])
def test_what_was_said_of_a_key_is_not_said_of_the_next_one(
    dialog: ShortcutsDialog, before: str, key: str
) -> None:
    dialog.choose(MapAction.MIRROR)
    resting = dialog.said.text()
    press(dialog, before)
    assert dialog.said.text() != resting
    press(dialog, key)
    assert dialog.said.text() == dialog.said.accessibleName() == resting


@pytest.mark.parametrize(
    ("name", "key"),
    [
        (MapAction.MIRROR, "3"),
        (MapAction.MIRROR, "Tab"),
        (CommandId.NEW_GAME, "B"),
        (CommandId.NEW_GAME, "Shift+B"),
    ],
)
def test_keys_that_the_window_needs_cannot_be_had(
    dialog: ShortcutsDialog, keys: KeyTable, name: str, key: str
) -> None:
    dialog.choose(name)
    press(dialog, key)
    assert not dialog.use_button.isEnabled()
    assert dialog.said.text()
    assert keys.text == ""


def test_tab_leaves_the_field_of_the_new_key(dialog: ShortcutsDialog) -> None:
    dialog.activateWindow()
    dialog.field.setFocus()
    press(dialog, "B")
    QTest.keyClick(dialog.field, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.use_button


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_list_fits_on_a_small_screen(qtbot: QtBot, keys: KeyTable, scale: float) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    dress(owner, Look(DAY, Typography(scale)))
    dialog = ShortcutsDialog(keys, owner)
    dress(dialog, Look(DAY, Typography(scale)))
    dialog.show()
    least = dialog.minimumSizeHint()
    assert least.height() < 600
    assert least.width() < 940


def test_each_key_has_a_cap_in_the_list(dialog: ShortcutsDialog, keys: KeyTable) -> None:
    keys.put(MapAction.MIRROR, [Key.named("E"), Key.named("Return")])
    dialog.choose(MapAction.MIRROR)
    row = dialog.list.currentItem()
    assert row is not None
    assert row.data(1, CAPS) == ["E", "Enter"]
    place = dialog.list.visualItemRect(row)
    with_caps = dialog.list.viewport().grab(place).toImage()
    row.setData(1, CAPS, [])
    assert dialog.list.viewport().grab(place).toImage() != with_caps


# --- in the window ------------------------------------------------------------------------------


def test_menus_and_buttons_name_the_key_that_was_chosen(window: MainWindow) -> None:
    at_the_map(window)
    window.menu.keys.put(MapAction.MIRROR, [Key.named("B")])
    window.menu.keys.put(CommandId.NEW_GAME, [Key.named("F7")])
    actions = window.menu.actions_by_id
    assert actions[CommandId.MIRROR].text() == "&Mirror\tB"
    assert actions[CommandId.NEW_GAME].shortcut() == QKeySequence("F7")
    assert window.preferences.settings.keys == window.menu.keys.text
    before = window.table.draft
    QTest.keyClick(window.table.canvas, Qt.Key.Key_B)
    assert before is not None
    assert window.table.draft == before.mirrored()


def test_chosen_keys_are_there_after_a_start(qtbot: QtBot, qapp: QApplication) -> None:
    preferences = Preferences(Settings(keys="map_mirror\tB"))
    window = MainWindow(SessionBridge(), Languages(qapp), lambda: 7, preferences, Motion(0))
    qtbot.addWidget(window)
    assert window.menu.actions_by_id[CommandId.MIRROR].text() == "&Mirror\tB"


def press_cyrillic(letter: str, held: Qt.KeyboardModifier) -> bool:
    """Press a key where only a Ukrainian layout is installed, on whatever has the keyboard."""
    focused = QApplication.focusWidget()
    assert focused is not None
    event = QKeyEvent(QEvent.Type.KeyPress, ord(letter), held, letter.lower())
    QApplication.sendEvent(focused, event)
    return event.isAccepted()


def test_shortcuts_work_without_latin_letters(window: MainWindow) -> None:
    at_the_map(window)
    canvas = window.table.canvas
    canvas.setFocus()
    for key in (Qt.Key.Key_N, Qt.Key.Key_Return):
        QTest.keyClick(canvas, key)
    assert window.table.draft is not None
    assert window.table.draft.is_laid
    press_cyrillic("Я", CONTROL)
    undone = window.table.draft
    assert not undone.is_laid
    press_cyrillic("Я", CONTROL | Qt.KeyboardModifier.ShiftModifier)
    redone = window.table.draft
    assert redone.is_laid


def test_the_list_of_keys_opens_where_the_key_of_the_slash_sends_a_stop(
    window: MainWindow,
) -> None:
    at_the_map(window)
    window.table.canvas.setFocus()
    opened: list[QWidget] = []
    window.shell.opened.connect(opened.append)
    assert press_cyrillic(".", CONTROL)
    assert [type(dialog) for dialog in opened] == [ShortcutsDialog]


def test_a_field_of_text_takes_its_own_shortcuts_first(window: MainWindow, qtbot: QtBot) -> None:
    at_the_map(window)
    field = QLineEdit("Ана", window.table)
    field.show()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    press_cyrillic("Ф", CONTROL)
    assert field.selectedText() == "Ана"
    field.insert("Б")
    press_cyrillic("Я", CONTROL)
    assert field.text() == "Ана"


def test_a_bare_cyrillic_letter_is_written(window: MainWindow, qtbot: QtBot) -> None:
    field = QLineEdit(window)
    field.show()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    press_cyrillic("Я", NONE)
    assert field.text() == "я"


@pytest.mark.parametrize(
    ("letter", "setting"),
    [("L", "legal_dots"), ("Shift+L", "heat")],
    ids=["dots", "heat"],
)
def test_a_switch_of_the_view_has_a_letter(window: MainWindow, letter: str, setting: str) -> None:
    at_the_map(window)
    before = getattr(window.preferences.settings, setting)
    held = SHIFT if letter.startswith("Shift+") else NONE
    QTest.keyClick(window.table.canvas, Qt.Key(ord(letter[-1])), held)
    assert getattr(window.preferences.settings, setting) is not before
