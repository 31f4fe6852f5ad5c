"""A scoring card as it lies under its edict: seal, name, diagram, rule and what it is worth now."""

from dataclasses import dataclass

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from cartographers_gui.engine.cards import Edict, Season
from cartographers_gui.ui.painting.card_frame import paint_card_frame
from cartographers_gui.ui.painting.card_text import paint_title
from cartographers_gui.ui.painting.icons import Icon, paint_icon
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.painting.mark import paint_cached_mark
from cartographers_gui.ui.painting.scoring_diagram import paint_scoring_diagram
from cartographers_gui.ui.painting.shadow import CARD_SHADOW, Shadow
from cartographers_gui.ui.painting.text_block import (
    AT_LEFT,
    fitted_font,
    paint_wrapped,
    wrapped_height,
)
from cartographers_gui.ui.typography import Typography

__all__ = ["EDICT_ROOM", "RIBBON_HEIGHT", "EdictFace", "edict_body", "edict_height", "paint_edict"]

EDICT_ROOM = (7.0, 12.0, 7.0, 9.0)
"""Room round the card for shadow and ribbon: left, above, right, below."""
_NOW_SHADOW = Shadow(2.0, 7.0, 0.42)
_PAD = 11.0
RIBBON_HEIGHT = 21.0
"""Height in px at scale 1 of a ribbon; half of it hangs in, and what has no room above."""
_SMALL = 118.0
"""Below this height a card has room for its diagram and seasons alone."""
_NARROW = 170.0
"""The same for its width, whatever its height."""
_LOW = 56.0
"""Below this height a card has room for a single line."""
_LOW_ROOM = (7.0, 3.0, 7.0, 6.0)
"""Room round such a card: a ribbon never hangs from it."""
_HEAD, _FOOT = 25.0, 24.0
"""Heights in px at scale 1 of the lines above and below the rule of a wide card."""
_TALL_HEAD, _TALL_FOOT = 32.0, 34.0
"""The same of a tall card."""
_GAPS = 4.0
"""What stays free between the three, in px."""
_LARGE, _GROWTH = 340.0, 1.6
"""Width in px at scale 1 from which a tall card writes larger, and how far it does so at most."""
_WIDE = 1.85
"""Width in heights of a wide card in which letters are as large as its diagram asks."""
_PICTURE, _LARGE_PICTURE, _SMALL_PICTURE = 0.29, 0.36, 0.22
"""Width of the diagram of a wide card in widths of it: usually, on a large card, and where the rule
would not be easily read beside it otherwise."""
_LEAST_RULE, _EASY_RULE = 12.0, 13.0
"""Height in px at scale 1 of the letters of a rule, at least and to be read with ease."""
_TALL = 0.72
"""From this height on, in widths, the rule stands below the name beside the diagram."""


@dataclass(frozen=True, slots=True)
class EdictFace:
    """What the card of an edict shows, its words translated."""

    edict: Edict
    card_id: str
    name: str
    rule: str
    seasons: tuple[Season, ...]
    """The seasons in which it scores."""
    scored: tuple[Season, ...] = ()
    """Those of them that are over."""
    stars: str = ""
    """What it is worth on the map shown; empty when no map is shown."""
    stars_then: str = ""
    """What it would be worth if the shape in hand were confirmed."""
    gain: str = ""
    """The difference of both, with its sign."""
    difference: int = 0
    """The same as a number, for its colour."""
    now: bool = False
    """Whether it scores at the end of this season."""
    beside: tuple[str, ...] = ()
    """Rules of the cards of the same size beside it: all are set in the same letters."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that are to look alike, its own the first."""
        return (self.rule, *self.beside)


