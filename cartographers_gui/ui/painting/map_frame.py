"""What surrounds and underlies the drawn map: grid, scale band, rulers, printed features."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cartographers_gui.engine import MapLayout, Space
from cartographers_gui.ui.painting.clusters import paint_cluster, paint_mountain_coin
from cartographers_gui.ui.painting.glyphs import paint_glyph
from cartographers_gui.ui.painting.ink import ink_line, seed_of
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.theme import Ground, Palette
from cartographers_gui.ui.typography import Typography

__all__ = ["paint_frame", "paint_grid", "paint_printed", "paint_rulers", "paint_scale_bar"]


def _frame_ink(palette: Palette) -> QColor:
    return palette.text if palette.is_dark else palette.ink


def paint_grid(painter: QPainter, geometry: MapGeometry, palette: Palette) -> None:
    """Paint the faint lines between empty spaces, with small crosses where they meet."""
    color = QColor(palette.sepia if not palette.high_contrast else palette.ink)
    color.setAlphaF(0.55 if palette.high_contrast else 0.42)
    area, size = geometry.map_rect, geometry.space
    lines, crosses = QPainterPath(), QPainterPath()
    for row in range(1, geometry.rows):
        y = area.top() + row * size
        lines.moveTo(area.left(), y)
        lines.lineTo(area.right(), y)
    for col in range(1, geometry.cols):
        x = area.left() + col * size
        lines.moveTo(x, area.top())
        lines.lineTo(x, area.bottom())
    arm = 0.07 * size
    for row in range(1, geometry.rows):
        for col in range(1, geometry.cols):
            x, y = area.left() + col * size, area.top() + row * size
            crosses.moveTo(x - arm, y)
            crosses.lineTo(x + arm, y)
            crosses.moveTo(x, y - arm)
            crosses.lineTo(x, y + arm)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.strokePath(lines, QPen(color, 1.0 / geometry.ratio))
    color.setAlphaF(min(1.0, color.alphaF() + 0.3))
    painter.strokePath(crosses, QPen(color, max(1.0, 0.02 * size)))
    painter.restore()


def paint_frame(painter: QPainter, geometry: MapGeometry, palette: Palette) -> None:
    """Paint neat line, zebra band and outer line; the band's segments are the rows and columns."""
    ink = _frame_ink(palette)
    area, band = geometry.map_rect, geometry.band
    painter.save()
    inner = area.adjusted(-2, -2, 2, 2)
    outer = inner.adjusted(-band, -band, band, band)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.setPen(Qt.PenStyle.NoPen)
    for index in range(geometry.cols):
        if index % 2 == 0:
            x = area.left() + index * geometry.space
            painter.fillRect(QRectF(x, outer.top(), geometry.space, band), ink)
            painter.fillRect(QRectF(x, inner.bottom(), geometry.space, band), ink)
    for index in range(geometry.rows):
        if index % 2 == 0:
            y = area.top() + index * geometry.space
            painter.fillRect(QRectF(outer.left(), y, band, geometry.space), ink)
            painter.fillRect(QRectF(inner.right(), y, band, geometry.space), ink)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for rect, width, number in ((inner, 1.8, 1), (outer, 1.5, 2)):
        corners = [rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()]
        for index, corner in enumerate(corners):
            side = [corner, corners[(index + 1) % 4]]
            painter.fillPath(ink_line(side, width, seed_of((number, index)), 0.4), ink)
    painter.restore()


def paint_rulers(
    painter: QPainter,
    geometry: MapGeometry,
    palette: Palette,
    marked: frozenset[Space] = frozenset(),
) -> None:
    """Write row letters and column numbers; those of the marked spaces stand out."""
    rows, cols = {space.row for space in marked}, {space.col for space in marked}
    area, size = geometry.map_rect, geometry.space
    fonts = Typography()
    height = max(10.0, min(22.0, 0.27 * size))
    gap = geometry.band + 2
    painter.save()
    for row in range(geometry.rows):
        left = geometry.sheet.left()
        box = QRectF(left, area.top() + row * size, area.left() - left - gap, size)
        painter.setFont(fonts.bold(height) if row in rows else fonts.body(height))
        painter.setPen(palette.text if row in rows else palette.muted)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(Space(row, 0))[:-1])
    for col in range(geometry.cols):
        top = geometry.sheet.top()
        box = QRectF(area.left() + col * size, top, size, area.top() - top - gap)
        painter.setFont(fonts.bold(height) if col in cols else fonts.body(height))
        painter.setPen(palette.text if col in cols else palette.muted)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(col + 1))
    painter.restore()


def paint_printed(
    painter: QPainter, geometry: MapGeometry, layout: MapLayout, palette: Palette
) -> None:
    """Paint what is printed on the empty sheet: wasteland, mountains with coins, ruins."""
    wasteland = layout.grid.clusters(layout.wasteland_mask)
    for mask in wasteland:
        spaces = layout.grid.space_set(mask)
        paint_cluster(painter, geometry, Ground.WASTELAND, spaces, palette)
    for space in sorted(layout.mountains):
        paint_cluster(painter, geometry, Ground.MOUNTAIN, frozenset({space}), palette)
        paint_mountain_coin(painter, geometry.rect_of(space), palette, taken=False)
    for space in sorted(layout.ruins):
        rect = geometry.rect_of(space)
        inset = 0.1 * geometry.space
        paint_glyph(
            painter,
            Ground.RUINS,
            rect.adjusted(inset, inset, -inset, -inset),
            palette,
            seed_of(space) % 3,
        )


def paint_scale_bar(painter: QPainter, start: QPointF, length: float, palette: Palette) -> None:
    """Paint the surveyor's scale bar of a cartouche, four parts, filled in turn."""
    ink = _frame_ink(palette)
    part, height = length / 4, max(3.0, length * 0.03)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.setPen(QPen(ink, 1))
    for number in range(4):
        rect = QRectF(start.x() + number * part, start.y() - height / 2, part, height)
        painter.setBrush(ink if number % 2 == 0 else Qt.BrushStyle.NoBrush)
        painter.drawRect(rect)
    painter.restore()
