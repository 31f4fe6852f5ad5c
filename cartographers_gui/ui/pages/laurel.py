"""A crest in a laurel wreath: the mark of whoever has won."""

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.pages.crest_picture import paint_crest_picture
from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.painting.outline import outline
from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["LaurelCrests", "paint_laurel"]

_MOST_CRESTS = 3
"""More winners than this share one wreath without their crests."""
_LEAVES = 9
_LEAF, _LEAF_END = QColor("#6E9A3C"), QColor("#3F6B2A")


@lru_cache(maxsize=1)
def _leaf() -> QPainterPath:
    """Return a leaf that points up, 100 high, with its stalk at the origin."""
    return outline("M0 0 C-26 -30 -24 -72 0 -100 C24 -72 26 -30 0 0 Z")


def paint_laurel(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint two laurel twigs that meet at the bottom, round the middle of a rectangle."""
    side = min(rect.width(), rect.height())
    radius = side * 0.385
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    ink = QColor("#263C17") if not palette.high_contrast else palette.ink
    for mirror in (1, -1):
        painter.save()
        painter.scale(mirror, 1)
        twig = QPainterPath()
        twig.arcMoveTo(QRectF(-radius, -radius, 2 * radius, 2 * radius), -94)
        twig.arcTo(QRectF(-radius, -radius, 2 * radius, 2 * radius), -94, 152)
        painter.setPen(QPen(ink, max(1.2, side * 0.012)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(twig)
        for step in range(_LEAVES):
            angle = math.radians(-82 + 138 * step / (_LEAVES - 1))
            at = QPointF(radius * math.cos(angle), -radius * math.sin(angle))
            length = side * (0.155 - 0.006 * step)
            along = -math.degrees(angle)
            for turn, shade in ((-34.0, _LEAF_END), (36.0, _LEAF)):
                place = QTransform.fromTranslate(at.x(), at.y())
                place.rotate(along + turn)
                place.scale(length / 100, length / 100)
                fill = palette.cream if palette.high_contrast else shade
                painter.setBrush(fill)
                painter.setPen(QPen(ink, max(0.9, side * 0.006)))
                painter.drawPath(place.map(_leaf()))
        painter.restore()
    painter.restore()


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
