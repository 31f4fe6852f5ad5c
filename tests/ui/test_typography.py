"""Fonts: one family, one scale, and italics only where they have the letters."""

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF, QRawFont

from cartographers_gui.ui.assets import TEXT_FAMILY
from cartographers_gui.ui.typography import (
    Typography,
    line_height,
    stands_upright,
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


@pytest.mark.parametrize(
    ("text", "italic"), [("surveyed for the Queen", True), ("знято для королеви", False)]
)
def test_asides_are_italic_where_the_italics_have_the_letters(text: str, *, italic: bool) -> None:
    font = Typography().aside(text)
    assert font.italic() is italic
    assert stands_upright(text) is not italic
    raw = QRawFont.fromFont(font)
    assert all(raw.supportsCharacter(ord(letter)) for letter in text)


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
