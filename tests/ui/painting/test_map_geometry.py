"""Spaces and points find each other on every sheet, in whole device pixels."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from cartographers_gui.engine import Space
from cartographers_gui.ui.painting.map_geometry import MapGeometry

GEOMETRIES = st.builds(
    lambda rows, cols, width, height, ratio, rulers, cartouche: MapGeometry.fitted(
        QRectF(13.5, 7.25, width, height),
        rows,
        cols,
        ratio=ratio,
        rulers=rulers,
        cartouche=cartouche,
    ),
    st.integers(1, 14),
    st.integers(1, 14),
    st.floats(180, 1400),
    st.floats(180, 1400),
    st.sampled_from([1.0, 1.25, 1.5, 1.75, 2.0, 3.0]),
    st.booleans(),
    st.booleans(),
)


def is_whole(length: float) -> bool:
    return math.isclose(length, round(length), abs_tol=1e-6)


@given(GEOMETRIES)
def test_spaces_start_on_whole_device_pixels(geometry: MapGeometry) -> None:
    ratio = geometry.ratio
    assert is_whole(geometry.space * ratio)
    assert is_whole(geometry.left * ratio)
    assert is_whole(geometry.top * ratio)
    assert is_whole(geometry.band * ratio) or geometry.band == 1.0
    for edge in (geometry.sheet.left(), geometry.sheet.top(), geometry.sheet.width()):
        assert is_whole(edge * ratio)


@given(GEOMETRIES)
def test_every_space_is_found_at_its_own_points(geometry: MapGeometry) -> None:
    for row in range(geometry.rows):
        for col in range(geometry.cols):
            rect = geometry.rect_of(Space(row, col))
            for point in (rect.center(), rect.topLeft() + QPointF(0.01, 0.01)):
                assert geometry.space_at(point) == Space(row, col)
                assert geometry.nearest_space(point) == Space(row, col)


@given(GEOMETRIES)
def test_the_sheet_fits_its_room_and_the_map_its_sheet(geometry: MapGeometry) -> None:
    assert QRectF(12.5, 6.25, 1402, 1402).contains(geometry.sheet)
    assert geometry.sheet.contains(geometry.frame)
    assert geometry.frame.contains(geometry.map_rect)
    assert geometry.sheet.contains(geometry.strip)


@pytest.mark.parametrize(
    ("right", "down", "nearest"),
    [(-3, 20, (0, 0)), (20, -3, (0, 0)), (9999, 9999, (10, 10)), (-3, 9999, (10, 0))],
)
def test_beside_the_map_there_is_no_space_but_a_nearest_one(
    right: float, down: float, nearest: tuple[int, int]
) -> None:
    geometry = MapGeometry.fitted(QRectF(0, 0, 656, 668), 11, 11)
    point = QPointF(geometry.left + right, geometry.top + down)
    assert geometry.space_at(point) is None
    assert geometry.nearest_space(point) == nearest


def test_a_sheet_in_the_small_window_of_the_design_has_54_px_for_a_space() -> None:
    assert MapGeometry.fitted(QRectF(290, 80, 656, 668), 11, 11).space == 54


def test_a_thumbnail_gives_its_room_to_the_map() -> None:
    room = QRectF(0, 0, 300, 300)
    plain = MapGeometry.fitted(room, 11, 11, rulers=False, cartouche=False)
    assert plain.space > MapGeometry.fitted(room, 11, 11).space
    assert plain.map_rect.width() > 0.9 * room.width()


def test_bounds_of_no_space_are_empty() -> None:
    geometry = MapGeometry.fitted(QRectF(0, 0, 300, 300), 3, 3)
    assert geometry.bounds_of(frozenset()).isEmpty()
    both = geometry.bounds_of(frozenset({Space(0, 0), Space(2, 1)}))
    assert both == geometry.rect_of(Space(0, 0)).united(geometry.rect_of(Space(2, 1)))


def test_a_rectangle_grows_to_whole_device_pixels_within_the_sheet() -> None:
    geometry = MapGeometry.fitted(QRectF(0, 0, 300, 300), 3, 3, ratio=1.25)
    grown = geometry.snapped_out(QRectF(10.1, 20.3, 30.2, 5.5))
    assert grown.contains(QRectF(10.1, 20.3, 30.2, 5.5))
    assert all(is_whole(edge * 1.25) for edge in (grown.left(), grown.top(), grown.right()))
    assert geometry.sheet.contains(geometry.snapped_out(QRectF(-50, -50, 900, 900)))
