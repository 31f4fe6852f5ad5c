"""Stars of reputation, coins and the small marks of time."""

import math
from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from cartographers_gui.ui.painting.outline import fitted, outline
from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.typography import text_path

__all__ = [
    "CoinState",
    "paint_cached_coin",
    "paint_coin",
    "paint_hourglass",
    "paint_pip",
    "paint_star",
    "star_ink",
    "star_outline",
]

_FINE_FROM = 5.0
"""Smallest radius of a coin in px at which its mark is painted."""
_INK = QColor("#2A1D14")
_COIN = (QColor("#FFE08A"), QColor("#E3AB2E"), QColor("#B67D14"))


class CoinState(StrEnum):
    """How a slot of the coin track looks."""

    EMPTY = "empty"
    FILLED = "filled"
    PENDING = "pending"
    """Would be filled if the shape in hand were confirmed."""
    SPENT = "spent"


@lru_cache(maxsize=8)
def star_outline(points: int = 5) -> QPainterPath:
    """Return a star of radius 50 in a box of 100 x 100; do not change the result."""
    path = QPainterPath()
    for step in range(points * 2):
        radius = 49.0 if step % 2 == 0 else 25.5
        angle = math.pi * step / points - math.pi / 2
        at = QPointF(50 + radius * math.cos(angle), 52.5 + radius * math.sin(angle))
        if step:
            path.lineTo(at)
        else:
            path.moveTo(at)
    path.closeSubpath()
    return path


def paint_star(
    painter: QPainter,
    rect: QRectF,
    palette: Palette,
    number: int | None = None,
    *,
    fill: QColor | None = None,
) -> None:
    """Paint a star of reputation, as large as fits, with the stars it is worth written into it."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    star = fitted(star_outline(), QRectF(rect).adjusted(side * 0.04, side * 0.04, -side * 0.04, 0))
    if palette.is_dark or palette.high_contrast:
        # Dark by night, white in high contrast: the star stands off whatever it lies on.
        halo = QPen(palette.halo, side * (0.13 if palette.is_dark else 0.2))
        halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(star, halo)
    pen = QPen(star_ink(palette), max(1.1, side * 0.065))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    body = QLinearGradient(rect.topLeft(), rect.bottomRight())
    color = fill or palette.star
    body.setColorAt(0.2, color.lighter(106))
    body.setColorAt(1.0, color.darker(112))
    painter.setBrush(body)
    painter.drawPath(star)
    if number is not None:
        _paint_number(painter, number, rect, star_ink(palette))
    painter.restore()


_ROOM_FOR_TWO, _ROOM_FOR_MORE = 0.46, 0.34
"""Widths of a number of one or two signs and of a longer one, in widths of its star."""
_LOW, _LESS_LOW = 0.05, 0.02
"""How far below the middle they stand: a longer one where the star is wider."""


def _paint_number(painter: QPainter, number: int, rect: QRectF, ink: QColor) -> None:
    side = min(rect.width(), rect.height())
    digits = text_path(str(number), side * 0.46, weight=QFont.Weight.Bold)
    box = digits.boundingRect()
    # Three signs reach to the star's inner corners: they must not run over its line.
    is_short = len(str(number)) <= 2  # noqa: PLR2004
    room = side * (_ROOM_FOR_TWO if is_short else _ROOM_FOR_MORE)
    if box.width() > room:
        digits = QTransform.fromScale(room / box.width(), room / box.width()).map(digits)
        box = digits.boundingRect()
    middle = rect.center() + QPointF(0, side * (_LOW if is_short else _LESS_LOW))
    painter.fillPath(digits.translated(middle - box.center()), ink)


def paint_coin(
    painter: QPainter, rect: QRectF, palette: Palette, state: CoinState = CoinState.FILLED
) -> None:
    """Paint a coin or its empty slot, as large as fits, centred."""
    side = min(rect.width(), rect.height())
    radius = side / 2 - max(1.0, side * 0.05)
    middle = rect.center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if state is CoinState.EMPTY:
        _paint_slot(painter, middle, radius, palette)
    else:
        if state is CoinState.PENDING:
            painter.setPen(QPen(palette.legal, max(1.6, side * 0.10)))
            painter.setBrush(palette.card)
            painter.drawEllipse(middle, radius, radius)
            painter.setOpacity(painter.opacity() * 0.62)
            radius *= 0.84
        elif state is CoinState.SPENT:
            painter.setOpacity(painter.opacity() * 0.4)
        _paint_gold(painter, middle, radius, palette)
        if state is CoinState.SPENT:
            painter.setOpacity(1.0)
            painter.setPen(QPen(palette.text, max(1.4, side * 0.08)))
            reach = radius * 0.8
            painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach))
    painter.restore()


def paint_cached_coin(
    painter: QPainter, rect: QRectF, palette: Palette, state: CoinState = CoinState.FILLED
) -> None:
    """Do the same from a picture; only where nothing is enlarged."""
    key = f"coin/{state}/{palette.name}"
    paint_cached(painter, key, rect, lambda inner, room: paint_coin(inner, room, palette, state))


def _paint_slot(painter: QPainter, middle: QPointF, radius: float, palette: Palette) -> None:
    ground = QColor(palette.card)
    ground.setAlphaF(0.55)
    painter.setPen(QPen(palette.border, max(1.0, radius * 0.07)))
    painter.setBrush(ground)
    painter.drawEllipse(middle, radius, radius)


def star_ink(palette: Palette) -> QColor:
    """Return the colour of a star's outline and of what is written into it."""
    return palette.ink if palette.high_contrast else _INK


