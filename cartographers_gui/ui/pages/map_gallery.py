"""All maps of a finished game as sheets to leaf through, painted one by one when in view."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cartographers_gui.engine import MapSheet
from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.painting.crest_picture import paint_crest_picture
from cartographers_gui.ui.painting.map_art import MapArt
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.score_marks import ScoreMark, paint_score_marks, paint_veil
from cartographers_gui.ui.painting.shadow import CARD_SHADOW, paint_shadow
from cartographers_gui.ui.painting.star_coin import paint_star
from cartographers_gui.ui.painting.text_block import (
    AT_LEFT,
    fitted_font,
    paint_wrapped,
    whole_words,
)
from cartographers_gui.ui.text import number
from cartographers_gui.ui.typography import line_height
from cartographers_gui.ui.widgets.finger_scroll import scroll_by_finger
from cartographers_gui.ui.widgets.focus_ring import paint_focus_ring
from cartographers_gui.ui.widgets.look import Look, look_of
from cartographers_gui.ui.widgets.ribbon import paint_ribbon, ribbon_size

__all__ = ["GALLERY_GAP", "GalleryEntry", "MapGallery"]

GALLERY_GAP = 9
"""Px between a map and the edge of its room."""
_FOOT = 62.0
_RIBBON = 18.0
_SMALLEST = 170.0
_LARGEST, _LARGEST_SHARE = 520.0, 0.45
"""Width of a map in px that is not exceeded, unless that is less than this part of the height."""
_NARROW_FOOT = 210.0
_STARS = 24.0
"""Height in px at scale 1 of the stars where they stand below the name."""
_SMALLEST_NAME = 12.0
_SCROLL_BAR = 14
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class GalleryEntry:
    """One map with what stands below it."""

    seat: int
    sheet: MapSheet
    name: str
    title: str
    crest: Crest
    total: int
    ribbon: str = ""
    """Word on the ribbon of a winner's map."""


class GalleryModel(QAbstractListModel):
    """The maps, the best first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.entries: tuple[GalleryEntry, ...] = ()

    def set_entries(self, entries: Sequence[GalleryEntry]) -> None:
        """Show other maps."""
        self.beginResetModel()
        self.entries = tuple(entries)
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what Qt asks for: the text shown and the one read aloud."""
        entry = self.entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{entry.name} {entry.title} {number(entry.total)}"
        return None


