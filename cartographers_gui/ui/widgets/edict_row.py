"""An edict on one line: seal, name and diagram."""

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from cartographers_gui.engine import Edict, ScoringCard
from cartographers_gui.ui.painting.card_frame import paint_card_frame
from cartographers_gui.ui.painting.scoring_diagram import paint_scoring_diagram
from cartographers_gui.ui.painting.seal import paint_edict_seal
from cartographers_gui.ui.painting.text_block import fitted_font, paint_wrapped, wrapped_height
from cartographers_gui.ui.text import card_name, card_rule
from cartographers_gui.ui.widgets.card_link import CardLink
from cartographers_gui.ui.widgets.focus_ring import paint_focus_ring
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["EDICT_ROW_ROOM", "EdictRow"]

_HEIGHT, _TELLING = 54.0, 104.0
"""Height in px at scale 1 with the name alone, and with the rule below it."""
_WIDEST_PICTURE = 70.0
EDICT_ROW_ROOM = 5.0
"""Room in px for the shadow."""
_SMALLEST_NAME, _SMALLEST_RULE = 12, 11


class EdictRow(ThemedWidget):
    """Shows which card lies under an edict; its rule is told on hover and on focus, or always."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edict = Edict.A
        self._card: ScoringCard | None = None
        self._tells_rule = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        CardLink(self, lambda _: "" if self._card is None else self._card.id)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_edict(self, edict: Edict, card: ScoringCard) -> None:
        """Show another edict."""
        self._edict, self._card = edict, card
        self.retranslate()
        self.update()

    def set_telling(self, *, telling: bool) -> None:
        """Write the rule below the name, where there is the height for it."""
        if telling != self._tells_rule:
            self._tells_rule = telling
            self.updateGeometry()
            self.update()

    def retranslate(self) -> None:
        if self._card is not None:
            self.setAccessibleName(f"{self._edict.value}: {card_name(self._card)}")
            self.setAccessibleDescription(card_rule(self._card))
            self.setToolTip(card_rule(self._card))

    def sizeHint(self) -> QSize:
        height = _TELLING if self._tells_rule else _HEIGHT
        return QSize(240, round(self.look.fonts.px(height) + 2 * EDICT_ROW_ROOM))

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
        square = min(body.height() - 10, fonts.px(_WIDEST_PICTURE))
        picture = QRectF(0, body.center().y() - square / 2, square, square)
        picture.moveRight(body.right() - 9)
        paint_scoring_diagram(painter, self._card.id, picture, palette)
        room = QRectF(seal.right() + 10, body.top(), 0, body.height())
        room.setRight(picture.left() - 8)
        self._paint_texts(painter, room, self._card)
        if self.hasFocus():
            paint_focus_ring(painter, body.adjusted(2, 2, -2, -2), 8.0, palette)
        painter.end()

    def _paint_texts(self, painter: QPainter, room: QRectF, card: ScoringCard) -> None:
        name, rule = card_name(card), card_rule(card)
        painter.setPen(self.look.palette.text)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if not self._tells_rule:
            paint_wrapped(painter, name, room, self._fitting(name, room.size()), align)
            return
        inner = room.adjusted(0, 5, 0, -5)
        font = self._fitting(name, QSizeF(inner.width(), inner.height() * 0.4))
        high = wrapped_height(name, font, inner.width())
        size = QSizeF(inner.width(), inner.height() - high - 2)
        small = fitted_font(self.look.fonts.body(14), [rule], size, _SMALLEST_RULE)
        top = inner.center().y() - (high + 2 + wrapped_height(rule, small, inner.width())) / 2
        upper = QRectF(inner.left(), max(inner.top(), top), inner.width(), high)
        paint_wrapped(painter, name, upper, font)
        paint_wrapped(painter, rule, QRectF(upper.bottomLeft(), size).translated(0, 2), small)

    def _fitting(self, name: str, room: QSizeF) -> QFont:
        """Return the font in which a name fits, on two lines rather than cut."""
        return fitted_font(self.look.fonts.strong(18), [name], room, _SMALLEST_NAME)
