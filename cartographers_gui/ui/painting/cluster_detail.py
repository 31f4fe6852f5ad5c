"""What ties the spaces of a cluster together: young trees across the lines, lanes, shore lines.

These stay in the tone of the fill, so that each space keeps one clear glyph.
"""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from cartographers_gui.engine import Space
from cartographers_gui.ui.painting.ink import noise_at, seed_of
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.space_paths import rounded_outline
from cartographers_gui.ui.painting.terrain_glyphs import conifer
from cartographers_gui.ui.painting.tint import faded, mixed
from cartographers_gui.ui.theme import Ground, Palette

__all__ = ["great_house_space", "paint_cluster_detail"]

_LEAST_SPACE = 30.0
"""Below this many px for a space there is no room for more than its glyph."""
_LARGE_VILLAGE = 6
"""From this many spaces on a village has a great house."""


def paint_cluster_detail(
    painter: QPainter,
    geometry: MapGeometry,
    ground: Ground,
    spaces: frozenset[Space],
    palette: Palette,
) -> None:
    """Paint what the whole cluster has; the caller has clipped to its outline."""
    if ground is Ground.WATER:
        _paint_shores(painter, geometry, spaces, palette)
    if geometry.space < _LEAST_SPACE:
        return
    if ground is Ground.FOREST:
        _paint_young_trees(painter, geometry, spaces, palette)
    elif ground is Ground.VILLAGE:
        _paint_lanes(painter, geometry, spaces, palette)


def great_house_space(spaces: frozenset[Space]) -> Space | None:
    """Return where the great house of a large village stands: nearest to its middle."""
    if len(spaces) < _LARGE_VILLAGE:
        return None
    row = sum(space.row for space in spaces) / len(spaces)
    col = sum(space.col for space in spaces) / len(spaces)
    return min(sorted(spaces), key=lambda space: (space.row - row) ** 2 + (space.col - col) ** 2)


def _paint_shores(
    painter: QPainter, geometry: MapGeometry, spaces: frozenset[Space], palette: Palette
) -> None:
    fill = palette.grounds[Ground.WATER].fill
    for part, strength in ((0.085, 0.55), (0.16, 0.36), (0.235, 0.20)):
        line = rounded_outline(geometry, spaces, part * geometry.space)
        pen = QPen(faded(fill.darker(175), strength), max(0.8, 0.017 * geometry.space))
        painter.strokePath(line, pen)


def _joints(spaces: frozenset[Space]) -> Iterator[tuple[Space, Space]]:
    """Yield every two adjacent spaces, the upper or left one first."""
    for space in sorted(spaces):
        for other in (Space(space.row, space.col + 1), Space(space.row + 1, space.col)):
            if other in spaces:
                yield space, other


def _paint_young_trees(
    painter: QPainter, geometry: MapGeometry, spaces: frozenset[Space], palette: Palette
) -> None:
    fill = palette.grounds[Ground.FOREST]
    trees = QPainterPath()
    trees.setFillRule(Qt.FillRule.WindingFill)
    unit = geometry.space / 100
    for one, other in _joints(spaces):
        side_by_side = one.row == other.row
        seed = seed_of((*one, *other, 3))
        for number in range(2):
            chance = (seed >> 8 * number & 0xFF) / 255
            if side_by_side:
                x, foot = 100 + 7 * (chance - 0.5), (44, 97)[number] + 10 * (chance - 0.5)
            else:
                x, foot = (24, 78)[number] + 16 * (chance - 0.5), 112 + 8 * (chance - 0.5)
            tree = conifer(0, 0, 24 + 9 * chance, 16 + 4 * chance, 0)
            rect = geometry.rect_of(one)
            place = QTransform.fromTranslate(rect.left() + x * unit, rect.top() + foot * unit)
            trees.addPath(place.scale(unit, unit).map(tree))
    painter.fillPath(trees, mixed(fill.fill, fill.ink, 0.17 if palette.is_dark else 0.22))


def _paint_lanes(
    painter: QPainter, geometry: MapGeometry, spaces: frozenset[Space], palette: Palette
) -> None:
    """Paint lanes from door to door, with worn edges."""
    lanes = QPainterPath()
    for one, other in _joints(spaces):
        start, end = _door(geometry, one), _door(geometry, other)
        across, down, _ = noise_at(one.row * 3.7 + other.col, one.col * 2.3 + other.row)
        bend = QPointF(across, down) * (0.16 * geometry.space)
        lanes.moveTo(start)
        lanes.quadTo((start + end) / 2 + bend, end)
    fill = palette.grounds[Ground.VILLAGE].fill
    sand = mixed(fill, mixed(palette.sepia, palette.cream, 0.65), 0.5)
    edge, middle = mixed(fill, palette.ink, 0.25), sand
    for color, part in ((edge, 0.15), (middle, 0.105)):
        pen = QPen(color, part * geometry.space)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(lanes, pen)


def _door(geometry: MapGeometry, space: Space) -> QPointF:
    rect = geometry.rect_of(space)
    return QPointF(rect.center().x(), rect.top() + 0.86 * rect.height())
