"""The sign over the foot of a page while computer players think."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cartographers_gui.ui.typography import line_height
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["BotsSign"]

_TEXT, _BAR = 13.0, 3.0
"""Px at scale 1: the size of the letters, and the height of the bar."""
_SIDE, _ABOVE, _BELOW = 16.0, 5.0, 7.0
"""Px at scale 1 that are free around them."""


class BotsSign(ThemedWidget):
    """A small label with a thin bar; it takes neither clicks nor the keyboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._part = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_progress(self, text: str, part: float) -> None:
        """Say how far they are, in words and as a part of 1."""
        if (text, part) == (self._text, self._part):
            return
        self._text, self._part = text, part
        self.setAccessibleName(text)
        self.update()

    def text(self) -> str:
        """Return what the sign says."""
        return self._text

    def part(self) -> float:
        """Return how much of the bar is full, from 0 to 1."""
        return self._part

    def sizeHint(self) -> QSize:
        fonts = self.look.fonts
        font = fonts.strong(_TEXT)
        width = QFontMetricsF(font).horizontalAdvance(self._text) + 2 * fonts.px(_SIDE)
        height = line_height(font) + fonts.px(_ABOVE + 2 * _BAR + _BELOW)
        return QSize(round(width), round(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        fonts, palette = self.look.fonts, self.look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        radius = fonts.px(8)
        painter.setPen(QPen(palette.border, 1.0))
        painter.setBrush(palette.raised)
        painter.drawRoundedRect(body, radius, radius)
        side, bar = fonts.px(_SIDE), fonts.px(_BAR)
        groove = QRectF(side, body.bottom() - fonts.px(_BELOW) - bar, body.width() - 2 * side, bar)
        words = QRectF(body.left(), fonts.px(_ABOVE), body.width(), groove.top() - bar)
        words.setBottom(groove.top() - bar / 2)
        painter.setFont(fonts.strong(_TEXT))
        painter.setPen(palette.text)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self._text)
        painter.setPen(Qt.PenStyle.NoPen)
        pale = QColor(palette.border)
        pale.setAlphaF(0.5)
        painter.setBrush(pale)
        painter.drawRoundedRect(groove, bar / 2, bar / 2)
        groove.setWidth(groove.width() * self._part)
        painter.setBrush(palette.accent)
        painter.drawRoundedRect(groove, bar / 2, bar / 2)
        painter.end()
