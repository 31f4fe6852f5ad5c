"""What surrounds and underlies the drawn map: grid, scale band, rulers, printed features."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QRadialGradient

from cartographers_gui.engine import MapLayout, Space
from cartographers_gui.ui.painting.clusters import paint_cluster, paint_mountain_coin
from cartographers_gui.ui.painting.glyphs import paint_glyph
from cartographers_gui.ui.painting.ink import ink_line, ink_outline, seed_of
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.tint import faded
from cartographers_gui.ui.theme import Ground, Palette
from cartographers_gui.ui.typography import Typography

__all__ = ["paint_frame", "paint_grid", "paint_printed", "paint_rulers"]

_LEAST_RULED = 10.0
_MOST_RULED = 22.0
"""Smallest and largest height in px of the letters of the rulers."""


def paint_grid(painter: QPainter, geometry: MapGeometry, palette: Palette) -> None:
    """Paint the faint lines between empty spaces, with small crosses where they meet."""
    if palette.high_contrast:
        _paint_plain_grid(painter, geometry, palette)
        return
    area, size = geometry.map_rect, geometry.space
    origin = area.topLeft()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    strength = 0.38
    lines, crosses = QPainterPath(), QPainterPath()
    lines.setFillRule(Qt.FillRule.WindingFill)
    width = max(0.8, min(1.2, 0.019 * size))
    wander = 0.007 * size
    for row in range(1, geometry.rows):
        ends = (origin + QPointF(0, row * size), origin + QPointF(area.width(), row * size))
        lines.addPath(ink_line(ends, width, wander=wander, wave=size, origin=origin))
    for col in range(1, geometry.cols):
        ends = (origin + QPointF(col * size, 0), origin + QPointF(col * size, area.height()))
        lines.addPath(ink_line(ends, width, wander=wander, wave=size, origin=origin))
    painter.fillPath(lines, faded(palette.sepia, strength))
    arm = 0.075 * size
    for row in range(1, geometry.rows):
        for col in range(1, geometry.cols):
            x, y = origin.x() + col * size, origin.y() + row * size
            crosses.moveTo(x - arm, y)
            crosses.lineTo(x + arm, y)
            crosses.moveTo(x, y - arm)
            crosses.lineTo(x, y + arm)
    painter.strokePath(crosses, QPen(faded(palette.sepia, 2 * min(strength, 0.4)), width * 1.15))
    painter.restore()


def _paint_plain_grid(painter: QPainter, geometry: MapGeometry, palette: Palette) -> None:
    """Paint black lines one device pixel wide: finer ones would be grey."""
    area, size, thin = geometry.map_rect, geometry.space, 1 / geometry.ratio
    for row in range(1, geometry.rows):
        line = QRectF(area.left(), area.top() + row * size, area.width(), thin)
        painter.fillRect(line, palette.sepia)
    for col in range(1, geometry.cols):
        line = QRectF(area.left() + col * size, area.top(), thin, area.height())
        painter.fillRect(line, palette.sepia)


def paint_frame(painter: QPainter, geometry: MapGeometry, palette: Palette) -> None:
    """Paint neat line, zebra band and outer line; the band's segments are the rows and columns."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    neat, inner, outer = _frame_rects(geometry)
    line = max(1.0, min(1.8, 0.026 * geometry.space))
    if palette.high_contrast:
        _paint_plain_frame(painter, geometry, palette)
        painter.restore()
        return
    _paint_band(painter, geometry, palette, inner, outer)
    for rect, width in ((neat, line * 0.9), (inner, line * 0.8), (outer, line * 1.5)):
        path = QPainterPath()
        path.addRect(rect)
        ribbon = ink_outline(
            path,
            width,
            wander=min(0.6, 0.01 * geometry.space),
            wave=geometry.space / 2,
            origin=geometry.map_rect.topLeft(),
        )
        painter.fillPath(ribbon, palette.frame)
    painter.restore()


def _paint_plain_frame(painter: QPainter, geometry: MapGeometry, palette: Palette) -> None:
    """Paint band and lines in whole device pixels, so that nothing in them is grey."""
    ratio = geometry.ratio

    def whole(length: float) -> float:
        return round(length * ratio) / ratio

    def snapped(rect: QRectF) -> QRectF:
        left, top = whole(rect.left()), whole(rect.top())
        return QRectF(left, top, whole(rect.right()) - left, whole(rect.bottom()) - top)

    neat, inner, outer = map(snapped, _frame_rects(geometry))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    _paint_band(painter, geometry, palette, inner, outer)
    thin = 1 / ratio
    line = max(thin, whole(0.026 * geometry.space))
    for rect, width in ((neat, thin), (inner, line), (outer, line)):
        ring = QPainterPath()
        ring.addRect(rect)
        ring.addRect(rect.adjusted(width, width, -width, -width))
        painter.fillPath(ring, palette.frame)


