"""One sentence about what is wrong, right where it is wrong."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.icons import Icon, paint_icon
from cartographers_gui.ui.painting.text_block import unparted
from cartographers_gui.ui.typography import line_height
from cartographers_gui.ui.widgets.look import ThemedLabel

__all__ = ["NoticeLine"]

_SIGN, _GAP = 15.0, 5.0
"""Px at scale 1: the side of the sign, and what is free behind it."""


class NoticeLine(ThemedLabel):
    """A sentence in the colour of errors behind a sign; no room is taken while nothing is said.

    One that `stays` keeps the room of a line, so that nothing below it jumps; what does not fit
    there is said in short or else cut, and told whole by the tool tip.
    """

    def __init__(self, *, stays: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stays = stays
        self._sentence = self._short = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(not stays)
        if not stays:
            self.setVisible(False)
        else:
            # It is shown with its parent: shown now, it would be a window of its own for a moment.
            self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            self.apply_look()

    def set_text(self, text: str, short: str = "") -> None:
        """Show a sentence, in short where it has no room, or nothing at all when it is empty."""
        self._sentence, self._short = text, short
        self.setText(text if self._stays else unparted(text))
        self.setAccessibleName(text)
        self.setVisible(self._stays or bool(text))
        self.apply_look()

    def short_width(self) -> int:
        """Return the width in px that the sentence needs in short."""
        metrics = QFontMetricsF(self.font())
        text = round(metrics.horizontalAdvance(self._short or self._sentence))
        return text + 4 + self.contentsMargins().left() + self._lead()

    def _lead(self) -> int:
        """Return the width in px of the sign with what is free behind it."""
        return round(self.look.fonts.px(_SIGN + _GAP))

    def sentence(self) -> str:
        """Return the whole sentence, also where it is cut."""
        return self._sentence

    def apply_look(self) -> None:
        look = self.look
        self.setFont(look.fonts.strong(13))
        self.setIndent(self._lead())
        if self._stays:
            self.setFixedHeight(round(line_height(self.font())) + 2)
            self._cut()
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, look.palette.error)
        self.setPalette(palette)

    def _cut(self) -> None:
        metrics, mode = QFontMetricsF(self.font()), Qt.TextElideMode.ElideRight
        width, lead = self.contentsRect().width() - 2, self._lead()
        shown = metrics.elidedText(self._sentence, mode, max(0, width - lead))
        if self._short and shown != self._sentence:
            # The sign goes before any letter does.
            lead = lead if metrics.horizontalAdvance(self._short) <= width - lead else 0
            shown = metrics.elidedText(self._short, mode, max(0, width - lead))
        self.setIndent(lead)
        self.setText(shown)
        self.setToolTip(self._sentence if shown != self._sentence else "")

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.text() or not self.indent():
            return
        look, room = self.look, self.contentsRect()
        side = look.fonts.px(_SIGN)
        left = room.right() + 1 - side if self._is_mirrored() else room.left()
        painter = QPainter(self)
        place = QRectF(left, room.center().y() + 0.5 - side / 2, side, side)
        paint_icon(painter, Icon.WARNING, place, look.palette.error)
        painter.end()

    def _is_mirrored(self) -> bool:
        return self.layoutDirection() == Qt.LayoutDirection.RightToLeft

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._stays:
            self._cut()
