"""Maps drawn at random: repainting step by step ends in the picture painted at once."""

from collections.abc import Iterator
from itertools import chain, islice
from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from cartographers_gui.engine import DRAWABLE, MAP_LAYOUTS, MapSheet, Space
from cartographers_gui.ui.painting.map_art import MapArt, paint_map
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, PALETTES, Palette
from tests.helpers.pictures import all_grey, covered, painted
from tests.helpers.sheets import printed

pytestmark = pytest.mark.usefixtures("qapp")

ROUNDING = 6
"""Qt smooths an edge a little differently when a rectangle cuts its path."""
STEPS = 24


def beside(space: Space) -> tuple[Space, Space, Space, Space]:
    row, col = space
    return Space(row - 1, col), Space(row + 1, col), Space(row, col - 1), Space(row, col + 1)


def random_shape(chance: Random, sheet: MapSheet) -> frozenset[Space]:
    """Return up to five empty spaces that hang together; often beside a mountain, to close it."""
    empty = sheet.layout.grid.space_set(sheet.empty_mask)
    open_mountains = sheet.layout.mountains - sheet.claimed_mountains
    hemmed = {space for mountain in open_mountains for space in beside(mountain)} & empty
    shape = {chance.choice(sorted(hemmed if hemmed and chance.random() < 0.6 else empty))}
    for _ in range(chance.randrange(5)):
        shape |= {chance.choice(beside(chance.choice(sorted(shape))))} & empty
    return frozenset(shape)


def random_sheets(side: str, seed: int) -> Iterator[MapSheet]:
    """Yield a sheet after each drawing; one of five steps goes back to an earlier sheet."""
    chance = Random(seed)
    sheets = [printed(side)]
    while True:
        if chance.random() < 0.2:
            sheets.append(chance.choice(sheets))
        else:
            shape = random_shape(chance, sheets[-1])
            sheets.append(sheets[-1].with_drawn(chance.choice(DRAWABLE), shape))
        yield sheets[-1]


def picture_of(art: MapArt, sheet: MapSheet) -> bytes:
    image = art.drawn(sheet).toImage().convertToFormat(QImage.Format.Format_ARGB32)
    return bytes(image.constBits())


def most_apart(one: bytes, other: bytes) -> int:
    if one == other:
        return 0
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def whole_map(sheet: MapSheet, palette: Palette, side: int) -> QImage:
    rect = QRectF(0, 0, side, side)
    layout = sheet.layout
    geometry = MapGeometry.fitted(rect, layout.rows, layout.cols, rulers=False, cartouche=False)

    def paint(painter: QPainter, _: QRectF) -> None:
        paint_map(painter, geometry, sheet, palette)

    return painted(paint, side, side)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("side", MAP_LAYOUTS)
@pytest.mark.parametrize("palette", [DAY, HIGH_CONTRAST], ids=lambda palette: palette.name)
def test_step_by_step_and_at_once_give_one_picture(
    palette: Palette, side: str, ratio: float
) -> None:
    layout = MAP_LAYOUTS[side]
    rect = QRectF(0, 0, 190, 195)
    geometry = MapGeometry.fitted(rect, layout.rows, layout.cols, ratio=ratio)
    art = MapArt(layout, geometry, palette)
    for sheet in islice(random_sheets(side, seed=round(4 * ratio)), STEPS):
        at_once = picture_of(MapArt(layout, geometry, palette), sheet)
        assert most_apart(picture_of(art, sheet), at_once) <= ROUNDING, f"\n{sheet}"
        assert any(at_once) == any(sheet.masks)


def test_random_sheets_close_mountains_and_cover_ruins() -> None:
    sheets = [
        sheet
        for side in MAP_LAYOUTS
        for seed in (4, 5, 6)
        for sheet in islice(random_sheets(side, seed), STEPS)
    ]
    ruins = (sheet.layout.ruins_mask & sheet.filled_mask for sheet in sheets)
    assert any(ruins)
    mountains = set(chain.from_iterable(sheet.claimed_mountains for sheet in sheets))
    assert mountains


@pytest.mark.parametrize("side", [96, 160, 280])
@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_a_thumbnail_shows_the_whole_map_at_any_size(palette: Palette, side: int) -> None:
    *_, sheet = islice(random_sheets("B", seed=3), STEPS)
    image = whole_map(sheet, palette, side)
    assert covered(image) > 0.85
    assert covered(image.copy(side // 4, side // 4, side // 2, side // 2)) == 1.0


def test_a_map_in_high_contrast_has_only_black_white_and_greys() -> None:
    *_, sheet = islice(random_sheets("A", seed=7), STEPS)
    assert all_grey(whole_map(sheet, HIGH_CONTRAST, 400))
    assert not all_grey(whole_map(sheet, DAY, 400))
