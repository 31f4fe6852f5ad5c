"""A map that shows what earned stars: those spaces in full colour, numbered, the rest pale."""

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.engine import MapSheet, Space
from cartographers_gui.session.season_count import Count
from cartographers_gui.ui.painting.cartouche import Cartouche, paint_cartouche
from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.painting.map_art import MapArt
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.score_marks import (
    ScoreMark,
    paint_score_marks,
    paint_veil,
)
from cartographers_gui.ui.painting.shadow import CARD_SHADOW, paint_shadow
from cartographers_gui.ui.text import number
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["ScoredMap"]

_ROOM = 8.0
"""Room in px for the sheet's shadow."""


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

    def clear(self) -> None:
        """Show no map."""
        self._sheet, self._counts = None, None
        self.setAccessibleName("")
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

    def is_plain(self) -> bool:
        """Tell whether the whole map is in full colour."""
        return self._counts is None

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
        paint_shadow(painter, geometry.sheet, 3, CARD_SHADOW, self.look.palette)
        painter.drawPixmap(art.origin, art.base())
        painter.drawPixmap(art.origin, art.drawn(self._sheet))
        cartouche = Cartouche(self._name, self._title, self._crest)
        paint_cartouche(painter, geometry, cartouche, self.look.palette)
        if self._counts is not None:
            palette = self.look.palette
            paint_veil(painter, geometry, self.lit_spaces() | self._beside, palette)
            paint_score_marks(painter, geometry, self._marks(), palette)
        painter.end()

    def _art_for(self, sheet: MapSheet) -> MapArt:
        """Return the pictures of the map, new ones when size or screen have changed."""
        ratio = self.devicePixelRatioF()
        rect = QRectF(self.rect()).adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        geometry = MapGeometry.fitted(rect, sheet.layout.rows, sheet.layout.cols, ratio=ratio)
        if self._art is None or self._art.geometry != geometry:
            self._art = MapArt(sheet.layout, geometry, self.look.palette)
        return self._art

    def _marks(self) -> list[ScoreMark]:
        """Return a mark for each count, with the running sum."""
        counts = [count for count in self._counts or () if count.spaces]
        sums = accumulate(count.stars for count in counts)
        return [
            ScoreMark(count.spaces, number(total), is_loss=count.stars < 0)
            for count, total in zip(counts, sums, strict=True)
        ]
