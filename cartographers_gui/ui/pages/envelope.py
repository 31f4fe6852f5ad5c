"""The sealed envelope of the curtain as a widget."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.crest import Crest, crest_of, paint_crest
from cartographers_gui.ui.painting.envelope import envelope_rooms, paint_envelope
from cartographers_gui.ui.painting.icons import Icon, paint_icon
from cartographers_gui.ui.painting.text_block import (
    cut_names,
    fitted_font,
    paint_wrapped,
    wrapped_height,
)
from cartographers_gui.ui.typography import slanted_font
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["Envelope"]

_ROOM = 14.0
"""Room in px for the shadow."""
_VISIT = 52.0
"""Side in px at scale 1 of the crests of a visit."""
_TITLE = 27
"""Px of what a player is called besides the name."""
_NAME_SHARE = 0.66
"""Part of the height of name and title that is the name's."""
_SENTENCE = 34
"""Px of a whole sentence in place of a name."""
_READABLE = 14
"""Px to which letters may shrink rather than be lost."""
_USUAL, _GROWTH = 500.0, 1.35
"""Height in px of an envelope whose letters are neither smaller nor larger, and how far they grow.
"""
_HIGHEST, _FLATTEST = 1.3, 1.9
"""Width in heights, at least and at most: the envelope fills its room."""
_CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


class Envelope(ThemedWidget):
    """A closed envelope with the crest of whoever may open it, and three lines of text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._crest: Crest = crest_of("")
        self._owner: Crest | None = None
        self._above = self._name = self._title = self._below = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_player(
        self,
        crest: Crest,
        above: str,
        name: str,
        below: str,
        *,
        title: str = "",
        owner: Crest | None = None,
    ) -> None:
        """Show whose turn it is: a line over the name, the title below it, one below the seal.

        With the crest of the map's `owner` it is a visit: over the name stand both crests.
        """
        self._crest, self._above, self._name, self._below = crest, above, name, below
        self._title, self._owner = title, owner
        self.setAccessibleName(f"{above} {name} {title}".strip())
        self.setAccessibleDescription(below)
        self.update()

    def texts(self) -> tuple[str, str, str]:
        """Return the three lines from above, the second with the title."""
        return self._above, f"{self._name} {self._title}".strip(), self._below

    def body(self) -> QRectF:
        """Return where the envelope lies in the widget."""
        room = QRectF(self.rect()).adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        height = min(room.height(), room.width() / _HIGHEST)
        width = min(room.width(), height * _FLATTEST)
        rect = QRectF(0, 0, round(width), round(height))
        rect.moveTopLeft((room.center() - rect.center()).toPoint().toPointF())
        return rect

    def sizeHint(self) -> QSize:
        return QSize(700, 500)

    def minimumSizeHint(self) -> QSize:
        return QSize(360, 250)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = self.body()
        paint_envelope(painter, self._crest, body, palette)
        rooms = envelope_rooms(body)
        unit = body.height() / _USUAL
        # Smaller in a small envelope, and larger in a large one for letters of the chosen size.
        unit = min(unit, max(1.0, min(_GROWTH, unit / fonts.scale)))
        above, name = QRectF(rooms.above), QRectF(rooms.above)
        above.setHeight(rooms.above.height() * 0.38)
        name.setTop(above.bottom())
        painter.setPen(palette.muted)
        if self._owner is None:
            small = fonts.aside(self._above, max(14.0, 20 * unit))
            self._write(painter, self._above, above, small)
        else:
            self._paint_visit(painter, above, self._owner)
        if self._title:
            # The name rules: what somebody is called besides stands below it.
            title = QRectF(name)
            title.setTop(name.top() + name.height() * _NAME_SHARE)
            name.setBottom(title.top())
            self._write(painter, self._title, title, self._title_font(unit))
        painter.setPen(palette.text)
        self._write(painter, self._name, name, self._name_font(unit))
        painter.setPen(palette.muted)
        below = fonts.aside(self._below, max(13.0, 17 * unit))
        self._write(painter, self._below, rooms.below, below)
        painter.end()

    def _paint_visit(self, painter: QPainter, room: QRectF, owner: Crest) -> None:
        """Paint the crest of who draws, an arrow, and the crest of whose map it is."""
        palette = self.look.palette
        side = min(room.height() * 0.9, self.look.fonts.px(_VISIT))
        place = QRectF(room.center().x() - side * 1.5, room.center().y() - side / 2, side, side)
        paint_crest(painter, self._crest, place, palette)
        place.translate(side, 0)
        inset = side * 0.2
        arrow = place.adjusted(inset, inset, -inset, -inset)
        paint_icon(painter, Icon.ARROW_RIGHT, arrow, palette.text)
        place.translate(side, 0)
        paint_crest(painter, owner, place, palette)

    def _title_font(self, unit: float) -> QFont:
        return self.look.fonts.aside(self._title, max(16.0, _TITLE * unit))

    def _name_font(self, unit: float) -> QFont:
        largest = 52 if self._owner is None else _SENTENCE
        pixels = self.look.fonts.size(max(24.0, largest * unit))
        return slanted_font(self._name, pixels, weight=QFont.Weight.Bold)

    @staticmethod
    def _write(painter: QPainter, text: str, room: QRectF, font: QFont) -> None:
        """Write a text as large as its room lets it be, on more lines where it must."""
        fitting = font
        least = min(font.pixelSize(), _READABLE)
        one_line = QFontMetricsF(font).horizontalAdvance(text) <= room.width()
        if not one_line:
            fitting = fitted_font(font, [text], room.size(), least)
            if wrapped_height(text, fitting, room.width()) > room.height() + 1:
                text = cut_names(text, fitting, room.width())
        paint_wrapped(painter, text, room, fitting, _CENTRE)
