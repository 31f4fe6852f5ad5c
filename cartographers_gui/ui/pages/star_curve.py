"""How the stars of all players grow over a game: one line each, as far as the game has come."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.engine import Season
from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.painting.crest_picture import paint_crest_picture
from cartographers_gui.ui.painting.star_coin import paint_star
from cartographers_gui.ui.text import number
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["StarCurve"]

_STAR = 18.0
_CREST, _CREST_GAP = 17.0, 3.0
"""Width of a crest at the end of a line, and what lies free round it, in px at scale 1."""
_MOST_CRESTS = 6
"""Players up to whom each line has its crest."""
_LABEL = 12.0
_LABEL_GAP = 5.0
_SMALLEST_TOP = 10
"""Stars that the height stands for at least."""
_STEPS = (5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 10_000)
_MOST_LINES = 5
_LINE_ROOM = 1.1
"""Distance of two lines at least, as a part of the height of their numbers."""


class _Axis(NamedTuple):
    """What the height stands for, with a line at every multiple of `step`."""

    lowest: int
    highest: int
    step: int

    def lines(self) -> range:
        """Return the stars at which a line is drawn."""
        return range(-(-self.lowest // self.step) * self.step, self.highest + 1, self.step)


def _apart(places: list[float], distance: float) -> list[float]:
    """Return ascending places that are at least a distance apart, moved as little as it takes.

    >>> _apart([0.0, 1.0, 30.0], 10.0)
    [-4.5, 5.5, 30.0]
    """
    groups: list[list[float]] = []
    for place in places:
        groups.append([place])
        while len(groups) > 1 and _first(groups[-1], distance) < (
            _first(groups[-2], distance) + len(groups[-2]) * distance
        ):
            last = groups.pop()
            groups[-1] += last
    return [_first(group, distance) + at * distance for group in groups for at in range(len(group))]


def _first(group: list[float], distance: float) -> float:
    """Return where the first of a group stands that is spread about its middle."""
    return sum(group) / len(group) - distance * (len(group) - 1) / 2


class StarCurve(ThemedWidget):
    """Draws stars over positions; the line of one player stands out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._at: tuple[int, ...] = (0,)
        self._stars: tuple[tuple[int, ...], ...] = ()
        self._crests: tuple[Crest, ...] = ()
        self._seasons: dict[Season, int] = {}
        self._position = 0
        self._seat = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_course(
        self,
        at: Sequence[int],
        stars: Sequence[Sequence[int]],
        seasons: Mapping[Season, int],
        crests: Sequence[Crest] = (),
    ) -> None:
        """Show another game: positions, each player's stars there, and where seasons begin.

        The `crests` of a few players stand at the ends of their lines.
        """
        self._at, self._stars = tuple(at), tuple(map(tuple, stars))
        self._crests = tuple(crests) if 1 < len(crests) <= _MOST_CRESTS else ()
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
        last = max(1, self._at[-1])
        points = []
        shown = self._points_shown()
        for at, stars in zip(self._at[:shown], self._stars[seat][:shown], strict=True):
            x = room.left() + room.width() * at / last
            points.append(QPointF(x, self._height_of(stars)))
        return points

    def crest_places(self) -> dict[int, QRectF]:
        """Return where the crest of each player but the chosen one stands: none over another."""
        ends = {seat: self.points_of(seat) for seat in range(len(self._crests))}
        others = [seat for seat, points in ends.items() if points and seat != self._seat]
        if not others:
            return {}
        width, height = self.look.fonts.px(_CREST), self._crest_height()
        left = ends[others[0]][-1].x() + self.look.fonts.px(_STAR / 2 + _CREST_GAP)
        order = sorted(others, key=lambda seat: ends[seat][-1].y())
        tops = _apart([ends[seat][-1].y() - height / 2 for seat in order], height + 1)
        # Those that would stand over an edge are moved back into the widget, and others with them.
        last = len(tops) - 1
        for at, top in enumerate(tops):
            above, below = at * (height + 1), (last - at) * (height + 1)
            tops[at] = max(above, min(top, self.height() - below - height))
        return {
            seat: QRectF(left, top, width, height) for seat, top in zip(order, tops, strict=True)
        }

    def _crest_height(self) -> float:
        """Return the height of a crest in px, less where the curve is low."""
        most = (self.height() - 2) / max(1, len(self._crests) - 1) - 1
        return min(1.12 * self.look.fonts.px(_CREST), most)

    def axis_labels(self) -> list[tuple[str, QRectF]]:
        """Return the numbers beside the lines, each with where it is painted, in px."""
        height, right = self._line_height(), self._room().left() - _LABEL_GAP
        return [
            (number(stars), QRectF(0, self._height_of(stars) - height / 2, right, height))
            for stars in self._axis().lines()
        ]

    def _height_of(self, stars: int) -> float:
        room, axis = self._room(), self._axis()
        return room.bottom() - room.height() * (stars - axis.lowest) / (axis.highest - axis.lowest)

    def _line_height(self) -> float:
        return QFontMetricsF(self.look.fonts.body(_LABEL)).height()

    def _room(self) -> QRectF:
        fonts = self.look.fonts
        metrics = QFontMetricsF(fonts.body(_LABEL))
        widest = max(metrics.horizontalAdvance(number(stars)) for stars in self._axis().lines())
        star = fonts.px(_STAR)
        # Star and numbers stand over the lowest and the highest line by half of themselves.
        edge = max(star, self._line_height()) / 2 + 1
        crests = fonts.px(_CREST + 2 * _CREST_GAP) if self._crests else 4
        left, right = widest + _LABEL_GAP + 3, star / 2 + crests
        return QRectF(self.rect()).adjusted(left, edge, -right, -edge)

    def _axis(self) -> _Axis:
        every = [stars for line in self._stars for stars in line]
        least = min([0, *every])
        most = max([_SMALLEST_TOP if least == 0 else 0, *every])
        fine = next(step for step in _STEPS if (most - least) / step <= _MOST_LINES)
        lowest, highest = least // fine * fine, -(-most // fine) * fine
        room = self.height() - max(self.look.fonts.px(_STAR), self._line_height())
        lines = max(1.0, room / (_LINE_ROOM * self._line_height()))
        step = next(step for step in _STEPS if step >= fine and (highest - lowest) / step <= lines)
        return _Axis(lowest, highest, step)

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
                self._paint_line(painter, self.points_of(seat), QPen(others, 1.3))
        for seat, place in self.crest_places().items():
            paint_crest_picture(painter, self._crests[seat], place, palette)
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
        last = max(1, self._at[-1])
        starts = [room.left() + room.width() * at / last for at in self._seasons.values()]
        ends = [*starts[1:], room.right()]
        for season, start, end in zip(self._seasons, starts, ends, strict=True):
            tint = QColor(palette.seasons[season].fill)
            tint.setAlphaF(0.0 if palette.high_contrast else 0.13)
            painter.fillRect(QRectF(start, room.top(), end - start, room.height()), tint)
        rule = QColor(palette.border)
        rule.setAlphaF(0.55)
        painter.setFont(fonts.body(_LABEL))
        align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        lines = self._axis().lines()
        for stars, (text, place) in zip(lines, self.axis_labels(), strict=True):
            y = place.center().y()
            # What is above and below nought is told apart by the one strong line.
            pen = QPen(palette.text, 1.8) if stars == 0 else QPen(rule, 1.0)
            painter.setPen(pen)
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(palette.text if stars == 0 else palette.muted)
            painter.drawText(place, align, text)
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
