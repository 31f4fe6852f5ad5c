"""A view of one sheet: it always fits, enlarges for the eyes' sake, and marks spaces."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QHideEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from cartographers_gui.engine import MapSheet, Space
from cartographers_gui.ui.canvas.gestures import notches_of
from cartographers_gui.ui.canvas.scene import MapScene
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.painting.cartouche import Cartouche
from cartographers_gui.ui.painting.heat import HeatSpot
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.owner_band import OwnerTitle
from cartographers_gui.ui.painting.parts import rects_of
from cartographers_gui.ui.widgets.desk_background import DeskBackground
from cartographers_gui.ui.widgets.look import ThemedMixin

__all__ = ["LARGEST_ZOOM", "WHOLE", "SheetView", "Sight"]

LARGEST_ZOOM = 3.0
_ZOOM_STEP = 1.25
_REPAINT_AFTER = 120
"""Rest in ms after the last change of size before stretched pictures are painted anew."""
_SMALLEST_SPACE = 24
"""Side of a space in px below which a map cannot be read."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A part of a map as it was looked at."""

    zoom: float
    middle: QPointF
    """What was in the middle: steps right and down, in spaces from the corner of the map."""


WHOLE = Sight(1.0, QPointF(0, 0))
"""The whole map, as every turn begins for somebody who has not enlarged it."""


