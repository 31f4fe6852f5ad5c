"""The picture on a card: a landscape of its own in an inked frame."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from cartographers_gui.ui.painting.ambush_motifs import AMBUSH_MOTIFS
from cartographers_gui.ui.painting.country_motifs import COUNTRY_MOTIFS
from cartographers_gui.ui.painting.frontier_motifs import FRONTIER_MOTIFS
from cartographers_gui.ui.painting.ink import ink_outline
from cartographers_gui.ui.painting.landscape import Scene
from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.painting.ruins_motifs import RUINS_MOTIFS
from cartographers_gui.ui.theme import Palette

__all__ = ["paint_vignette"]

_MOTIFS = COUNTRY_MOTIFS | FRONTIER_MOTIFS | RUINS_MOTIFS | AMBUSH_MOTIFS
_RADIUS = 5.0
_LAMP, _DUSK = QColor(226, 204, 172), QColor(142, 124, 112)
"""What is left of white in the middle of a picture by night, and at its corners."""


def _light_by_lamp(painter: QPainter, frame: QPainterPath) -> None:
    """Darken a picture as lamplight does: its colours stay, and the rim lies in the dusk."""
    area = frame.boundingRect()
    light = QRadialGradient(area.center(), 0.62 * max(area.width(), area.height()))
    light.setColorAt(0.0, _LAMP)
    light.setColorAt(0.45, _LAMP)
    light.setColorAt(1.0, _DUSK)
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillPath(frame, light)
    painter.restore()


def paint_vignette(painter: QPainter, card_id: str, rect: QRectF, palette: Palette) -> None:
    """Paint the picture of an explore, ruins or ambush card, filling a rectangle.

    Raises `KeyError` for a card without a picture.
    """
    motif = _MOTIFS[card_id]

    def paint(picture: QPainter, area: QRectF) -> None:
        inner = area.adjusted(1.5, 1.5, -1.5, -1.5)
        frame = QPainterPath()
        frame.addRoundedRect(inner, _RADIUS, _RADIUS)
        picture.save()
        picture.setClipPath(frame)
        motif(Scene(picture, inner, palette))
        picture.restore()
        if palette.is_dark:
            _light_by_lamp(picture, frame)
        picture.fillPath(ink_outline(frame, 2.2, wander=0.6), palette.ink)

    if painter.worldTransform().isScaling():
        # A picture made for another size would be blurred.
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, rect)
        painter.restore()
    else:
        paint_cached(painter, f"vignette/{card_id}/{palette.name}", rect, paint)
