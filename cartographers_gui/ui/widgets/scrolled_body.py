"""A part of a page or dialog that scrolls where there is less room than it needs."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QWidget

from cartographers_gui.ui.widgets.focus_ring import paint_focus_ring
from cartographers_gui.ui.widgets.look import look_of

__all__ = ["ScrolledBody"]

_LEAST = QSize(80, 60)


class ScrolledBody(QScrollArea):
    """Gives a layout all the room there is, and what it needs at least where that is more.

    The Tab key comes here only while there is something to scroll.
    """

    def __init__(self, layout: QLayout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = layout
        self._scrolls = self._is_fitting = False
        self._contents = QWidget()
        self._contents.setObjectName("contents")
        self._contents.setLayout(layout)
        self._contents.installEventFilter(self)
        self.setWidget(self._contents)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self._contents.setAutoFillBackground(False)
        self.retranslate()

    def retranslate(self) -> None:
        """Tell a screen reader why the keyboard comes here."""
        self.setAccessibleName(self.tr("Contents"))
        self.setAccessibleDescription(
            self.tr(
                "There is more than fits in here. The wheel, a finger and the arrow keys move it."
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    @property
    def scrolls(self) -> bool:
        """Whether not all of it is in sight."""
        return self._scrolls

    def _need(self, width: int) -> int:
        if self._layout.hasHeightForWidth():
            return self._layout.minimumHeightForWidth(width)
        return self._layout.minimumSize().height()

    def _fit(self) -> None:
        if self._is_fitting:
            return
        self._is_fitting = True
        least = self._layout.minimumSize().width()
        height = self.height()
        full = max(self.width(), least)
        narrow = max(self.width() - self.verticalScrollBar().sizeHint().width(), least)
        # Parts that arrange themselves by their width could else ask for the bar and refuse it.
        wanted = (full, narrow) if self._scrolls else (full,)
        self._scrolls = any(self._need(width) > height for width in wanted)
        width = narrow if self._scrolls else full
        self._contents.resize(width, max(height, self._need(width)) if self._scrolls else height)
        policy = Qt.FocusPolicy.TabFocus if self._scrolls else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)
        self.verticalScrollBar().setSingleStep(round(look_of(self).fonts.px(24)))
        self._is_fitting = False

    def sizeHint(self) -> QSize:
        return self._layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._layout.minimumSize().boundedTo(_LEAST)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._contents and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._is_fitting:
            self._scrolls = False
            self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            area = QRectF(self.viewport().rect()).adjusted(3, 3, -3, -3)
            paint_focus_ring(painter, area, 4, look_of(self).palette)
            painter.end()
