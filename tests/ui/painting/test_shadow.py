"""Shadows: what a thing hides of its own need not be painted, and nobody sees the difference."""

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.painting.shadow import (
    BUTTON_SHADOW,
    CARD_SHADOW,
    RAISED_SHADOW,
    Shadow,
    paint_shadow,
)
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST

RADIUS = 11.0


def picture(rect: QRectF, shadow: Shadow, ratio: float, *, hides: bool, thing: bool) -> QImage:
    size = QSize(round(240 * ratio), round(200 * ratio))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_shadow(painter, rect, RADIUS, shadow, DAY, hidden_inside=hides)
    if thing:
        painter.setPen(QColor("sienna"))
        painter.setBrush(QColor("wheat"))
        painter.drawRoundedRect(rect, RADIUS, RADIUS)
    painter.end()
    return image


@pytest.mark.parametrize("shadow", [CARD_SHADOW, RAISED_SHADOW])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize(
    "rect", [QRectF(30, 30, 170, 130), QRectF(30.5, 29.3, 160.4, 31), QRectF(40, 40, 9, 90)]
)
@pytest.mark.usefixtures("qtbot")
def test_a_thing_looks_the_same_without_the_shadow_that_it_hides(
    rect: QRectF, ratio: float, shadow: Shadow
) -> None:
    left_out = picture(rect, shadow, ratio, hides=True, thing=True)
    assert left_out == picture(rect, shadow, ratio, hides=False, thing=True)


def test_the_shadow_inside_a_thing_is_left_out(qtbot: QtBot) -> None:
    del qtbot
    rect = QRectF(30, 30, 170, 130)
    image = picture(rect, CARD_SHADOW, 1.0, hides=True, thing=False)
    assert image.pixelColor(rect.center().toPoint()) == QColor("white")
    assert image.pixelColor(115, 164) != QColor("white")


@pytest.mark.parametrize("shadow", [BUTTON_SHADOW, CARD_SHADOW, RAISED_SHADOW])
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.usefixtures("qtbot")
def test_a_shadow_looks_alike_on_whole_pixels_and_off_them(shadow: Shadow, ratio: float) -> None:
    rect = QRectF(30, 30, 170, 130)
    # So little beside the pixels that nobody sees it, and yet the shadow is not a stretched one.
    beside = rect.translated(0.001, 0.001)
    # The bits are the picture's own memory: it has to be there for as long as they are read.
    pictures = [picture(place, shadow, ratio, hides=False, thing=False) for place in (rect, beside)]
    stretched, whole = (bytes(each.constBits()) for each in pictures)
    assert max(abs(one - other) for one, other in zip(stretched, whole, strict=True)) <= 5


def test_high_contrast_has_no_shadows() -> None:
    image = QImage(80, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    before = image.copy()
    painter = QPainter(image)
    paint_shadow(painter, QRectF(20, 20, 40, 40), RADIUS, CARD_SHADOW, HIGH_CONTRAST)
    painter.end()
    assert image == before
