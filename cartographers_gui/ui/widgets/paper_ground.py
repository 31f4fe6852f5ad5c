"""The cream paper of buttons and choices in all its states."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from cartographers_gui.ui.theme import Palette

__all__ = ["paint_paper"]

_TINT = 0.14
"""How much blue a chosen thing takes on."""


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
) -> None:
    """Paint the ground of something that can be pressed; a chosen one has the blue frame.

    `tinted` lays a little blue on a chosen one as well."""
    ground = QColor(palette.card)
    if checked and tinted and not palette.high_contrast:
        ground = _blend(palette.legal, ground, _TINT)
    if pressed:
        ground = ground.darker(108)
    elif hovered:
        ground = ground.lighter(135 if palette.is_dark else 103)
    paper = QLinearGradient(body.topLeft(), body.bottomLeft())
    paper.setColorAt(0.0, ground)
    paper.setColorAt(1.0, ground if palette.high_contrast else ground.darker(105))
    edge, width = palette.border, 1.2
    if checked:
        edge, width = palette.legal, 2.6
    elif hovered:
        edge, width = palette.accent, 2.0 if palette.high_contrast else 1.2
    inset = width / 2
    painter.setPen(QPen(edge, width))
    painter.setBrush(paper)
    painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), radius, radius)


def _blend(over: QColor, under: QColor, part: float) -> QColor:
    return QColor.fromRgbF(
        over.redF() * part + under.redF() * (1 - part),
        over.greenF() * part + under.greenF() * (1 - part),
        over.blueF() * part + under.blueF() * (1 - part),
    )
