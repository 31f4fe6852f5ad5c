"""A small map with what is counted on it: groups outlined, each with its stars."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from cartographers_gui.engine import MapSheet, Score, Space
from cartographers_gui.ui.painting.map_art import paint_map
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.space_paths import connected_parts, rounded_outline
from cartographers_gui.ui.painting.star_coin import paint_star
from cartographers_gui.ui.theme import Palette

__all__ = ["MapMark", "marks_of", "marks_of_lines", "paint_worked_map"]

_STAR_OF_ONE, _STAR_OF_MANY = 0.46, 0.60
"""Width of a star in lengths of a space: of a space for itself, and of a group."""


@dataclass(frozen=True, slots=True)
class MapMark:
    """Spaces to outline together."""

    spaces: frozenset[Space]
    stars: int = 0
    """Written into a star; nought for none."""
    is_loss: bool = False


def marks_of(score: Score) -> tuple[MapMark, ...]:
    """Return a mark for each group of a score; groups of the same spaces become one."""
    worth: dict[frozenset[Space], int] = {}
    for group in score.groups:
        worth[group.spaces] = worth.get(group.spaces, 0) + group.stars
    return tuple(MapMark(spaces, stars) for spaces, stars in worth.items())


def marks_of_lines(sheet: MapSheet, spaces: frozenset[Space]) -> tuple[MapMark, ...]:
    """Return a mark, worth a star, for each whole row and column with at least one of some spaces.

    >>> sheet = MapSheet.from_text("F..\\n...\\n..F")
    >>> [len(mark.spaces) for mark in marks_of_lines(sheet, frozenset({Space(0, 0)}))]
    [3, 3]
    """
    rows, cols = range(sheet.layout.rows), range(sheet.layout.cols)
    lines = [
        *(frozenset(Space(row, col) for col in cols) for row in rows),
        *(frozenset(Space(row, col) for row in rows) for col in cols),
    ]
    return tuple(MapMark(line, 1) for line in lines if line & spaces)


def paint_worked_map(
    painter: QPainter, rect: QRectF, sheet: MapSheet, marks: Sequence[MapMark], palette: Palette
) -> None:
    """Paint a map with rulers as large as fits into a rectangle, centred, and its marks."""
    geometry = MapGeometry.fitted(rect, sheet.layout.rows, sheet.layout.cols, cartouche=False)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_map(painter, geometry, sheet, palette)
    for order, mark in enumerate(marks):
        _paint_outline(painter, geometry, mark, palette, order)
    for mark in marks:
        if mark.stars:
            _paint_stars(painter, geometry, mark, palette)
    painter.restore()


def _paint_outline(
    painter: QPainter, geometry: MapGeometry, mark: MapMark, palette: Palette, order: int
) -> None:
    width = max(1.8, geometry.space * 0.055)
    # Groups that cross each other, such as rows and columns, must not lie on one line.
    inset = width * (0.9 + (order % 2) * 1.1 if len(mark.spaces) > 1 else 0.9)
    for color, extra in (
        (palette.halo, width * 1.2),
        (palette.illegal if mark.is_loss else palette.legal, 0.0),
    ):
        pen = QPen(color, width + extra)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if mark.is_loss and not extra:
            pen.setStyle(Qt.PenStyle.DashLine)
        for part in connected_parts(mark.spaces):
            painter.strokePath(rounded_outline(geometry, part, inset), pen)


def _paint_stars(painter: QPainter, geometry: MapGeometry, mark: MapMark, palette: Palette) -> None:
    space = geometry.space
    alone = len(mark.spaces) == 1
    number = mark.stars if mark.stars > 1 or not alone else None
    side = space * (_STAR_OF_ONE if number is None else _STAR_OF_MANY)
    if (end := _end_of_line(geometry, mark.spaces)) is not None:
        # In the margin, where two lines that cross each other have each their own.
        number = mark.stars if mark.stars > 1 else None
        paint_star(painter, _square(end, space * _STAR_OF_MANY), palette, number)
        return
    rect = geometry.rect_of(max(mark.spaces) if alone else _middle_of(mark.spaces))
    reach = space * 0.52 - side / 2 if alone else -space * 0.12
    middle = rect.center() + QPointF(reach, reach)
    paint_star(painter, _square(middle, side), palette, number)


def _end_of_line(geometry: MapGeometry, spaces: frozenset[Space]) -> QPointF | None:
    """Return the middle of the map's edge where a whole row or column ends; else nothing."""
    last, area = max(spaces), geometry.map_rect
    middle = geometry.rect_of(last).center()
    if len(spaces) == geometry.cols and len({space.row for space in spaces}) == 1:
        return QPointF(area.right(), middle.y())
    if len(spaces) == geometry.rows and len({space.col for space in spaces}) == 1:
        return QPointF(middle.x(), area.bottom())
    return None


def _square(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def _middle_of(spaces: frozenset[Space]) -> Space:
    """Return the space nearest to the middle of a group."""
    row = sum(space.row for space in spaces) / len(spaces)
    col = sum(space.col for space in spaces) / len(spaces)
    return min(sorted(spaces), key=lambda s: (s.row - row) ** 2 + (s.col - col) ** 2)
