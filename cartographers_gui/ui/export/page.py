"""A page that can be painted onto anything: a picture, a vector file, a printer."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from cartographers_gui.ui.theme import DAY, Palette

__all__ = ["A4", "A4_ACROSS", "PRINT", "Page", "paint_page"]

A4 = QSizeF(1000, 1414)
"""An upright sheet in units of a page."""
A4_ACROSS = QSizeF(1414, 1000)

_WHITE = QColor("#FFFFFF")
PRINT: Palette = replace(
    DAY,
    name="print",
    # Flat: no grain, no shine, nothing half clear. Vector files and printers know few of these.
    high_contrast=True,
    paper=_WHITE,
    card=_WHITE,
    card_end=_WHITE,
    text=QColor("#1A1A1A"),
    muted=QColor("#4A4A4A"),
)
"""The colours of day on white paper."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its size in units, and what paints it in a palette."""

    size: QSizeF
    paint: Callable[[QPainter, Palette], None]

    @property
    def is_across(self) -> bool:
        """Tell whether it is wider than high."""
        return self.size.width() > self.size.height()


def paint_page(painter: QPainter, page: Page, room: QRectF, palette: Palette) -> None:
    """Paint a page as large as fits into a room, centred, on paper that fills the page."""
    scale = min(room.width() / page.size.width(), room.height() / page.size.height())
    size = page.size * scale
    corner = room.center() - QPointF(size.width() / 2, size.height() / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(corner)
    painter.scale(scale, scale)
    painter.fillRect(QRectF(QPointF(0, 0), page.size), palette.paper)
    page.paint(painter, palette)
    painter.restore()
