"""Pictures for tests: paint something on a clear ground and ask what came of it."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

Paint = Callable[[QPainter, QRectF], None]


def painted(paint: Paint, width: int = 100, height: int = 100, ratio: float = 1.0) -> QImage:
    """Return what `paint` leaves on a clear picture of a size in logical px."""
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    try:
        paint(painter, QRectF(0, 0, width, height))
    finally:
        painter.end()
    return image


def of(paint: Callable[..., None], what: object, palette: object, **options: object) -> Paint:
    """Return the painting of one thing, by a function `paint(painter, what, rect, palette)`."""

    def paint_it(painter: QPainter, rect: QRectF) -> None:
        paint(painter, what, rect, palette, **options)

    return paint_it


def bare(paint: Callable[..., None], palette: object, *options: object) -> Paint:
    """Return the painting by a function `paint(painter, rect, palette, *options)`."""

    def paint_it(painter: QPainter, rect: QRectF) -> None:
        paint(painter, rect, palette, *options)

    return paint_it


def covered(image: QImage) -> float:
    """Return the part of a picture that has been painted on, 0 to 1."""
    count = sum(
        image.pixelColor(x, y).alpha() > 0
        for y in range(image.height())
        for x in range(image.width())
    )
    return count / (image.width() * image.height())


def difference(one: QImage, other: QImage) -> float:
    """Return the part of the pixels in which two pictures of one size differ, 0 to 1."""
    count = sum(
        one.pixel(x, y) != other.pixel(x, y)
        for y in range(one.height())
        for x in range(one.width())
    )
    return count / (one.width() * one.height())


def is_grey(color: QColor) -> bool:
    """Tell whether a colour has no hue worth speaking of, as high contrast wants it."""
    parts = (color.red(), color.green(), color.blue())
    return (max(parts) - min(parts)) * color.alphaF() <= 16


def all_grey(image: QImage) -> bool:
    """Tell whether a whole picture is black, white and between."""
    return all(
        is_grey(image.pixelColor(x, y))
        for y in range(0, image.height(), 2)
        for x in range(0, image.width(), 2)
    )
