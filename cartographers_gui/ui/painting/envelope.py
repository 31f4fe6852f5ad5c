"""The sealed envelope that hides a map from the others while players change seats."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.painting.ink import ink_line
from cartographers_gui.ui.painting.paper import paint_paper
from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.painting.seal import paint_crest_seal
from cartographers_gui.ui.painting.shadow import SHEET_SHADOW, paint_shadow
from cartographers_gui.ui.theme import Palette

__all__ = ["EnvelopeRooms", "envelope_rooms", "paint_envelope"]

_TIP = 0.56
"""Where the flap ends, in heights of the envelope."""
_SEAL = 0.37
_STEPS = 48
"""Points by which the edge of the flap is inked."""


class EnvelopeRooms(NamedTuple):
    """Where things lie on an envelope."""

    above: QRectF
    """For the name of the player, on the flap."""
    seal: QRectF
    below: QRectF
    """For a line about whose turn it is."""


def envelope_rooms(rect: QRectF) -> EnvelopeRooms:
    """Return where texts and seal of an envelope lie."""
    side = min(rect.height() * _SEAL, rect.width() * 0.34)
    middle = QPointF(rect.center().x(), rect.top() + rect.height() * (_TIP + 0.02))
    seal = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    inset = rect.width() * 0.16
    above = QRectF(
        rect.left() + inset,
        rect.top() + rect.height() * 0.06,
        rect.width() - 2 * inset,
        seal.top() - rect.top() - rect.height() * 0.09,
    )
    top = seal.bottom() + rect.height() * 0.03
    below = QRectF(
        rect.left() + inset, top, above.width(), rect.bottom() - top - rect.height() * 0.04
    )
    return EnvelopeRooms(above, seal, below)


def paint_envelope(painter: QPainter, crest: Crest, rect: QRectF, palette: Palette) -> None:
    """Paint a closed envelope with the seal of a player; its shadow lies outside."""
    paint_shadow(painter, rect, 2, SHEET_SHADOW, palette)

    def paint(picture: QPainter, area: QRectF) -> None:
        _paint_paper(picture, area, palette)
        paint_crest_seal(picture, crest, envelope_rooms(area).seal, palette)

    paint_cached(painter, f"envelope/{crest.number}/{palette.name}", rect, paint)


def _paint_paper(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    paint_paper(painter, rect, palette, 23)
    tip = QPointF(rect.center().x(), rect.top() + rect.height() * _TIP)
    ink = palette.sepia if not palette.high_contrast else palette.text
    faint = QColor(ink)
    faint.setAlphaF(0.6)
    folds = (rect.bottomLeft(), tip, rect.bottomRight())
    if not palette.high_contrast:
        _paint_side_flaps(painter, rect, tip)
    for corner in (folds[0], folds[2]):
        painter.fillPath(ink_line((corner, tip), 1.2, wander=0.7), faint)
    _paint_flap(painter, rect, tip, palette, ink)
    painter.setPen(QPen(ink, 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(0.7, 0.7, -0.7, -0.7))


def _paint_side_flaps(painter: QPainter, rect: QRectF, tip: QPointF) -> None:
    """Shade the flaps at the sides, which lie below the others."""
    for corner, foot in (
        (rect.topLeft(), rect.bottomLeft()),
        (rect.topRight(), rect.bottomRight()),
    ):
        flap = QPainterPath(corner)
        flap.lineTo(tip)
        flap.lineTo(foot)
        flap.closeSubpath()
        shade = QLinearGradient(corner.x(), 0, tip.x(), 0)
        shade.setColorAt(0.0, QColor(70, 44, 14, 0))
        shade.setColorAt(1.0, QColor(70, 44, 14, 46))
        painter.fillPath(flap, shade)


def _paint_flap(
    painter: QPainter, rect: QRectF, tip: QPointF, palette: Palette, ink: QColor
) -> None:
    """Paint the upper flap with its shadow on the rest."""
    flap = _flap_path(rect, tip)
    if not palette.high_contrast:
        for step in range(7):
            painter.fillPath(flap.translated(0, 7 - step), QColor(60, 36, 10, 13))
        painter.save()
        painter.setClipPath(flap, Qt.ClipOperation.IntersectClip)
        paint_paper(painter, rect, palette, 29)
        light = QLinearGradient(0, rect.top(), 0, tip.y())
        strength = 16 if palette.is_dark else 60
        light.setColorAt(0.0, QColor(255, 252, 240, strength))
        light.setColorAt(1.0, QColor(120, 80, 30, 26))
        painter.fillPath(flap, light)
        painter.restore()
    edge = [flap.pointAtPercent(step / _STEPS) for step in range(_STEPS + 1)]
    painter.fillPath(ink_line(edge, 1.5, wander=0.6), ink)


def _flap_path(rect: QRectF, tip: QPointF) -> QPainterPath:
    """Return the edge of the flap: steep at the sides, so that it holds the name, then to its tip.

    The tip is a little round.
    """
    width, height = rect.width(), rect.height()

    def at(across: float, down: float) -> QPointF:
        return rect.topLeft() + QPointF(across * width, down * height)

    flap = QPainterPath(rect.topLeft())
    flap.cubicTo(at(0.055, 0.43), at(0.25, 0.468), tip - QPointF(0, height * 0.004))
    flap.cubicTo(at(0.75, 0.468), at(0.945, 0.43), rect.topRight())
    return flap
