"""A small leather ribbon with a word on it, such as the one on edicts that score now."""

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.edict_face import RIBBON_HEIGHT
from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["RibbonLabel", "paint_ribbon", "ribbon_size"]

_RADIUS = 5.0


def ribbon_size(text: str, fonts: Typography) -> QSizeF:
    """Return the room a ribbon with this text takes."""
    width = QFontMetricsF(fonts.strong(13)).horizontalAdvance(text)
    return QSizeF(width + fonts.px(22), fonts.px(RIBBON_HEIGHT))


def paint_ribbon(
    painter: QPainter, text: str, rect: QRectF, palette: Palette, fonts: Typography
) -> None:
    """Paint a ribbon with its text."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(palette.accent.darker(150))
    painter.setBrush(palette.accent)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
    painter.setPen(palette.accent_text)
    painter.setFont(fonts.strong(13))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


class RibbonLabel(ThemedWidget):
    """A ribbon as a widget."""

    def __init__(self, text: str = "", *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Show another text."""
        self._text = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        size = ribbon_size(self._text, self.look.fonts)
        return QSize(int(size.width()) + 2, int(size.height()) + 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        paint_ribbon(painter, self._text, rect, self.look.palette, self.look.fonts)
        painter.end()
