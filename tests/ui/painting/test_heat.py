"""The discs of the heat: where they lie, how full they are, and that their numbers can be read."""

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from cartographers_gui.engine import parse_space
from cartographers_gui.ui.painting.heat import HeatSpot, ink_on, paint_heat, step_of
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.theme import DAY, PALETTES, Palette
from tests.helpers.colours import contrast

pytestmark = pytest.mark.usefixtures("qapp")
GEOMETRY = MapGeometry.fitted(QRectF(0, 0, 600, 600), 11, 11)


def painted(spots: dict[str, HeatSpot], palette: Palette = DAY) -> QImage:
    image = QImage(600, 600, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(palette.paper)
    painter = QPainter(image)
    paint_heat(painter, GEOMETRY, {parse_space(n): spot for n, spot in spots.items()}, palette)
    painter.end()
    return image


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_number_can_be_read_on_every_step(palette: Palette) -> None:
    for fill in palette.gains:
        assert contrast(ink_on(fill), fill) >= 4.5


@pytest.mark.parametrize("step", range(6))
def test_disc_shows_its_step_on_its_own_space_alone(step: int) -> None:
    image = painted({"F6": HeatSpot("+4", step)})
    rect = GEOMETRY.rect_of(parse_space("F6"))
    # Below the number, inside the ring.
    inside = rect.center().toPoint() + QPoint(0, round(0.21 * rect.width()))
    assert image.pixelColor(inside) == DAY.gains[step]
    changed = {
        (x, y)
        for x in range(0, 600, 3)
        for y in range(0, 600, 3)
        if image.pixelColor(x, y) != QColor(DAY.paper)
    }
    assert changed
    assert all(rect.contains(x, y) for x, y in changed)


def test_long_number_stays_inside_its_disc() -> None:
    short, long = painted({"F6": HeatSpot("1", 0)}), painted({"F6": HeatSpot("−1234", 0)})
    rect = GEOMETRY.rect_of(parse_space("F6")).toRect()
    border = [(x, rect.center().y()) for x in (rect.left() + 10, rect.right() - 10)]
    for x, y in border:
        assert long.pixelColor(x, y) == short.pixelColor(x, y)


def test_steps_rise_with_the_worth_and_begin_at_nothing() -> None:
    steps = [step_of(worth, 8) for worth in range(-2, 9)]
    assert steps == sorted(steps)
    assert (steps[0], steps[2], steps[-1]) == (0, 0, 5)
    assert min(step_of(worth, 40) for worth in range(1, 41)) == 1
    assert step_of(3, 0) == 0
