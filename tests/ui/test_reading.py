"""Every map that is shown can be read: as a table of spaces, by keys, and as text."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cartographers_gui.engine import Space
from cartographers_gui.session import Curtain, Reveal
from cartographers_gui.ui.canvas import SeenMap
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.dialogs.map_text import MapTextDialog
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.pages.scored_map import ScoredMap
from cartographers_gui.ui.panels.space_card import SpaceCard
from cartographers_gui.ui.text import space_name, terrain_name
from cartographers_gui.ui.widgets.accessible import HAS_FACTORY
from tests.helpers.games import setup
from tests.helpers.heard import listen
from tests.helpers.whole_games import play_by_keys
from tests.screens.scenes import SCENES

pytestmark = pytest.mark.skipif(not HAS_FACTORY, reason="this Qt describes its widgets alone")

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
ONLY_LOOKED_AT = ["season_sheet", "maps_open", "maps_end", "replay"]
WITH_A_MAP = [*ONLY_LOOKED_AT, "table", "lesson", "lesson_missed", "lesson_end"]
WITHOUT = ["new_game", "reveal", "curtain", "maps_back", "standings", "statistics"]
READING = (CommandId.READ_SPACE, CommandId.READ_MAP, CommandId.MAP_TEXT)


@pytest.fixture
def window(window: MainWindow) -> Iterator[MainWindow]:
    yield window
    for dialog in window.findChildren(MapTextDialog):
        dialog.close()


def everything(root: QWidget) -> Iterator[QAccessibleInterface]:
    """Walk the accessible tree of what is shown."""
    waiting = [QAccessible.queryAccessibleInterface(root)]
    while waiting:
        there = waiting.pop()
        state = there.state()
        if not state.invisible and not state.invalid:
            yield there
            waiting += [there.child(n) for n in range(there.childCount())]


def table_of(window: MainWindow) -> QAccessibleInterface | None:
    """Find the map as the window is shown now."""
    table = QAccessible.Role.Table
    return next(
        (
            there
            for there in everything(window)
            if there.role() is table and there.text(NAME).startswith("Map of ")
        ),
        None,
    )


def map_of(window: MainWindow) -> SeenMap:
    """Return the map on the page in front."""
    shown = getattr(window.pages.currentWidget(), "map_view", None)
    assert isinstance(shown, SeenMap)
    return shown


@pytest.mark.parametrize("scene", WITH_A_MAP)
def test_a_shown_map_is_a_table_and_can_be_read_as_text(window: MainWindow, scene: str) -> None:
    SCENES[scene](window)
    QApplication.processEvents()
    table = table_of(window)
    assert table is not None
    assert table.childCount() == 121
    names = [table.child(n).text(NAME) for n in range(121)]
    assert names[0].startswith("Row A, column 1: ")
    assert names[-1].startswith("Row K, column 11: ")
    rect = table.child(60).rect()
    assert table.rect().contains(rect.center())
    actions = window.menu.actions_by_id
    assert all(actions[command].isEnabled() for command in READING)
    actions[CommandId.MAP_TEXT].trigger()
    dialog = window.findChild(MapTextDialog)
    assert dialog is not None
    text = dialog.text.toPlainText()
    assert text.startswith("Map of ")
    assert text.splitlines()[-1].startswith("Row K: ")


@pytest.mark.parametrize("scene", ONLY_LOOKED_AT)
def test_the_spaces_told_are_those_shown(window: MainWindow, scene: str) -> None:
    SCENES[scene](window)
    table, sheet = table_of(window), map_of(window)._scene.sheet_item._sheet
    assert table is not None
    assert sheet is not None
    for index in range(121):
        space = Space(*divmod(index, 11))
        terrain = sheet.terrain_at(space)
        if terrain is not None:
            told = table.child(index).text(NAME)
            assert told.endswith(f": {terrain_name(terrain)}."), space_name(space)


@pytest.mark.parametrize("scene", WITHOUT)
def test_a_page_without_a_map_tells_of_none(window: MainWindow, scene: str) -> None:
    SCENES[scene](window)
    assert table_of(window) is None
    assert not any(window.menu.actions_by_id[command].isEnabled() for command in READING)


@pytest.mark.parametrize("scene", ONLY_LOOKED_AT)
def test_keys_lead_through_a_map_that_is_only_looked_at(
    window: MainWindow, scene: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    SCENES[scene](window)
    window.activateWindow()
    page, table, shown = window.pages.currentWidget(), table_of(window), map_of(window)
    assert page is not None
    assert table is not None
    heard = listen(monkeypatch)
    shown.setFocus()
    assert table.focusChild() is None
    for key, place in (
        (Qt.Key.Key_Right, "Row F, column 6: "),
        (Qt.Key.Key_Right, "Row F, column 7: "),
        (Qt.Key.Key_Down, "Row G, column 7: "),
        (Qt.Key.Key_Home, "Row G, column 1: "),
    ):
        QTest.keyClick(shown, key)
        assert table.focusChild().text(NAME).startswith(place)
    QTest.keyClick(shown, Qt.Key.Key_I)
    assert heard[-1].startswith("Row G, column 1: ")
    card = next(iter(page.findChildren(SpaceCard)))
    assert card.isVisible()
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert window.pages.currentWidget() is page
    QTest.keyClick(shown, Qt.Key.Key_I, Qt.KeyboardModifier.ShiftModifier)
    assert heard[-1].startswith("Map of ")


def test_a_space_is_pressed_to_hear_more_of_it_and_changes_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    SCENES["season_sheet"](window)
    table = table_of(window)
    assert table is not None
    heard, before = listen(monkeypatch), window.bridge.actions
    space = table.child(3 * 11 + 4)
    space.actionInterface().doAction(space.actionInterface().pressAction())
    assert heard[-1].startswith("Row D, column 5: ")
    assert window.bridge.actions == before


def test_what_is_counted_is_chosen_in_the_table(window: MainWindow) -> None:
    SCENES["season_monsters"](window)
    table, shown = table_of(window), map_of(window)
    assert table is not None
    assert isinstance(shown, ScoredMap)
    chosen = {n for n in range(121) if table.child(n).state().selected}
    lit = shown.lit_spaces()
    assert lit
    assert chosen == {11 * space.row + space.col for space in lit}


def test_a_map_behind_a_curtain_is_not_told(window: MainWindow) -> None:
    window.start(setup(2, seed=2))
    while not isinstance(window.bridge.stage, Curtain):
        play_by_keys(window)
    play_by_keys(window)
    assert table_of(window) is not None
    window.menu.actions_by_id[CommandId.HIDE_MAP].trigger()
    assert isinstance(window.bridge.stage, Curtain)
    assert table_of(window) is None


def test_the_map_of_a_lone_player_is_told_when_monsters_came(window: MainWindow) -> None:
    window.start(setup(1, seed=2))
    for _ in range(200):
        stage = window.bridge.stage
        if isinstance(stage, Reveal) and window.reveal.map_view is not None:
            break
        assert not isinstance(stage, Reveal) or table_of(window) is None
        play_by_keys(window)
    assert window.reveal.map_view is not None
    table = table_of(window)
    assert table is not None
    told = [table.child(n) for n in range(121)]
    chosen = [space for space in told if space.state().selected]
    assert chosen
    assert all(space.text(NAME).endswith(": Monster.") for space in chosen)
