"""The signs of the parts of a season's score: a seal, a coin, a monster's head."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cartographers_gui.session.season_count import CountedPart, Part
from cartographers_gui.ui.painting.glyphs import paint_glyph
from cartographers_gui.ui.painting.seal import paint_edict_seal
from cartographers_gui.ui.painting.star_coin import paint_coin
from cartographers_gui.ui.theme import Ground, Palette
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["PartSign", "paint_monster_sign", "paint_part"]

_AROUND, _ABOVE = 0.07, 0.05
"""Room for outlines on either side and above, in widths; the shadow of a seal has more below."""


def paint_monster_sign(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the monster's head on its ground, the sign of the stars it costs."""
    fill = palette.grounds[Ground.MONSTER]
    painter.setPen(QPen(palette.ink, 1.2))
    painter.setBrush(fill.fill)
    painter.drawRoundedRect(rect, rect.width() * 0.14, rect.width() * 0.14)
    inset = rect.width() * 0.08
    paint_glyph(painter, Ground.MONSTER, rect.adjusted(inset, inset, -inset, -inset), palette)


def paint_part(painter: QPainter, part: CountedPart, rect: QRectF, palette: Palette) -> None:
    """Paint the sign of a part: an edict's seal, a coin or the monster's head."""
    if part.edict is not None:
        paint_edict_seal(painter, part.edict, rect, palette)
    elif part.part is Part.COINS:
        paint_coin(painter, rect, palette)
    else:
        paint_monster_sign(painter, rect, palette)


class PartSign(ThemedWidget):
    """The sign of the part that is counted; where it moves to, nothing of it stays behind."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._part: CountedPart | None = None

    def set_part(self, part: CountedPart) -> None:
        """Show the sign of another part."""
        self._part = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._part is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            width = self.width()
            side = width * (1 - 2 * _AROUND)
            area = QRectF(width * _AROUND, width * _ABOVE, side, side)
            paint_part(painter, self._part, area, self.look.palette)
            painter.end()
