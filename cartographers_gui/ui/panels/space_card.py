"""The card of one space: what it shows, its cluster, and what counts it."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cartographers_gui.ui.painting.text_block import paint_wrapped, wrapped_height
from cartographers_gui.ui.typography import line_height
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.paper_panel import paint_panel

__all__ = ["SpaceCard"]

_ROOM = 10
"""Room in px round the card for its shadow."""
_PAD = 13.0
_WIDTH = 236.0
_GAP = 6


class SpaceCard(ThemedWidget):
    """Lies beside a space, over everything on its page, and takes no events."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self._heading = ""
        self._details = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def text(self) -> str:
        """Everything that stands on the card."""
        return f"{self._heading}\n{self._details}".rstrip()

    def show_beside(self, space: QRect, heading: str, details: str) -> None:
        """Tell about a space that lies in a rectangle of the page."""
        self._tell(heading, details)
        self.move(self._place(space))
        self.show()

    def show_over(self, middle: QPoint, heading: str, details: str) -> None:
        """Tell about something round a point of the page."""
        self._tell(heading, details)
        self.move(middle - self.rect().center())
        self.show()

    def _tell(self, heading: str, details: str) -> None:
        self._heading, self._details = heading, details
        self.setAccessibleName(heading)
        self.setAccessibleDescription(details)
        self.resize(self.sizeHint())
        self.raise_()
        self.update()

    def _place(self, space: QRect) -> QPoint:
        """Return where it hides neither the space nor leaves the page."""
        page = self._page.rect()
        left = space.right() + _GAP - _ROOM
        if left + self.width() > page.right():
            left = space.left() - _GAP + _ROOM - self.width()
        top = space.center().y() - self.height() // 2
        left = min(max(left, page.left()), page.right() - self.width())
        return QPoint(left, min(max(top, page.top()), page.bottom() - self.height()))

    def sizeHint(self) -> QSize:
        fonts = self.look.fonts
        width = fonts.px(_WIDTH)
        heading = QFontMetricsF(fonts.strong(17)).horizontalAdvance(self._heading) + 2
        width = max(width, heading)
        height = line_height(fonts.strong(17))
        if self._details:
            height += fonts.px(4) + wrapped_height(self._details, fonts.body(15), width)
        return QSize(round(width + 2 * (_PAD + _ROOM)), round(height + 2 * (_PAD + _ROOM)))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        palette, fonts = self.look.palette, self.look.fonts
        painter = QPainter(self)
        body = QRectF(self.rect()).adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        paint_panel(painter, body, palette, raised=True)
        inner = body.adjusted(_PAD, _PAD, -_PAD, -_PAD)
        painter.setPen(palette.text)
        painter.setFont(fonts.strong(17))
        line = line_height(fonts.strong(17))
        head = QRectF(inner.left(), inner.top(), inner.width() + 2, line)
        painter.drawText(head, Qt.AlignmentFlag.AlignLeft, self._heading)
        if self._details:
            below = inner.adjusted(0, line + fonts.px(4), 0, 0)
            paint_wrapped(painter, self._details, below, fonts.body(15))
        painter.end()
