"""The desk as a widget: the ground of a page."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cartographers_gui.ui.painting.desk import paint_desk
from cartographers_gui.ui.painting.parts import paint_parts, rects_of
from cartographers_gui.ui.painting.picture_cache import cached_picture
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["DeskBackground"]


class DeskBackground(ThemedWidget):
    """A page's ground: give it a layout and lay everything else on it.

    What takes the keyboard when the page is shown is its focus proxy.
    """

    _first: QWidget | None = None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Nothing below a desk is seen, so Qt need not paint it.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # WORKAROUND: where Tab comes into a widget that has a focus proxy for one of its own parts, Qt
    # jumps to that part, and nothing before it is ever reached. So Qt knows of no proxy here.
    # https://doc.qt.io/qt-6/qwidget.html#setFocusProxy

    def setFocusProxy(self, proxy: QWidget | None, /) -> None:  # noqa: N802 - Qt's name
        self._first = proxy

    def focusProxy(self) -> QWidget | None:  # noqa: N802 - Qt's name
        return self._first

    def setFocus(  # noqa: N802 - Qt's name
        self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason, /
    ) -> None:
        if self._first is None:
            super().setFocus(reason)
        else:
            self._first.setFocus(reason)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_parts(painter, rects_of(event.region()))
        painter.end()

    def paint_parts(self, painter: QPainter, rects: Iterable[QRect]) -> None:
        """Paint the desk within rectangles, all in its own coordinates, for what lies on it too."""
        palette = self.look.palette
        picture = cached_picture(
            f"desk/{palette.name}",
            QSizeF(self.size()),
            self.devicePixelRatioF(),
            lambda painter, rect: paint_desk(painter, rect, palette),
            opaque=True,
        )
        parts = None
        if self.devicePixelRatioF().is_integer():
            parts = [QRectF(rect) for rect in rects]
        paint_parts(painter, picture, QPointF(0, 0), parts)
