"""The four seasons in a row: which are scored, which one it is, and which edicts each scores."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.engine.cards import Season
from cartographers_gui.engine.catalogue.seasons import SEASON_CARDS
from cartographers_gui.ui.painting.icons import Icon, paint_icon
from cartographers_gui.ui.painting.season_icon import paint_season
from cartographers_gui.ui.typography import line_height
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["SeasonStrip"]


class _Size(NamedTuple):
    """In px at scale 1."""

    step: float
    current: float
    other: float


_LARGE, _SMALL = _Size(54.0, 36.0, 26.0), _Size(38.0, 30.0, 22.0)


class SeasonStrip(ThemedWidget):
    """Four medallions joined by a line, the edict letters below; the present one is ringed."""

    def __init__(self, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current: Season | None = Season.SPRING
        self._texts: Mapping[Season, str] = {}
        self._size = _LARGE
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_season(self, current: Season | None, texts: Mapping[Season, str]) -> None:
        """Show the present season, or none when all are scored.

        `texts` describes each season in words; they become tool tip and accessible description.
        """
        self._current, self._texts = current, dict(texts)
        self.setAccessibleName(self._texts.get(current, "") if current else "")
        self.setAccessibleDescription("; ".join(self._texts.values()))
        self.setToolTip("\n".join(self._texts.values()))
        self.update()

    def set_small(self, *, small: bool) -> None:
        """Show the seasons closer together, or at their usual size."""
        size = _SMALL if small else _LARGE
        if size != self._size:
            self._size = size
            self.updateGeometry()
            self.update()

    def width_of(self, *, small: bool) -> int:
        """Return the width it takes small or at its usual size, in px."""
        fonts, size = self.look.fonts, _SMALL if small else _LARGE
        return int(fonts.px(size.step) * 3 + fonts.px(size.current)) + 8

    def height_of(self, *, small: bool) -> int:
        """Return the height it takes small or at its usual size, in px."""
        fonts, size = self.look.fonts, _SMALL if small else _LARGE
        return int(fonts.px(size.current) + line_height(fonts.strong(12)) + 2) + 2

    def sizeHint(self) -> QSize:
        small = self._size is _SMALL
        return QSize(self.width_of(small=small), self.height_of(small=small))

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = fonts.px(self._size.current) / 2 + 1
        first = QPointF(fonts.px(self._size.current) / 2 + 3, middle)
        step = QPointF(fonts.px(self._size.step), 0)
        painter.setPen(QPen(palette.border, 1.2))
        painter.drawLine(first, first + step * 3)
        seasons = list(Season)
        position = seasons.index(self._current) if self._current else len(seasons)
        for number, season in enumerate(seasons):
            self._paint_one(painter, season, first + step * number, number - position)
        painter.end()

    def _paint_one(self, painter: QPainter, season: Season, at: QPointF, distance: int) -> None:
        """Paint a season; `distance` is below 0 for a scored one, 0 for the present one."""
        palette, fonts = self.look.palette, self.look.fonts
        side = fonts.px(self._size.current if distance == 0 else self._size.other)
        if distance == 0:
            painter.setPen(QPen(palette.text, 1.6))
            painter.setBrush(palette.card)
            painter.drawEllipse(at, side / 2, side / 2)
            side -= fonts.px(5)
        rect = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
        paint_season(painter, season, rect, palette)
        if distance < 0:
            self._paint_tick(painter, at + QPointF(side * 0.42, side * 0.36))
        letters = "".join(edict.value for edict in SEASON_CARDS[season].edicts)
        font = fonts.label(12)
        font.setBold(distance == 0)
        painter.setFont(font)
        painter.setPen(palette.text if distance == 0 else palette.muted)
        height = line_height(font)
        below = QRectF(at.x() - 40, fonts.px(self._size.current) + 1, 80, height + 2)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, letters)

    def _paint_tick(self, painter: QPainter, at: QPointF) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        radius = fonts.px(6.5)
        painter.setPen(QPen(QColor(palette.card), 1.2))
        painter.setBrush(palette.ok)
        painter.drawEllipse(at, radius, radius)
        inner = radius * 0.62
        paint_icon(
            painter,
            Icon.CHECK,
            QRectF(at.x() - inner, at.y() - inner, 2 * inner, 2 * inner),
            palette.card,
        )
