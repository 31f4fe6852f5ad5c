"""Soft shadows under cards and sheets: rounded rectangles laid on each other."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRegion

from cartographers_gui.engine.value import value

__all__ = [
    "BUTTON_SHADOW",
    "CARD_SHADOW",
    "RAISED_SHADOW",
    "SHEET_SHADOW",
    "Shadow",
    "paint_shadow",
]


@value
class Shadow:
    """How far a thing stands above the desk."""

    drop: float
    """How far the shadow lies below the thing, in px."""
    blur: float
    """How far it reaches beyond the thing, in px."""
    strength: float
    """Its opacity where it is darkest, 0 to 1."""

    @property
    def reach(self) -> float:
        """Room in px that the shadow needs around the thing."""
        return self.drop + self.blur


BUTTON_SHADOW = Shadow(1.0, 3.0, 0.26)
"""Lies within the room that a button keeps for its focus ring."""
CARD_SHADOW = Shadow(2.0, 7.0, 0.24)
RAISED_SHADOW = Shadow(4.0, 12.0, 0.42)
SHEET_SHADOW = Shadow(6.0, 20.0, 0.50)

_SHADOW = QColor(38, 22, 8)


def paint_shadow(
    painter: QPainter, rect: QRectF, radius: float, shadow: Shadow, *, hidden_inside: bool = False
) -> None:
    """Paint the shadow of a rectangle with rounded corners; paint the thing itself after it.

    With `hidden_inside`, what the thing will hide is left out: most of the work for a large one.
    """
    steps = max(4, min(14, round(shadow.blur)))
    # Layers add up inwards, the inner ones stronger, so that the outer edge is not seen; where all
    # lie on each other the sum is the wanted strength.
    weights = [(step + 1) ** 1.6 for step in range(steps)]
    color = QColor(_SHADOW)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if hidden_inside:
        reach = shadow.reach
        whole = rect.adjusted(-reach, -reach, reach, reach).toAlignedRect()
        # Round corners and soft edges show what lies below them.
        inset = radius + 2
        inside = rect.adjusted(inset, inset, -inset, -inset).toRect()
        outside = QRegion(whole).subtracted(QRegion(inside))
        painter.setClipRegion(outside, Qt.ClipOperation.IntersectClip)
    for step, weight in enumerate(weights):
        spread = shadow.blur * (1 - 1.25 * step / steps)
        if spread < -min(rect.width(), rect.height()) / 2:
            break
        color.setAlphaF(1 - (1 - shadow.strength) ** (weight / sum(weights)))
        painter.setBrush(color)
        grown = rect.translated(0, shadow.drop).adjusted(-spread, -spread, spread, spread)
        corner = max(1.0, radius + spread)
        painter.drawRoundedRect(grown, corner, corner)
    painter.restore()
