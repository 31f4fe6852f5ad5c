"""The cartouche holds any name and never reaches beyond its strip."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from cartographers_gui.ui.painting.cartouche import Cartouche, paint_cartouche
from cartographers_gui.ui.painting.crest import crest_of
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, NIGHT, Palette
from tests.helpers.pictures import covered, difference, painted

NAMES = (
    "Ana",
    "Ž",
    "",
    "M" * 300,
    "Олена Вишневецька-Корибут",
    "<b>Boris</b>",
    "שרה בת אברהם",
    "🗺️ Íñigo 🧭",
)


@pytest.fixture(autouse=True)
def application(qapp: QGuiApplication) -> None:
    """Fonts need an application."""


def geometry_of(width: int) -> MapGeometry:
    return MapGeometry.fitted(QRectF(0, 0, width, width + 12), 11, 11)


def picture_of(cartouche: Cartouche, width: int = 656, palette: Palette = DAY) -> QImage:
    geometry = geometry_of(width)
    return painted(
        lambda painter, _: paint_cartouche(painter, geometry, cartouche, palette),
        width,
        width + 12,
    )


@pytest.mark.parametrize("width", [240, 656, 900])
@pytest.mark.parametrize("name", NAMES)
def test_nothing_reaches_beyond_the_strip(name: str, width: int) -> None:
    cartouche = Cartouche(name, name, crest_of("Ana"), name)
    image = picture_of(cartouche, width)
    strip = geometry_of(width).strip
    above = image.copy(0, 0, image.width(), int(strip.top()))
    assert covered(above) == 0
    assert covered(image.copy(strip.toRect())) > 0.1


@pytest.mark.parametrize("palette", [DAY, NIGHT, HIGH_CONTRAST], ids=lambda palette: palette.name)
def test_each_part_is_seen(palette: Palette) -> None:
    parts = (
        Cartouche("Ana"),
        Cartouche("Ana", "the Bold"),
        Cartouche("Ana", "the Bold", crest_of("Ana")),
        Cartouche("Ana", "the Bold", crest_of("Ana"), "seed 4F2A-91"),
    )
    pictures = [picture_of(cartouche, palette=palette) for cartouche in parts]
    for one, other in pairwise(pictures):
        assert difference(one, other) > 0.0005


def test_a_name_is_written_as_it_stands() -> None:
    bold = picture_of(Cartouche("<b>Boris</b>"))
    assert difference(bold, picture_of(Cartouche("Boris"))) > 0.001


def test_a_long_name_leaves_room_for_the_compass() -> None:
    geometry = geometry_of(656)
    right = QRectF(geometry.map_rect.right() - 30, geometry.strip.top(), 30, 30).toRect()
    plain = picture_of(Cartouche("Ana")).copy(right)
    crowded = picture_of(Cartouche("M" * 300, "M" * 300, crest_of("M"), "M" * 300)).copy(right)
    assert covered(plain) > 0.1
    assert difference(plain, crowded) == 0


@pytest.mark.parametrize("width", [486, 656])
def test_a_name_of_forty_letters_is_written_whole(width: int) -> None:
    name = "Wilhelmina Aleksandra von Hohenlohe-Bart"
    whole = picture_of(Cartouche(name, "", crest_of("Ana"), "seed 4F2A-91"), width)
    other = picture_of(Cartouche(name[:-1] + "k", "", crest_of("Ana"), "seed 4F2A-91"), width)
    assert difference(whole, other) > 0


def test_a_note_that_has_no_room_is_left_out() -> None:
    long = "M" * 300
    plain = picture_of(Cartouche(long, long, crest_of("M")))
    assert difference(plain, picture_of(Cartouche(long, long, crest_of("M"), "seed 4F2A-91"))) == 0


def test_a_name_stays_on_its_ribbon_where_words_run_from_right_to_left() -> None:
    cartouche, geometry = Cartouche("Ana", "the Bold", crest_of("Ana"), "A1B2"), geometry_of(656)

    def mirrored(painter: QPainter, _: QRectF) -> None:
        painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        paint_cartouche(painter, geometry, cartouche, DAY)

    assert painted(mirrored, 656, 668) == picture_of(cartouche)


def test_a_title_is_told_whole_or_not_at_all() -> None:
    plain = picture_of(Cartouche("Ana"), 486)
    assert difference(plain, picture_of(Cartouche("Ana", "M" * 300), 486)) == 0
