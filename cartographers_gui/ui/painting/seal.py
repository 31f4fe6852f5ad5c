"""Wax seals: a letter's for edicts and messages, a crest's for the envelope that hides a map."""

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QRadialGradient

from cartographers_gui.engine.cards import Edict
from cartographers_gui.ui.painting.crest import Crest, paint_crest
from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.typography import text_path

__all__ = ["paint_crest_seal", "paint_edict_seal", "paint_letter_seal", "wax_outline"]

_RED_WAX = "#A3302B"
_FINE_FROM = 12.0
"""Smallest radius in px at which shadow and rings are painted."""
_CREAM = QColor("#FFF8E7")
_INK = QColor("#2A1D14")


@lru_cache(maxsize=32)
def wax_outline(seed: int) -> QPainterPath:
    """Return the uneven round edge of pressed wax, of radius 1 around the origin."""
    waves = [
        (lobes, height, math.fmod(seed * 2.399 * lobes + phase, math.tau))
        for lobes, height, phase in ((3, 0.022, 0.4), (5, 0.034, 1.7), (8, 0.030, 0.9))
    ]
    count = 96
    points: list[QPointF] = []
    for step in range(count):
        angle = math.tau * step / count
        radius = 0.925 + sum(height * math.sin(n * angle + phase) for n, height, phase in waves)
        points.append(QPointF(radius * math.cos(angle), radius * math.sin(angle)))
    path = QPainterPath((points[-1] + points[0]) / 2)
    for step, point in enumerate(points):
        following = points[(step + 1) % count]
        path.quadTo(point, (point + following) / 2)
    path.closeSubpath()
    return path


def paint_edict_seal(
    painter: QPainter, edict: Edict, rect: QRectF, palette: Palette, *, faded: bool = False
) -> None:
    """Paint the seal of an edict with its letter, as large as fits, centred.

    `faded` is for an edict that does not score in the season spoken of.
    """
    painter.save()
    if faded:
        painter.setOpacity(painter.opacity() * 0.45)
    seed = "ABCD".index(edict.value) + 3
    paint_letter_seal(painter, edict.value, palette.seals[edict], rect, palette, seed=seed)
    painter.restore()


def paint_letter_seal(
    painter: QPainter, sign: str, wax: QColor, rect: QRectF, palette: Palette, *, seed: int
) -> None:
    """Paint a seal with one letter or sign of writing; each `seed` is another edge of the wax."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    _paint_wax(painter, wax, side / 2, seed)
    letter = text_path(sign, side * 0.46, weight=QFont.Weight.Bold)
    box = letter.boundingRect()
    letter.translate(-box.center())
    if side >= 2 * _FINE_FROM:
        painter.fillPath(letter.translated(0, -side * 0.018), QColor(0, 0, 0, 110))
    painter.fillPath(letter, palette.card if palette.high_contrast else _CREAM)
    painter.restore()


def paint_crest_seal(painter: QPainter, crest: Crest, rect: QRectF, palette: Palette) -> None:
    """Paint the large red seal that bears a player's crest."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    _paint_wax(
        painter,
        palette.ink if palette.high_contrast else QColor(_RED_WAX),
        side / 2,
        crest.number % 11,
    )
    height = side * 0.54
    paint_crest(painter, crest, QRectF(-height / 2, -height / 2, height, height), palette)
    painter.restore()


def _paint_wax(painter: QPainter, color: QColor, radius: float, seed: int) -> None:
    painter.save()
    painter.scale(radius, radius)
    edge = wax_outline(seed)
    large = radius >= _FINE_FROM
    if large:
        for step in range(4):
            spread = 1 + 0.02 * step
            painter.save()
            painter.translate(0.015, 0.05)
            painter.scale(spread, spread)
            painter.fillPath(edge, QColor(20, 14, 8, 22))
            painter.restore()
    body = QRadialGradient(QPointF(-0.34, -0.42), 1.6, QPointF(-0.34, -0.42))
    body.setColorAt(0.0, color.lighter(132))
    body.setColorAt(0.45, color)
    body.setColorAt(1.0, color.darker(165))
    pen = QPen(color.darker(260), 0.055 if large else 0.09)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(body)
    painter.drawPath(edge)
    if large:
        _paint_rings(painter, edge, color)
    painter.restore()


def _paint_rings(painter: QPainter, edge: QPainterPath, color: QColor) -> None:
    """Paint what the stamp has left: a sunken disc with a light and a dark ring."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rim = QRadialGradient(QPointF(0, 0), 1.0)
    rim.setColorAt(0.70, QColor(0, 0, 0, 0))
    rim.setColorAt(0.76, QColor(0, 0, 0, 46))
    rim.setColorAt(0.80, QColor(255, 255, 255, 44))
    rim.setColorAt(0.90, QColor(255, 255, 255, 0))
    painter.fillPath(edge, rim)
    painter.setPen(QPen(color.darker(190), 0.022))
    painter.drawEllipse(QPointF(0, 0), 0.70, 0.70)
    painter.setPen(QPen(color.lighter(150), 0.018))
    painter.drawEllipse(QPointF(0.008, 0.014), 0.675, 0.675)
    shine = QPainterPath()
    shine.arcMoveTo(QRectF(-0.83, -0.83, 1.66, 1.66), 112)
    shine.arcTo(QRectF(-0.83, -0.83, 1.66, 1.66), 112, 52)
    pen = QPen(QColor(255, 255, 255, 120), 0.045)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPath(shine)
