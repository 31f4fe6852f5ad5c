"""Seals, medallions, stars, coins, signs, wreath and envelope."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage, QPainter

from cartographers_gui.engine.cards import Edict, Season
from cartographers_gui.ui.painting.card_back import paint_card_back
from cartographers_gui.ui.painting.crest import crest_of
from cartographers_gui.ui.painting.desk import paint_desk
from cartographers_gui.ui.painting.envelope import envelope_rooms, paint_envelope
from cartographers_gui.ui.painting.icons import Icon, icon_pixmap, paint_icon, qt_icon
from cartographers_gui.ui.painting.laurel import paint_laurel
from cartographers_gui.ui.painting.mark import Mark, Ornament, paint_mark
from cartographers_gui.ui.painting.seal import paint_crest_seal, paint_edict_seal, wax_outline
from cartographers_gui.ui.painting.season_icon import paint_season
from cartographers_gui.ui.painting.shadow import CARD_SHADOW, SHEET_SHADOW, Shadow, paint_shadow
from cartographers_gui.ui.painting.star_coin import (
    CoinState,
    paint_coin,
    paint_hourglass,
    paint_pip,
    paint_star,
)
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, NIGHT, PALETTES, Palette
from tests.helpers.pictures import all_grey, bare, covered, difference, of, painted

pytestmark = pytest.mark.usefixtures("qapp")

MARKS: tuple[Mark, ...] = (*Edict, *Season, *Ornament)
Painter = Callable[[QPainter, QRectF, Palette], None]


def envelope(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    paint_envelope(painter, crest_of("Ana"), rect.adjusted(20, 30, -20, -30), palette)


def full_pip(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    paint_pip(painter, rect, palette.pip, palette)


def empty_pip(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    paint_pip(painter, rect, None, palette)


def numbered_star(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    paint_star(painter, rect, palette, 8)


def crest_seal(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    paint_crest_seal(painter, crest_of("Ana"), rect, palette)


def coin_in(state: CoinState) -> Painter:
    def paint(painter: QPainter, rect: QRectF, palette: Palette) -> None:
        paint_coin(painter, rect, palette, state)

    return paint


def mark_of(mark: Mark) -> Painter:
    def paint(painter: QPainter, rect: QRectF, palette: Palette) -> None:
        paint_mark(painter, mark, rect, palette)

    return paint


ORNAMENTS: dict[str, Painter] = {
    "crest seal": crest_seal,
    "hourglass": paint_hourglass,
    "full pip": full_pip,
    "empty pip": empty_pip,
    "star": paint_star,
    "star with a number": numbered_star,
    "wreath": paint_laurel,
    "envelope": envelope,
    **{f"{state} coin": coin_in(state) for state in CoinState},
    **{f"mark {mark}": mark_of(mark) for mark in MARKS},
}


def ornament(name: str, palette: Palette, side: int = 90) -> QImage:
    return painted(bare(ORNAMENTS[name], palette), side, side)


@pytest.mark.parametrize("name", ORNAMENTS)
def test_high_contrast_is_black_and_white(name: str) -> None:
    assert all_grey(ornament(name, HIGH_CONTRAST))


@pytest.mark.parametrize("name", [name for name in ORNAMENTS if name != "envelope"])
@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_an_ornament_stays_in_its_rectangle(name: str, palette: Palette) -> None:
    def paint(painter: QPainter, rect: QRectF) -> None:
        ORNAMENTS[name](painter, rect.adjusted(10, 10, -10, -10), palette)

    image = painted(paint, 60, 60)
    edge = [(x, y) for x in range(60) for y in range(60) if not (6 <= x < 54 and 6 <= y < 54)]
    assert all(image.pixelColor(x, y).alpha() == 0 for x, y in edge)
    assert covered(image) > 0.04


@pytest.mark.parametrize("side", [16, 24, 40])
@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_marks_are_told_apart(palette: Palette, side: int) -> None:
    images = [painted(of(paint_mark, mark, palette), side, side) for mark in MARKS]
    for one, other in combinations(images, 2):
        assert difference(one, other) > 0.03


def test_a_faded_seal_is_fainter() -> None:
    full, faded = (
        painted(of(paint_edict_seal, Edict.A, DAY, faded=faded)) for faded in (False, True)
    )
    assert faded.pixelColor(50, 20).alpha() < full.pixelColor(50, 20).alpha()


def test_a_faded_season_is_fainter() -> None:
    faded = painted(of(paint_season, Season.FALL, DAY, faded=True))
    assert faded.pixelColor(50, 12).alpha() < 255


def test_every_seal_has_an_edge_of_its_own() -> None:
    assert wax_outline(3) != wax_outline(4)
    assert wax_outline(3) == wax_outline(3)


def test_numbers_change_a_star() -> None:
    one, other = (painted(bare(paint_star, DAY, number), 30, 30) for number in (3, 8))
    assert difference(one, other) > 0.01


@pytest.mark.parametrize("number", [8, 101, 188])
def test_a_long_number_keeps_off_the_line_of_its_star(number: int) -> None:
    empty, full = (painted(bare(paint_star, DAY, each), 200, 200) for each in (None, number))
    digits = [
        (x, y)
        for x in range(200)
        for y in range(200)
        if empty.pixelColor(x, y) != full.pixelColor(x, y)
    ]
    assert digits
    for x, y in digits:
        for aside, down in ((5, 0), (-5, 0), (0, 5), (0, -5)):
            near = empty.pixelColor(x + aside, y + down)
            assert near.lightness() > 90, (number, x, y)


def test_coins_are_told_apart_by_state() -> None:
    images = [ornament(f"{state} coin", palette, 24) for state in CoinState for palette in (DAY,)]
    for one, other in combinations(images, 2):
        assert difference(one, other) > 0.1


@pytest.mark.parametrize("icon", Icon)
def test_every_sign_shows_at_fourteen_px_in_the_colour_asked_for(icon: Icon) -> None:
    blue = QColor(DAY.legal)
    image = painted(of(paint_icon, icon, blue), 14, 14)
    assert 0.05 < covered(image) < 0.9
    solid = [
        image.pixelColor(x, y)
        for x in range(14)
        for y in range(14)
        if image.pixelColor(x, y).alpha() > 170
    ]
    assert solid
    assert all(abs(color.hue() - blue.hue()) < 8 for color in solid)


def test_signs_are_told_apart() -> None:
    images = [painted(of(paint_icon, icon, DAY.ink), 20, 20) for icon in Icon]
    for one, other in combinations(images, 2):
        assert difference(one, other) > 0.04


def test_a_sign_is_sharp_on_a_fine_screen() -> None:
    pixmap = icon_pixmap(Icon.CHECK, 20, DAY.ink, 2.0)
    assert (pixmap.width(), pixmap.deviceIndependentSize().width()) == (40, 20)


def test_a_menu_sign_has_a_faded_form() -> None:
    icon = qt_icon(Icon.GEAR, DAY.text, DAY.disabled, DAY.accent_text)
    normal = icon.pixmap(24).toImage()
    disabled = icon.pixmap(24, QIcon.Mode.Disabled).toImage()
    assert difference(normal, disabled) > 0.1


@pytest.mark.parametrize("shadow", [CARD_SHADOW, SHEET_SHADOW])
def test_a_shadow_reaches_as_far_as_it_says_and_is_as_strong(shadow: Shadow) -> None:
    room = 30

    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_shadow(painter, rect.adjusted(room, room, -room, -room), 4, shadow, DAY)

    image = painted(paint, 160, 160)
    below = round(room + 100 + shadow.reach)
    assert image.pixelColor(80, below + 1).alpha() == 0
    assert image.pixelColor(80, below - 3).alpha() > 0
    middle = image.pixelColor(80, 80).alphaF()
    assert middle == pytest.approx(shadow.strength, abs=0.08)


def test_texts_on_the_envelope_lie_clear_of_the_seal() -> None:
    rect = QRectF(10, 20, 716, 500)
    above, seal, below = envelope_rooms(rect)
    assert all(rect.contains(room) for room in (above, seal, below))
    assert not above.intersects(seal)
    assert not below.intersects(seal)


def test_the_desk_is_flat_in_high_contrast_and_mottled_else(qapp: QGuiApplication) -> None:
    del qapp
    plain = painted(bare(paint_desk, HIGH_CONTRAST))
    assert {plain.pixel(x, x) for x in range(100)} == {HIGH_CONTRAST.desk.rgb()}
    for palette in (DAY, NIGHT):
        desk = painted(bare(paint_desk, palette))
        assert len({desk.pixel(x, 50) for x in range(100)}) > 5


def test_by_day_and_night_an_envelope_has_a_flap_with_a_shadow() -> None:
    for palette in (DAY, NIGHT):
        image = painted(bare(envelope, palette), 300, 240)
        seal = image.pixelColor(150, 140)
        paper = image.pixelColor(60, 100)
        assert seal != paper
        assert len({image.pixel(150, y) for y in range(40, 90)}) > 10


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_a_small_card_back_is_a_card_and_casts_no_box(palette: Palette) -> None:
    image = painted(lambda painter, rect: paint_card_back(painter, rect, palette), 17, 24, 2.0)
    # The rounded corners are clear, edge and leather are not.
    assert image.pixelColor(0, 0).alpha() < 40
    assert image.pixelColor(17, 1).alpha() == 255
    assert image.pixelColor(8, 40) == palette.accent


def test_a_star_by_night_has_no_blunt_points() -> None:
    image = painted(
        lambda painter, rect: paint_star(painter, rect.adjusted(8, 8, -8, -8), NIGHT), 78, 78, 2.0
    )
    rows = range(156)
    top = next(y for y in rows if any(image.pixelColor(x, y).alpha() > 99 for x in rows))
    inked = [x for x in range(156) if image.pixelColor(x, top + 1).alpha() > 99]
    # A blunt point would be as wide there as its halo.
    assert inked[-1] - inked[0] < 14
