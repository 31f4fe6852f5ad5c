"""Marks on a cluster can be read in every palette, and touching clusters stay two."""

import math
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from cartographers_gui.engine import Space
from cartographers_gui.ui.painting.clusters import (
    outline_width,
    paint_cluster,
    paint_mountain_coin,
    paint_ruins_mark,
)
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, PALETTES, Ground, Palette
from tests.helpers.colours import contrast
from tests.helpers.pictures import difference, painted

pytestmark = pytest.mark.usefixtures("qapp")

EACH_PALETTE = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
SIDE = 120
ONE = frozenset({Space(0, 0)})


def geometry_of(rows: int, cols: int, space: float = 60) -> MapGeometry:
    sheet = QRectF(0, 0, cols * space, rows * space)
    return MapGeometry(
        rows, cols, 1.0, space, 0.0, 0.0, sheet, has_rulers=False, has_cartouche=False
    )


def mountain(palette: Palette, *, coin: str) -> QImage:
    """Return the picture of a mountain with its coin "open", "taken" or "none"."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_cluster(painter, geometry_of(1, 1, SIDE), Ground.MOUNTAIN, ONE, palette)
        if coin != "none":
            paint_mountain_coin(painter, rect, palette, taken=coin == "taken")

    return painted(paint, SIDE, SIDE)


@EACH_PALETTE
def test_a_coin_can_be_told_from_the_hollow_it_leaves(palette: Palette) -> None:
    corner = (round(0.6 * SIDE), round(0.6 * SIDE), round(0.38 * SIDE), round(0.38 * SIDE))
    states = {
        coin: mountain(palette, coin=coin).copy(*corner) for coin in ("open", "taken", "none")
    }
    for (one, its), (other, others) in combinations(states.items(), 2):
        assert difference(its, others) > 0.15, (one, other)
    middle = round(0.8 * SIDE) - corner[0] - 6
    lit, hollow = (states[coin].pixelColor(middle, middle) for coin in ("open", "taken"))
    assert lit.lightness() > hollow.lightness()
    assert contrast(lit, hollow) > 3


@EACH_PALETTE
def test_the_rim_of_a_hollow_can_be_seen_on_its_mountain(palette: Palette) -> None:
    image = mountain(palette, coin="taken")
    middle, radius = 0.8 * SIDE, 0.165 * 0.86 * SIDE
    hollow = image.pixelColor(round(middle), round(middle))
    seen = 0
    for degrees in range(0, 360, 15):
        way = (math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
        beyond = [
            image.pixelColor(round(middle + reach * way[0]), round(middle + reach * way[1]))
            for reach in (radius - 1, radius, radius + 1, radius + 2)
        ]
        seen += max(contrast(hollow, color) for color in beyond) > 1.5
    # On a few sides the hollow lies over the shaded foot of the mountain.
    assert seen >= 20


@EACH_PALETTE
@pytest.mark.parametrize("ground", [ground for ground in Ground if ground is not Ground.RUINS])
def test_the_mark_of_ruins_stands_out_from_every_ground(ground: Ground, palette: Palette) -> None:
    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_cluster(painter, geometry_of(1, 1, SIDE), ground, ONE, palette)
        paint_ruins_mark(painter, rect, palette)

    image = painted(paint, SIDE, SIDE)
    disc = [image.pixelColor(x, y) for y in range(8, 42) for x in range(8, 42)]
    ink = DAY.ink if not palette.high_contrast else palette.ink
    cream = DAY.cream if not palette.high_contrast else palette.cream
    assert disc.count(cream) > 150
    assert disc.count(ink) > 30


@pytest.mark.parametrize("space", [24, 40, 60])
def test_two_black_clusters_that_touch_stay_two_in_high_contrast(space: int) -> None:
    geometry = geometry_of(1, 2, space)

    def paint(painter: QPainter, _: QRectF) -> None:
        for col, ground in enumerate((Ground.FOREST, Ground.MONSTER)):
            paint_cluster(painter, geometry, ground, frozenset({Space(0, col)}), HIGH_CONTRAST)

    image = painted(paint, 2 * space, space)
    for y in range(space // 4, 3 * space // 4):
        near = [image.pixelColor(space + across, y) for across in range(-5, 6)]
        light, dark = (pick(near, key=QColor.lightness) for pick in (max, min))
        assert contrast(light, dark) >= 4.5, y


@EACH_PALETTE
def test_the_ink_grows_with_the_space_within_bounds(palette: Palette) -> None:
    widths = [outline_width(geometry_of(1, 1, space), palette) for space in (4, 12, 32, 54, 80)]
    assert widths == sorted(widths)
    assert widths[0] == 1.5
    assert widths[-1] <= 4


def test_a_cluster_is_painted_the_same_twice_and_leaves_the_painter_alone() -> None:
    spaces = frozenset({Space(0, 0), Space(0, 1), Space(1, 1)})

    def paint(painter: QPainter, _: QRectF) -> None:
        before = (painter.transform(), painter.opacity(), painter.hasClipping())
        paint_cluster(painter, geometry_of(2, 2), Ground.VILLAGE, spaces, DAY, ruins=ONE)
        assert before == (painter.transform(), painter.opacity(), painter.hasClipping())

    assert painted(paint, SIDE, SIDE) == painted(paint, SIDE, SIDE)


@pytest.mark.parametrize("space", [14, 20, 24])
def test_small_terrains_are_told_apart_in_high_contrast(space: int) -> None:
    """The signs stand on blank ground: a pattern behind them would leave a grey scribble."""
    pictures = []
    for ground in (Ground.VILLAGE, Ground.FARM, Ground.WATER):

        def paint(painter: QPainter, _: QRectF, ground: Ground = ground) -> None:
            paint_cluster(painter, geometry_of(1, 1, space), ground, ONE, HIGH_CONTRAST)

        picture = painted(paint, space, space)
        pictures.append(picture)
        edge = [picture.pixelColor(x, 2 + space // 20).lightness() for x in range(4, space - 4)]
        assert min(edge) > 200, ground
    for one, other in combinations(pictures, 2):
        assert difference(one, other) > 0.2