class MapDelegate(QStyledItemDelegate):
    """Paints one sheet of the gallery."""

    def __init__(self, model: GalleryModel, gallery: "MapGallery") -> None:
        super().__init__(gallery)
        self._model = model
        self._gallery = gallery

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the sheet of an index."""
        look = look_of(self._gallery)
        entry = self._model.entries[index.row()]
        area = QRectF(option.rect)
        card = area.adjusted(GALLERY_GAP, look.fonts.px(_RIBBON), -GALLERY_GAP, -GALLERY_GAP)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadow(painter, card, 3, CARD_SHADOW, look.palette)
        painter.setPen(QPen(look.palette.border, 1.0))
        painter.setBrush(look.palette.card)
        painter.drawRoundedRect(card, 3, 3)
        map_place = QRectF(card.left() + 3, card.top() + 3, card.width() - 6, card.width() - 6)
        picture = self._gallery.picture_of(entry, map_place.size().toSize())
        painter.drawPixmap(map_place.topLeft() + self._gallery.origin(), picture)
        self._gallery.paint_light(painter, entry, map_place.topLeft())
        foot = QRectF(card.left() + 6, map_place.bottom() + 4, card.width() - 12, 0)
        foot.setBottom(card.bottom() - 6)
        self._paint_foot(painter, foot, entry, look)
        if entry.ribbon:
            size = ribbon_size(entry.ribbon, look.fonts)
            # The first row of the map stays free.
            corner = QPointF(card.right() - size.width() - 10, card.top() + 4 - size.height())
            paint_ribbon(painter, entry.ribbon, QRectF(corner, size), look.palette, look.fonts)
        if self._gallery.hasFocus() and index == self._gallery.currentIndex():
            paint_focus_ring(painter, card, 3, look.palette)
        painter.restore()

    def _paint_foot(self, painter: QPainter, foot: QRectF, entry: GalleryEntry, look: Look) -> None:
        """Paint crest, name and title, with the stars at the right end or, if narrow, below."""
        palette, fonts = look.palette, look.fonts
        narrow = foot.width() < fonts.px(_NARROW_FOOT)
        side = min(foot.height(), fonts.px(32 if narrow else 44))
        crest = QRectF(foot.left(), foot.center().y() - side / 2, side * 0.9, side)
        paint_crest_picture(painter, entry.crest, crest, palette)
        text = foot.adjusted(crest.width() + 8, 0, 0, 0)
        if narrow:
            upper, lower = QRectF(text), QRectF(text)
            upper.setBottom(text.bottom() - fonts.px(_STARS))
            lower.setTop(upper.bottom())
            self._paint_names(painter, upper, entry.name, "", look)
            self._paint_stars(painter, lower, entry.total, look, at_left=True)
            return
        room = self._paint_stars(painter, text, entry.total, look)
        text.setRight(text.right() - room - 4)
        self._paint_names(painter, text, entry.name, entry.title, look)

    def _paint_stars(
        self, painter: QPainter, room: QRectF, total: int, look: Look, *, at_left: bool = False
    ) -> float:
        """Paint a number with a star at one end of a room and return their width."""
        fonts = look.fonts
        side = min(fonts.px(24), room.height())
        text = number(total)
        font = fonts.bold(min(22.0, 0.92 * side / fonts.scale))
        width = QFontMetricsF(font).horizontalAdvance(text)
        left = room.left() if at_left else room.right() - side - width - 6
        star = QRectF(left + width + 6, room.center().y() - side / 2, side, side)
        paint_star(painter, star, look.palette)
        painter.setFont(font)
        painter.setPen(look.palette.text)
        place = QRectF(left, room.top(), width + 2, room.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        return side + width + 8

    def _paint_names(
        self, painter: QPainter, room: QRectF, name: str, title: str, look: Look
    ) -> None:
        """Paint a name and below it a title, in the middle of a room.

        A name too long for one line has two; the title goes before anything of the name does.
        """
        font, aside = look.fonts.strong(17), look.fonts.aside(title, 13)
        if QFontMetricsF(font).horizontalAdvance(name) > room.width():
            smallest = round(look.fonts.px(_SMALLEST_NAME))
            font = fitted_font(look.fonts.strong(15), [name], room.size(), smallest)
        lines = whole_words(name, font, room.width())
        height, below = len(lines) * line_height(font), line_height(aside) if title else 0.0
        if height + below > room.height() + 2:
            below = 0.0
        place = QRectF(room.left(), 0, room.width(), min(height, room.height()))
        place.moveTop(room.center().y() - (place.height() + below) / 2)
        painter.setPen(look.palette.text)
        paint_wrapped(painter, "\n".join(lines), place, font, AT_LEFT)
        if below:
            place = QRectF(room.left(), place.bottom(), room.width(), below)
            cut = Qt.TextElideMode.ElideRight
            line = QFontMetricsF(aside).elidedText(title, cut, room.width())
            painter.setPen(look.palette.muted)
            paint_wrapped(painter, line, place.adjusted(0, 0, 4, 0), aside, AT_LEFT)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return self._gallery.entry_size()


class MapGallery(QListView):
    """Shows many maps without painting more of them than can be seen.

    A map in view that is not painted yet shows as an empty sheet for a moment: one is painted each
    time the program has nothing else to do.
    """

    map_opened = Signal(int)
    """Seat of the player whose map is to be seen large."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = GalleryModel(self)
        self._pictures: dict[int, QPixmap] = {}
        self._blank: QPixmap | None = None
        self._origin = QPointF()
        self._lit: tuple[int, ScoreMark | None] | None = None
        self._wanted: dict[int, GalleryEntry] = {}
        self._made_for: tuple[QSize, float, str] | None = None
        self._painting = QTimer(self, interval=0)
        self._painting.timeout.connect(self.on_idle)
        self.setModel(self._model)
        scroll_by_finger(self, always=True)
        self.setItemDelegate(MapDelegate(self._model, self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setStyleSheet("QListView { background: transparent; border: none; }")
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.on_clicked)

    def set_entries(self, entries: Sequence[GalleryEntry]) -> None:
        """Show other maps."""
        self._made_for = None
        self._wanted.clear()
        self._model.set_entries(entries)
        self._centre()

    def show_seat(self, seat: int) -> None:
        """Bring a player's map into view."""
        for row, entry in enumerate(self._model.entries):
            if entry.seat == seat:
                index = self._model.index(row)
                self.setCurrentIndex(index)
                self.scrollTo(index)

    def light(self, seat: int | None, mark: ScoreMark | None = None) -> None:
        """Make one map pale but for the marked spaces; without a seat all maps are plain."""
        self._lit = None if seat is None else (seat, mark)
        if seat is not None:
            self.show_seat(seat)
        self.viewport().update()

    def lit(self) -> tuple[int, ScoreMark | None] | None:
        """Return whose map is pale, and what is marked on it."""
        return self._lit

    def paint_light(self, painter: QPainter, entry: GalleryEntry, corner: QPointF) -> None:
        """Paint the veil over the map that is lit."""
        if self._lit is None or self._lit[0] != entry.seat or self._made_for is None:
            return
        geometry, palette, mark = self._art(entry).geometry, look_of(self).palette, self._lit[1]
        painter.save()
        painter.translate(corner)
        paint_veil(painter, geometry, mark.spaces if mark else frozenset(), palette)
        if mark is not None:
            paint_score_marks(painter, geometry, [mark], palette)
        painter.restore()

    def origin(self) -> QPointF:
        """Return where in its place each picture of a map lies, so that it is centred."""
        return self._origin

    def painted_count(self) -> int:
        """Return how many maps have been painted at the present size."""
        return len(self._pictures)

    def is_painted(self, seat: int) -> bool:
        """Tell whether a player's map has been painted at the present size."""
        return seat in self._pictures

    def is_painting(self) -> bool:
        """Tell whether maps in view are still to be painted."""
        return self._painting.isActive()

    def entry_size(self) -> QSize:
        """Return the size of one sheet: a few fill the room, many stand in full rows."""
        px = look_of(self).fonts.px
        foot, smallest = px(_FOOT + _RIBBON) + GALLERY_GAP, px(_SMALLEST)
        # A scroll bar that comes and goes must not change the size.
        room = self.width() - _SCROLL_BAR
        # A single map is what the page is for.
        single = len(self._model.entries) == 1
        largest = self.height() if single else max(px(_LARGEST), _LARGEST_SHARE * self.height())
        most = max(smallest, min(self.height() - foot - 4, largest))
        columns = max(1, min(math.ceil(room / most), int(room / smallest)))
        count = max(1, len(self._model.entries))
        width = max(smallest, most if count < columns else room / columns)
        return QSize(int(width), int(width - 2 * GALLERY_GAP + foot))

    def least_height(self) -> int:
        """Return the height in px at which one row of the smallest sheets is whole."""
        px, room = look_of(self).fonts.px, self.width() - _SCROLL_BAR
        return math.ceil(room / max(1, room // px(_SMALLEST)) + px(_FOOT + _RIBBON)) + 4

    def _centre(self) -> None:
        """Put a few maps in the middle of the page."""
        row = self.entry_size().width() * len(self._model.entries)
        margin = max(0, (self.width() - _SCROLL_BAR - row) // 2)
        self.setViewportMargins(margin, 0, 0, 0)

    def picture_of(self, entry: GalleryEntry, size: QSize) -> QPixmap:
        """Return the picture of a map, for now an empty one if it is not painted yet."""
        wanted = (size, self.devicePixelRatioF(), look_of(self).palette.name)
        if self._made_for != wanted:
            self._made_for = wanted
            self._pictures.clear()
            self._wanted.clear()
            self._blank = None
        picture = self._pictures.get(entry.seat)
        if picture is not None:
            return picture
        self._wanted[entry.seat] = entry
        if self.isVisible():
            self._painting.start()
        if self._blank is None:
            art = self._art(entry)
            self._blank, self._origin = art.base(), art.origin
        return self._blank

    def _art(self, entry: GalleryEntry) -> MapArt:
        assert self._made_for is not None
        size, ratio, _ = self._made_for
        layout = entry.sheet.layout
        geometry = MapGeometry.fitted(
            QRectF(0, 0, size.width(), size.height()),
            layout.rows,
            layout.cols,
            ratio=ratio,
            rulers=False,
            cartouche=False,
        )
        return MapArt(layout, geometry, look_of(self).palette)

    def on_idle(self) -> None:
        """Paint one of the maps that were asked for, unless it has left the view meanwhile."""
        if not self._wanted or self._blank is None:
            self._painting.stop()
            return
        seat, entry = next(iter(self._wanted.items()))
        del self._wanted[seat]
        index = self._model.index([each.seat for each in self._model.entries].index(seat))
        if self.visualRect(index).intersects(self.viewport().rect()):
            picture = QPixmap(self._blank)
            painter = QPainter(picture)
            painter.drawPixmap(0, 0, self._art(entry).drawn(entry.sheet))
            painter.end()
            self._pictures[seat] = picture
            self.update(index)
        if not self._wanted:
            self._painting.stop()

    def on_clicked(self, index: QModelIndex) -> None:
        self.map_opened.emit(self._model.entries[index.row()].seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        opens = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
        if event.key() in opens and self.currentIndex().isValid():
            if not event.isAutoRepeat():
                self.on_clicked(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._painting.stop()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._centre()
        self.scheduleDelayedItemsLayout()
