"""The cards revealed this season, small and side by side."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from cartographers_gui.engine.cards import Card
from cartographers_gui.ui.painting.small_card import paint_small_card
from cartographers_gui.ui.shape_words import card_line
from cartographers_gui.ui.widgets.card_link import CardLink
from cartographers_gui.ui.widgets.focus_ring import paint_focus_ring
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["CardRow"]

_CARD = (56.0, 68.0)
_GAP = 8.0
_ROOM = 8.0
"""Room around the row for shadows."""
_SMALLEST = 0.76
"""How far cards shrink, as a part of their size, before they lie low in two rows."""
_LOW_GAP = 4.0
"""Room between the cards of two rows."""


class CardRow(ThemedWidget):
    """Small cards side by side; where they have no room they shrink, then lie low in two rows.

    None ever hides a part of another.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: tuple[Card, ...] = ()
        self._names: tuple[str, ...] = ()
        self._current: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        CardLink(self, self._card_at)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_cards(
        self, cards: Sequence[Card], names: Sequence[str], *, current: int | None, spoken: str
    ) -> None:
        """Show cards with their translated names; `current` is the place of the one being drawn.

        `spoken` names the row to screen readers.
        """
        self._cards, self._names, self._current = tuple(cards), tuple(names), current
        self.setAccessibleName(spoken)
        self.setAccessibleDescription("\n".join(map(card_line, cards)))
        self.update()

    def place_of(self, number: int) -> QRectF:
        """Return where a card lies."""
        fonts = self.look.fonts
        width, height = fonts.px(_CARD[0]), fonts.px(_CARD[1])
        count = max(1, len(self._cards))
        room = self.width() - 2 * _ROOM
        part = min(1.0, (room - (count - 1) * _GAP) / (count * width))
        if part >= _SMALLEST:
            step = part * width + _GAP
            return QRectF(_ROOM + number * step, _ROOM - 3, part * width, part * height)
        per_row = -(-count // 2)
        row, col = divmod(number, per_row)
        width = min(width, (room - (per_row - 1) * _LOW_GAP) / per_row)
        height = (height - _LOW_GAP) / 2
        left, top = _ROOM + col * (width + _LOW_GAP), _ROOM - 3 + row * (height + _LOW_GAP)
        return QRectF(left, top, width, height)

    def name_at(self, point: QPointF) -> str:
        """Return the name of the card at a point, or nothing."""
        found = self._number_at(point)
        return "" if found is None else self._names[found]

    def _number_at(self, point: QPointF) -> int | None:
        numbers = range(len(self._cards))
        return next((n for n in numbers if self.place_of(n).contains(point)), None)

    def _card_at(self, point: QPoint | None) -> str:
        """Return the id of the card at a point; for the keyboard that of the one being drawn."""
        last = len(self._cards) - 1 if self._cards else None
        number = self._current if self._current is not None else last
        if point is not None:
            number = self._number_at(QPointF(point))
        return "" if number is None else self._cards[number].id

    def sizeHint(self) -> QSize:
        fonts = self.look.fonts
        count = max(4, len(self._cards))
        width = count * fonts.px(_CARD[0]) + (count - 1) * _GAP + 2 * _ROOM
        return QSize(round(width), round(fonts.px(_CARD[1]) + 2 * _ROOM))

    def minimumSizeHint(self) -> QSize:
        fonts = self.look.fonts
        return QSize(round(2.5 * fonts.px(_CARD[0]) + 2 * _ROOM), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Tell the name of the card under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.name_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for number, card in enumerate(self._cards):
            place = self.place_of(number)
            framed = number == self._current
            paint_small_card(painter, card, place, self.look, framed=framed)
        if self.hasFocus():
            ring = QRectF(self.rect()).adjusted(4, 4, -4, -4)
            paint_focus_ring(painter, ring, 8.0, self.look.palette)
        painter.end()
