"""A switch with a title and an explanation in italics below it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.icons import Icon, paint_icon
from cartographers_gui.ui.painting.text_block import paint_wrapped, wrapped_height
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN, paint_focus_ring
from cartographers_gui.ui.widgets.look import ThemedButton

__all__ = ["ToggleSwitch"]

_TRACK_WIDTH = 43.0
_TRACK_HEIGHT = 24.0
_GAP = 11.0
_READABLE_WIDTH = 250.0
"""Widest explanation in px, at scale 1, before it is wrapped by itself."""


class ToggleSwitch(ThemedButton):
    """A checkable option; `toggled` tells a change, as for every Qt button."""

    def __init__(
        self,
        title: str = "",
        explanation: str = "",
        *,
        checked: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setChecked(checked)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_text(title, explanation)

    def set_text(self, title: str, explanation: str = "") -> None:
        """Show another title and explanation."""
        self._title, self._explanation = title, explanation
        self._forget_sizes()
        self.setAccessibleName(title)
        self.setAccessibleDescription(explanation)
        self.updateGeometry()
        self.update()

    def apply_look(self) -> None:
        self._forget_sizes()

    def _forget_sizes(self) -> None:
        self._height_at: dict[float, tuple[float, float]] = {}
        self._advances: tuple[float, float, float] | None = None

    def _text_left(self) -> float:
        return RING_MARGIN + self.look.fonts.px(_TRACK_WIDTH + _GAP)

    def _heights(self, width: float) -> tuple[float, float]:
        """Return the heights of title and explanation; a layout asks for them over and over."""
        if width not in self._height_at:
            self._height_at[width] = self._measured(width)
        return self._height_at[width]

    def _measured(self, width: float) -> tuple[float, float]:
        fonts = self.look.fonts
        room = max(40.0, width - self._text_left() - RING_MARGIN)
        title = wrapped_height(self._title, fonts.strong(16), room)
        aside = fonts.aside(self._explanation, 14)
        return title, wrapped_height(self._explanation, aside, room) if self._explanation else 0.0

    def _widths(self) -> tuple[float, float, float]:
        """Return the widths of the title, of the explanation, and of the widest word of both."""
        if self._advances is None:
            fonts = self.look.fonts
            strong = QFontMetricsF(fonts.strong(16))
            aside = QFontMetricsF(fonts.aside(self._explanation, 14))
            words = f"{self._title} {self._explanation}".split() or [""]
            self._advances = (
                strong.horizontalAdvance(self._title),
                aside.horizontalAdvance(self._explanation),
                max(strong.horizontalAdvance(word) for word in words),
            )
        return self._advances

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        content = max(sum(self._heights(width)), self.look.fonts.px(_TRACK_HEIGHT))
        return int(content + 2 * RING_MARGIN) + 1

    def sizeHint(self) -> QSize:
        title, explanation, _ = self._widths()
        explanation = min(explanation, self.look.fonts.px(_READABLE_WIDTH))
        width = int(self._text_left() + max(title, explanation) + RING_MARGIN) + 3
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        _, _, widest = self._widths()
        width = int(self._text_left() + widest + RING_MARGIN) + 3
        return QSize(width, self.heightForWidth(max(width, self.sizeHint().width())))

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        title_height, aside_height = self._heights(self.width())
        top = (self.height() - title_height - aside_height) / 2
        track = QRectF(
            RING_MARGIN,
            (self.height() - fonts.px(_TRACK_HEIGHT)) / 2,
            fonts.px(_TRACK_WIDTH),
            fonts.px(_TRACK_HEIGHT),
        )
        self._paint_track(painter, track)
        left = self._text_left()
        room = self.width() - left - RING_MARGIN
        painter.setPen(palette.text if self.isEnabled() else palette.disabled)
        paint_wrapped(painter, self._title, QRectF(left, top, room, title_height), fonts.strong(16))
        if self._explanation:
            painter.setPen(palette.muted if self.isEnabled() else palette.disabled)
            below = QRectF(left, top + title_height, room, aside_height)
            paint_wrapped(painter, self._explanation, below, fonts.aside(self._explanation, 14))
        if self.hasFocus():
            paint_focus_ring(painter, track, track.height() / 2, palette)
        painter.end()

    def _paint_track(self, painter: QPainter, track: QRectF) -> None:
        palette = self.look.palette
        on = self.isChecked()
        if not self.isEnabled():
            painter.setOpacity(0.45)
        ground = QColor(palette.accent) if on else palette.card_end.darker(104)
        if self.underMouse() and self.isEnabled():
            ground = ground.lighter(112)
        painter.setPen(QPen(palette.accent.darker(130) if on else palette.border, 1.3))
        painter.setBrush(ground)
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        radius = track.height() / 2 - 3
        x = track.right() - radius - 3 if on else track.left() + radius + 3
        painter.setPen(QPen(palette.text, 1.2))
        painter.setBrush(palette.accent_text if on else palette.card)
        painter.drawEllipse(QPointF(x, track.center().y()), radius, radius)
        if on:
            side = track.height() * 0.42
            place = QRectF(track.left() + side * 0.55, track.center().y() - side / 2, side, side)
            paint_icon(painter, Icon.CHECK, place, palette.accent_text)
        painter.setOpacity(1.0)
