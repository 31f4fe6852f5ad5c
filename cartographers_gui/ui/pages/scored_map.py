"""A map that shows what earned stars: those spaces in full colour, numbered, the rest pale."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.engine import MapSheet, Space
from cartographers_gui.ui.pages.season_count import Count
from cartographers_gui.ui.painting.cartouche import Cartouche, paint_cartouche
from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.painting.map_art import MapArt
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.shadow import CARD_SHADOW, paint_shadow
from cartographers_gui.ui.painting.space_paths import connected_parts, rounded_outline
from cartographers_gui.ui.text import number
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["ScoredMap"]

_ROOM = 8.0
"""Room in px for the sheet's shadow."""
_INK = QColor("#2A1D14")


class ScoredMap(ThemedWidget):
    """A sheet with cartouche on which counts are lit one after the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: MapSheet | None = None
        self._crest: Crest | None = None
        self._name = self._title = ""
        self._counts: tuple[Count, ...] | None = None
        self._beside: frozenset[Space] = frozenset()
        self._art: MapArt | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_sheet(self, sheet: MapSheet, crest: Crest, name: str, title: str) -> None:
        """Show another player's map."""
        if self._art is not None and self._art.layout != sheet.layout:
            self._art = None
        self._sheet, self._crest = sheet, crest
        self._name, self._title = name, title
        self.setAccessibleName(name)
        self.update()

    def light(self, counts: Sequence[Count] | None, beside: frozenset[Space] = frozenset()) -> None:
        """Light what has been counted so far; nothing at all shows the plain map.

        The spaces `beside` keep their colour too, but are not marked.
        """
        self._counts = None if counts is None else tuple(counts)
        self._beside = beside
        self.update()

    def lit_spaces(self) -> frozenset[Space]:
        """Return every space that is lit."""
        return frozenset().union(*(count.spaces for count in self._counts or ()))

    def apply_look(self) -> None:
        self._art = None

    def sizeHint(self) -> QSize:
        return QSize(610, 640)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 310)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sheet is None:
            return
        art = self._art_for(self._sheet)
        geometry = art.geometry
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadow(painter, geometry.sheet, 3, CARD_SHADOW)
        painter.drawPixmap(art.origin, art.base())
        painter.drawPixmap(art.origin, art.drawn(self._sheet))
        cartouche = Cartouche(self._name, self._title, self._crest)
        paint_cartouche(painter, geometry, cartouche, self.look.palette)
        if self._counts is not None:
            self._paint_veil(painter, geometry)
            self._paint_counts(painter, geometry)
        painter.end()

    def _art_for(self, sheet: MapSheet) -> MapArt:
        """Return the pictures of the map, new ones when size or screen have changed."""
        ratio = self.devicePixelRatioF()
        rect = QRectF(self.rect()).adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        geometry = MapGeometry.fitted(rect, sheet.layout.rows, sheet.layout.cols, ratio=ratio)
        if self._art is None or self._art.geometry != geometry:
            self._art = MapArt(sheet.layout, geometry, self.look.palette)
        return self._art

    def _paint_veil(self, painter: QPainter, geometry: MapGeometry) -> None:
        """Make everything pale that has earned nothing so far."""
        veil = QPainterPath()
        veil.addRect(geometry.map_rect)
        lit = QPainterPath()
        for space in self.lit_spaces() | self._beside:
            lit.addRect(geometry.rect_of(space))
        color = QColor(self.look.palette.paper)
        color.setAlphaF(0.58)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        painter.fillPath(veil.subtracted(lit.simplified()), color)
        painter.restore()

    def _paint_counts(self, painter: QPainter, geometry: MapGeometry) -> None:
        counts = [count for count in self._counts or () if count.spaces]
        for count in counts:
            self._paint_outline(painter, geometry, count)
        total = 0
        for position, count in enumerate(counts):
            total += count.stars
            self._paint_badge(painter, geometry, count, total, last=position == len(counts) - 1)

    def _paint_outline(self, painter: QPainter, geometry: MapGeometry, count: Count) -> None:
        palette = self.look.palette
        width = max(1.6, geometry.space * 0.05)
        color = palette.illegal if count.stars < 0 else palette.legal
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for part in connected_parts(count.spaces):
            outline = rounded_outline(geometry, part, inset=width)
            painter.setPen(QPen(palette.halo, 2.4 * width))
            painter.drawPath(outline)
            pen = QPen(color, width)
            if count.stars < 0:
                pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawPath(outline)

    def _paint_badge(
        self, painter: QPainter, geometry: MapGeometry, count: Count, total: int, *, last: bool
    ) -> None:
        """Write the running sum on the last space of a count; the newest one is golden."""
        palette, fonts = self.look.palette, self.look.fonts
        rect = geometry.rect_of(max(count.spaces))
        size = geometry.space * (0.50 if last else 0.38)
        text = number(total)
        font = fonts.bold(size * 0.66 / fonts.scale)
        width = max(size, QFontMetricsF(font).horizontalAdvance(text) + size * 0.4)
        middle = rect.topRight() + QPointF(-geometry.space * 0.18, geometry.space * 0.18)
        badge = QRectF(middle.x() - width / 2, middle.y() - size / 2, width, size)
        plain = palette.illegal if count.stars < 0 else palette.legal
        painter.setPen(QPen(_INK if last else palette.halo, 1.4))
        painter.setBrush(palette.star if last else plain)
        painter.drawRoundedRect(badge, size / 2, size / 2)
        painter.setFont(font)
        painter.setPen(_INK if last else palette.halo)
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)
