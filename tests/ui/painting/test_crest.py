"""Crests: born from names, told apart a hundred times, readable in every palette."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from cartographers_gui.ui.painting.charges import Charge, charge_outline
from cartographers_gui.ui.painting.crest import Crest, Division, crest_of, crests_for, paint_crest
from cartographers_gui.ui.painting.tincture import PAIRS, SMALLEST_CONTRAST, Tincture, contrast
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, NIGHT, Palette
from tests.helpers.pictures import all_grey, covered, difference, of, painted


def picture(crest: Crest, palette: Palette = DAY, side: int = 28) -> QImage:
    return painted(of(paint_crest, crest, palette), side, side)


def test_a_hundred_players_have_a_hundred_crests() -> None:
    crests = crests_for([f"Player {number}" for number in range(1, 101)])
    assert len(set(crests)) == 100


def test_a_hundred_players_of_one_name_have_a_hundred_crests() -> None:
    assert len(set(crests_for(["Ana"] * 100))) == 100


def test_two_dozen_players_each_have_a_figure_of_their_own() -> None:
    crests = crests_for([f"Player {number}" for number in range(24)])
    assert {crest.charge for crest in crests} == set(Charge)


def test_the_first_crest_is_that_of_the_name() -> None:
    assert crests_for(["Ana", "Boris"])[0] == crest_of("Ana")


def test_later_seats_do_not_change_earlier_crests() -> None:
    names = [f"Player {number}" for number in range(40)]
    assert crests_for(names)[:12] == crests_for(names[:12])


def test_a_name_has_the_same_crest_on_every_machine() -> None:
    # Of the hash function and of the order of the enumerations, which saved games rely on.
    assert [crest_of(name).number for name in ("Ana", "Борис", "Iñigo")] == [2314, 4745, 2811]


def test_spelling_of_a_letter_and_spaces_around_do_not_matter() -> None:
    assert crest_of(" Zoe\u0308 ") == crest_of("Zoë") == crest_of("zoë")


def test_another_turn_gives_another_crest() -> None:
    assert len({crest_of("Ana", turn) for turn in range(10)}) == 10


@given(st.integers(min_value=0, max_value=Crest.COUNT - 1))
def test_numbers_read_back(number: int) -> None:
    assert Crest.from_number(number).number == number


def test_numbers_beyond_the_last_begin_again() -> None:
    assert Crest.from_number(Crest.COUNT) == Crest.from_number(0)


def test_every_pair_of_tinctures_is_told_apart_by_lightness() -> None:
    assert all(contrast(one.color, other.color) >= SMALLEST_CONTRAST for one, other in PAIRS)
    assert {tincture for pair in PAIRS for tincture in pair} == set(Tincture)


@pytest.mark.parametrize("charge", Charge)
def test_every_figure_fills_its_box_well(charge: Charge) -> None:
    box = charge_outline(charge).boundingRect()
    assert box.left() >= -5
    assert box.right() <= 105
    assert max(box.width(), box.height()) >= 78
    image = painted(lambda painter, _: painter.fillPath(charge_outline(charge), DAY.ink))
    assert 0.10 < covered(image) < 0.75


@pytest.mark.parametrize("palette", [DAY, NIGHT, HIGH_CONTRAST], ids=lambda palette: palette.name)
def test_crests_differ_in_division_alone_at_twenty_eight_px(palette: Palette) -> None:
    first = Crest(Division.PALE, Tincture.AZURE, Tincture.ARGENT, Charge.STAR)
    images = [
        picture(Crest(division, first.field, first.second, first.charge), palette)
        for division in Division
    ]
    for number, image in enumerate(images):
        for other in images[number + 1 :]:
            assert difference(image, other) > 0.02


def test_every_figure_is_told_apart_at_twenty_eight_px() -> None:
    images = [
        picture(Crest(Division.PALE, Tincture.AZURE, Tincture.ARGENT, charge)) for charge in Charge
    ]
    for number, image in enumerate(images):
        for other in images[number + 1 :]:
            assert difference(image, other) > 0.04


@pytest.mark.parametrize("field", Tincture)
def test_high_contrast_shows_tinctures_without_colour(field: Tincture) -> None:
    second = next(other for one, other in PAIRS if one is field)
    crest = Crest(Division.FESS, field, second, Charge.KEY)
    assert all_grey(picture(crest, HIGH_CONTRAST, 120))


def test_painting_leaves_the_painter_as_it_was() -> None:
    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_crest(painter, crest_of("Ana"), rect.adjusted(0, 0, -90, -90), DAY)
        painter.fillRect(rect.adjusted(40, 40, -40, -40), DAY.ink)

    image = painted(paint)
    assert image.pixelColor(50, 50) == DAY.ink
    assert image.pixelColor(30, 50).alpha() == 0
