"""Explains the things of the table in the words of the glossary, on hover and on focus.

`explain` names the terms of a widget once, when it is made. The sentences are looked up when they
are shown, so they follow the language and stand below whatever tool tip the widget has of its own.
"""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent
from PySide6.QtWidgets import QAbstractButton, QToolTip, QWidget

from cartographers_gui.ui.rulebook.glossary import GLOSSARY, Term
from cartographers_gui.ui.text import rules_words

__all__ = [
    "Explanation",
    "about",
    "explain",
    "explanation_of",
    "label_of",
    "term_name",
    "term_text",
]

_BY_KEYBOARD = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}


def _escaped(text: str) -> str:
    from html import escape  # noqa: PLC0415 - no explanation is shown with the first page

    return escape(text)


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
        own = _escaped(self._widget.toolTip()).replace("\n", "<br>")
        return "".join(([f"<p>{own}</p>"] if own else []) + self.term_paragraphs())

    def term_paragraphs(self) -> list[str]:
        """Return each term with its sentence, as rich text."""
        return [
            f"<p><b>{_escaped(term_name(term))}</b><br>{_escaped(term_text(term))}</p>"
            for term in self.terms()
        ]

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


def about(widget: QWidget | None) -> str:
    """Return all that is said about a widget, as rich text: its name, what it does, its terms.

    Where it says nothing itself, the nearest part round it speaks; empty where nothing does.
    """
    for part in _outwards(widget):
        explanation = explanation_of(part)
        told = _paragraphs(part.toolTip())
        if part.accessibleDescription() != part.toolTip() and not _is_map(part):
            told += _paragraphs(part.accessibleDescription())
        if explanation is None:
            told += _paragraphs(part.whatsThis())
        else:
            told += "".join(explanation.term_paragraphs())
        name = part.accessibleName()
        if told or (name and _takes_keyboard(part)):
            return (f"<p><b>{_escaped(name)}</b></p>" if name else "") + told
    return ""


def label_of(widget: QWidget | None) -> str:
    """Return a tool tip for a part that has none, as rich text: its name and what is said of it.

    A map has none: the card of a space comes up there instead.
    """
    for part in _outwards(widget):
        if _is_map(part):
            return ""
        if part.accessibleName() and (_takes_keyboard(part) or isinstance(part, QAbstractButton)):
            return _paragraphs(f"{part.accessibleName()}\n{part.accessibleDescription()}".strip())
    return ""


def _outwards(widget: QWidget | None) -> Iterator[QWidget]:
    """Yield a widget and what it lies in, up to its window."""
    while widget is not None and not widget.isWindow():
        yield widget
        widget = widget.parentWidget()


def _paragraphs(text: str) -> str:
    lines = (_escaped(line) for line in text.splitlines())
    return f"<p>{'<br>'.join(lines)}</p>" if text else ""


def _is_map(widget: QWidget) -> bool:
    return widget.inherits("QGraphicsView")


def _takes_keyboard(widget: QWidget) -> bool:
    return widget.focusPolicy() != Qt.FocusPolicy.NoFocus
