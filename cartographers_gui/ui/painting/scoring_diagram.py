"""The diagram on a scoring card: what counts, what it is worth, and what does not count."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cartographers_gui.engine.grid import Space
from cartographers_gui.ui.painting.clusters import paint_cluster
from cartographers_gui.ui.painting.glyphs import paint_glyph
from cartographers_gui.ui.painting.ink import ink_line
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.painting.scoring_examples import (
    SCORING_EXAMPLES,
    ExampleStar,
    ScoringExample,
)
from cartographers_gui.ui.painting.space_paths import connected_parts, rounded_outline
from cartographers_gui.ui.painting.star_coin import paint_star
from cartographers_gui.ui.theme import Ground, Palette

__all__ = ["paint_scoring_diagram"]

_GROUNDS = {
    "F": Ground.FOREST,
    "V": Ground.VILLAGE,
    "A": Ground.FARM,
    "W": Ground.WATER,
    "M": Ground.MOUNTAIN,
}
_OUTSIDE = 0.74
"""Room before the rows or above the columns for stars that belong to a whole one, in spaces."""
_EDGE = 0.12
"""Room around the cutting for the ink of the map's edge, in spaces."""
_SMALL = 15.0
"""Side of a space in px below which textures, glyphs and stars would run into each other."""
_LEAST_NUMBER = 16.0
"""Side of a star in px below which its number cannot be read, and is left out."""


def paint_scoring_diagram(painter: QPainter, card_id: str, rect: QRectF, palette: Palette) -> None:
    """Paint the diagram of a scoring card as large as fits into a rectangle, centred.

    Raises `KeyError` for a card without an example.
    """
    example = SCORING_EXAMPLES[card_id]

    def paint(picture: QPainter, area: QRectF) -> None:
        _paint_example(picture, example, _geometry(example, area), palette)

    paint_cached(painter, f"scoring/{card_id}/{palette.name}", rect, paint)


def _geometry(example: ScoringExample, rect: QRectF) -> MapGeometry:
    rows, cols = len(example.rows), len(example.rows[0])
    outside = _OUTSIDE if any(min(star.row, star.col) < 0 for star in example.stars) else 0.0
    wide, high = cols + outside + 2 * _EDGE, rows + outside + 2 * _EDGE
    space = max(1.0, float(int(min(rect.width() / wide, rect.height() / high))))
    left = round(rect.center().x() - wide * space / 2 + (outside + _EDGE) * space)
    top = round(rect.center().y() - high * space / 2 + (outside + _EDGE) * space)
    sheet = QRectF(left, top, cols * space, rows * space)
    return MapGeometry(
        rows, cols, 1.0, space, left, top, sheet, has_rulers=False, has_cartouche=False
    )


def _paint_example(
    painter: QPainter, example: ScoringExample, geometry: MapGeometry, palette: Palette
) -> None:
    _paint_empty_spaces(painter, geometry, palette)
    _paint_grounds(painter, example, geometry, palette)
    for space in sorted(example.crossed):
        _veil(painter, geometry.rect_of(space), palette)
    for part in connected_parts(example.crossed):
        _cross(painter, _middle_of(geometry, part), geometry.space, palette)
    _paint_edges(painter, example, geometry, palette)
    for ring in example.rings:
        _paint_ring(painter, geometry, ring, palette)
    if example.diagonal is not None:
        _paint_diagonal(painter, geometry, example.diagonal, palette)
    for star in example.stars:
        _paint_star(painter, geometry, star, palette, alone=len(example.stars) == 1)


