"""The shape as it is turned now, to be pulled onto the map."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.session import Draft
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.shape_picture import LARGEST_SPACE, paint_shape, shape_geometry
from cartographers_gui.ui.painting.star_coin import paint_coin
from cartographers_gui.ui.shape_words import hand_sentence
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["ShapeInHand"]


_EDGES, _LEAST_SPACE = 22.0, 18.0
"""What the shape needs in height at least, in px at scale 1, and what each of its rows needs: it is
no smaller than the pictures of the shapes to choose from."""
_COIN, _GAP = 24.0, 4.0
"""Side of the coin beside a shape, and its distance from it."""


class ShapeInHand(ThemedWidget):
    """Can be pulled onto the map: it tells where the pointer goes while the button is held."""

    carry_begun = Signal()
    carried = Signal(QPointF)
    """Where the pointer is on the screen."""
    dropped = Signal(QPointF)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft: Draft | None = None
        self._is_carrying = False
        self._growth = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def set_growth(self, growth: float) -> None:
        """Be as much larger as the shapes to choose from are."""
        if growth != self._growth:
            self._growth = growth
            self.updateGeometry()

    def show_draft(self, draft: Draft | None) -> None:
        """Show the shape in hand, as it is turned and in its terrain."""
        before, self._draft = self._draft, draft
        if before is None or draft is None or before.shape != draft.shape:
            self.updateGeometry()
        if _picture_of(before) != _picture_of(draft):
            # Most steps of the pointer only lead the shape over the map.
            self.retranslate()
            self.update()

    def retranslate(self) -> None:
        """Name the shape for those who do not see it."""
        draft = self._draft
        text = ""
        if draft is not None:
            coin = draft.offer.options[draft.option].coin
            text = hand_sentence(draft.terrain, draft.form, coin=coin)
        self.setAccessibleName(text)

    def sizeHint(self) -> QSize:
        side = round(self.look.fonts.px(96))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        rows = 1 if self._draft is None else min(3, self._draft.shape.size)
        return QSize(64, round(self.look.fonts.px(_EDGES + _LEAST_SPACE * self._growth * rows)))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        draft = self._draft
        if draft is None:
            return
        painter = QPainter(self)
        spaces = frozenset(draft.form.offsets)
        area, largest = self._area(draft), LARGEST_SPACE * self._growth
        paint_shape(painter, spaces, draft.terrain, area, self.look.palette, largest=largest)
        coin = self.coin_place()
        if coin is not None:
            paint_coin(painter, coin, self.look.palette)
        painter.end()

    def space_side(self) -> float:
        """Return how long a space of the shape is painted, in px; nought with nothing in hand."""
        draft = self._draft
        if draft is None:
            return 0.0
        return self._geometry_of(draft).space

    def _geometry_of(self, draft: Draft) -> MapGeometry:
        area, largest = self._area(draft).adjusted(2, 2, -2, -2), LARGEST_SPACE * self._growth
        return shape_geometry(area, frozenset(draft.form.offsets), largest)

    def coin_place(self) -> QRectF | None:
        """Return where the coin of the shape is painted; nothing if it brings none."""
        draft = self._draft
        if draft is None or not draft.offer.options[draft.option].coin:
            return None
        shape = self._geometry_of(draft).sheet
        left = min(shape.right() + _GAP, self.width() - _COIN)
        return QRectF(left, shape.center().y() - _COIN / 2, _COIN, _COIN)

    def _area(self, draft: Draft) -> QRectF:
        side = min(self.width() - 6.0, self.height() * 1.6)
        if draft.offer.options[draft.option].coin:
            # The shape stays in the middle, and its coin finds room on the right.
            side = min(side, self.width() - 2 * (_COIN + _GAP))
        area = QRectF(0, 0, max(24.0, side), max(24.0, self.height() - 10.0))
        area.moveCenter(QRectF(self.rect()).center())
        return area

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._draft is not None:
            self._is_carrying = True
            self.carry_begun.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._is_carrying:
            self.carried.emit(event.globalPosition())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._is_carrying and event.button() == Qt.MouseButton.LeftButton:
            self._is_carrying = False
            self.dropped.emit(event.globalPosition())


def _picture_of(draft: Draft | None) -> tuple[object, ...]:
    """Return all of a draft that the widget shows."""
    return () if draft is None else (draft.form, draft.terrain, draft.offer, draft.option)
