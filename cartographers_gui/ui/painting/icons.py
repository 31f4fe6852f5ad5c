"""The small signs on buttons and in menus, painted in one colour.

Each is drawn in a box of 100 x 100: lines of one width with round ends, and filled parts.
"""

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from cartographers_gui.ui.painting.outline import fitted, outline

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

__all__ = ["Icon", "icon_pixmap", "paint_icon", "qt_icon"]


class Icon(StrEnum):
    """A sign of the program."""

    ARROW_DOWN = "arrow_down"
    ARROW_LEFT = "arrow_left"
    ARROW_RIGHT = "arrow_right"
    ARROW_UP = "arrow_up"
    CALENDAR = "calendar"
    CARDS = "cards"
    CHECK = "check"
    CHEVRON_DOWN = "chevron_down"
    CHEVRON_UP = "chevron_up"
    COPY = "copy"
    CROSS = "cross"
    DICE = "dice"
    DRAG = "drag"
    ERASER = "eraser"
    EYE = "eye"
    EYE_OFF = "eye_off"
    FOLDER = "folder"
    FORBIDDEN = "forbidden"
    GEAR = "gear"
    GLOBE = "globe"
    HAND = "hand"
    HINT = "hint"
    HOURGLASS = "hourglass"
    INFO = "info"
    LEGAL = "legal"
    MACHINE = "machine"
    MINUS = "minus"
    MIRROR = "mirror"
    MOON = "moon"
    OPEN_BOOK = "open_book"
    PAUSE = "pause"
    PERSON = "person"
    PICTURE = "picture"
    PLAY = "play"
    PLUS = "plus"
    PRINT = "print"
    QUILL = "quill"
    REDO = "redo"
    REFRESH = "refresh"
    ROTATE_LEFT = "rotate_left"
    ROTATE_RIGHT = "rotate_right"
    SAVE = "save"
    SEARCH = "search"
    SHARE = "share"
    SKIP = "skip"
    SPEAKER = "speaker"
    SPEAKER_OFF = "speaker_off"
    SPOTS = "spots"
    SUN = "sun"
    SWAP = "swap"
    TO_END = "to_end"
    TO_START = "to_start"
    TRASH = "trash"
    TROPHY = "trophy"
    UNDO = "undo"
    WARNING = "warning"


class _Sign(NamedTuple):
    """Lines of `width` units and filled parts of a sign."""

    lines: str = ""
    fill: str = ""
    width: float = 9.5


