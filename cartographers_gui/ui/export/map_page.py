"""A sheet as it lies on a table: map, coin track, the boxes of four seasons; empty or filled."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from cartographers_gui.engine import (
    SEASON_CARDS,
    Edict,
    MapLayout,
    MapSheet,
    ScoringCard,
    Season,
    SeasonScore,
)
from cartographers_gui.ui.export.lettering import CENTRED, RIGHT, write
from cartographers_gui.ui.export.page import A4, Page
from cartographers_gui.ui.export.stamps import shining, stamp_crest, stamp_mark
from cartographers_gui.ui.painting.cartouche import Cartouche, paint_cartouche
from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.painting.map_art import paint_map
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.mark import Mark, Ornament
from cartographers_gui.ui.painting.star_coin import CoinState, paint_coin, paint_star
from cartographers_gui.ui.text import card_name, number, season_name, side_label
from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.typography import Typography

__all__ = ["MapRecord", "empty_page", "map_page", "map_picture"]

translate = QCoreApplication.translate

_FONTS = Typography()
_LEFT, _RIGHT = 50.0, 950.0
_MAP = QRectF(38, 128, 924, 912)
_PICTURE = QSizeF(1000, 1018)


@dataclass(frozen=True, slots=True)
class MapRecord:
    """What is known of one player's map at the end of a game."""

    sheet: MapSheet
    name: str
    title: str
    crest: Crest
    seasons: tuple[SeasonScore, ...]
    edicts: tuple[ScoringCard, ...]
    """The cards below A to D."""
    note: str = ""
    """A small remark, such as the seed."""

    @property
    def total(self) -> int:
        """All stars."""
        return sum(score.total for score in self.seasons)


def map_page(record: MapRecord) -> Page:
    """Return the page of a played map with its scores."""
    return Page(A4, partial(_paint_sheet, record.sheet, record))


def empty_page(layout: MapLayout) -> Page:
    """Return the page of an empty sheet to draw on with pencils."""
    return Page(A4, partial(_paint_sheet, MapSheet.blank(layout), None))


def map_picture(record: MapRecord) -> Page:
    """Return the map alone, with its owner's name."""
    return Page(_PICTURE, partial(_paint_map_alone, record))


def _paint_map_alone(record: MapRecord, painter: QPainter, palette: Palette) -> None:
    layout = record.sheet.layout
    room = QRectF(0, 0, _PICTURE.width(), _PICTURE.height())
    geometry = MapGeometry.fitted(room, layout.rows, layout.cols)
    paint_map(painter, geometry, record.sheet, palette)
    cartouche = Cartouche(record.name, record.title, record.crest, record.note)
    paint_cartouche(painter, geometry, cartouche, palette)


def _paint_sheet(
    sheet: MapSheet, record: MapRecord | None, painter: QPainter, palette: Palette
) -> None:
    layout = sheet.layout
    geometry = MapGeometry.fitted(_MAP, layout.rows, layout.cols, cartouche=False)
    _paint_head(painter, layout, record, palette)
    paint_map(painter, geometry, sheet, palette)
    _paint_coins(painter, sheet, palette, geometry.map_rect)
    _paint_seasons(painter, record, palette)
    _paint_foot(painter, record, palette)


# --- parts of the sheet -------------------------------------------------------------------------


def _write_on_line(painter: QPainter, label: str, room: QRectF, palette: Palette) -> None:
    """Write a small label with a line behind it to write on."""
    font = _FONTS.body(20)
    write(painter, label, room, font, color=palette.muted)
    start = room.left() + QFontMetricsF(font).horizontalAdvance(label) + 10
    painter.setPen(QPen(palette.muted, 1.2))
    y = room.center().y() + 11
    painter.drawLine(QPointF(start, y), QPointF(room.right(), y))


def _paint_head(
    painter: QPainter, layout: MapLayout, record: MapRecord | None, palette: Palette
) -> None:
    """Paint whose map it is, or where to write it, and which side of the sheet."""
    side = QRectF(_RIGHT - 120, 50, 120, 40)
    write(painter, side_label(layout), side, _FONTS.strong(24), color=palette.text, align=RIGHT)
    if record is None:
        name = QRectF(_LEFT, 60, 420, 40)
        title = QRectF(_LEFT + 440, 60, 310, 40)
        _write_on_line(painter, translate("Paper", "Name"), name, palette)
        _write_on_line(painter, translate("Paper", "Title"), title, palette)
        return
    stamp_crest(painter, record.crest, QRectF(_LEFT, 36, 72, 80), palette)
    room = QRectF(_LEFT + 92, 36, _RIGHT - _LEFT - 92 - 130, 46)
    write(painter, record.name, room, _FONTS.bold(36), color=palette.text)
    below = QRectF(room.left(), 82, room.width(), 30)
    font = _FONTS.aside(record.title, 21)
    write(painter, record.title, below, font, color=palette.muted)
    if record.note:
        note = QRectF(_RIGHT - 330, 86, 330, 26)
        font = _FONTS.aside(record.note, 17)
        write(painter, record.note, note, font, color=palette.muted, align=RIGHT)


