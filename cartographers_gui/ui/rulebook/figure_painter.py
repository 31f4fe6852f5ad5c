"""Paints the figures of the rulebook with the painters of the game itself."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from cartographers_gui.engine import (
    EXPLORE_CARDS,
    SCORING_CARDS,
    MapSheet,
    ScoredGroup,
    Space,
    Terrain,
    monster_groups,
    parse_placement,
)
from cartographers_gui.ui.painting.card_face import PROPORTION, paint_card
from cartographers_gui.ui.painting.card_text import CardText
from cartographers_gui.ui.painting.ghost import GhostLook, ghost_picture
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.painting.map_art import paint_map
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.picture_cache import cached_picture
from cartographers_gui.ui.painting.score_marks import ScoreMark, paint_score_marks, paint_veil
from cartographers_gui.ui.painting.shape_picture import paint_shape
from cartographers_gui.ui.painting.space_paths import connected_parts, rounded_outline
from cartographers_gui.ui.painting.star_coin import paint_star
from cartographers_gui.ui.rulebook.figures import (
    FIGURES,
    CardFigure,
    FigureArt,
    MapFigure,
    OrientationsFigure,
)
from cartographers_gui.ui.text import card_name, signed, terrain_name
from cartographers_gui.ui.theme import Palette

__all__ = ["figure_picture", "figure_size"]

_MAP_WIDTH, _MAP_HEIGHT = 12.06, 11.96
"""A whole sheet with rulers and no cartouche, in lengths of a space."""
_SPACE, _CROPPED_SPACE = 30.0, 40.0
"""Side of a space in px on a whole map and on a part of one."""
_CARD_WIDTH = 214.0
_CARD_ROOM = 8.0
"""Room in px for a card's shadow."""
_SHAPE = 30.0
_IN_A_ROW = 4
_LINE_CARD = "greenbough"
"""The card whose groups are rows and columns, one star each: these stand in the margin."""
_MOUNTAIN_CARD = "stoneside_forest"
"""The card whose stars stand on mountains, for it is they that earn them."""


def figure_size(id: str, look: Look, most: float) -> QSizeF:
    """Return the size of a figure in logical px, at most `most` wide."""
    size = _natural_size(FIGURES[id])
    # Pictures grow less than the text: they are clear enough at any size of it.
    size *= min(1.4, max(1.0, look.fonts.scale))
    if size.width() > most:
        size *= most / size.width()
    return QSizeF(round(size.width()), round(size.height()))


def _natural_size(art: FigureArt) -> QSizeF:
    match art:
        case MapFigure(crop=(_, _, rows, cols)):
            return QSizeF(cols * _CROPPED_SPACE, rows * _CROPPED_SPACE)
        case MapFigure():
            return QSizeF(_MAP_WIDTH * _SPACE, _MAP_HEIGHT * _SPACE)
        case CardFigure():
            return QSizeF(_CARD_WIDTH, _CARD_WIDTH / PROPORTION)
        case OrientationsFigure():
            return QSizeF(_IN_A_ROW * 5 * _SHAPE, 2 * 5 * _SHAPE)


def figure_picture(id: str, size: QSizeF, ratio: float, look: Look) -> QPixmap:
    """Return a figure as a picture of a size in logical px, for a device ratio."""
    art = FIGURES[id]

    def paint(painter: QPainter, rect: QRectF) -> None:
        match art:
            case MapFigure():
                _paint_map_figure(painter, art, rect, ratio, look.palette)
            case CardFigure(card=card):
                _paint_card_figure(painter, card, rect, look)
            case OrientationsFigure(card=card):
                _paint_orientations(painter, card, rect, look.palette)

    words = _card_text(art.card).key if isinstance(art, CardFigure) else ""
    return cached_picture(f"rules/{id}/{look.key}/{words}", size, ratio, paint)


# --- cards and shapes ---------------------------------------------------------------------------


def _card_text(card_id: str) -> CardText:
    card = EXPLORE_CARDS[card_id]
    return CardText(card_name(card), terrains={t: terrain_name(t) for t in card.terrains})


def _paint_card_figure(painter: QPainter, card_id: str, rect: QRectF, look: Look) -> None:
    room = rect.adjusted(_CARD_ROOM, _CARD_ROOM / 2, -_CARD_ROOM, -_CARD_ROOM)
    paint_card(painter, EXPLORE_CARDS[card_id], _card_text(card_id), room, Look(look.palette))


def _paint_orientations(painter: QPainter, card_id: str, rect: QRectF, palette: Palette) -> None:
    card = EXPLORE_CARDS[card_id]
    width, height = rect.width() / _IN_A_ROW, rect.height() / 2
    space = min(width, height) / 5
    for place, form in enumerate(card.options[0].shape.orientations):
        row, col = divmod(place, _IN_A_ROW)
        size = QSizeF(form.cols * space + 4, form.rows * space + 4)
        middle = QPointF(rect.left() + (col + 0.5) * width, rect.top() + (row + 0.5) * height)
        box = QRectF(middle.x() - size.width() / 2, middle.y() - size.height() / 2, 0, 0)
        box.setSize(size)
        paint_shape(painter, form.at((0, 0)), card.terrains[row], box, palette)


