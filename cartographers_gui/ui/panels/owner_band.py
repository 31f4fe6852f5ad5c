"""The purple band that says on whose map the monsters are drawn."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.crest import Crest, paint_crest
from cartographers_gui.ui.theme import Ground
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["OwnerBand"]


class OwnerBand(ThemedWidget):
    """Stands above the map while a neighbour's sheet lies before the player."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._crest: Crest | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_owner(self, text: str, crest: Crest) -> None:
        """Say on whose map this player draws."""
        self._text, self._crest = text, crest
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, round(self.look.fonts.px(34)))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        fill = self.look.palette.grounds[Ground.MONSTER]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill.fill)
        area = QRectF(self.rect()).adjusted(8, 2, -8, -2)
        painter.drawRoundedRect(area, 6, 6)
        side = area.height() - 6
        if self._crest is not None:
            crest = QRectF(area.left() + 8, area.top() + 3, side, side)
            paint_crest(painter, self._crest, crest, self.look.palette)
        painter.setFont(self.look.fonts.strong(16))
        painter.setPen(fill.ink)
        room = area.adjusted(side + 16, 0, -12, 0)
        mode = Qt.TextElideMode.ElideRight
        text = painter.fontMetrics().elidedText(self._text, mode, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.end()