def _paint_coins(painter: QPainter, sheet: MapSheet, palette: Palette, area: QRectF) -> None:
    slots = sheet.layout.coin_slots
    top, side = 1046.0, 46.0
    label = QRectF(_LEFT, top, 130, side)
    write(painter, translate("Paper", "Coins"), label, _FONTS.strong(22), color=palette.text)
    start = label.right()
    step = (area.right() - start - side) / max(1, slots - 1)
    for slot in range(slots):
        place = QRectF(start + slot * step, top, side, side)
        state = CoinState.FILLED if slot < sheet.coins else CoinState.EMPTY
        paint_coin(painter, place, shining(palette) if slot < sheet.coins else palette, state)


def _paint_seasons(painter: QPainter, record: MapRecord | None, palette: Palette) -> None:
    width, gap, top, height = 216.0, 12.0, 1108.0, 168.0
    scores = () if record is None else record.seasons
    for position, season in enumerate(Season):
        box = QRectF(_LEFT + position * (width + gap), top, width, height)
        score = next((each for each in scores if each.season is season), None)
        _paint_season_box(painter, season, score, box, palette)


def _paint_season_box(
    painter: QPainter, season: Season, score: SeasonScore | None, box: QRectF, palette: Palette
) -> None:
    painter.setPen(QPen(palette.text, 1.6))
    painter.setBrush(palette.card)
    painter.drawRoundedRect(box, 9, 9)
    medallion = QRectF(box.left() + 10, box.top() + 9, 38, 38)
    stamp_mark(painter, season, medallion, palette)
    name = QRectF(medallion.right() + 8, medallion.top(), box.right() - medallion.right() - 70, 38)
    write(painter, season_name(season), name, _FONTS.strong(21), color=palette.text)
    _paint_sum(painter, QRectF(box.right() - 58, box.top() + 5, 50, 46), score, palette)
    first, second = SEASON_CARDS[season].edicts
    marks: tuple[Mark, ...] = (first, second, Ornament.COIN, Ornament.MONSTER)
    numbers = (
        (None,) * len(marks)
        if score is None
        else (score.first, score.second, score.coins, -score.monsters)
    )
    inner = box.adjusted(8, 56, -8, -10)
    step = inner.width() / len(marks)
    for place, (mark, stars) in enumerate(zip(marks, numbers, strict=True)):
        part = QRectF(inner.left() + place * step, inner.top(), step, inner.height())
        _paint_part(painter, mark, stars, part.adjusted(3, 0, -3, 0), palette)


def _paint_part(
    painter: QPainter, mark: Mark, stars: int | None, area: QRectF, palette: Palette
) -> None:
    """Paint the mark of a part of the score, and below it its number or room for one."""
    sign = QRectF(area.center().x() - 17, area.top(), 34, 34)
    stamp_mark(painter, mark, sign, palette)
    room = QRectF(area.left(), sign.bottom() + 8, area.width(), area.bottom() - sign.bottom() - 8)
    painter.setPen(QPen(palette.muted, 1.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(room, 5, 5)
    if stars is not None:
        write(painter, number(stars), room, _FONTS.body(25), color=palette.text, align=CENTRED)


def _paint_sum(
    painter: QPainter, room: QRectF, score: SeasonScore | None, palette: Palette
) -> None:
    if score is None:
        paint_star(painter, room, palette, fill=palette.card)
        return
    write(painter, number(score.total), room, _FONTS.bold(29), color=palette.text, align=RIGHT)


def _paint_foot(painter: QPainter, record: MapRecord | None, palette: Palette) -> None:
    """Paint the four edicts by name, or lines for them, and all stars."""
    top, height = 1292.0, 38.0
    width = 330.0
    for position, edict in enumerate(Edict):
        row, col = divmod(position, 2)
        left, y = _LEFT + col * (width + 16), top + row * (height + 4)
        stamp_mark(painter, edict, QRectF(left, y, height, height), palette)
        room = QRectF(left + height + 8, y, width - height - 8, height)
        if record is None:
            painter.setPen(QPen(palette.muted, 1.2))
            painter.drawLine(room.bottomLeft() - QPointF(0, 6), room.bottomRight() - QPointF(0, 6))
        else:
            name = card_name(record.edicts[edict.position])
            write(painter, name, room, _FONTS.body(20), color=palette.text)
    star = QRectF(_RIGHT - 92, top - 6, 92, 92)
    if record is None:
        paint_star(painter, star, palette, fill=palette.card)
    else:
        paint_star(painter, star, shining(palette), record.total)
    label = QRectF(star.left() - 120, top, 108, 80)
    write(
        painter,
        translate("Paper", "Total"),
        label,
        _FONTS.strong(22),
        color=palette.text,
        align=RIGHT,
    )
