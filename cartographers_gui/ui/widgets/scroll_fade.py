"""What scrolls fades out where it is cut, so that nobody takes half a line for the end."""

from enum import Enum, auto

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractScrollArea

from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.widgets.desk_background import DeskBackground
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
        above, below = self.cut_edges()
        if not above and not below:
            return
        top, bottom = self._ground.colors(self.look.palette)
        high = min(round(self.look.fonts.px(_HEIGHT)), self.height() // 4)
        painter = QPainter(self)
        upper = QRect(0, 0, self.width(), high)
        lower = QRect(0, self.height() - high, self.width(), high)
        desk = self._desk()
        for is_cut, place, ground in ((above, upper, top), (below, lower, bottom)):
            # What changes between the edges, as scores under a pointer do, leaves them as they are.
            if not event.region().intersects(place):
                continue
            if is_cut and desk is not None:
                painter.drawPixmap(place, self._faded_desk(desk, place, is_upper=place == upper))
            elif is_cut:
                _fade(painter, place, ground, is_upper=place == upper)
        painter.end()

    def _desk(self) -> DeskBackground | None:
        """Return the desk it lies on: its picture has stains, and one colour would be a block."""
        widget = self.parentWidget() if self._ground is Ground.DESK else None
        while widget is not None and not isinstance(widget, DeskBackground):
            widget = widget.parentWidget()
        return widget

    def _faded_desk(self, desk: DeskBackground, place: QRect, *, is_upper: bool) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(place.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        corner = self.mapTo(desk, place.topLeft())
        room = QRect(QPoint(0, 0), place.size())
        painter = QPainter(picture)
        painter.translate(-corner)
        desk.paint_parts(painter, [room.translated(corner)])
        painter.translate(corner)
        # What is left of the desk is as much as the fade has of a colour.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        _fade(painter, room, QColor(Qt.GlobalColor.black), is_upper=is_upper)
        painter.end()
        return picture


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
