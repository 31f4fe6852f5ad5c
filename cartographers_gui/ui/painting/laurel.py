"""The laurel wreath round a winner's crest."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from cartographers_gui.ui.painting.ink import tapered_line
from cartographers_gui.ui.painting.outline import outline
from cartographers_gui.ui.theme import Palette

__all__ = ["paint_laurel"]

_EXTENT = 210.0
"""Width and height of the drawing, from the tips of the leaves to the ends of the ribbon."""
_LEAVES = 9
_LEAF = outline("M0 0 C10 -22 34 -28 62 -8 C44 12 18 16 0 0 Z")
_VEIN = outline("M4 -1 Q28 -4 54 -8")
_GREEN = (QColor("#4E7A37"), QColor("#6C9A4B"))
_NIGHT_GREEN = (QColor("#6E9B55"), QColor("#8DBB70"))
_GOLD = QColor("#D9A136")
_START, _END = 96.0, 292.0
"""Where a branch begins and ends, in degrees from three o'clock, clockwise."""


def paint_laurel(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint two branches that open upwards, as large as fits, centred; the middle stays free.

    What stands in the wreath has about 0.62 of its width.
    """
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side / _EXTENT, side / _EXTENT)
    for mirrored in (False, True):
        painter.save()
        if mirrored:
            painter.scale(-1, 1)
        _paint_branch(painter, palette)
        painter.restore()
    _paint_knot(painter, palette)
    painter.restore()


def _point(part: float) -> QPointF:
    """Return a point of the left branch, `part` of the way from its foot to its tip."""
    angle = math.radians(_START + (_END - _START - 45) * part)
    radius = 79 - 4 * math.sin(math.pi * part)
    return QPointF(radius * math.cos(angle), radius * math.sin(angle) + 4)


def _paint_branch(painter: QPainter, palette: Palette) -> None:
    ink = palette.text if palette.high_contrast else QColor("#26391A")
    points = [_point(step / 24) for step in range(25)]
    stem = tapered_line(
        [(point.x(), point.y()) for point in points],
        [3.6 - 2.6 * step / 24 for step in range(25)],
    )
    painter.fillPath(stem, ink)
    for step in range(_LEAVES):
        part = (step + 0.35) / _LEAVES
        here, ahead = _point(part), _point(part + 0.02)
        way = math.degrees(math.atan2(ahead.y() - here.y(), ahead.x() - here.x()))
        size = 0.50 - 0.02 * step
        for lean, reach in ((34.0, 1.0), (-40.0, 0.86)):
            turn = _turned(here, way + lean, size * reach)
            _paint_leaf(painter, turn, palette, upper=lean > 0)
        if step % 3 == 1:
            _paint_berry(painter, here, way, palette)
    tip = _turned(_point(1.0), _tip_direction(), 0.34)
    _paint_leaf(painter, tip, palette, upper=False)


def _turned(at: QPointF, degrees: float, size: float) -> QTransform:
    return QTransform.fromTranslate(at.x(), at.y()).rotate(degrees).scale(size, size)


def _tip_direction() -> float:
    before, tip = _point(0.97), _point(1.0)
    return math.degrees(math.atan2(tip.y() - before.y(), tip.x() - before.x()))


def _paint_leaf(painter: QPainter, turn: QTransform, palette: Palette, *, upper: bool) -> None:
    leaf = turn.map(_LEAF)
    greens = _NIGHT_GREEN if palette.is_dark else _GREEN
    fill = palette.card if palette.high_contrast else greens[0 if upper else 1]
    ink = palette.text if palette.high_contrast else QColor("#26391A")
    painter.fillPath(leaf, fill)
    pen = QPen(ink, 1.1)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(leaf, pen)
    vein = QColor(ink)
    vein.setAlphaF(0.6)
    painter.strokePath(turn.map(_VEIN), QPen(vein, 0.8))


def _paint_berry(painter: QPainter, at: QPointF, way: float, palette: Palette) -> None:
    angle = math.radians(way - 95)
    middle = at + QPointF(math.cos(angle), math.sin(angle)) * 8
    painter.setPen(QPen(palette.text if palette.high_contrast else QColor("#5A3A08"), 1.0))
    painter.setBrush(palette.card if palette.high_contrast else _GOLD)
    painter.drawEllipse(middle, 2.9, 2.9)


def _paint_knot(painter: QPainter, palette: Palette) -> None:
    """Paint the ribbon that ties both branches at the foot."""
    fill = palette.card if palette.high_contrast else QColor("#A3302B")
    ink = palette.text if palette.high_contrast else QColor("#3A1210")
    ends, bow = QPainterPath(), QPainterPath()
    for side in (-1, 1):
        ends.moveTo(side * 1.5, 84)
        ends.lineTo(side * 17, 99)
        ends.lineTo(side * 9, 98)
        ends.lineTo(side * 7, 103)
        ends.lineTo(side * -1.0, 87)
        ends.closeSubpath()
        bow.moveTo(0, 83)
        bow.cubicTo(side * 10, 72, side * 22, 76, side * 20, 84)
        bow.cubicTo(side * 18, 92, side * 8, 90, 0, 83)
        bow.closeSubpath()
    pen = QPen(ink, 1.2)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    for part in (ends, bow):
        painter.fillPath(part, fill)
        painter.strokePath(part, pen)
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawEllipse(QPointF(0, 83.5), 4.2, 4.6)
