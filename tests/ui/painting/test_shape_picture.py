"""Shapes and swatches fit the rectangle they are given."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage

from cartographers_gui.engine import DRAWABLE, Space, Terrain
from cartographers_gui.ui.painting.shape_picture import (
    paint_ground_swatch,
    paint_shape,
    paint_terrain_swatch,
    shape_geometry,
)
from cartographers_gui.ui.theme import DAY, PALETTES, Ground, Palette
from tests.helpers.pictures import covered, difference, painted

EACH_PALETTE = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
CORNER = frozenset({Space(0, 0), Space(1, 0), Space(1, 1)})


@pytest.fixture(autouse=True)
def application(qapp: QGuiApplication) -> None:
    """Pictures need an application."""


def shape(terrain: Terrain | None, palette: Palette = DAY, side: int = 80) -> QImage:
    return painted(
        lambda painter, rect: paint_shape(
            painter, CORNER, terrain, rect.adjusted(4, 4, -4, -4), palette
        ),
        side,
        side,
    )


def rim(image: QImage, width: int) -> float:
    inner = image.copy(width, width, image.width() - 2 * width, image.height() - 2 * width)
    area = image.width() * image.height()
    return covered(image) - covered(inner) * inner.width() * inner.height() / area


@EACH_PALETTE
@pytest.mark.parametrize("terrain", [*DRAWABLE, None])
def test_a_shape_fits_its_rectangle(terrain: Terrain | None, palette: Palette) -> None:
    image = shape(terrain, palette)
    assert rim(image, 3) == pytest.approx(0, abs=1e-9)
    assert covered(image) > 0.4
    # The space that the shape does not have stays clear.
    assert image.pixelColor(60, 20).alpha() == 0


def test_every_terrain_and_the_choice_of_none_look_different() -> None:
    pictures = [shape(terrain) for terrain in (Terrain.FOREST, Terrain.FARM, None)]
    assert difference(pictures[0], pictures[1]) > 0.3
    assert difference(pictures[1], pictures[2]) > 0.3


@EACH_PALETTE
@pytest.mark.parametrize("side", [24, 32, 54, 96])
@pytest.mark.parametrize("terrain", Terrain)
def test_a_swatch_fills_its_rectangle(terrain: Terrain, side: int, palette: Palette) -> None:
    image = painted(
        lambda painter, rect: paint_terrain_swatch(painter, terrain, rect, palette), side, side
    )
    assert covered(image) > 0.75


def test_a_swatch_of_wasteland_is_no_terrain_swatch() -> None:
    def swatch(ground: Ground) -> QImage:
        return painted(
            lambda painter, rect: paint_ground_swatch(painter, ground, rect, DAY), 54, 54
        )

    assert difference(swatch(Ground.WASTELAND), swatch(Ground.MOUNTAIN)) > 0.5


def test_a_shape_is_centred_and_its_spaces_are_not_too_large() -> None:
    geometry = shape_geometry(QRectF(0, 0, 400, 300), CORNER)
    assert geometry.space == 54
    assert geometry.map_rect.center() == QRectF(0, 0, 400, 300).center()
    assert shape_geometry(QRectF(0, 0, 60, 300), CORNER).space == 30
