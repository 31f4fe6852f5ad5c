"""One sentence about what is wrong, right where it is wrong."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.typography import line_height
from cartographers_gui.ui.widgets.look import ThemedLabel

__all__ = ["NoticeLine"]


class NoticeLine(ThemedLabel):
    """A sentence in the colour of errors; takes no room while there is nothing to say.

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
        self.setText(text)
        self.setAccessibleName(text)
        self.setVisible(self._stays or bool(text))
        self.apply_look()

    def short_width(self) -> int:
        """Return the width in px that the sentence needs in short."""
        metrics = QFontMetricsF(self.font())
        return (
            round(metrics.horizontalAdvance(self._short or self._sentence))
            + 4
            + self.contentsMargins().left()
        )

    def sentence(self) -> str:
        """Return the whole sentence, also where it is cut."""
        return self._sentence

    def apply_look(self) -> None:
        look = self.look
        self.setFont(look.fonts.strong(13))
        if self._stays:
            self.setFixedHeight(round(line_height(self.font())) + 2)
            self._cut()
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, look.palette.error)
        self.setPalette(palette)

    def _cut(self) -> None:
        metrics = QFontMetricsF(self.font())
        mode, room = Qt.TextElideMode.ElideRight, max(0, self.contentsRect().width() - 2)
        shown = metrics.elidedText(self._sentence, mode, room)
        if self._short and shown != self._sentence:
            shown = metrics.elidedText(self._short, mode, room)
        self.setText(shown)
        self.setToolTip(self._sentence if shown != self._sentence else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._stays:
            self._cut()
