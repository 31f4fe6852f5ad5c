"""A crest in a laurel wreath: the mark of whoever has won."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.painting.crest_picture import paint_crest_picture
from cartographers_gui.ui.painting.laurel import paint_laurel
from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.painting.star_coin import paint_star
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["LaurelCrests", "StarWreath"]

_MOST_CRESTS = 3
"""More winners than this share one wreath without their crests."""


class LaurelCrests(ThemedWidget):
    """The crests of the winners, each in a wreath."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._crests: tuple[Crest, ...] = ()
        self._side = 190.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_crests(self, crests: Sequence[Crest]) -> None:
        """Show the crests of other winners."""
        self._crests = tuple(crests) if len(crests) <= _MOST_CRESTS else ()
        self.updateGeometry()
        self.update()

    def set_side(self, side: float) -> None:
        """Take another height, in px at scale 1."""
        self._side = side
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        side = self.look.fonts.px(self._side)
        count = len(self._crests)
        # Several wreaths side by side are smaller, so that the name keeps its room.
        width = side if count < 2 else 0.62 * side * count  # noqa: PLR2004 - one needs no neighbour
        return QSize(round(width), round(side))

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.look.palette
        painter = QPainter(self)
        count = max(1, len(self._crests))
        width = self.width() / count
        side = min(width, self.height())
        for position in range(count):
            middle = QPointF(width * (position + 0.5), self.height() / 2)
            place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            paint_cached(
                painter,
                f"laurel/{palette.name}",
                place,
                lambda inner, rect: paint_laurel(inner, rect, palette),
            )
            if self._crests:
                crest = self._crests[position]
                inset = side * 0.26
                paint_crest_picture(
                    painter,
                    crest,
                    place.adjusted(inset, inset * 0.85, -inset, -inset * 0.85),
                    palette,
                )
        painter.end()


class StarWreath(LaurelCrests):
    """A wreath round a star, for what has been reached without having been won."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        inset = self.height() * 0.3
        painter = QPainter(self)
        area = QRectF(self.rect()).adjusted(inset, inset * 0.9, -inset, -inset * 1.1)
        paint_star(painter, area, self.look.palette)
        painter.end()
