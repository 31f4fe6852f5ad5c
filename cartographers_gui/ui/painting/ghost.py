"""The shape in hand over the map: raised when legal, crossed out where it is not, wet once laid."""

import math
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from cartographers_gui.engine import Space, Terrain
from cartographers_gui.ui.painting.clusters import paint_cluster, paint_ruins_mark
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.space_paths import connected_parts, rounded_outline
from cartographers_gui.ui.painting.tint import faded
from cartographers_gui.ui.theme import Ground, Palette

__all__ = ["Ghost", "GhostLook", "ghost_picture", "paint_dots", "paint_lit", "paint_wet_ink"]


_RAISED = 1.05
"""How much larger a shape in the air looks."""
_SHADOW = QColor(30, 18, 6)
_GLINT = QColor(255, 255, 255)


class GhostLook(Enum):
    """How the shape in hand looks."""

    LEGAL = "legal"
    ILLEGAL = "illegal"
    LAID = "laid"
    """It lies on the map as a draft that the next step confirms."""


@dataclass(frozen=True, slots=True)
class Ghost:
    """A painted ghost and where its picture goes."""

    picture: QPixmap
    origin: QPointF
    """Top left corner of the picture in the geometry's coordinates."""


def _margin(geometry: MapGeometry) -> float:
    # Whole device pixels, so that a moved picture keeps its edges sharp.
    return math.ceil((9 + 0.26 * geometry.space) * geometry.ratio) / geometry.ratio


