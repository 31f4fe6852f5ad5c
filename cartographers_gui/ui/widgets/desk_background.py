"""The desk as a widget: the ground of a page."""

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent

from cartographers_gui.ui.painting.desk import paint_desk
from cartographers_gui.ui.painting.picture_cache import cached_picture
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["DeskBackground"]


class DeskBackground(ThemedWidget):
    """A page's ground: give it a layout and lay everything else on it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.look.palette
        picture = cached_picture(
            f"desk/{palette.name}",
            QSizeF(self.size()),
            self.devicePixelRatioF(),
            lambda painter, rect: paint_desk(painter, rect, palette),
        )
        painter = QPainter(self)
        painter.setClipRegion(event.region())
        painter.drawPixmap(QPointF(0, 0), picture)
        painter.end()
