"""The label over a section: letter-spaced, with a rule that ends in a diamond."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.text_block import unparted
from cartographers_gui.ui.typography import overhang
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["SectionLabel"]

_GAP = 9.0
_SHORTEST_RULE = 24.0
_SMALLEST = 0.8
"""How far the name may shrink, as a part of its size, where it has no room."""
_READABLE = 14
"""Px to which very large letters may shrink, so that none of them is lost."""
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
_ENDLESS = 10_000


class SectionLabel(ThemedWidget):
    """A section's name, at will with an aside in italics at the right end, or under it."""

    def __init__(self, text: str = "", *, aside: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._aside, self._longest = unparted(aside), ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)

    def set_text(self, text: str, *, aside: str = "", longest: str = "") -> None:
        """Show another name and aside.

        The aside stands under the name wherever its `longest` form does, so that nothing below
        jumps when it changes.
        """
        if (text, unparted(aside), longest) == (self._text, self._aside, self._longest):
            return
        self._text, self._aside, self._longest = text, unparted(aside), longest
        self.setAccessibleName(text)
        self.setAccessibleDescription(aside)
        self.updateGeometry()
        self.update()

    def shown_text(self) -> str:
        """Return the section's name."""
        return self._text

    def _line(self) -> int:
        """Return the height of the name's line in px."""
        return int(self.look.fonts.px(20)) + 1

    def _wanted_width(self) -> float:
        """Return the width in px of name and aside beside each other."""
        fonts, edges = self.look.fonts, self.contentsMargins()
        width = _width(self._text, fonts.label()) + edges.left() + edges.right() + _GAP
        if self._aside:
            asides = (self._aside, self._longest)
            width += max(_width(each, fonts.aside(each, 13)) for each in asides) + _GAP
        return width

    def _is_stacked(self) -> bool:
        """Tell whether the aside has no room beside the name."""
        return bool(self._aside) and self.width() < int(self._wanted_width())

    def sizeHint(self) -> QSize:
        height = self._line()
        if self._is_stacked():
            metrics = QFontMetrics(self.look.fonts.aside(self._aside, 13))
            area = QRect(0, 0, self.contentsRect().width(), _ENDLESS)
            height += metrics.boundingRect(area, _WRAPPED, self._aside).height() + 2
        return QSize(int(self._wanted_width() + _SHORTEST_RULE) + 2, height)

    def minimumSizeHint(self) -> QSize:
        edges, name = self.contentsMargins(), _width(self._text, self.look.fonts.label())
        width = name + edges.left() + edges.right() + _GAP
        return QSize(int(width) + 2, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._aside and event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # The rule stands to the right of the name also in a language written the other way.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        area = QRectF(self.contentsRect())
        stacked = self._is_stacked()
        if stacked:
            painter.setPen(palette.muted)
            painter.setFont(fonts.aside(self._aside, 13))
            top = self._line()
            painter.drawText(area.adjusted(0, top, 0, 0), _WRAPPED, self._aside)
            area.setHeight(top)
        middle = area.center().y()
        painter.setPen(palette.muted)
        font = fonts.label()
        least = min(_READABLE, round(_SMALLEST * font.pixelSize()))
        while font.pixelSize() > least and _width(self._text, font) > area.width():
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.drawText(
            area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._text
        )
        left = area.left() + _width(self._text, font) + _GAP
        right = area.right() - 4
        if self._aside and not stacked:
            font = fonts.aside(self._aside, 13)
            painter.setFont(font)
            room = area.adjusted(0, 0, -overhang(font), 0)
            painter.drawText(
                room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._aside
            )
            right -= _width(self._aside, font) + _GAP
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
    return QFontMetricsF(font).horizontalAdvance(text) + overhang(font)
