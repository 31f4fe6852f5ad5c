"""The coin track of a map: filled coins, coins about to be earned, and empty slots."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.star_coin import CoinState, paint_cached_coin
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["CoinTrackWidget"]

_SIDE = 28.0
_SMALLEST_SIDE = 18.0
_GAP = 5.0


class CoinTrackWidget(ThemedWidget):
    """Slots in one row, or in two when the row has no room."""

    def __init__(self, *, slots: int = 14, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._slots = slots
        self._filled = self._pending = self._spent = 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_coins(self, filled: int, text: str, *, pending: int = 0, spent: int = 0) -> None:
        """Show earned coins; `text` says it in words, to screen readers and as tool tip.

        `pending` coins would be added by the shape in hand; the first `spent` of the filled ones
        have been crossed out.
        """
        self.setAccessibleName(text)
        self.setToolTip(text)
        before = self.coin_states()
        self._filled, self._pending, self._spent = filled, pending, spent
        if self.coin_states() != before:
            self.update()

    def coin_states(self) -> tuple[CoinState, ...]:
        """Return what each slot shows, from the first to the last."""
        states = [CoinState.SPENT] * self._spent + [CoinState.FILLED] * (self._filled - self._spent)
        states += [CoinState.PENDING] * self._pending
        states += [CoinState.EMPTY] * self._slots
        return tuple(states[: self._slots])

    def _rows(self, width: float) -> tuple[int, float]:
        """Return how many rows fit a width, and the side of a coin in them."""
        fonts = self.look.fonts
        one_row = (width - 2) / self._slots - 3
        if one_row >= fonts.px(_SMALLEST_SIDE):
            return 1, min(fonts.px(_SIDE), one_row)
        half = -(-self._slots // 2)
        return 2, max(8.0, min(fonts.px(_SIDE), (width - 2) / half - 3))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows, side = self._rows(width)
        return int(rows * side + (rows - 1) * _GAP) + 3

    def sizeHint(self) -> QSize:
        half = -(-self._slots // 2)
        width = int(half * (self.look.fonts.px(_SIDE) + _GAP))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        half = -(-self._slots // 2)
        width = int(half * (self.look.fonts.px(_SMALLEST_SIDE) + 3)) + 2
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rows, side = self._rows(self.width())
        per_row = -(-self._slots // rows)
        step = (self.width() - 2 - side) / max(1, per_row - 1)
        step = min(step, side + self.look.fonts.px(9))
        for number, state in enumerate(self.coin_states()):
            row, col = divmod(number, per_row)
            rect = QRectF(1 + col * step, 1 + row * (side + _GAP), side, side)
            paint_cached_coin(painter, rect, self.look.palette, state)
        painter.end()
