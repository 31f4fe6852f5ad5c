"""The desk on which everything lies: a slow gradient with soft mottling."""

import sys
from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QRadialGradient

from cartographers_gui.ui.theme import Palette

__all__ = ["paint_desk"]

_SPOTS = 150.0
"""Size of one spot of the mottling in px."""
_COARSE = 3
"""The picture is painted so many times smaller than it is shown."""
_DARK = 0x482E10
_LIGHT = 0xFFF6DE


def paint_desk(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the desk; costly, so keep it as a picture."""
    if palette.high_contrast:
        _paint_desk(painter, rect, palette)
        return
    # All of it is soft, so it is painted small and enlarged: the same picture in a fifth of the
    # time, which the first page of the program would have to wait for.
    size = (rect.size() / _COARSE).toSize().expandedTo(QSize(2, 2))
    small = QImage(size, QImage.Format.Format_RGB32)
    inside = QPainter(small)
    inside.scale(size.width() / rect.width(), size.height() / rect.height())
    inside.translate(-rect.topLeft())
    _paint_desk(inside, rect, palette)
    inside.end()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(rect, small)
    painter.restore()


def _paint_desk(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0.0, palette.desk)
    ground.setColorAt(1.0, palette.desk_end)
    painter.fillRect(rect, ground)
    if palette.high_contrast:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    dark = palette.is_dark
    painter.setClipRect(rect)
    for seed, spots, angle, strength in ((3, _SPOTS, 19.0, 13), (7, _SPOTS / 3, -27.0, 8)):
        # A rotated lattice shows no rows and columns.
        painter.save()
        painter.translate(rect.center())
        painter.rotate(angle)
        reach = (rect.width() + rect.height()) * 0.75
        painter.setOpacity(strength * (0.6 if dark else 1.0) / 100)
        side = max(4, round(2 * reach / spots))
        painter.drawImage(QRectF(-reach, -reach, 2 * reach, 2 * reach), _mottling(seed, side))
        painter.restore()
    vignette = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.72)
    vignette.setColorAt(0.55, QColor(60, 36, 10, 0))
    vignette.setColorAt(1.0, QColor(60, 36, 10, 60))
    vignette.setCenter(rect.center() - QPointF(0, rect.height() * 0.1))
    painter.fillRect(rect, vignette)
    painter.restore()


@lru_cache(maxsize=1)
def _spots() -> tuple[bytes, ...]:
    """Return the pixel for each of 256 heights, from as dark to as light as can be."""
    pixels = []
    for height in range(-255, 256, 2):
        color = _DARK if height < 0 else _LIGHT
        pixels.append((abs(height) << 24 | color).to_bytes(4, sys.byteorder))
    return tuple(pixels)


@lru_cache(maxsize=8)
def _mottling(seed: int, side: int) -> QImage:
    """Return light and dark spots, enlarged once so that the next enlargement shows no corners."""
    spots = _spots()
    pixels = b"".join(map(spots.__getitem__, Random(seed).randbytes(side * side)))
    image = QImage(pixels, side, side, 4 * side, QImage.Format.Format_ARGB32)
    image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return image.scaled(
        side * 6,
        side * 6,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
