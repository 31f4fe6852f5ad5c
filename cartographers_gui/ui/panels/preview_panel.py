"""What confirming would change: two edicts, coins, monsters, and the season's total."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.engine import GameView, MapSheet, SeasonScore, score_season
from cartographers_gui.session import Preview
from cartographers_gui.session.season_count import Part, SheetNumber
from cartographers_gui.ui.narration import player_name
from cartographers_gui.ui.painting.icons import Icon, paint_icon
from cartographers_gui.ui.painting.mark import Mark, Ornament, paint_cached_mark
from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.painting.text_block import AT_LEFT, paint_fitted
from cartographers_gui.ui.rulebook.explanations import explain
from cartographers_gui.ui.rulebook.glossary import Term
from cartographers_gui.ui.text import change, edict_label, isolated, number
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.paper_panel import paint_panel

__all__ = ["PreviewPanel"]

_ROOM = (7.0, 4.0, 7.0, 8.0)
"""Room round the panel for its shadow: left, above, right, below."""
_PAD = 12.0
_SMALLEST_GAIN = 11.0
_SMALLEST_LABEL, _OVER_LINE = 12.0, 5.0
"""Size of the word beside the total at least, and by how many px two lines of it are higher than
the line."""
_TITLE, _MARKS, _TOTAL = 24.0, 28.0, 26.0
"""Heights of its lines in px at scale 1."""
_UNKNOWN = "–"


@dataclass(frozen=True, slots=True)
class _Part:
    """One part of a season's score, in stars before and after; nothing after when refused."""

    name: str
    mark: Mark
    now: int
    then: int | None

    @property
    def text(self) -> str:
        return _UNKNOWN if self.then is None else change(self.then - self.now)


def _parts_of(score: SeasonScore) -> tuple[int, int, int, int]:
    return score.first, score.second, score.coins, -score.monsters


