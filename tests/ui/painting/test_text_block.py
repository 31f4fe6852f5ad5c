"""Wrapped texts and the cache of pictures."""

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmapCache

from cartographers_gui.ui.painting.card_text import title_lines
from cartographers_gui.ui.painting.picture_cache import cached_picture, paint_cached
from cartographers_gui.ui.painting.text_block import (
    cut_names,
    cut_to_lines,
    elided_lines,
    even_width,
    fitted_font,
    least_width,
    lines_of,
    paint_fitted,
    paint_wrapped,
    unparted,
    wrapped_height,
)
from cartographers_gui.ui.text import isolated
from cartographers_gui.ui.typography import Typography, line_height
from tests.helpers.pictures import painted

pytestmark = pytest.mark.usefixtures("qapp")

TEXT = "Кожна клітинка водойми поруч із фермою дає одну зірку, хоч би скільки сусідів вона мала."
FONT_SIZE = 15


def test_no_line_is_wider_than_asked_and_nothing_is_lost() -> None:
    font = Typography().body(FONT_SIZE)
    lines = lines_of(TEXT, font, 150)
    assert len(lines) > 2
    assert all(QFontMetricsF(font).horizontalAdvance(line) <= 150 for line in lines)
    assert " ".join(lines) == TEXT


@pytest.mark.parametrize(
    "text", ["It costs 1 star.", "Тут 4 клітинки", "Seed 0000-0005 · Side A · 4 players"]
)
def test_a_number_stands_on_the_line_of_what_it_counts(text: str) -> None:
    font = Typography().body(FONT_SIZE)
    widest = max(QFontMetricsF(font).horizontalAdvance(word) for word in unparted(text).split(" "))
    for width in range(round(widest) + 2, 400, 3):
        lines = lines_of(text, font, width)
        assert " ".join(lines) == text
        assert not any(line[-1].isdigit() for line in lines[:-1] if line[-1] != "5")
        assert not any(line.startswith("·") for line in lines)


def test_names_of_spaces_and_lone_numbers_may_end_a_line() -> None:
    assert unparted("B8 and 2, 10") == "B8 and 2, 10"


def test_an_empty_text_has_no_lines() -> None:
    assert lines_of("", Typography().body(), 100) == ()
    assert wrapped_height("", Typography().body(), 100) == 0


def test_line_ends_of_the_text_are_kept() -> None:
    assert lines_of("one\ntwo", Typography().body(), 500) == ("one", "two")


def test_what_does_not_fit_the_height_ends_in_an_ellipsis() -> None:
    font = Typography().body(FONT_SIZE)
    rect = QRectF(0, 0, 150, 2 * line_height(font))
    shown = elided_lines(lines_of(TEXT, font, 150), font, rect)
    assert len(shown) == 2
    assert shown[-1].endswith("…")


@pytest.mark.parametrize("height", [40, 60, 90, 200])
def test_the_largest_size_fits_and_the_next_does_not(height: int) -> None:
    font = fitted_font(Typography().body(24), [TEXT, "short"], QSizeF(180, height), 6)
    assert wrapped_height(TEXT, font, 180) <= height + 1
    if font.pixelSize() < 24:
        font.setPixelSize(font.pixelSize() + 1)
        assert wrapped_height(TEXT, font, 180) > height + 1


def test_no_word_is_broken_to_make_a_text_larger() -> None:
    font = fitted_font(Typography().body(30), ["Водойма"], QSizeF(60, 200), 6)
    assert lines_of("Водойма", font, 60) == ("Водойма",)


def test_a_word_that_just_fills_the_line_is_not_broken() -> None:
    name = "Konstantinopolitanskaya"
    widths = [200 + part / 4 for part in range(200)]
    fonts = [fitted_font(Typography().bold(30), [name], QSizeF(each, 200), 6) for each in widths]
    lines = [lines_of(name, font, each) for font, each in zip(fonts, widths, strict=True)]
    assert set(lines) == {(name,)}


@pytest.mark.parametrize(
    ("align", "part"),
    [
        (Qt.AlignmentFlag.AlignTop, (0, 40)),
        (Qt.AlignmentFlag.AlignVCenter, (35, 85)),
        (Qt.AlignmentFlag.AlignBottom, (80, 120)),
    ],
)
def test_text_stands_where_it_is_aligned(align: Qt.AlignmentFlag, part: tuple[int, int]) -> None:
    def paint(painter: QPainter, rect: QRectF) -> None:
        font = Typography().body(FONT_SIZE)
        paint_wrapped(painter, "word", rect, font, Qt.AlignmentFlag.AlignHCenter | align)

    image = painted(paint, 120, 120)
    rows = [y for y in range(120) if any(image.pixelColor(x, y).alpha() for x in range(120))]
    assert rows
    assert part[0] <= min(rows)
    assert max(rows) <= part[1]


