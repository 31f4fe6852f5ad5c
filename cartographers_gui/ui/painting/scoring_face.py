"""The face of a scoring card: its group's band, diagram, rule and the number for solo play."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from cartographers_gui.engine.scoring import ScoringCard, ScoringGroup
from cartographers_gui.engine.terrain import Terrain
from cartographers_gui.ui.painting.card_frame import paint_band, paint_card_frame
from cartographers_gui.ui.painting.card_text import SMALLEST_TEXT, CardText, paint_title
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.painting.scoring_diagram import paint_scoring_diagram
from cartographers_gui.ui.painting.shape_picture import paint_terrain_swatch
from cartographers_gui.ui.painting.text_block import (
    AT_LEFT,
    AT_RIGHT,
    fitted_font,
    paint_wrapped,
    wrapped_height,
)
from cartographers_gui.ui.theme import Palette

__all__ = ["group_color", "group_terrains", "paint_scoring_card"]

_BAND = 6.0
_TERRAINS = {
    ScoringGroup.FOREST: (Terrain.FOREST,),
    ScoringGroup.FARM_WATER: (Terrain.FARM, Terrain.WATER),
    ScoringGroup.VILLAGE: (Terrain.VILLAGE,),
    ScoringGroup.SPATIAL: (),
}
_FOOT_GAP = 6.0
_PICTURE = 0.54
"""Height of the diagram in parts of what it shares with the rule, where that is short enough."""
_LEAST_PICTURE = 48.0
_RULE_GAPS = 12.0
"""What stays free above, between and below both, in px."""
_PAD = 13.0


def group_color(group: ScoringGroup, palette: Palette) -> QColor:
    """Return the colour of a group's band."""
    match group:
        case ScoringGroup.FOREST:
            return palette.ground(Terrain.FOREST).fill
        case ScoringGroup.FARM_WATER:
            return palette.ground(Terrain.WATER).fill.darker(125)
        case ScoringGroup.VILLAGE:
            return palette.ground(Terrain.VILLAGE).fill.darker(112)
        case ScoringGroup.SPATIAL:
            return palette.muted


def group_terrains(group: ScoringGroup) -> tuple[Terrain, ...]:
    """Return the terrains that the cards of a group are about."""
    return _TERRAINS[group]


def paint_scoring_card(
    painter: QPainter,
    card: ScoringCard,
    texts: CardText,
    rect: QRectF,
    look: Look,
    *,
    size: int = 15,
) -> None:
    """Paint a scoring card into a rectangle, best twice as high as wide.

    `size` is the largest size of the rule's text; give cards side by side the same. `texts.solo` is
    the word before the number for solo play.
    """
    palette = look.palette
    paint_card_frame(painter, rect, palette)
    paint_band(painter, rect, group_color(card.group, palette), _BAND)

    def paint(picture: QPainter, area: QRectF) -> None:
        _paint_face(picture, card, texts, area, look, size=size)

    key = f"face/{card.id}/{look.key}/{size}/{texts.key}"
    paint_cached(painter, key, rect, paint)


def _paint_face(
    painter: QPainter,
    card: ScoringCard,
    texts: CardText,
    rect: QRectF,
    look: Look,
    *,
    size: int,
) -> None:
    palette, fonts = look.palette, look.fonts
    inner = rect.adjusted(_PAD, _BAND + 6, -_PAD, -8)
    title = QRectF(inner.left(), inner.top(), inner.width(), fonts.px(30))
    paint_title(painter, texts.name, title, look, size=17, centred=True)
    foot = QRectF(inner.left(), inner.bottom() - fonts.px(28), inner.width(), fonts.px(28))
    _paint_foot(painter, card, texts, foot, look)
    between = foot.top() - title.bottom() - _RULE_GAPS
    alike = (texts.text, *texts.beside)
    wording = QSizeF(inner.width(), between * (1 - _PICTURE))
    font = fitted_font(fonts.body(size), alike, wording, SMALLEST_TEXT)
    # The picture makes room before a rule is cut.
    needed = max(wrapped_height(rule, font, inner.width()) for rule in alike)
    side = min(inner.width(), between * _PICTURE, between - needed)
    side = side if side >= fonts.px(_LEAST_PICTURE) else 0.0
    picture = QRectF(inner.center().x() - side / 2, title.bottom() + 2, side, side)
    if side:
        paint_scoring_diagram(painter, card.id, picture, palette)
    below = picture.bottom() + 5
    rule = QRectF(inner.left(), below, inner.width(), foot.top() - below - 5)
    painter.setPen(palette.text)
    paint_wrapped(painter, texts.text, rule, font)


def _paint_foot(
    painter: QPainter,
    card: ScoringCard,
    texts: CardText,
    rect: QRectF,
    look: Look,
) -> None:
    palette, fonts = look.palette, look.fonts
    line = QColor(palette.border)
    line.setAlphaF(0.6)
    painter.setPen(QPen(line, 1.0))
    painter.drawLine(rect.topLeft(), rect.topRight())
    area = rect.adjusted(0, 3, 0, 0)
    left = AT_LEFT
    number = str(card.solo)
    painter.setFont(fonts.bold(18))
    painter.setPen(palette.text)
    painter.drawText(area, AT_RIGHT, number)
    end = area.right() - QFontMetricsF(painter.font()).horizontalAdvance(number) - _FOOT_GAP
    side = fonts.px(20)
    terrains = group_terrains(card.group)
    width = len(terrains) * (side + 2)
    aside = fonts.aside(texts.solo, 13)
    room = end - width - _FOOT_GAP - area.left()
    while (
        aside.pixelSize() > SMALLEST_TEXT
        and QFontMetricsF(aside).horizontalAdvance(texts.solo) > room
    ):
        aside.setPixelSize(aside.pixelSize() - 1)
    metrics = QFontMetricsF(aside)
    word = metrics.elidedText(texts.solo, Qt.TextElideMode.ElideRight, room + 1)
    painter.setFont(aside)
    painter.setPen(palette.muted)
    painter.drawText(area, left, word)
    # In the middle of the foot, unless the word before or the number behind needs the room.
    start = area.left() + metrics.horizontalAdvance(word) + _FOOT_GAP
    start = min(max(start, area.center().x() + 6 - width / 2), end - width)
    for step, terrain in enumerate(terrains):
        corner = QPointF(start + step * (side + 2), area.center().y() - side / 2)
        paint_terrain_swatch(painter, terrain, QRectF(corner.x(), corner.y(), side, side), palette)
