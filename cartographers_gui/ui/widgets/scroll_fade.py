"""What scrolls fades out where it is cut, so that nobody takes half a line for the end."""

from enum import Enum, auto

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea

from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["Ground", "ScrollFade", "fade_cut_edges"]

_HEIGHT = 26.0


class Ground(Enum):
    """What something that scrolls lies on."""

    DIALOG = auto()
    PAPER = auto()
    DESK = auto()

    def colors(self, palette: Palette) -> tuple[QColor, QColor]:
        """Return its colours at the upper edge and at the lower one."""
        match self:
            case Ground.DIALOG:
                return palette.window, palette.window
            case Ground.PAPER:
                return palette.card, palette.card_end
            case Ground.DESK:
                return palette.desk, palette.desk_end


class ScrollFade(ThemedWidget):
    """Lies over what scrolls and lets it fade into the ground of its dialog or panel."""

    def __init__(self, area: QAbstractScrollArea, ground: Ground) -> None:
        super().__init__(area.viewport())
        self._bar = area.verticalScrollBar()
        self._ground = ground
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        area.viewport().installEventFilter(self)
        self._bar.valueChanged.connect(self.on_scrolled)
        self._bar.rangeChanged.connect(self.on_scrolled)
        self._cover()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Resize, QEvent.Type.ChildAdded}:
            self._cover()
        return super().eventFilter(watched, event)

    def _cover(self) -> None:
        viewport = self.parentWidget()
        if viewport is not None:
            self.setGeometry(viewport.rect())
            self.raise_()

    def on_scrolled(self) -> None:
        # A list takes along with it what lies on it.
        self._cover()
        self.update()

    def cut_edges(self) -> tuple[bool, bool]:
        """Tell whether something lies above what is seen, and below it."""
        bar = self._bar
        return bar.value() > bar.minimum(), bar.value() < bar.maximum()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        above, below = self.cut_edges()
        if not above and not below:
            return
        top, bottom = self._ground.colors(self.look.palette)
        high = min(round(self.look.fonts.px(_HEIGHT)), self.height() // 4)
        painter = QPainter(self)
        if above:
            _fade(painter, QRect(0, 0, self.width(), high), top, is_upper=True)
        if below:
            place = QRect(0, self.height() - high, self.width(), high)
            _fade(painter, place, bottom, is_upper=False)
        painter.end()


def _fade(painter: QPainter, place: QRect, ground: QColor, *, is_upper: bool) -> None:
    gone = QColor(ground)
    gone.setAlpha(0)
    fade = QLinearGradient(place.topLeft(), place.bottomLeft())
    fade.setColorAt(0.0, ground if is_upper else gone)
    fade.setColorAt(1.0, gone if is_upper else ground)
    painter.fillRect(place, fade)


def fade_cut_edges(area: QAbstractScrollArea, ground: Ground = Ground.DIALOG) -> ScrollFade:
    """Let an area fade out where it is cut, into what it lies on."""
    return ScrollFade(area, ground)
