"""Outlines written as text."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from cartographers_gui.ui.painting.outline import fitted, outline, polygon


def test_every_letter_is_read() -> None:
    path = outline("M10 10 L90 10 H95 V50 Q95 90 50 90 C30 90 10 70 10 10 Z E50 50 5 5 R0 0 2 3")
    assert path.boundingRect().contains(QRectF(10, 10, 85, 80))
    assert path.contains(QPointF(20, 20))
    assert path.contains(QPointF(1, 1))


def test_a_part_inside_another_is_a_hole() -> None:
    assert not outline("R0 0 100 100 E50 50 10 10").contains(QPointF(50, 50))


def test_repeated_numbers_repeat_the_letter() -> None:
    assert outline("M0 0 L10 0 10 10 Z") == outline("M0 0 L10 0 L10 10 Z")


@pytest.mark.parametrize("text", ["M0 0 X1 2", "M0", "L1 2 3", "H"])
def test_nonsense_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(ValueError, match=text):
        outline(text)


def test_fitting_centres_without_stretching() -> None:
    rect = QRectF(100, 0, 200, 50)
    box = fitted(outline("R0 0 100 100"), rect).boundingRect()
    assert (box.width(), box.height()) == (50, 50)
    assert box.center() == rect.center()


def test_polygon_is_closed() -> None:
    assert polygon((0, 0), (10, 0), (10, 10)).contains(QPointF(8, 4))
