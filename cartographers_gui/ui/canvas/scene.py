"""The scene of one map: where everything lies, and what each item shows now."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from cartographers_gui.engine import MapSheet, Refusal, Space
from cartographers_gui.session import Draft
from cartographers_gui.ui.canvas.exposure import Exposure
from cartographers_gui.ui.canvas.ghost_item import GhostItem, Turn, turn_between
from cartographers_gui.ui.canvas.items import PictureItem, RulerItem, SheetItem
from cartographers_gui.ui.motion import Length, Motion, Movement
from cartographers_gui.ui.painting.cartouche import Cartouche
from cartographers_gui.ui.painting.ghost import paint_dots, paint_lit, paint_wet_ink
from cartographers_gui.ui.painting.heat import HeatSpot, paint_heat
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.owner_band import (
    OwnerTitle,
    owner_title_height,
    paint_owner_title,
)
from cartographers_gui.ui.painting.score_marks import ScoreMark, paint_score_marks, paint_veil

__all__ = ["MapScene"]

_MARGIN = 1.0
"""Room in px between the sheet and the edge of the canvas."""
_RING = 3.0
"""Width of the ring of a focused map, in px."""


class MapScene(QGraphicsScene):
    """Items made once, laid on each other; a scene unit is a logical pixel when not enlarged."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.motion = Motion(0)
        """How fast things move here."""
        self._look = Look()
        self._palette = self._look.palette
        self._owner: OwnerTitle | None = None
        self._room = QRectF()
        self._ratio = 1.0
        self._geometry: MapGeometry | None = None
        self._sheet: MapSheet | None = None
        self._draft: Draft | None = None
        self._refusals: tuple[Refusal, ...] = ()
        self._dots: frozenset[Space] = frozenset()
        self._form: tuple[object, ...] | None = None
        self._has_dots = True
        self._heat: dict[Space, HeatSpot] = {}
        self._lit: tuple[tuple[frozenset[Space], ...], int | None] = ((), None)
        self._counted: tuple[tuple[ScoreMark, ...], frozenset[Space]] | None = None
        self._cursor: Space | None = None
        self._turning: tuple[Movement, Turn] | None = None
        self._drying: Movement | None = None
        self.exposure = exposure = Exposure()
        """What is being painted, for the view to say."""
        self.sheet_item = SheetItem(exposure)
        self.owner_item = PictureItem(exposure)
        self.row_item = RulerItem(exposure, is_upright=True)
        self.column_item = RulerItem(exposure, is_upright=False)
        self.wet_item = PictureItem(exposure)
        self.dots_item = PictureItem(exposure)
        self.lit_item = PictureItem(exposure)
        self.ghost_item = GhostItem(exposure)
        self.cursor_item = PictureItem(exposure)
        self.focus_item = QGraphicsRectItem()
        for height, item in enumerate(
            (
                self.sheet_item,
                self.owner_item,
                self.row_item,
                self.column_item,
                self.wet_item,
                self.dots_item,
                self.lit_item,
                self.ghost_item,
                self.cursor_item,
                self.focus_item,
            )
        ):
            item.setZValue(height)
            self.addItem(item)
        self.focus_item.setBrush(Qt.BrushStyle.NoBrush)
        self.focus_item.hide()

    @property
    def geometry(self) -> MapGeometry | None:
        """Where the spaces lie, in scene coordinates; nothing before a sheet is shown."""
        return self._geometry

    @property
    def dots(self) -> frozenset[Space]:
        """Spaces marked as legal targets now; none while the marks are off."""
        return self._dots if self._has_dots else frozenset()

    @property
    def has_dots(self) -> bool:
        """Whether legal targets are marked."""
        return self._has_dots

    def fit(self, room: QRectF, ratio: float) -> None:
        """Lay the sheet out in a rectangle; `ratio` is device pixels for each scene unit."""
        if (room, ratio) != (self._room, self._ratio):
            self._room, self._ratio = QRectF(room), ratio
            self.setSceneRect(room)
            self._lay_out()

    def set_look(self, look: Look) -> None:
        """Take other colours and another size of texts."""
        if look != self._look:
            self._look, self._palette = look, look.palette
            self._lay_out()

    @property
    def owner_text(self) -> str:
        """What stands above a neighbour's sheet; empty on one's own."""
        return "" if self._owner is None else self._owner.text

    def names_at(self, point: QPointF) -> str:
        """Return in full what is written at a point of the sheet's edge, where names are cut."""
        if self._owner is not None and self.owner_item.boundingRect().contains(point):
            return self._owner.text
        geometry, cartouche = self._geometry, self.sheet_item.cartouche
        if geometry is None or cartouche is None or not geometry.strip.contains(point):
            return ""
        return " ".join(filter(None, (cartouche.name, cartouche.title)))

    def show_owner(self, owner: OwnerTitle | None) -> None:
        """Say above the sheet whose map it is; in an ambush a band surrounds the sheet as well."""
        if owner != self._owner:
            moved = (owner is None) != (self._owner is None)
            self._owner = owner
            self.sheet_item.show_band(shown=owner is not None and owner.is_ambush)
            if moved:
                self._lay_out()
            else:
                self._show_owner()

    def show_sheet(self, sheet: MapSheet, cartouche: Cartouche | None) -> None:
        """Show a sheet under whatever is in hand."""
        before = self._sheet
        if sheet != before:
            self.settle()
        self._sheet = sheet
        self.sheet_item.show_sheet(sheet, cartouche)
        if before is None or before.layout != sheet.layout:
            self._lay_out()

    def show_draft(self, draft: Draft | None, refusals: tuple[Refusal, ...]) -> None:
        """Show the shape in hand, legal or not, and the places where it would be legal."""
        turn = turn_between(self._draft, draft)
        self._stop_turning()
        self._draft, self._refusals = draft, refusals
        form = (draft.sheet, draft.offer, draft.option, draft.form, draft.pivot) if draft else None
        if form != self._form:
            self._form = form
            self._dots = draft.legal_targets() if draft is not None else frozenset()
            self._show_dots()
        self._show_ghost()
        if turn is not None:
            self._swing(turn)

    def dry(self, spaces: frozenset[Space]) -> None:
        """Let ink that has just been drawn with dry."""
        geometry, palette = self._geometry, self._palette
        length = self.motion.length(Length.DRY)
        self._stop_drying()
        if geometry is None or not length or not spaces:
            return

        def paint(painter: QPainter) -> None:
            paint_wet_ink(painter, geometry, spaces, palette)

        bounds = geometry.snapped_out(geometry.bounds_of(spaces))
        self.wet_item.setOpacity(1.0)
        self.wet_item.show_painting(geometry, bounds, paint)
        self._drying = Movement(
            length, lambda part: self.wet_item.setOpacity(1 - part), self._stop_drying, self
        )
        self._drying.run()

    def settle(self) -> None:
        """Bring everything to where it will be, at once."""
        self._stop_turning()
        self._stop_drying()

    @property
    def is_moving(self) -> bool:
        """Whether anything has not come to rest yet."""
        return self._turning is not None or self._drying is not None

    def _swing(self, turn: Turn) -> None:
        """Let the shape, which lies as it will lie already, look as if it turned there."""
        draft, geometry = self._draft, self._geometry
        length = self.motion.length(Length.TURN)
        if geometry is None or draft is None or draft.target is None or not length:
            return
        middle = geometry.rect_of(draft.target).center()

        def step(part: float) -> None:
            # Fast at first: the eye follows the end of a turn.
            self.ghost_item.swing(turn, middle, (1 - part) ** 2)

        movement = Movement(length, step, self._stop_turning, self)
        self._turning = (movement, turn)
        step(0.0)
        movement.run()

    def _stop_turning(self) -> None:
        if self._turning is not None:
            (movement, turn), self._turning = self._turning, None
            movement.drop()
            self.ghost_item.swing(turn, QPointF(), 0.0)

    def _stop_drying(self) -> None:
        if self._drying is not None:
            movement, self._drying = self._drying, None
            movement.drop()
            self.wet_item.hide()

    @property
    def heat(self) -> Mapping[Space, HeatSpot]:
        """What is written on legal targets now."""
        return self._heat

    def show_dots(self, *, on: bool) -> None:
        """Show or hide the marks of legal places."""
        if on != self._has_dots:
            self._has_dots = on
            self._show_dots()

    def show_heat(self, spots: Mapping[Space, HeatSpot]) -> None:
        """Write something on each legal target instead of marking it; nothing for the marks."""
        if spots != self._heat:
            self._heat = dict(spots)
            self._show_dots()

    def light(self, groups: Iterable[frozenset[Space]], current: int | None = None) -> None:
        """Outline groups of spaces; the `current` one, counted from 0, more strongly."""
        lit = (tuple(group for group in groups if group), current)
        if lit != self._lit:
            self._lit = lit
            self._show_lit()

    def show_counted(
        self, marks: Iterable[ScoreMark] | None, beside: frozenset[Space] = frozenset()
    ) -> None:
        """Number groups of spaces, and let all be pale but these and the spaces `beside` them.

        Nothing shows the plain map again, with what `light` outlined.
        """
        counted = None if marks is None else (tuple(marks), beside)
        if counted != self._counted:
            self._counted = counted
            self._show_lit()

    def show_cursor(self, space: Space | None) -> None:
        """Put the ring of the keyboard round a space."""
        self._cursor = space
        self._show_cursor()

    def repaint_art(self) -> None:
        """Paint stretched pictures at their proper size."""
        if self.sheet_item.is_stale:
            self.sheet_item.repaint_art()

    def _lay_out(self) -> None:
        if self._sheet is None or self._room.isEmpty():
            return
        self.settle()
        layout = self._sheet.layout
        room = self._room.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        if self._owner is not None:
            room.setTop(room.top() + owner_title_height(self._look))
        geometry = MapGeometry.fitted(room, layout.rows, layout.cols, ratio=self._ratio)
        self._geometry = geometry
        # Above and below it runs on under the bars of the page.
        sheet = geometry.sheet
        self.sheet_item.fit_shadow(
            min(sheet.left() - self._room.left(), self._room.right() - sheet.right())
        )
        for item in (self.sheet_item, self.row_item, self.column_item, self.ghost_item):
            item.lay_out(geometry, self._palette)
        reach = _RING / 2
        self.focus_item.setRect(geometry.sheet.adjusted(reach, reach, -reach, -reach))
        self.focus_item.setPen(QPen(self._palette.focus, _RING))
        self._show_owner()
        self._show_dots()
        self._show_lit()
        self._show_cursor()
        self._show_ghost()

    def _show_owner(self) -> None:
        geometry, look, owner = self._geometry, self._look, self._owner
        if geometry is None:
            return
        height = owner_title_height(look)
        sheet = geometry.sheet
        rect = QRectF(sheet.left(), sheet.top() - height, sheet.width(), height)

        def paint(painter: QPainter) -> None:
            assert owner is not None
            paint_owner_title(painter, rect, owner, look)

        self.owner_item.show_painting(geometry, rect, paint if owner is not None else None)

    def _show_dots(self) -> None:
        geometry, palette, dots, heat = self._geometry, self._palette, self.dots, self._heat
        if geometry is None:
            return
        ruins = frozenset(self._sheet.layout.ruins) if self._sheet is not None else frozenset()

        def paint(painter: QPainter) -> None:
            if heat:
                paint_heat(painter, geometry, heat, palette)
            else:
                paint_dots(painter, geometry, dots, palette, printed=ruins)

        bounds = geometry.bounds_of(frozenset(heat) or dots)
        self.dots_item.show_painting(geometry, bounds, paint if heat or dots else None)

    def _show_lit(self) -> None:
        geometry, palette = self._geometry, self._palette
        groups, current = self._lit
        if geometry is None:
            return
        if self._counted is not None:
            self._show_counted(geometry, *self._counted)
            return

        ruins = self._covered_ruins()

        def paint(painter: QPainter) -> None:
            for number, group in enumerate(groups):
                here = number == current
                paint_lit(painter, geometry, group, palette, current=here, ruins=ruins)

        bounds = _room_for_lines(geometry, frozenset[Space]().union(*groups))
        self.lit_item.show_painting(geometry, bounds, paint if groups else None)

    def _covered_ruins(self) -> frozenset[Space]:
        sheet = self._sheet
        return frozenset() if sheet is None else sheet.layout.ruins & sheet.filled

    def _show_counted(
        self, geometry: MapGeometry, marks: tuple[ScoreMark, ...], beside: frozenset[Space]
    ) -> None:
        palette = self._palette
        coloured = beside.union(*(mark.spaces for mark in marks))
        ruins = self._covered_ruins()

        def paint(painter: QPainter) -> None:
            paint_veil(painter, geometry, coloured, palette)
            paint_score_marks(painter, geometry, marks, palette, ruins=ruins)

        self.lit_item.show_painting(geometry, geometry.sheet, paint)

    def _show_ghost(self) -> None:
        draft, refusals = self._draft, self._refusals
        bad = frozenset[Space]().union(*(refusal.spaces for refusal in refusals))
        self.ghost_item.show_draft(draft, bad, legal=not refusals)
        for ruler in (self.row_item, self.column_item):
            ruler.mark(draft.spaces if draft is not None else frozenset())

    def _show_cursor(self) -> None:
        geometry, palette, cursor = self._geometry, self._palette, self._cursor
        if geometry is None:
            return
        spaces = frozenset() if cursor is None else frozenset({cursor})

        def paint(painter: QPainter) -> None:
            paint_lit(painter, geometry, spaces, palette, current=True)

        bounds = _room_for_lines(geometry, spaces)
        self.cursor_item.show_painting(geometry, bounds, paint if spaces else None)


def _room_for_lines(geometry: MapGeometry, spaces: frozenset[Space]) -> QRectF:
    """Return the whole pixels that outlines round spaces may touch."""
    reach = 4 + 0.04 * geometry.space
    bounds = geometry.bounds_of(spaces).adjusted(-reach, -reach, reach, reach)
    return geometry.snapped_out(bounds)