# --- maps ---------------------------------------------------------------------------------------


def _paint_map_figure(
    painter: QPainter, art: MapFigure, rect: QRectF, ratio: float, palette: Palette
) -> None:
    geometry = _geometry(art, rect, ratio)
    sheet = art.sheet
    painter.save()
    if art.crop is not None:
        painter.setClipRect(rect)
    paint_map(painter, geometry, sheet, palette)
    groups = [group for card in art.cards for group in SCORING_CARDS[card].score(sheet).groups]
    losses = monster_groups(sheet).groups if art.losses else ()
    if groups or losses:
        lit = frozenset[Space]().union(*(group.spaces for group in (*groups, *losses)))
        if losses:
            lit |= sheet.spaces(Terrain.MONSTER)
        paint_veil(painter, geometry, lit, palette)
    marks = [ScoreMark(g.spaces, signed(-g.stars), is_loss=True) for g in losses]
    paint_score_marks(painter, geometry, marks, palette, gild_last=False)
    if art.cards == (_LINE_CARD,):
        _paint_line_stars(painter, geometry, sheet, palette)
    else:
        stands = sheet.layout.mountains if art.cards == (_MOUNTAIN_CARD,) else frozenset[Space]()
        _paint_groups(painter, geometry, groups, stands, palette)
    _paint_marked(painter, geometry, art, palette)
    for ghost in art.ghosts:
        _paint_ghost(painter, geometry, sheet, ghost, palette)
    painter.restore()
    if art.crop is not None:
        painter.setPen(QPen(palette.frame, 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(0.8, 0.8, -0.8, -0.8))


def _geometry(art: MapFigure, rect: QRectF, ratio: float) -> MapGeometry:
    layout = art.sheet.layout
    if art.crop is None:
        return MapGeometry.fitted(
            rect, layout.rows, layout.cols, ratio=ratio, rulers=True, cartouche=False
        )
    first_row, first_col, _, cols = art.crop
    space = max(1.0, round(rect.width() * ratio / cols) / ratio)
    left, top = rect.left() - first_col * space, rect.top() - first_row * space
    margin = space * 0.7
    sheet = QRectF(
        left - margin,
        top - margin,
        layout.cols * space + 2 * margin,
        layout.rows * space + 2 * margin,
    )
    return MapGeometry(
        layout.rows,
        layout.cols,
        ratio,
        space,
        left,
        top,
        sheet,
        has_rulers=True,
        has_cartouche=False,
    )


def _paint_ring(
    painter: QPainter, geometry: MapGeometry, spaces: frozenset[Space], palette: Palette
) -> None:
    width = max(1.8, geometry.space * 0.06)
    for part in connected_parts(spaces):
        line = rounded_outline(geometry, part, inset=width / 2)
        for color, extra in ((palette.halo, 1.1 * width), (palette.legal, 0.0)):
            pen = QPen(color, width + extra)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(line, pen)


def _paint_groups(
    painter: QPainter,
    geometry: MapGeometry,
    groups: Iterable[ScoredGroup],
    stands: frozenset[Space],
    palette: Palette,
) -> None:
    """Outline what earns stars together and paint one star with their number.

    It stands on one of the spaces made for it, or else on the last space of the group.
    """
    listed = list(groups)
    for group in listed:
        _paint_ring(painter, geometry, group.spaces, palette)
    for group in listed:
        side = geometry.space * (0.62 if group.stars == 1 else 0.84)
        corner = geometry.rect_of(max(group.spaces & stands or group.spaces)).bottomRight()
        middle = corner - QPointF(0.3, 0.3) * geometry.space
        place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint_star(painter, place, palette, group.stars if group.stars > 1 else None)


def _paint_line_stars(
    painter: QPainter, geometry: MapGeometry, sheet: MapSheet, palette: Palette
) -> None:
    """Paint a star at the end of every row and column with forest."""
    forest = sheet.spaces(Terrain.FOREST)
    side = geometry.space * 0.62
    area = geometry.map_rect
    for row in {space.row for space in forest}:
        middle = QPointF(area.right(), geometry.rect_of(Space(row, 0)).center().y())
        paint_star(painter, _square(middle, side), palette)
    for col in {space.col for space in forest}:
        middle = QPointF(geometry.rect_of(Space(0, col)).center().x(), area.bottom())
        paint_star(painter, _square(middle, side), palette)


def _square(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def _paint_marked(
    painter: QPainter, geometry: MapGeometry, art: MapFigure, palette: Palette
) -> None:
    for space in sorted(art.marked):
        _paint_ring(painter, geometry, frozenset({space}), palette)
    if art.drawn:
        _paint_ring(painter, geometry, parse_placement(art.drawn).spaces, palette)


def _paint_ghost(
    painter: QPainter, geometry: MapGeometry, sheet: MapSheet, text: str, palette: Palette
) -> None:
    placement = parse_placement(text)
    bad = placement.spaces & sheet.filled
    ghost = ghost_picture(
        geometry,
        placement.spaces,
        placement.terrain,
        palette,
        look=GhostLook.ILLEGAL if bad else GhostLook.LEGAL,
        bad=bad,
    )
    painter.drawPixmap(ghost.origin, ghost.picture)
