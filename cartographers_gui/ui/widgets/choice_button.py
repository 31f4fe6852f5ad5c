"""A choice offered by a card: a terrain or a shape with its key."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.engine.cards import ShapeOption
from cartographers_gui.engine.terrain import Terrain
from cartographers_gui.ui.painting.shape_picture import paint_shape, paint_terrain_swatch
from cartographers_gui.ui.painting.star_coin import paint_coin
from cartographers_gui.ui.painting.text_block import lines_of, paint_wrapped
from cartographers_gui.ui.typography import line_height
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN, paint_focus_ring
from cartographers_gui.ui.widgets.key_cap import key_cap_size, paint_key_cap
from cartographers_gui.ui.widgets.look import ThemedButton
from cartographers_gui.ui.widgets.paper_ground import paint_paper

__all__ = ["ChoiceButton"]

_RADIUS = 8.0
_PADDING = 7.0
_GAP = 7.0
_SWATCH = 32.0
_SHAPE = 62.0


class ChoiceButton(ThemedButton):
    """A checkable choice: a terrain's swatch with its name, or a shape at will with its coin.

    Put those of one choice in a `QButtonGroup`; the checked one has the blue frame. Where there is
    no room for the key cap beside the name, it lies on the swatch's corner.
    """

    def __init__(
        self,
        text: str = "",
        *,
        terrain: Terrain | None = None,
        option: ShapeOption | None = None,
        key: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._terrain, self._option, self._key = terrain, option, key
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Show another name; with a shape it is told to screen readers alone."""
        self._text = text
        self.setAccessibleName(text)
        self.setToolTip(text if self._option is not None else "")
        self.updateGeometry()
        self.update()

    def set_choice(
        self, *, terrain: Terrain | None = None, option: ShapeOption | None = None
    ) -> None:
        """Show another terrain or shape; a shape is filled with the terrain, if one is given."""
        self._terrain, self._option = terrain, option
        self.updateGeometry()
        self.update()

    def set_key(self, key: str) -> None:
        """Show another key cap; empty for none."""
        self._key = key
        self.updateGeometry()
        self.update()

    def body(self) -> QRectF:
        """Return the visible part, without the room of the focus ring."""
        return QRectF(self.rect()).adjusted(RING_MARGIN, RING_MARGIN, -RING_MARGIN, -RING_MARGIN)

    def _picture_side(self) -> float:
        return self.look.fonts.px(_SWATCH if self._option is None else _SHAPE)

    def _tail(self) -> float:
        if not self._key:
            return 0.0
        return key_cap_size(self._key, self.look.fonts).width() + _GAP

    def _has_room_for_key(self) -> bool:
        return self._option is not None or self.width() >= self.sizeHint().width()

    def _size_for(self, text_width: float, tail: float) -> QSize:
        width = self._picture_side() + tail + 2 * _PADDING + 2 * RING_MARGIN
        if self._option is None:
            width += text_width + _GAP
        elif self._option.coin:
            width += self.look.fonts.px(44)
        height = self._picture_side() + 2 * _PADDING - 2 + 2 * RING_MARGIN
        if self._option is None:
            height = max(height, 2 * line_height(self.look.fonts.strong()) + 2 * RING_MARGIN + 4)
        return QSize(int(width) + 2, int(height))

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self.look.fonts.strong())
        return self._size_for(metrics.horizontalAdvance(self._text) + 2, self._tail())

    def minimumSizeHint(self) -> QSize:
        metrics = QFontMetricsF(self.look.fonts.strong())
        words = self._text.split() or [""]
        tail = 0.0 if self._option is None else self._tail()
        return self._size_for(max(metrics.horizontalAdvance(word) for word in words) + 2, tail)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = self.body()
        paint_paper(
            painter,
            body,
            _RADIUS,
            self.look.palette,
            hovered=self.underMouse() and self.isEnabled(),
            pressed=self.isDown(),
            checked=self.isChecked(),
        )
        if not self.isEnabled():
            painter.setOpacity(0.5)
        if self._option is None:
            self._paint_terrain(painter, body)
        else:
            self._paint_option(painter, body, self._option)
        if self._key:
            self._paint_key(painter, body)
        painter.setOpacity(1.0)
        if self.hasFocus():
            paint_focus_ring(painter, body, _RADIUS, self.look.palette)
        painter.end()

    def _paint_terrain(self, painter: QPainter, body: QRectF) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        left = body.left() + _PADDING
        if self._terrain is not None:
            side = self._picture_side()
            place = QRectF(left, body.center().y() - side / 2, side, side)
            paint_terrain_swatch(painter, self._terrain, place, palette)
            left += side + _GAP
        tail = self._tail() if self._has_room_for_key() else 0.0
        room = QRectF(left, body.top(), body.right() - _PADDING - tail - left, body.height())
        font = fonts.strong()
        painter.setPen(palette.text)
        lines = lines_of(self._text, font, room.width() + 1)
        if len(lines) > 1:
            font = fonts.strong(13)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        paint_wrapped(painter, self._text, room.adjusted(0, 0, 1, 0), font, align)

    def _paint_option(self, painter: QPainter, body: QRectF, option: ShapeOption) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        side = self._picture_side()
        room = body.adjusted(_PADDING, _PADDING, -_PADDING - self._tail(), -_PADDING)
        coin_room = fonts.px(44) if option.coin else 0.0
        middle = QPointF(room.center().x() - coin_room / 2, room.center().y())
        place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint_shape(painter, option.shape.spaces, self._terrain, place, palette)
        if not option.coin:
            return
        coin = fonts.px(20)
        right = place.right() + 4 + coin_room
        paint_coin(painter, QRectF(right - coin, middle.y() - coin / 2, coin, coin), palette)
        painter.setFont(fonts.strong())
        painter.setPen(palette.text)
        text = QRectF(right - coin_room, middle.y() - coin, coin_room - coin - 3, 2 * coin)
        painter.drawText(text, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, "+1")

    def _paint_key(self, painter: QPainter, body: QRectF) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        size = key_cap_size(self._key, fonts)
        corner = QPointF(
            body.right() - _PADDING - size.width(), body.center().y() - size.height() / 2
        )
        if not self._has_room_for_key():
            swatch = self._picture_side()
            right = body.left() + _PADDING + swatch + 4
            corner = QPointF(right - size.width(), body.center().y() + swatch / 2 - size.height())
            corner += QPointF(0, 4)
        rect = QRectF(corner, size)
        paint_key_cap(painter, self._key, rect, fonts, ink=palette.text, ground=palette.card)
