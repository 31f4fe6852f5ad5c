"""The band of an ambush lies along the edge of the sheet and leaves the map alone."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QImage

from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.owner_band import (
    owner_band_inside,
    owner_title_height,
    paint_owner_band,
    title_lines,
)
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, NIGHT, PALETTES, Ground, Palette
from cartographers_gui.ui.typography import Typography, line_height
from tests.helpers.pictures import all_grey, painted

pytestmark = pytest.mark.usefixtures("qapp")

RATIOS = (1.0, 1.25, 1.5, 2.0)
SIDE = 330


def fitted(ratio: float, *, thumbnail: bool = False, side: int = SIDE) -> MapGeometry:
    room = QRectF(5, 5, side - 10, side - 10)
    shown = not thumbnail
    return MapGeometry.fitted(room, 11, 11, ratio=ratio, rulers=shown, cartouche=shown)


def band(geometry: MapGeometry, palette: Palette) -> QImage:
    side = round(geometry.sheet.right()) + 10
    return painted(
        lambda painter, _: paint_owner_band(painter, geometry, palette), side, side, geometry.ratio
    )


def device(rect: QRectF, ratio: float) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom in device pixels, which must be whole."""
    sides = [side * ratio for side in (rect.left(), rect.top(), rect.right(), rect.bottom())]
    assert sides == pytest.approx([round(side) for side in sides], abs=1e-6)
    left, top, right, bottom = map(round, sides)
    return left, top, right, bottom


@pytest.mark.parametrize("thumbnail", [False, True])
@pytest.mark.parametrize("ratio", RATIOS)
def test_the_band_fills_the_edge_of_the_sheet_and_nothing_else(
    ratio: float, *, thumbnail: bool
) -> None:
    geometry = fitted(ratio, thumbnail=thumbnail)
    image = band(geometry, DAY)
    left, top, right, bottom = device(geometry.sheet, ratio)
    device(owner_band_inside(geometry), ratio)
    # A thumbnail has no margin to speak of: there the band may lie over the outer line.
    clear = geometry.map_rect if thumbnail else geometry.frame
    for y in range(image.height()):
        for x in range(image.width()):
            alpha = image.pixelColor(x, y).alpha()
            if not (left <= x < right and top <= y < bottom):
                assert alpha == 0, (x, y)
            elif x in {left, right - 1} or y in {top, bottom - 1}:
                assert alpha == 255, (x, y)
            elif clear.contains((x + 0.5) / ratio, (y + 0.5) / ratio):
                assert alpha == 0, (x, y)


@pytest.mark.parametrize("palette", [DAY, NIGHT], ids=lambda palette: palette.name)
def test_the_band_is_in_the_purple_of_monsters(palette: Palette) -> None:
    geometry = fitted(2.0)
    image = band(geometry, palette)
    purple = palette.grounds[Ground.MONSTER].fill
    _, top, right, bottom = device(geometry.sheet, 2.0)
    edge = [image.pixelColor(right - 4, y) for y in range(top, bottom)]
    assert sum(color == purple for color in edge) > len(edge) / 3


def test_high_contrast_has_no_colour() -> None:
    image = band(fitted(1.0), HIGH_CONTRAST)
    assert all_grey(image)
    edge = {image.pixelColor(8, y).lightness() for y in range(20, 300)}
    assert min(edge) == 0
    assert max(edge) > 200


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_a_face_in_the_corner_says_it_without_colour(palette: Palette) -> None:
    geometry = fitted(2.0, side=660)
    image = band(geometry, palette)
    sheet, frame = geometry.sheet, geometry.frame
    inside = owner_band_inside(geometry)
    xs = range(round(inside.left() * 2) + 3, round(frame.left() * 2))
    ys = range(round(inside.top() * 2) + 3, round(frame.top() * 2))
    assert sheet.contains(inside)
    colors = [image.pixelColor(x, y) for y in ys for x in xs]
    monster = palette.grounds[Ground.MONSTER]
    assert colors.count(monster.ink) > 40
    assert colors.count(monster.fill) > 40


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("room", [170, 220, 400, 900])
def test_a_long_title_is_made_smaller_and_broken_before_it_is_cut(room: int, scale: float) -> None:
    look = Look(DAY, Typography(scale))
    short = "\u2068Boris\u2069 draws on the map of \u2068Ana\u2069"
    font, lines = title_lines(short, room, look)
    assert "Boris" in " ".join(lines)
    assert "Ana" in " ".join(lines)
    assert len(lines) <= 2
    assert len(lines) * line_height(font) <= owner_title_height(look)
    metrics = QFontMetricsF(font)
    assert all(metrics.horizontalAdvance(line) <= room + 1 for line in lines)
    long = short.replace("Ana", "Maximiliana Konstantinopolitanskaya")
    _, lines = title_lines(long, room, look)
    assert len(lines) <= 2
    assert "draws on" in " ".join(lines)
