"""The ribbon across the lower frame that says whose sheet it is, and the surveyor's signs."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from cartographers_gui.ui.painting.crest import Crest, paint_crest
from cartographers_gui.ui.painting.ink import ink_outline
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.outline import polygon
from cartographers_gui.ui.painting.text_block import AT_LEFT
from cartographers_gui.ui.painting.tint import faded, mixed
from cartographers_gui.ui.text import isolated
from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.typography import Typography, slanted_font

__all__ = ["Cartouche", "paint_cartouche", "paint_compass", "paint_scale_bar"]

_ROOM_FOR_NAME = 0.84
_ROOM_FOR_TEXT = 0.9
"""Parts of the strip's width up to which the name and all texts may reach: the scale bar goes
before the note does, and the note before a name is cut."""
_SMALLEST = 11.0
"""Height of letters in px below which nothing can be read."""
_DROP = 0.16
"""How far the ends of the ribbon hang below its front, in heights of it."""
_SHADOW = QColor(30, 18, 6)


@dataclass(frozen=True, slots=True)
class Cartouche:
    """Whose sheet it is; every text is written as it stands and cut where it is too long."""

    name: str
    title: str = ""
    """What the owner is called, such as a title of honour."""
    crest: Crest | None = None
    note: str = ""
    """A small remark behind both, such as the seed."""


def paint_cartouche(
    painter: QPainter, geometry: MapGeometry, cartouche: Cartouche, palette: Palette
) -> None:
    """Paint crest and name on a ribbon, the remark beside it, scale bar and compass.

    Everything lies within `geometry.strip`.
    """
    strip = geometry.strip.adjusted(0, 0, 0, -max(2.0, 0.05 * geometry.space))
    height = strip.height()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(geometry.strip, Qt.ClipOperation.IntersectClip)
    left = geometry.left
    crest = QRectF(left - 0.1 * height, strip.top(), 0.92 * height, height)
    has_crest = cartouche.crest is not None
    end = _paint_ribbon(
        painter,
        QRectF(
            crest.center().x() if has_crest else left + 0.2 * height,
            strip.top() + 0.05 * height,
            _ROOM_FOR_NAME * geometry.map_rect.width(),
            0.90 * height,
        ),
        cartouche,
        palette,
        inset=0.62 * height if has_crest else 0.42 * height,
    )
    if cartouche.crest is not None:
        paint_crest(painter, cartouche.crest, crest, palette)
    lower = QRectF(strip)
    lower.setTop(geometry.frame.bottom())
    lower.setLeft(end + 0.3 * height)
    lower.setRight(geometry.map_rect.right())
    lower.setLeft(_write_note(painter, geometry, lower, cartouche.note, palette))
    _paint_signs(painter, geometry, lower, palette)
    painter.restore()


def _name_font(name: str, pixels: float) -> QFont:
    return slanted_font(name, pixels, weight=QFont.Weight.Bold)


def _paint_ribbon(
    painter: QPainter, room: QRectF, cartouche: Cartouche, palette: Palette, *, inset: float
) -> float:
    """Paint the ribbon as long as its text needs and return where it ends."""
    height = room.height()
    pixels = max(_SMALLEST, min(24.0, 0.55 * height))
    fonts = Typography()
    name_font = _name_font(cartouche.name, pixels)
    aside = fonts.aside(cartouche.title, 0.92 * pixels)
    space = room.width() - inset - 0.9 * height
    name = _cut(cartouche.name, name_font, space)
    name_width = QFontMetricsF(name_font).horizontalAdvance(name)
    gap = 0.45 * pixels
    title, title_width = "", 0.0
    needed = gap + QFontMetricsF(aside).horizontalAdvance(isolated(cartouche.title))
    if cartouche.title and needed <= space - name_width:
        # Half a title would tell nothing: the pointer over the ribbon tells it whole.
        title, title_width = isolated(cartouche.title), needed
    width = inset + name_width + title_width + 0.9 * height
    _paint_ribbon_body(painter, QRectF(room.left(), room.top(), width, height), palette)
    line = AT_LEFT
    painter.setPen(palette.text)
    painter.setFont(name_font)
    text = room.adjusted(inset, 0, 0, -_DROP * height)
    painter.drawText(text, line, name)
    painter.setFont(aside)
    painter.drawText(text.adjusted(name_width + gap, 0, 0, 0), line, title)
    return room.left() + width


def _cut(text: str, font: QFont, width: float) -> str:
    """Return one line of a person's text, cut with dots where it is too long."""
    return QFontMetricsF(font).elidedText(
        isolated(text), Qt.TextElideMode.ElideRight, max(0.0, width)
    )


