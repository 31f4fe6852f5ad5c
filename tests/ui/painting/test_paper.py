"""Paper and contour lines: the same each time, their own for each map, plain in high contrast."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from cartographers_gui.engine import MapSheet, Space
from cartographers_gui.ui.painting.contour_lines import paint_contours
from cartographers_gui.ui.painting.grain import paint_grain
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.paper import paint_paper
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, NIGHT, Palette
from tests.helpers.pictures import covered, difference, painted


@pytest.fixture(autouse=True)
def application(qapp: QGuiApplication) -> None:
    """Pictures need an application."""


def paper(palette: Palette, seed: int = 1, side: int = 260) -> QImage:
    return painted(lambda painter, rect: paint_paper(painter, rect, palette, seed), side, side)


def contours(drawing: str) -> QImage:
    sheet = MapSheet.from_text(drawing)
    layout = sheet.layout
    geometry = MapGeometry.fitted(QRectF(0, 0, 240, 240), layout.rows, layout.cols)
    return painted(lambda painter, _: paint_contours(painter, geometry, layout, DAY), 240, 240)


def lightness(image: QImage, left: int, top: int, side: int) -> float:
    values = [
        image.pixelColor(x, y).lightnessF()
        for y in range(top, top + side)
        for x in range(left, left + side)
    ]
    return sum(values) / len(values)


def test_paper_is_the_same_each_time_and_another_for_another_seed() -> None:
    assert paper(DAY) == paper(DAY)
    assert difference(paper(DAY), paper(DAY, 2)) > 0.5


@pytest.mark.parametrize("palette", [DAY, NIGHT], ids=lambda palette: palette.name)
def test_paper_keeps_its_colour_in_the_middle_and_is_burnt_at_the_edge(palette: Palette) -> None:
    image = paper(palette)
    middle = lightness(image, 70, 70, 40)
    assert middle == pytest.approx(palette.paper.lightnessF(), abs=0.05)
    assert lightness(image, 0, 0, 8) < middle - 0.03


def test_paper_is_plain_in_high_contrast() -> None:
    image = paper(HIGH_CONTRAST)
    white = QColor("white").rgb()
    assert {image.pixel(x, y) for x in range(260) for y in range(0, 260, 7)} == {white}


def test_a_small_paper_has_no_folds() -> None:
    # The level crease of a large sheet is a dark band right above its middle.
    def step(side: int) -> float:
        image = paper(DAY, side=side)
        middle = side // 2
        above, below = (
            sum(image.pixelColor(x, y).lightnessF() for x in range(20, side - 20))
            for y in (middle - 1, middle + 1)
        )
        return (below - above) / (side - 40)

    assert step(260) > 0.02
    assert abs(step(200)) < 0.02


def test_grain_repeats_without_a_joint() -> None:
    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_grain(painter, rect, spot=8, strength=1.0, seed=4)

    image = painted(paint, 400, 60)
    jumps = [
        abs(image.pixelColor(x, y).alpha() - image.pixelColor(x + 1, y).alpha())
        for x in range(399)
        for y in range(0, 60, 10)
    ]
    assert max(jumps) < 90
    assert image.copy(0, 0, 160, 60) == image.copy(160, 0, 160, 60)


def test_contour_lines_ring_each_mountain() -> None:
    image = contours("......\n......\n..M...\n......\n......\n......")
    geometry = MapGeometry.fitted(QRectF(0, 0, 240, 240), 6, 6)
    middle = geometry.rect_of(Space(2, 2)).center()
    reach = 1.6 * geometry.space
    for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        crossed = sum(
            image.pixelColor(
                round(middle.x() + right * step), round(middle.y() + down * step)
            ).alpha()
            > 20
            for step in range(round(0.3 * geometry.space), round(reach))
        )
        assert crossed >= 2


def test_each_map_has_contour_lines_of_its_own() -> None:
    one = contours("...\nM..\n...")
    assert one == contours("...\nM..\n...")
    assert difference(one, contours("..M\n...\n...")) > 0.02
    assert 0.01 < covered(one) < 0.4
