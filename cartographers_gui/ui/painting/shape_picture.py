"""Terrain swatches and shapes for cards, buttons and diagrams, by the painter of the map."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cartographers_gui.engine import Space, Terrain
from cartographers_gui.ui.painting.clusters import paint_cluster
from cartographers_gui.ui.painting.ink import ink_outline
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.space_paths import connected_parts, rounded_outline
from cartographers_gui.ui.theme import Ground, Palette

__all__ = [
    "LARGEST_SPACE",
    "paint_ground_swatch",
    "paint_shape",
    "paint_terrain_swatch",
    "shape_geometry",
]


LARGEST_SPACE = 54.0
"""Length in px of a space that no picture of a shape exceeds."""


def shape_geometry(
    rect: QRectF, spaces: Iterable[Space], largest: float = LARGEST_SPACE
) -> MapGeometry:
    """Return the geometry that centres a shape in a rectangle, its spaces at most `largest` px."""
    listed = list(spaces)
    rows = max(space.row for space in listed) + 1
    cols = max(space.col for space in listed) + 1
    space = max(1.0, float(int(min(rect.width() / cols, rect.height() / rows, largest))))
    left = round(rect.center().x() - cols * space / 2)
    top = round(rect.center().y() - rows * space / 2)
    sheet = QRectF(left, top, cols * space, rows * space)
    return MapGeometry(
        rows,
        cols,
        1.0,
        space,
        left,
        top,
        sheet,
        has_rulers=False,
        has_cartouche=False,
    )


def paint_terrain_swatch(
    painter: QPainter, terrain: Terrain, rect: QRectF, palette: Palette
) -> None:
    """Paint a single space of a terrain as large as fits into a rectangle, centred."""
    paint_ground_swatch(painter, Ground.of(terrain), rect, palette)


def paint_ground_swatch(painter: QPainter, ground: Ground, rect: QRectF, palette: Palette) -> None:
    """Paint a single space of any ground as large as fits into a rectangle, centred."""
    inner = rect.adjusted(1.5, 1.5, -1.5, -1.5)
    space = frozenset({Space(0, 0)})
    paint_cluster(painter, shape_geometry(inner, space, 400.0), ground, space, palette)


def paint_shape(
    painter: QPainter,
    spaces: frozenset[Space],
    terrain: Terrain | None,
    rect: QRectF,
    palette: Palette,
    *,
    largest: float = LARGEST_SPACE,
) -> None:
    """Paint a shape fitted into a rectangle, its spaces at most `largest` px.

    It is hatched when no terrain is chosen yet.
    """
    geometry = shape_geometry(rect.adjusted(2, 2, -2, -2), spaces, largest)
    if terrain is None:
        _paint_neutral(painter, geometry, spaces, palette)
        return
    for part in connected_parts(spaces):
        paint_cluster(painter, geometry, Ground.of(terrain), part, palette)


def _paint_neutral(
    painter: QPainter, geometry: MapGeometry, spaces: frozenset[Space], palette: Palette
) -> None:
    outline = rounded_outline(geometry, spaces)
    fill = QColor(palette.neutral)
    fill.setAlphaF(0.75)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(outline, fill)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    hatch, box = QPainterPath(), geometry.sheet
    gap = max(5.0, geometry.space / 5)
    for step in range(int((box.width() + box.height()) / gap) + 1):
        hatch.moveTo(box.left() + step * gap, box.top())
        hatch.lineTo(box.left() + step * gap - box.height(), box.bottom())
    ink = QColor(palette.text)
    ink.setAlphaF(0.22)
    painter.strokePath(hatch, QPen(ink, 1.0))
    lines = QPainterPath()
    for space in sorted(spaces):
        lines.addRect(geometry.rect_of(space))
    painter.strokePath(lines, QPen(ink, 1.0))
    painter.restore()
    width = max(1.5, 0.045 * geometry.space)
    line = palette.frame
    painter.fillPath(ink_outline(outline, width), line)
    painter.restore()