def _paint_ribbon_body(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint a ribbon with a fold behind and a swallow tail at its right end."""
    height = rect.height()
    drop, tail = _DROP * height, 0.62 * height
    left, right, top, bottom = rect.left(), rect.right(), rect.top(), rect.bottom()
    fold = right - tail
    back = polygon(
        (fold - 0.30 * height, top + drop),
        (right, top + drop),
        (right - 0.26 * height, (top + bottom) / 2 + drop / 2),
        (right, bottom + 0.02 * height),
        (fold - 0.30 * height, bottom + 0.02 * height),
    )
    front = QPainterPath(QPointF(left, top))
    bend = fold
    front.lineTo(bend, top)
    front.lineTo(bend, bottom - drop)
    front.lineTo(left, bottom - drop)
    front.closeSubpath()
    crease = polygon(
        (bend, bottom - drop), (bend - 0.30 * height, bottom - drop), (bend - 0.30 * height, bottom)
    )
    width = max(1.0, 0.055 * height)
    shade = mixed(palette.card_end, palette.sepia, 0.42)
    for path, fill in ((back, shade), (crease, mixed(shade, _SHADOW, 0.45))):
        painter.fillPath(path, palette.paper if palette.high_contrast else fill)
        painter.fillPath(ink_outline(path, width, wander=0.3), palette.frame)
    if not palette.high_contrast:
        painter.fillPath(front.translated(0, 0.09 * height), faded(_SHADOW, 0.22))
    body = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    body.setColorAt(0.0, palette.card)
    body.setColorAt(1.0, palette.card_end)
    painter.fillPath(front, body)
    painter.fillPath(ink_outline(front, width, wander=0.3), palette.frame)


def _write_note(
    painter: QPainter, geometry: MapGeometry, room: QRectF, text: str, palette: Palette
) -> float:
    """Write the remark and return where it ends; half a remark would tell nothing."""
    font = Typography().aside(text, max(_SMALLEST, min(18.0, 0.24 * geometry.space)))
    width = QFontMetricsF(font).horizontalAdvance(isolated(text))
    end = geometry.left + _ROOM_FOR_TEXT * geometry.map_rect.width()
    if not text or room.left() + width > end:
        return room.left()
    painter.setFont(font)
    painter.setPen(palette.muted)
    line = AT_LEFT
    painter.drawText(room, line, isolated(text))
    return room.left() + width


def _paint_signs(painter: QPainter, geometry: MapGeometry, room: QRectF, palette: Palette) -> None:
    """Paint the compass at the right end and, where there is room, the scale bar beside it."""
    radius = 0.5 * room.height()
    middle = QPointF(room.right() - radius, room.center().y())
    if room.width() < 2 * radius:
        return
    paint_compass(painter, middle, radius, palette)
    end = room.right() - 2.6 * radius
    length = min(0.22 * geometry.map_rect.width(), end - room.left() - 2 * radius)
    if length > 4 * radius:
        paint_scale_bar(painter, QPointF(end - length, middle.y()), length, palette)


def paint_scale_bar(painter: QPainter, start: QPointF, length: float, palette: Palette) -> None:
    """Paint a scale bar of four parts, filled in turn; `start` is the middle of its left end."""
    part, height = length / 4, max(3.0, min(7.0, length * 0.035))
    painter.save()
    painter.setPen(QPen(palette.frame, 1))
    for number in range(4):
        rect = QRectF(start.x() + number * part, start.y() - height / 2, part, height)
        painter.setBrush(palette.frame if number % 2 == 0 else palette.frame_blank)
        painter.drawRect(rect)
    painter.restore()


def paint_compass(painter: QPainter, middle: QPointF, radius: float, palette: Palette) -> None:
    """Paint a compass rose of eight points, each half dark and half open, in px."""
    ink = mixed(palette.sepia, palette.text, 0.35)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    pen = QPen(ink, max(0.7, 0.05 * radius))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in (0.60, 0.72):
        painter.drawEllipse(QPointF(0, 0), ring * radius, ring * radius)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for number in (1, 3, 5, 7, 0, 2, 4, 6):
        reach = radius if number % 2 == 0 else 0.60 * radius
        waist = 0.17 * radius
        turned = QTransform().rotate(45.0 * number)
        for side, color in ((-1, ink), (1, palette.paper)):
            half = [QPointF(0, 0), QPointF(0, -reach), QPointF(side * waist, -waist)]
            painter.setBrush(color)
            painter.drawPolygon(turned.map(QPolygonF(half)))
    painter.restore()
