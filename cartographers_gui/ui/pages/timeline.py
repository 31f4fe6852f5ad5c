"""The course of a game as a line to move along: seasons in their colours, a tick for each card."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from cartographers_gui.engine import Season
from cartographers_gui.ui.painting.season_icon import paint_season
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN, paint_focus_ring
from cartographers_gui.ui.widgets.look import look_of

__all__ = ["Timeline"]

_HEIGHT = 50.0
_MEDALLION = 24.0
_LINE = 10.0
_HANDLE = 9.0
"""Half the width of the handle."""


class Timeline(QAbstractSlider):
    """A slider over the steps of a game; its keys are those of the page around it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seasons: dict[Season, int] = {}
        self._turns: tuple[int, ...] = ()
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_course(self, last: int, seasons: Mapping[Season, int], turns: Sequence[int]) -> None:
        """Show another game: its last position, where seasons begin and cards are revealed."""
        self._seasons, self._turns = dict(seasons), tuple(turns)
        self.setRange(0, last)
        self.update()

    def x_of(self, position: int) -> float:
        """Return where a position lies, in px from the left."""
        line = self._line()
        return line.left() + line.width() * position / max(1, self.maximum())

    def position_at(self, x: float) -> int:
        """Return the position nearest to a place, in px from the left."""
        line = self._line()
        part = (x - line.left()) / max(1.0, line.width())
        return round(min(max(0.0, part), 1.0) * self.maximum())

    def _line(self) -> QRectF:
        look = look_of(self)
        side = RING_MARGIN + look.fonts.px(_MEDALLION) / 2 + 2
        height = look.fonts.px(_LINE)
        bottom = self.height() - RING_MARGIN - look.fonts.px(_HANDLE) * 0.6
        return QRectF(side, bottom - height, self.width() - 2 * side, height)

    def sizeHint(self) -> QSize:
        return QSize(400, round(look_of(self).fonts.px(_HEIGHT)) + 2 * round(RING_MARGIN))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_line(painter)
        self._paint_medallions(painter)
        self._paint_handle(painter)
        if self.hasFocus():
            body = QRectF(self.rect())
            inset = RING_MARGIN
            body.adjust(inset, inset, -inset, -inset)
            paint_focus_ring(painter, body, 8, look_of(self).palette)
        painter.end()

    def _segments(self) -> list[tuple[Season, float, float]]:
        starts = [(season, self.x_of(at)) for season, at in self._seasons.items()]
        ends = [*(x for _, x in starts), self._line().right()][1:]
        return [(season, x, end) for (season, x), end in zip(starts, ends, strict=True)]

    def _paint_line(self, painter: QPainter) -> None:
        palette, line = look_of(self).palette, self._line()
        here = self.x_of(self.value())
        painter.setPen(Qt.PenStyle.NoPen)
        for season, start, end in self._segments():
            color = QColor(palette.seasons[season].fill)
            pale = QColor(color)
            pale.setAlphaF(0.30)
            part = QRectF(start, line.top(), end - start, line.height())
            painter.fillRect(part, palette.card)
            painter.fillRect(part, pale)
            if here > start:
                part.setRight(min(here, end))
                # Without colours the part that was played is black.
                painter.fillRect(part, palette.text if palette.high_contrast else color)
        painter.setPen(QPen(palette.text, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(line)
        for turn in self._turns:
            x = round(self.x_of(turn)) + 0.5
            tick = QColor(palette.card if palette.high_contrast and x < here else palette.text)
            tick.setAlphaF(0.5)
            painter.setPen(QPen(tick, 1.0))
            painter.drawLine(
                QPointF(x, line.top() + 0.35 * line.height()), QPointF(x, line.bottom() - 1)
            )
        painter.setPen(QPen(palette.text, 1.4))
        for _, start, _ in self._segments()[1:]:
            painter.drawLine(QPointF(start, line.top() - 3), QPointF(start, line.bottom() + 2))

    def _paint_medallions(self, painter: QPainter) -> None:
        look, line = look_of(self), self._line()
        side = look.fonts.px(_MEDALLION)
        for season, start, _ in self._segments():
            place = QRectF(start - side / 2, line.top() - side - 4, side, side)
            faded = self._seasons[season] > self.value()
            paint_season(painter, season, place, look.palette, faded=faded)

    def _paint_handle(self, painter: QPainter) -> None:
        """Paint a plummet that stands on the line: a diamond of leather with a bright heart."""
        look, line = look_of(self), self._line()
        reach = look.fonts.px(_HANDLE)
        middle = QPointF(self.x_of(self.value()), line.center().y())
        for part, fill in ((1.0, look.palette.accent), (0.42, look.palette.accent_text)):
            size = reach * part
            points = [
                middle + QPointF(x, y)
                for x, y in ((0, -1.35 * size), (size, 0), (0, 1.35 * size), (-size, 0))
            ]
            painter.setPen(QPen(look.palette.card, 1.6) if part == 1 else Qt.PenStyle.NoPen)
            painter.setBrush(fill)
            painter.drawPolygon(points)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.position_at(event.position().x()))
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self.position_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)
        super().mouseReleaseEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # A wheel over the line must not run through a whole game unseen.
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
