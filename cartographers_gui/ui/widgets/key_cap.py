"""The small key drawn on a button that a key of the keyboard presses as well."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from cartographers_gui.ui.typography import Typography

__all__ = ["key_cap_size", "paint_key_cap"]

_RADIUS = 4.0


def key_cap_size(key: str, fonts: Typography) -> QSizeF:
    """Return the room that the cap of a key needs."""
    metrics = QFontMetricsF(fonts.strong(11))
    height = fonts.px(18)
    return QSizeF(max(height, metrics.horizontalAdvance(key) + fonts.px(10)), height)


def paint_key_cap(
    painter: QPainter, key: str, rect: QRectF, fonts: Typography, *, ink: QColor, ground: QColor
) -> None:
    """Paint a key with its name; `ink` is the colour of name and edge, `ground` of the cap."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = QColor(ink)
    edge.setAlphaF(0.6 * ink.alphaF())
    painter.setPen(QPen(edge, 1.1))
    painter.setBrush(ground)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
    painter.setPen(ink)
    painter.setFont(fonts.strong(11))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, key)
    painter.restore()