def ghost_picture(
    geometry: MapGeometry,
    spaces: frozenset[Space],
    terrain: Terrain,
    palette: Palette,
    *,
    look: GhostLook,
    bad: frozenset[Space] = frozenset(),
    ruins: frozenset[Space] = frozenset(),
) -> Ghost:
    """Return the picture of a shape where it is.

    `bad` are the spaces it may not fill: each keeps what lies there under a veil, so that the
    reason can be seen. `ruins` are ruins it would be drawn over.
    """
    margin = _margin(geometry)
    bounds = geometry.bounds_of(spaces).adjusted(-margin, -margin, margin, margin)
    ratio = geometry.ratio
    picture = QPixmap(round(bounds.width() * ratio), round(bounds.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-bounds.topLeft())
    if look is GhostLook.ILLEGAL:
        _paint_illegal(painter, geometry, spaces, terrain, palette, bad=bad)
    else:
        _paint_legal(
            painter, geometry, spaces, terrain, palette, laid=look is GhostLook.LAID, ruins=ruins
        )
    painter.end()
    return Ghost(picture, bounds.topLeft())


def _paint_legal(
    painter: QPainter,
    geometry: MapGeometry,
    spaces: frozenset[Space],
    terrain: Terrain,
    palette: Palette,
    *,
    laid: bool,
    ruins: frozenset[Space],
) -> None:
    outline = rounded_outline(geometry, spaces)
    middle = geometry.bounds_of(spaces).center()
    if not laid:
        if palette.high_contrast:
            _paint_block_shadow(painter, geometry, outline, palette)
        else:
            _paint_drop_shadow(painter, geometry, outline)
        painter.translate(middle)
        painter.scale(_RAISED, _RAISED)
        painter.translate(-middle)
        painter.setOpacity(0.93)
    for part in connected_parts(spaces):
        marks = ruins & part
        paint_cluster(painter, geometry, Ground.of(terrain), part, palette, ruins=marks)
    painter.setOpacity(1.0)
    if laid:
        paint_wet_ink(painter, geometry, spaces, palette)
    _stroke(painter, outline, palette.halo, 5 + 0.05 * geometry.space)
    _stroke_double(painter, outline, palette, 2.4 + 0.03 * geometry.space)
    _paint_ruins_marks(painter, geometry, spaces & ruins, palette)


def _paint_ruins_marks(
    painter: QPainter, geometry: MapGeometry, ruins: frozenset[Space], palette: Palette
) -> None:
    """Paint once more the marks that an outline has run over."""
    for space in ruins:
        paint_ruins_mark(painter, geometry.rect_of(space), palette)


def _paint_block_shadow(
    painter: QPainter, geometry: MapGeometry, outline: QPainterPath, palette: Palette
) -> None:
    """Lay a hatched shadow below the raised shape, as a woodcut has it."""
    fallen = outline.translated(0.15 * geometry.space, 0.15 * geometry.space)
    painter.fillPath(fallen, palette.halo)
    painter.save()
    painter.setClipPath(fallen, Qt.ClipOperation.IntersectClip)
    bounds, gap = fallen.boundingRect(), 0.085 * geometry.space
    hatch = QPainterPath()
    for step in range(math.ceil((bounds.width() + bounds.height()) / gap)):
        hatch.moveTo(bounds.left() + step * gap, bounds.top())
        hatch.lineTo(bounds.left() + step * gap - bounds.height(), bounds.bottom())
    painter.strokePath(hatch, QPen(palette.legal, 0.45 * gap))
    painter.restore()
    painter.strokePath(fallen, QPen(palette.legal, 1.2))


def _paint_drop_shadow(painter: QPainter, geometry: MapGeometry, outline: QPainterPath) -> None:
    """Lay a soft shadow below the raised shape."""
    unit = geometry.space / 54
    fallen = outline.translated(0, 5 * unit)
    painter.fillPath(fallen, faded(_SHADOW, 0.16))
    for spread in (2.0, 4.5, 7.5, 11.0):
        pen = QPen(faded(_SHADOW, 0.085), 2 * spread * unit)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(fallen, pen)


def paint_wet_ink(
    painter: QPainter,
    geometry: MapGeometry,
    spaces: frozenset[Space],
    palette: Palette,
    strength: float = 1.0,
) -> None:
    """Lay the shine of wet ink on spaces; it dries as `strength` goes from 1 to 0."""
    if palette.high_contrast or strength <= 0:
        return
    outline, size = rounded_outline(geometry, spaces), geometry.space
    bounds = outline.boundingRect()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    sheen = QLinearGradient(bounds.topLeft(), bounds.topLeft() + QPointF(1.3, 2.1) * size)
    sheen.setSpread(QGradient.Spread.RepeatSpread)
    for place, light in ((0.0, 0.0), (0.18, 0.38), (0.30, 0.06), (0.36, 0.20), (0.5, 0.0)):
        sheen.setColorAt(place, faded(_GLINT, light * strength))
    painter.fillPath(outline, sheen)
    for shift, light in ((0.11, 0.16), (0.06, 0.24)):
        rim = outline.subtracted(outline.translated(shift * size, shift * size))
        painter.fillPath(rim, faded(_GLINT, light * strength))
    shade = outline.subtracted(outline.translated(-0.07 * size, -0.07 * size))
    painter.fillPath(shade, faded(_SHADOW, 0.16 * strength))
    painter.restore()


def _stroke(painter: QPainter, path: QPainterPath, color: QColor, width: float) -> None:
    pen = QPen(color, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)


def _stroke_double(painter: QPainter, path: QPainterPath, palette: Palette, width: float) -> None:
    """Draw an outline; without colours it is a double line, which nothing printed has."""
    _stroke(painter, path, palette.legal, width + (2.4 if palette.high_contrast else 0))
    if palette.high_contrast:
        _stroke(painter, path, palette.halo, 0.5 * width)


def _paint_illegal(
    painter: QPainter,
    geometry: MapGeometry,
    spaces: frozenset[Space],
    terrain: Terrain,
    palette: Palette,
    *,
    bad: frozenset[Space],
) -> None:
    outline = rounded_outline(geometry, spaces)
    painter.setOpacity(0.82)
    for part in connected_parts(spaces - bad):
        paint_cluster(painter, geometry, Ground.of(terrain), part, palette)
    painter.setOpacity(1.0)
    for space in sorted(bad & spaces):
        _paint_veil(painter, geometry.rect_of(space), palette)
    _stroke(painter, outline, palette.halo, 5 + 0.05 * geometry.space)
    pen = QPen(palette.illegal, 2.4 + 0.03 * geometry.space)
    pen.setDashPattern([3.0, 2.0])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.strokePath(outline, pen)
    for space in sorted(bad & spaces):
        _paint_cross(painter, geometry.rect_of(space), palette)


def _paint_veil(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    painter.fillRect(rect, faded(palette.halo, 0.34))
    hatch = QPainterPath()
    gap = rect.width() / 6
    for step in range(1, 12):
        hatch.moveTo(rect.left() + step * gap, rect.top())
        hatch.lineTo(rect.left() + step * gap - rect.height(), rect.bottom())
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.strokePath(hatch, QPen(faded(palette.illegal, 0.6), max(1.2, 0.025 * rect.width())))
    painter.restore()


def _paint_cross(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    half, middle = 0.24 * rect.width(), rect.center()
    cross = QPainterPath()
    cross.moveTo(middle + QPointF(-half, -half))
    cross.lineTo(middle + QPointF(half, half))
    cross.moveTo(middle + QPointF(half, -half))
    cross.lineTo(middle + QPointF(-half, half))
    for color, width in ((palette.halo, 0.13), (palette.illegal, 0.065)):
        pen = QPen(color, max(2.0, width * rect.width()))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(cross, pen)


_CORNER = 0.87
"""Where a dot in the corner has its middle, in lengths of a space."""


def paint_dots(
    painter: QPainter,
    geometry: MapGeometry,
    spaces: frozenset[Space],
    palette: Palette,
    *,
    printed: frozenset[Space] = frozenset(),
) -> None:
    """Mark spaces where the pointer would lay the shape legally.

    On those with something `printed` the dot lies in the corner: both would be hard to read.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for space in spaces:
        rect = geometry.rect_of(space)
        part = _CORNER if space in printed else 0.5
        middle = rect.topLeft() + QPointF(part * rect.width(), part * rect.height())
        for color, part in ((palette.halo, 0.12), (palette.legal, 0.08)):
            radius = max(2.0, part * geometry.space)
            painter.setBrush(color)
            painter.drawEllipse(middle, radius, radius)
    painter.restore()


def paint_lit(
    painter: QPainter,
    geometry: MapGeometry,
    spaces: frozenset[Space],
    palette: Palette,
    *,
    current: bool = False,
    ruins: frozenset[Space] = frozenset(),
) -> None:
    """Outline spaces that belong together; the current group has a stronger line.

    `ruins` are spaces with the mark of ruins below a shape, which stays whole.
    """
    outline = rounded_outline(geometry, spaces, 1.0)
    width = (2.6 if current else 1.8) + 0.02 * geometry.space
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _stroke(painter, outline, palette.halo, width + 2.6)
    _stroke_double(painter, outline, palette, width)
    _paint_ruins_marks(painter, geometry, spaces & ruins, palette)
    painter.restore()
