"""Text of several lines with line spacing set by hand: the font's own wastes a line per card."""

import re
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from cartographers_gui.ui.typography import line_height

__all__ = [
    "AT_LEFT",
    "AT_RIGHT",
    "cut_names",
    "cut_to_lines",
    "elided_lines",
    "even_width",
    "fitted_font",
    "least_width",
    "lines_of",
    "paint_fitted",
    "paint_wrapped",
    "unparted",
    "whole_words",
    "wrapped_height",
]

AT_LEFT = (
    Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
)
"""At the left also where words are written from right to left: what is painted by hand keeps its
order, and a word stays beside its sign."""
AT_RIGHT = (
    Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
)

_SIDES = (
    Qt.AlignmentFlag.AlignLeft
    | Qt.AlignmentFlag.AlignHCenter
    | Qt.AlignmentFlag.AlignRight
    | Qt.AlignmentFlag.AlignAbsolute
)


_BREAKS = re.compile("[ \n]+")
"""Where lines are broken; no fixed blanks, such as stand between a number and its noun."""
_NUMBERED = re.compile(r"(?<!\w)(\d+) (?=[^\W\d])| (?=[·→])")
_DOUBT = 1.0
"""So many px below the width of a room, a text surely stands on one line of it."""


def unparted(text: str) -> str:
    """Return a text whose lines do not end between a number and what it counts, nor before a dot.

    Only blanks are changed, into fixed ones.

    >>> unparted("It costs 1 star.").split(" "), unparted("4 cards · 2 ambushes").split(" ")
    (['It', 'costs', '1\\xa0star.'], ['4\\xa0cards\\xa0·', '2\\xa0ambushes'])
    """
    return _NUMBERED.sub(lambda found: (found[1] or "") + "\u00a0", text)


@lru_cache(maxsize=512)
def _advance(text: str, font_key: str) -> float:
    font = QFont()
    font.fromString(font_key)
    return QFontMetricsF(font).horizontalAdvance(text)