class SheetView(ThemedMixin, QGraphicsView):
    """Shows a `MapScene`; at zoom 1 the whole sheet fits the view."""

    cursor_moved = Signal(object)
    """The `Space` that the keyboard's cursor has come to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = MapScene(self)
        self._desk: DeskBackground | None = None
        self._zoom = 1.0
        self._cursor: Space | None = None
        self._repaint = QTimer(self, singleShot=True, interval=_REPAINT_AFTER)
        self._repaint.timeout.connect(self._scene.repaint_art)
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setInteractive(False)
        # A view of Qt takes everything that is dropped; a saved game is meant for the window.
        self.setAcceptDrops(False)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        flag = QGraphicsView.OptimizationFlag
        self.setOptimizationFlags(flag.DontSavePainterState | flag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        # A scroll area pans by touch of its own accord; here fingers mean something else.
        self.viewport().ungrabGesture(Qt.GestureType.PanGesture)
        # The desk behind the sheet belongs to the page, see `lie_on`.
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self._allow_scroll_bars()

    # --- what is shown --------------------------------------------------------------------------

    def show_sheet(self, sheet: MapSheet, cartouche: Cartouche | None = None) -> None:
        """Show a sheet and whose it is."""
        if self._cursor is not None and self._cursor not in sheet.layout.grid:
            self.set_cursor_space(None)
        self._scene.show_sheet(sheet, cartouche)
        self._fit()

    def show_owner(self, owner: OwnerTitle | None) -> None:
        """Say above the sheet whose map it is, with a band round it in an ambush."""
        self._scene.show_owner(owner)
        self._fit()

    @property
    def owner_text(self) -> str:
        """What stands above a neighbour's sheet; empty on one's own."""
        return self._scene.owner_text

    def lie_on(self, desk: DeskBackground) -> None:
        """Paint the desk round the sheet too, with nothing between the two that is to be seen.

        Otherwise Qt paints the page anew under every step of a shape.
        """
        self._desk = desk
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def set_motion(self, motion: Motion) -> None:
        """Let things on the map move at the tempo of the window."""
        self._scene.motion = motion

    def dry(self, spaces: frozenset[Space]) -> None:
        """Let ink that has just been drawn with dry."""
        self._scene.dry(spaces)

    @property
    def is_moving(self) -> bool:
        """Whether anything on the map has not come to rest yet."""
        return self._scene.is_moving

    def light(self, groups: Iterable[frozenset[Space]], current: int | None = None) -> None:
        """Outline groups of spaces that earned something; `current`, from 0, more strongly."""
        self._scene.light(groups, current)

    @property
    def dots(self) -> frozenset[Space]:
        """Spaces marked as legal targets now; none while the marks are off."""
        return self._scene.dots

    @property
    def has_dots(self) -> bool:
        """Whether legal targets are marked."""
        return self._scene.has_dots

    def set_dots(self, *, on: bool) -> None:
        """Show or hide the marks of legal places."""
        self._scene.show_dots(on=on)

    @property
    def heat(self) -> Mapping[Space, HeatSpot]:
        """What is written on legal targets now; nothing while they are only marked."""
        return self._scene.heat

    def show_heat(self, spots: Mapping[Space, HeatSpot]) -> None:
        """Write something on each legal target, whether they are marked or not."""
        self._scene.show_heat(spots)

    @property
    def cursor_space(self) -> Space | None:
        """Where the keyboard's cursor is, which goes about while nothing is in hand."""
        return self._cursor

    def set_cursor_space(self, space: Space | None) -> None:
        """Put the keyboard's cursor on a space, or take it away."""
        if space == self._cursor:
            return
        self._cursor = space
        self._scene.show_cursor(space)
        if space is not None:
            self.show_space(space)
            self.cursor_moved.emit(space)

    # --- where things lie -----------------------------------------------------------------------

    @property
    def geometry_of_map(self) -> MapGeometry | None:
        """Where the spaces lie in scene coordinates; nothing before a sheet is shown."""
        return self._scene.geometry

    @property
    def zoom(self) -> float:
        """How many times larger than fitted the map is shown, 1 to `LARGEST_ZOOM`."""
        return self._zoom

    @property
    def has_stretched_art(self) -> bool:
        """Whether the map shows pictures of another size until the size has settled."""
        return self._scene.sheet_item.is_stale

    def set_zoom(self, zoom: float, about: QPointF | None = None) -> None:
        """Enlarge so that a point of the viewport, else its middle, keeps what it shows."""
        zoom = min(max(zoom, 1.0), LARGEST_ZOOM)
        before = self._scene.geometry
        if zoom == self._zoom or before is None:
            return
        point = about if about is not None else QRectF(self.viewport().rect()).center()
        # Spaces are whole device pixels, so they do not grow by quite the same factor.
        held = (self._on_scene(point) - QPointF(before.left, before.top)) / before.space
        self._zoom = zoom
        self._fit()
        after = self._scene.geometry or before
        there = QPointF(after.left, after.top) + held * after.space
        self.pan(point - self.viewportTransform().map(there))

    @property
    def sight(self) -> Sight:
        """How large, and where, a person looks at the map now."""
        geometry = self._scene.geometry
        if geometry is None or self._zoom == 1:
            return WHOLE
        middle = self._on_scene(QRectF(self.viewport().rect()).center())
        held = (middle - QPointF(geometry.left, geometry.top)) / geometry.space
        return Sight(self._zoom, held)

    def look_at(self, sight: Sight) -> None:
        """Show the map as somebody looked at it before, on this sheet or another one."""
        self.set_zoom(sight.zoom)
        geometry = self._scene.geometry
        if geometry is not None and self._zoom > 1:
            there = QPointF(geometry.left, geometry.top) + sight.middle * geometry.space
            middle = QRectF(self.viewport().rect()).center()
            self.pan(middle - self.viewportTransform().map(there))

    def enlarge(self) -> None:
        """Show the map a step larger."""
        self.set_zoom(self._zoom * _ZOOM_STEP)

    def shrink(self) -> None:
        """Show the map a step smaller."""
        self.set_zoom(self._zoom / _ZOOM_STEP)

    def zoom_by_wheel(self, event: QWheelEvent) -> None:
        """Enlarge about the pointer by what a wheel or track-pad was turned."""
        self.set_zoom(self._zoom * _ZOOM_STEP ** notches_of(event), event.position())

    def pan(self, way: QPointF) -> None:
        """Move what is shown by pixels, as far as the sheet reaches."""
        for bar, length in (
            (self.horizontalScrollBar(), way.x()),
            (self.verticalScrollBar(), way.y()),
        ):
            bar.setValue(bar.value() - round(length))

    def point_of(self, space: Space) -> QPointF:
        """Return the middle of a space in the viewport, for tests and for pointing at it."""
        geometry = self._scene.geometry
        if geometry is None:
            raise LookupError("no sheet is shown")
        return self.viewportTransform().map(geometry.rect_of(space).center())

    def space_near(self, point: QPointF) -> Space | None:
        """Return the space under a point of the viewport, or the nearest from the sheet's margin.

        Nothing beside the sheet.
        """
        geometry = self._scene.geometry
        if geometry is None:
            return None
        on_scene = self._on_scene(point)
        return geometry.nearest_space(on_scene) if geometry.sheet.contains(on_scene) else None

    def space_under(self, point: QPointF) -> Space | None:
        """Return the space under a point of the viewport; nothing beside the map itself."""
        geometry = self._scene.geometry
        return None if geometry is None else geometry.space_at(self._on_scene(point))

    def rect_on_screen(self, space: Space) -> QRect:
        """Return where a space is, in coordinates of the screen."""
        geometry = self.geometry_of_map
        if geometry is None:
            return QRect()
        rect = self.viewportTransform().mapRect(geometry.rect_of(space)).toRect()
        return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def apply_look(self) -> None:
        """Take over the colours at once."""
        self._scene.set_look(self.look)

    def show_space(self, space: Space) -> None:
        """Scroll a space into sight when the map is enlarged."""
        if self._zoom > 1 and self._scene.geometry is not None:
            margin = round(self._scene.geometry.space * self._zoom)
            self.ensureVisible(self._scene.geometry.rect_of(space), margin, margin)

    def _on_scene(self, point: QPointF) -> QPointF:
        transform = self.viewportTransform()
        return point if transform.isIdentity() else transform.inverted()[0].map(point)

    def _fit(self) -> None:
        """Lay everything out for the present size, device ratio and zoom, at once."""
        self._allow_scroll_bars()
        # The whole of the view, not the viewport: scroll bars must not change what they scroll.
        room = QRectF(QPointF(0, 0), self.contentsRect().size().toSizeF())
        self._scene.fit(room, self.devicePixelRatioF() * self._zoom)
        # In one step: at a scale of 1 in between the scroll bars would forget where they were.
        self.setTransform(QTransform.fromScale(self._zoom, self._zoom))
        if self._scene.sheet_item.is_stale:
            self._repaint.start()

    def _allow_scroll_bars(self) -> None:
        policy = (
            Qt.ScrollBarPolicy.ScrollBarAsNeeded
            if self._zoom > 1
            else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        )
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(654, 664)

    def minimumSizeHint(self) -> QSize:
        return QSize(13 * _SMALLEST_SPACE, 13 * _SMALLEST_SPACE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        exposure, geometry = self._scene.exposure, self._scene.geometry
        rects = rects_of(event.region())
        parts = [QRectF(rect) for rect in rects]
        transform = self.viewportTransform()
        if not transform.isIdentity():
            inverted, _ = transform.inverted()
            parts = [inverted.mapRect(part) for part in parts]
        if self._desk is not None:
            sheet = QRectF() if geometry is None else geometry.sheet
            pairs = zip(rects, parts, strict=True)
            self._paint_desk(self._desk, [rect for rect, part in pairs if not sheet.contains(part)])
        if self.devicePixelRatioF().is_integer():
            exposure.rects = parts
        super().paintEvent(event)
        exposure.rects = None

    def _paint_desk(self, desk: DeskBackground, rects: list[QRect]) -> None:
        if rects:
            corner = self.viewport().mapTo(desk, QPoint(0, 0))
            painter = QPainter(self.viewport())
            painter.translate(-corner)
            desk.paint_parts(painter, [rect.translated(corner) for rect in rects])
            painter.end()

    def hideEvent(self, event: QHideEvent) -> None:
        self._repaint.stop()
        self._scene.settle()
        self._scene.repaint_art()
        super().hideEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            names = self._scene.names_at(self._on_scene(QPointF(event.pos())))
            if names:
                QToolTip.showText(event.globalPos(), names, self)
                return True
        if kind is QEvent.Type.NativeGesture and isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.set_zoom(self._zoom * (1 + event.value()), event.position())
            return True
        done = super().viewportEvent(event)
        if kind is QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return done
