"""What lies face down, in two numbers: cards left, and ambushes among them."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.card_back import paint_card_back
from cartographers_gui.ui.painting.mark import Ornament, paint_mark
from cartographers_gui.ui.text import number
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN, paint_focus_ring
from cartographers_gui.ui.widgets.look import ThemedButton
from cartographers_gui.ui.widgets.paper_ground import paint_paper

__all__ = ["DeckButton"]

_RADIUS = 8.0
_CARD = (17.0, 24.0)
_MONSTER = 20.0
_GAP = 5.0


class DeckButton(ThemedButton):
    """The back of a card with the number left; pressed, it tells what is known of the deck."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = self._ambushes = 0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_deck(self, cards: int, ambushes: int, words: str) -> None:
        """Show so many cards left and so many ambushes among them; `words` say the same."""
        self._cards, self._ambushes = cards, ambushes
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.updateGeometry()
        self.update()

    def numbers(self) -> tuple[int, int]:
        """Return the cards left and the ambushes among them."""
        return self._cards, self._ambushes

    def _text_widths(self) -> tuple[float, float]:
        metrics = QFontMetricsF(self.look.fonts.bold(16))
        ambushes = metrics.horizontalAdvance(number(self._ambushes)) if self._ambushes else 0.0
        return metrics.horizontalAdvance(number(self._cards)), ambushes

    def sizeHint(self) -> QSize:
        fonts = self.look.fonts
        cards, ambushes = self._text_widths()
        width = fonts.px(_CARD[0]) + _GAP + cards
        if ambushes:
            width += 2 * _GAP + fonts.px(_MONSTER) + _GAP + ambushes
        return QSize(round(width + 18 + 2 * RING_MARGIN), round(fonts.px(36) + 2 * RING_MARGIN))

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(RING_MARGIN, RING_MARGIN, -RING_MARGIN, -RING_MARGIN)
        paint_paper(painter, body, _RADIUS, palette, hovered=self.underMouse())
        if self.hasFocus():
            paint_focus_ring(painter, body, _RADIUS, palette)
        cards, ambushes = self._text_widths()
        wide, high = fonts.px(_CARD[0]), fonts.px(_CARD[1])
        card = QRectF(body.left() + 9, body.center().y() - high / 2, wide, high)
        paint_card_back(painter, card, palette)
        left = self._write(painter, number(self._cards), card.right() + _GAP, cards, body)
        if ambushes:
            side = fonts.px(_MONSTER)
            sign = QRectF(left + 2 * _GAP, body.center().y() - side / 2, side, side)
            paint_mark(painter, Ornament.MONSTER, sign, palette)
            self._write(painter, number(self._ambushes), sign.right() + _GAP, ambushes, body)
        painter.end()

    def _write(
        self, painter: QPainter, text: str, left: float, width: float, body: QRectF
    ) -> float:
        painter.setFont(self.look.fonts.bold(16))
        painter.setPen(self.look.palette.text)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(left, body.top(), width + 2, body.height()), align, text)
        return left + width
