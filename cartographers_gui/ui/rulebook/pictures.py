"""The small pictures between the words of the rulebook, and how each is named in its HTML."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from cartographers_gui.engine import AMBUSH_CARDS, EXPLORE_CARDS, Space, Terrain
from cartographers_gui.ui.painting.cartouche import paint_compass
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.painting.picture_cache import Paint, cached_picture
from cartographers_gui.ui.painting.shape_picture import paint_ground_swatch, paint_shape
from cartographers_gui.ui.painting.star_coin import paint_coin, paint_star
from cartographers_gui.ui.rulebook.figure_painter import figure_picture
from cartographers_gui.ui.theme import Ground, Palette

__all__ = ["picture_for", "shape_size"]

_SHAPE_SPACE = 17.0
"""Side of a space of a shape in a table, in px at scale 1."""
_COIN = 17.0


def _spaces_of(card_id: str, option: int) -> tuple[frozenset[Space], bool]:
    """Return a shape of a card, and whether a coin stands beside it."""
    if card_id in AMBUSH_CARDS:
        return AMBUSH_CARDS[card_id].shape.spaces, False
    chosen = EXPLORE_CARDS[card_id].options[option]
    return chosen.shape.spaces, chosen.coin


def shape_size(card_id: str, option: int, look: Look) -> QSizeF:
    """Return the size of the picture of a shape in a table, in logical px."""
    spaces, has_coin = _spaces_of(card_id, option)
    space = look.fonts.px(_SHAPE_SPACE)
    cols = max(space.col for space in spaces) + 1
    rows = max(space.row for space in spaces) + 1
    coin = look.fonts.px(_COIN) + 4 if has_coin else 0
    return QSizeF(round(cols * space + coin) + 4, round(rows * space) + 4)


def picture_for(name: str, size: QSizeF, ratio: float, look: Look) -> QPixmap:
    """Return the picture that the HTML calls `kind:what`, of a size in logical px.

    Kinds are `figure`, `ground`, `shape`, `star` and `ornament`. Raises `KeyError` for another.
    """
    kind, _, what = name.partition(":")
    if kind == "figure":
        return figure_picture(what, size, ratio, look)
    palette = look.palette
    painters: dict[str, Paint] = {
        "ground": partial(_ground, what=what, palette=palette),
        "shape": partial(_shape, what=what, look=look),
        "star": partial(_star, palette=palette),
        "ornament": partial(_ornament, palette=palette),
    }
    return cached_picture(f"rules/{name}/{look.key}", size, ratio, painters[kind])


def _ground(painter: QPainter, rect: QRectF, *, what: str, palette: Palette) -> None:
    paint_ground_swatch(painter, Ground(what), rect, palette)


def _shape(painter: QPainter, rect: QRectF, *, what: str, look: Look) -> None:
    """Paint the shape of a card and its coin, both smaller if the picture is."""
    card_id, _, option = what.partition("/")
    spaces, has_coin = _spaces_of(card_id, int(option))
    terrain: Terrain | None = Terrain.MONSTER
    if card_id in EXPLORE_CARDS:
        terrains = EXPLORE_CARDS[card_id].terrains
        terrain = terrains[0] if len(terrains) == 1 else None
    fit = rect.width() / shape_size(card_id, int(option), look).width()
    coin = look.fonts.px(_COIN) * fit if has_coin else 0.0
    room = rect.adjusted(0, 0, -(coin + 4 if has_coin else 0), 0)
    paint_shape(painter, spaces, terrain, room, look.palette)
    if has_coin:
        place = QRectF(rect.right() - coin, rect.center().y() - coin / 2, coin, coin)
        paint_coin(painter, place, look.palette)


def _star(painter: QPainter, rect: QRectF, *, palette: Palette) -> None:
    paint_star(painter, rect, palette)


def _ornament(painter: QPainter, rect: QRectF, *, palette: Palette) -> None:
    """Paint a line with a compass rose in its middle, for the head of a chapter."""
    middle = rect.center()
    radius = rect.height() / 2
    painter.setPen(QPen(palette.border, 1.2))
    for side in (-1, 1):
        near, far = middle.x() + side * radius * 1.5, middle.x() + side * rect.width() / 2
        painter.drawLine(QPointF(near, middle.y()), QPointF(far, middle.y()))
        painter.setBrush(palette.accent)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(QPointF(near, middle.y()), 2.2, 2.2)
        painter.setPen(QPen(palette.border, 1.2))
    paint_compass(painter, middle, radius, palette)
