"""The head of a page: a compass rose, the page's name and a line below it."""

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["CompassRose", "PageTitle"]


def _paint_rose(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    radius = min(rect.width(), rect.height()) / 2 - 1
    ink, light = QColor(palette.text), QColor(palette.card)
    painter.translate(rect.center())
    painter.setPen(QPen(ink, max(1.0, radius * 0.03)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), radius * 0.62, radius * 0.62)
    painter.drawEllipse(QPointF(0, 0), radius * 0.5, radius * 0.5)
    for turn in range(32):
        angle = math.tau * turn / 32
        way = QPointF(math.cos(angle), math.sin(angle))
        painter.drawLine(way * radius * 0.56, way * radius * (0.66 if turn % 4 else 0.72))
    for length, start in ((0.66, 45.0), (1.0, 0.0)):
        for quarter in range(4):
            painter.save()
            painter.rotate(start + 90 * quarter)
            for side in (-1, 1):
                ray = QPainterPath(QPointF(0, 0))
                ray.lineTo(QPointF(side * 0.14 * radius * length, -0.15 * radius * length))
                ray.lineTo(QPointF(0, -radius * length))
                ray.closeSubpath()
                painter.setBrush(ink if side > 0 else light)
                painter.drawPath(ray)
            painter.restore()
    painter.setBrush(light)
    painter.drawEllipse(QPointF(0, 0), radius * 0.09, radius * 0.09)


class CompassRose(ThemedWidget):
    """A compass rose of sixteen points, `side` px wide at scale 1."""

    def __init__(self, side: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_side(self, side: float) -> None:
        """Take another width."""
        self._side = side
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        side = round(self.look.fonts.px(self._side))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.look.palette
        painter = QPainter(self)
        paint_cached(
            painter,
            f"rose/{palette.name}",
            QRectF(self.rect()),
            lambda inner, rect: _paint_rose(inner, rect, palette),
        )
        painter.end()


class PageTitle(ThemedWidget):
    """The name of a page with a sentence about it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rose = CompassRose(68)
        self._title = TextLabel(role=TextRole.PAGE_TITLE)
        self._aside = TextLabel(role=TextRole.ASIDE)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self._title)
        texts.addWidget(self._aside)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(16)
        self._rose_room = QVBoxLayout()
        self._rose_room.addWidget(self._rose)
        self._row.addLayout(self._rose_room)
        self._row.addLayout(texts, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.set_cramped(cramped=False)

    def set_text(self, title: str, aside: str) -> None:
        """Show another title and another sentence."""
        self._title.set_text(title)
        self._aside.set_text(aside)

    def set_cramped(self, cramped: bool, *, keeps_aside: bool = False) -> None:  # noqa: FBT001 - a setter's one argument
        """Take less room, for a low window: the rose shrinks, and the sentence goes."""
        self._aside.setVisible(keeps_aside or not cramped)
        self._rose.set_side(40 if cramped else 68)
        # Beside two lines a small rose belongs to the upper one.
        lower = self._aside.fontMetrics().height() if cramped and keeps_aside else 0
        self._rose_room.setContentsMargins(0, 0, 0, lower)
        if cramped:
            self._row.setContentsMargins(16, 4, 16, 0)
        else:
            self._row.setContentsMargins(28, 12, 28, 8)