def paint_edict(
    painter: QPainter,
    face: EdictFace,
    rect: QRectF,
    look: Look,
    *,
    large: bool = False,
    tight: bool = False,
) -> None:
    """Paint an edict's card into a rectangle, some room around it kept free.

    Wide cards have the diagram on the left of everything, tall ones beside the rule, small ones no
    rule, and low ones neither. A `large` one has larger letters and a larger diagram when wide; a
    `tight` one has name and rule alone.
    """
    body = edict_body(rect, look, tight=tight)
    palette = look.palette
    frame = palette.accent if face.now else None
    shadow = _NOW_SHADOW if face.now else CARD_SHADOW
    paint_card_frame(painter, body, palette, frame=frame, shadow=shadow)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    top = _top_below_ribbon(look) if face.now else _PAD - 2
    inner = body.adjusted(_PAD, top, -_PAD, -_PAD + 2)
    tall = _enlarged(look, body.width())
    if rect.height() < look.fonts.px(_LOW):
        _paint_line(painter, face, body, look)
    elif tight:
        _paint_tight(painter, face, body.adjusted(_PAD, _PAD - 2, -_PAD, 2 - _PAD), look)
    elif body.height() < look.fonts.px(_SMALL) or body.width() < look.fonts.px(_NARROW):
        _paint_small(painter, face, inner, look)
    elif body.height() > body.width() * _TALL and _is_told_tall(face, inner, tall):
        _paint_tall(painter, face, inner, tall)
    else:
        share = _LARGE_PICTURE if large else _PICTURE
        own = _enlarged(look, min(body.width(), body.height() * _WIDE)) if large else look
        _paint_wide(painter, face, inner, own, share)
    painter.restore()


def edict_body(rect: QRectF, look: Look, *, tight: bool = False) -> QRectF:
    """Return the card itself in its rectangle: `EDICT_ROOM` is kept free, or less if it is low."""
    is_low = tight or rect.height() < look.fonts.px(_LOW)
    left, above, right, below = _LOW_ROOM if is_low else EDICT_ROOM
    return rect.adjusted(left, above, -right, -below)


def edict_height(rule: str, width: float, look: Look, *, tight: bool = False) -> float:
    """Return the height in px of a card that tells its rule in letters of decent size."""
    left, above, right, below = _LOW_ROOM if tight else EDICT_ROOM
    font = look.fonts.body(_LEAST_RULE)
    text = wrapped_height(rule, font, width - left - right - 2 * _PAD)
    if tight:
        return above + below + 2 * (_PAD - 2) + look.fonts.px(_HEAD) + _GAPS + text
    # Head and foot as a wide card has them, also one with a ribbon.
    height = _top_below_ribbon(look) + _PAD - 2 + look.fonts.px(_HEAD + _FOOT) + _GAPS + text
    return above + below + max(height, look.fonts.px(_SMALL))


def _top_below_ribbon(look: Look) -> float:
    """Return the px above the name: a ribbon hangs in the deeper the larger its letters are."""
    ribbon = look.fonts.px(RIBBON_HEIGHT)
    depth = max(ribbon / 2, ribbon - EDICT_ROOM[1])
    return max(_PAD - 2, depth - look.fonts.px(2))


def _paint_head(
    painter: QPainter, face: EdictFace, line: QRectF, look: Look, *, size: float
) -> None:
    """Paint seal and name on a line."""
    seal = QRectF(line.left(), line.top(), line.height(), line.height())
    paint_cached_mark(painter, face.edict, seal, look.palette)
    name = line.adjusted(line.height() + 6, 0, 0, 0)
    paint_title(painter, face.name, name, look, size=size)


def _paint_line(painter: QPainter, face: EdictFace, body: QRectF, look: Look) -> None:
    """Paint seal, name and seasons on the one line there is."""
    inner = body.adjusted(_PAD - 2, 4, -_PAD + 2, -4)
    count = len(face.seasons)
    side = min(look.fonts.px(21), inner.height())
    width = count * side + 5 * (count - 1)
    seasons = QRectF(inner.right() - width, inner.top(), width, inner.height())
    _paint_seasons(painter, face, seasons, look)
    _paint_head(painter, face, inner.adjusted(0, 0, -width - 6, 0), look, size=15)


def _paint_small(painter: QPainter, face: EdictFace, rect: QRectF, look: Look) -> None:
    height = look.fonts.px(25)
    line = QRectF(rect.left() - 3, rect.top() - 2, rect.width() + 5, height)
    _paint_head(painter, face, line, look, size=15)
    room = rect.adjusted(0, height + 2, 0, 0)
    side = min(room.height(), room.width() * 0.55)
    picture = QRectF(room.left(), room.center().y() - side / 2, side * 1.1, side)
    paint_scoring_diagram(painter, face.card_id, picture, look.palette)
    _paint_seasons(
        painter,
        face,
        QRectF(picture.right(), room.top(), room.right() - picture.right(), room.height()),
        look,
    )


