"""The pages of the rulebook: typeset, with pictures, places to go to and words found in them."""

import unicodedata
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QEvent, QSizeF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QPalette,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
    QWheelEvent,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.painting.tint import faded
from cartographers_gui.ui.rulebook.document import RULEBOOK
from cartographers_gui.ui.rulebook.page import rulebook_html, style_of
from cartographers_gui.ui.rulebook.pictures import picture_for
from cartographers_gui.ui.widgets.finger_scroll import scroll_by_finger

__all__ = ["RulebookPage", "found_at"]

_WIDEST = 700.0
"""Width of the text in px at scale 1: about seventy letters, which is easy to read."""
_LEAST = 320
"""Width in px of the smallest page, at any size of letters: it holds the longest word, and stands
beside the contents in the smallest window."""
_MARGIN = 30.0
_AIR = 14.0
"""Room in px above the place that was gone to."""


def _folded(letter: str) -> str:
    """Return a letter without case and accents, a fixed blank as a blank; always one letter."""
    return unicodedata.normalize("NFKD", letter)[0].lower()[0]


def found_at(text: str, words: str) -> list[int]:
    """Return where words stand in a text; neither case nor accents matter.

    >>> found_at("Čudovišta, čudovište", "cudov")
    [0, 11]
    """
    wanted = "".join(map(_folded, words.strip()))
    if not wanted:
        return []
    folded = "".join(map(_folded, text))
    places: list[int] = []
    start = folded.find(wanted)
    while start >= 0:
        places.append(start)
        start = folded.find(wanted, start + len(wanted))
    return places


