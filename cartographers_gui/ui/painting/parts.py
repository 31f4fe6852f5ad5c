"""Finished pictures in torn regions: what has to be painted is copied rectangle by rectangle.

Within one rectangle Qt copies a picture at once. Within a region of several it goes row by row and
wakes a pool of threads for the rows, which on a busy computer costs more than the copying. A shape
that moves over the map tears the region into a few rectangles far apart.
"""

from collections.abc import Iterable, Sequence
from typing import cast

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap, QRegion

__all__ = ["paint_parts", "rects_of"]


def rects_of(region: QRegion) -> list[QRect]:
    """Return the rectangles of a region; those that lie above each other in one column as one.

    >>> region = QRegion(0, 0, 9, 9) + QRegion(50, 3, 2, 2)
    >>> region.rectCount(), len(rects_of(region))
    (4, 2)
    """
    found: list[list[int]] = []
    # The type stubs know neither that a region is a series of rectangles, in bands from the top,
    # nor what numbers a rectangle gives.
    for rect in cast("Iterable[QRect]", region):
        left, top, width, height = cast("tuple[int, int, int, int]", rect.getRect())
        for above in found:
            if above[0] == left and above[2] == width and above[1] + above[3] == top:
                above[3] += height
                break
        else:
            found.append([left, top, width, height])
    return [QRect(*each) for each in found]


def paint_parts(
    painter: QPainter, picture: QPixmap, corner: QPointF, parts: Sequence[QRectF] | None
) -> None:
    """Paint what lies within some rectangles of a picture whose upper left corner is at a point.

    They begin and end on whole device pixels, and the painter has no other clip; afterwards it has
    none. Without rectangles all of the picture is painted, under whatever clip there is.
    """
    if parts is None:
        painter.drawPixmap(corner, picture)
        return
    for part in parts:
        painter.setClipRect(part)
        painter.drawPixmap(corner, picture)
    painter.setClipping(False)
