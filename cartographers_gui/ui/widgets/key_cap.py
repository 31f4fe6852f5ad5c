"""The small key drawn on a button that a key of the keyboard presses as well."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeySequence, QPainter, QPen

from cartographers_gui.ui.typography import Typography

__all__ = ["key_cap_size", "key_name", "paint_key_cap"]

_RADIUS = 4.0


def key_name(key: str) -> str:
    """Return what the system and the chosen language call a key that has a portable name.

    >>> key_name("Ctrl+Z"), key_name("2"), key_name("+ −")
    ('Ctrl+Z', '2', '+ −')
    """
    sequence = QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)
    return sequence.toString(QKeySequence.SequenceFormat.NativeText) or key


def key_cap_size(key: str, fonts: Typography) -> QSizeF:
    """Return the room that the cap of a key needs."""
    metrics = QFontMetricsF(fonts.strong(11))
    height = fonts.px(18)
    return QSizeF(max(height, metrics.horizontalAdvance(key_name(key)) + fonts.px(10)), height)


def paint_key_cap(
    painter: QPainter, key: str, rect: QRectF, fonts: Typography, *, ink: QColor, ground: QColor
) -> None:
    """Paint a key, given by its portable name; `ink` is the colour of name and edge."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = QColor(ink)
    edge.setAlphaF(0.6 * ink.alphaF())
    painter.setPen(QPen(edge, 1.1))
    painter.setBrush(ground)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
    painter.setPen(ink)
    painter.setFont(fonts.strong(11))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, key_name(key))
    painter.restore()
