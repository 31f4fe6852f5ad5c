"""The band that says whose map lies on the table; purple where monsters come to it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.crest import Crest, paint_crest
from cartographers_gui.ui.theme import Ground
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["OwnerBand"]


class OwnerBand(ThemedWidget):
    """Stands above a map that is a neighbour's, or that no curtain has announced."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._crest: Crest | None = None
        self._is_ambush = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_owner(self, text: str, crest: Crest, *, is_ambush: bool = True) -> None:
        """Say whose map this is, with the owner's crest."""
        self._text, self._crest, self._is_ambush = text, crest, is_ambush
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, round(self.look.fonts.px(34)))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        palette = self.look.palette
        fill = palette.grounds[Ground.MONSTER]
        ground, ink = (fill.fill, fill.ink) if self._is_ambush else (palette.card, palette.text)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen if self._is_ambush else palette.border)
        painter.setBrush(ground)
        area = QRectF(self.rect()).adjusted(8, 2, -8, -2)
        painter.drawRoundedRect(area, 6, 6)
        side = area.height() - 6
        if self._crest is not None:
            crest = QRectF(area.left() + 8, area.top() + 3, side, side)
            paint_crest(painter, self._crest, crest, self.look.palette)
        painter.setFont(self.look.fonts.strong(16))
        painter.setPen(ink)
        room = area.adjusted(side + 16, 0, -12, 0)
        mode = Qt.TextElideMode.ElideRight
        text = painter.fontMetrics().elidedText(self._text, mode, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.end()
