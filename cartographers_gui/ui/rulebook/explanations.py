"""Explains the things of the table in the words of the glossary, on hover and on focus.

`explain` names the terms of a widget once, when it is made. The sentences are looked up when they
are shown, so they follow the language and stand below whatever tool tip the widget has of its own.
"""

import html
from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from cartographers_gui.ui.rulebook.glossary import GLOSSARY, Term
from cartographers_gui.ui.text import rules_words

__all__ = ["Explanation", "explain", "explanation_of", "term_name", "term_text"]

_BY_KEYBOARD = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}


def term_name(term: Term) -> str:
    """Return what a term is called."""
    return rules_words(GLOSSARY[term].name)


def term_text(term: Term) -> str:
    """Return the sentence that explains a term."""
    return rules_words(GLOSSARY[term].text)


class Explanation(QObject):
    """What is said about one widget."""

    def __init__(
        self, widget: QWidget, terms: Iterable[Term], when: Callable[[], bool] | None
    ) -> None:
        super().__init__(widget)
        self._widget = widget
        self._terms = tuple(terms)
        self._when = when
        widget.installEventFilter(self)
        self._tell()

    def terms(self) -> tuple[Term, ...]:
        """Return the terms that are explained now."""
        return self._terms if self._when is None or self._when() else ()

    def rich_text(self) -> str:
        """Return the widget's own tool tip and the explanations below it; empty without any."""
        own = html.escape(self._widget.toolTip()).replace("\n", "<br>")
        parts = [f"<p>{own}</p>"] if own else []
        parts += [
            f"<p><b>{html.escape(term_name(term))}</b><br>{html.escape(term_text(term))}</p>"
            for term in self.terms()
        ]
        return "".join(parts)

    def _tell(self) -> None:
        """Tell the same to screen readers, as help on the widget."""
        self._widget.setWhatsThis("\n".join(term_text(term) for term in self._terms))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.LanguageChange:
            self._tell()
        elif kind == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self.terms():
            QToolTip.showText(event.globalPos(), self.rich_text(), self._widget)
            return True
        elif (
            kind == QEvent.Type.FocusIn
            and isinstance(event, QFocusEvent)
            and event.reason() in _BY_KEYBOARD
            and self.terms()
        ):
            corner = self._widget.mapToGlobal(self._widget.rect().bottomLeft())
            QToolTip.showText(corner, self.rich_text(), self._widget)
        elif kind == QEvent.Type.FocusOut:
            QToolTip.hideText()
        return super().eventFilter(watched, event)


def explain(widget: QWidget, *terms: Term, when: Callable[[], bool] | None = None) -> None:
    """Let a widget explain terms of the game; with `when`, only while that is so."""
    Explanation(widget, terms, when)


def explanation_of(widget: QWidget) -> Explanation | None:
    """Return what is said about a widget, if anything."""
    found = widget.findChildren(Explanation, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found[0] if found else None