_SIGNS: dict[Icon, _Sign] = {
    Icon.ARROW_DOWN: _Sign("M50 12 V86 M22 58 L50 87 L78 58"),
    Icon.ARROW_LEFT: _Sign("M88 50 H14 M42 22 L13 50 L42 78"),
    Icon.ARROW_RIGHT: _Sign("M12 50 H86 M58 22 L87 50 L58 78"),
    Icon.ARROW_UP: _Sign("M50 88 V14 M22 42 L50 13 L78 42"),
    Icon.CALENDAR: _Sign(
        "M12 20 H88 V88 H12 Z M12 42 H88 M32 8 V26 M68 8 V26",
        "R23 53 12 9 R44 53 12 9 R65 53 12 9 R23 70 12 9 R44 70 12 9",
        width=8,
    ),
    Icon.CARDS: _Sign("M38 14 L86 22 L76 84 L30 76 Z M26 26 L14 30 L26 88 L60 90", width=8),
    Icon.CHECK: _Sign("M14 54 L38 78 L87 22", width=11.5),
    Icon.CHEVRON_DOWN: _Sign("M20 36 L50 66 L80 36", width=10),
    Icon.CHEVRON_UP: _Sign("M20 64 L50 34 L80 64", width=10),
    Icon.COPY: _Sign("M34 32 H84 V88 H34 Z M16 68 V12 H64", width=8.5),
    Icon.CROSS: _Sign("M20 20 L80 80 M80 20 L20 80", width=10),
    Icon.DICE: _Sign("M18 18 H82 V82 H18 Z", "E34 34 7 7 E66 66 7 7 E50 50 7 7", width=8),
    Icon.DRAG: _Sign("", "E34 16 8 8 E66 16 8 8 E34 50 8 8 E66 50 8 8 E34 84 8 8 E66 84 8 8"),
    Icon.ERASER: _Sign("M36 84 L10 58 L56 12 L90 46 L52 84 Z M34 34 L68 68 M36 84 H90", width=8),
    Icon.EYE: _Sign("M6 50 C24 22 76 22 94 50 C76 78 24 78 6 50 Z", "E50 50 14 14", width=8.5),
    Icon.EYE_OFF: _Sign(
        "M6 50 C24 22 76 22 94 50 C76 78 24 78 6 50 Z M18 90 L82 10", "E50 50 12 12", width=8.5
    ),
    Icon.FOLDER: _Sign("M8 82 V20 H38 L48 33 H92 V82 Z M8 46 H92", width=8.5),
    Icon.FORBIDDEN: _Sign("E50 50 40 40 M36 36 L64 64 M64 36 L36 64", width=8.5),
    Icon.GEAR: _Sign(
        "",
        "M42 4 H58 L61 18 L70 22 L82 14 L92 28 L84 38 L87 46 L97 50 L96 62 L84 64 L78 72 L84 84"
        " L72 93 L62 85 L56 87 L52 97 H42 L39 86 L30 82 L18 88 L8 76 L15 64 L12 56 L3 52 L4 40"
        " L15 36 L20 27 L14 16 L26 7 L36 14 L40 13 Z E50 50 17 17",
    ),
    Icon.GLOBE: _Sign("E50 50 42 42 E50 50 19 42 M8 50 H92 M14 29 H86 M14 71 H86", width=6.5),
    Icon.HAND: _Sign(
        "M30 56 V24 Q30 16 37 16 Q44 16 44 24 V46 V14 Q44 7 51 7 Q58 7 58 14 V46 V22 Q58 15 65 15"
        " Q72 15 72 22 V50 V34 Q72 28 78 28 Q85 28 85 35 V62 Q85 93 56 93 Q38 93 29 77 L15 54"
        " Q13 47 19 45 Q25 44 30 56",
        width=7.5,
    ),
    Icon.HINT: _Sign(
        "M36 70 C36 58 22 54 22 36 C22 20 34 8 50 8 C66 8 78 20 78 36 C78 54 64 58 64 70 Z"
        " M38 82 H62 M43 93 H57",
        width=8.5,
    ),
    Icon.HOURGLASS: _Sign(
        "M22 10 H78 M22 90 H78 M29 12 C29 36 46 40 46 50 C46 60 29 64 29 88"
        " M71 12 C71 36 54 40 54 50 C54 60 71 64 71 88",
        "M36 84 C38 74 46 72 50 64 C54 72 62 74 64 84 Z M37 30 H63 C60 38 53 42 50 48"
        " C47 42 40 38 37 30 Z",
        width=7.5,
    ),
    Icon.INFO: _Sign("E50 50 41 41 M50 46 V74", "E50 29 7 7", width=9),
    Icon.LEGAL: _Sign("E50 50 41 41 M29 52 L44 67 L72 34", width=8.5),
    Icon.MACHINE: _Sign(
        "M16 34 H84 V86 H16 Z M50 34 V14 M4 52 V70 M96 52 V70 M36 72 H64",
        "E36 53 7 7 E64 53 7 7 E50 12 8 8",
        width=8,
    ),
    Icon.MINUS: _Sign("M16 50 H84", width=11),
    Icon.MIRROR: _Sign(
        "M50 6 V18 M50 30 V42 M50 56 V68 M50 80 V92",
        "M40 20 V80 H6 Z M64 33 V72 H83 Z M57 17 L96 84 H57 Z",
        width=6.5,
    ),
    Icon.MOON: _Sign(
        "",
        "M60 6 C30 4 8 28 12 56 C16 84 46 100 72 88 C82 83 88 76 91 68 C70 76 48 66 44 44"
        " C42 28 48 14 60 6 Z",
    ),
    Icon.OPEN_BOOK: _Sign(
        "M50 26 C38 14 20 14 8 18 V80 C22 76 38 76 50 86"
        " C62 76 78 76 92 80 V18 C80 14 62 14 50 26 Z"
        " M50 26 V84",
        width=8,
    ),
    Icon.PERSON: _Sign("", "E50 27 20 21 M10 94 C10 64 30 54 50 54 C70 54 90 64 90 94 Z"),
    Icon.PAUSE: _Sign("", "R20 12 20 76 R60 12 20 76"),
    Icon.PICTURE: _Sign(
        "M10 16 H90 V84 H10 Z", "M16 78 L40 44 L56 64 L68 52 L86 78 Z E68 34 8 8", width=8
    ),
    Icon.PLAY: _Sign("", "M24 10 L88 50 L24 90 Z"),
    Icon.PLUS: _Sign("M50 16 V84 M16 50 H84", width=11),
    Icon.PRINT: _Sign(
        "M26 36 V10 H74 V36 M26 74 H10 V36 H90 V74 H74 M26 60 H74 V92 H26 Z", width=8
    ),
    Icon.QUILL: _Sign(
        "M16 94 L34 66",
        "M92 6 C54 10 26 36 28 70 C36 60 46 48 62 34 C50 50 40 64 34 76 C66 76 92 46 92 6 Z",
        width=7,
    ),
    Icon.REDO: _Sign("M66 14 L90 36 L66 58 M88 36 H40 C4 36 4 86 40 86 H62", width=9.5),
    Icon.REFRESH: _Sign(
        "M83 40 C74 8 34 4 20 32 M17 60 C26 92 66 96 80 68",
        "M10 8 L14 44 L46 34 Z M90 92 L86 56 L54 66 Z",
    ),
    Icon.ROTATE_LEFT: _Sign(
        "M16 60 C24 98 86 94 86 50 C86 12 38 2 20 34", "M12 10 L14 48 L46 36 Z"
    ),
    Icon.ROTATE_RIGHT: _Sign(
        "M84 60 C76 98 14 94 14 50 C14 12 62 2 80 34", "M88 10 L86 48 L54 36 Z"
    ),
    Icon.SAVE: _Sign("M14 14 H72 L86 28 V86 H14 Z M32 14 V36 H64 V14 M30 86 V58 H70 V86", width=8),
    Icon.SEARCH: _Sign("E42 42 30 30 M65 65 L90 90", width=10),
    Icon.SHARE: _Sign(
        "M30 44 L68 24 M30 56 L68 76", "E22 50 14 14 E77 20 14 14 E77 80 14 14", width=8.5
    ),
    Icon.SKIP: _Sign("", "M8 14 L46 50 L8 86 Z M46 14 L84 50 L46 86 Z R84 14 10 72"),
    Icon.SPEAKER: _Sign(
        "M64 34 Q76 50 64 66 M76 20 Q98 50 76 80", "M6 36 H24 L50 14 V86 L24 64 H6 Z", width=8
    ),
    Icon.SPEAKER_OFF: _Sign(
        "M66 38 L92 64 M92 38 L66 64", "M6 36 H24 L50 14 V86 L24 64 H6 Z", width=8.5
    ),
    Icon.SPOTS: _Sign("", "E20 22 11 11 E56 22 11 11 E20 78 11 11 E84 50 11 11 E56 78 11 11"),
    Icon.SUN: _Sign(
        "M50 4 V14 M50 86 V96 M4 50 H14 M86 50 H96 M17 17 L25 25 M75 75 L83 83 M83 17 L75 25"
        " M25 75 L17 83",
        "E50 50 22 22",
        width=9,
    ),
    Icon.SWAP: _Sign("M8 34 H86 M66 14 L88 34 L66 54 M92 70 H14 M34 50 L12 70 L34 90", width=9),
    Icon.TRASH: _Sign(
        "M14 24 H86 M36 24 V10 H64 V24 M24 24 L30 92 H70 L76 24 M42 40 V76 M58 40 V76", width=8
    ),
    Icon.TO_END: _Sign("", "M16 14 L72 50 L16 86 Z R74 14 11 72"),
    Icon.TO_START: _Sign("", "M84 14 L28 50 L84 86 Z R15 14 11 72"),
    Icon.TROPHY: _Sign(
        "M28 18 H8 C8 44 18 54 32 56 M72 18 H92 C92 44 82 54 68 56",
        "M26 8 H74 C76 40 70 60 56 66 V78 H70 V92 H30 V78 H44 V66 C30 60 24 40 26 8 Z",
        width=7,
    ),
    Icon.UNDO: _Sign("M34 14 L10 36 L34 58 M12 36 H60 C96 36 96 86 60 86 H38", width=9.5),
    Icon.WARNING: _Sign("M50 10 L94 88 H6 Z M50 38 V60", "E50 74 6 6", width=9),
}


