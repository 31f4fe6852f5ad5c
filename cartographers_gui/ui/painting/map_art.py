"""A painted sheet in layers: what never changes, and what has been drawn so far."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from cartographers_gui.engine import DRAWABLE, MapLayout, MapSheet, Space, Terrain
from cartographers_gui.ui.painting.clusters import (
    outline_width,
    paint_cluster,
    paint_mountain_coin,
)
from cartographers_gui.ui.painting.contour_lines import paint_contours
from cartographers_gui.ui.painting.map_frame import (
    paint_frame,
    paint_grid,
    paint_printed,
    paint_rulers,
)
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.paper import paint_paper
from cartographers_gui.ui.theme import Ground, Palette

__all__ = ["MapArt", "paint_map"]

_Cluster = tuple[Terrain, int, int]
"""What a cluster shows, its spaces and those of them that are ruins, as masks."""


def paint_map(painter: QPainter, geometry: MapGeometry, sheet: MapSheet, palette: Palette) -> None:
    """Paint a whole sheet at once: thumbnails, galleries, pictures to keep."""
    _paint_base(painter, geometry, sheet.layout, palette)
    _paint_drawn(painter, geometry, sheet, palette, geometry.sheet)


def _paint_base(
    painter: QPainter, geometry: MapGeometry, layout: MapLayout, palette: Palette
) -> None:
    """Paint the empty sheet: paper, contour lines, grid, frame, rulers, printed features."""
    paint_paper(painter, geometry.sheet, palette)
    if not palette.high_contrast:
        paint_contours(painter, geometry, layout, palette)
    paint_grid(painter, geometry, palette)
    paint_frame(painter, geometry, palette)
    if geometry.has_rulers:
        paint_rulers(painter, geometry, palette)
    paint_printed(painter, geometry, layout, palette)


def _paint_drawn(
    painter: QPainter, geometry: MapGeometry, sheet: MapSheet, palette: Palette, area: QRectF
) -> None:
    """Paint every cluster that reaches into an area, and the hollows of coins taken there."""
    grid, reach = sheet.layout.grid, _reach(geometry, palette)
    for space in sorted(sheet.claimed_mountains):
        rect = geometry.rect_of(space)
        if rect.adjusted(-reach, -reach, reach, reach).intersects(area):
            paint_cluster(painter, geometry, Ground.MOUNTAIN, frozenset({space}), palette)
            paint_mountain_coin(painter, rect, palette, taken=True)
    for terrain, mask, ruins in sorted(_clusters(sheet)):
        spaces = grid.space_set(mask)
        bounds = geometry.bounds_of(spaces).adjusted(-reach, -reach, reach, reach)
        if bounds.intersects(area):
            marks = grid.space_set(ruins)
            paint_cluster(painter, geometry, Ground.of(terrain), spaces, palette, ruins=marks)


def _reach(geometry: MapGeometry, palette: Palette) -> float:
    """Return how far a cluster's ink may lie outside its spaces."""
    return 2 * outline_width(geometry, palette)


def _clusters(sheet: MapSheet) -> set[_Cluster]:
    grid = sheet.layout.grid
    return {
        (terrain, mask, mask & sheet.layout.ruins_mask)
        for terrain, drawn in zip(DRAWABLE, sheet.masks, strict=True)
        for mask in grid.clusters(drawn)
    }


class MapArt:
    """The pictures of one sheet at one size, palette and device ratio.

    `base` is painted once. `drawn` is repainted only round the clusters that have changed.
    """

    def __init__(self, layout: MapLayout, geometry: MapGeometry, palette: Palette) -> None:
        self.layout = layout
        self.geometry = geometry
        self.palette = palette
        self._base: QPixmap | None = None
        self._drawn: QPixmap | None = None
        self._sheet = MapSheet.blank(layout)

    @property
    def origin(self) -> QPointF:
        """Where both pictures go: the top left corner of the sheet."""
        return self.geometry.sheet.topLeft()

    def base(self) -> QPixmap:
        """Return the picture of the empty sheet, opaque."""
        if self._base is None:
            self._base = self._picture()
            painter = self._painter(self._base)
            _paint_base(painter, self.geometry, self.layout, self.palette)
            painter.end()
        return self._base

    def drawn(self, sheet: MapSheet) -> QPixmap:
        """Return the picture of everything drawn on a sheet, clear elsewhere."""
        if self._drawn is None:
            self._drawn = self._picture()
        if sheet != self._sheet:
            self._repaint(self._drawn, self._sheet, sheet)
            self._sheet = sheet
        return self._drawn

    def _repaint(self, picture: QPixmap, before: MapSheet, sheet: MapSheet) -> None:
        """Clear what lies round changed clusters and paint it anew."""
        area = self._changed_area(before, sheet)
        painter = self._painter(picture)
        painter.setClipRect(area)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(area, Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        _paint_drawn(painter, self.geometry, sheet, self.palette, area)
        painter.end()

    def _changed_area(self, before: MapSheet, sheet: MapSheet) -> QRectF:
        """Return whole device pixels round everything that differs."""
        grid = self.layout.grid
        spaces: set[Space] = set(before.claimed_mountains ^ sheet.claimed_mountains)
        for _, mask, _ in _clusters(before) ^ _clusters(sheet):
            spaces |= grid.space_set(mask)
        reach = _reach(self.geometry, self.palette)
        area = self.geometry.bounds_of(frozenset(spaces))
        return self.geometry.snapped_out(area.adjusted(-reach, -reach, reach, reach))

    def _picture(self) -> QPixmap:
        geometry = self.geometry
        size = geometry.sheet.size() * geometry.ratio
        picture = QPixmap(round(size.width()), round(size.height()))
        picture.setDevicePixelRatio(geometry.ratio)
        picture.fill(Qt.GlobalColor.transparent)
        return picture

    def _painter(self, picture: QPixmap) -> QPainter:
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self.origin)
        return painter
