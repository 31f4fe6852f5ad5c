"""Every text that a page tells without painting it, and the words of a language to judge it by."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from html import unescape
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTabBar,
    QTextBrowser,
    QWidget,
)

from cartographers_gui.ui.rulebook.explanations import about
from tests.helpers.catalogue_files import CATALOGUES, texts

__all__ = ["foreign_words", "own_words", "told_texts", "words_in"]

_WORD = re.compile(r"[^\W\d_]{2,}")
_MARK = re.compile(r"<[^<>]*>|\{\w+\}|%L?n")
Role = Qt.ItemDataRole
_ROLES = [Role.DisplayRole, Role.ToolTipRole, Role.StatusTipRole, Role.WhatsThisRole]
_ROLES += [Role.AccessibleTextRole, Role.AccessibleDescriptionRole]
_SPOKEN = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Help,
    QAccessible.Text.Accelerator,
)
_MOST_CELLS = 400
"""Beyond so many, rows of a list are of the same kind."""


def words_in(text: str) -> set[str]:
    """Return the words of a text of two letters or more, in small letters.

    >>> sorted(words_in("<b>Ana</b> draws: {card}, 2 &amp; A1"))
    ['ana', 'draws']
    """
    return {word.casefold() for word in _WORD.findall(_MARK.sub(" ", unescape(text)))}


@cache
def own_words(code: str) -> frozenset[str]:
    """Return the words of a language's catalogue."""
    path = next(path for path in CATALOGUES if path.stem.endswith(f"_{code}"))
    return frozenset().union(*(words_in(text.replace("&", "")) for text in texts(path)))


def foreign_words(told: Iterable[str], known: Iterable[str]) -> set[str]:
    """Return the words of texts that are none of those known."""
    found: set[str] = set()
    for text in told:
        found |= words_in(re.sub(r"&(?=\w)(?!\w+;)", "", text))
    return found - set(known)


def _of_model(model: QAbstractItemModel, parent: QModelIndex, left: int) -> Iterator[str]:
    # A list hides how many columns it has.
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(min(left, model.rowCount(parent))):
        for column in range(columns):
            index = model.index(row, column, parent)
            yield from (str(index.data(role) or "") for role in _ROLES)
        yield from _of_model(model, model.index(row, 0, parent), left - row)


def _of_head(head: QHeaderView) -> Iterator[str]:
    way, model = head.orientation(), head.model()
    if way == Qt.Orientation.Horizontal:
        for section in range(model.columnCount()):
            yield from (str(model.headerData(section, way, role) or "") for role in _ROLES)


def _of_tabs(bar: QTabBar) -> Iterator[str]:
    for tab in range(bar.count()):
        yield from (bar.tabText(tab), bar.tabToolTip(tab), bar.tabWhatsThis(tab))


def _of_kind(widget: QWidget) -> Iterable[str]:
    """Return the texts of a widget that only widgets of its kind have."""
    texts_of: dict[type[QWidget], Callable[[Any], Iterable[str]]] = {
        QLabel: lambda label: [label.text()],
        QAbstractButton: lambda button: [button.text()],
        QLineEdit: lambda edit: [edit.placeholderText()],
        QGroupBox: lambda box: [box.title()],
        QTextBrowser: lambda page: [page.toPlainText()],
        QTabBar: _of_tabs,
        QComboBox: lambda box: _of_model(box.model(), QModelIndex(), _MOST_CELLS),
        QHeaderView: _of_head,
        QAbstractItemView: lambda view: _of_model(view.model(), QModelIndex(), _MOST_CELLS),
    }
    return next((found(widget) for kind, found in texts_of.items() if isinstance(widget, kind)), ())


def _of_action(action: QAction) -> tuple[str, ...]:
    return action.text(), action.toolTip(), action.statusTip(), action.whatsThis()


def _spoken(interface: QAccessibleInterface | None, left: int = _MOST_CELLS) -> Iterator[str]:
    """Yield what a screen reader says of a part and of those in it that are no widgets."""
    if interface is None or not interface.isValid():
        return
    yield from (interface.text(kind) for kind in _SPOKEN)
    for number in range(min(left, interface.childCount())):
        child = interface.child(number)
        if child.object() is None:
            yield from _spoken(child, left)


def told_texts(page: QWidget) -> list[str]:
    """Return every text of a page in its order: shown, as a tool tip, or to a screen reader."""
    found = [page.window().windowTitle(), page.windowTitle()]
    for widget in (page, *(each for each in page.findChildren(QWidget) if each.isVisibleTo(page))):
        found += [widget.toolTip(), widget.statusTip(), widget.whatsThis(), about(widget)]
        found += [widget.accessibleName(), widget.accessibleDescription()]
        found += _of_kind(widget)
        found += _spoken(QAccessible.queryAccessibleInterface(widget))
    for action in page.findChildren(QAction):
        found += _of_action(action)
    return found
