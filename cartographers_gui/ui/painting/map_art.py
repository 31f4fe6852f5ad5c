"""A painted sheet in layers: what never changes, and what has been drawn so far."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from cartographers_gui.engine import DRAWABLE, MapLayout, MapSheet, Terrain
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

_Mask = tuple[Terrain, int, int]


def paint_base(
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


def paint_drawn(
    painter: QPainter, geometry: MapGeometry, sheet: MapSheet, palette: Palette
) -> None:
    """Paint every cluster of a sheet, and the coins already taken from mountains."""
    for terrain, mask, ruins in _clusters(sheet):
        _paint_one(painter, geometry, sheet, palette, (terrain, mask, ruins))
    for space in sorted(sheet.claimed_mountains):
        rect = geometry.rect_of(space)
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        paint_cluster(painter, geometry, Ground.MOUNTAIN, frozenset({space}), palette)
        paint_mountain_coin(painter, rect, palette, taken=True)
        painter.restore()


def paint_map(painter: QPainter, geometry: MapGeometry, sheet: MapSheet, palette: Palette) -> None:
    """Paint a whole sheet at once: thumbnails, galleries, pictures to keep."""
    paint_base(painter, geometry, sheet.layout, palette)
    paint_drawn(painter, geometry, sheet, palette)


def _clusters(sheet: MapSheet) -> set[_Mask]:
    grid = sheet.layout.grid
    return {
        (terrain, mask, mask & sheet.layout.ruins_mask)
        for terrain, drawn in zip(DRAWABLE, sheet.masks, strict=True)
        for mask in grid.clusters(drawn)
    }


def _paint_one(
    painter: QPainter,
    geometry: MapGeometry,
    sheet: MapSheet,
    palette: Palette,
    cluster: _Mask,
) -> None:
    terrain, mask, ruins = cluster
    grid = sheet.layout.grid
    paint_cluster(
        painter,
        geometry,
        Ground.of(terrain),
        grid.space_set(mask),
        palette,
        ruins=grid.space_set(ruins),
    )


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
        self._sheet: MapSheet | None = None

    @property
    def origin(self) -> QPointF:
        """Where both pictures go: the top left corner of the sheet."""
        return self.geometry.sheet.topLeft()

    def base(self) -> QPixmap:
        """Return the picture of the empty sheet, opaque."""
        if self._base is None:
            self._base = self._picture()
            painter = self._painter(self._base)
            paint_base(painter, self.geometry, self.layout, self.palette)
            painter.end()
        return self._base

    def drawn(self, sheet: MapSheet) -> QPixmap:
        """Return the picture of everything drawn on a sheet, clear elsewhere."""
        if self._drawn is None or self._sheet is None:
            self._drawn = self._picture()
            painter = self._painter(self._drawn)
            paint_drawn(painter, self.geometry, sheet, self.palette)
            painter.end()
        elif sheet != self._sheet:
            self._repaint(self._drawn, self._sheet, sheet)
        self._sheet = sheet
        return self._drawn

    def _repaint(self, picture: QPixmap, before: MapSheet, sheet: MapSheet) -> None:
        """Clear what lies round changed clusters and paint it anew."""
        changed = _clusters(before) ^ _clusters(sheet)
        grid = self.layout.grid
        area = QRectF()
        for _, mask, _ in changed:
            area = area.united(self.geometry.bounds_of(grid.space_set(mask)))
        for space in before.claimed_mountains ^ sheet.claimed_mountains:
            area = area.united(self.geometry.rect_of(space))
        reach = 2 * outline_width(self.geometry, self.palette)
        area = QRectF(area.adjusted(-reach, -reach, reach, reach).toAlignedRect())
        painter = self._painter(picture)
        painter.setClipRect(area)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(area, Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        for cluster in sorted(_clusters(sheet)):
            bounds = self.geometry.bounds_of(grid.space_set(cluster[1]))
            if bounds.adjusted(-reach, -reach, reach, reach).intersects(area):
                _paint_one(painter, self.geometry, sheet, self.palette, cluster)
        for space in sorted(sheet.claimed_mountains):
            rect = self.geometry.rect_of(space)
            if rect.intersects(area):
                painter.save()
                painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
                spaces = frozenset({space})
                paint_cluster(painter, self.geometry, Ground.MOUNTAIN, spaces, self.palette)
                paint_mountain_coin(painter, rect, self.palette, taken=True)
                painter.restore()
        painter.end()

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
