"""The program's own icon: a small map with four terrains, a mountain, and the pen that draws it.

Small icons are not large ones made small: from 48 px on the spaces have glyphs and the pen lies on
the map, below that the map's five colours on whole pixels are all there is.
"""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QIcon,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)

from cartographers_gui.ui.painting.glyphs import paint_glyph
from cartographers_gui.ui.painting.tint import faded, mixed
from cartographers_gui.ui.theme import DAY, Ground

__all__ = ["ICON_SIDES", "app_icon", "paint_app_icon"]

ICON_SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Sides in px of the pictures that desktops ask for."""

_MAP = (
    (Ground.FOREST, Ground.FOREST, None, Ground.MOUNTAIN),
    (Ground.FOREST, None, Ground.WATER, Ground.WATER),
    (Ground.VILLAGE, Ground.VILLAGE, Ground.WATER, None),
    (Ground.VILLAGE, Ground.FARM, Ground.FARM, Ground.FARM),
)
_COUNT = len(_MAP)
_DETAILED = 48
"""Side in px from which glyphs and pen are painted."""
_RIM = QColor("#5A3A1C")
_FEATHER = (QColor("#FFFDF4"), QColor("#F4E4C4"), QColor("#D9B98A"))


def app_icon() -> QIcon:
    """Return the icon of the window."""
    icon = QIcon()
    for side in ICON_SIDES[:-2]:
        picture = QPixmap(QSize(side, side))
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        paint_app_icon(painter, side)
        painter.end()
        icon.addPixmap(picture)
    return icon


def paint_app_icon(painter: QPainter, side: int) -> None:
    """Paint the icon into a square of `side` px whose corner is the origin."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    detailed = side >= _DETAILED
    # The spaces take whole pixels; what is left over becomes the margin of the sheet.
    rim = max(1.0, round(side / 32)) if not detailed else side / 40
    space = (side - 2 * rim - (side / 9 if detailed else 0)) / _COUNT
    space = float(int(space)) if not detailed else space
    left = (side - _COUNT * space) / 2
    if not detailed:
        left = float(int(left))
    _paint_sheet(painter, side, rim, detailed=detailed)
    body = QRectF(left, left, _COUNT * space, _COUNT * space)
    if detailed:
        _paint_grid(painter, body, space)
    for ground in dict.fromkeys(ground for row in _MAP for ground in row if ground):
        _paint_ground(painter, ground, body.topLeft(), space, detailed=detailed)
    if detailed:
        _paint_pen(painter, side)


def _paint_sheet(painter: QPainter, side: int, rim: float, *, detailed: bool) -> None:
    whole = QRectF(0, 0, side, side)
    corner = side * 0.16 if detailed else max(1.5, side / 9)
    rim_path, paper = QPainterPath(), QPainterPath()
    rim_path.addRoundedRect(whole, corner, corner)
    inner = whole.adjusted(rim, rim, -rim, -rim)
    paper.addRoundedRect(inner, max(0.5, corner - rim), max(0.5, corner - rim))
    painter.fillPath(rim_path, _RIM)
    shade = QLinearGradient(inner.topLeft(), inner.bottomRight())
    shade.setColorAt(0.0, DAY.glow)
    shade.setColorAt(0.45, DAY.paper)
    shade.setColorAt(1.0, mixed(DAY.paper, _RIM, 0.26))
    painter.fillPath(paper, shade)