class RulebookPage(QTextBrowser):
    """Shows the whole rulebook as one long page."""

    chapter_reached = Signal(str)
    """Id of the chapter at the top of the view, whenever it becomes another."""
    typeset_anew = Signal()
    """The text is another one, or lies elsewhere; what was found in it is forgotten."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look: Look | None = None
        self._width = 0.0
        self._places: list[tuple[int, str]] = []
        self._sizes: dict[str, QSizeF] = {}
        self._kept = ("", 0.0)
        self._chapter = ""
        self._found: list[QTextCursor] = []
        self._current = -1
        self.setOpenLinks(False)
        scroll_by_finger(self)
        self.setUndoRedoEnabled(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        # Else the contents, dragged wide, leave so little that lines are cut or scroll sideways.
        self.setMinimumWidth(_LEAST)
        # It is always longer than the window: a bar that came later would take room from the text,
        # which would lie too wide until it is set again.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        # Typesetting takes a moment: while a window is being dragged larger, it waits.
        self._typesetting = QTimer(self)
        self._typesetting.setSingleShot(True)
        self._typesetting.setInterval(60)
        self._typesetting.timeout.connect(self.typeset)
        self.verticalScrollBar().valueChanged.connect(self.on_scrolled)

    # --- typesetting ----------------------------------------------------------------------------

    @property
    def is_typeset(self) -> bool:
        """Whether there is anything to read yet."""
        return bool(self._places)

    @property
    def is_waiting(self) -> bool:
        """Whether the text will be set anew in a moment, for another width."""
        return self._typesetting.isActive()

    def set_look(self, look: Look) -> None:
        """Set the pages in another look, at once if they have been set before."""
        self._look = look
        palette = QPalette(self.palette())
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
            palette.setColor(role, look.palette.card)
        palette.setColor(QPalette.ColorRole.Text, look.palette.text)
        self.setPalette(palette)
        # The window's style sheet makes a frame with padding round entry fields.
        color = look.palette.card.name()
        self.setStyleSheet(
            f"QTextBrowser {{ background: {color}; border: none; border-radius: 0px; padding: 0; }}"
            "QTextBrowser:focus { border: none; padding: 0px; }"
        )
        if self.is_typeset:
            self.typeset()

    def typeset(self) -> None:
        """Set everything anew: another language, look, width or device ratio; the place stays.

        Nothing happens before there is a look.
        """
        if self._look is None:
            return
        self._typesetting.stop()
        place, distance = self._kept
        self._places, self._found, self._current = [], [], -1
        self._width = self._text_width()
        document = self.document()
        document.setDefaultFont(self._look.fonts.body(16.5))
        document.setDefaultStyleSheet(style_of(self._look))
        document.setDocumentMargin(0)
        self.setHtml(rulebook_html(self._look, self._width))
        self._set_margins()
        self._places = self._read_places()
        self._go_to(place, distance)
        self.on_scrolled()
        self.typeset_anew.emit()

    def _text_width(self) -> float:
        room = self.viewport().width() - 2 * _MARGIN
        widest = (self._look or Look()).fonts.px(_WIDEST)
        return max(200.0, min(widest, room))

    def _set_margins(self) -> None:
        """Put the text in the middle of a wide window."""
        frame = self.document().rootFrame()
        style = frame.frameFormat()
        side = max(_MARGIN, (self.viewport().width() - self._width) / 2)
        style.setLeftMargin(side)
        style.setRightMargin(side)
        style.setTopMargin(24)
        style.setBottomMargin(60)
        frame.setFrameFormat(style)

    def loadResource(self, kind: int, url: QUrl | str) -> object:  # noqa: N802 - Qt calls it
        name = url.toString() if isinstance(url, QUrl) else url
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, url)
        if self._look is None or name not in self._sizes:
            return None
        return picture_for(name, self._sizes[name], self.devicePixelRatioF(), self._look)

    def _read_places(self) -> list[tuple[int, str]]:
        """Return every place that can be gone to, in reading order; note the sizes of pictures."""
        places: list[tuple[int, str]] = []
        self._sizes.clear()
        for fragment in _fragments(self.document()):
            style = fragment.charFormat()
            places += [(fragment.position(), name) for name in style.anchorNames()]
            if style.isImageFormat():
                image = style.toImageFormat()
                self._sizes[image.name()] = QSizeF(image.width(), image.height())
        return places

    # --- places ---------------------------------------------------------------------------------

    def places(self) -> list[str]:
        """Return the name of every place in reading order."""
        return [name for _, name in self._places]

    def _top_of(self, position: int) -> float:
        """Return how far below the head of the page a character's paragraph begins, in px."""
        block = self.document().findBlock(position)
        return float(self.document().documentLayout().blockBoundingRect(block).top())

    def place_at_top(self) -> tuple[str, float]:
        """Return the last place that begins above the top of the view, and the distance to it."""
        if not self._places:
            return "", 0.0
        top = self.verticalScrollBar().value()
        tops = _Tops(self._places, self._top_of)
        at = max(0, bisect_right(tops, top + _AIR + 1) - 1)
        return self._places[at][1], top - tops[at]

    def go_to(self, place: str) -> bool:
        """Bring a place to the top of the view; tell whether there is such a place."""
        return self._go_to(place, -_AIR)

    def _go_to(self, place: str, distance: float) -> bool:
        # The text is laid out bit by bit; the way down to the last chapter has to be there whole.
        self.document().documentLayout().documentSize()
        for position, name in self._places:
            if name == place:
                self.verticalScrollBar().setValue(round(self._top_of(position) + distance))
                return True
        return False

    def on_scrolled(self) -> None:
        """Remember the place, and tell which chapter is read now."""
        if not self._places:
            return
        # Kept from here on, since Qt sets the text anew by itself when a style changes.
        self._kept = self.place_at_top()
        top = self.verticalScrollBar().value() + self.viewport().height() * 0.3
        chapter = ""
        for position, name in self._places:
            if name in _CHAPTERS:
                if chapter and self._top_of(position) > top:
                    break
                chapter = name
        if chapter and chapter != self._chapter:
            self._chapter = chapter
            self.chapter_reached.emit(chapter)

    # --- words ----------------------------------------------------------------------------------

    def find_words(self, words: str) -> int:
        """Mark words wherever they stand; return how often they do."""
        text = self.document().toRawText()
        self._found = []
        for start in found_at(text, words):
            cursor = QTextCursor(self.document())
            cursor.setPosition(start)
            length = len(words.strip())
            cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
            self._found.append(cursor)
        self._current = -1
        self._mark()
        return len(self._found)

    def found_count(self) -> int:
        """Return how often the words were found."""
        return len(self._found)

    def show_found(self, step: int) -> int:
        """Go to the next (1) or the previous (-1) place found; return its number from 1.

        The first call goes to the first place at or below the top of the view. Nought when
        nothing was found.
        """
        if not self._found:
            return 0
        if self._current < 0:
            top = float(self.verticalScrollBar().value())
            below = [at for at, each in enumerate(self._found) if self._place_of(each) >= top]
            self._current = below[0] if below else 0
        else:
            self._current = (self._current + step) % len(self._found)
        self._mark()
        view = self.viewport().height()
        place = self._place_of(self._found[self._current])
        top = float(self.verticalScrollBar().value())
        if not top + 20 <= place <= top + view - 60:
            self.verticalScrollBar().setValue(round(place - view / 3))
        return self._current + 1

    def _place_of(self, cursor: QTextCursor) -> float:
        return self.cursorRect(cursor).top() + float(self.verticalScrollBar().value())

    def _mark(self) -> None:
        palette = (self._look or Look()).palette
        marks = []
        for at, cursor in enumerate(self._found):
            mark = QTextEdit.ExtraSelection()
            style = QTextCharFormat()
            is_current = at == self._current
            style.setBackground(palette.accent if is_current else faded(palette.star, 0.55))
            style.setForeground(palette.accent_text if is_current else palette.text)
            mark.format, mark.cursor = style, cursor
            marks.append(mark)
        self.setExtraSelections(marks)

    # --- what Qt calls --------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._places and self._text_width() != self._width:
            self._typesetting.start()
        elif self._places:
            self._set_margins()

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Qt would make the text alone larger; the size of all text is chosen in the View menu.
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        else:
            super().wheelEvent(event)

    def event(self, event: QEvent) -> bool:
        """Set the pictures anew on a screen of another device ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange and self._places:
            self._typesetting.start()
        return super().event(event)


_CHAPTERS = {chapter.id for chapter in RULEBOOK}


class _Tops(Sequence[float]):
    """Where each place begins, measured only when asked: the page is long."""

    def __init__(self, places: list[tuple[int, str]], top_of: Callable[[int], float]) -> None:
        self._places = places
        self._top_of = top_of

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, at: int) -> float:  # type: ignore[override]
        return self._top_of(self._places[at][0])


def _fragments(document: QTextDocument) -> Iterator[QTextFragment]:
    """Yield every run of equal format of a document."""
    block = document.begin()
    while block.isValid():
        runs = block.begin()
        while not runs.atEnd():
            yield runs.fragment()
            runs += 1
        block = block.next()
