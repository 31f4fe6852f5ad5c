"""The texts of a card in the language of the table, and how they are set on it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from cartographers_gui.engine.terrain import Terrain
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.painting.star_coin import paint_hourglass
from cartographers_gui.ui.painting.text_block import AT_LEFT, AT_RIGHT

__all__ = [
    "SMALLEST_TEXT",
    "CardText",
    "paint_time",
    "paint_title",
    "time_width",
    "title_lines",
    "title_setting",
]

_TWO_LINES_FROM = 12.0
"""Height of letters in px at scale 1 below which a name rather stands on two lines."""

SMALLEST_TEXT = 11
"""Height of letters in px below which nothing on a card can be read: less is shown instead."""


@dataclass(frozen=True, slots=True)
class CardText:
    """What is written on a card, already translated."""

    name: str
    text: str = ""
    """The rule of a scoring or ruins card; of an ambush to whom the sheet goes; of a season card
    which edicts score."""
    terrains: Mapping[Terrain, str] = field(default_factory=dict)
    """Names of the terrains that an explore card offers."""
    solo: str = ""
    """Of an ambush where it starts in solo play; of a scoring card the word before its number."""
    beside: tuple[str, ...] = ()
    """Names of terrains, or rules, on the cards beside it: all are written in one size."""
    is_alone: bool = False
    """Of an ambush: whether there is nobody to pass a sheet to."""
    is_swap: bool = False
    """Of an ambush: whether two players swap their sheets, whichever way these are passed."""

    @property
    def key(self) -> str:
        """A name of these texts for the picture cache."""
        alone = "alone" if self.is_alone else "swap" if self.is_swap else ""
        return "/".join((self.name, self.text, *self.terrains.values(), self.solo, alone))


def title_lines(name: str, font: QFont, width: float) -> tuple[str, ...]:
    """Return a name on one line, or on two of like length where one is wider than `width` px."""
    if QFontMetricsF(font).horizontalAdvance(name) <= width or " " not in name:
        return (name,)
    words = name.split(" ")
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(halves, key=lambda pair: max(map(len, pair)))


def paint_title(
    painter: QPainter,
    name: str,
    rect: QRectF,
    look: Look,
    *,
    size: float,
    centred: bool = False,
) -> None:
    """Paint a card's name: smaller where it would not fit, then on two lines, and then cut."""
    palette = look.palette
    font, lines = title_setting(name, rect, look, size=size)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(palette.text)
    side = Qt.AlignmentFlag.AlignCenter if centred else AT_LEFT
    leading = _leading(font)
    top = rect.center().y() - leading * len(lines) / 2
    for row, line in enumerate(lines):
        text = metrics.elidedText(line, Qt.TextElideMode.ElideRight, rect.width() + 1)
        place = QRectF(rect.left(), top + row * leading - 4, rect.width() + 1, leading + 8)
        painter.drawText(place, side, text)


def title_setting(
    name: str, rect: QRectF, look: Look, *, size: float
) -> tuple[QFont, tuple[str, ...]]:
    """Return the font and the lines in which a name is painted into a rectangle.

    Two lines are as large as they can be, and never smaller than what can be read.
    """
    fonts = look.fonts
    font = fonts.strong(size)
    while font.pixelSize() > fonts.px(_TWO_LINES_FROM) and _widest((name,), font) > rect.width():
        font.setPixelSize(font.pixelSize() - 1)
    if _widest((name,), font) <= rect.width():
        return font, (name,)
    lines = title_lines(name, font, rect.width())
    while font.pixelSize() > SMALLEST_TEXT and (
        _widest(lines, font) > rect.width() or len(lines) * _leading(font) > rect.height() + 4
    ):
        font.setPixelSize(font.pixelSize() - 1)
    return font, lines


def _leading(font: QFont) -> float:
    # Two lines of a small font stand closer than the font would set them.
    return font.pixelSize() * 1.02


def _widest(lines: tuple[str, ...], font: QFont) -> float:
    return max(map(QFontMetricsF(font).horizontalAdvance, lines))


def time_width(time: int, look: Look, *, size: float) -> float:
    """Return the width in px of hourglass and time."""
    font = look.fonts.bold(size)
    return QFontMetricsF(font).horizontalAdvance(str(time)) + font.pixelSize() * 0.98 * 1.42


def paint_time(
    painter: QPainter,
    time: int,
    right: QPointF,
    look: Look,
    *,
    size: float,
) -> float:
    """Paint hourglass and time, ending at the middle of their right side; return their width."""
    palette, fonts = look.palette, look.fonts
    font = fonts.bold(size)
    number = str(time)
    width = QFontMetricsF(font).horizontalAdvance(number)
    side = font.pixelSize() * 0.98
    gap = side * 0.42
    painter.setFont(font)
    painter.setPen(palette.text)
    rect = QRectF(right.x() - width - 1, right.y() - side, width + 2, 2 * side)
    painter.drawText(rect, AT_RIGHT, number)
    glass = QRectF(right.x() - width - gap - side, right.y() - side / 2, side, side)
    paint_hourglass(painter, glass, palette)
    return width + gap + side
