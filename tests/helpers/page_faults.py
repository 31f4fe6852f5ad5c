"""What can be wrong with the texts of a page, seen from outside while it is painted."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPixmapCache
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLayout,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.pages.notice_line import NoticeLine
from cartographers_gui.ui.typography import stands_upright
from cartographers_gui.ui.widgets.score_table import ScoreTable
from tests.helpers.catalogue_files import CATALOGUES, texts
from tests.helpers.translators import listening

__all__ = [
    "crossing",
    "cut_labels",
    "cutting",
    "faults",
    "paint",
    "shown_texts",
    "spilling",
    "visible",
]

NAMES = {"Ana", "Boris", "Olena"}
"""Names of people in the scenes and in examples of the rulebook; they may be cut."""
_OVERLAP = 2
"""How many px widgets may share at their edges, where shadow and focus ring are."""


@contextmanager
def cutting() -> Iterator[set[str]]:
    """Collect the texts that are painted with an ellipsis."""
    cut: set[str] = set()

    def noted(original: Callable[..., str]) -> Callable[..., str]:
        def elided(self: object, text: str, *arguments: object) -> str:
            shown = original(self, text, *arguments)
            if shown != text:
                cut.add(text)
            return shown

        return elided

    with pytest.MonkeyPatch.context() as patch:
        for metrics in (QFontMetrics, QFontMetricsF):
            patch.setattr(metrics, "elidedText", noted(metrics.elidedText))
        yield cut


def own_texts(code: str) -> str:
    """Return all that a language says in one text; what a person typed is not in it."""
    path = next(path for path in CATALOGUES if path.stem.endswith(code))
    return "\n".join(texts(path))


def visible(page: QWidget) -> Iterator[QWidget]:
    """Walk through the widgets of a page that can be seen."""
    return (each for each in page.findChildren(QWidget) if each.isVisibleTo(page))


def shown_texts(page: QWidget) -> list[str]:
    """Return every text of a page that its widgets tell, in their order."""
    found = []
    for widget in visible(page):
        found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            found.append(widget.text())
        if isinstance(widget, QLineEdit):
            found.append(widget.placeholderText())
    return found


def cut_labels(page: QWidget) -> list[str]:
    """Return the texts of labels and buttons that have less room than they need."""
    found = []
    for widget in visible(page):
        if isinstance(widget, NoticeLine) and widget.toolTip() == widget.sentence():
            # It is cut beside a long name, and stands whole in the bar and the tool tip.
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
    for _ in range(3):
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
        with cutting() as cut:
            page.grab()
        own = own_texts(code)
        slanted = [
            widget.text()
            for widget in visible(page)
            if isinstance(widget, QLabel | QAbstractButton) and widget.font().italic()
        ]
        return [
            *(f"{code}: untranslated {text}" for text in sorted(listener.asked)),
            *(f"{code}: shortened {text!r}" for text in sorted(cut - NAMES) if text in own),
            *(f"{code}: no room for {text!r}" for text in cut_labels(page)),
            *(f"{code}: {text}" for text in crossing(page)),
            *(f"{code}: over the edge: {text}" for text in spilling(page)),
            *(f"{code}: slanted {text!r}" for text in slanted if stands_upright(text)),
        ]
