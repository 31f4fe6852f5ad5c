"""Marks over a map that is counted: groups outlined and numbered, everything else pale."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from cartographers_gui.engine import Space
from cartographers_gui.ui.painting.clusters import paint_ruins_mark
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.space_paths import connected_parts, rounded_outline
from cartographers_gui.ui.painting.tint import faded
from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.typography import Typography

__all__ = ["ScoreMark", "paint_score_marks", "paint_veil"]

_VEIL = 0.58
"""Opacity of the paper laid over what has earned nothing."""
_BADGE, _NEWEST_BADGE = 0.38, 0.50
"""Height of a badge in lengths of a space."""


@dataclass(frozen=True, slots=True)
class ScoreMark:
    """Spaces that were counted together, and the number to write on them; empty for none."""

    spaces: frozenset[Space]
    text: str
    is_loss: bool = False


def paint_veil(
    painter: QPainter, geometry: MapGeometry, lit: frozenset[Space], palette: Palette
) -> None:
    """Make every space of the map pale except the lit ones."""
    veil = QPainterPath()
    veil.setFillRule(Qt.FillRule.WindingFill)
    for row in range(geometry.rows):
        for col in range(geometry.cols):
            if Space(row, col) not in lit:
                veil.addRect(geometry.rect_of(Space(row, col)))
    painter.save()
    # Spaces start on whole device pixels: without antialiasing their rectangles meet exactly.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.fillPath(veil, faded(palette.paper, _VEIL))
    painter.restore()


def paint_score_marks(
    painter: QPainter,
    geometry: MapGeometry,
    marks: Sequence[ScoreMark],
    palette: Palette,
    *,
    gild_last: bool = True,
    ruins: frozenset[Space] = frozenset(),
) -> None:
    """Outline each group and write its number; the last one is the newest and golden.

    `ruins` are spaces with the mark of ruins below a shape, which stays whole.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for mark in marks:
        _paint_outline(painter, geometry, mark, palette)
        for space in mark.spaces & ruins:
            paint_ruins_mark(painter, geometry.rect_of(space), palette)
    for mark in (each for each in marks if each.text):
        _paint_badge(painter, geometry, mark, palette, newest=gild_last and mark is marks[-1])
    painter.restore()


def _paint_outline(
    painter: QPainter, geometry: MapGeometry, mark: ScoreMark, palette: Palette
) -> None:
    width = max(1.6, geometry.space * 0.05)
    halo = QPen(palette.halo, 2.4 * width)
    line = QPen(palette.illegal if mark.is_loss else palette.legal, width)
    halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if mark.is_loss:
        line.setStyle(Qt.PenStyle.DashLine)
    for part in connected_parts(mark.spaces):
        outline = rounded_outline(geometry, part, inset=width)
        painter.strokePath(outline, halo)
        painter.strokePath(outline, line)


def _paint_badge(
    painter: QPainter, geometry: MapGeometry, mark: ScoreMark, palette: Palette, *, newest: bool
) -> None:
    """Write the number of a group on its last space."""
    size = geometry.space * (_NEWEST_BADGE if newest else _BADGE)
    font = Typography().bold(size * 0.66)
    width = max(size, QFontMetricsF(font).horizontalAdvance(mark.text) + size * 0.4)
    corner = geometry.rect_of(max(mark.spaces)).topRight()
    middle = corner + QPointF(-geometry.space * 0.18, geometry.space * 0.18)
    badge = QRectF(middle.x() - width / 2, middle.y() - size / 2, width, size)
    ink = palette.ink if newest else palette.halo
    painter.setPen(QPen(ink, max(1.2, 0.06 * size)))
    plain = palette.illegal if mark.is_loss else palette.legal
    painter.setBrush(palette.star if newest else plain)
    painter.drawRoundedRect(badge, size / 2, size / 2)
    painter.setFont(font)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, mark.text)
