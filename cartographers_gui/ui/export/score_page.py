"""The season sheet of a whole table: each player's four seasons in all their parts."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from cartographers_gui.engine import SEASON_CARDS, Edict, GameView, ScoringCard, Season, Standing
from cartographers_gui.ui.export.lettering import CENTRED, RIGHT, write
from cartographers_gui.ui.export.page import A4_ACROSS, Page
from cartographers_gui.ui.export.stamps import shining, stamp_crest, stamp_mark
from cartographers_gui.ui.narration import player_name
from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.painting.mark import Mark, Ornament
from cartographers_gui.ui.painting.star_coin import paint_star
from cartographers_gui.ui.text import card_name, number, season_name
from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.typography import Typography

__all__ = ["score_pages"]

translate = QCoreApplication.translate

_FONTS = Typography()
_LEFT, _RIGHT = 50.0, 1364.0
_NAME = 270.0
_TOP, _ROW = 226.0, 40.0
_ROWS = 17
"""Players on a page."""
_PARTS = 5


@dataclass(frozen=True, slots=True)
class _Table:
    """One page of the table."""

    view: GameView
    crests: tuple[Crest, ...]
    standings: tuple[Standing, ...]
    number: int
    count: int
    """Which page of how many, from 1."""
    note: str


def score_pages(view: GameView, crests: Sequence[Crest], note: str = "") -> list[Page]:
    """Return the pages of a finished game, the best players first. Raises `ValueError` for none."""
    if not view.is_over:
        raise ValueError("a running game has no final scores")
    parts = [view.standings[at : at + _ROWS] for at in range(0, len(view.standings), _ROWS)]
    return [
        Page(
            A4_ACROSS,
            partial(_paint, _Table(view, tuple(crests), part, at + 1, len(parts), note)),
        )
        for at, part in enumerate(parts)
    ]


def _paint(table: _Table, painter: QPainter, palette: Palette) -> None:
    title = QRectF(_LEFT, 44, 700, 54)
    text = translate("Paper", "Season sheet")
    write(painter, text, title, _FONTS.bold(40), color=palette.text)
    _paint_edicts(painter, table.view.edicts, palette)
    _paint_heads(painter, palette)
    for line, standing in enumerate(table.standings):
        row = QRectF(_LEFT, _TOP + line * _ROW, _RIGHT - _LEFT, _ROW)
        _paint_row(painter, table, standing, row, palette)
    foot = QRectF(_LEFT, 940, _RIGHT - _LEFT, 30)
    font = _FONTS.aside(table.note, 18)
    write(painter, table.note, foot, font, color=palette.muted)
    if table.count > 1:
        text = translate("Paper", "Page {number} of {count}")
        text = text.format(number=number(table.number), count=number(table.count))
        write(painter, text, foot, _FONTS.body(18), color=palette.muted, align=RIGHT)


def _paint_edicts(painter: QPainter, edicts: Sequence[ScoringCard], palette: Palette) -> None:
    width = 290.0
    for edict, card in zip(Edict, edicts, strict=True):
        row, col = divmod(edict.position, 2)
        seal = QRectF(_RIGHT - 2 * width + col * width, 40 + row * 38, 34, 34)
        stamp_mark(painter, edict, seal, palette)
        room = QRectF(seal.right() + 8, seal.top(), width - 52, 34)
        write(painter, card_name(card), room, _FONTS.body(19), color=palette.text)


def _columns() -> list[tuple[QRectF, Season, Mark]]:
    """Return where each part of each season stands; the season's own mark heads its sum."""
    start = _LEFT + _NAME
    width = (_RIGHT - start - 84) / (len(Season) * _PARTS)
    places: list[tuple[QRectF, Season, Mark]] = []
    for season in Season:
        for mark in (*SEASON_CARDS[season].edicts, Ornament.COIN, Ornament.MONSTER, season):
            left = start + len(places) * width
            places.append((QRectF(left, 0, width, _ROW), season, mark))
    return places


def _paint_heads(painter: QPainter, palette: Palette) -> None:
    for place, season, mark in _columns():
        box = place.translated(0, _TOP - 44)
        if mark is season:
            start = box.right() - _PARTS * box.width()
            head = QRectF(start + 6, _TOP - 92, _PARTS * box.width() - 12, 40)
            stamp_mark(painter, season, QRectF(head.left(), head.top(), 38, 38), palette)
            room = head.adjusted(46, 0, 0, 0)
            write(painter, season_name(season), room, _FONTS.strong(20), color=palette.text)
            paint_star(painter, _square(box, 28), palette, fill=palette.card)
        else:
            stamp_mark(painter, mark, _square(box, 28), palette)
    paint_star(painter, QRectF(_RIGHT - 62, _TOP - 50, 44, 44), shining(palette))


def _square(box: QRectF, side: float) -> QRectF:
    return QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)


def _paint_row(
    painter: QPainter, table: _Table, standing: Standing, row: QRectF, palette: Palette
) -> None:
    player = table.view.players[standing.player]
    if standing.rank == 1:
        ground = QColor(palette.star)
        ground.setAlphaF(0.28)
        painter.fillRect(row, ground)
    painter.setPen(QPen(palette.muted, 0.8))
    painter.drawLine(row.topLeft(), row.topRight())
    painter.drawLine(row.bottomLeft(), row.bottomRight())
    rank = QRectF(row.left() + 4, row.top(), 46, row.height())
    text = translate("ScoreTable", "{rank}.").format(rank=number(standing.rank))
    write(painter, text, rank, _FONTS.body(20), color=palette.muted)
    crest = QRectF(rank.right(), row.top() + 3, 32, row.height() - 6)
    stamp_crest(painter, table.crests[standing.player], crest, palette)
    name = QRectF(crest.right() + 10, row.top(), _LEFT + _NAME - crest.right() - 14, row.height())
    write(painter, player_name(player), name, _FONTS.strong(20), color=palette.text)
    scores = {score.season: score for score in player.seasons}
    for place, season, mark in _columns():
        score = scores[season]
        first, second = SEASON_CARDS[season].edicts
        parts = {
            first: score.first,
            second: score.second,
            Ornament.COIN: score.coins,
            Ornament.MONSTER: -score.monsters,
            season: score.total,
        }
        font = _FONTS.bold(20) if mark is season else _FONTS.body(19)
        box = place.translated(0, row.top())
        write(painter, number(parts[mark]), box, font, color=palette.text, align=CENTRED)
        if mark is season:
            painter.setPen(QPen(palette.muted, 0.8))
            edge = QPointF(box.right(), row.top())
            painter.drawLine(edge, edge + QPointF(0, row.height()))
    total = QRectF(_RIGHT - 80, row.top(), 80, row.height())
    write(
        painter, number(standing.total), total, _FONTS.bold(24), color=palette.text, align=CENTRED
    )
