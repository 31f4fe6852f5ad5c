"""The name of a card on one line, with its time or the mark of an ambush at the right end."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.ambush_face import paint_warning
from cartographers_gui.ui.painting.card_text import paint_time, paint_title
from cartographers_gui.ui.text import number
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["CardHeading"]

_SIZE = 20.0
_MARK = 1.3
"""Side of the mark of an ambush in heights of the letters, as on the card itself."""


class CardHeading(ThemedWidget):
    """A long name is set smaller, and cut only when even that has no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._time: int | None = None
        self._is_ambush = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_card(self, name: str, time: int | None, *, ambush: bool = False) -> None:
        """Show a card's name and its time; an `ambush` has its mark instead."""
        self._name, self._time, self._is_ambush = name, time, ambush
        self.retranslate()
        self.update()

    def name(self) -> str:
        """Return the card's name."""
        return self._name

    def retranslate(self) -> None:
        words = ""
        if self._time is not None:
            words = self.tr("Time {time}").format(time=number(self._time))
        self.setAccessibleName(self._name)
        self.setAccessibleDescription(words)
        self.setToolTip("\n".join(text for text in (self._name, words) if text))

    def sizeHint(self) -> QSize:
        return QSize(200, round(self.look.fonts.px(_SIZE * 1.45)))

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(3, 0, -3, 0)
        used = 0.0
        right = QPointF(area.right(), area.center().y())
        if self._is_ambush:
            side = _MARK * self.look.fonts.px(_SIZE)
            used = paint_warning(painter, right, self.look.palette, side=side) + 8
        elif self._time is not None:
            used = paint_time(painter, self._time, right, self.look, size=_SIZE) + 8
        paint_title(painter, self._name, area.adjusted(0, 0, -used, 0), self.look, size=_SIZE)
        painter.end()