def _frame_rects(geometry: MapGeometry) -> tuple[QRectF, QRectF, QRectF]:
    """Return where the neat line and the inside and outside of the band run."""
    area, gap = geometry.map_rect, geometry.frame_gap
    near, far = gap / 2, 1.5 * gap
    neat, inner = (area.adjusted(-reach, -reach, reach, reach) for reach in (near, far))
    return neat, inner, geometry.frame


def _paint_band(
    painter: QPainter, geometry: MapGeometry, palette: Palette, inner: QRectF, outer: QRectF
) -> None:
    area, size, band = geometry.map_rect, geometry.space, geometry.band
    blank, inked = QPainterPath(), QPainterPath()
    blank.addRect(outer)
    blank.addRect(inner)
    for col in range(0, geometry.cols, 2):
        x = area.left() + col * size
        inked.addRect(QRectF(x, outer.top(), size, band))
        inked.addRect(QRectF(x, inner.bottom(), size, band))
    for row in range(0, geometry.rows, 2):
        y = area.top() + row * size
        inked.addRect(QRectF(outer.left(), y, band, size))
        inked.addRect(QRectF(inner.right(), y, band, size))
    painter.fillPath(blank, palette.frame_blank)
    painter.fillPath(inked, palette.frame)
    corner = inner.left() - outer.left()
    for x in (outer.left(), outer.right() - corner):
        for y in (outer.top(), outer.bottom() - corner):
            box = QRectF(x, y, corner, corner)
            inset = corner * 0.3
            painter.fillRect(box, palette.frame)
            painter.fillRect(box.adjusted(inset, inset, -inset, -inset), palette.frame_blank)


def paint_rulers(
    painter: QPainter,
    geometry: MapGeometry,
    palette: Palette,
    marked: frozenset[Space] = frozenset(),
) -> None:
    """Write row letters and column numbers; those of the marked spaces stand out."""
    rows, cols = {space.row for space in marked}, {space.col for space in marked}
    area, size, sheet = geometry.map_rect, geometry.space, geometry.sheet
    outer = geometry.frame
    for row in range(geometry.rows):
        width = outer.left() - sheet.left()
        box = QRectF(sheet.left() + 0.06 * width, area.top() + row * size, width, size)
        _write_ruler(painter, geometry, palette, box, str(Space(row, 0))[:-1], bold=row in rows)
    for col in range(geometry.cols):
        height = outer.top() - sheet.top()
        box = QRectF(area.left() + col * size, sheet.top() + 0.1 * height, size, height)
        _write_ruler(painter, geometry, palette, box, str(col + 1), bold=col in cols)


def _write_ruler(
    painter: QPainter,
    geometry: MapGeometry,
    palette: Palette,
    box: QRectF,
    text: str,
    *,
    bold: bool,
) -> None:
    fonts = Typography()
    height = max(_LEAST_RULED, min(_MOST_RULED, 0.29 * geometry.space))
    painter.save()
    painter.setFont(fonts.bold(height) if bold else fonts.body(height))
    painter.setPen(palette.text if bold else palette.muted)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def paint_printed(
    painter: QPainter, geometry: MapGeometry, layout: MapLayout, palette: Palette
) -> None:
    """Paint what is printed on the empty sheet: wasteland, mountains with coins, ruins."""
    for mask in layout.grid.clusters(layout.wasteland_mask):
        spaces = layout.grid.space_set(mask)
        paint_cluster(painter, geometry, Ground.WASTELAND, spaces, palette)
    for space in sorted(layout.mountains):
        paint_cluster(painter, geometry, Ground.MOUNTAIN, frozenset({space}), palette)
        paint_mountain_coin(painter, geometry.rect_of(space), palette, taken=False)
    for space in sorted(layout.ruins):
        _paint_open_ruins(painter, geometry, space, palette)


def _paint_open_ruins(
    painter: QPainter, geometry: MapGeometry, space: Space, palette: Palette
) -> None:
    rect, size = geometry.rect_of(space), geometry.space
    if not palette.high_contrast:
        glow = QRadialGradient(rect.center(), size * 0.62)
        glow.setColorAt(0.0, faded(palette.glow, 0.28 if palette.is_dark else 0.9))
        glow.setColorAt(0.55, faded(palette.glow, 0.18 if palette.is_dark else 0.65))
        glow.setColorAt(1.0, faded(palette.glow, 0.0))
        painter.fillRect(rect, glow)
    inset = 0.14 * size
    box = rect.adjusted(inset, inset, -inset, -inset)
    paint_glyph(painter, Ground.RUINS, box, palette, seed_of(space) >> 7)
