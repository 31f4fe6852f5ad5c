"""A choice offered by a card: a terrain or a shape with its key."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.engine.cards import ShapeOption
from cartographers_gui.engine.terrain import Terrain
from cartographers_gui.ui.painting.shape_picture import (
    paint_shape,
    paint_terrain_swatch,
    shape_geometry,
)
from cartographers_gui.ui.painting.star_coin import paint_coin
from cartographers_gui.ui.painting.text_block import AT_LEFT, AT_RIGHT, paint_wrapped
from cartographers_gui.ui.typography import line_height
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN, paint_focus_ring
from cartographers_gui.ui.widgets.key_cap import key_cap_size, paint_key_cap
from cartographers_gui.ui.widgets.look import ThemedButton
from cartographers_gui.ui.widgets.paper_ground import paint_paper

__all__ = ["ChoiceButton"]

_RADIUS = 8.0
_PADDING = 7.0
_GAP = 7.0
_TIGHT = 5.0
"""Padding and gap where the button is narrower than it would like to be."""
_UNDER_CAP = 5.0
"""Px below a key cap that stands under the name."""
_SWATCH = 32.0
_SMALLER_SWATCH = 28.0
_SHAPE = 50.0
"""Smaller than the shape in hand above it, which it is a picture of."""
_NAMELESS, _NAMELESS_EDGE = 30.0, 4.0
"""Side of the swatch of a terrain without its name, and what it keeps free on either side."""
_LEAST_SWATCH = 22.0
_SMALLER_NAME = 13.0
_FOOT = 20.0
"""Height of the line below a shape or a swatch without a name, with its key and its coin."""


class ChoiceButton(ThemedButton):
    """A checkable choice: a terrain's swatch with its name, or a shape at will with its coin.

    Put those of one choice in a `QButtonGroup`; the checked one has the blue frame. The key cap
    stands below the name; a terrain without a name stands above it. The spaces of all shapes
    `beside` it are of one size. A `storeyed` one has the name of its terrain below swatch and key,
    for a card that is narrow and low.
    """

    def __init__(
        self,
        text: str = "",
        *,
        terrain: Terrain | None = None,
        option: ShapeOption | None = None,
        beside: Sequence[ShapeOption] = (),
        key: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._terrain, self._option, self._key = terrain, option, key
        self._beside = tuple(beside)
        self._growth = 1.0
        self._names: tuple[str, ...] = ()
        self._is_storeyed = False
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Show another name; with a shape it is told to screen readers alone."""
        self._text = text
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.updateGeometry()
        self.update()

    def set_choice(
        self, *, terrain: Terrain | None = None, option: ShapeOption | None = None
    ) -> None:
        """Show another terrain or shape; a shape is filled with the terrain, if one is given."""
        if (terrain, option) == (self._terrain, self._option):
            return
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

    def set_names_beside(self, names: Sequence[str]) -> None:
        """Look like the buttons with other names beside it: keys in one place, letters alike."""
        self._names = tuple(names)
        self.updateGeometry()
        self.update()

    def _widest_name(self, font: QFont) -> float:
        metrics = QFontMetricsF(font)
        return max(map(metrics.horizontalAdvance, (self._text, *self._names)))

    def set_growth(self, growth: float) -> None:
        """Paint the shape larger where a wide card has room for it; 1 is as designed."""
        if growth != self._growth:
            self._growth = growth
            self.updateGeometry()
            self.update()

    def set_storeyed(self, *, storeyed: bool) -> None:
        """Put the name below swatch and key, or beside them."""
        if storeyed != self._is_storeyed:
            self._is_storeyed = storeyed
            self.updateGeometry()
            self.update()

    def _is_nameless(self) -> bool:
        return self._option is None and not self._text

    def _is_tight(self) -> bool:
        named = self._option is None and bool(self._text)
        return named and self.width() < self.sizeHint().width()

    def _picture_side(self, *, tight: bool = False) -> float:
        if self._option is not None:
            return self.look.fonts.px(_SHAPE * self._growth)
        return self.look.fonts.px(_SMALLER_SWATCH if tight else _SWATCH)

    def _tail(self) -> float:
        if not self._key:
            return 0.0
        return key_cap_size(self._key, self.look.fonts).width() + _TIGHT

    def _width_for(self, text_width: float, *, tight: bool) -> float:
        gap = _TIGHT if tight else _GAP
        width = self._picture_side(tight=tight) + 2 * RING_MARGIN
        width += 2 * (_TIGHT if tight else _PADDING)
        return width + (text_width + gap if self._option is None else 0.0)

    def _height(self) -> float:
        if self._is_nameless():
            fonts = self.look.fonts
            return fonts.px(_NAMELESS + _FOOT) + 2 * _NAMELESS_EDGE + 3 + 2 * RING_MARGIN
        if self._is_storeyed:
            name = line_height(self.look.fonts.strong(_SMALLER_NAME))
            return self._picture_side(tight=True) + name + 2 * _TIGHT + 2 * RING_MARGIN
        height = self._picture_side() + 2 * _PADDING - 2 + 2 * RING_MARGIN
        if self._option is None:
            lines = 2 * line_height(self.look.fonts.strong())
            return max(height, lines + 2 * RING_MARGIN + 7)
        return height + self.look.fonts.px(_FOOT)

    def sizeHint(self) -> QSize:
        if self._is_nameless():
            return self._nameless_size(_NAMELESS)
        name = self._widest_name(self.look.fonts.strong()) + 2
        width = self._width_for(name, tight=False)
        return QSize(int(width) + 2, int(self._height()))

    def _nameless_size(self, swatch: float) -> QSize:
        width = self.look.fonts.px(swatch) + 2 * (_NAMELESS_EDGE + RING_MARGIN)
        return QSize(int(width), int(self._height()))

    def minimumSizeHint(self) -> QSize:
        if self._is_nameless():
            return self._nameless_size(_LEAST_SWATCH)
        if self._is_storeyed:
            name = self._widest_name(self.look.fonts.strong(_SMALLER_NAME)) + 2
            upper = self._picture_side(tight=True) + self._tail()
            width = max(name, upper) + 2 * (_TIGHT - 1 + RING_MARGIN)
            return QSize(int(width) + 1, int(self._height()))
        # Where a name of one word does not fit, all names are written smaller.
        metrics = QFontMetricsF(self.look.fonts.strong(_SMALLER_NAME))
        words = [word for name in (self._text, *self._names) for word in name.split()]
        word = max(map(metrics.horizontalAdvance, words), default=0.0)
        tight = self._option is None
        width = self._width_for(word + 1, tight=tight)
        if self._option is not None and self._option.coin:
            width += self.look.fonts.px(12)
        return QSize(int(width) + 1, int(self._height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = self.body()
        if not self.isEnabled():
            painter.setOpacity(0.5)
        paint_paper(
            painter,
            body,
            _RADIUS,
            self.look.palette,
            hovered=self.underMouse() and self.isEnabled(),
            pressed=self.isDown(),
            checked=self.isChecked(),
        )
        if self._is_nameless():
            self._paint_nameless(painter, body)
        elif self._is_storeyed:
            self._paint_storeyed(painter, body)
        elif self._option is None:
            self._paint_terrain(painter, body)
        else:
            self._paint_option(painter, body, self._option)
        if self._key and not self._is_nameless():
            self._paint_key(painter)
        painter.setOpacity(1.0)
        if self.hasFocus():
            paint_focus_ring(painter, body, _RADIUS, self.look.palette)
        painter.end()

    def _paint_nameless(self, painter: QPainter, body: QRectF) -> None:
        """Paint the swatch with the key below it, both in the middle."""
        palette, fonts = self.look.palette, self.look.fonts
        side = min(fonts.px(_NAMELESS), body.width() - 2 * _NAMELESS_EDGE)
        foot = fonts.px(_FOOT) + 3 if self._key else 0.0
        room = body.adjusted(0, _NAMELESS_EDGE, 0, -foot)
        if self._terrain is not None:
            place = QRectF(room.center().x() - side / 2, room.center().y() - side / 2, side, side)
            paint_terrain_swatch(painter, self._terrain, place, palette)
        if self._key:
            cap = QRectF(QPointF(0, 0), key_cap_size(self._key, fonts))
            cap.moveCenter(QPointF(room.center().x(), room.bottom() + foot / 2 - 1))
            paint_key_cap(painter, self._key, cap, fonts, ink=palette.text, ground=palette.card)

    def _paint_storeyed(self, painter: QPainter, body: QRectF) -> None:
        """Paint the name below swatch and key."""
        place = self.sign_place()
        if self._terrain is not None:
            paint_terrain_swatch(painter, self._terrain, place, self.look.palette)
        painter.setPen(self.look.palette.text)
        painter.setFont(self.look.fonts.strong(_SMALLER_NAME))
        line = QRectF(body.left(), place.bottom(), body.width(), body.bottom() - place.bottom())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self._text)

    def _paint_terrain(self, painter: QPainter, body: QRectF) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        tight = self._is_tight()
        padding, gap = (_TIGHT, _TIGHT) if tight else (_PADDING, _GAP)
        left = body.left() + padding
        if self._terrain is not None:
            place = self.sign_place()
            paint_terrain_swatch(painter, self._terrain, place, palette)
            left = place.right() + gap
        room = QRectF(left, body.top(), body.right() - padding - left, body.height())
        font = fonts.strong()
        painter.setPen(palette.text)
        if self._widest_name(font) > room.width() + 1:
            font = fonts.strong(_SMALLER_NAME)
        is_one_line = self._widest_name(font) <= room.width() + 2
        if is_one_line and self._key:
            # Name and key share the height.
            room.setHeight(body.height() - self._cap_room())
        align = AT_LEFT
        paint_wrapped(painter, self._text, room.adjusted(0, 0, 2, 0), font, align)

    def _cap_room(self) -> float:
        """Return the height in px that a key cap takes below the name."""
        return key_cap_size(self._key, self.look.fonts).height() + _UNDER_CAP - 3

    def key_place(self) -> QRectF:
        """Return where the key cap is painted, in px; nothing without a key."""
        body, fonts = self.body(), self.look.fonts
        size = key_cap_size(self._key, fonts) if self._key else QSizeF()
        if self._is_storeyed:
            sign = self.sign_place()
            right = sign.right() + _TIGHT + size.width()
            top = sign.center().y() - size.height() / 2
        elif self._option is not None:
            right = body.left() + _PADDING + size.width()
            top = body.bottom() - _PADDING + 2 - (fonts.px(_FOOT) + size.height()) / 2
        else:
            gap = _TIGHT if self._is_tight() else _GAP
            right = self.sign_place().right() + gap + size.width()
            top = body.bottom() - _UNDER_CAP - size.height()
        return QRectF(right - size.width(), top, size.width(), size.height())

    def sign_place(self) -> QRectF:
        """Return where the swatch of a terrain with a name is painted, in px."""
        body, tight = self.body(), self._is_tight()
        side = self._picture_side(tight=tight or self._is_storeyed)
        if self._is_storeyed:
            upper = side + self._tail()
            return QRectF(body.center().x() - upper / 2, body.top() + _TIGHT - 1, side, side)
        left = body.left() + (_TIGHT if tight else _PADDING)
        return QRectF(left, body.center().y() - side / 2, side, side)

    def space_side(self) -> float:
        """Return how long a space of the shape is painted, in px; nought without a shape."""
        if self._option is None:
            return 0.0
        place = self._shape_place(self.body()).adjusted(2, 2, -2, -2)
        shapes = [each.shape.spaces for each in (self._option, *self._beside)]
        return min(shape_geometry(place, spaces).space for spaces in shapes)

    def _shape_place(self, body: QRectF) -> QRectF:
        foot = self.look.fonts.px(_FOOT)
        room = body.adjusted(_PADDING, _PADDING, -_PADDING, -_PADDING - foot + 2)
        side = min(self._picture_side() * 1.2, room.width())
        return QRectF(room.center().x() - side / 2, room.top(), side, room.height())

    def _paint_option(self, painter: QPainter, body: QRectF, option: ShapeOption) -> None:
        """Paint the shape with its coin below it on the right; the key stands on the left."""
        palette, fonts = self.look.palette, self.look.fonts
        foot = fonts.px(_FOOT)
        place = self._shape_place(body)
        spaces, largest = option.shape.spaces, self.space_side()
        paint_shape(painter, spaces, self._terrain, place, palette, largest=largest)
        if not option.coin:
            return
        middle = body.bottom() - _PADDING + 2 - foot / 2
        coin, right = fonts.px(20), body.right() - _PADDING
        paint_coin(painter, QRectF(right - coin, middle - coin / 2, coin, coin), palette)
        painter.setFont(fonts.strong())
        painter.setPen(palette.text)
        # The sign stands before its number in any language.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        text = QRectF(body.left(), middle - coin, right - coin - 3 - body.left(), 2 * coin)
        painter.drawText(text, AT_RIGHT, "+1")

    def _paint_key(self, painter: QPainter) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        place = self.key_place()
        paint_key_cap(painter, self._key, place, fonts, ink=palette.text, ground=palette.card)
