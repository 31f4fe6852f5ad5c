"""The bar at the foot of a page: a sentence on the left, what to do next on the right."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cartographers_gui.ui.pages.notice_line import NoticeLine
from cartographers_gui.ui.painting.bar import paint_bar
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["ActionBar"]


class ActionBar(ThemedWidget):
    """Holds a sentence and buttons; the last button is the main one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = TextLabel(role=TextRole.ASIDE)
        self._notice = NoticeLine()
        for label in (self._sentence, self._notice):
            label.setMinimumWidth(60)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(20, 6, 12, 6)
        self._row.setSpacing(3)
        self._row.addWidget(self._sentence, 1)
        self._row.addWidget(self._notice, 1)

    def set_sentence(self, text: str, *, wrong: bool = False) -> None:
        """Say something; `wrong` gives it the colour of errors."""
        self._sentence.set_text("" if wrong else text)
        self._sentence.setVisible(not wrong)
        self._notice.set_text(text if wrong else "")

    def sentence(self) -> str:
        """Return what the bar says."""
        return self._sentence.text() or self._notice.text()

    def add(self, *buttons: QWidget) -> None:
        """Put buttons at the right end, in reading order."""
        for button in buttons:
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_bar(painter, QRectF(self.rect()), self.look.palette)
        painter.end()
