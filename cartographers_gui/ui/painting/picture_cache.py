"""Pictures that are painted once for each size, device ratio and palette."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache

__all__ = ["CACHE_KILOBYTES", "cached_picture", "is_cached", "paint_cached"]

CACHE_KILOBYTES = 96 * 1024
"""Room for all pictures together; Qt's own 10 MB would not hold one large desk and a few cards."""

Paint = Callable[[QPainter, QRectF], None]


def cached_picture(
    key: str, size: QSizeF, ratio: float, paint: Paint, *, opaque: bool = False
) -> QPixmap:
    """Return a picture of `size` logical px, painted by `paint` unless it is there already.

    `key` names everything the picture depends on besides its size and the device ratio: palette,
    card, language. An `opaque` one is painted all over: it is copied later and not blended.
    """
    name, width, height = _entry(key, size, ratio)
    if QPixmapCache.cacheLimit() < CACHE_KILOBYTES:
        QPixmapCache.setCacheLimit(CACHE_KILOBYTES)
    pixmap = QPixmap()
    if QPixmapCache.find(name, pixmap):
        return pixmap
    pixmap = QPixmap(width, height)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.black if opaque else Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(0, 0, width / ratio, height / ratio))
    painter.end()
    QPixmapCache.insert(name, pixmap)
    return pixmap


def is_cached(key: str, size: QSizeF, ratio: float) -> bool:
    """Tell whether a picture is there already."""
    return QPixmapCache.find(_entry(key, size, ratio)[0], QPixmap())


def _entry(key: str, size: QSizeF, ratio: float) -> tuple[str, int, int]:
    """Return the name in Qt's cache, width and height in pixels."""
    width, height = max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio))
    return f"{key}|{width}x{height}@{ratio:.3f}", width, height


def paint_cached(painter: QPainter, key: str, rect: QRectF, paint: Paint) -> None:
    """Paint a cached picture into a rectangle, at the device ratio of what is painted on."""
    ratio = painter.device().devicePixelRatioF()
    pixmap = cached_picture(key, rect.size(), ratio, paint)
    painter.drawPixmap(rect.topLeft(), pixmap)
