"""The bar at the head of a page, tinted with the colour of the season."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from cartographers_gui.engine import Season
from cartographers_gui.ui.theme import Palette

__all__ = ["paint_season_bar"]

_TINT_END = 0.75
"""Where the tint has faded away, as a part of the width."""


def paint_season_bar(
    painter: QPainter, area: QRectF, season: Season | None, palette: Palette
) -> None:
    """Fill an area, its tint strongest on the left, with a line at its foot."""
    painter.fillRect(area, palette.bar)
    if season is not None and not palette.high_contrast:
        tint = QLinearGradient(area.topLeft(), area.topRight())
        color = QColor(palette.seasons[season].fill)
        color.setAlphaF(0.34 if palette.is_dark else 0.5)
        tint.setColorAt(0.0, color)
        color.setAlphaF(0.0)
        tint.setColorAt(_TINT_END, color)
        painter.fillRect(area, tint)
    rule = QColor(palette.border)
    rule.setAlphaF(0.7)
    painter.setPen(QPen(rule, 1.0))
    low = area.bottom() - 0.5
    painter.drawLine(QPointF(area.left(), low), QPointF(area.right(), low))
