"""The bar at the foot of a page: a sentence on the left, what to do next on the right."""

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cartographers_gui.ui.pages.notice_line import NoticeLine
from cartographers_gui.ui.painting.bar import paint_bar
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.sign_button import SignButton
from cartographers_gui.ui.widgets.stock_button import IconButton
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["ActionBar"]

_LEAST_SENTENCE = 130.0
"""Width in px that the sentence needs beside the buttons."""
_GAP = 3


class ActionBar(ThemedWidget):
    """Holds a sentence and buttons; the last button is the main one.

    Where the buttons leave the sentence no room it stands over them, with the signs beside it.
    Both end `edge` px from the sides of the page, as what stands above them does.
    """

    def __init__(self, *, edge: int = 24, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = TextLabel(role=TextRole.ASIDE)
        self._notice = NoticeLine()
        for label in (self._sentence, self._notice):
            label.setMinimumWidth(60)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._buttons: list[QWidget] = []
        self._is_stacked = False
        self._row, self._foot = QHBoxLayout(), QHBoxLayout()
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(edge, 6, edge - round(RING_MARGIN), 6)
        column.setSpacing(0)
        for row in (self._row, self._foot):
            row.setSpacing(_GAP)
            column.addLayout(row)
        self._row.addWidget(self._sentence, 1)
        self._row.addWidget(self._notice, 1)
        self._foot.addStretch(1)

    def set_sentence(self, text: str, *, wrong: bool = False) -> None:
        """Say something; `wrong` gives it the colour of errors."""
        self._sentence.set_text("" if wrong else text)
        self._sentence.setVisible(not wrong)
        self._notice.set_text(text if wrong else "")
        self._share_room()

    def sentence(self) -> str:
        """Return what the bar says."""
        return self._sentence.text() or self._notice.sentence()

    def add(self, *buttons: QWidget) -> None:
        """Put buttons at the right end, in reading order."""
        self._buttons += buttons
        for button in buttons:
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._share_room()

    def _share_room(self) -> None:
        """Put the buttons beside the sentence, or those with a text under it."""
        shown = [button for button in self._buttons if not button.isHidden()]
        edges = self._column.contentsMargins()
        room = self.width() - edges.left() - edges.right()
        room -= sum(button.sizeHint().width() + _GAP for button in shown)
        stacked = room < (self.look.fonts.px(_LEAST_SENTENCE) if self.sentence() else 0)
        if stacked == self._is_stacked:
            return
        self._is_stacked = stacked
        for button in self._buttons:
            under = stacked and not isinstance(button, IconButton | SignButton)
            self._row.removeWidget(button)
            self._foot.removeWidget(button)
            row = self._foot if under else self._row
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    def event(self, event: QEvent) -> bool:
        """Share the room anew when a button needs another one."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._share_room()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_bar(painter, QRectF(self.rect()), self.look.palette)
        painter.end()
