"""An edict's seal as a widget, at will with a short text behind it such as a gain."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.engine.cards import Edict
from cartographers_gui.ui.painting.seal import paint_edict_seal
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["SealBadge"]

_GAP = 5.0


class SealBadge(ThemedWidget):
    """The wax seal of an edict, `side` px wide at scale 1."""

    def __init__(
        self, edict: Edict, text: str = "", *, side: float = 28.0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._edict, self._side = edict, side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Show another text behind the seal."""
        self._text = text
        self.setAccessibleName(f"{self._edict.value} {text}".strip())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        fonts = self.look.fonts
        side = fonts.px(self._side)
        width = side
        if self._text:
            width += _GAP + QFontMetricsF(fonts.strong(16)).horizontalAdvance(self._text) + 2
        return QSize(int(width) + 2, int(side) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        painter = QPainter(self)
        side = fonts.px(self._side)
        place = QRectF(1, (self.height() - side) / 2, side, side)
        paint_edict_seal(painter, self._edict, place, palette)
        painter.setFont(fonts.strong(16))
        painter.setPen(palette.text)
        text = QRectF(place.right() + _GAP, 0, self.width(), self.height())
        painter.drawText(
            text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._text
        )
        painter.end()
