"""What can be wrong with the texts of a page, seen from outside while it is painted."""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import date
from functools import cache
from itertools import combinations, takewhile

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QKeySequence, QPixmapCache, QRawFont
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLayout,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QWidget,
)

from cartographers_gui.ui.dates import date_text
from cartographers_gui.ui.language import Languages, own_name
from cartographers_gui.ui.pages.notice_line import NoticeLine
from cartographers_gui.ui.widgets.score_table import ScoreTable
from tests.helpers.catalogue_files import CATALOGUES, texts
from tests.helpers.games import NAMES
from tests.helpers.painted_texts import (
    PaintedText,
    joined,
    lettered_pictures,
    lines,
    painted_texts,
    unseen,
)
from tests.helpers.told_texts import foreign_words, own_words, told_texts, words_in
from tests.helpers.translators import listening

__all__ = [
    "TYPED",
    "crossing",
    "cut_labels",
    "cutting",
    "faults",
    "foreign",
    "lost_words",
    "paint",
    "painted_on",
    "shortened",
    "spilling",
    "unwritten",
    "visible",
]

TYPED = (
    "Ana",
    "the Bold",
    "Boris",
    "Olena",
    "картографка королеви",
    "Maximiliana Konstantinopolitanskaya",
    "Cartographer of the Far North",
    *NAMES,
    *(f"Player {number}" for number in range(5, 101)),
)
"""Names and titles of the people in the scenes: they may be cut, and are in any language."""
_LETTERS_OF_EDICTS = re.compile(r"\b[A-D]{2}\b")
"""Which edicts a season scores; they are called by letters everywhere."""
NATIVE = QKeySequence.SequenceFormat.NativeText
_OVERLAP = 2
"""How many px widgets may share at their edges, where shadow and focus ring are."""


def lost_words(text: str, shown: str) -> list[str]:
    """Return the words of which a shortened text lacks a letter, but for those of typed names."""
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(text, shown, strict=False))
    lost = re.findall(r"\w+", text[len(list(alike)) :])
    if text in TYPED:
        return []
    typed = {word for name in TYPED for word in name.split()}
    return [word for word in lost if not any(name.endswith(word) for name in typed)]


@contextmanager
def cutting() -> Iterator[set[str]]:
    """Collect the texts that are painted with an ellipsis, and lack more than typed names."""
    cut: set[str] = set()

    def noted(original: Callable[..., str]) -> Callable[..., str]:
        def elided(self: object, text: str, *arguments: object) -> str:
            shown = original(self, text, *arguments)
            if shown != text and lost_words(text, shown):
                cut.add(text)
            return shown

        return elided

    with pytest.MonkeyPatch.context() as patch:
        for metrics in (QFontMetrics, QFontMetricsF):
            patch.setattr(metrics, "elidedText", noted(metrics.elidedText))
        yield cut


def is_excused(widget: QWidget) -> bool:
    """Tell whether a notice is cut beside a long name, and stands whole in bar and tool tip."""
    return isinstance(widget, NoticeLine) and widget.toolTip() == widget.sentence()


@cache
def own_words_with_dots(code: str) -> frozenset[str]:
    """Return the words of a language that have an ellipsis in its catalogue, such as "Open…"."""
    path = next(path for path in CATALOGUES if path.stem.endswith(code))
    return frozenset(re.findall(r"\S+…", "\n".join(texts(path)).replace("&", "")))


def _ends_in_a_name(text: str) -> bool:
    """Tell whether what stands before an ellipsis is the beginning of a typed name or surname."""
    if not text or text.endswith("\u2068"):
        return True
    words = {word for name in TYPED for word in (name, *name.split())}
    starts = (word[:end] for word in words for end in range(1, len(word) + 1))
    return any(re.search(rf"(?:^|[\s\u2068]){re.escape(start)}\s?$", text) for start in starts)


def shortened(painted: Iterable[PaintedText], code: str) -> list[str]:
    """Return the lines that stand on a page with an ellipsis which the language has not written."""
    return [
        text
        for widget, text in lines(painted)
        if not set(re.findall(r"\S*…", text)) <= own_words_with_dots(code)
        and not _ends_in_a_name(text.split("…")[0])
        and not is_excused(widget)
    ]


def unwritten(painted: Iterable[PaintedText]) -> list[str]:
    """Return the letters of a page that the face they are set in cannot write.

    An italic face has no Cyrillic letters, and another font would step in for it.
    """
    letters: dict[str, tuple[QRawFont, set[str]]] = {}
    for each in painted:
        key = each.font.key()
        if key not in letters:
            letters[key] = (QRawFont.fromFont(each.font), set())
        letters[key][1].update(each.text)
    return [
        f"{letter!r} in {face.familyName()} {face.styleName()}"
        for face, wanted in letters.values()
        for letter in sorted(wanted)
        if letter.isprintable() and not face.supportsCharacter(ord(letter))
    ]


@cache
def _known_everywhere() -> frozenset[str]:
    """Return the words that stand in any language: what languages and keys are called."""
    names = [own_name(path.stem.rpartition("_")[2]) for path in CATALOGUES]
    return frozenset().union(*map(words_in, (*names, *TYPED)))


