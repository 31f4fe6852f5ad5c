"""What moves on the map: everything is where it will be at once, and only looks as if it moved."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import Space, Terrain, parse_space
from cartographers_gui.ui.canvas.ghost_item import Turn, turn_between
from cartographers_gui.ui.motion import Motion
from tests.helpers.sheets import place, with_drawn
from tests.ui.canvas.stage import CanvasStage

KEY = Qt.Key


@pytest.fixture
def moving(stage: CanvasStage) -> CanvasStage:
    stage.canvas.set_motion(Motion())
    return stage


def test_a_turn_is_done_before_it_is_seen(moving: CanvasStage, qtbot: QtBot) -> None:
    moving.hover("F6")
    before = moving.draft
    moving.key(KEY.Key_E)
    assert moving.draft == before.turned()
    assert moving.canvas.is_moving
    qtbot.waitUntil(lambda: not moving.canvas.is_moving)


def test_what_is_seen_in_the_end_is_the_shape_at_rest(moving: CanvasStage, qtbot: QtBot) -> None:
    moving.hover("F6")
    moving.key(KEY.Key_E)
    halfway = moving.canvas.grab().toImage()
    qtbot.waitUntil(lambda: not moving.canvas.is_moving)
    moved = moving.canvas.grab().toImage()
    moving.canvas.set_draft(moving.draft.picked_up())
    assert moving.canvas.grab().toImage() == moved
    assert halfway != moved


def test_a_turn_cuts_the_one_before_it_short(moving: CanvasStage, qtbot: QtBot) -> None:
    moving.hover("F6")
    before = moving.draft
    for _ in range(4):
        moving.key(KEY.Key_E)
    assert moving.draft == before
    moving.key(KEY.Key_F)
    assert moving.draft == before.mirrored()
    moving.hover("G6")
    assert not moving.canvas.is_moving
    qtbot.waitUntil(lambda: not moving.canvas.is_moving)


@pytest.mark.parametrize("who", ["is_unwanted", "is_unwanted_by_system"])
def test_nothing_moves_for_those_who_want_that(moving: CanvasStage, who: str) -> None:
    motion = Motion()
    setattr(motion, who, True)
    moving.canvas.set_motion(motion)
    moving.hover("F6")
    moving.key(KEY.Key_E)
    assert not moving.canvas.is_moving
    moving.canvas.dry(frozenset({Space(0, 0)}))
    assert not moving.canvas.is_moving


def test_a_hidden_map_has_come_to_rest(moving: CanvasStage) -> None:
    moving.hover("F6")
    moving.key(KEY.Key_E)
    moving.canvas.dry(frozenset({Space(0, 0)}))
    moving.page.hide()
    assert not moving.canvas.is_moving


def test_fresh_ink_dries(moving: CanvasStage, qtbot: QtBot) -> None:
    moving.canvas.set_draft(None)
    spaces = place("farm", "F6 F7").spaces
    moving.canvas.show_sheet(with_drawn(moving.sheet, farm="F6 F7"))
    dry = moving.canvas.grab().toImage()
    moving.canvas.dry(spaces)
    assert moving.canvas.is_moving
    assert moving.canvas.grab().toImage() != dry
    qtbot.waitUntil(lambda: not moving.canvas.is_moving, timeout=5000)
    assert moving.canvas.grab().toImage() == dry


def test_ink_is_dry_when_another_map_comes(moving: CanvasStage) -> None:
    moving.canvas.dry(place("farm", "F6").spaces)
    moving.canvas.show_sheet(with_drawn(moving.sheet, farm="F6"))
    assert not moving.canvas.is_moving


def test_turns_are_told_from_other_changes(stage: CanvasStage) -> None:
    draft = stage.draft.aimed_at(parse_space("F6"))
    assert turn_between(draft, draft.turned()) is Turn.RIGHT
    assert turn_between(draft, draft.turned(clockwise=False)) is Turn.LEFT
    assert turn_between(draft, draft.mirrored()) is Turn.MIRROR
    assert turn_between(draft, draft.aimed_at(parse_space("F7"))) is None
    assert turn_between(draft, draft.turned().aimed_at(parse_space("F7"))) is None
    assert turn_between(draft, draft.with_terrain(Terrain.FOREST)) is None
    assert turn_between(None, draft) is None
    assert turn_between(draft, None) is None