def _paint_grid(painter: QPainter, body: QRectF, space: float) -> None:
    painter.setPen(QPen(faded(DAY.sepia, 0.55), max(0.6, space / 34)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(_COUNT + 1):
        x, y = body.left() + number * space, body.top() + number * space
        painter.drawLine(QPointF(x, body.top()), QPointF(x, body.bottom()))
        painter.drawLine(QPointF(body.left(), y), QPointF(body.right(), y))


def _paint_ground(
    painter: QPainter, ground: Ground, origin: QPointF, space: float, *, detailed: bool
) -> None:
    """Paint all spaces of one ground as one cluster."""
    rects = [
        QRectF(origin.x() + col * space, origin.y() + row * space, space, space)
        for row, grounds in enumerate(_MAP)
        for col, found in enumerate(grounds)
        if found is ground
    ]
    shape = QPainterPath()
    for rect in rects:
        part = QPainterPath()
        part.addRect(rect)
        shape = shape.united(part)
    fill = DAY.grounds[ground].fill
    if not detailed:
        painter.fillPath(shape, fill)
        return
    shade = QLinearGradient(shape.boundingRect().topLeft(), shape.boundingRect().bottomRight())
    shade.setColorAt(0.0, mixed(fill, DAY.glow, 0.14))
    shade.setColorAt(1.0, mixed(fill, DAY.ink, 0.16))
    painter.fillPath(shape.simplified(), shade)
    for variant, rect in enumerate(rects):
        inset = space * 0.1
        paint_glyph(painter, ground, rect.adjusted(inset, inset, -inset, -inset), DAY, variant)
    pen = QPen(DAY.ink, max(1.0, space / 15))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(shape.simplified(), pen)


def _paint_pen(painter: QPainter, side: int) -> None:
    """Paint a quill that has just drawn the farm, its tip on the ink."""
    painter.save()
    place = QTransform().translate(side * 0.515, side * 0.775).scale(side / 114, side / 114)
    painter.setTransform(place.rotate(40), combine=True)
    outline = _feather()
    painter.fillPath(outline.translated(-1.6, 2.2), QColor(40, 22, 6, 80))
    shade = QLinearGradient(QPointF(-10, -30), QPointF(10, -36))
    for part, color in zip((0.0, 0.5, 1.0), _FEATHER, strict=True):
        shade.setColorAt(part, color)
    painter.fillPath(outline, shade)
    ink = QPen(DAY.ink, 1.9)
    ink.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(outline, ink)
    shaft = QPainterPath(QPointF(0, -8))
    shaft.cubicTo(QPointF(0.3, -26), QPointF(1.5, -46), QPointF(5.2, -64))
    painter.strokePath(shaft, QPen(mixed(_FEATHER[2], DAY.ink, 0.55), 1.3))
    nib = QPainterPath(QPointF(0, 0.6))
    nib.cubicTo(QPointF(-0.9, -4), QPointF(-1.1, -8), QPointF(-1.2, -11))
    nib.lineTo(QPointF(1.2, -11))
    nib.cubicTo(QPointF(1.1, -8), QPointF(0.9, -4), QPointF(0, 0.6))
    painter.fillPath(nib, DAY.ink)
    painter.restore()


def _feather() -> QPainterPath:
    """Return the outline of the quill, its tip at the origin, with three gaps in its vane."""
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(QPointF(0.5, -7), QPointF(0.7, -11), QPointF(1.3, -15))
    path.cubicTo(QPointF(5.5, -17), QPointF(8.6, -21), QPointF(9.6, -27))
    path.lineTo(QPointF(5.4, -27.4))
    path.lineTo(QPointF(10.4, -31))
    path.cubicTo(QPointF(11.6, -37), QPointF(11.4, -42), QPointF(10.8, -46))
    path.lineTo(QPointF(6.6, -45.4))
    path.lineTo(QPointF(10.6, -50))
    path.cubicTo(QPointF(10.4, -57), QPointF(9.6, -64), QPointF(6.2, -71))
    path.cubicTo(QPointF(0.6, -66), QPointF(-4.6, -57), QPointF(-6.8, -46))
    path.lineTo(QPointF(-2.6, -43))
    path.lineTo(QPointF(-7.5, -41))
    path.cubicTo(QPointF(-8.6, -31), QPointF(-6.6, -20), QPointF(-1.3, -15))
    path.cubicTo(QPointF(-0.7, -11), QPointF(-0.5, -7), QPointF(0, 0))
    return path
