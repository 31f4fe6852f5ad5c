"""Sentences below each other, at will each with a sign before it."""

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.icons import Icon, paint_icon
from cartographers_gui.ui.painting.text_block import paint_wrapped, wrapped_height
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["CardLines", "LineSign"]

_SIGN = 16.0
_WIDTH, _NARROWEST = 280, 120
_GAP = 6.0


class LineSign(Enum):
    """What stands before each sentence."""

    NONE = auto()
    DOT = auto()
    COUNTS = auto()
    DOES_NOT = auto()


class CardLines(ThemedWidget):
    """Takes no room without sentences."""

    def __init__(self, sign: LineSign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = sign
        self._lines: tuple[str, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setVisible(False)

    def set_lines(self, lines: Sequence[str]) -> None:
        """Show other sentences."""
        self._lines = tuple(lines)
        self.setAccessibleName("\n".join(lines))
        self.setVisible(bool(lines))
        self.updateGeometry()
        self.update()

    def lines(self) -> tuple[str, ...]:
        """Return the sentences shown."""
        return self._lines

    def _font(self) -> QFont:
        return self.look.fonts.body(16)

    def _indent(self) -> float:
        return 0.0 if self._sign is LineSign.NONE else self.look.fonts.px(_SIGN) + 9

    def _heights(self, width: float) -> list[float]:
        room = width - self._indent()
        return [wrapped_height(line, self._font(), room) for line in self._lines]

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        heights = self._heights(width)
        return round(sum(heights) + _GAP * max(0, len(heights) - 1)) + 4

    def sizeHint(self) -> QSize:
        # Beside a map it keeps this height, also where it has become narrower.
        return QSize(_WIDTH, self.heightForWidth(max(_NARROWEST, min(_WIDTH, self.width()))))

    def minimumSizeHint(self) -> QSize:
        return QSize(_NARROWEST, round(self.look.fonts.px(22)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        indent, side, top = self._indent(), fonts.px(_SIGN), 1.0
        for line, height in zip(self._lines, self._heights(self.width()), strict=True):
            sign = QRectF(0, top + (fonts.px(22) - side) / 2, side, side)
            self._paint_sign(painter, sign)
            painter.setPen(palette.text)
            room = QRectF(indent, top, self.width() - indent, height + 1)
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            paint_wrapped(painter, line, room, self._font(), align)
            top += height + _GAP
        painter.end()

    def _paint_sign(self, painter: QPainter, rect: QRectF) -> None:
        palette = self.look.palette
        match self._sign:
            case LineSign.COUNTS:
                paint_icon(painter, Icon.CHECK, rect, palette.ok)
            case LineSign.DOES_NOT:
                paint_icon(painter, Icon.CROSS, rect, palette.illegal)
            case LineSign.DOT:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(palette.border))
                reach = rect.width() * 0.17
                painter.drawEllipse(QPointF(rect.center()), reach, reach)
            case LineSign.NONE:
                pass
