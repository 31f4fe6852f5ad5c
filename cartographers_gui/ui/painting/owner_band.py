"""The band round a sheet that monsters are drawn on: this map belongs to somebody else."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from cartographers_gui.ui.painting.glyphs import paint_glyph
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.tint import faded
from cartographers_gui.ui.theme import Ground, Palette

__all__ = ["owner_band_inside", "paint_owner_band"]

_WIDTH = 0.12
"""Width of the band in lengths of a space, where the margin has room for it."""
_MOST_OF_MARGIN = 0.6
_DISC = 0.20
"""Radius in lengths of a space of the disc with the monster's face, where there is room."""


def owner_band_inside(geometry: MapGeometry) -> QRectF:
    """Return the rectangle that the band surrounds, in whole device pixels."""
    margin = geometry.sheet.right() - geometry.frame.right()
    width = min(_WIDTH * geometry.space, _MOST_OF_MARGIN * margin)
    width = max(2, round(width * geometry.ratio)) / geometry.ratio
    return geometry.sheet.adjusted(width, width, -width, -width)


def paint_owner_band(painter: QPainter, geometry: MapGeometry, palette: Palette) -> None:
    """Paint a band in the purple of monsters along the edge of the sheet.

    It lies in the margin, beside frame and rulers. Where there are rulers, a monster's face in the
    corner says the same without colour.
    """
    sheet, inside = geometry.sheet, owner_band_inside(geometry)
    monster = palette.grounds[Ground.MONSTER]
    band = QPainterPath()
    band.addRect(sheet)
    band.addRect(inside)
    painter.save()
    # Both rectangles are whole device pixels: their edges are sharp without antialiasing.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.fillPath(band, monster.fill)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_hatch(painter, geometry, band, palette)
    edge = QPainterPath()
    edge.addRect(inside)
    painter.strokePath(edge, QPen(palette.outline, max(1.0, 0.02 * geometry.space)))
    if geometry.has_rulers:
        _paint_face(painter, geometry, palette)
    painter.restore()


def _paint_hatch(
    painter: QPainter, geometry: MapGeometry, band: QPainterPath, palette: Palette
) -> None:
    """Slant lines across the band, as monsters have them on the map."""
    sheet = geometry.sheet
    gap = max(3.0, 0.13 * geometry.space)
    hatch = QPainterPath()
    for step in range(1, int((sheet.width() + sheet.height()) / gap) + 1):
        hatch.moveTo(sheet.left() + step * gap, sheet.top())
        hatch.lineTo(sheet.left() + step * gap - sheet.height(), sheet.bottom())
    ink = palette.grounds[Ground.MONSTER].ink
    painter.save()
    painter.setClipPath(band, Qt.ClipOperation.IntersectClip)
    pen = QPen(faded(ink, 1.0 if palette.high_contrast else 0.22), max(0.8, 0.02 * geometry.space))
    painter.strokePath(hatch, pen)
    painter.restore()


def _paint_face(painter: QPainter, geometry: MapGeometry, palette: Palette) -> None:
    """Paint a disc with a monster's face in the corner between the rulers."""
    sheet, frame = geometry.sheet, geometry.frame
    line = max(1.0, 0.03 * geometry.space)
    room = min(frame.left() - sheet.left(), frame.top() - sheet.top())
    radius = min(_DISC * geometry.space, (room - line) / 2 - 1)
    middle = QPointF((sheet.left() + frame.left()) / 2, (sheet.top() + frame.top()) / 2)
    painter.setBrush(palette.grounds[Ground.MONSTER].fill)
    painter.setPen(QPen(palette.frame, line))
    painter.drawEllipse(middle, radius, radius)
    side = 1.35 * radius
    box = QRectF(middle.x() - side / 2, middle.y() - 0.48 * side, side, side)
    paint_glyph(painter, Ground.MONSTER, box, palette)