def _paint_gold(painter: QPainter, middle: QPointF, radius: float, palette: Palette) -> None:
    if palette.high_contrast:
        painter.setPen(QPen(palette.ink, max(1.2, radius * 0.16)))
        painter.setBrush(palette.card)
        painter.drawEllipse(middle, radius * 0.94, radius * 0.94)
        reach = radius * 0.62
        mark = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
        painter.fillPath(fitted(_mint_mark(), mark), palette.ink)
        return
    body = QRadialGradient(middle - QPointF(radius * 0.3, radius * 0.4), radius * 1.5)
    for place, color in zip((0.0, 0.55, 1.0), _COIN, strict=True):
        body.setColorAt(place, color)
    painter.setPen(QPen(_INK, max(1.0, radius * 0.11)))
    painter.setBrush(body)
    painter.drawEllipse(middle, radius, radius)
    if radius < _FINE_FROM:
        return
    painter.setPen(QPen(QColor(122, 78, 10, 190), max(0.6, radius * 0.06)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius * 0.72, radius * 0.72)
    mark = QRectF(
        middle.x() - radius * 0.56, middle.y() - radius * 0.56, radius * 1.12, radius * 1.12
    )
    painter.fillPath(fitted(_mint_mark(), mark), QColor("#5A3A08"))


@lru_cache(maxsize=1)
def _mint_mark() -> QPainterPath:
    return outline("M50 2 Q54 46 98 50 Q54 54 50 98 Q46 54 2 50 Q46 46 50 2 Z")


@lru_cache(maxsize=1)
def _glass() -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    return (
        outline("R16 4 68 9 R16 87 68 9"),
        outline(
            "M25 13 C25 36 45 40 45 50 C45 60 25 64 25 87 H75"
            " C75 64 55 60 55 50 C55 40 75 36 75 13 Z"
        ),
        outline(
            "M32 30 H68 C63 40 53 42 50 50 C47 42 37 40 32 30 Z M30 86 C32 70 44 70 50 62"
            " C56 70 68 70 70 86 Z"
        ),
    )


def paint_hourglass(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the hourglass that stands before a number of time."""
    wood, glass, sand = (fitted(part, rect) for part in _glass())
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(palette.text, max(1.0, side * 0.055))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(glass)
    painter.fillPath(wood, palette.text)
    painter.fillPath(sand, palette.muted)
    painter.restore()


def paint_pip(painter: QPainter, rect: QRectF, color: QColor | None, palette: Palette) -> None:
    """Paint one diamond of the time track, filled with a colour or empty."""
    middle = rect.center()
    reach = min(rect.width(), rect.height()) / 2 - 0.8
    diamond = QPainterPath(middle + QPointF(0, -reach))
    for x, y in ((reach, 0), (0, reach), (-reach, 0)):
        diamond.lineTo(middle + QPointF(x, y))
    diamond.closeSubpath()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.text, 1.3))
    painter.setBrush(palette.card if color is None else color)
    painter.drawPath(diamond)
    painter.restore()
