"""A player in a row of players: crest, name, and what the player is doing."""

from enum import StrEnum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.crest import Crest, paint_crest
from cartographers_gui.ui.painting.icons import Icon, paint_icon
from cartographers_gui.ui.painting.shadow import BUTTON_SHADOW, paint_shadow
from cartographers_gui.ui.painting.text_block import AT_LEFT
from cartographers_gui.ui.typography import line_height
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN, paint_focus_ring
from cartographers_gui.ui.widgets.look import ThemedButton

__all__ = ["ChipState", "PlayerChip"]

_RADIUS = 9.0
_PADDING = 7.0
_NARROWEST_NAME = 64.0
_NAME, _SMALLER_NAME = 16.0, 14.0
_CREST = 34.0
_SIGN = 17.0
"""Side in px of the sign that stands on a crest without words."""


class ChipState(StrEnum):
    """What a player is doing; it decides sign and colour, the words come from the caller."""

    WAITING = "waiting"
    NEXT = "next"
    DRAWING = "drawing"
    DONE = "done"


_SIGNS = {
    ChipState.WAITING: Icon.HOURGLASS,
    ChipState.NEXT: Icon.QUILL,
    ChipState.DRAWING: Icon.QUILL,
    ChipState.DONE: Icon.CHECK,
}


