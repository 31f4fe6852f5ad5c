"""A player's coat of arms: born from the name, told apart by division, colours and figure.

Colours alone cannot tell a hundred players apart; ten divisions, eight tinctures and twenty-four
figures can, and they also read without colour.
"""

# The same as in hashlib, which would load OpenSSL: 3 ms of the start.
from _blake2 import blake2b
from collections.abc import Collection, Iterable, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Protocol
from unicodedata import normalize

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from cartographers_gui.engine.value import value
from cartographers_gui.ui.painting.charges import Charge, charge_outline
from cartographers_gui.ui.painting.icons import Icon, paint_icon
from cartographers_gui.ui.painting.outline import outline, polygon
from cartographers_gui.ui.painting.tincture import PAIRS, Tincture, contrast, fill_with_tincture
from cartographers_gui.ui.theme import Palette

if TYPE_CHECKING:
    from cartographers_gui.engine import BotLevel

__all__ = [
    "Bearer",
    "Crest",
    "Division",
    "crest_of",
    "crests_for",
    "crests_of",
    "paint_crest",
]


class Bearer(Protocol):
    """A player with a crest: `PlayerSetup` and `PlayerView` are such."""

    @property
    def name(self) -> str:
        """The name the crest is born from."""

    @property
    def bot(self) -> "BotLevel | None":
        """The level of a computer player."""


class Division(StrEnum):
    """How a shield is divided between its two tinctures."""

    PALE = "pale"
    FESS = "fess"
    BEND = "bend"
    BEND_SINISTER = "bend_sinister"
    CHEVRON = "chevron"
    QUARTERLY = "quarterly"
    SALTIRE = "saltire"
    PALY = "paly"
    BARRY = "barry"
    BORDURE = "bordure"


_DIVISIONS, _CHARGES = tuple(Division), tuple(Charge)


@value
class Crest:
    """One coat of arms.

    >>> Crest.from_number(crest_of("Ana").number) == crest_of("Ana")
    True
    """

    division: Division
    field: Tincture
    second: Tincture
    charge: Charge
    is_bot: bool = False
    """Whether it bears the sign of a computer player."""

    COUNT = len(Division) * len(PAIRS) * len(Charge)

    @classmethod
    def from_number(cls, number: int) -> "Crest":
        """Return the crest of a number; numbers beyond the last begin again."""
        rest, charge = divmod(number % cls.COUNT, len(Charge))
        division, pair = divmod(rest, len(PAIRS))
        first, second = PAIRS[pair]
        return cls(_DIVISIONS[division], first, second, _CHARGES[charge])

    def marked(self) -> "Crest":
        """Return the crest with the sign of a computer player."""
        return Crest(self.division, self.field, self.second, self.charge, is_bot=True)

    @property
    def number(self) -> int:
        """The number of this crest, for a saved game."""
        division = tuple(Division).index(self.division)
        pair = PAIRS.index((self.field, self.second))
        return (division * len(PAIRS) + pair) * len(Charge) + tuple(Charge).index(self.charge)


@lru_cache(maxsize=4096)
def crest_of(name: str, turn: int = 0) -> Crest:
    """Return the crest born from a name; each further `turn` gives another one.

    The same name has the same crest in every game and on every machine.
    """
    seed = f"{turn}:{normalize('NFC', name.strip()).casefold()}".encode()
    return Crest.from_number(int.from_bytes(blake2b(seed, digest_size=8).digest()))


def crests_for(names: Sequence[str]) -> tuple[Crest, ...]:
    """Return a crest for each name in seating order, no two alike.

    A crest is the one of the name itself unless an earlier seat has taken its figure. So a seat
    keeps its crest when others are added after it. Up to twenty-four seats each have a figure of
    their own; beyond that a figure comes again on other colours.
    """
    crests: list[Crest] = []
    for seat, name in enumerate(names):
        of_this_lap = crests[seat - seat % len(_CHARGES) :]
        crests.append(_free_crest(name, of_this_lap, crests))
    return tuple(crests)


