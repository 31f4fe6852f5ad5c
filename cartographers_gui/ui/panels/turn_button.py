"""The arrows beside the shape in hand, each with the key that turns it the same way."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter

from cartographers_gui.ui.widgets.key_cap import key_cap_size, paint_key_cap
from cartographers_gui.ui.widgets.stock_button import IconButton

__all__ = ["TurnButton"]

_GAP = 4.0


class TurnButton(IconButton):
    """A sign with the cap of its key below it, or in a low card beside it."""

    _is_low = False

    def set_cap(self, key: str, *, low: bool = False) -> None:
        """Show the cap of a key, or none; `low` takes width for it and no height."""
        if (key, low) != (self.cap, self._is_low):
            self._is_low = low
            self.set_key(key)

    @property
    def cap(self) -> str:
        """The key that is shown."""
        return self._key

    def _tail(self) -> float:
        if self._is_low:
            return super()._tail()
        # Below the sign it takes no width, unless it is wider.
        return max(0.0, self._cap_size().width() - self._lead()) if self._key else 0.0

    def _cap_size(self) -> QSize:
        return key_cap_size(self._key, self.look.fonts).toSize()

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        if self._key and not self._is_low:
            size.setHeight(size.height() + self._cap_size().height() + round(_GAP))
        return size

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _paint_content(self, painter: QPainter, body: QRectF) -> None:
        if not self._key or self._is_low:
            super()._paint_content(painter, body)
            return
        key, self._key = self._key, ""
        size = key_cap_size(key, self.look.fonts)
        taken = size.height() + _GAP
        # The sign alone, as it is painted without a key, over the cap.
        super()._paint_content(painter, body.adjusted(0, 0, 0, -taken))
        self._key = key
        middle = body.center().x() - size.width() / 2
        corner = QPointF(middle, body.center().y() + self.look.fonts.px(9) - taken / 2 + _GAP)
        ink = self.ink()
        paint_key_cap(
            painter, key, QRectF(corner, size), self.look.fonts, ink=ink.text, ground=ink.cap
        )
