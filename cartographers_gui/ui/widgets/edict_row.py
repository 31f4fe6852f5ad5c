"""An edict on one line: seal, name and diagram."""

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from cartographers_gui.engine import Edict, ScoringCard
from cartographers_gui.ui.painting.card_frame import paint_card_frame
from cartographers_gui.ui.painting.scoring_diagram import paint_scoring_diagram
from cartographers_gui.ui.painting.seal import paint_edict_seal
from cartographers_gui.ui.painting.text_block import fitted_font, paint_wrapped
from cartographers_gui.ui.text import card_name, card_rule
from cartographers_gui.ui.widgets.card_link import CardLink
from cartographers_gui.ui.widgets.focus_ring import paint_focus_ring
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["EDICT_ROW_ROOM", "EdictRow"]

_HEIGHT = 54.0
EDICT_ROW_ROOM = 5.0
"""Room in px for the shadow."""
_SMALLEST_NAME = 12


class EdictRow(ThemedWidget):
    """Shows which card lies under an edict; its rule is told on hover and on focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edict = Edict.A
        self._card: ScoringCard | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        CardLink(self, lambda _: "" if self._card is None else self._card.id)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_edict(self, edict: Edict, card: ScoringCard) -> None:
        """Show another edict."""
        self._edict, self._card = edict, card
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        if self._card is not None:
            self.setAccessibleName(f"{self._edict.value}: {card_name(self._card)}")
            self.setAccessibleDescription(card_rule(self._card))
            self.setToolTip(card_rule(self._card))

    def sizeHint(self) -> QSize:
        return QSize(240, round(self.look.fonts.px(_HEIGHT) + 2 * EDICT_ROW_ROOM))

    def minimumSizeHint(self) -> QSize:
        return QSize(150, self.sizeHint().height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), self.toolTip(), self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        QToolTip.hideText()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is None:
            return
        palette, fonts = self.look.palette, self.look.fonts
        body = QRectF(self.rect()).adjusted(
            EDICT_ROW_ROOM, EDICT_ROW_ROOM, -EDICT_ROW_ROOM, -EDICT_ROW_ROOM
        )
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card_frame(painter, body, palette)
        side = fonts.px(36)
        seal = QRectF(body.left() + 9, body.center().y() - side / 2, side, side)
        paint_edict_seal(painter, self._edict, seal, palette)
        picture = QRectF(0, body.top() + 5, body.height() - 10, body.height() - 10)
        picture.moveRight(body.right() - 9)
        paint_scoring_diagram(painter, self._card.id, picture, palette)
        room = QRectF(seal.right() + 10, body.top(), 0, body.height())
        room.setRight(picture.left() - 8)
        name = card_name(self._card)
        painter.setPen(palette.text)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        paint_wrapped(painter, name, room, self._fitting(name, room.size()), align)
        if self.hasFocus():
            paint_focus_ring(painter, body.adjusted(2, 2, -2, -2), 8.0, palette)
        painter.end()

    def _fitting(self, name: str, room: QSizeF) -> QFont:
        """Return the font in which a name fits, on two lines rather than cut."""
        return fitted_font(self.look.fonts.strong(18), [name], room, _SMALLEST_NAME)
