"""The mark beside the menus while the last steps of a game are not on the disk."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.icons import Icon, paint_icon
from cartographers_gui.ui.widgets.look import ThemedButton

__all__ = ["SaveMark"]

_HEIGHT = 24.0
_SIGN = 15.0
_GAP = 6.0
_SIDE = 10.0


class SaveMark(ThemedButton):
    """A low button with a warning in words; pressed, it asks for another try."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._is_short = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        # An ampersand would become a mnemonic, so the text is painted and named, not set.
        self.setAccessibleName(self.tr("Not on the disk"))
        help_text = self.tr("The last steps are not on the disk. Click to try again.")
        self.setToolTip(help_text)
        self.setAccessibleDescription(help_text)

    def set_short(self, *, short: bool) -> None:
        """Show the sign alone, or the words as well."""
        if short != self._is_short:
            self._is_short = short
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        fonts = self.look.fonts
        width = fonts.px(_SIGN) + 2 * _SIDE
        if not self._is_short:
            font = QFontMetricsF(fonts.strong(14))
            width += _GAP + font.horizontalAdvance(self.accessibleName()) + 1
        return QSize(round(width), round(max(_HEIGHT, fonts.frame(_HEIGHT))))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(1, 2, -1, -2)
        is_focused = self.hasFocus()
        painter.setPen(
            QPen(palette.focus if is_focused else palette.illegal, 2 if is_focused else 1)
        )
        painter.setBrush(palette.card_end if self.isDown() else palette.card)
        painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
        side = fonts.px(_SIGN)
        corner = QPointF(body.left() + _SIDE, body.center().y() - side / 2)
        paint_icon(
            painter, Icon.WARNING, QRectF(corner.x(), corner.y(), side, side), palette.illegal
        )
        if not self._is_short:
            painter.setFont(fonts.strong(14))
            painter.setPen(palette.text)
            words = body.adjusted(_SIDE + side + _GAP, 0, 0, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.accessibleName())
        painter.end()
