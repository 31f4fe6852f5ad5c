"""What lies on the scene, made once and then only told to show something else.

Each item paints finished pictures at device resolution; vectors are painted into them, not on the
screen. Qt's own item caches are not used: they blur at device ratios between whole numbers.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import groupby

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsRectItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from cartographers_gui.engine import MapSheet, Space
from cartographers_gui.ui.canvas.exposure import Exposure
from cartographers_gui.ui.painting.cartouche import Cartouche, paint_cartouche
from cartographers_gui.ui.painting.map_art import MapArt
from cartographers_gui.ui.painting.map_frame import paint_rulers
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.owner_band import paint_owner_band
from cartographers_gui.ui.painting.parts import paint_parts
from cartographers_gui.ui.painting.picture_cache import cached_picture
from cartographers_gui.ui.painting.shadow import SHEET_SHADOW, Shadow, paint_shadow
from cartographers_gui.ui.theme import Palette

__all__ = ["PictureItem", "RulerItem", "SheetItem"]

_EDGE = 0.08
"""Part of the sheet's margin outside the labels, in lengths of a space."""
_LEAST_BLUR = 2.0


def blank_picture(geometry: MapGeometry, rect: QRectF) -> QPixmap:
    """Return a clear picture for a rectangle, at the resolution of a geometry."""
    ratio = geometry.ratio
    picture = QPixmap(round(rect.width() * ratio), round(rect.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


class _Layer(QGraphicsRectItem):
    """A rectangle of the scene that paints something else than its outline.

    Qt asks for the bounds of every item several times at each step of a shape; of a rectangle it
    knows them without asking Python.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setPen(Qt.PenStyle.NoPen)


class SheetItem(_Layer):
    """The sheet of paper with all that is drawn on it, its shadow and its cartouche."""

    def __init__(self, exposure: Exposure) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._exposure = exposure
        self._geometry: MapGeometry | None = None
        self._palette: Palette | None = None
        self._sheet: MapSheet | None = None
        self._cartouche: Cartouche | None = None
        self._has_band = False
        self._art: MapArt | None = None
        self._painted_for: MapGeometry | None = None
        self._whole: QPixmap | None = None
        self._strip: QPixmap | None = None
        self._strip_rect = QRectF()
        self._shadow = SHEET_SHADOW

    def fit_shadow(self, beside: float) -> None:
        """Cast a shadow that fades out in so many px beside the sheet, not cut off at an edge."""
        blur = min(SHEET_SHADOW.blur, max(_LEAST_BLUR, float(round(beside))))
        drop = SHEET_SHADOW.drop * blur / SHEET_SHADOW.blur
        self._shadow = Shadow(drop, blur, SHEET_SHADOW.strength)

    @property
    def is_stale(self) -> bool:
        """Whether the pictures were painted for another size and are only stretched for now."""
        art, geometry = self._art, self._geometry
        return (
            art is not None
            and geometry is not None
            and geometry is not self._painted_for
            and (art.geometry.space, art.geometry.ratio) != (geometry.space, geometry.ratio)
        )

    @property
    def cartouche(self) -> Cartouche | None:
        """Whose sheet it says that it is."""
        return self._cartouche

    def lay_out(self, geometry: MapGeometry, palette: Palette) -> None:
        """Take a place and colours; pictures of another size stay until `repaint_art`."""
        if geometry == self._geometry and palette is self._palette:
            return
        if palette is not self._palette:
            self._art = self._whole = None
        self._geometry, self._palette, self._strip = geometry, palette, None
        self._strip_rect = geometry.strip
        reach = SHEET_SHADOW.reach  # The most that there can be.
        self.setRect(geometry.sheet.adjusted(-reach, -reach, reach, reach))
        self.update()

    def repaint_art(self) -> None:
        """Give up the stretched pictures; new ones are painted when they are next shown."""
        self._art = self._whole = None
        self.update()

    def show_sheet(self, sheet: MapSheet, cartouche: Cartouche | None) -> None:
        """Show a sheet; only what has changed is painted anew."""
        if cartouche != self._cartouche:
            self._cartouche, self._strip = cartouche, None
            self.update()
        if sheet != self._sheet:
            if self._art is not None and self._art.layout != sheet.layout:
                self._art = None
            self._sheet, self._whole = sheet, None
            self.update()

    def show_band(self, *, shown: bool) -> None:
        """Surround the sheet with the band of a neighbour's map, or take it off."""
        if shown != self._has_band:
            self._has_band, self._whole = shown, None
            self.update()

    def _picture(self, sheet: MapSheet, geometry: MapGeometry, palette: Palette) -> QPixmap:
        """Return paper and drawings in one opaque picture, which is copied and not blended."""
        if self._art is None:
            # The rulers are items of their own, since labels beside the ghost stand out.
            self._art = MapArt(sheet.layout, replace(geometry, has_rulers=False), palette)
            self._painted_for = geometry
        if self._whole is None:
            base = self._art.base()
            self._whole = QPixmap(base.size())
            self._whole.setDevicePixelRatio(base.devicePixelRatio())
            self._whole.fill(palette.paper)
            painter = QPainter(self._whole)
            painter.drawPixmap(0, 0, base)
            painter.drawPixmap(0, 0, self._art.drawn(sheet))
            if self._has_band:
                painted = self._art.geometry
                painter.translate(-painted.sheet.topLeft())
                paint_owner_band(painter, replace(painted, has_rulers=True), palette)
            painter.end()
        return self._whole

    def _paint_strip(
        self,
        painter: QPainter,
        geometry: MapGeometry,
        cartouche: Cartouche,
        palette: Palette,
        parts: Sequence[QRectF] | None,
    ) -> None:
        rect = self._strip_rect
        if self._strip is None:
            self._strip = blank_picture(geometry, rect)
            inner = QPainter(self._strip)
            inner.translate(-rect.topLeft())
            paint_cartouche(inner, geometry, cartouche, palette)
            inner.end()
        paint_parts(painter, self._strip, rect.topLeft(), parts)

    def _paint_shadow(
        self,
        painter: QPainter,
        geometry: MapGeometry,
        palette: Palette,
        parts: Sequence[QRectF] | None,
    ) -> None:
        shadow, reach = self._shadow, self._shadow.reach
        rect = geometry.sheet.adjusted(-reach, -reach, reach, reach)
        picture = cached_picture(
            f"sheet shadow/{palette.name}/{shadow.blur}",
            rect.size(),
            geometry.ratio,
            lambda inner, whole: paint_shadow(
                inner, whole.adjusted(reach, reach, -reach, -reach), 3.0, shadow, palette
            ),
        )
        paint_parts(painter, picture, rect.topLeft(), parts)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Copy the part of the sheet that has to be painted."""
        geometry, palette, sheet = self._geometry, self._palette, self._sheet
        if geometry is None or palette is None or sheet is None:
            return
        parts = self._exposure.rects
        exposed = (QRectF(option.exposedRect),) if parts is None else parts
        beside = [part for part in exposed if not geometry.sheet.contains(part)]
        if beside and not palette.high_contrast:
            self._paint_shadow(painter, geometry, palette, None if parts is None else beside)
        picture = self._picture(sheet, geometry, palette)
        if self.is_stale:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(geometry.sheet, picture, QRectF(picture.rect()))
        else:
            paint_parts(painter, picture, geometry.sheet.topLeft(), parts)
        cartouche, strip = self._cartouche, self._strip_rect
        if cartouche is not None:
            within = [part for part in exposed if part.intersects(strip)]
            if within:
                within_parts = None if parts is None else within
                self._paint_strip(painter, geometry, cartouche, palette, within_parts)


class PictureItem(_Layer):
    """A clear layer over the whole sheet, painted once for what it shows."""

    def __init__(self, exposure: Exposure) -> None:
        super().__init__()
        self._exposure = exposure
        self._geometry: MapGeometry | None = None
        self._paint: Callable[[QPainter], None] | None = None
        self._picture: QPixmap | None = None

    def show_painting(
        self,
        geometry: MapGeometry,
        rect: QRectF,
        paint: Callable[[QPainter], None] | None,
    ) -> None:
        """Show what `paint` paints in the geometry's coordinates within `rect`; nothing hides."""
        self._geometry, self._paint, self._picture = geometry, paint, None
        self.setRect(rect)
        self.setVisible(paint is not None and not rect.isEmpty())
        self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Copy the layer, painted now if it has not been."""
        if self._geometry is None or self._paint is None:
            return
        rect = self.rect()
        if self._picture is None:
            self._picture = blank_picture(self._geometry, rect)
            inner = QPainter(self._picture)
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            inner.translate(-rect.topLeft())
            self._paint(inner)
            inner.end()
        paint_parts(painter, self._picture, rect.topLeft(), self._exposure.within(rect))


class RulerItem(_Layer):
    """Row letters or column numbers; those beside the shape in hand stand out.

    One item for each, since Qt joins all that changes in one item to a single rectangle.
    """

    def __init__(self, exposure: Exposure, *, is_upright: bool) -> None:
        super().__init__()
        self._exposure = exposure
        self._is_upright = is_upright
        self._geometry: MapGeometry | None = None
        self._palette: Palette | None = None
        self._pictures: tuple[QPixmap, QPixmap] | None = None
        self._marked: frozenset[int] = frozenset()
        self._labels: list[QRectF] = []
        self._runs: dict[frozenset[int], list[tuple[QRectF, QRectF, bool]]] = {}

    def lay_out(self, geometry: MapGeometry, palette: Palette) -> None:
        """Take a place and colours."""
        self._geometry, self._palette, self._pictures, self._runs = geometry, palette, None, {}
        sheet, area, size = geometry.sheet, geometry.map_rect, geometry.space
        # Not up to the edge of the sheet: its shadow need not be painted with a label.
        left, top = sheet.left() + _EDGE * size, sheet.top() + _EDGE * size
        if self._is_upright:
            width = geometry.frame.left() - left
            self._labels = [
                QRectF(left, area.top() + row * size, width, size) for row in range(geometry.rows)
            ]
        else:
            height = geometry.frame.top() - top
            self._labels = [
                QRectF(area.left() + col * size, top, size, height) for col in range(geometry.cols)
            ]
        self._labels = [geometry.snapped_out(label) for label in self._labels]
        self.setRect(self._labels[0].united(self._labels[-1]))
        self.update()

    def mark(self, spaces: frozenset[Space]) -> None:
        """Let the labels of some spaces stand out; only labels that change are painted."""
        axis = 0 if self._is_upright else 1
        marked = frozenset([space[axis] for space in spaces])
        changed = marked ^ self._marked
        self._marked = marked
        if changed and self._labels:
            last = len(self._labels) - 1
            first, end = (
                self._labels[min(number, last)] for number in (min(changed), max(changed))
            )
            self.update(first.united(end))

    def _painted(self, geometry: MapGeometry, palette: Palette) -> tuple[QPixmap, QPixmap]:
        if self._pictures is None:
            every = frozenset(
                Space(row, col) for row in range(geometry.rows) for col in range(geometry.cols)
            )
            strip = self.rect()
            plain, marked = (blank_picture(geometry, strip) for _ in range(2))
            for picture, spaces in ((plain, frozenset[Space]()), (marked, every)):
                inner = QPainter(picture)
                inner.translate(-strip.topLeft())
                paint_rulers(inner, geometry, palette, spaces)
                inner.end()
            self._pictures = (plain, marked)
        return self._pictures

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Copy the labels that have to be painted."""
        geometry, palette = self._geometry, self._palette
        if geometry is None or palette is None:
            return
        parts = self._exposure.within(self.rect())
        plain, marked = self._painted(geometry, palette)
        runs = self._runs_of_labels(geometry)
        # Within one rectangle Qt copies at once, see `paint_parts`.
        for part in (None,) if parts is None else parts:
            if part is not None:
                painter.setClipRect(part)
            for run, source, is_marked in runs:
                if part is None or run.intersects(part):
                    painter.drawPixmap(run, marked if is_marked else plain, source)
        if parts:
            painter.setClipping(False)

    def _runs_of_labels(self, geometry: MapGeometry) -> list[tuple[QRectF, QRectF, bool]]:
        """Return labels of one kind beside each other: their room, the same in the pictures."""
        runs = self._runs.get(self._marked)
        if runs is None:
            corner, ratio = self.rect().topLeft(), geometry.ratio
            self._runs[self._marked] = runs = []
            numbers = range(len(self._labels))
            for is_marked, alike in groupby(numbers, self._marked.__contains__):
                first, *rest = alike
                run = self._labels[first].united(self._labels[rest[-1] if rest else first])
                there = run.translated(-corner)
                source = QRectF(there.topLeft() * ratio, there.size() * ratio)
                runs.append((run, source, is_marked))
        return runs
