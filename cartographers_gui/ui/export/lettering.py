"""One line of text on paper."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

__all__ = ["CENTRED", "LEFT", "RIGHT", "write"]

CENTRED = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ONE_LINE = int(Qt.TextFlag.TextSingleLine.value) | int(Qt.TextFlag.TextDontClip.value)


def write(
    painter: QPainter,
    text: str,
    room: QRectF,
    font: QFont,
    *,
    color: QColor,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """Write a line in the middle of a room's height, cut with dots where it is too long."""
    painter.setFont(font)
    painter.setPen(color)
    cut = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width() + 1)
    painter.drawText(room, int(align.value) | _ONE_LINE, cut)