def _paint_tight(painter: QPainter, face: EdictFace, rect: QRectF, look: Look) -> None:
    """Paint name and rule; what the edict is worth is told elsewhere."""
    height = look.fonts.px(_HEAD)
    line = QRectF(rect.left(), rect.top(), rect.width(), height)
    _paint_head(painter, face, line, look, size=18)
    _paint_rule_text(painter, face, rect.adjusted(0, height + _GAPS, 0, 0), look)


def _paint_wide(painter: QPainter, face: EdictFace, rect: QRectF, look: Look, share: float) -> None:
    height, foot = look.fonts.px(_HEAD), look.fonts.px(_FOOT)
    below = QMarginsF(0, height + _GAPS - 2, 0, foot + 2)
    # A rule that is easily read helps more than a large picture, or any.
    column = rect
    wanted = ((share, _EASY_RULE), (_SMALL_PICTURE, _EASY_RULE), (_SMALL_PICTURE, _LEAST_RULE))
    for part, least in wanted:
        side = min(rect.height() * 0.78, rect.width() * part)
        beside = rect.adjusted(side + 10, 0, 0, 0)
        if _fits(face.rules, beside.marginsRemoved(below), look, least):
            picture = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
            paint_scoring_diagram(painter, face.card_id, picture, look.palette)
            column = beside
            break
    line = QRectF(column.left(), column.top(), column.width(), height)
    _paint_head(painter, face, line, look, size=18)
    rule = column.marginsRemoved(below)
    if _fits(face.rules, rule, look, _LEAST_RULE):
        _paint_rule_text(painter, face, rule, look)
    else:
        # Half a rule misleads; whoever points at the card reads all of it.
        side = min(rule.height(), rule.width())
        picture = QRectF(rule.center().x() - side / 2, rule.top(), side, side)
        paint_scoring_diagram(painter, face.card_id, picture, look.palette)
    _paint_foot(
        painter, face, QRectF(column.left(), column.bottom() - foot, column.width(), foot), look
    )


def _middle_of_tall(rect: QRectF, look: Look) -> QRectF:
    """Return where a tall card has its rule: between head and foot."""
    return rect.adjusted(0, look.fonts.px(_TALL_HEAD) + 8, 0, -look.fonts.px(_TALL_FOOT) - 8)


def _is_told_tall(face: EdictFace, rect: QRectF, look: Look) -> bool:
    """Tell whether a tall card has room for the rules, as a wide one of its size surely has."""
    return _fits(face.rules, _middle_of_tall(rect, look), look, _LEAST_RULE)


def _paint_tall(painter: QPainter, face: EdictFace, rect: QRectF, look: Look) -> None:
    height = look.fonts.px(_TALL_HEAD)
    line = QRectF(rect.left(), rect.top(), rect.width(), height)
    _paint_head(painter, face, line, look, size=20)
    foot = look.fonts.px(_TALL_FOOT)
    middle = _middle_of_tall(rect, look)
    side = min(middle.height(), middle.width() * 0.42)
    rule = middle.adjusted(side + 10, 0, 0, 0)
    if _fits(face.rules, rule, look, _EASY_RULE):
        picture = QRectF(middle.left(), middle.center().y() - side / 2, side, side)
        paint_scoring_diagram(painter, face.card_id, picture, look.palette)
    else:
        rule = middle
    _paint_rule_text(painter, face, rule, look, largest=17)
    divider = QColor(look.palette.border)
    divider.setAlphaF(0.5)
    painter.setPen(QPen(divider, 1.0))
    y = rect.bottom() - foot - 2
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
    _paint_foot(painter, face, QRectF(rect.left(), y + 2, rect.width(), foot), look)


def _enlarged(look: Look, width: float) -> Look:
    """Return a look with larger letters for a card of a width in px."""
    growth = min(_GROWTH, max(1.0, width / look.fonts.px(_LARGE)))
    return Look(look.palette, Typography(look.fonts.scale * growth)) if growth > 1 else look


