"""Soft shadows under cards and sheets: rounded rectangles laid on each other."""

import math
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRegion

from cartographers_gui.engine.value import value
from cartographers_gui.ui.theme import Palette

__all__ = [
    "BUTTON_SHADOW",
    "CARD_SHADOW",
    "RAISED_SHADOW",
    "SHEET_SHADOW",
    "Shadow",
    "paint_shadow",
]


@value
class Shadow:
    """How far a thing stands above the desk."""

    drop: float
    """How far the shadow lies below the thing, in px."""
    blur: float
    """How far it reaches beyond the thing, in px."""
    strength: float
    """Its opacity where it is darkest, 0 to 1."""

    @property
    def reach(self) -> float:
        """Room in px that the shadow needs around the thing."""
        return self.drop + self.blur


BUTTON_SHADOW = Shadow(1.0, 3.0, 0.26)
"""Lies within the room that a button keeps for its focus ring."""
CARD_SHADOW = Shadow(2.0, 7.0, 0.24)
RAISED_SHADOW = Shadow(4.0, 12.0, 0.42)
SHEET_SHADOW = Shadow(6.0, 20.0, 0.50)

_SHADOW = QColor(38, 22, 8)
_INWARDS = 1.25
"""How far the layers go inwards from the outermost, as a multiple of the blur."""
_EXACT = 1e-6


def paint_shadow(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    shadow: Shadow,
    palette: Palette,
    *,
    hidden_inside: bool = False,
) -> None:
    """Paint the shadow of a rectangle with rounded corners; paint the thing itself after it.

    With `hidden_inside`, what the thing will hide is left out: most of the work for a large one.
    In high contrast there is none: a soft brown edge is neither black nor white.
    """
    if palette.high_contrast:
        return
    ratio = _ratio_on_whole_pixels(painter, rect)
    if min(rect.width(), rect.height()) * ratio > 2 * _corner(radius, shadow, ratio):
        _paint_stretched(painter, rect, radius, shadow, ratio, hidden_inside=hidden_inside)
        return
    painter.save()
    if hidden_inside:
        reach = shadow.reach
        whole = rect.adjusted(-reach, -reach, reach, reach).toAlignedRect()
        # Round corners and soft edges show what lies below them.
        inset = radius + 2
        inside = rect.adjusted(inset, inset, -inset, -inset).toRect()
        outside = QRegion(whole).subtracted(QRegion(inside))
        painter.setClipRegion(outside, Qt.ClipOperation.IntersectClip)
    _paint_layers(painter, rect, radius, shadow)
    painter.restore()


def _paint_layers(painter: QPainter, rect: QRectF, radius: float, shadow: Shadow) -> None:
    steps = max(4, min(14, round(shadow.blur)))
    # Layers add up inwards, the inner ones stronger, so that the outer edge is not seen; where all
    # lie on each other the sum is the wanted strength.
    weights = [(step + 1) ** 1.6 for step in range(steps)]
    color = QColor(_SHADOW)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for step, weight in enumerate(weights):
        spread = shadow.blur * (1 - _INWARDS * step / steps)
        if spread < -min(rect.width(), rect.height()) / 2:
            break
        color.setAlphaF(1 - (1 - shadow.strength) ** (weight / sum(weights)))
        painter.setBrush(color)
        grown = rect.translated(0, shadow.drop).adjusted(-spread, -spread, spread, spread)
        corner = max(1.0, radius + spread)
        painter.drawRoundedRect(grown, corner, corner)


# --- shadows of every size from one small picture -------------------------------------------------
#
# Layers as large as a page take milliseconds, and Qt wakes threads for every few rows of each. But
# between its corners every row or column of a shadow is like the next, so they can be stretched.


def _ratio_on_whole_pixels(painter: QPainter, rect: QRectF) -> float:
    """Return the device pixels in a px if a rectangle begins and ends on them, otherwise 0."""
    transform = painter.deviceTransform()
    if transform.isRotating() or transform.m11() != transform.m22():
        return 0.0
    place = transform.mapRect(rect)
    edges = (place.left(), place.top(), place.right(), place.bottom())
    is_whole = all(abs(edge - round(edge)) < _EXACT for edge in edges)
    return transform.m11() if is_whole else 0.0


def _corner(radius: float, shadow: Shadow, ratio: float) -> int:
    """Return how many pixels from its end a side of the thing looks unlike its middle."""
    innermost = 1 + shadow.blur * (_INWARDS - 1)
    return math.ceil((max(radius, innermost) + shadow.drop) * ratio) + 1


def _paint_stretched(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    shadow: Shadow,
    ratio: float,
    *,
    hidden_inside: bool,
) -> None:
    picture = _small_picture(radius, shadow, ratio)
    end = picture.width() // 2
    # Begin and length of the two ends, and of the middle between them, in the picture's pixels.
    from_ = ((0, end), (end, 1), (end + 1, end))
    reach, corner = math.ceil(shadow.reach * ratio) / ratio, _corner(radius, shadow, ratio) / ratio
    columns, rows = (
        (
            (low - reach, reach + corner),
            (low + corner, length - 2 * corner),
            (low + length - corner, corner + reach),
        )
        for low, length in ((rect.left(), rect.width()), (rect.top(), rect.height()))
    )
    is_smooth = painter.testRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
    for (left, width), (from_left, columns_there) in zip(columns, from_, strict=True):
        for (top, height), (from_top, rows_there) in zip(rows, from_, strict=True):
            if not (hidden_inside and columns_there == rows_there == 1):
                part = QRectF(from_left, from_top, columns_there, rows_there)
                painter.drawImage(QRectF(left, top, width, height), picture, part)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=is_smooth)


@lru_cache(maxsize=32)
def _small_picture(radius: float, shadow: Shadow, ratio: float) -> QImage:
    """Return the shadow of the smallest square with corners and one pixel between them."""
    reach, square = math.ceil(shadow.reach * ratio), 2 * _corner(radius, shadow, ratio) + 1
    side = square + 2 * reach
    picture = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.scale(ratio, ratio)
    rect = QRectF(reach / ratio, reach / ratio, square / ratio, square / ratio)
    _paint_layers(painter, rect, radius, shadow)
    painter.end()
    return picture
