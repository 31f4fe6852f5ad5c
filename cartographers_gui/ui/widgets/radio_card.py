"""A large choice with a picture: one of a few cards, such as the two sides of the map."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.picture_cache import Paint, cached_picture, is_cached
from cartographers_gui.ui.painting.shadow import BUTTON_SHADOW, CARD_SHADOW, paint_shadow
from cartographers_gui.ui.painting.text_block import (
    AT_LEFT,
    fitted_font,
    paint_wrapped,
    wrapped_height,
)
from cartographers_gui.ui.typography import line_height
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN, paint_focus_ring
from cartographers_gui.ui.widgets.look import ThemedButton
from cartographers_gui.ui.widgets.paper_ground import paint_paper

__all__ = ["RadioCard"]

_RADIUS = 10.0
_PADDING = 12.0
_PICTURE = 186.0
_SMALLEST_PICTURE = 110.0
_TEXT = 116.0
_UNDER_PICTURE = 8.0
"""Px between the picture and texts below it."""
_WAIT = 40
"""Milliseconds by which a window shall be on the screen before its costly pictures are painted."""
_READABLE = 14
"""Px to which a very large explanation may shrink rather than lose its end."""


class RadioCard(ThemedButton):
    """A checkable card with a picture on the left, title and explanation on the right or below it.

    `picture` paints the picture, a square, once for each size; `picture_key` names it in the cache.
    With `may_wait` a costly one appears a moment after the window.
    Put those of one choice in a `QButtonGroup`.
    """

    def __init__(
        self,
        picture: Paint,
        picture_key: str,
        *,
        may_wait: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._picture, self._picture_key = picture, picture_key
        self._title = self._explanation = self._option = ""
        self._can_wait = may_wait
        self._is_tall = False
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def set_text(self, title: str, explanation: str, option: str) -> None:
        """Show other texts; `option` stands beside the radio mark, such as "Side A"."""
        self._title, self._explanation, self._option = title, explanation, option
        self.setAccessibleName(f"{option}: {title}")
        self.setAccessibleDescription(explanation)
        self.updateGeometry()
        self.update()

    def set_picture(self, picture: Paint, picture_key: str) -> None:
        """Show another picture."""
        self._picture, self._picture_key = picture, picture_key
        self.update()

    def set_tall(self, *, tall: bool) -> None:
        """Put title and explanation below the picture, for a narrow card, or beside it."""
        if tall != self._is_tall:
            self._is_tall = tall
            self.updateGeometry()
            self.update()

    def least_width(self, *, tall: bool) -> int:
        """Return the width in px that it needs at least with its texts below or beside."""
        if not tall:
            return self._size_for(_SMALLEST_PICTURE).width()
        text = max(self.look.fonts.px(_TEXT), self._longest_word())
        return int(max(_SMALLEST_PICTURE, text) + 2 * (_PADDING + RING_MARGIN)) + 2

    def wide_height(self) -> int:
        """Return the height in px that it likes best with its texts beside the picture."""
        return self._size_for(_PICTURE).height()

    def tall_height(self, width: int) -> int:
        """Return the height in px at a width, with a picture that fills it above the texts."""
        inner = width - 2 * (_PADDING + RING_MARGIN)
        height = inner + _UNDER_PICTURE + self._text_height(inner) + self._foot()
        return int(height + 2 * (_PADDING + RING_MARGIN)) + 2

    def _foot(self) -> float:
        return self.look.fonts.px(28)

    def _size_for(self, picture: float) -> QSize:
        fonts = self.look.fonts
        text = fonts.px(_TEXT)
        text = max(text, self._longest_word())
        edge = 2 * (_PADDING + RING_MARGIN)
        height = max(picture, self._text_height(text)) + self._foot() + edge
        return QSize(int(picture + text + _PADDING + edge) + 2, int(height) + 2)

    def _longest_word(self) -> float:
        longest = max((self._title + " " + self._explanation).split() or [""], key=len)
        return QFontMetricsF(self.look.fonts.strong(18)).horizontalAdvance(longest)

    def _text_height(self, width: float) -> float:
        fonts = self.look.fonts
        aside = fonts.aside(self._explanation)
        title = wrapped_height(self._title, fonts.strong(18), width)
        return title + 4 + wrapped_height(self._explanation, aside, width)

    def sizeHint(self) -> QSize:
        if self._is_tall:
            return self.minimumSizeHint()
        return self._size_for(_PICTURE)

    def minimumSizeHint(self) -> QSize:
        if self._is_tall:
            width = self.least_width(tall=True)
            return QSize(width, self.tall_height(width))
        return self._size_for(_SMALLEST_PICTURE)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(RING_MARGIN, RING_MARGIN, -RING_MARGIN, -RING_MARGIN)
        if self.isChecked():
            paint_shadow(painter, body, _RADIUS, BUTTON_SHADOW, palette)
        paint_paper(
            painter,
            body,
            _RADIUS,
            palette,
            hovered=self.underMouse() and self.isEnabled(),
            checked=self.isChecked(),
            tinted=False,
            marked=True,
        )
        inner = body.adjusted(_PADDING, _PADDING, -_PADDING, -_PADDING)
        side = self._picture_side(inner)
        # A picture that is lower than its card is wide stands in the middle, its texts below it.
        indent = round((inner.width() - side) / 2) if self._is_tall else 0
        inner.adjust(indent, 0, -indent, 0)
        place = QRectF(inner.left(), inner.top(), side, side)
        paint_shadow(painter, place, 2, CARD_SHADOW, palette)
        self._paint_picture(painter, place)
        beside, below = (0.0, side + _UNDER_PICTURE) if self._is_tall else (side + _PADDING, 0.0)
        text = inner.adjusted(beside, below, 0, -self._foot())
        self._paint_text(painter, text)
        self._paint_option(
            painter,
            QRectF(inner.left(), inner.bottom() - self._foot() + 4, inner.width(), self._foot()),
        )
        if self.hasFocus():
            paint_focus_ring(painter, body, _RADIUS, palette)
        painter.end()

    def _picture_side(self, inner: QRectF) -> float:
        """Return how long a side of the picture is, in px, between the edges of the card."""
        if self._is_tall:
            texts = _UNDER_PICTURE + self._text_height(inner.width()) + self._foot()
            side = min(inner.width(), inner.height() - texts)
        else:
            beside = self.look.fonts.px(_TEXT) + _PADDING
            side = min(inner.height() - self._foot(), inner.width() - beside)
        return max(side, _SMALLEST_PICTURE)

    def _paint_picture(self, painter: QPainter, place: QRectF) -> None:
        """Paint the picture, or blank paper while the window with it is just appearing."""
        palette = self.look.palette
        entry = (f"{self._picture_key}/{palette.name}", place.size(), self.devicePixelRatioF())
        if self._can_wait and self.isVisible() and not is_cached(*entry):
            painter.fillRect(place, palette.paper)
            QTimer.singleShot(_WAIT, self, self.update)
        else:
            painter.drawPixmap(place.topLeft(), cached_picture(*entry, self._picture))
        self._can_wait = False

    def _paint_text(self, painter: QPainter, room: QRectF) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        height = wrapped_height(self._title, fonts.strong(18), room.width())
        painter.setPen(palette.text)
        paint_wrapped(
            painter, self._title, QRectF(room.topLeft(), room.bottomRight()), fonts.strong(18)
        )
        painter.setPen(palette.muted)
        below = room.adjusted(0, height + 4, 0, 0)
        font = fonts.aside(self._explanation)
        least = min(_READABLE, font.pixelSize())
        font = fitted_font(font, [self._explanation], below.size(), least)
        paint_wrapped(painter, self._explanation, below, font)

    def _paint_option(self, painter: QPainter, room: QRectF) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        radius = fonts.px(9)
        middle = QPointF(room.left() + radius + 1, room.center().y())
        painter.setPen(QPen(palette.border, 1.4))
        painter.setBrush(palette.card)
        painter.drawEllipse(middle, radius, radius)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.accent)
            painter.drawEllipse(middle, radius * 0.55, radius * 0.55)
        painter.setPen(palette.text)
        painter.setFont(fonts.strong())
        text = QRectF(
            room.left() + 2 * radius + 9,
            room.center().y() - line_height(fonts.strong()),
            room.width(),
            2 * line_height(fonts.strong()),
        )
        painter.drawText(text, AT_LEFT, self._option)
