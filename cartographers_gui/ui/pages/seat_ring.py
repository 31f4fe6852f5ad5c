"""The table seen from above, with the players' crests round it: who sits beside whom."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.painting.crest_picture import paint_crest_picture
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["SeatRing", "SeatingOrder"]

_MOST_SEATS = 8
"""More crests than this would lie on each other."""

_CREST = 32.0
_LOW, _HIGH = 100.0, 148.0
"""Height in px at scale 1 of the table with its crests."""


class SeatRing(ThemedWidget):
    """An oval table; the first seat is at the top and the next ones follow clockwise."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._crests: tuple[Crest, ...] = ()
        self._is_high = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_crests(self, crests: Sequence[Crest]) -> None:
        """Seat other players."""
        if tuple(crests) != self._crests:
            self._crests = tuple(crests)
            self.update()

    def set_high(self, *, high: bool) -> None:
        """Make the table rounder, where there is the height for it."""
        if high != self._is_high:
            self._is_high = high
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        height = _HIGH if self._is_high else _LOW
        return QSize(round(self.look.fonts.px(250)), round(self.look.fonts.px(height)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.look.fonts.px(150)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        side = self.look.fonts.px(_CREST)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = side * 1.12
        ring = QRectF(self.rect()).adjusted(side / 2, height / 2, -side / 2, -height / 2)
        self._paint_table(painter, ring)
        for seat, crest in enumerate(self._crests[:_MOST_SEATS]):
            angle = math.tau * seat / len(self._crests) - math.pi / 2
            middle = ring.center() + QPointF(
                ring.width() / 2 * math.cos(angle), ring.height() / 2 * math.sin(angle)
            )
            place = QRectF(middle.x() - side / 2, middle.y() - height / 2, side, height)
            self._paint_crest(painter, crest, place)
        painter.end()

    def _paint_crest(self, painter: QPainter, crest: Crest, place: QRectF) -> None:
        palette = self.look.palette
        paint_crest_picture(painter, crest, place, palette)

    def _paint_table(self, painter: QPainter, table: QRectF) -> None:
        palette = self.look.palette
        if palette.high_contrast:
            painter.setPen(QPen(palette.border, 2.0))
            painter.setBrush(palette.card)
            painter.drawEllipse(table)
            self._paint_direction(painter, table, palette.text)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(6):
            painter.setBrush(QColor(40, 24, 8, 22))
            painter.drawEllipse(table.translated(0, 6).adjusted(step, step, -step, -step))
        wood = QLinearGradient(table.topLeft(), table.bottomLeft())
        wood.setColorAt(0.0, QColor("#B47A45"))
        wood.setColorAt(1.0, QColor("#7C4A22"))
        painter.setPen(QPen(QColor("#4B2A10"), 1.6))
        painter.setBrush(wood)
        painter.drawEllipse(table)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(255, 240, 210, 70), 1.2))
        painter.drawEllipse(table.adjusted(5, 5, -5, -5))
        self._paint_direction(painter, table, QColor(255, 246, 226, 210))

    def _paint_direction(self, painter: QPainter, table: QRectF, color: QColor) -> None:
        """Paint the arrow that says which way the seats are counted: clockwise."""
        reach = min(table.width(), table.height()) * 0.2
        arc = QRectF(
            table.center().x() - reach * 1.9, table.center().y() - reach, reach * 3.8, reach * 2
        )
        path = QPainterPath()
        path.arcMoveTo(arc, 160)
        path.arcTo(arc, 160, -140)
        painter.setPen(QPen(color, 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        tip = path.currentPosition()
        head = QPainterPath(tip + QPointF(1, reach * 0.45))
        head.lineTo(tip + QPointF(-reach * 0.5, -reach * 0.15))
        head.lineTo(tip + QPointF(reach * 0.35, -reach * 0.35))
        head.closeSubpath()
        painter.fillPath(head, color)


class SeatingOrder(ThemedWidget):
    """The table with its explanation; only for as many players as can be shown round it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = TextLabel(role=TextRole.STRONG)
        self._text = TextLabel(role=TextRole.ASIDE)
        self._ring = SeatRing()
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addStretch(1)
        texts.addWidget(self._title)
        texts.addWidget(self._text)
        texts.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(round(RING_MARGIN), 4, round(RING_MARGIN), 0)
        row.setSpacing(12)
        row.addLayout(texts, 2)
        row.addWidget(self._ring, 3)
        self.retranslate()

    def set_crests(self, crests: Sequence[Crest]) -> None:
        """Seat other players."""
        self._ring.set_crests(crests)

    def set_high(self, *, high: bool) -> None:
        """Make the table rounder, where there is the height for it."""
        self._ring.set_high(high=high)

    @staticmethod
    def can_show(players: int) -> bool:
        """Tell whether there is an order to show, and room for all its crests."""
        return 1 < players <= _MOST_SEATS

    def retranslate(self) -> None:
        self._title.set_text(self.tr("Order at the table"))
        self._text.set_text(self.tr("It decides which neighbour draws on your map in an ambush."))
