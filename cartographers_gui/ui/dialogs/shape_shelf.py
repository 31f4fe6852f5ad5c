"""Shapes in every position in which they can be drawn, side by side."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.engine import Orientation, Shape, Terrain
from cartographers_gui.ui.painting.shape_picture import paint_shape
from cartographers_gui.ui.shape_words import form_text, shape_sentence
from cartographers_gui.ui.text import number
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["ShapeShelf"]

_SPACE = 22.0
_GAP = 16.0
_Placed = tuple[Orientation, QPointF]


class ShapeShelf(ThemedWidget):
    """Every orientation of some shapes, row by row; takes no room without shapes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shapes: tuple[Shape, ...] = ()
        self._terrain: Terrain | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setVisible(False)

    def set_shapes(self, shapes: Sequence[Shape], terrain: Terrain | None) -> None:
        """Show other shapes; without a terrain they are hatched."""
        self._shapes, self._terrain = tuple(shapes), terrain
        self.setVisible(bool(shapes))
        self.retranslate()
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        count = sum(len(shape.orientations) for shape in self._shapes)
        self.setAccessibleName(self.tr("%n position(s)", "", count))
        self.setAccessibleDescription("\n".join(self._lines()))

    def _lines(self) -> Iterator[str]:
        """Yield each shape in words, then its other positions."""
        for shape in self._shapes:
            yield shape_sentence(shape.printed)
            for place, form in enumerate(shape.orientations[1:], 2):
                text = self.tr("Position {number}: {rows}.")
                yield text.format(number=number(place), rows=form_text(form))

    def _places(self, width: float) -> tuple[list[_Placed], float]:
        """Return where each orientation goes, and how high all of them are."""
        space, gap = self.look.fonts.px(_SPACE), self.look.fonts.px(_GAP)
        places: list[_Placed] = []
        left = top = deepest = 0.0
        for place, shape in enumerate(self._shapes):
            if place:
                left, top, deepest = 0.0, top + deepest + gap, 0.0
            for form in shape.orientations:
                if left and left + form.cols * space > width:
                    left, top, deepest = 0.0, top + deepest + gap, 0.0
                places.append((form, QPointF(left, top)))
                left += form.cols * space + gap
                deepest = max(deepest, form.rows * space)
        return places, top + deepest

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._places(width)[1]) + 6

    def sizeHint(self) -> QSize:
        return QSize(360, self.heightForWidth(360))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, round(self.look.fonts.px(_SPACE)))

    def paintEvent(self, event: QPaintEvent) -> None:
        space = self.look.fonts.px(_SPACE)
        painter = QPainter(self)
        for form, corner in self._places(self.width())[0]:
            rect = QRectF(corner.x(), corner.y() + 1, form.cols * space + 4, form.rows * space + 4)
            paint_shape(painter, frozenset(form.offsets), self._terrain, rect, self.look.palette)
        painter.end()
