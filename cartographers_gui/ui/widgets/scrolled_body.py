"""A part of a page or dialog that scrolls where there is less room than it needs."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLayout, QWidget

from cartographers_gui.ui.widgets.fitted_scroll import FittedScroll
from cartographers_gui.ui.widgets.focus_ring import paint_focus_ring
from cartographers_gui.ui.widgets.look import look_of
from cartographers_gui.ui.widgets.scroll_fade import Ground, fade_cut_edges

__all__ = ["ScrolledBody"]

_LEAST = QSize(80, 60)


class ScrolledBody(FittedScroll):
    """Gives a layout all the room there is, and what it needs at least where that is more.

    The Tab key comes here only while there is something to scroll.
    """

    def __init__(
        self, layout: QLayout, *, fades: Ground | None = None, parent: QWidget | None = None
    ) -> None:
        """Show a layout, which fades out into a ground where it is cut, if one is named."""
        super().__init__(layout, parent)
        if fades is not None:
            fade_cut_edges(self, fades)
        self._scrolls = False
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

    def _fit_contents(self) -> None:
        least = self._layout.minimumSize().width()
        height = self.height()
        full = max(self.width(), least)
        narrow = max(self.width() - self.verticalScrollBar().sizeHint().width(), least)
        # Parts that arrange themselves by their width could else ask for the bar and refuse it.
        wanted = (full, narrow) if self._scrolls else (full,)
        self._scrolls = any(self.least_height(width) > height for width in wanted)
        width = narrow if self._scrolls else full
        need = self.least_height(width) if self._scrolls else height
        # Left to itself, Qt may keep the bar of a text before, with nothing to scroll.
        bar = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            bar.ScrollBarAlwaysOn if self._scrolls else bar.ScrollBarAlwaysOff
        )
        self._contents.resize(width, max(height, need))
        policy = Qt.FocusPolicy.TabFocus if self._scrolls else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)
        self.verticalScrollBar().setSingleStep(round(look_of(self).fonts.px(24)))

    def sizeHint(self) -> QSize:
        return self._layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._layout.minimumSize().boundedTo(_LEAST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._is_fitting:
            self._scrolls = False
            self.fit()

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
