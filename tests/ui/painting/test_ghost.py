"""The shape in hand: raised when legal, crossed out where it is not, wet when laid."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from cartographers_gui.engine import Space, Terrain
from cartographers_gui.ui.painting.clusters import paint_ruins_mark
from cartographers_gui.ui.painting.ghost import (
    Ghost,
    GhostLook,
    ghost_picture,
    paint_dots,
    paint_lit,
    paint_wet_ink,
)
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, NIGHT, Palette
from tests.helpers.pictures import covered, difference, painted

SHAPE = frozenset({Space(1, 1), Space(1, 2), Space(1, 3), Space(2, 1)})
EACH_PALETTE = pytest.mark.parametrize(
    "palette", [DAY, NIGHT, HIGH_CONTRAST], ids=lambda palette: palette.name
)


@pytest.fixture(autouse=True)
def application(qapp: QGuiApplication) -> None:
    """Pictures need an application."""


def geometry_of(ratio: float = 1.0) -> MapGeometry:
    return MapGeometry.fitted(QRectF(0, 0, 330, 330), 5, 5, ratio=ratio)


def image_of(ghost: Ghost) -> QImage:
    return ghost.picture.toImage().convertToFormat(QImage.Format.Format_ARGB32)


def part_of(ghost: Ghost, geometry: MapGeometry, space: Space) -> QImage:
    """Return what a ghost shows on the inner part of a space, at a ratio of 1."""
    rect = geometry.rect_of(space).translated(-ghost.origin).toRect()
    return image_of(ghost).copy(rect.adjusted(9, 9, -9, -9))


def opaque_part(image: QImage) -> float:
    count = sum(
        image.pixelColor(x, y).alpha() > 230
        for y in range(image.height())
        for x in range(image.width())
    )
    return count / (image.width() * image.height())


@EACH_PALETTE
@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("look", GhostLook)
def test_nothing_of_a_ghost_is_cut_off(look: GhostLook, ratio: float, palette: Palette) -> None:
    bad = frozenset({Space(1, 2)})
    ghost = ghost_picture(geometry_of(ratio), SHAPE, Terrain.FARM, palette, look=look, bad=bad)
    image = image_of(ghost)
    rim = [
        image.pixelColor(x, y).alpha()
        for y in range(image.height())
        for x in range(image.width())
        if x in {0, image.width() - 1} or y in {0, image.height() - 1}
    ]
    # The softest end of a shadow may reach the rim, nothing else.
    assert max(rim) <= 24


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_ghost_starts_on_a_whole_device_pixel(ratio: float) -> None:
    geometry = geometry_of(ratio)
    for look in GhostLook:
        ghost = ghost_picture(geometry, SHAPE, Terrain.WATER, DAY, look=look)
        for start in (ghost.origin.x(), ghost.origin.y()):
            assert start * ratio == pytest.approx(round(start * ratio), abs=1e-6)


@EACH_PALETTE
def test_a_bad_space_lets_through_what_lies_there(palette: Palette) -> None:
    geometry, bad = geometry_of(), Space(1, 2)
    ghost = ghost_picture(
        geometry, SHAPE, Terrain.FOREST, palette, look=GhostLook.ILLEGAL, bad=frozenset({bad})
    )
    assert opaque_part(part_of(ghost, geometry, bad)) < 0.5
    good = part_of(ghost, geometry, Space(1, 3))
    assert covered(good) == 1.0


@EACH_PALETTE
def test_legal_and_illegal_differ_in_more_than_colour(palette: Palette) -> None:
    geometry = geometry_of()
    legal, illegal = (
        image_of(ghost_picture(geometry, SHAPE, Terrain.FARM, palette, look=look))
        for look in (GhostLook.LEGAL, GhostLook.ILLEGAL)
    )
    assert difference(legal, illegal) > 0.1
    # Along one side the legal line is whole and the illegal one dashed.
    ghost = ghost_picture(geometry, SHAPE, Terrain.FARM, palette, look=GhostLook.ILLEGAL)
    top = geometry.rect_of(Space(1, 1)).top() - ghost.origin.y()
    start = geometry.rect_of(Space(1, 1)).left() - ghost.origin.x()
    line = [illegal.pixelColor(round(start) + x, round(top)) for x in range(12, 140)]

    def near(color: QColor, other: QColor) -> bool:
        return abs(color.red() - other.red()) + abs(color.blue() - other.blue()) < 90

    inked = [near(color, palette.illegal) for color in line]
    assert any(inked)
    assert not all(inked)


def test_ruins_under_a_legal_ghost_show_their_mark() -> None:
    geometry = geometry_of()
    for look in (GhostLook.LEGAL, GhostLook.LAID):
        plain = ghost_picture(geometry, SHAPE, Terrain.FARM, DAY, look=look)
        marked = ghost_picture(
            geometry, SHAPE, Terrain.FARM, DAY, look=look, ruins=frozenset({Space(1, 3)})
        )
        assert difference(image_of(plain), image_of(marked)) > 0.005


def test_a_diagonal_shape_is_two_areas_in_one_ghost() -> None:
    pair = frozenset({Space(1, 1), Space(2, 2)})
    geometry = geometry_of()
    ghost = ghost_picture(geometry, pair, Terrain.VILLAGE, DAY, look=GhostLook.LAID)
    for space in pair:
        assert opaque_part(part_of(ghost, geometry, space)) == 1.0
    assert covered(part_of(ghost, geometry, Space(1, 2))) == 0.0


def test_wet_ink_dries() -> None:
    geometry = geometry_of()

    def shine(strength: float, palette: Palette = DAY) -> int:
        def paint(painter: QPainter, _: QRectF) -> None:
            paint_wet_ink(painter, geometry, SHAPE, palette, strength)

        image = painted(paint, 330, 330)
        return sum(
            image.pixelColor(x, y).alpha() for y in range(0, 330, 3) for x in range(0, 330, 3)
        )

    assert shine(1.0) > shine(0.5) > shine(0.1) > shine(0.0) == 0
    assert shine(1.0, HIGH_CONTRAST) == 0


@EACH_PALETTE
def test_dots_and_lit_groups_mark_their_spaces_alone(palette: Palette) -> None:
    geometry, marked, other = geometry_of(), Space(2, 2), Space(4, 4)
    for mark in (paint_dots, paint_lit):

        def paint(painter: QPainter, _: QRectF, mark: Callable[..., None] = mark) -> None:
            mark(painter, geometry, frozenset({marked}), palette)

        image = painted(paint, 330, 330)
        assert covered(image.copy(geometry.rect_of(marked).toRect())) > 0.03
        assert covered(image.copy(geometry.rect_of(other).toRect())) == 0


def test_a_dot_leaves_what_is_printed_on_its_space() -> None:
    geometry, space = geometry_of(), Space(2, 2)

    def paint(painter: QPainter, _: QRectF) -> None:
        paint_dots(painter, geometry, frozenset({space}), DAY, printed=frozenset({space}))

    image = painted(paint, 330, 330)
    rect = geometry.rect_of(space)
    middle = rect.adjusted(*(part * rect.width() for part in (0.14, 0.14, -0.26, -0.26)))
    assert covered(image.copy(middle.toRect())) == 0
    assert covered(image.copy(rect.toRect())) > 0.03


def lines_across(image: QImage, row: int) -> int:
    """Return how many dark lines a row of pixels crosses."""
    dark = [image.pixelColor(x, row).lightness() < 128 for x in range(image.width())]
    return sum(one and not other for one, other in zip(dark, [False, *dark], strict=False))


def test_without_colours_what_is_lit_has_a_double_line() -> None:
    geometry, space = geometry_of(), Space(2, 2)

    def paint(painter: QPainter, area: QRectF) -> None:
        painter.fillRect(area, QColor("white"))
        paint_lit(painter, geometry, frozenset({space}), HIGH_CONTRAST, current=True)

    row = round(geometry.rect_of(space).center().y())
    assert lines_across(painted(paint, 330, 330), row) == 4


def test_without_colours_a_shape_in_the_air_has_a_shadow_and_a_laid_one_has_none() -> None:
    geometry = geometry_of()
    held, laid = (
        ghost_picture(geometry, SHAPE, Terrain.WATER, HIGH_CONTRAST, look=look)
        for look in (GhostLook.LEGAL, GhostLook.LAID)
    )
    corner = geometry.rect_of(Space(1, 3)).bottomRight() - held.origin
    at = (round(corner.x() + 0.12 * geometry.space), round(corner.y()) - 2)
    assert image_of(held).pixelColor(*at).alpha() == 255
    assert image_of(laid).pixelColor(*at).alpha() == 0


def test_the_mark_of_ruins_is_whole_on_a_shape_that_is_laid() -> None:
    geometry, space = geometry_of(), Space(1, 1)
    ruins = frozenset({space})
    for palette in (DAY, HIGH_CONTRAST):
        ghost = ghost_picture(
            geometry, SHAPE, Terrain.FARM, palette, look=GhostLook.LAID, ruins=ruins
        )
        rect = geometry.rect_of(space).translated(-ghost.origin)
        box = QRectF(0, 0, 0.43 * rect.width(), 0.43 * rect.width())
        box.moveTopLeft(rect.topLeft())

        def paint(
            painter: QPainter, _: QRectF, place: QRectF = rect, palette: Palette = palette
        ) -> None:
            paint_ruins_mark(painter, place, palette)

        mark = painted(paint, ghost.picture.width(), ghost.picture.height())
        for x in range(round(box.left()), round(box.right())):
            for y in range(round(box.top()), round(box.bottom())):
                if mark.pixelColor(x, y).alpha() == 255:
                    assert image_of(ghost).pixelColor(x, y) == mark.pixelColor(x, y)