def _paint_empty_spaces(painter: QPainter, geometry: MapGeometry, palette: Palette) -> None:
    line = QColor(palette.sepia)
    line.setAlphaF(0.55)
    painter.setPen(QPen(line, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for row in range(geometry.rows):
        for col in range(geometry.cols):
            painter.drawRect(geometry.rect_of(Space(row, col)))


def _paint_grounds(
    painter: QPainter, example: ScoringExample, geometry: MapGeometry, palette: Palette
) -> None:
    for space in sorted(example.spaces("o")):
        _paint_filled(painter, geometry.rect_of(space), palette)
    for space in sorted(example.spaces("R")):
        inset = geometry.space * 0.08
        box = geometry.rect_of(space).adjusted(inset, inset, -inset, -inset)
        ink = palette.text if palette.is_dark else palette.ink
        paint_glyph(painter, Ground.RUINS, box, palette, 0, ink=ink)
    for letter, ground in _GROUNDS.items():
        spaces = example.spaces(letter + letter.lower())
        ruins = example.spaces(letter.lower())
        parts = connected_parts(spaces)
        if ground is Ground.MOUNTAIN:
            parts = [frozenset({space}) for space in sorted(spaces)]
        for part in parts:
            if _is_small(geometry):
                starred = {Space(star.row, star.col) for star in example.stars}
                _paint_outlined(painter, geometry, ground, part, palette)
                for space in sorted(part - starred):
                    paint_glyph(painter, ground, geometry.rect_of(space), palette)
            else:
                paint_cluster(painter, geometry, ground, part, palette, ruins=ruins & part)


def _is_small(geometry: MapGeometry) -> bool:
    return geometry.space < _SMALL


def _paint_outlined(
    painter: QPainter,
    geometry: MapGeometry,
    ground: Ground,
    part: frozenset[Space],
    palette: Palette,
) -> None:
    """Paint a cluster without texture and glyphs."""
    outline = rounded_outline(geometry, part)
    painter.fillPath(outline, palette.grounds[ground].fill)
    painter.strokePath(outline, QPen(palette.outline, 1.3))


def _paint_filled(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint a space whose terrain does not matter."""
    fill = QColor(palette.neutral)
    fill.setAlphaF(0.8)
    painter.fillRect(rect, fill)
    ink = QColor(palette.text)
    ink.setAlphaF(0.4)
    hatch = QPainterPath()
    gap = rect.width() / 4
    for step in range(1, 8):
        start, end = max(0.0, step - 4.0), min(4.0, float(step))
        hatch.moveTo(rect.left() + start * gap, rect.top() + end * gap)
        hatch.lineTo(rect.left() + end * gap, rect.top() + start * gap)
    painter.strokePath(hatch, QPen(ink, 0.8))
    ink.setAlphaF(0.85)
    painter.setPen(QPen(ink, 1.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect)


def _veil(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Fade a space that does not count."""
    veil = QColor(palette.card)
    veil.setAlphaF(0.62)
    painter.fillRect(rect.adjusted(-1, -1, 1, 1), veil)


def _middle_of(geometry: MapGeometry, part: frozenset[Space]) -> QPointF:
    """Return the middle of the space nearest to the middle of a cluster."""
    rows = sum(space.row for space in part) / len(part)
    cols = sum(space.col for space in part) / len(part)
    nearest = min(sorted(part), key=lambda space: (space.row - rows) ** 2 + (space.col - cols) ** 2)
    return geometry.rect_of(nearest).center()


def _cross(painter: QPainter, middle: QPointF, space: float, palette: Palette) -> None:
    reach = space * 0.24
    cross = QPainterPath()
    for side in (-1, 1):
        cross.moveTo(middle - QPointF(reach, reach * side))
        cross.lineTo(middle + QPointF(reach, reach * side))
    for color, width in ((palette.card, 0.17), (palette.illegal, 0.09)):
        pen = QPen(color, max(1.6, width * space))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(cross, pen)


def _paint_edges(
    painter: QPainter, example: ScoringExample, geometry: MapGeometry, palette: Palette
) -> None:
    area = geometry.sheet
    corners = {
        "L": (area.bottomLeft(), area.topLeft()),
        "T": (area.topLeft(), area.topRight()),
        "R": (area.topRight(), area.bottomRight()),
        "B": (area.bottomRight(), area.bottomLeft()),
    }
    ink = palette.text if palette.is_dark else palette.ink
    for side in example.edges:
        line = ink_line(corners[side], max(2.4, geometry.space * 0.11), wander=0.5)
        painter.fillPath(line, ink)


def _paint_ring(
    painter: QPainter, geometry: MapGeometry, ring: frozenset[Space], palette: Palette
) -> None:
    line = rounded_outline(geometry, ring)
    width = max(1.8, geometry.space * 0.07)
    for color, extra in ((palette.halo, width * 1.1), (palette.legal, 0.0)):
        pen = QPen(color, width + extra)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(line, pen)


def _paint_diagonal(
    painter: QPainter, geometry: MapGeometry, ends: tuple[Space, Space], palette: Palette
) -> None:
    first, last = (geometry.rect_of(space) for space in ends)
    width = max(1.8, geometry.space * 0.08)
    for color, extra in ((palette.halo, width * 1.1), (palette.legal, 0.0)):
        pen = QPen(color, width + extra)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(first.topLeft(), last.bottomRight())


def _paint_star(
    painter: QPainter, geometry: MapGeometry, star: ExampleStar, palette: Palette, *, alone: bool
) -> None:
    space = geometry.space
    small = _is_small(geometry)
    side = space * 0.84 if small else max(space * 0.5, 8.0)
    numbered = space * (0.92 if alone else 0.72)
    number = star.stars if star.stars > 1 and numbered >= _LEAST_NUMBER else None
    if number is not None:
        side = numbered
    rect = geometry.rect_of(Space(max(0, star.row), max(0, star.col)))
    if star.row < 0:
        middle = QPointF(rect.center().x(), geometry.top - space * (_OUTSIDE + _EDGE) * 0.5)
    elif star.col < 0:
        middle = QPointF(geometry.left - space * (_OUTSIDE + _EDGE) * 0.5, rect.center().y())
    else:
        # In the corner, so that the glyph stays readable; a little over the line.
        reach = space * 0.08 if alone and number else space * 0.56 - side / 2
        # Where a star is all that a space has room for, it stands in the middle.
        reach = 0.0 if small and number is None else reach
        middle = rect.center() + QPointF(reach, reach)
    place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    paint_star(painter, place, palette, number)