def foreign(told: Iterable[str], code: str) -> list[str]:
    """Return the words of a page that its language does not have: left over, or broken."""
    # The names of keys are Qt's, which has translated them or not; those of months it has.
    keys = words_in(" ".join(QKeySequence(key).toString(NATIVE) for key in Qt.Key))
    months = words_in(" ".join(date_text(date(2026, month, 1)) for month in range(1, 13)))
    # Whether a shortened text may be so is told by others.
    whole = (_LETTERS_OF_EDICTS.sub(" ", re.sub(r"\S*…", " ", text)) for text in told)
    found = foreign_words(whole, own_words(code) | _known_everywhere() | keys | months)
    typed = [word for name in TYPED for word in words_in(name)]
    return sorted(word for word in found if not any(name.startswith(word) for name in typed))


def painted_on(page: QWidget) -> list[PaintedText]:
    """Return all texts that stand on a page, but for what is typed in its fields."""
    return [
        each
        for widget in (page, *visible(page))
        if not (isinstance(widget, QLineEdit) and widget.text())
        and not isinstance(widget.parentWidget(), QPlainTextEdit)
        for each in painted_texts(widget)
    ]


def visible(page: QWidget) -> Iterator[QWidget]:
    """Walk through the widgets of a page that can be seen."""
    return (each for each in page.findChildren(QWidget) if each.isVisibleTo(page))


def cut_labels(page: QWidget) -> list[str]:
    """Return the texts of labels and buttons that have less room than they need."""
    found = []
    for widget in visible(page):
        if is_excused(widget):
            continue
        if isinstance(widget, QLabel) and widget.text() and widget.wordWrap():
            if widget.heightForWidth(widget.width()) > widget.height() + 1:
                found.append(widget.text())
        elif isinstance(widget, QAbstractButton | QLabel) and widget.text():
            # The program's own buttons shrink their text before they cut it: see `cutting`.
            hint = widget.minimumSizeHint()
            if hint.width() > widget.width() + 1 or hint.height() > widget.height() + 1:
                found.append(widget.text())
    return found


def _managed(layout: QLayout) -> Iterator[QWidget]:
    """Walk through the visible widgets that a layout and those within it arrange."""
    for number in range(layout.count()):
        item = layout.itemAt(number)
        assert item is not None
        inner, widget = item.layout(), item.widget()
        if inner is not None:
            yield from _managed(inner)
        elif widget is not None and widget.isVisible():
            yield widget


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName()!r}"


def crossing(page: QWidget) -> list[str]:
    """Return the parts of a page that lie over others beside which their layout puts them."""
    found = []
    for parent in (page, *visible(page)):
        layout = parent.layout()
        parts = [] if layout is None else list(_managed(layout))
        for one, other in combinations(parts, 2):
            common = one.geometry().intersected(other.geometry())
            if min(common.width(), common.height()) > _OVERLAP:
                found.append(f"{_name(one)} over {_name(other)}")
    return found


def spilling(page: QWidget) -> list[str]:
    """Return the labels, buttons and tables of a page that reach over an edge at its side."""
    found = []
    for widget in visible(page):
        if not isinstance(widget, QLabel | QAbstractButton | ScoreTable):
            continue
        outer = widget.parentWidget()
        while outer is not None:
            left = widget.mapTo(outer, QPoint()).x()
            if left < -1 or left + widget.width() > outer.width() + 1:
                found.append(_name(widget))
                break
            if outer is page:
                break
            outer = outer.parentWidget()
            if isinstance(outer, QScrollArea) and outer.horizontalScrollBar().maximum() > 0:
                break
    return found


def paint(page: QWidget) -> None:
    """Let a page lay itself out and paint it."""
    # Each layout in another one hears of higher lines an event later.
    for _ in range(5):
        QApplication.processEvents()
    page.grab()


def faults(
    page: QWidget, languages: Languages, code: str, counts: Callable[[str, str], bool]
) -> list[str]:
    """Switch a page to a language and return everything wrong with it."""
    with listening(languages, code, counts) as listener:
        paint(page)
        # What was painted while the texts were still exchanged is gone by now.
        QPixmapCache.clear()
        with cutting() as cut, lettered_pictures() as pictures:
            page.grab()
        painted = painted_on(page)
        told = [*told_texts(page), *pictures, *joined(painted)]
        return [
            *(f"{code}: untranslated {text}" for text in sorted(listener.asked)),
            *(f"{code}: shortened {text!r}" for text in sorted(cut)),
            *(f"{code}: shortened to {text!r}" for text in shortened(painted, code)),
            *(f"{code}: cut off: {text}" for text in unseen(painted)),
            *(f"{code}: no word of the language: {word!r}" for word in foreign(told, code)),
            *(f"{code}: no room for {text!r}" for text in cut_labels(page)),
            *(f"{code}: {text}" for text in crossing(page)),
            *(f"{code}: over the edge: {text}" for text in spilling(page)),
            *(f"{code}: not in the font: {text}" for text in unwritten(painted)),
        ]
