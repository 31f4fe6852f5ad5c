"""A notice on the offered card: why only a single space may be drawn."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.icons import Icon, paint_icon
from cartographers_gui.ui.painting.text_block import paint_wrapped, wrapped_height
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["NoticeBanner"]

_PAD = 7.0
_SIGN = 18.0


class NoticeBanner(ThemedWidget):
    """A sentence on an amber strip; takes no room while there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setVisible(False)

    def set_text(self, text: str) -> None:
        """Show a sentence, or nothing."""
        self._text = text
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.updateGeometry()
        self.update()

    def text(self) -> str:
        """Return what is said."""
        return self._text

    def _text_left(self) -> float:
        return _PAD + self.look.fonts.px(_SIGN) + 6

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = width - self._text_left() - _PAD
        return round(wrapped_height(self._text, self.look.fonts.body(13), room) + 2 * _PAD)

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(200))

    def minimumSizeHint(self) -> QSize:
        return QSize(140, round(self.look.fonts.px(30)))

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        ground = QColor(palette.pip)
        ground.setAlphaF(0.0 if palette.high_contrast else 0.16)
        painter.setPen(QPen(palette.pip, 1.2))
        painter.setBrush(ground)
        painter.drawRoundedRect(area, 6, 6)
        side = fonts.px(_SIGN)
        sign = QRectF(area.left() + _PAD, area.center().y() - side / 2, side, side)
        paint_icon(painter, Icon.WARNING, sign, palette.text)
        painter.setPen(palette.text)
        room = area.adjusted(self._text_left(), _PAD - 1, -_PAD + 1, -_PAD + 1)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        paint_wrapped(painter, self._text, room, fonts.body(13), align)
        painter.end()
