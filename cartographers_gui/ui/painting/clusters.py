"""One painted cluster: fill, texture, wet edge, inner grid, ink outline, glyphs, marks of ruins."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cartographers_gui.engine import Space
from cartographers_gui.ui.painting.glyphs import paint_glyph
from cartographers_gui.ui.painting.ink import ink_outline, seed_of, smooth_noise
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.space_paths import rounded_outline
from cartographers_gui.ui.painting.star_coin import paint_coin
from cartographers_gui.ui.painting.terrain_texture import paint_texture
from cartographers_gui.ui.theme import Ground, Palette

__all__ = ["outline_width", "paint_cluster", "paint_mountain_coin", "paint_ruins_mark"]

_GLYPH_SIZE = 0.86
"""Side of a glyph in lengths of a space."""


def outline_width(geometry: MapGeometry) -> float:
    """Return the width of a cluster's ink outline in pixels."""
    return max(1.5, min(0.047 * geometry.space, 1.1 + 0.028 * geometry.space))


def paint_cluster(
    painter: QPainter,
    geometry: MapGeometry,
    ground: Ground,
    spaces: frozenset[Space],
    palette: Palette,
    *,
    ruins: frozenset[Space] = frozenset(),
) -> None:
    """Paint connected spaces of one ground; `ruins` are those that lie on a ruins space.

    The area is one path, so there are no inner joints that could leak.
    """
    outline = rounded_outline(geometry, spaces)
    width = outline_width(geometry)
    seed = seed_of(number for space in sorted(spaces) for number in space)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(outline, palette.grounds[ground].fill)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    if not palette.high_contrast:
        _paint_mottling(painter, geometry, spaces, palette)
    for space in sorted(spaces):
        paint_texture(painter, ground, space, geometry.rect_of(space), palette)
    if not palette.high_contrast:
        _paint_wet_edge(painter, geometry, outline, ground, palette)
        if ground is Ground.WATER:
            _paint_shores(painter, geometry, spaces, palette)
    _paint_inner_grid(painter, geometry, spaces, ground, palette)
    painter.restore()
    ink = palette.ink if not palette.is_dark else QColor("#0B0805")
    painter.fillPath(ink_outline(outline, width, seed, 0.012 * geometry.space), ink)
    for space in sorted(spaces):
        _paint_space_glyph(painter, geometry, ground, space, palette)
        if space in ruins:
            paint_ruins_mark(painter, geometry.rect_of(space), palette)
    painter.restore()


def _paint_space_glyph(
    painter: QPainter, geometry: MapGeometry, ground: Ground, space: Space, palette: Palette
) -> None:
    rect = geometry.rect_of(space)
    seed = seed_of((space.row, space.col, 5))
    side = geometry.space * _GLYPH_SIZE
    painter.save()
    painter.translate(
        rect.center().x() + 0.018 * geometry.space * smooth_noise(seed, 7, 0.3),
        rect.center().y() + 0.018 * geometry.space * smooth_noise(seed, 7, 0.8),
    )
    painter.rotate(2.0 * smooth_noise(seed, 7, 0.55))
    box = QRectF(-side / 2, -side / 2, side, side)
    paint_glyph(painter, ground, box, palette, seed % 3)
    painter.restore()


def _paint_mottling(
    painter: QPainter, geometry: MapGeometry, spaces: Iterable[Space], palette: Palette
) -> None:
    """Lay faint lighter and darker spots on the fill, like watercolour that dried unevenly."""
    size = geometry.space
    painter.setPen(Qt.PenStyle.NoPen)
    for space in sorted(spaces):
        rect = geometry.rect_of(space)
        seed = seed_of((space.row, space.col, 3))
        for number in range(3):
            x = rect.left() + size * (0.5 + 0.5 * smooth_noise(seed, 11, number * 0.31))
            y = rect.top() + size * (0.5 + 0.5 * smooth_noise(seed, 13, number * 0.23 + 0.1))
            color = QColor("#FFFFFF" if number % 2 else "#000000")
            color.setAlphaF(0.035 if palette.is_dark else 0.045)
            painter.setBrush(color)
            painter.drawEllipse(QPointF(x, y), size * 0.36, size * 0.27)


def _paint_wet_edge(
    painter: QPainter,
    geometry: MapGeometry,
    outline: QPainterPath,
    ground: Ground,
    palette: Palette,
) -> None:
    for part, alpha in ((0.30, 0.07), (0.18, 0.09), (0.09, 0.13)):
        color = palette.grounds[ground].fill.darker(190)
        color.setAlphaF(alpha)
        pen = QPen(color, 2 * part * geometry.space)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(outline, pen)


def _paint_shores(
    painter: QPainter, geometry: MapGeometry, spaces: frozenset[Space], palette: Palette
) -> None:
    for part, alpha in ((0.085, 0.50), (0.16, 0.30), (0.235, 0.18)):
        color = palette.grounds[Ground.WATER].fill.darker(170)
        color.setAlphaF(alpha)
        line = rounded_outline(geometry, spaces, part * geometry.space)
        painter.strokePath(line, QPen(color, max(0.8, 0.016 * geometry.space)))


def _paint_inner_grid(
    painter: QPainter,
    geometry: MapGeometry,
    spaces: frozenset[Space],
    ground: Ground,
    palette: Palette,
) -> None:
    """Part the spaces of a cluster by fine lines with gaps at the crossings."""
    fill = palette.grounds[ground]
    color = QColor(fill.ink) if palette.high_contrast else fill.fill.darker(150)
    if not palette.high_contrast:
        color.setAlphaF(0.42)
    pen = QPen(color, max(0.8, 0.018 * geometry.space))
    gap = geometry.space * (0.0 if palette.high_contrast else 0.1)
    lines = QPainterPath()
    for space in sorted(spaces):
        rect = geometry.rect_of(space)
        if Space(space.row, space.col + 1) in spaces:
            lines.moveTo(rect.right(), rect.top() + gap)
            lines.lineTo(rect.right(), rect.bottom() - gap)
        if Space(space.row + 1, space.col) in spaces:
            lines.moveTo(rect.left() + gap, rect.bottom())
            lines.lineTo(rect.right() - gap, rect.bottom())
    painter.strokePath(lines, pen)


def paint_ruins_mark(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the small disc that says a space drawn on was a ruins space."""
    radius = rect.width() * 0.19
    centre = QPointF(rect.left() + rect.width() * 0.2, rect.top() + rect.width() * 0.2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#2A1D14"), max(1.0, rect.width() * 0.02)))
    painter.setBrush(QColor("#FFFFFF") if palette.high_contrast else QColor("#FFF8E7"))
    painter.drawEllipse(centre, radius, radius)
    box = QRectF(
        centre.x() - radius * 0.72, centre.y() - radius * 0.78, radius * 1.44, radius * 1.44
    )
    paint_glyph(painter, Ground.RUINS, box, palette, 0, ink=QColor("#2A1D14"))
    painter.restore()


def paint_mountain_coin(painter: QPainter, rect: QRectF, palette: Palette, *, taken: bool) -> None:
    """Paint the coin of a mountain in the corner of its space; faded once it was taken."""
    radius = rect.width() * 0.165
    centre = QPointF(rect.left() + rect.width() * 0.8, rect.top() + rect.width() * 0.8)
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.save()
    painter.setOpacity(painter.opacity() * (0.38 if taken else 1.0))
    paint_coin(painter, box, palette)
    painter.restore()
