"""The outline of a set of spaces encloses just these, whatever their shape."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from cartographers_gui.engine import Space
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.space_paths import connected_parts, rounded_outline

GEOMETRY = MapGeometry.fitted(QRectF(0, 0, 400, 400), 6, 6)
SPACES = st.frozensets(
    st.builds(Space, st.integers(0, 5), st.integers(0, 5)), min_size=1, max_size=36
)


@given(SPACES)
def test_an_outline_encloses_its_spaces_and_no_other(spaces: frozenset[Space]) -> None:
    outline = rounded_outline(GEOMETRY, spaces)
    for row in range(6):
        for col in range(6):
            space = Space(row, col)
            assert outline.contains(GEOMETRY.rect_of(space).center()) == (space in spaces)


@given(SPACES)
def test_an_outline_has_no_joint_inside(spaces: frozenset[Space]) -> None:
    outline = rounded_outline(GEOMETRY, spaces)
    for row, col in spaces:
        if Space(row, col + 1) in spaces:
            rect = GEOMETRY.rect_of(Space(row, col))
            middle = QRectF(rect.right() - 1, rect.center().y() - 1, 2, 2)
            assert outline.contains(middle)


@given(SPACES)
def test_an_inset_outline_keeps_clear_of_the_edge(spaces: frozenset[Space]) -> None:
    outline = rounded_outline(GEOMETRY, spaces, 5.0)
    for row, col in spaces:
        rect = GEOMETRY.rect_of(Space(row, col))
        assert outline.contains(rect.center())
        if Space(row - 1, col) not in spaces:
            assert not outline.intersects(QRectF(rect.center().x() - 1, rect.top(), 2, 4))
        if Space(row, col + 1) not in spaces:
            assert not outline.intersects(QRectF(rect.right() - 4, rect.center().y() - 1, 4, 2))


@given(SPACES)
def test_connected_parts_are_the_spaces_again(spaces: frozenset[Space]) -> None:
    parts = connected_parts(spaces)
    assert frozenset().union(*parts) == spaces
    assert sum(map(len, parts)) == len(spaces)
    for part in parts:
        around = {
            Space(row + down, col + right)
            for row, col in part
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
        }
        assert not around & (spaces - part)


@pytest.mark.parametrize("spaces", [{(0, 0), (1, 1)}, {(0, 1), (1, 0)}])
def test_spaces_that_touch_at_a_corner_are_two_areas(spaces: set[tuple[int, int]]) -> None:
    pair = frozenset(Space(*space) for space in spaces)
    assert len(rounded_outline(GEOMETRY, pair).toSubpathPolygons()) == 2
    assert len(connected_parts(pair)) == 2