@lru_cache(maxsize=1024)
def _lines(text: str, font_key: str, width: float) -> tuple[str, ...]:
    font = QFont()
    font.fromString(font_key)
    # Letters and places are as before.
    layout = QTextLayout(unparted(text).replace("\n", "\u2028"), font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    lines: list[str] = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        start, length = line.textStart(), line.textLength()
        lines.append(text[start : start + length].rstrip())
    layout.endLayout()
    return tuple(lines)


def lines_of(text: str, font: QFont, width: float) -> tuple[str, ...]:
    """Return a text in lines no wider than `width` px; a word wider than that is broken."""
    if not text:
        return ()
    key, room = font.toString(), round(width, 1)
    # A layout asks at a dozen widths, most of which hold the text on one line.
    if text.isprintable() and _advance(text, key) < room - _DOUBT:
        return (text.rstrip(),)
    return _lines(text, key, room)


def whole_words(text: str, font: QFont, width: float) -> tuple[str, ...]:
    """Return a text in lines; a word that is too long for one is cut with dots, and not broken."""
    metrics = QFontMetricsF(font)
    room, dots = width - _DOUBT, Qt.TextElideMode.ElideRight
    words = [metrics.elidedText(word, dots, room) for word in text.split()]
    return lines_of(" ".join(words), font, width)


def even_width(text: str, font: QFont, width: float) -> float:
    """Return the least width in px at which a text takes no more lines than at `width`.

    Wrapped at it, the last line is about as long as the others.
    """
    lines = len(lines_of(text, font, width))
    low, high = 1.0, width
    while lines > 1 and high - low > 1:
        middle = (low + high) / 2
        if len(lines_of(text, font, middle)) > lines:
            low = middle
        else:
            high = middle
    return min(width, high + 1)


def wrapped_height(text: str, font: QFont, width: float) -> float:
    """Return the height in px of a text wrapped at a width."""
    return len(lines_of(text, font, width)) * line_height(font)


def paint_wrapped(
    painter: QPainter,
    text: str,
    rect: QRectF,
    font: QFont,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop,
) -> None:
    """Paint a text wrapped into a rectangle with the painter's pen.

    What does not fit the height ends in an ellipsis; use `wrapped_height` or `fitted_font` to
    make it fit.
    """
    step = line_height(font)
    lines = elided_lines(lines_of(text, font, rect.width()), font, rect)
    height = step * len(lines)
    top = rect.top()
    if align & Qt.AlignmentFlag.AlignVCenter:
        top += (rect.height() - height) / 2
    elif align & Qt.AlignmentFlag.AlignBottom:
        top += rect.height() - height
    painter.setFont(font)
    side = align & _SIDES
    for number, line in enumerate(lines):
        # The line's own box is taller than the spacing, so nothing of a letter is cut.
        place = QRectF(rect.left(), top + number * step - step, rect.width(), step * 3)
        painter.drawText(place, int((side | Qt.AlignmentFlag.AlignVCenter).value) | _ONE_LINE, line)


_ONE_LINE = int(Qt.TextFlag.TextSingleLine.value) | int(Qt.TextFlag.TextDontClip.value)


def elided_lines(lines: tuple[str, ...], font: QFont, rect: QRectF) -> tuple[str, ...]:
    """Return the lines that fit a rectangle, the last one cut if some had to go."""
    room = max(1, int((rect.height() + 1.5) / line_height(font)))
    if len(lines) <= room:
        return lines
    rest = " ".join(lines[room - 1 :])
    cut = QFontMetricsF(font).elidedText(rest, Qt.TextElideMode.ElideRight, rect.width())
    return (*lines[: room - 1], cut)


_NAME = re.compile("(\u2068[^\u2069]*\u2069)")
"""What a person typed, as `isolated` puts it into a sentence."""


def cut_names(text: str, font: QFont, width: float) -> str:
    """Return a line of text no wider than `width` px: names are cut before anything else is.

    All names in it that are too long are cut to one width, since any of them may be what matters.
    """
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(text) <= width:
        return text
    parts = _NAME.split(text)

    def with_names(room: int) -> str:
        return "".join(_cut_name(part, metrics, room) for part in parts)

    low, high = 0, int(width)
    while high - low > 1:
        middle = (low + high) // 2
        if metrics.horizontalAdvance(with_names(middle)) <= width:
            low = middle
        else:
            high = middle
    return metrics.elidedText(with_names(low), Qt.TextElideMode.ElideRight, width + 1)


def cut_to_lines(text: str, font: QFont, width: float, most: int) -> tuple[str, ...]:
    """Return a text in at most so many lines no wider than `width` px: only its names are cut.

    All are cut to one width first; then each takes what its own line has left. Where even their
    dots do not fit, there are more lines.
    """
    parts = _NAME.split(text)
    metrics = QFontMetricsF(font)
    names = range(1, len(parts), 2)

    def cut(rooms: dict[int, int]) -> str:
        return "".join(
            _cut_name(part, metrics, rooms[number]) if number in rooms else part
            for number, part in enumerate(parts)
        )

    def fits(rooms: dict[int, int]) -> bool:
        shown = cut(rooms)
        lines = lines_of(shown, font, width)
        # A word that was broken has no blank where the lines meet.
        return len(lines) <= most and " ".join(lines) == shown

    def widened(rooms: dict[int, int], which: Iterable[int]) -> dict[int, int]:
        chosen = list(which)
        low, high = rooms[chosen[0]], int(most * width)
        while high - low > 1:
            middle = (low + high) // 2
            if fits(rooms | dict.fromkeys(chosen, middle)):
                low = middle
            else:
                high = middle
        return rooms | dict.fromkeys(chosen, low)

    rooms = dict.fromkeys(names, 0)
    if rooms:
        rooms = widened(rooms, names)
        for name in names:
            rooms = widened(rooms, [name])
    return lines_of(cut(rooms), font, width)


def least_width(text: str, font: QFont, letters: int = 0) -> float:
    """Return the width in px of a text of whose names so many letters and dots are left."""

    def shortened(name: re.Match[str]) -> str:
        bare = name[0][1:-1]
        cut = bare if len(bare) <= letters + 1 else f"{bare[:letters]}…"
        return f"\u2068{cut}\u2069"

    return QFontMetricsF(font).horizontalAdvance(_NAME.sub(shortened, text))


def _cut_name(part: str, metrics: QFontMetricsF, width: float) -> str:
    if not _NAME.fullmatch(part):
        return part
    return f"{part[0]}{_elided(part[1:-1], metrics, width)}{part[-1]}"


def _elided(name: str, metrics: QFontMetricsF, width: float) -> str:
    return metrics.elidedText(name, Qt.TextElideMode.ElideRight, width) or "…"


def paint_fitted(painter: QPainter, text: str, rect: QRectF, font: QFont, smallest: float) -> None:
    """Paint a text at the left of a rectangle, smaller or on more lines where it must.

    Nothing is painted where even letters of the smallest size in px have no room.
    """
    fitted = fitted_font(font, [text], rect.size(), round(smallest))
    metrics = QFontMetricsF(fitted)
    widest = max(map(metrics.horizontalAdvance, _BREAKS.split(unparted(text))))
    if widest <= rect.width() and wrapped_height(text, fitted, rect.width()) <= rect.height() + 1:
        paint_wrapped(painter, text, rect, fitted, AT_LEFT)


def fitted_font(font: QFont, texts: Iterable[str], room: QSizeF | QSize, smallest: int) -> QFont:
    """Return a font, made smaller until every text fits a room of so many px.

    Its pixel size is at least `smallest`. No word is broken either, unless even the smallest is too
    large.
    """
    fitted = QFont(font)
    width, height = float(room.width()), float(room.height())
    fitted.setPixelSize(_largest_size(tuple(texts), font.toString(), width, height, smallest))
    return fitted


@lru_cache(maxsize=512)
def _largest_size(
    texts: tuple[str, ...], font_key: str, width: float, height: float, smallest: int
) -> int:
    words = {word for text in texts for word in _BREAKS.split(unparted(text))}
    font, trial = QFont(), QFont()
    font.fromString(font_key)
    trial.fromString(font_key)
    for size in range(font.pixelSize(), smallest, -1):
        trial.setPixelSize(size)
        metrics = QFontMetricsF(trial)
        # What is wrapped breaks a word already where it just fills a line.
        if any(metrics.horizontalAdvance(word) > width - _DOUBT for word in words):
            continue
        if all(wrapped_height(text, trial, width) <= height + 1 for text in texts):
            return size
    return smallest