def crests_of(players: Iterable[Bearer]) -> tuple[Crest, ...]:
    """Return a crest for each player in seating order; that of a computer player says so."""
    seated = tuple(players)
    crests = crests_for([player.name for player in seated])
    return tuple(
        crest.marked() if player.bot else crest
        for player, crest in zip(seated, crests, strict=True)
    )


def _free_crest(name: str, of_this_lap: Collection[Crest], taken: Collection[Crest]) -> Crest:
    figures = {crest.charge for crest in of_this_lap}
    coats = {(crest.charge, crest.field, crest.second) for crest in taken}
    turn = 0
    while True:
        crest = crest_of(name, turn)
        new_coat = (crest.charge, crest.field, crest.second) not in coats
        if new_coat and crest.charge not in figures:
            return crest
        turn += 1


_BOX = 112.0
"""Height of the shield's box; it is 100 wide."""
_SHIELD = outline(
    "M5 6 C20 10 34 10 50 5 C66 10 80 10 95 6 C98 40 96 64 81 85 C72 97 61 104 50 109"
    " C39 104 28 97 19 85 C4 64 2 40 5 6 Z"
)
_ROUNDEL = QPointF(50.0, 51.0)
_ROUNDEL_RADIUS = 27.5
_DAMASK_FROM = 56.0
"""Smallest height in px at which the fine pattern of the field is painted."""

_DIVIDED = {
    Division.PALE: "M50 0 H100 V112 H50 Z",
    Division.FESS: "M0 51 H100 V112 H0 Z",
    Division.BEND: "M0 0 L100 102 V112 H0 Z",
    Division.BEND_SINISTER: "M100 0 L0 102 V112 H100 Z",
    Division.CHEVRON: "M0 100 L50 36 L100 100 V112 H0 Z",
    Division.QUARTERLY: "M50 0 H100 V51 H50 Z M0 51 H50 V112 H0 Z",
    Division.SALTIRE: "M0 0 L50 51 L0 102 Z M100 0 L50 51 L100 102 Z",
    Division.PALY: "M20 0 H40 V112 H20 Z M60 0 H80 V112 H60 Z",
    Division.BARRY: "M0 20 H100 V38 H0 Z M0 56 H100 V74 H0 Z M0 92 H100 V112 H0 Z",
}


def paint_crest(painter: QPainter, crest: Crest, rect: QRectF, palette: Palette) -> None:
    """Paint a crest as large as fits into a rectangle, centred; made for 28 px and more."""
    scale = min(rect.width() / 100, rect.height() / _BOX)
    middle = rect.center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle.x() - 50 * scale, middle.y() - _BOX * scale / 2)
    painter.scale(scale, scale)
    large = _BOX * scale >= _DAMASK_FROM
    _paint_rim(painter, palette)
    painter.save()
    painter.setClipPath(_SHIELD)
    _paint_division(painter, crest, palette)
    if not palette.high_contrast:
        if large:
            _paint_damask(painter)
        _paint_sheen(painter)
    painter.restore()
    _paint_roundel(painter, crest, palette, large=large)
    pen = QPen(_ink(palette), 5.4 if large else 7.0)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_SHIELD)
    if crest.is_bot:
        _paint_sign(painter, palette)
    painter.restore()


_SIGN = QRectF(54.0, 64.0, 46.0, 46.0)
"""Where the sign of a computer player stands: over the point of the shield, at the right."""
_SIGN_PADDING = 8.5


def _paint_sign(painter: QPainter, palette: Palette) -> None:
    painter.setPen(QPen(_ink(palette), 4.0))
    painter.setBrush(palette.card if palette.high_contrast else _CREAM)
    painter.drawEllipse(_SIGN)
    inner = _SIGN.adjusted(_SIGN_PADDING, _SIGN_PADDING, -_SIGN_PADDING, -_SIGN_PADDING)
    paint_icon(painter, Icon.MACHINE, inner, _ink(palette))


