"""The shape in hand on the scene: a finished picture that is only moved."""

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from cartographers_gui.engine import MapSheet, Orientation, Space, Terrain
from cartographers_gui.session import Draft
from cartographers_gui.ui.canvas.exposure import Exposure
from cartographers_gui.ui.painting.ghost import Ghost, GhostLook, ghost_picture
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.parts import paint_parts
from cartographers_gui.ui.theme import Palette

__all__ = ["GhostItem", "Turn", "turn_between"]

_CORNER = Space(0, 0)
_THINNEST = 0.06
_MOST_PICTURES = 128
"""Pictures kept; one is about 150 kB at 54 px a space."""

_Key = tuple[Orientation, Space, Terrain, GhostLook, frozenset[Space]]
"""Form, its corner on the map, terrain, look, and its bad spaces or, where legal, its ruins."""


class Turn(Enum):
    """How a shape came to be as it is."""

    RIGHT = auto()
    LEFT = auto()
    MIRROR = auto()


def turn_between(before: Draft | None, after: Draft | None) -> Turn | None:
    """Return the turn that makes one draft of another; nothing when it is none.

    A shape that looks the same afterwards has not turned.
    """
    if before is None or after is None or before.form == after.form or after.target is None:
        return None
    if (before.option, before.target) != (after.option, after.target):
        return None
    there = (after.form, after.pivot)
    for turn, turned in (
        (Turn.RIGHT, before.turned()),
        (Turn.LEFT, before.turned(clockwise=False)),
        (Turn.MIRROR, before.mirrored()),
    ):
        if (turned.form, turned.pivot) == there:
            return turn
    return None


class GhostItem(QGraphicsPixmapItem):
    """Shows a draft; each of its pictures is painted once and kept while size and colours last.

    Painting a shape takes about 10 ms, longer than a pointer may wait. An illegal one, whose bad
    spaces change at every step, is therefore put together from two finished pictures: all spaces
    good, and all bad.
    """

    def __init__(self, exposure: Exposure) -> None:
        super().__init__()
        self._exposure = exposure
        self._ghosts: dict[_Key, Ghost] = {}
        self._geometry: MapGeometry | None = None
        self._palette: Palette | None = None
        self._is_swinging = False
        self._shown: Ghost | None = None
        self._ruins: tuple[MapSheet | None, frozenset[Space]] = (None, frozenset())
        self.hide()

    def lay_out(self, geometry: MapGeometry, palette: Palette) -> None:
        """Take a place and colours; pictures for others are given up."""
        if geometry != self._geometry or palette is not self._palette:
            self._geometry, self._palette = geometry, palette
            self._ghosts.clear()

    def show_draft(self, draft: Draft | None, bad: frozenset[Space], *, legal: bool) -> None:
        """Show a draft where it is; `bad` are the spaces it may not fill."""
        anchor = draft.anchor if draft is not None else None
        geometry, palette = self._geometry, self._palette
        if draft is None or anchor is None or geometry is None or palette is None:
            self.hide()
            return
        look = GhostLook.LEGAL if legal else GhostLook.ILLEGAL
        if draft.is_laid:
            look = GhostLook.LAID
        # A laid shape is painted where it lies: it will be drawn there with the same strokes.
        base = anchor if look is GhostLook.LAID else _CORNER
        down, right = anchor.row - base.row, anchor.col - base.col
        marked = self._open_ruins(draft.sheet) & draft.spaces if legal else bad
        there = frozenset([Space(row - down, col - right) for row, col in marked])
        key = (draft.form, base, draft.terrain, look, there)
        ghost = self._ghosts.get(key) or self._made(key, geometry, palette)
        if ghost is not self._shown:
            self._shown = ghost
            self.setPixmap(ghost.picture)
        size = geometry.space
        self.setPos(ghost.origin + QPointF(right * size, down * size))
        self.show()

    def swing(self, turn: Turn | None, middle: QPointF, left: float) -> None:
        """Look as with a part of a turn, 1 to 0, still to go about a point of the scene."""
        self._is_swinging = turn is not None and left > 0
        if turn is None or not self._is_swinging:
            self.setTransform(QTransform())
            self.setTransformationMode(Qt.TransformationMode.FastTransformation)
            return
        about = middle - self.pos()
        swung = QTransform.fromTranslate(about.x(), about.y())
        if turn is Turn.MIRROR:
            # Through the edge of a leaf, but never quite as thin as nothing.
            width = 1 - 2 * left
            swung.scale(width if abs(width) > _THINNEST else _THINNEST, 1.0)
        else:
            swung.rotate((-90 if turn is Turn.RIGHT else 90) * left)
        swung.translate(-about.x(), -about.y())
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setTransform(swung)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Copy what has to be painted of the picture."""
        if self._is_swinging:
            super().paint(painter, option, widget)  # type: ignore[arg-type]
            return
        if self._shown is None:
            return
        place = self.sceneBoundingRect()
        parts = self._exposure.within(place)
        if parts is not None:
            corner = place.topLeft()
            parts = [part.translated(-corner) for part in parts]
        paint_parts(painter, self._shown.picture, QPointF(0, 0), parts)

    def _open_ruins(self, sheet: MapSheet) -> frozenset[Space]:
        """Return the ruins that are still open; while a shape is led about they stay the same."""
        if self._ruins[0] is not sheet:
            self._ruins = (sheet, sheet.open_ruins)
        return self._ruins[1]

    def _made(self, key: _Key, geometry: MapGeometry, palette: Palette) -> Ghost:
        form, base, terrain, look, marked = key
        spaces = form.at(base)
        if len(self._ghosts) >= _MOST_PICTURES:
            self._ghosts.clear()
        if look is not GhostLook.ILLEGAL:
            ghost = ghost_picture(geometry, spaces, terrain, palette, look=look, ruins=marked)
        elif not marked or marked == spaces:
            ghost = ghost_picture(geometry, spaces, terrain, palette, look=look, bad=marked)
        else:
            ghost = self._put_together(form, terrain, marked, geometry, palette)
        self._ghosts[key] = ghost
        return ghost

    def _put_together(
        self,
        form: Orientation,
        terrain: Terrain,
        bad: frozenset[Space],
        geometry: MapGeometry,
        palette: Palette,
    ) -> Ghost:
        spaces = form.at(_CORNER)
        good, crossed = (
            self._ghosts.get(key) or self._made(key, geometry, palette)
            for key in (
                (form, _CORNER, terrain, GhostLook.ILLEGAL, frozenset[Space]()),
                (form, _CORNER, terrain, GhostLook.ILLEGAL, spaces),
            )
        )
        picture, ratio = QPixmap(good.picture), geometry.ratio
        painter = QPainter(picture)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        for space in bad & spaces:
            rect = geometry.rect_of(space).translated(-good.origin)
            source = QRectF(rect.topLeft() * ratio, rect.size() * ratio)
            painter.drawPixmap(rect, crossed.picture, source)
        painter.end()
        return Ghost(picture, good.origin)
