"""Soft dark and light spots without an end: unevenness of paper and of dried colour."""

import sys
from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QTransform

__all__ = ["paint_grain"]

_KNOTS = 20
"""Random values along one side of the picture that repeats."""
_DETAIL = 8
"""Pixels of the picture for each of them."""
_DARK = QColor(70, 44, 18)
_LIGHT = QColor(255, 252, 242)


@lru_cache(maxsize=16)
def _spots(seed: int) -> QImage:
    """Return spots that go on seamlessly when the picture is repeated."""
    chance = Random(seed)
    spots = [_spot(chance.gauss(0, 0.45)) for _ in range(_KNOTS * _KNOTS)]
    rows = [b"".join(spots[row : row + _KNOTS]) * 3 for row in range(0, len(spots), _KNOTS)]
    pixels = b"".join(rows) * 3
    side = _KNOTS * 3
    image = QImage(pixels, side, side, 4 * side, QImage.Format.Format_ARGB32)
    image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    smooth, whole = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    image = image.scaled(side * 3, side * 3, whole, smooth)
    image = image.scaled(side * _DETAIL, side * _DETAIL, whole, smooth)
    part = _KNOTS * _DETAIL
    return image.copy(part, part, part, part)


def _spot(value: float) -> bytes:
    """Return one pixel: the lighter or darker, the further from nought."""
    color = QColor(_LIGHT if value > 0 else _DARK)
    color.setAlpha(round(255 * min(1.0, abs(value))))
    return color.rgba().to_bytes(4, sys.byteorder)


def paint_grain(
    painter: QPainter,
    rect: QRectF,
    *,
    spot: float,
    strength: float,
    seed: int,
    turn: float = 0.0,
    origin: QPointF | None = None,
) -> None:
    """Lay spots about `spot` px wide over a rectangle, as opaque as `strength` says at most.

    The pattern is turned by `turn` degrees so that its rows do not show, and starts at `origin`.
    """
    brush = QBrush(_spots(seed))
    start = origin or QPointF()
    scale = spot / _DETAIL
    brush.setTransform(
        QTransform().translate(start.x(), start.y()).rotate(turn).scale(scale, scale)
    )
    painter.save()
    painter.setOpacity(painter.opacity() * strength)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.fillRect(rect, brush)
    painter.restore()