_INK = QColor("#231711")
_CREAM = QColor("#FFF8E7")
_GOLD = QColor("#E9B436")


def _ink(palette: Palette) -> QColor:
    return palette.ink if palette.high_contrast else _INK


def _paint_rim(painter: QPainter, palette: Palette) -> None:
    """Set a dark shield off a dark ground by a light line around it."""
    if not palette.is_dark:
        return
    painter.setPen(QPen(QColor(_CREAM), 8.0))
    painter.setOpacity(0.4)
    painter.drawPath(_SHIELD)
    painter.setOpacity(1.0)


def _paint_division(painter: QPainter, crest: Crest, palette: Palette) -> None:
    # Overlapping fills leave no light seam between the two tinctures.
    if crest.division is Division.BORDURE:
        fill_with_tincture(painter, _SHIELD, crest.second, palette)
        inner = QTransform.fromTranslate(50, 54).scale(0.7, 0.72).translate(-50, -54).map(_SHIELD)
        fill_with_tincture(painter, inner, crest.field, palette)
        part = inner
    else:
        fill_with_tincture(painter, _SHIELD, crest.field, palette)
        part = outline(_DIVIDED[crest.division])
        fill_with_tincture(painter, part, crest.second, palette)
    painter.setPen(QPen(QColor(35, 23, 17, 150), 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(part)


@lru_cache(maxsize=1)
def _damask() -> QPainterPath:
    """Return the lattice of small lozenges that large shields carry in both tinctures."""
    path = QPainterPath()
    for row in range(12):
        for col in range(11):
            x, y = col * 10.0 + (row % 2) * 5.0, row * 10.0
            path.addPath(polygon((x, y - 2.6), (x + 1.5, y), (x, y + 2.6), (x - 1.5, y)))
    return path


def _paint_damask(painter: QPainter) -> None:
    painter.fillPath(_damask(), QColor(255, 248, 231, 44))
    painter.fillPath(_damask().translated(0.7, 0.9), QColor(35, 23, 17, 30))


def _paint_sheen(painter: QPainter) -> None:
    sheen = QLinearGradient(0, 0, 100, 20)
    sheen.setColorAt(0.0, QColor(255, 255, 255, 64))
    sheen.setColorAt(0.5, QColor(255, 255, 255, 8))
    sheen.setColorAt(0.501, QColor(0, 0, 0, 12))
    sheen.setColorAt(1.0, QColor(0, 0, 0, 76))
    painter.fillPath(_SHIELD, sheen)
    painter.setPen(QPen(QColor(255, 255, 255, 70), 10.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_SHIELD)


def _roundel_color(crest: Crest, palette: Palette) -> QColor:
    """Return gold or cream, whichever stands off the two tinctures more."""
    if palette.high_contrast:
        return palette.card

    def distance(color: QColor) -> float:
        return min(contrast(color, crest.field.color), contrast(color, crest.second.color))

    metals = {crest.field, crest.second}
    if Tincture.OR in metals:
        return _CREAM
    if Tincture.ARGENT in metals:
        return _GOLD
    return max((_GOLD, _CREAM), key=distance)


def _paint_roundel(painter: QPainter, crest: Crest, palette: Palette, *, large: bool) -> None:
    color, ink = _roundel_color(crest, palette), _ink(palette)
    radius = _ROUNDEL_RADIUS if large else _ROUNDEL_RADIUS + 5.0
    painter.setPen(QPen(ink, 4.2 if large else 4.8))
    painter.setBrush(color)
    painter.drawEllipse(_ROUNDEL, radius, radius)
    if large:
        painter.setPen(QPen(color.darker(135), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(_ROUNDEL, radius - 4.0, radius - 4.0)
    size = (radius - (7.5 if large else 5.0)) * 2 / 100
    place = QTransform.fromTranslate(_ROUNDEL.x() - 50 * size, _ROUNDEL.y() - 50 * size).scale(
        size, size
    )
    painter.fillPath(place.map(charge_outline(crest.charge)), ink)
