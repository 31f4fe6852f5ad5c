"""A cream panel with an inner hairline: the ground of forms, tables and lists."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cartographers_gui.ui.painting.shadow import CARD_SHADOW, RAISED_SHADOW, paint_shadow
from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["PANEL_ROOM", "PaperPanel", "paint_panel"]

_RADIUS = 11.0
_HAIRLINE = 4.5
PANEL_ROOM = 8
"""Room in px that a plain panel keeps for its shadow: what stands below it begins so far in."""
_ROOM = {False: PANEL_ROOM, True: 16}


def paint_panel(
    painter: QPainter, body: QRectF, palette: Palette, *, raised: bool = False, framed: bool = False
) -> None:
    """Paint a cream panel with its shadow; `framed` gives it the frame of what counts now."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shadow = RAISED_SHADOW if raised else CARD_SHADOW
    paint_shadow(painter, body, _RADIUS, shadow, palette, hidden_inside=True)
    paper = QLinearGradient(body.topLeft(), body.bottomLeft())
    paper.setColorAt(0.0, palette.card)
    paper.setColorAt(1.0, palette.card_end)
    painter.setPen(QPen(palette.accent if framed else palette.border, 2.2 if framed else 1.2))
    painter.setBrush(paper)
    painter.drawRoundedRect(body, _RADIUS, _RADIUS)
    hairline = QColor(palette.border)
    hairline.setAlphaF(0.55)
    painter.setPen(QPen(hairline, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = body.adjusted(_HAIRLINE, _HAIRLINE, -_HAIRLINE, -_HAIRLINE)
    painter.drawRoundedRect(inner, _RADIUS - 4, _RADIUS - 4)
    painter.restore()


class PaperPanel(ThemedWidget):
    """A panel to lay other widgets on: give it a layout and fill that.

    The margins that keep the contents off the edge are set on the widget itself, so the layout's
    own margins can stay zero.
    """

    def __init__(
        self, parent: QWidget | None = None, *, raised: bool = False, framed: bool = False
    ) -> None:
        super().__init__(parent)
        self._raised = raised
        self._framed = framed
        room = _ROOM[raised]
        self.setContentsMargins(room + 14, room + 12, room + 14, room + 12)

    def set_framed(self, framed: bool) -> None:  # noqa: FBT001 - a setter's one argument
        """Show or hide the frame of what counts now."""
        self._framed = framed
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        room = _ROOM[self._raised]
        body = QRectF(self.rect()).adjusted(room, room, -room, -room)
        painter = QPainter(self)
        paint_panel(painter, body, self.look.palette, raised=self._raised, framed=self._framed)
        painter.end()
