"""The scale band counts rows and columns; rulers, lines and printed features stand in place."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from cartographers_gui.engine import MAP_LAYOUTS, Space
from cartographers_gui.ui.painting.map_frame import (
    paint_frame,
    paint_grid,
    paint_printed,
    paint_rulers,
)
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.theme import DAY, PALETTES, Palette
from tests.helpers.pictures import covered, difference, painted

pytestmark = pytest.mark.usefixtures("qapp")

EACH_PALETTE = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
EACH_RATIO = pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
SIDE = 440


def fitted(ratio: float = 1.0, *, rows: int = 11, cols: int = 11) -> MapGeometry:
    return MapGeometry.fitted(QRectF(0, 0, SIDE, SIDE), rows, cols, ratio=ratio)


def frame(geometry: MapGeometry, palette: Palette = DAY) -> QImage:
    return painted(
        lambda painter, _: paint_frame(painter, geometry, palette), SIDE, SIDE, geometry.ratio
    )


def rulers(geometry: MapGeometry, marked: frozenset[Space] = frozenset()) -> QImage:
    return painted(lambda painter, _: paint_rulers(painter, geometry, DAY, marked), SIDE, SIDE)


def at(image: QImage, x: float, y: float) -> QColor:
    """Return the colour at a point in logical px."""
    ratio = image.devicePixelRatio()
    return image.pixelColor(int(x * ratio), int(y * ratio))


@EACH_PALETTE
@EACH_RATIO
def test_a_segment_of_the_band_is_as_long_as_a_space(ratio: float, palette: Palette) -> None:
    geometry = fitted(ratio)
    image = frame(geometry, palette)
    outer, size = geometry.frame, geometry.space
    middle = geometry.band / 2
    pixel = 1 / ratio
    # The ink lines beside a narrow band may touch it, so a tone is told by what it is nearer to.
    halfway = (palette.frame.lightness() + palette.frame_blank.lightness()) / 2
    is_dark = palette.frame.lightness() < halfway
    for number in range(11):
        # Right after its start, in its middle and right before its end.
        for part in (1.5 * pixel, size / 2, size - 1.5 * pixel):
            x, y = geometry.left + number * size + part, geometry.top + number * size + part
            for across, down in (
                (x, outer.top() + middle),
                (x, outer.bottom() - middle),
                (outer.left() + middle, y),
                (outer.right() - middle, y),
            ):
                inked = (at(image, across, down).lightness() < halfway) == is_dark
                assert inked == (number % 2 == 0), (number, part)


@EACH_RATIO
def test_the_frame_leaves_the_spaces_free(ratio: float) -> None:
    geometry = fitted(ratio)
    inner = geometry.map_rect.adjusted(2, 2, -2, -2)
    image = frame(geometry)
    left, top = round(inner.left() * ratio), round(inner.top() * ratio)
    side = round(inner.width() * ratio)
    assert covered(image.copy(left, top, side, side)) == 0


def test_rows_are_named_on_the_left_and_columns_on_top() -> None:
    geometry = fitted(rows=3, cols=5)
    image = rulers(geometry)
    outer = geometry.frame
    for row in range(3):
        box = QRectF(
            geometry.sheet.left(),
            geometry.top + row * geometry.space,
            outer.left() - geometry.sheet.left(),
            geometry.space,
        )
        assert covered(image.copy(box.toRect())) > 0.02, row
    for col in range(5):
        box = QRectF(
            geometry.left + col * geometry.space,
            geometry.sheet.top(),
            geometry.space,
            outer.top() - geometry.sheet.top(),
        )
        assert covered(image.copy(box.toRect())) > 0.02, col
    assert covered(image.copy(outer.toRect().adjusted(1, 1, 200, 200))) == 0


def test_names_beside_the_shape_in_hand_stand_out() -> None:
    geometry = fitted()
    plain, marked = rulers(geometry), rulers(geometry, frozenset({Space(2, 4)}))
    changed = {
        (x, y)
        for y in range(plain.height())
        for x in range(plain.width())
        if plain.pixel(x, y) != marked.pixel(x, y)
    }
    left = [y for x, y in changed if x < geometry.left]
    top = [x for x, y in changed if y < geometry.top]
    assert left
    assert top
    row, col = geometry.rect_of(Space(2, 0)), geometry.rect_of(Space(0, 4))
    assert all(row.top() <= y <= row.bottom() for y in left)
    assert all(col.left() <= x <= col.right() for x in top)


@EACH_PALETTE
def test_lines_part_the_empty_spaces_and_leave_their_middles_free(palette: Palette) -> None:
    geometry = fitted()
    image = painted(lambda painter, _: paint_grid(painter, geometry, palette), SIDE, SIDE)
    for row in range(11):
        for col in range(11):
            rect = geometry.rect_of(Space(row, col)).toRect()
            assert covered(image.copy(rect.adjusted(8, 8, -8, -8))) == 0
            if col < 10:
                line = image.copy(rect.right() - 1, rect.top() + 8, 4, rect.height() - 16)
                assert covered(line) > 0.2, (row, col)


@EACH_PALETTE
@pytest.mark.parametrize("side", MAP_LAYOUTS)
def test_printed_features_lie_where_the_layout_has_them(side: str, palette: Palette) -> None:
    layout, geometry = MAP_LAYOUTS[side], fitted()

    def paint(painter: QPainter, _: QRectF) -> None:
        paint_printed(painter, geometry, layout, palette)

    image = painted(paint, SIDE, SIDE)
    printed = layout.mountains | layout.ruins | layout.grid.space_set(layout.wasteland_mask)
    assert printed
    for row in range(layout.rows):
        for col in range(layout.cols):
            space = Space(row, col)
            inner = geometry.rect_of(space).toRect().adjusted(4, 4, -4, -4)
            assert (covered(image.copy(inner)) > 0) == (space in printed), space
    for mountain in layout.mountains:
        rect = geometry.rect_of(mountain)
        coin = at(image, rect.left() + 0.8 * geometry.space - 2, rect.top() + 0.74 * geometry.space)
        assert coin.lightness() > 90


def test_a_wandering_line_is_the_same_twice() -> None:
    geometry = fitted()
    assert difference(frame(geometry), frame(geometry)) == 0
