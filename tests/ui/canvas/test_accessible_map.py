"""The map as screen readers see it: a table of named spaces that can be focused and pressed."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import MapSheet, Space, parse_space
from cartographers_gui.ui.canvas import MapCanvas
from cartographers_gui.ui.widgets.accessible import HAS_FACTORY
from tests.ui.canvas.stage import CanvasStage, PlainWords

pytestmark = pytest.mark.skipif(not HAS_FACTORY, reason="this Qt describes its widgets alone")

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[QAccessible.Event, str]]:
    """Let a screen reader listen: the events that reach it, with the name of what they are of."""
    heard: list[tuple[QAccessible.Event, str]] = []

    def hear(event: QAccessibleEvent) -> None:
        message = getattr(event, "message", None)
        there = event.accessibleInterface()
        heard.append((event.type(), message() if message else there.text(NAME)))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return heard


@pytest.fixture
def table(stage: CanvasStage) -> QAccessibleInterface:
    stage.canvas.set_words(PlainWords())
    return QAccessible.queryAccessibleInterface(stage.canvas)


def space_of(table: QAccessibleInterface, name: str) -> QAccessibleInterface:
    space = parse_space(name)
    return table.child(space.row * 11 + space.col)


def test_the_map_is_a_table_of_its_spaces(table: QAccessibleInterface) -> None:
    assert table.role() is QAccessible.Role.Table
    assert table.text(NAME) == "the map"
    assert table.childCount() == 121
    spaces = [table.child(index) for index in range(121)]
    assert {space.role() for space in spaces} == {QAccessible.Role.Cell}
    assert spaces[0].text(NAME) == "at A1"
    assert spaces[12].text(NAME) == "at B2"
    assert spaces[12].text(DESCRIPTION) == "row 1"
    assert [table.indexOfChild(space) for space in spaces] == list(range(121))
    assert all(space.parent() == table for space in spaces)
    places = [space.tableCellInterface() for space in spaces]
    assert [(p.rowIndex(), p.columnIndex()) for p in places] == [divmod(n, 11) for n in range(121)]


def test_a_hidden_map_has_no_spaces(stage: CanvasStage, table: QAccessibleInterface) -> None:
    before = table.child(5)
    stage.canvas.set_words(None)
    assert table.childCount() == 0
    assert table.child(5) is None
    assert not before.isValid()
    assert before.text(NAME) == ""
    assert table.text(NAME) == ""


def test_a_space_is_where_it_is_on_the_screen(
    stage: CanvasStage, table: QAccessibleInterface
) -> None:
    for name in ("A1", "E8", "K11"):
        rect = space_of(table, name).rect()
        middle = stage.canvas.viewport().mapToGlobal(stage.point(name))
        assert rect.contains(middle)
        there = table.childAt(middle.x(), middle.y())
        assert there.text(NAME) == f"at {name}"


def test_focus_is_on_the_space_of_the_shape(
    stage: CanvasStage, table: QAccessibleInterface
) -> None:
    stage.hover("H6")
    focused = table.focusChild()
    assert focused.text(NAME) == "at H6"
    assert focused.state().focused
    assert not space_of(table, "H9").state().focused
    selected = [n for n in range(121) if table.child(n).state().selected]
    assert len(selected) == len(stage.draft.spaces)


def test_a_screen_reader_lays_and_confirms_by_pressing_spaces(
    stage: CanvasStage, table: QAccessibleInterface
) -> None:
    actions = space_of(table, "H6").actionInterface()
    actions.doAction(actions.pressAction())
    assert stage.covered == "H5 H6 H7 I5"
    assert stage.draft.is_laid
    assert stage.told("confirm") == []
    actions.doAction(actions.pressAction())
    assert len(stage.told("confirm")) == 1


def test_a_screen_reader_brings_the_shape_to_a_space(
    stage: CanvasStage, table: QAccessibleInterface
) -> None:
    actions = space_of(table, "H6").actionInterface()
    assert actions.actionNames() == [actions.pressAction(), actions.setFocusAction()]
    actions.doAction(actions.setFocusAction())
    assert stage.covered == "H5 H6 H7 I5"
    assert not stage.draft.is_laid


def test_focus_follows_the_shape_and_every_step_is_announced(
    stage: CanvasStage, table: QAccessibleInterface, told: list[tuple[QAccessible.Event, str]]
) -> None:
    del table
    stage.canvas.setFocus()
    told.clear()
    stage.hover("H6")
    assert told == [
        (QAccessible.Event.Focus, "at H6"),
        (QAccessible.Event.Announcement, "H6 True"),
    ]


def test_a_refusal_is_announced_each_time(
    stage: CanvasStage, table: QAccessibleInterface, told: list[tuple[QAccessible.Event, str]]
) -> None:
    stage.hover("E8")
    told.clear()
    actions = space_of(table, "E8").actionInterface()
    for _ in range(2):
        actions.doAction(actions.pressAction())
    announced = [text for kind, text in told if kind is QAccessible.Event.Announcement]
    assert announced == ["E8 False", "E8 False"]


def test_focus_follows_the_cursor_without_a_shape(
    stage: CanvasStage, table: QAccessibleInterface, told: list[tuple[QAccessible.Event, str]]
) -> None:
    del table
    stage.canvas.set_draft(None)
    told.clear()
    stage.canvas.set_cursor_space(Space(2, 3))
    assert told == [(QAccessible.Event.Focus, "at C4")]


def test_a_table_follows_its_map_to_another_size(
    stage: CanvasStage, table: QAccessibleInterface
) -> None:
    far = space_of(table, "K11")
    stage.canvas.set_draft(None)
    stage.canvas.show_sheet(MapSheet.from_text("...\n.M.\n..."))
    assert table.childCount() == 9
    assert not far.isValid()
    assert table.child(4).text(NAME) == "at B2"


def test_maps_come_and_go_while_a_screen_reader_holds_their_spaces(qtbot: QtBot) -> None:
    kept = []
    for _ in range(20):
        canvas = MapCanvas()
        canvas.show_sheet(MapSheet.from_text("...\n.M.\n..."))
        canvas.set_words(PlainWords())
        table = QAccessible.queryAccessibleInterface(canvas)
        ids = [QAccessible.uniqueId(table.child(index)) for index in range(9)]
        kept += ids
        assert QAccessible.accessibleInterface(ids[4]).text(NAME) == "at B2"
        canvas.deleteLater()
        del canvas, table
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QTest.qWait(0)
        assert all(QAccessible.accessibleInterface(each) is None for each in ids)
    assert len(kept) == 180


def test_a_space_can_be_asked_for_what_it_has_not(table: QAccessibleInterface) -> None:
    space = space_of(table, "B2")
    assert space.attributesInterface() is None
    assert space.editableTextInterface() is None
    assert space.selectionInterface() is None
    assert space.textInterface() is None
    assert space.valueInterface() is None
    assert space.relations() == []
    assert space.object() is None
    assert space.childCount() == 0


class OtherWords(PlainWords):
    """The same for all spaces but one."""

    def space_title(self, space: Space) -> str:
        return "drawn on" if space == Space(1, 1) else super().space_title(space)


def test_a_space_that_shows_something_else_is_told(
    stage: CanvasStage, table: QAccessibleInterface, told: list[tuple[QAccessible.Event, str]]
) -> None:
    assert [table.child(index).text(NAME) for index in (0, 12)] == ["at A1", "at B2"]
    stage.canvas.set_words(PlainWords())
    told.clear()
    stage.canvas.set_words(OtherWords())
    renamed = [text for kind, text in told if kind is QAccessible.Event.NameChanged]
    assert renamed == ["drawn on"]
