"""The picture of the offered card, with the flag of the ruins duty on its lower edge."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.glyphs import paint_glyph
from cartographers_gui.ui.painting.text_block import AT_LEFT
from cartographers_gui.ui.painting.vignette import paint_vignette
from cartographers_gui.ui.theme import Ground
from cartographers_gui.ui.widgets.card_link import CardLink
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["CardPicture"]

_FLAG = 22.0
_LOWEST = 20.0
"""Height in px from which a picture shows something."""


class CardPicture(ThemedWidget):
    """As high as the card has room for; a strip too low to show anything shows the flag alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card_id = ""
        self._flag = ""
        CardLink(self, lambda _: self._card_id)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_card(self, card_id: str, flag: str = "", tip: str = "") -> None:
        """Show a card's picture, and the duty to cover ruins in words if there is one.

        `tip` says the same in a whole sentence.
        """
        self._card_id, self._flag = card_id, flag
        self.setAccessibleName(tip or flag)
        self.setToolTip(tip or flag)
        self.update()

    def flag(self) -> str:
        """Return the duty shown."""
        return self._flag

    def sizeHint(self) -> QSize:
        return QSize(200, round(self.look.fonts.px(94)))

    def minimumSizeHint(self) -> QSize:
        flag = round(self.look.fonts.px(_FLAG)) if self._flag else 0
        return QSize(120, flag + 4 if flag else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._card_id:
            return
        painter = QPainter(self)
        area = QRectF(self.rect())
        hang = self.look.fonts.px(_FLAG) / 3 if self._flag else 0.0
        if area.height() >= _LOWEST:
            paint_vignette(painter, self._card_id, area.adjusted(0, 0, 0, -hang), self.look.palette)
        if self._flag:
            self._paint_flag(painter, area)
        painter.end()

    def _paint_flag(self, painter: QPainter, area: QRectF) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        font = fonts.strong(13)
        height = fonts.px(_FLAG)
        lead = height + 2
        room = area.width() - 12 - lead - 8
        text = QFontMetricsF(font).elidedText(self._flag, Qt.TextElideMode.ElideRight, room)
        width = lead + QFontMetricsF(font).horizontalAdvance(text) + 10
        body = QRectF(area.center().x() - width / 2, area.bottom() - height - 1, width, height)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(palette.ink, 1.3))
        painter.setBrush(palette.cream)
        painter.drawRoundedRect(body, 5, 5)
        sign = QRectF(body.left() + 4, body.top() + 2, height - 4, height - 4)
        paint_glyph(painter, Ground.RUINS, sign, palette, 0, ink=palette.ink)
        painter.setFont(font)
        painter.setPen(palette.ink)
        line = body.adjusted(lead, 0, 0, 0)
        painter.drawText(line, AT_LEFT, text)