def paint_icon(painter: QPainter, icon: Icon, rect: QRectF, color: QColor) -> None:
    """Paint a sign as large as fits into a rectangle, centred, in one colour."""
    sign = _SIGNS[icon]
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if sign.lines:
        pen = QPen(color, max(1.3, sign.width * side / 100))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(fitted(outline(sign.lines), rect))
    if sign.fill:
        painter.fillPath(fitted(outline(sign.fill), rect), color)
    painter.restore()


def icon_pixmap(icon: Icon, side: float, color: QColor, ratio: float) -> QPixmap:
    """Return a sign as a picture of `side` logical px for screens of this device ratio."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_icon(painter, icon, QRectF(0, 0, side, side), color)
    painter.end()
    return pixmap


def qt_icon(icon: Icon, color: QColor, disabled: QColor, highlighted: QColor) -> "QIcon":
    """Return a sign for a menu or an action, with its faded form and that of a highlighted row."""
    from PySide6.QtGui import QIcon  # noqa: PLC0415 - its names of theme icons, not at the start

    qt = QIcon()
    for side in (16, 20, 24, 32, 48):
        for mode, paint in (
            (QIcon.Mode.Normal, color),
            (QIcon.Mode.Disabled, disabled),
            (QIcon.Mode.Active, highlighted),
            (QIcon.Mode.Selected, highlighted),
        ):
            qt.addPixmap(icon_pixmap(icon, side, paint, 1.0), mode)
    return qt
