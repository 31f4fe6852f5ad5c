"""The label over a section: letter-spaced, with a rule that ends in a diamond."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["SectionLabel"]

_GAP = 9.0
_SHORTEST_RULE = 24.0
_SMALLEST = 0.8
"""How far the name may shrink, as a part of its size, where it has no room."""


class SectionLabel(ThemedWidget):
    """A section's name, at will with an aside in italics at the right end."""

    def __init__(self, text: str = "", *, aside: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._aside = aside
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)

    def set_text(self, text: str, *, aside: str = "") -> None:
        """Show another name and aside."""
        if (text, aside) == (self._text, self._aside):
            return
        self._text, self._aside = text, aside
        self.setAccessibleName(text)
        self.setAccessibleDescription(aside)
        self.updateGeometry()
        self.update()

    def shown_text(self) -> str:
        """Return the section's name."""
        return self._text

    def sizeHint(self) -> QSize:
        fonts = self.look.fonts
        width = QFontMetricsF(fonts.label()).horizontalAdvance(self._text)
        if self._aside:
            aside = QFontMetricsF(fonts.aside(self._aside, 13)).horizontalAdvance(self._aside)
            width += aside + _GAP
        edges = self.contentsMargins()
        width += edges.left() + edges.right()
        return QSize(int(width + _GAP + _SHORTEST_RULE) + 2, int(fonts.px(20)) + 1)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width() - int(_SHORTEST_RULE), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.contentsRect())
        middle = area.center().y()
        painter.setPen(palette.muted)
        font = fonts.label()
        least = round(_SMALLEST * font.pixelSize())
        while font.pixelSize() > least and _width(self._text, font) > area.width():
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.drawText(
            area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._text
        )
        left = _width(self._text, font) + _GAP
        right = area.right() - 4
        if self._aside:
            font = fonts.aside(self._aside, 13)
            painter.setFont(font)
            painter.drawText(
                area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._aside
            )
            right -= QFontMetricsF(font).horizontalAdvance(self._aside) + _GAP
        if right - left > _GAP:
            rule = QColor(palette.border)
            rule.setAlphaF(0.7)
            painter.setPen(QPen(rule, 1.0))
            painter.drawLine(QPointF(left, middle), QPointF(right, middle))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.border)
            painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(right, middle - 3),
                        QPointF(right + 3, middle),
                        QPointF(right, middle + 3),
                        QPointF(right - 3, middle),
                    ]
                )
            )
        painter.end()


def _width(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)
