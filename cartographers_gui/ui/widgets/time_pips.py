"""The time of a season as a row of diamonds."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.star_coin import paint_pip
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["TimePips"]

_SIDE = 16.0
_STEP = 21.0
_CRAMPED_STEP = 15.0


class TimePips(ThemedWidget):
    """As many diamonds as the season has time, those filled whose time is spent."""

    def __init__(self, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spent, self._threshold = 0, 8
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_time(self, spent: int, threshold: int, text: str) -> None:
        """Show spent time; `text` says it in words, to screen readers and as tool tip."""
        self._spent, self._threshold = spent, threshold
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.updateGeometry()
        self.update()

    def _width_with(self, step: float) -> int:
        fonts = self.look.fonts
        # Time above the threshold is shown too: the last card may spend more than was left.
        count = max(self._spent, self._threshold)
        return int(fonts.px(_SIDE) + fonts.px(step) * (count - 1)) + 3

    def sizeHint(self) -> QSize:
        return QSize(self._width_with(_STEP), int(self.look.fonts.px(_SIDE)) + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._width_with(_CRAMPED_STEP), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = fonts.px(_SIDE)
        count = max(self._spent, self._threshold)
        room = (self.width() - 3 - side) / max(1, count - 1)
        step = min(fonts.px(_STEP), room)
        middle = self.height() / 2
        line = QColor(palette.border)
        painter.setPen(QPen(line, 1.2))
        painter.drawLine(QPointF(side / 2, middle), QPointF(side / 2 + step * (count - 1), middle))
        for number in range(count):
            rect = QRectF(1 + number * step, middle - side / 2, side, side)
            fill = palette.pip if number < self._spent else None
            if number >= self._threshold:
                fill = palette.error
            paint_pip(painter, rect, fill, palette)
        painter.end()
