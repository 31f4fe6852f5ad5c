"""Message boxes look like the window and show what a person typed as it stands."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.dialogs.message import message_box
from cartographers_gui.ui.language import EnglishPlurals
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, NIGHT, Palette
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.style_sheet import dress

NAME = "Go on with the game of <b>x</b>?"


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def box_in(window: QWidget, palette: Palette) -> QMessageBox:
    dress(window, Look(palette))
    return message_box(window, QMessageBox.Icon.Question, "Cartographers", NAME, more="More.")


def count_of(image: QImage, color: QColor) -> int:
    """Return how many pixels have nearly a colour."""
    return sum(
        max(
            abs(pixel.red() - color.red()),
            abs(pixel.green() - color.green()),
            abs(pixel.blue() - color.blue()),
        )
        < 24
        for y in range(image.height())
        for x in range(image.width())
        for pixel in (image.pixelColor(x, y),)
    )


@pytest.mark.parametrize("palette", [DAY, NIGHT, HIGH_CONTRAST], ids=lambda palette: palette.name)
def test_every_sentence_is_painted_in_the_palette_of_the_window(
    window: QWidget, palette: Palette
) -> None:
    box = box_in(window, palette)
    box.show()
    texts = [label for label in box.findChildren(QLabel) if label.text()]
    assert [label.text() for label in texts] == [NAME, "More."]
    for label in texts:
        image = box.grab(label.geometry()).toImage()
        assert count_of(image, palette.text) > 20
        assert count_of(image, palette.window) > 20


def test_a_name_is_never_read_as_markup(window: QWidget) -> None:
    box = box_in(window, DAY)
    assert box.text() == NAME
    for label in box.findChildren(QLabel):
        assert label.textFormat() is Qt.TextFormat.PlainText


@pytest.mark.parametrize(
    ("count", "read"), [(0, "%n ambushes"), (1, "%n ambush"), (2, "%n ambushes")]
)
def test_english_plurals_may_end_in_es(count: int, read: str) -> None:
    assert EnglishPlurals().translate("Any", "%n ambush(es)", "", count) == read
