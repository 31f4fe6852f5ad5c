"""The strip below the map that says whose sheet it is."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPolygonF, QTransform

from cartographers_gui.ui.painting.crest import Crest, paint_crest
from cartographers_gui.ui.painting.map_frame import paint_scale_bar
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.text import isolated
from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.typography import Typography

__all__ = ["Cartouche", "paint_cartouche", "strip_of"]

_ROOM_FOR_TEXT = 0.70
"""Part of the strip's width that the texts may fill; scale bar and compass have the rest."""


@dataclass(frozen=True, slots=True)
class Cartouche:
    """Whose sheet it is; every text is written as it stands and cut where it is too long."""

    name: str
    title: str = ""
    """What the owner is called, such as a title of honour."""
    crest: Crest | None = None
    note: str = ""
    """A small remark behind both, such as the seed."""


def strip_of(geometry: MapGeometry) -> QRectF:
    """Return the room between the frame of the map and the lower edge of the sheet."""
    area = geometry.map_rect
    top = area.bottom() + geometry.band + 4
    return QRectF(area.left(), top, area.width(), geometry.sheet.bottom() - top - 2)


def paint_cartouche(
    painter: QPainter, geometry: MapGeometry, cartouche: Cartouche, palette: Palette
) -> None:
    """Paint crest, names and remark on the left, scale bar and compass on the right."""
    strip = strip_of(geometry)
    height = strip.height()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    left = strip.left() + 0.1 * height
    if cartouche.crest is not None:
        crest = QRectF(left, strip.top(), 0.9 * height, height)
        paint_crest(painter, cartouche.crest, crest, palette)
        left = crest.right() + 0.3 * height
    end = strip.left() + _ROOM_FOR_TEXT * strip.width()
    fonts, pixels = Typography(), max(11.0, min(22.0, 0.6 * height))
    texts = (
        (cartouche.name, fonts.bold(pixels), palette.text),
        (cartouche.title, fonts.aside(cartouche.title, pixels), palette.text),
        (cartouche.note, fonts.aside(cartouche.note, max(10.0, 0.85 * pixels)), palette.muted),
    )
    for text, font, color in texts:
        if text:
            room = QRectF(left, strip.top(), end - left, height)
            left += _write(painter, room, text, font, color) + 0.35 * height
    _paint_right_end(painter, strip, left, palette)
    painter.restore()


def _write(painter: QPainter, room: QRectF, text: str, font: QFont, color: QColor) -> float:
    """Write one line, cut with dots where it is too long, and return its width."""
    metrics = QFontMetricsF(font)
    line = metrics.elidedText(isolated(text), Qt.TextElideMode.ElideRight, max(0.0, room.width()))
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, line)
    return metrics.horizontalAdvance(line)


def _paint_right_end(painter: QPainter, strip: QRectF, left: float, palette: Palette) -> None:
    height = strip.height()
    middle = QPointF(strip.right() - 0.6 * height, strip.center().y())
    _paint_compass(painter, middle, 0.46 * height, palette)
    length = min(0.22 * strip.width(), strip.right() - 1.6 * height - left)
    if length > 2 * height:
        start = QPointF(strip.right() - 1.6 * height - length, middle.y())
        paint_scale_bar(painter, start, length, palette)


def _paint_compass(painter: QPainter, middle: QPointF, radius: float, palette: Palette) -> None:
    """Paint a rose of eight points, each half dark and half open."""
    painter.save()
    painter.translate(middle)
    painter.setPen(palette.muted)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), 0.62 * radius, 0.62 * radius)
    for number in (1, 3, 5, 7, 0, 2, 4, 6):
        reach = radius if number % 2 == 0 else 0.66 * radius
        turned = QTransform().rotate(45.0 * number)
        for side, color in ((-1, palette.muted), (1, palette.paper)):
            half = QPolygonF(
                [QPointF(0, 0), QPointF(0, -reach), QPointF(side * 0.2 * reach, -0.25 * reach)]
            )
            painter.setBrush(color)
            painter.drawPolygon(turned.map(half))
    painter.restore()
