"""How the stars of all players grow over a game: one line each, as far as the game has come."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.engine import Season
from cartographers_gui.ui.painting.star_coin import paint_star
from cartographers_gui.ui.text import number
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["StarCurve"]

_STAR = 18.0
_SMALLEST_TOP = 10
"""Stars that the height stands for at least."""


class StarCurve(ThemedWidget):
    """Draws stars over positions; the line of one player stands out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._at: tuple[int, ...] = (0,)
        self._stars: tuple[tuple[int, ...], ...] = ()
        self._seasons: dict[Season, int] = {}
        self._position = 0
        self._seat = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_course(
        self,
        at: Sequence[int],
        stars: Sequence[Sequence[int]],
        seasons: Mapping[Season, int],
    ) -> None:
        """Show another game: positions, each player's stars there, and where seasons begin."""
        self._at, self._stars = tuple(at), tuple(map(tuple, stars))
        self._seasons = dict(seasons)
        self.update()

    def show_position(self, position: int, seat: int, text: str) -> None:
        """Draw up to a position, one player's line strongly; `text` says it in words."""
        before = (self._points_shown(), self._seat)
        self._position, self._seat = position, seat
        self.setAccessibleName(text)
        # A hundred lines take their time: most steps of a large game lie between two points.
        if (self._points_shown(), self._seat) != before:
            self.update()

    def _points_shown(self) -> int:
        return bisect_right(self._at, self._position)

    def sizeHint(self) -> QSize:
        return QSize(320, round(self.look.fonts.px(130)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, round(self.look.fonts.px(60)))

    def points_of(self, seat: int) -> list[QPointF]:
        """Return the line of a player as it is drawn, in px."""
        room = self._room()
        lowest, highest = self._range()
        last = max(1, self._at[-1])
        points = []
        shown = self._points_shown()
        for at, stars in zip(self._at[:shown], self._stars[seat][:shown], strict=True):
            x = room.left() + room.width() * at / last
            y = room.bottom() - room.height() * (stars - lowest) / (highest - lowest)
            points.append(QPointF(x, y))
        return points

    def _room(self) -> QRectF:
        fonts = self.look.fonts
        left = QFontMetricsF(fonts.body(12)).horizontalAdvance("000") + 8
        star = fonts.px(_STAR)
        return QRectF(self.rect()).adjusted(left, star / 2 + 2, -star / 2 - 4, -6)

    def _range(self) -> tuple[int, int]:
        every = [stars for line in self._stars for stars in line]
        return min([0, *every]), max([_SMALLEST_TOP, *every])

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._stars:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        palette = self.look.palette
        others = QColor(palette.muted)
        others.setAlphaF(0.6)
        for seat in range(len(self._stars)):
            if seat != self._seat:
                self._paint_line(painter, self.points_of(seat), QPen(others, 1.0))
        points = self.points_of(self._seat)
        pen = QPen(palette.accent, 3.0)
        self._paint_line(painter, points, pen)
        if points:
            side = self.look.fonts.px(_STAR)
            corner = points[-1] - QPointF(side / 2, side / 2)
            paint_star(painter, QRectF(corner.x(), corner.y(), side, side), palette)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        palette, fonts, room = self.look.palette, self.look.fonts, self._room()
        lowest, highest = self._range()
        last = max(1, self._at[-1])
        starts = [room.left() + room.width() * at / last for at in self._seasons.values()]
        ends = [*starts[1:], room.right()]
        for season, start, end in zip(self._seasons, starts, ends, strict=True):
            tint = QColor(palette.seasons[season].fill)
            tint.setAlphaF(0.0 if palette.high_contrast else 0.13)
            painter.fillRect(QRectF(start, room.top(), end - start, room.height()), tint)
        rule = QColor(palette.border)
        rule.setAlphaF(0.55)
        painter.setFont(fonts.body(12))
        step = next(s for s in (5, 10, 20, 25, 50, 100, 1000) if (highest - lowest) / s <= 5)  # noqa: PLR2004 - lines
        for stars in range(-(-lowest // step) * step, highest + 1, step):
            y = room.bottom() - room.height() * (stars - lowest) / (highest - lowest)
            painter.setPen(QPen(palette.text if stars == 0 else rule, 1.0))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(palette.muted)
            place = QRectF(0, y - 10, room.left() - 5, 20)
            align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, align, number(stars))
        painter.setPen(QPen(rule, 1.0, Qt.PenStyle.DashLine))
        for start in starts[1:]:
            painter.drawLine(QPointF(start, room.top()), QPointF(start, room.bottom()))

    def _paint_line(self, painter: QPainter, points: list[QPointF], pen: QPen) -> None:
        if not points:
            return
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(path, pen)
