"""Fonts: one family, one scale, and italics also for letters that the italic faces lack."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QPainterPath, QRawFont

from cartographers_gui.ui.assets import TEXT_FAMILY
from cartographers_gui.ui.typography import (
    Typography,
    lacks_italics,
    line_height,
    slanted_font,
    text_font,
    text_path,
)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
def test_every_font_is_of_the_family_and_follows_the_scale(scale: float) -> None:
    fonts = Typography(scale)
    for font in (fonts.body(), fonts.strong(), fonts.bold(), fonts.label(15), fonts.aside("a", 15)):
        assert QFontInfo(font).family() == TEXT_FAMILY
        assert font.pixelSize() == round(15 * scale)
    assert fonts.px(10) == 10 * scale


def test_a_font_can_be_changed_without_changing_the_next_one() -> None:
    Typography().body().setPixelSize(99)
    assert Typography().body().pixelSize() == 15


def leaning(font: QFont, text: str) -> float:
    """Return by how many px the first letter of a text leans over."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text[0])
    tops = [path.elementAt(place) for place in range(path.elementCount())]
    high, low = min(each.y for each in tops), max(each.y for each in tops)
    left = [min(each.x for each in tops if abs(each.y - edge) < 1) for edge in (high, low)]
    return left[0] - left[1]


@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold])
@pytest.mark.parametrize("text", ["Hers: for the Queen", "Наша: для королеви, ґєїі", "Наша Ana"])
def test_asides_lean_whatever_letters_they_have(text: str, weight: QFont.Weight) -> None:
    font = slanted_font(text, 60, weight=weight)
    assert QFontInfo(font).family() == TEXT_FAMILY
    assert QFontInfo(font).weight() == weight
    raw = QRawFont.fromFont(font)
    assert all(raw.supportsCharacter(ord(letter)) for letter in text)
    assert abs(leaning(text_font(60, weight=weight), text)) < 1
    assert leaning(font, text) > 4


def test_names_that_another_font_writes_stand_upright() -> None:
    for name in ("ع", "Ζωή", "Олена Ζωή"):
        assert lacks_italics(name)
        assert not slanted_font(name, 15).italic()


def test_a_slanted_font_survives_being_written_down() -> None:
    font = Typography().aside("знято для королеви")
    again = QFont()
    again.fromString(font.toString())
    assert (again.italic(), again.styleName()) == (True, font.styleName())
    assert 14 < line_height(font) < 20


def test_digits_have_one_width_so_columns_of_numbers_stand() -> None:
    for font in (Typography().body(), Typography().strong(), Typography().bold()):
        metrics = QFontMetricsF(font)
        assert len({metrics.horizontalAdvance(digit * 8) for digit in "0123456789"}) == 1


def test_labels_are_spaced() -> None:
    spaced, plain = Typography().label(13), Typography().strong(13)
    assert QFontMetricsF(spaced).horizontalAdvance("Coins") > QFontMetricsF(
        plain
    ).horizontalAdvance("Coins")


def test_a_text_path_has_the_height_asked_for() -> None:
    small, large = text_path("A", 20).boundingRect(), text_path("A", 40).boundingRect()
    assert large.height() == pytest.approx(2 * small.height())
    assert 12 < small.height() < 16


def test_lines_stand_closer_than_the_font_itself_would_set_them() -> None:
    font = text_font(15)
    assert 15 < line_height(font) < QFontMetricsF(font).lineSpacing()
