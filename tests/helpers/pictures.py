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
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    width, line = alpha.width(), alpha.bytesPerLine()
    values = bytes(alpha.constBits())
    clear = sum(
        values[start : start + width].count(0) for start in range(0, line * alpha.height(), line)
    )
    return 1 - clear / (width * alpha.height())


def difference(one: QImage, other: QImage) -> float:
    """Return the part of the pixels in which two pictures of one size differ, 0 to 1."""
    rows = zip(_rows_of(one), _rows_of(other), strict=True)
    count = sum(
        a != b
        for row, other_row in rows
        if row != other_row
        for a, b in zip(row, other_row, strict=True)
    )
    return count / (one.width() * one.height())


def _rows_of(image: QImage) -> list[memoryview]:
    """Return the pixels of a picture, a number for each, row by row."""
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    width = plain.width()
    pixels = memoryview(bytes(plain.constBits())).cast("I")
    return [pixels[start : start + width] for start in range(0, len(pixels), width)]


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