class PreviewPanel(ThemedWidget):
    """Differences as the engine computes them; dashes while the shape may not lie where it is."""

    part_pointed = Signal(object)
    """The `Part`, or for the total the `SheetNumber`, that the pointer or the keyboard is at, or
    nothing: its spaces are to be lit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pointed: Part | SheetNumber | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._view: GameView | None = None
        self._now: SeasonScore | None = None
        self._then: SeasonScore | None = None
        self._title = self._total_label = ""
        self._parts: tuple[_Part, ...] = ()
        self._is_low = self._is_short = False
        explain(self, Term.MONSTER_PENALTY)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_low(self, *, low: bool) -> None:
        """Leave out the title in a low window; it is told by tool tip and screen reader."""
        self._is_low = low
        self.updateGeometry()
        self.update()

    def set_short(self, *, short: bool) -> None:
        """Show the total alone, where even a low panel would leave no room for the card."""
        self._is_short = short
        self.updateGeometry()
        self.update()

    def show_view(self, view: GameView, sheet: MapSheet) -> None:
        """Show what the running season is worth on a map, and no change yet."""
        self._view = view
        self._now = score_season(sheet, view.edicts, view.season.season)
        self._then = None
        self.retranslate()

    def show_preview(self, preview: Preview | None) -> None:
        """Show what a legal shape would change; nothing shows dashes."""
        then = None if preview is None else preview.then
        if then != self._then:
            self._then = then
            self.retranslate()

    def clear(self) -> None:
        """Forget the map."""
        self._view, self._now, self._then = None, None, None
        self._title, self._total_label, self._parts = "", "", ()
        self.setAccessibleName("")
        self.setAccessibleDescription("")
        self.update()

    def _point(self, part: Part | SheetNumber | None) -> None:
        if part != self._pointed:
            self._pointed = part
            self.update()
            self.part_pointed.emit(part)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        places, here = self.number_places().items(), event.position()
        self._point(next((number for number, place in places if place.contains(here)), None))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._point(self._pointed or next(iter(self.number_places()), None))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        order = list(self.number_places())
        if order:
            place = order.index(self._pointed) if self._pointed in order else 0
            self._point(order[(place + step) % len(order)])

    def changes(self) -> tuple[str, ...]:
        """Return the differences shown: first and second edict, coins, monsters."""
        return tuple(part.text for part in self._parts)

    def total(self) -> tuple[str, str, str]:
        """Return the season's total now, then, and the difference; empty where none is shown."""
        if self._now is None:
            return "", "", ""
        now = self._now.total
        if self._then is None:
            return number(now), "", ""
        return number(now), number(self._then.total), change(self._then.total - now)

    def retranslate(self) -> None:
        view, now, then = self._view, self._now, self._then
        if view is None or now is None or view.owner is None:
            return
        self._title = self.tr("If you confirm")
        if view.owner != view.seat:
            owner = isolated(player_name(view.players[view.owner]))
            self._title = self.tr("If you confirm, for {owner}").format(owner=owner)
        self._total_label = self.tr("This season")
        first, second = view.season.edicts
        names = (edict_label(first), edict_label(second), self.tr("Coins"), self.tr("Monsters"))
        marks: tuple[Mark, ...] = (first, second, Ornament.COIN, Ornament.MONSTER)
        after = (None,) * 4 if then is None else _parts_of(then)
        self._parts = tuple(
            _Part(*each) for each in zip(names, marks, _parts_of(now), after, strict=True)
        )
        self._tell()
        self.update()

    def _tell(self) -> None:
        """Say the same to screen readers and as tool tip."""
        lines = []
        for part in self._parts:
            if part.then is None:
                text = self.tr("{part}: {now}")
                lines.append(text.format(part=part.name, now=number(part.now)))
            else:
                text = self.tr("{part}: {now}, then {then} ({change})")
                lines.append(
                    text.format(
                        part=part.name,
                        now=number(part.now),
                        then=number(part.then),
                        change=part.text,
                    )
                )
        self.setAccessibleName(self._title)
        self.setAccessibleDescription("; ".join(lines))
        self.setToolTip("\n".join(lines))

    def sizeHint(self) -> QSize:
        fonts = self.look.fonts
        inner = fonts.px(_MARKS + 2 * self._gap + _TOTAL + (0 if self._is_low else _TITLE))
        if self._is_short:
            inner = fonts.px(26)
        return QSize(round(fonts.px(240)), round(_ROOM[1] + _ROOM[3] + 2 * 8 + inner))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.look.fonts.px(150)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._now is None:
            return
        painter = QPainter(self)
        # A shape led over the map brings the same few scores again and again.
        shown = (
            self._title,
            self._total_label,
            self._parts,
            self.total(),
            self._is_low,
            self._is_short,
        )
        paint_cached(
            painter,
            f"preview/{shown!r}/{self.look.key}",
            QRectF(self.rect()),
            lambda picture, _: self._paint_scores(picture),
        )
        place = None if self._pointed is None else self.number_places().get(self._pointed)
        if place is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.look.palette.focus, 1.6))
            painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    @property
    def _body(self) -> QRectF:
        left, above, right, below = _ROOM
        return QRectF(self.rect()).adjusted(left, above, -right, -below)

    @property
    def _gap(self) -> float:
        """What stays free above and below the rule, in px at scale 1."""
        return 3.0 if self._is_low else 6.0

    @property
    def _marks(self) -> QRectF:
        """The line of the four parts."""
        fonts, inner = self.look.fonts, self._body.adjusted(_PAD, 8, -_PAD, -8)
        top = inner.top() + (0 if self._is_low else fonts.px(_TITLE))
        return QRectF(inner.left(), top, inner.width(), fonts.px(_MARKS))

    @property
    def _total_line(self) -> QRectF:
        """The line of the season's total, the whole of a short panel."""
        fonts, inner = self.look.fonts, self._body.adjusted(_PAD, 8, -_PAD, -8)
        if self._is_short:
            return inner
        top = round(self._marks.bottom() + fonts.px(self._gap)) + 0.5 + fonts.px(self._gap)
        return QRectF(inner.left(), top, inner.width(), fonts.px(_TOTAL))

    def _paint_scores(self, painter: QPainter) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        paint_panel(painter, self._body, palette)
        inner, marks = self._body.adjusted(_PAD, 8, -_PAD, -8), self._marks
        if self._is_short:
            self._paint_total(painter, self._total_line)
            return
        if not self._is_low:
            title = QRectF(inner.left(), inner.top(), inner.width(), fonts.px(20))
            self._paint_title(painter, title)
        self._paint_parts(painter, marks)
        rule = QColor(palette.border)
        rule.setAlphaF(0.5)
        gap = fonts.px(self._gap)
        y = round(marks.bottom() + gap) + 0.5
        painter.setPen(QPen(rule, 1.0))
        painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))
        self._paint_total(painter, self._total_line)

    def _paint_title(self, painter: QPainter, line: QRectF) -> None:
        font = self.look.fonts.body(15)
        painter.setFont(font)
        painter.setPen(self.look.palette.muted)
        mode = Qt.TextElideMode.ElideRight
        title = QFontMetricsF(font).elidedText(self._title, mode, line.width())
        painter.drawText(line, AT_LEFT, title)

    def _tone(self, part: _Part) -> QColor:
        palette = self.look.palette
        if part.then is None or part.then == part.now:
            return palette.muted
        return palette.ok if part.then > part.now else palette.error

    def _part_widths(self, size: float, rect: QRectF) -> tuple[QFont, float, list[float]]:
        """Return font, side of the marks, and the width of each mark with its number."""
        font = self.look.fonts.strong(size)
        side = min(rect.height() - 2, self.look.fonts.px(1.6 * size))
        metrics = QFontMetricsF(font)
        return font, side, [side + 4 + metrics.horizontalAdvance(p.text) for p in self._parts]

    def part_places(self) -> list[QRectF]:
        """Return where each `Part` is in the panel, with a little room about it; none if short."""
        return [] if self._is_short else self._measured()[2]

    def number_places(self) -> dict[Part | SheetNumber, QRectF]:
        """Return where each number is that can be pointed at; the total is one of them."""
        if self._view is None or not self._parts:
            return {}
        places: dict[Part | SheetNumber, QRectF] = {}
        places.update(zip(Part, self.part_places(), strict=False))
        places[SheetNumber(self._view.season.season, None)] = self._total_line.adjusted(-4, 0, 4, 0)
        return places

    def _measured(self) -> tuple[QFont, float, list[QRectF]]:
        """Return the font of the parts, the side of their marks, and their places."""
        rect, size = self._marks, 16.0
        font, side, widths = self._part_widths(size, rect)
        while sum(widths) + 12 > rect.width() and size > _SMALLEST_GAIN:
            size -= 1
            font, side, widths = self._part_widths(size, rect)
        places: list[QRectF] = []
        gap = max(4.0, (rect.width() - sum(widths)) / max(1, len(widths) - 1))
        left = rect.left()
        for width in widths:
            places.append(QRectF(left - 4, rect.top() - 3, width + 8, rect.height() + 6))
            left += width + gap
        return font, side, places

    def _paint_parts(self, painter: QPainter, rect: QRectF) -> None:
        palette = self.look.palette
        font, side, places = self._measured()
        painter.setFont(font)
        for part, room in zip(self._parts, places, strict=True):
            place = QRectF(room.left() + 4, rect.center().y() - side / 2, side, side)
            paint_cached_mark(painter, part.mark, place, palette)
            painter.setPen(self._tone(part))
            text = QRectF(place.right() + 4, rect.top(), room.width(), rect.height())
            painter.drawText(text, AT_LEFT, part.text)

    def _paint_total(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the total now, then, and the difference, from the right; their name on the left."""
        palette, fonts = self.look.palette, self.look.fonts
        now, then, gain = self.total()
        right = rect.right()
        if gain:
            right = self._paint_gain(painter, gain, rect)
            right = self._write(painter, then, right - fonts.px(8), rect)
            side = fonts.px(13)
            arrow = QRectF(right - side - 5, rect.center().y() - side / 2, side, side)
            paint_icon(painter, Icon.ARROW_RIGHT, arrow, palette.muted)
            painter.setFont(fonts.body(17))
            painter.setPen(palette.muted)
            width = QFontMetricsF(fonts.body(17)).horizontalAdvance(now) + 1
            right = arrow.left() - 5 - width
            painter.drawText(QRectF(right, rect.top(), width + 2, rect.height()), AT_LEFT, now)
        else:
            right = self._write(painter, now, right, rect)
        painter.setPen(palette.text)
        room = QRectF(rect.topLeft(), QPointF(right - 6, rect.bottom()))
        room.adjust(0, -_OVER_LINE, 0, _OVER_LINE)
        paint_fitted(painter, self._total_label, room, fonts.body(15), fonts.px(_SMALLEST_LABEL))

    def _write(self, painter: QPainter, text: str, right: float, rect: QRectF) -> float:
        font = self.look.fonts.bold(19)
        width = QFontMetricsF(font).horizontalAdvance(text) + 1
        painter.setFont(font)
        painter.setPen(self.look.palette.text)
        place = QRectF(right - width, rect.top() - 4, width + 2, rect.height() + 8)
        painter.drawText(place, AT_LEFT, text)
        return right - width

    def _paint_gain(self, painter: QPainter, gain: str, rect: QRectF) -> float:
        palette, fonts = self.look.palette, self.look.fonts
        assert self._now is not None
        assert self._then is not None
        better = self._then.total - self._now.total
        color = palette.ok if better > 0 else palette.error if better < 0 else palette.muted
        font = fonts.strong(15)
        height = fonts.px(23)
        width = QFontMetricsF(font).horizontalAdvance(gain) + fonts.px(16)
        pill = QRectF(rect.right() - width, rect.center().y() - height / 2, width, height)
        ground = QColor(color)
        ground.setAlphaF(0.0 if palette.high_contrast else 0.13)
        painter.setPen(QPen(color, 1.3))
        painter.setBrush(ground)
        painter.drawRoundedRect(pill, height / 2, height / 2)
        painter.setFont(font)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, gain)
        return pill.left()
