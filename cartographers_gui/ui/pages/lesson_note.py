"""A sentence of the lessons on a strip of its own: what to do, well done, or try again."""

from enum import Enum, auto

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.icons import Icon, paint_icon
from cartographers_gui.ui.painting.text_block import paint_wrapped, wrapped_height
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["LessonNote", "Tone"]

_PAD = 9.0
_SIGN = 20.0


class Tone(Enum):
    """How a sentence is meant."""

    TASK = auto()
    PRAISE = auto()
    ADVICE = auto()


_ICONS = {Tone.TASK: Icon.QUILL, Tone.PRAISE: Icon.CHECK, Tone.ADVICE: Icon.HINT}


class LessonNote(ThemedWidget):
    """Takes no room while there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._tone = Tone.TASK
        self._is_quiet = False
        self._growth = 1.0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setVisible(False)

    def say(self, text: str, tone: Tone) -> None:
        """Show a sentence, or with an empty one nothing."""
        self._text, self._tone = text, tone
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.updateGeometry()
        self.update()

    def set_quiet(self, *, quiet: bool) -> None:
        """Write smaller what was said before, beside what is new."""
        if quiet != self._is_quiet:
            self._is_quiet = quiet
            self.updateGeometry()
            self.update()

    def set_growth(self, growth: float) -> None:
        """Write so many times as large, where there is room."""
        if growth != self._growth:
            self._growth = growth
            self.updateGeometry()
            self.update()

    def text(self) -> str:
        """Return what is said."""
        return self._text

    def tone(self) -> Tone:
        """Return how it is meant."""
        return self._tone

    def _font(self) -> QFont:
        fonts = self.look.fonts
        growth = self._growth
        return fonts.body(13 * growth) if self._is_quiet else fonts.strong(15 * growth)

    def _text_left(self) -> float:
        return _PAD + self.look.fonts.px(_SIGN) + 8

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = width - self._text_left() - _PAD - 1
        return round(wrapped_height(self._text, self._font(), room) + 2 * _PAD) + 2

    def sizeHint(self) -> QSize:
        return QSize(220, self.heightForWidth(220))

    def minimumSizeHint(self) -> QSize:
        return QSize(140, round(self.look.fonts.px(36)))

    def _color(self) -> QColor:
        palette = self.look.palette
        match self._tone:
            case Tone.TASK:
                return palette.accent
            case Tone.PRAISE:
                return palette.ok
            case Tone.ADVICE:
                return palette.pip

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        color = self._color()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        ground = QColor(color)
        ground.setAlphaF(0.0 if palette.high_contrast else 0.13)
        painter.setPen(QPen(color, 1.4))
        painter.setBrush(ground)
        painter.drawRoundedRect(area, 7, 7)
        side = fonts.px(_SIGN)
        sign = QRectF(area.left() + _PAD, area.center().y() - side / 2, side, side)
        paint_icon(painter, _ICONS[self._tone], sign, palette.text)
        painter.setPen(palette.text)
        room = area.adjusted(self._text_left(), _PAD - 1, -_PAD + 1, -_PAD + 1)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        paint_wrapped(painter, self._text, room, self._font(), align)
        painter.end()
