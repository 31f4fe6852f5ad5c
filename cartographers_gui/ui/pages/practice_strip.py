"""The strip above every page of a practice: what it is, and the way out of it."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cartographers_gui.engine import Season
from cartographers_gui.ui.painting.icons import Icon, paint_icon
from cartographers_gui.ui.text import number, season_name
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.stock_button import PaperButton
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["PracticeStrip"]

_SIGN = 18.0


class LeaveButton(PaperButton):
    """A low button, so that the strip takes little from the page."""

    body_height = 28.0


class PracticeStrip(ThemedWidget):
    """Says that nothing here is kept or counted."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._begun: tuple[Season, int] = (Season.SPRING, 1)
        self.label = TextLabel(role=TextRole.STRONG)
        self.leave_button = LeaveButton()
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.label, 1)
        self._row.addWidget(self.leave_button)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.leave_button.clicked.connect(self.left)
        self.apply_look()
        self.retranslate()

    def show_begin(self, season: Season, turn: int) -> None:
        """Say from where the practice went on."""
        self._begun = season, turn
        self.retranslate()

    def apply_look(self) -> None:
        self._row.setContentsMargins(round(self.look.fonts.px(_SIGN)) + 24, 1, 8, 1)
        palette = QPalette(self.label.palette())
        palette.setColor(QPalette.ColorRole.WindowText, self.look.palette.accent_text)
        self.label.setPalette(palette)

    def retranslate(self) -> None:
        season, turn = self._begun
        text = self.tr("Practice from {season}, card {number}: neither saved nor counted.")
        self.label.set_text(text.format(season=season_name(season), number=number(turn)))
        self.leave_button.set_text(self.tr("End the practice"))
        self.apply_look()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.look.palette
        painter = QPainter(self)
        area = QRectF(self.rect())
        painter.fillRect(area, palette.accent)
        stitch = QColor(palette.accent_text)
        stitch.setAlphaF(0.4)
        painter.setPen(QPen(stitch, 1.0))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        side = self.look.fonts.px(_SIGN)
        place = QRectF(14, area.center().y() - side / 2, side, side)
        paint_icon(painter, Icon.QUILL, place, palette.accent_text)
        painter.end()
