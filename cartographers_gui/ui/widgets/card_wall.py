"""Small cards in rows with their names below, as many abreast as there is room for."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.engine.cards import Card
from cartographers_gui.ui.painting.small_card import paint_small_card
from cartographers_gui.ui.painting.text_block import fitted_font, paint_wrapped
from cartographers_gui.ui.shape_words import card_line
from cartographers_gui.ui.widgets.card_link import CardLink
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["CardWall"]

_CARD = (58.0, 70.0)
_PLACE = (96.0, 118.0)
"""Room for a card with a name on two lines."""
_SMALLEST_NAME = 11


class CardWall(ThemedWidget):
    """Shows cards without an order that would tell anything."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: tuple[Card, ...] = ()
        self._names: tuple[str, ...] = ()
        CardLink(self, self._card_at)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_cards(self, cards: Sequence[Card], names: Sequence[str]) -> None:
        """Show other cards with their translated names."""
        self._cards, self._names = tuple(cards), tuple(names)
        self.setAccessibleDescription("\n".join(map(card_line, cards)))
        self.updateGeometry()
        self.update()

    def cards(self) -> tuple[Card, ...]:
        """Return the cards shown."""
        return self._cards

    def _columns(self, width: float) -> int:
        return max(1, int(width // self.look.fonts.px(_PLACE[0])))

    def _card_at(self, point: QPoint | None) -> str:
        """Return the id of the card at a point; the keyboard never comes here."""
        if point is None:
            return ""
        columns = self._columns(self.width())
        column = int(point.x() // (self.width() / columns))
        place = int(point.y() // self.look.fonts.px(_PLACE[1])) * columns + column
        return self._cards[place].id if 0 <= place < len(self._cards) else ""

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self._cards) // self._columns(width))
        return round(rows * self.look.fonts.px(_PLACE[1]))

    def sizeHint(self) -> QSize:
        width = round(self.look.fonts.px(5 * _PLACE[0]))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.look.fonts.px(_PLACE[0])), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        fonts = self.look.fonts
        columns = self._columns(self.width())
        wide, high = self.width() / columns, fonts.px(_PLACE[1])
        side = QSize(round(fonts.px(_CARD[0])), round(fonts.px(_CARD[1])))
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter = QPainter(self)
        for place, (card, name) in enumerate(zip(self._cards, self._names, strict=True)):
            left, top = place % columns * wide, place // columns * high
            spot = QRectF(left + 1, top + 4, side.width(), side.height())
            paint_small_card(painter, card, spot, self.look)
            room = QRectF(spot.left(), spot.bottom() + 4, wide - 8, high - side.height() - 10)
            smallest = round(fonts.px(_SMALLEST_NAME))
            font = fitted_font(fonts.body(13), [name], room.size(), smallest)
            painter.setPen(self.look.palette.text)
            paint_wrapped(painter, name, room, font, align)
        painter.end()
