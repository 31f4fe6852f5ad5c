"""The band round a sheet that monsters are drawn on: this map belongs to somebody else."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from cartographers_gui.ui.painting.crest import Crest, paint_crest
from cartographers_gui.ui.painting.glyphs import paint_glyph
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.text_block import cut_to_lines, paint_wrapped
from cartographers_gui.ui.painting.tint import faded
from cartographers_gui.ui.theme import Ground, Palette

__all__ = [
    "OwnerTitle",
    "owner_band_inside",
    "owner_title_height",
    "paint_owner_band",
    "paint_owner_title",
    "title_lines",
]

_WIDTH = 0.12
"""Width of the band in lengths of a space, where the margin has room for it."""
_MOST_OF_MARGIN = 0.6
_DISC = 0.20
"""Radius in lengths of a space of the disc with the monster's face, where there is room."""
_TITLE = 36.0
_EDGES = 20.0
_SIZES = (16.0, 14.5, 13.0, 12.0)
"""Sizes of the title at scale 1; at the last one two lines of it are as high as the title."""
_MOST_LINES = 2
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_CORNER = 8.0


@dataclass(frozen=True, slots=True)
class OwnerTitle:
    """What stands above a sheet that is not simply one's own."""

    text: str
    crest: Crest
    """That of the owner of the map."""
    is_ambush: bool = True
    """Whether monsters come to the map; else it is a plain banner."""


def owner_title_height(look: Look) -> float:
    """Return the height in whole px of the title that stands on the band."""
    return round(look.fonts.px(_TITLE))


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
    ring = palette.grounds[Ground.MONSTER].ink if palette.high_contrast else palette.frame
    painter.setPen(QPen(ring, line))
    painter.drawEllipse(middle, radius, radius)
    side = 1.35 * radius
    box = QRectF(middle.x() - side / 2, middle.y() - 0.48 * side, side, side)
    paint_glyph(painter, Ground.MONSTER, box, palette)


def paint_owner_title(painter: QPainter, rect: QRectF, owner: OwnerTitle, look: Look) -> None:
    """Paint the upper end of the band: the crest of the map's owner and what happens there.

    It stands on the sheet, as wide as the sheet, in one piece with the band round it.
    """
    palette, fonts = look.palette, look.fonts
    monster = palette.grounds[Ground.MONSTER]
    fill, ink = (monster.fill, monster.ink) if owner.is_ambush else (palette.card, palette.text)
    plate = QPainterPath()
    plate.addRoundedRect(rect.adjusted(0, 0, 0, _CORNER), _CORNER, _CORNER)
    painter.save()
    painter.setClipRect(rect)
    painter.fillPath(plate, fill)
    painter.strokePath(plate, QPen(palette.outline if owner.is_ambush else palette.border, 1.4))
    side = rect.height() - fonts.px(8)
    gap = fonts.px(9)
    room = rect.width() - side - gap - fonts.px(_EDGES)
    font, lines = title_lines(owner.text, room, look)
    metrics = QFontMetricsF(font)
    width = max(metrics.horizontalAdvance(line) for line in lines) + 1
    left = rect.center().x() - (side + gap + width) / 2
    shield = QRectF(left, rect.top() + fonts.px(5), side, side)
    paint_crest(painter, owner.crest, shield, palette)
    painter.setPen(ink)
    words = QRectF(shield.right() + gap, rect.top(), width + 2, rect.height())
    paint_wrapped(painter, "\n".join(lines), words, font, _MIDDLE)
    painter.restore()


def title_lines(text: str, room: float, look: Look) -> tuple[QFont, tuple[str, ...]]:
    """Return what of a title fits so much width in px, and its font.

    A long one becomes smaller, then takes two lines; only then its names are cut.
    """
    fonts = look.fonts
    for size in _SIZES:
        font = fonts.strong(size)
        if QFontMetricsF(font).horizontalAdvance(text) <= room:
            return font, (text,)
    return font, cut_to_lines(text, font, room, _MOST_LINES)
