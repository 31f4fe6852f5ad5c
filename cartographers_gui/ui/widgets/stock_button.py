"""The buttons of the program: sign, text and key cap on leather or on paper."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QKeySequence,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.icons import Icon, paint_icon
from cartographers_gui.ui.painting.shadow import BUTTON_SHADOW, paint_shadow
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN, paint_focus_ring
from cartographers_gui.ui.widgets.key_cap import key_cap_size, paint_key_cap
from cartographers_gui.ui.widgets.look import ThemedButton
from cartographers_gui.ui.widgets.paper_ground import paint_paper

__all__ = ["SMALLEST_TARGET", "IconButton", "PaperButton", "PrimaryButton", "StockButton"]

SMALLEST_TARGET = 24.0
"""Side in px of the smallest thing that is clicked, whatever the size of texts."""
_GAP = 8.0
_SIGN_PADDING = 11.0
_PADDING_SHARE = 0.4
_SMALLEST_TEXT = 0.8
"""How far a text may shrink, as a part of its size, before it is cut and shown as a tool tip."""


class Ink(NamedTuple):
    """The colours of what stands on a button."""

    text: QColor
    cap: QColor
    """Ground of the key cap."""
    sign: QColor | None = None
    """Another colour for the sign than the text's."""


class StockButton(ThemedButton):
    """A button with an optional sign before its text and an optional key cap behind it.

    The room of ring and shadow (`RING_MARGIN`) is part of the widget. When the widget is narrower
    than its hint, first the key cap goes, then the sign, then the text shrinks a little, and only
    then it is cut, with the whole text as tool tip.
    """

    body_height = 40.0
    radius = 8.0
    text_size = 15.0
    sign_side = 18.0
    padding = 14.0

    def __init__(
        self,
        text: str = "",
        *,
        icon: Icon | None = None,
        key: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._icon = icon
        self._key = key
        self._text = ""
        self._hovered = False
        self._progress = 0.0
        self._mnemonic = -1
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Show another text, and tell it to screen readers."""
        if self.toolTip() == self._text:
            self.setToolTip("")
        # An ampersand would become a mnemonic: texts here are shown as they are.
        self.setAccessibleName(text)
        self._text = text
        self.updateGeometry()
        self.update()

    def set_mnemonic(self, marked: str) -> None:
        """Let Alt and the letter behind the ``&`` press the button, where the system has that.

        `marked` is its text as `with_mnemonics` gives it back.
        """
        keys = QKeySequence.mnemonic(marked)
        self.setShortcut(keys)
        single = marked.replace("&&", "\0")
        at = single.find("&") if not keys.isEmpty() else -1
        if at != self._mnemonic:
            self._mnemonic = at
            self.update()

    def shown_text(self) -> str:
        """Return the text on the button."""
        return self._text

    def set_icon(self, icon: Icon | None) -> None:
        """Show another sign before the text, or none."""
        self._icon = icon
        self.updateGeometry()
        self.update()

    def set_key(self, key: str) -> None:
        """Show another key cap, as `QKeySequence.toString` names keys; empty for none."""
        self._key = key
        self.updateGeometry()
        self.update()

    def shown_key(self) -> str:
        """Return the key on its cap; empty for none."""
        return self._key

    def body(self) -> QRectF:
        """Return the visible part of the widget, without the room of ring and shadow."""
        return QRectF(self.rect()).adjusted(RING_MARGIN, RING_MARGIN, -RING_MARGIN, -RING_MARGIN)

    def ink(self) -> Ink:
        """Return the colours of text, sign and key cap in the present state."""
        palette = self.look.palette
        text = palette.text if self.isEnabled() else palette.disabled
        return Ink(text, palette.card)

    def paint_ground(self, painter: QPainter, body: QRectF) -> None:
        """Paint what the text stands on."""

    def text_font(self) -> QFont:
        """Return the font of the text."""
        return self.look.fonts.strong(self.text_size)

    def _lead(self) -> float:
        """Return the width of the sign with its gap."""
        fonts = self.look.fonts
        if self._icon is None:
            return 0.0
        return fonts.px(self.sign_side + _GAP) if self._text else fonts.px(self.sign_side)

    def _tail(self) -> float:
        """Return the width of the key cap with its gap."""
        fonts = self.look.fonts
        return key_cap_size(self._key, fonts).width() + fonts.px(_GAP) if self._key else 0.0

    def _text_width(self) -> float:
        # One px more than measured: advances are rounded when painted.
        return QFontMetricsF(self.text_font()).horizontalAdvance(self._text) + 1

    def _padding(self) -> float:
        """Return what is left free on either side; larger texts need little more, a sign less."""
        padding = self.padding if self._text else min(self.padding, _SIGN_PADDING)
        return padding * (1 + (self.look.fonts.scale - 1) * _PADDING_SHARE)

    def _size_with(self, content: float) -> QSize:
        fonts = self.look.fonts
        height = max(SMALLEST_TARGET, fonts.frame(self.body_height, self.text_size))
        width = max(height, content + 2 * self._padding())
        return (QSizeF(width, height) + QSizeF(2 * RING_MARGIN, 2 * RING_MARGIN)).toSize()

    def _paint_content(self, painter: QPainter, body: QRectF) -> None:
        fonts = self.look.fonts
        ink = self.ink()
        lead, tail, width = self._lead(), self._tail(), self._text_width()
        room = body.width() - 2 * self._padding()
        if lead + width + tail > room:
            room += self._padding()
        if lead + width + tail > room:
            tail = 0.0
        if lead + width + tail > room and self._text:
            lead = 0.0
        font, text = self._fitting_text(room - lead - tail)
        width = QFontMetricsF(font).horizontalAdvance(text) + 1
        left = body.center().x() - (lead + width + tail) / 2
        if lead and self._icon is not None:
            side = fonts.px(self.sign_side)
            place = QRectF(left, body.center().y() - side / 2, side, side)
            paint_icon(painter, self._icon, place, ink.sign or ink.text)
        painter.setFont(font)
        painter.setPen(ink.text)
        painter.drawText(
            QRectF(left + lead, body.top(), width + 2, body.height()),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            text,
        )
        if 0 <= self._mnemonic < len(text):
            self._underline(painter, text, QPointF(left + lead, body.center().y()), font)
        if tail:
            size = key_cap_size(self._key, fonts)
            corner = QPointF(
                left + lead + width + fonts.px(_GAP), body.center().y() - size.height() / 2
            )
            paint_key_cap(
                painter, self._key, QRectF(corner, size), fonts, ink=ink.text, ground=ink.cap
            )

    def _underline(self, painter: QPainter, text: str, start: QPointF, font: QFont) -> None:
        """Draw a line below the letter that presses the button; `start` is left of the text."""
        metrics = QFontMetricsF(font)
        left = start.x() + metrics.horizontalAdvance(text[: self._mnemonic])
        width = metrics.horizontalAdvance(text[self._mnemonic])
        y = start.y() + (metrics.ascent() - metrics.descent()) / 2 + metrics.underlinePos() + 1
        painter.fillRect(
            QRectF(left, y, width, max(1.0, metrics.lineWidth())), painter.pen().color()
        )

    def _fitting_text(self, room: float) -> tuple[QFont, str]:
        """Return the text font, smaller if need be, and the text, cut if even that is too wide."""
        font = self.text_font()
        width = self._text_width()
        if width <= room:
            return font, self._text
        whole = font.pixelSize()
        font.setPixelSize(max(round(whole * _SMALLEST_TEXT), int(whole * room / max(width, 1))))
        metrics = QFontMetricsF(font)
        if metrics.horizontalAdvance(self._text) <= room:
            return font, self._text
        if not self.toolTip():
            self.setToolTip(self._text)
        return font, metrics.elidedText(self._text, Qt.TextElideMode.ElideRight, room)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()
        super().leaveEvent(event)

    def sizeHint(self) -> QSize:
        return self._size_with(self._lead() + self._text_width() + self._tail())

    def minimumSizeHint(self) -> QSize:
        return self._size_with(self._text_width() if self._text else self._lead())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = self.body()
        self.paint_ground(painter, body)
        if self.isDown():
            painter.translate(0, 1)
        self._paint_content(painter, body)
        if self.isDown():
            painter.translate(0, -1)
        if self.hasFocus():
            self.paint_focus(painter, body)
        self.paint_over(painter, body)
        painter.end()

    def paint_focus(self, painter: QPainter, body: QRectF) -> None:
        """Paint the ring of the keyboard, where there is room for it around the body."""
        paint_focus_ring(painter, body, self.radius, self.look.palette)

    @property
    def progress(self) -> float:
        """Part of the golden line around it that is shown, 0 to 1."""
        return self._progress

    def set_progress(self, part: float) -> None:
        """Show how long the button has been held, 0 to 1, as a golden line around it."""
        self._progress = max(0.0, min(1.0, part))
        self.update()

    def paint_over(self, painter: QPainter, body: QRectF) -> None:
        """Paint the golden line that grows while the button is held."""
        if self._progress <= 0:
            return
        width = RING_MARGIN - 0.5
        reach = width / 2
        line = QPainterPath()
        ring = body.adjusted(-reach, -reach, reach, reach)
        line.addRoundedRect(ring, self.radius + reach, self.radius + reach)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.look.palette.card_end.darker(120), width))
        painter.drawPath(line)
        pen = QPen(self.look.palette.pip, width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([line.length() * self._progress / width, line.length() / width])
        painter.setPen(pen)
        painter.drawPath(line)


class PrimaryButton(StockButton):
    """The one leather button of a page: what most people want to do next."""

    radius = 9.0
    text_size = 17.0
    padding = 20.0

    def ink(self) -> Ink:
        """Return the light ink of leather."""
        palette = self.look.palette
        text = palette.accent_text if self.isEnabled() else palette.disabled
        cap = QColor(text)
        cap.setAlphaF(0.14)
        return Ink(text, cap)

    def paint_ground(self, painter: QPainter, body: QRectF) -> None:
        """Paint stitched leather, or a flat outline while nothing can be done."""
        palette = self.look.palette
        if not self.isEnabled():
            flat = QColor(palette.border)
            flat.setAlphaF(0.16)
            painter.setPen(QPen(palette.border, 1.0))
            painter.setBrush(flat)
            painter.drawRoundedRect(body, self.radius, self.radius)
            return
        if not self.isDown():
            paint_shadow(painter, body, self.radius, BUTTON_SHADOW, self.look.palette)
        leather = QLinearGradient(body.topLeft(), body.bottomLeft())
        lift = 112 if self._hovered and not self.isDown() else 100
        leather.setColorAt(0.0, palette.accent.lighter(lift + (4 if self.isDown() else 24)))
        leather.setColorAt(1.0, palette.accent.lighter(lift).darker(108))
        painter.setPen(QPen(palette.accent.darker(170), 1.6))
        painter.setBrush(leather)
        painter.drawRoundedRect(body, self.radius, self.radius)
        stitch = QColor(palette.accent_text)
        stitch.setAlphaF(0.38)
        painter.setPen(QPen(stitch, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = body.adjusted(3.5, 3.5, -3.5, -3.5)
        painter.drawRoundedRect(inner, self.radius - 3, self.radius - 3)


class PaperButton(StockButton):
    """A button of cream paper, for everything beside the main thing to do."""

    def paint_ground(self, painter: QPainter, body: QRectF) -> None:
        """Paint a slip of paper in the present state."""
        enabled = self.isEnabled()
        if enabled and not self.isDown():
            paint_shadow(painter, body, self.radius, BUTTON_SHADOW, self.look.palette)
        if not enabled:
            painter.setOpacity(0.55)
        paint_paper(
            painter,
            body,
            self.radius,
            self.look.palette,
            hovered=self._hovered and enabled,
            pressed=self.isDown(),
            checked=self.isChecked(),
            marked=True,
        )
        painter.setOpacity(1.0)


class IconButton(PaperButton):
    """A small button with a sign alone; its text is told by tool tip and screen reader.

    With `flat` it has no paper of its own until the pointer is over it.
    """

    body_height = 32.0
    padding = 7.0

    def __init__(
        self, icon: Icon, text: str = "", *, flat: bool = False, parent: QWidget | None = None
    ) -> None:
        self._flat = flat
        super().__init__("", icon=icon, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Tell what the button does."""
        super().set_text("")
        self.setAccessibleName(text)
        self.setToolTip(text)

    def paint_ground(self, painter: QPainter, body: QRectF) -> None:
        """Paint the paper, unless a flat button is neither pressed nor pointed at."""
        if not self._flat or self._hovered or self.isDown() or self.isChecked():
            super().paint_ground(painter, body)
