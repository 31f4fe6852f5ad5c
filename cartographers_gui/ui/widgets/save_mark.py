"""The mark beside the menus while a game is not on the disk."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.widgets.focus_ring import paint_focus_ring
from cartographers_gui.ui.widgets.low_button import LowButton
from cartographers_gui.ui.widgets.stock_button import Ink

__all__ = ["SaveMark"]

_EDGE = 2.0


class SaveMark(LowButton):
    """A warning in words; pressed, it asks for another try, or for the reason where none helps."""

    radius = 10.0
    padding = 10.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Icon.WARNING, parent)
        self._is_short = False
        self._can_try = True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.retranslate()

    def retranslate(self) -> None:
        name = self.tr("Not on the disk")
        self.set_text("" if self._is_short else name)
        self.setAccessibleName(name)
        if self._can_try:
            help_text = self.tr("The last steps are not on the disk. Click to try again.")
        else:
            help_text = self.tr("This game is not kept for the next start. Click to read why.")
        self.setToolTip(help_text)
        self.setAccessibleDescription(help_text)

    def set_can_try(self, *, can_try: bool) -> None:
        """Offer another try, or only to say why nothing is kept."""
        self._can_try = can_try
        self.retranslate()

    def set_short(self, *, short: bool) -> None:
        """Show the sign alone, or the words as well."""
        if short != self._is_short:
            self._is_short = short
            self.retranslate()

    def body(self) -> QRectF:
        """Return the visible part: nearly all of it, as the line is low."""
        return QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)

    def ink(self) -> Ink:
        """Return the ink of a warning: its sign is red."""
        palette = self.look.palette
        return Ink(palette.text, palette.card, palette.illegal)

    def paint_ground(self, painter: QPainter, body: QRectF) -> None:
        """Paint a slip with a red edge."""
        palette = self.look.palette
        painter.setPen(QPen(palette.illegal, 1.0))
        painter.setBrush(palette.card_end if self._hovered or self.isDown() else palette.card)
        painter.drawRoundedRect(body, self.radius, self.radius)

    def paint_focus(self, painter: QPainter, body: QRectF) -> None:
        """Paint the ring on the edge: in the line of the menus there is no room around it."""
        inside = body.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        paint_focus_ring(painter, inside, self.radius - _EDGE, self.look.palette)
