"""Every glyph stays in its box, carries at every size and is told from the others by its form."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from cartographers_gui.ui.painting.glyphs import GREAT_HOUSE, VARIANTS, paint_glyph
from cartographers_gui.ui.theme import DAY, PALETTES, Ground, Palette
from tests.helpers.pictures import covered, difference, painted

SIZES = (96, 54, 40, 32, 24)
GROUNDS = tuple(Ground)


def glyph(
    ground: Ground,
    variant: int = 0,
    palette: Palette = DAY,
    *,
    size: int = 54,
    room: int = 0,
    on_texture: bool = False,
) -> QImage:
    """Return a glyph of `size` px with some clear `room` round it."""
    side = size + 2 * room
    return painted(
        lambda painter, rect: paint_glyph(
            painter,
            ground,
            rect.adjusted(room, room, -room, -room),
            palette,
            variant,
            on_texture=on_texture,
        ),
        side,
        side,
    )


def inked(image: QImage) -> frozenset[tuple[int, int]]:
    return frozenset(
        (x, y)
        for y in range(image.height())
        for x in range(image.width())
        if image.pixelColor(x, y).alpha() > 127
    )


@pytest.fixture(autouse=True)
def application(qapp: QGuiApplication) -> None:
    """Fonts and pictures need an application."""


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("variant", [0, 1, 2, GREAT_HOUSE])
def test_a_glyph_stays_in_its_box(ground: Ground, variant: int) -> None:
    image = glyph(ground, variant, size=100, room=10)
    outside = [
        (x, y)
        for x, y in inked(image)
        if not QRectF(10, 10, 100, 100).adjusted(-1, -1, 1, 1).contains(x, y)
    ]
    assert not outside


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("size", SIZES)
def test_a_glyph_has_a_body_at_every_size(ground: Ground, size: int, palette: Palette) -> None:
    assert 0.10 < covered(glyph(ground, 0, palette, size=size)) < 0.95


@pytest.mark.parametrize("ground", GROUNDS)
def test_the_variants_differ(ground: Ground) -> None:
    pictures = [glyph(ground, variant) for variant in range(VARIANTS)]
    for one, other in combinations(pictures, 2):
        assert difference(one, other) > 0.02
    assert difference(glyph(ground, VARIANTS), pictures[0]) == 0


def test_a_great_house_is_none_of_the_common_houses() -> None:
    common = [glyph(Ground.VILLAGE, variant) for variant in range(VARIANTS)]
    great = glyph(Ground.VILLAGE, GREAT_HOUSE)
    assert all(difference(great, house) > 0.1 for house in common)
    # Only villages have one.
    assert difference(glyph(Ground.FARM, GREAT_HOUSE), glyph(Ground.FARM, VARIANTS - 1)) == 0


@pytest.mark.parametrize("size", [24, 54])
def test_silhouettes_of_two_grounds_are_not_alike(size: int) -> None:
    forms = {ground: inked(glyph(ground, size=size)) for ground in GROUNDS}
    for (one, its), (other, others) in combinations(forms.items(), 2):
        alike = len(its & others) / len(its | others)
        assert alike < 0.72, (one, other)


def test_fine_lines_are_left_out_when_small() -> None:
    def tones(size: int) -> set[int]:
        image = glyph(Ground.VILLAGE, size=size)
        return {image.pixel(x, y) for x, y in inked(image)}

    # A large roof has courses of tiles in a third tone; a small one has not.
    assert len(tones(96)) > len(tones(36))


def test_a_glyph_on_a_texture_keeps_it_off() -> None:
    plain = covered(glyph(Ground.FOREST, size=96))
    assert covered(glyph(Ground.FOREST, size=96, on_texture=True)) > plain * 1.1


def test_a_painter_is_left_as_it_was() -> None:
    def paint(painter: QPainter, rect: QRectF) -> None:
        before = (painter.transform(), painter.opacity(), painter.renderHints())
        paint_glyph(painter, Ground.MONSTER, rect, DAY)
        assert before == (painter.transform(), painter.opacity(), painter.renderHints())

    painted(paint)