def _fits(rules: tuple[str, ...], rect: QRectF, look: Look, least: float) -> bool:
    """Tell whether rules can be read whole in a rectangle, in letters of so many px at least."""
    smallest = round(look.fonts.px(least))
    font = fitted_font(look.fonts.body(15), rules, rect.size(), smallest)
    return all(wrapped_height(r, font, rect.width()) <= rect.height() + 1 for r in rules)


def _paint_rule_text(
    painter: QPainter, face: EdictFace, rect: QRectF, look: Look, *, largest: float = 15.0
) -> None:
    least = round(look.fonts.px(_LEAST_RULE))
    font = fitted_font(look.fonts.body(largest), face.rules, rect.size(), least)
    painter.setPen(look.palette.text)
    align = AT_LEFT
    paint_wrapped(painter, face.rule, rect, font, align)


def _paint_foot(painter: QPainter, face: EdictFace, rect: QRectF, look: Look) -> None:
    """Paint the score of the map shown, and the seasons where room is left."""
    used = _paint_score(painter, face, rect, look) if face.stars else 0.0
    seasons = rect.adjusted(used + 10 if used else 0, 0, 0, 0)
    if seasons.width() >= look.fonts.px(56):
        _paint_seasons(painter, face, seasons, look, at_right=bool(used))


def _paint_seasons(
    painter: QPainter, face: EdictFace, rect: QRectF, look: Look, *, at_right: bool = True
) -> None:
    """Paint the medallions of the seasons in which an edict scores; those over are faded."""
    count = len(face.seasons)
    gap = 5.0
    side = min(look.fonts.px(26), rect.height(), (rect.width() - gap * (count - 1)) / count)
    width = count * side + gap * (count - 1)
    left = rect.right() - width if at_right else rect.left()
    for number, season in enumerate(face.seasons):
        place = QRectF(left + number * (side + gap), rect.center().y() - side / 2, side, side)
        paint_cached_mark(painter, season, place, look.palette, faded=season in face.scored)


def _paint_score(painter: QPainter, face: EdictFace, rect: QRectF, look: Look) -> float:
    """Paint what the edict is worth, and what it would be; return the width used."""
    palette, fonts = look.palette, look.fonts
    metrics = QFontMetricsF(fonts.bold(19))
    left = rect.left()
    painter.setFont(fonts.body(18) if face.stars_then else fonts.bold(19))
    painter.setPen(palette.muted if face.stars_then else palette.text)
    left = _write(painter, face.stars, left, rect, metrics)
    if not face.stars_then:
        return left - rect.left()
    side = fonts.px(14)
    place = QRectF(left + 5, rect.center().y() - side / 2, side, side)
    paint_icon(painter, Icon.ARROW_RIGHT, place, palette.muted)
    painter.setFont(fonts.bold(19))
    painter.setPen(palette.text)
    left = _write(painter, face.stars_then, place.right() + 5, rect, metrics)
    if face.gain:
        left = _paint_gain(painter, face, QPointF(left + 8, rect.center().y()), look)
    return left - rect.left()


def _write(
    painter: QPainter, text: str, left: float, rect: QRectF, metrics: QFontMetricsF
) -> float:
    width = metrics.horizontalAdvance(text) + 1
    place = QRectF(left, rect.top() - 6, width + 2, rect.height() + 12)
    painter.drawText(place, AT_LEFT, text)
    return left + width


def _paint_gain(painter: QPainter, face: EdictFace, left: QPointF, look: Look) -> float:
    palette, fonts = look.palette, look.fonts
    font = fonts.strong(15)
    width = QFontMetricsF(font).horizontalAdvance(face.gain) + fonts.px(16)
    height = fonts.px(23)
    pill = QRectF(left.x(), left.y() - height / 2, width, height)
    color = palette.muted
    if face.difference:
        color = palette.ok if face.difference > 0 else palette.error
    ground = QColor(color)
    ground.setAlphaF(0.0 if palette.high_contrast else 0.13)
    painter.setPen(QPen(color, 1.3))
    painter.setBrush(ground)
    painter.drawRoundedRect(pill, height / 2, height / 2)
    painter.setFont(font)
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, face.gain)
    return pill.right()