def test_a_picture_is_painted_once_for_each_size_and_ratio() -> None:
    QPixmapCache.clear()
    calls: list[QRectF] = []

    def paint(painter: QPainter, rect: QRectF) -> None:
        calls.append(rect)
        painter.fillRect(rect, QColor("red"))

    for _ in range(2):
        cached_picture("test/once", QSizeF(20, 10), 1.0, paint)
    assert calls == [QRectF(0, 0, 20, 10)]
    fine = cached_picture("test/once", QSizeF(20, 10), 2.0, paint)
    cached_picture("test/other", QSizeF(20, 10), 1.0, paint)
    assert (fine.width(), fine.height(), len(calls)) == (40, 20, 3)


def test_a_cached_picture_is_sharp_on_the_device_it_is_painted_on() -> None:
    QPixmapCache.clear()

    def line(painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(QRectF(rect.left(), rect.top(), 0.5, rect.height()), QColor("black"))

    image = painted(
        lambda painter, rect: paint_cached(painter, "test/line", rect, line), 10, 10, 2.0
    )
    assert image.pixelColor(0, 5).alpha() == 255
    assert image.pixelColor(1, 5).alpha() == 0


def test_lines_of_an_even_width_are_about_as_long_as_each_other() -> None:
    font = Typography().body(20)
    text = "Maximiliana Konstantinopolitanskaya Cartographer of the Far North"
    metrics = QFontMetricsF(font)
    width = 0.95 * metrics.horizontalAdvance(text)
    narrow = even_width(text, font, width)
    lines = lines_of(text, font, narrow)
    assert len(lines) == len(lines_of(text, font, width))
    lengths = [metrics.horizontalAdvance(line) for line in lines]
    assert min(lengths) > 0.6 * max(lengths)
    assert even_width("Ana", font, 300) == 300


def test_a_title_takes_two_lines_of_like_length_where_one_is_too_wide() -> None:
    font = Typography().body(FONT_SIZE)
    assert title_lines("The Golden Granary", font, 0) == ("The Golden", "Granary")
    assert title_lines("The Golden Granary", font, 999) == ("The Golden Granary",)
    assert title_lines("Treetower", font, 0) == ("Treetower",)


def test_names_are_cut_and_the_words_about_them_are_not() -> None:
    font = Typography().strong(15)
    metrics = QFontMetricsF(font)
    text = f"Map of {isolated('W' * 40)} · Not here"
    assert cut_names(text, font, 9999) == text
    cut = cut_names(text, font, 300)
    assert cut.startswith("Map of ")
    assert cut.endswith(" · Not here")
    assert "…" in cut
    assert 290 < metrics.horizontalAdvance(cut) <= 300


def test_of_two_names_the_longer_one_is_cut() -> None:
    font = Typography().strong(15)
    text = f"{isolated('Ana')} draws on the map of {isolated('W' * 40)}."
    cut = cut_names(text, font, 320)
    assert isolated("Ana") in cut
    assert cut.endswith("\u2069.")


def test_where_even_the_words_are_too_wide_the_end_is_cut() -> None:
    font = Typography().strong(15)
    text = f"Map of {isolated('Ana')} · Not here"
    width = least_width(text, font)
    assert cut_names(text, font, width).endswith("Not here")
    assert QFontMetricsF(font).horizontalAdvance(cut_names(text, font, width / 2)) <= width / 2 + 1


def test_a_name_takes_what_its_own_line_has_left() -> None:
    font = Typography(1.0).strong(24)
    player, owner = map(
        isolated, ("Maximiliana Konstantinopolitanskaya", "Konstantin Maximilianovich")
    )
    text = f"Draws: {player}. The map belongs to: {owner}."
    for width in range(350, 550, 50):
        lines = cut_to_lines(text, font, width, 2)
        assert len(lines) == 2
        assert all(QFontMetricsF(font).horizontalAdvance(line) <= width + 1 for line in lines)
        assert lines[0].startswith("Draws: \u2068Ma")
        assert "The map belongs to: \u2068K" in " ".join(lines)
        assert QFontMetricsF(font).horizontalAdvance(lines[0]) > width - 40
    assert cut_to_lines("Nothing to cut", font, 30, 1)[0] != "Nothing to cut"


def test_a_number_stays_on_the_line_of_what_it_counts() -> None:
    font = Typography(1.0).body(15)
    text = "It is worth 12 stars"
    for width in range(60, 200):
        lines = lines_of(text, font, width)
        assert not any(line.endswith("12") for line in lines), width
        assert " ".join(lines) == text


def test_a_label_grows_smaller_or_takes_two_lines_before_it_goes() -> None:
    font = Typography().body(FONT_SIZE)
    width = QFontMetricsF(font).horizontalAdvance("Ovo godišnje doba")
    for part, is_shown in ((1.1, True), (0.85, True), (0.6, True), (0.2, False)):
        room = QRectF(2, 2, part * width, 36)

        def paint(painter: QPainter, _: QRectF, room: QRectF = room) -> None:
            paint_fitted(painter, "Ovo godišnje doba", room, font, 12)

        image = painted(paint, 200, 40)
        inked = {
            (x, y) for x in range(200) for y in range(40) if image.pixelColor(x, y).alpha() > 0
        }
        assert bool(inked) is is_shown
        assert all(room.adjusted(-1, -1, 1, 1).contains(x, y) for x, y in inked)
