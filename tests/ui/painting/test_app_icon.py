"""The icon is legible at every size: it is no large picture made small."""

import pytest
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from cartographers_gui.ui.painting.app_icon import ICON_SIDES, app_icon, paint_app_icon
from cartographers_gui.ui.theme import DAY, Ground

SHOWN = (Ground.FOREST, Ground.VILLAGE, Ground.FARM, Ground.WATER, Ground.MOUNTAIN)


def icon(side: int) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_app_icon(painter, side)
    painter.end()
    return image


@pytest.mark.parametrize("side", [16, 22, 24, 32])
def test_a_small_icon_shows_each_terrain_in_its_plain_colour(
    qapp: QGuiApplication, side: int
) -> None:
    picture = icon(side)
    seen = [picture.pixelColor(x, y).name() for x in range(side) for y in range(side)]
    for ground in SHOWN:
        # A space of whole pixels, none of them blurred.
        space = (side // 5) ** 2
        assert seen.count(DAY.grounds[ground].fill.name()) >= space


@pytest.mark.parametrize("side", ICON_SIDES)
def test_an_icon_fills_its_square_but_for_the_corners(qapp: QGuiApplication, side: int) -> None:
    picture = icon(side)
    assert picture.pixelColor(0, 0).alpha() < 255
    middle = side // 2
    for x, y in ((middle, 0), (0, middle), (side - 1, middle), (middle, side - 1)):
        assert picture.pixelColor(x, y).alpha() > 200


def test_the_pen_is_painted_where_there_is_room_for_it(qapp: QGuiApplication) -> None:
    water = DAY.grounds[Ground.WATER].fill.lightness()
    at = {side: icon(side).pixelColor(int(side * 0.673), int(side * 0.616)) for side in ICON_SIDES}
    feathered = [side for side, color in at.items() if color.lightness() > water + 20]
    assert feathered == [side for side in ICON_SIDES if side >= 48]


def test_the_window_gets_the_sizes_that_desktops_ask_for(qapp: QGuiApplication) -> None:
    sizes = {size.width() for size in app_icon().availableSizes()}
    assert {16, 24, 32, 48, 128} <= sizes
