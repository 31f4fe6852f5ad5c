"""An hourglass and the time a card takes."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.card_text import paint_time
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["TimeBadge"]

_SIZE = 20.0


class TimeBadge(ThemedWidget):
    """Stands beside a card's name; shows nothing for a card without a time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._time: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_time(self, time: int | None, text: str = "") -> None:
        """Show a time; `text` says it in words."""
        self._time = time
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.setVisible(time is not None)
        self.update()

    def sizeHint(self) -> QSize:
        font = self.look.fonts.bold(_SIZE)
        digit = QFontMetricsF(font).horizontalAdvance("0")
        side = font.pixelSize()
        return QSize(round(digit + 1.4 * side) + 2, round(side * 1.35))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._time is None:
            return
        painter = QPainter(self)
        right = QPointF(self.width() - 1, self.height() / 2)
        paint_time(painter, self._time, right, self.look, size=_SIZE)
        painter.end()