class PlayerChip(ThemedButton):
    """A button with a player's crest and name; framed while it is the player's turn."""

    def __init__(
        self,
        name: str,
        crest: Crest,
        *,
        state: ChipState = ChipState.WAITING,
        state_text: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._name, self._crest, self._kind = name, crest, ""
        self._is_wordless = False
        self._name_size = _NAME
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_state(state, state_text)

    def set_player(self, name: str, crest: Crest, kind: str = "") -> None:
        """Show another player; `kind` tells screen readers of a sign that the crest bears."""
        self._name, self._crest, self._kind = name, crest, kind
        self.set_state(self._state, self._state_text)

    def set_state(self, state: ChipState, state_text: str) -> None:
        """Show what the player does, in the words of the present language."""
        self._state, self._state_text = state, state_text
        self.setAccessibleName(self._name)
        self.setAccessibleDescription(f"{self._kind} {state_text}".strip())
        self.updateGeometry()
        self.update()

    def set_wordless(self, *, wordless: bool) -> None:
        """Show crest and sign alone, or name and state in words as well; a tool tip tells them."""
        if wordless != self._is_wordless:
            self._is_wordless = wordless
            self.updateGeometry()
            self.update()

    def set_small_name(self, *, small: bool) -> None:
        """Write the name smaller, like those of a row in which one has no room."""
        size = _SMALLER_NAME if small else _NAME
        if size != self._name_size:
            self._name_size = size
            self.updateGeometry()
            self.update()

    def wordless_width(self) -> int:
        """Return the width in px that crest and sign take."""
        return round(self.look.fonts.px(_CREST + _SIGN / 2) + 2 * RING_MARGIN + 4)

    def state(self) -> ChipState:
        """Return what the chip says the player is doing."""
        return self._state

    def player_name(self) -> str:
        """Return the whole name, even where the chip has to cut it."""
        return self._name

    def _left_of_text(self) -> float:
        return RING_MARGIN + _PADDING + self.look.fonts.px(_CREST) + 6

    def _width_for(self, name_width: float) -> int:
        fonts = self.look.fonts
        metrics = QFontMetricsF(fonts.body(13))
        state = metrics.horizontalAdvance(self._state_text) + fonts.px(16)
        width = self._left_of_text() + max(name_width, state) + _PADDING + RING_MARGIN
        return int(width) + 2

    def _size_for(self, name_width: float) -> QSize:
        fonts = self.look.fonts
        lines = line_height(fonts.strong(_NAME)) + line_height(fonts.body(13))
        width = self.wordless_width() if self._is_wordless else self._width_for(name_width)
        return QSize(width, int(max(fonts.px(42), lines + 4) + 2 * RING_MARGIN))

    def sizeHint(self) -> QSize:
        fonts = self.look.fonts
        return self._size_for(
            QFontMetricsF(fonts.strong(self._name_size)).horizontalAdvance(self._name) + 2
        )

    def least_width_with_words(self) -> int:
        """Return the width at which no more than the name is cut, whatever is shown."""
        fonts = self.look.fonts
        name = QFontMetricsF(fonts.strong(self._name_size)).horizontalAdvance(self._name) + 2
        return self._width_for(min(name, fonts.px(_NARROWEST_NAME)))

    def minimumSizeHint(self) -> QSize:
        fonts = self.look.fonts
        name = QFontMetricsF(fonts.strong(self._name_size)).horizontalAdvance(self._name) + 2
        return self._size_for(min(name, fonts.px(_NARROWEST_NAME)))

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(RING_MARGIN, RING_MARGIN, -RING_MARGIN, -RING_MARGIN)
        self._paint_ground(painter, body)
        if self._is_wordless:
            self._paint_wordless(painter, body)
        else:
            self._paint_words(painter, body)
        if self.hasFocus():
            paint_focus_ring(painter, body, _RADIUS, palette)
        painter.end()

    def _paint_wordless(self, painter: QPainter, body: QRectF) -> None:
        """Paint the crest, and over its corner what the player does."""
        palette, fonts = self.look.palette, self.look.fonts
        self.setToolTip("\n".join(part for part in (self._name, self._state_text) if part))
        side = fonts.px(_CREST)
        crest = QRectF(body.left() + 2, body.center().y() - side / 2, side, side)
        paint_crest(painter, self._crest, crest, palette)
        side = fonts.px(_SIGN)
        sign = QRectF(body.right() - side - 2.5, body.bottom() - side - 2.5, side, side)
        painter.setPen(QPen(self._state_color(), 1.4))
        painter.setBrush(palette.card)
        painter.drawEllipse(sign)
        inset = side * 0.21
        paint_icon(
            painter,
            _SIGNS[self._state],
            sign.adjusted(inset, inset, -inset, -inset),
            self._state_color(),
        )

    def _paint_words(self, painter: QPainter, body: QRectF) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        side = fonts.px(_CREST)
        crest = QRectF(body.left() + _PADDING - 2, body.center().y() - side / 2, side, side)
        paint_crest(painter, self._crest, crest, palette)
        left = self._left_of_text()
        room = self.width() - left - _PADDING - RING_MARGIN
        font = fonts.strong(self._name_size)
        top = (
            body.center().y() - (line_height(fonts.strong(_NAME)) + line_height(fonts.body(13))) / 2
        )
        name = QFontMetricsF(font).elidedText(self._name, Qt.TextElideMode.ElideRight, room + 1)
        self.setToolTip(self._name if name != self._name else "")
        painter.setFont(font)
        painter.setPen(palette.text)
        line = QRectF(left, top, room + 4, line_height(fonts.strong(_NAME)))
        painter.drawText(line, AT_LEFT, name)
        self._paint_state(painter, line.translated(0, line.height()))

    def _paint_ground(self, painter: QPainter, body: QRectF) -> None:
        palette = self.look.palette
        active = self._state in {ChipState.DRAWING, ChipState.NEXT}
        if active:
            paint_shadow(painter, body, _RADIUS, BUTTON_SHADOW, palette)
        ground = QColor(palette.card)
        if not active:
            ground.setAlphaF(0.55)
        if self.underMouse() or self.isDown():
            ground = palette.card.darker(106 if self.isDown() else 100)
        painter.setPen(QPen(palette.accent if active else palette.border, 2.0 if active else 1.0))
        painter.setBrush(ground)
        painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)

    def _state_color(self) -> QColor:
        palette = self.look.palette
        special = {ChipState.WAITING: palette.muted, ChipState.DONE: palette.ok}
        return special.get(self._state, palette.accent)

    def _paint_state(self, painter: QPainter, line: QRectF) -> None:
        fonts, color = self.look.fonts, self._state_color()
        side = fonts.px(12)
        line = QRectF(line.left(), line.top(), line.width(), line_height(fonts.body(13)))
        sign = QRectF(line.left(), line.center().y() - side / 2, side, side)
        paint_icon(painter, _SIGNS[self._state], sign, color)
        painter.setFont(fonts.body(13))
        painter.setPen(color)
        text = line.adjusted(fonts.px(16), 0, 0, 0)
        shown = QFontMetricsF(fonts.body(13)).elidedText(
            self._state_text, Qt.TextElideMode.ElideRight, text.width() + 1
        )
        painter.drawText(text, AT_LEFT, shown)
