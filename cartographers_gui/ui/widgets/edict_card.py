"""An edict with its scoring card, as a widget."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from cartographers_gui.ui.painting.edict_face import (
    EdictFace,
    edict_body,
    edict_height,
    paint_edict,
)
from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.widgets.card_link import CardLink
from cartographers_gui.ui.widgets.focus_ring import paint_focus_ring
from cartographers_gui.ui.widgets.look import ThemedButton
from cartographers_gui.ui.widgets.ribbon import paint_ribbon, ribbon_size

__all__ = ["EdictCard"]

_RADIUS = 10.0
_TELLS_RULE = 110
"""Least height in px at scale 1 of a card that tells its rule."""
_TIGHT = 70
"""The same of one that tells nothing else."""


class EdictCard(ThemedButton):
    """Shows an edict's card; a press asks for more about it.

    It paints itself wide, tall or small by the room it has. The rule is told by tool tip, on focus
    as well, since a small card has no room for it.
    """

    def __init__(
        self,
        *,
        size: QSize | None = None,
        smallest: QSize | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._face: EdictFace | None = None
        self._ribbon = self._key = ""
        self._is_large = self._is_tight = False
        self._size = size or QSize(300, 157)
        CardLink(self, lambda _: "" if self._face is None else self._face.card_id)
        self._smallest = smallest or QSize(145, 102)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_face(self, face: EdictFace, *, ribbon: str = "", spoken: str = "") -> None:
        """Show an edict; `ribbon` stands on its edge, `spoken` says the score in words."""
        before = () if self._face is None else self._face.rules
        self._face, self._ribbon = face, ribbon
        self._key = repr((face, ribbon))
        parts = (f"{face.edict.value}: {face.name}", ribbon, spoken)
        self.setAccessibleName("; ".join(part for part in parts if part))
        self.setAccessibleDescription(face.rule)
        rule = f"{face.name}\n{face.rule}"
        if rule != self.toolTip():
            self.setToolTip(rule)
        if face.rules != before:
            self.updateGeometry()
        self.update()

    def face(self) -> EdictFace | None:
        """Return what is shown."""
        return self._face

    def set_sizes(self, size: QSize, smallest: QSize) -> None:
        """Ask for another room, in px at scale 1."""
        self._size, self._smallest = size, smallest
        self.updateGeometry()

    def set_large(self, *, large: bool) -> None:
        """Let diagram and letters grow with the card where it stands alone."""
        self._is_large = large
        self.update()

    def set_tight(self, *, tight: bool) -> None:
        """Show name and rule alone where there is little height and the score stands beside it."""
        if tight != self._is_tight:
            self._is_tight = tight
            self.updateGeometry()
            self.update()

    def _scaled(self, size: QSize) -> QSize:
        fonts = self.look.fonts
        return QSize(round(fonts.px(size.width())), round(fonts.px(size.height())))

    def sizeHint(self) -> QSize:
        return self._scaled(self._size)

    def minimumSizeHint(self) -> QSize:
        smallest = QSize(self._smallest.width(), _TIGHT) if self._is_tight else self._smallest
        return self._scaled(smallest)

    def hasHeightForWidth(self) -> bool:
        # A small card tells no rule, so any height will do.
        return self._is_tight or self._smallest.height() >= _TELLS_RULE

    def heightForWidth(self, width: int) -> int:
        # The rules beside it are written as large, so each of the cards has room for any of them.
        rules = ("",) if self._face is None else self._face.rules
        tight = self._is_tight
        needed = max(edict_height(rule, width, self.look, tight=tight) for rule in rules)
        if tight:
            return round(needed)
        # Half a px less, and it would tell no rule.
        return max(self.minimumSizeHint().height(), ceil(needed))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        corner = self.mapToGlobal(self.rect().bottomLeft())
        QToolTip.showText(corner, self.toolTip(), self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        QToolTip.hideText()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._face is None:
            return
        painter = QPainter(self)
        rect = QRectF(self.rect())
        # A shape led over the map brings the same few scores again and again.
        shape = f"{self._is_large}{self._is_tight}"
        paint_cached(painter, f"edict/{shape}/{self._key}/{self.look.key}", rect, self._paint_card)
        if self.hasFocus():
            body = edict_body(rect, self.look, tight=self._is_tight)
            paint_focus_ring(painter, body, _RADIUS, self.look.palette)
            self._paint_ribbon(painter, body)
        painter.end()

    def _paint_card(self, painter: QPainter, rect: QRectF) -> None:
        assert self._face is not None
        large, tight = self._is_large, self._is_tight
        paint_edict(painter, self._face, rect, self.look, large=large, tight=tight)
        self._paint_ribbon(painter, edict_body(rect, self.look, tight=tight))

    def _paint_ribbon(self, painter: QPainter, body: QRectF) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        if self._ribbon and not self._is_tight:
            size = ribbon_size(self._ribbon, fonts)
            left, top = body.right() - size.width() - 9, body.top() - size.height() / 2
            corner = QPointF(left, max(0.0, top))
            paint_ribbon(painter, self._ribbon, QRectF(corner, size), palette, fonts)
