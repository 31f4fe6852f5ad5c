"""Outlines of sets of spaces: one closed path round each connected part, holes included."""

from collections import defaultdict

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from cartographers_gui.engine import Space
from cartographers_gui.ui.painting.map_geometry import MapGeometry

__all__ = ["connected_parts", "rounded_outline"]

_Corner = tuple[int, int]
_ROUNDING = 0.1
"""Radius of a corner in lengths of a space."""


def _edges(spaces: frozenset[Space]) -> dict[_Corner, list[_Corner]]:
    """Return every side between a space of the set and one outside, clockwise, by its start."""
    sides: dict[_Corner, list[_Corner]] = defaultdict(list)
    for row, col in sorted(spaces):
        if (row - 1, col) not in spaces:
            sides[row, col].append((row, col + 1))
        if (row, col + 1) not in spaces:
            sides[row, col + 1].append((row + 1, col + 1))
        if (row + 1, col) not in spaces:
            sides[row + 1, col + 1].append((row + 1, col))
        if (row, col - 1) not in spaces:
            sides[row + 1, col].append((row, col))
    return sides


def _loops(spaces: frozenset[Space]) -> list[list[_Corner]]:
    """Return the corners of each closed outline, straight runs joined."""
    sides = _edges(spaces)
    loops: list[list[_Corner]] = []
    while sides:
        start = next(iter(sides))
        loop: list[_Corner] = [start]
        here, came = start, (0, 0)
        while True:
            there = _turn(sides[here], here, came)
            sides[here].remove(there)
            if not sides[here]:
                del sides[here]
            came = (there[0] - here[0], there[1] - here[1])
            here = there
            if here == start and start not in sides:
                break
            loop.append(here)
            if here not in sides:
                break
        loops.append(_straightened(loop))
    return loops


def _turn(ways: list[_Corner], here: _Corner, came: _Corner) -> _Corner:
    """Where two spaces meet at a corner only, stay with the one the line came along."""
    if len(ways) == 1:
        return ways[0]
    right = (came[1], -came[0])
    return next(
        (way for way in ways if (way[0] - here[0], way[1] - here[1]) == right),
        ways[0],
    )


def _straightened(loop: list[_Corner]) -> list[_Corner]:
    count = len(loop)
    return [
        corner
        for index, corner in enumerate(loop)
        if not (
            loop[index - 1][0] == corner[0] == loop[(index + 1) % count][0]
            or loop[index - 1][1] == corner[1] == loop[(index + 1) % count][1]
        )
    ]


def rounded_outline(
    geometry: MapGeometry, spaces: frozenset[Space], inset: float = 0.0
) -> QPainterPath:
    """Return the outline of spaces with rounded corners, drawn in by `inset` pixels."""
    path = QPainterPath()
    radius = max(0.5, _ROUNDING * geometry.space - inset * 0.5)
    for loop in _loops(spaces):
        _add_loop(path, _points(geometry, loop, inset), radius)
    return path


def _points(geometry: MapGeometry, loop: list[_Corner], inset: float) -> list[QPointF]:
    points: list[QPointF] = []
    count = len(loop)
    for index, (row, col) in enumerate(loop):
        before, after = loop[index - 1], loop[(index + 1) % count]
        back = (_sign(row - before[0]), _sign(col - before[1]))
        ahead = (_sign(after[0] - row), _sign(after[1] - col))
        # Clockwise, the inside lies to the right of each side.
        down = (back[1] + ahead[1]) * inset
        right = -(back[0] + ahead[0]) * inset
        points.append(
            QPointF(
                geometry.left + col * geometry.space + right,
                geometry.top + row * geometry.space + down,
            )
        )
    return points


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _add_loop(path: QPainterPath, points: list[QPointF], radius: float) -> None:
    count = len(points)
    for index, corner in enumerate(points):
        start = _towards(corner, points[index - 1], radius)
        end = _towards(corner, points[(index + 1) % count], radius)
        if index:
            path.lineTo(start)
        else:
            path.moveTo(start)
        path.quadTo(corner, end)
    path.closeSubpath()


def _towards(corner: QPointF, other: QPointF, distance: float) -> QPointF:
    way = other - corner
    length = abs(way.x()) + abs(way.y()) or 1.0
    return corner + way * min(0.5, distance / length)


def connected_parts(spaces: frozenset[Space]) -> list[frozenset[Space]]:
    """Split spaces that touch at corners only, such as the pair of a diagonal shape."""
    rest, parts = set(spaces), []
    while rest:
        part: set[Space] = set()
        ahead = [min(rest)]
        while ahead:
            space = ahead.pop()
            if space not in rest:
                continue
            rest.remove(space)
            part.add(space)
            row, col = space
            ahead += [Space(row - 1, col), Space(row + 1, col)]
            ahead += [Space(row, col - 1), Space(row, col + 1)]
        parts.append(frozenset(part))
    return parts
