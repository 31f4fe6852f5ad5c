"""The cream paper of buttons and choices in all its states."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from cartographers_gui.ui.theme import Palette

__all__ = ["paint_paper"]

_TINT = 0.14
"""How much of its colour a chosen thing takes on."""
_CORNER = 22.0
"""Px along the edges that the corner of a marked thing takes at most."""


def paint_paper(
    painter: QPainter,
    body: QRectF,
    radius: float,
    palette: Palette,
    *,
    hovered: bool = False,
    pressed: bool = False,
    checked: bool = False,
    tinted: bool = True,
    marked: bool = False,
) -> None:
    """Paint the ground of something that can be pressed; a chosen one has the blue frame.

    `tinted` lays a little of its colour on a chosen one as well. Where the blue ring of the
    keyboard is beside it, a chosen one is `marked`: it has a frame of leather and a folded corner.
    """
    ground, chosen = QColor(palette.card), palette.accent if marked else palette.legal
    if checked and tinted and not palette.high_contrast:
        ground = _blend(chosen, ground, _TINT)
    if pressed:
        ground = ground.darker(108)
    elif hovered:
        ground = ground.lighter(135 if palette.is_dark else 103)
    paper = QLinearGradient(body.topLeft(), body.bottomLeft())
    paper.setColorAt(0.0, ground)
    paper.setColorAt(1.0, ground if palette.high_contrast else ground.darker(105))
    edge, width = palette.border, 1.2
    if checked:
        edge, width = chosen, 2.0 if marked else 2.6
    elif hovered:
        edge, width = palette.accent, 2.0 if palette.high_contrast else 1.2
    inset = width / 2
    painter.setPen(QPen(edge, width))
    painter.setBrush(paper)
    painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), radius, radius)
    if checked and marked:
        _paint_corner(painter, body, radius, chosen)


def _paint_corner(painter: QPainter, body: QRectF, radius: float, color: QColor) -> None:
    """Fill the upper right corner: told from the ring of the keyboard without any colour."""
    side = min(_CORNER, body.height() * 0.45)
    paper, corner = QPainterPath(), QPainterPath(body.topRight())
    paper.addRoundedRect(body, radius, radius)
    corner.lineTo(body.right() - side, body.top())
    corner.lineTo(body.right(), body.top() + side)
    corner.closeSubpath()
    painter.fillPath(paper.intersected(corner), color)


def _blend(over: QColor, under: QColor, part: float) -> QColor:
    return QColor.fromRgbF(
        over.redF() * part + under.redF() * (1 - part),
        over.greenF() * part + under.greenF() * (1 - part),
        over.blueF() * part + under.blueF() * (1 - part),
    )
