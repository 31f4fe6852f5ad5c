"""Translators of the tests: one hears which texts no catalogue has, others say what they like."""

from abc import abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QTranslator

from cartographers_gui.ui.language import Languages

Text = tuple[str, str]
"""A context and a source text."""


class Speaker(QTranslator):
    """Says a text as a function of its context and its source text; None leaves it to others."""

    @abstractmethod
    def say(self, context: str, source: str) -> str | None:
        """Return the translation of a text, or None."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803 - Qt's name
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str | None:
        del disambiguation, n
        return self.say(context, sourceText)


class Listener(Speaker):
    """Is asked last, so it hears of the texts that no catalogue has."""

    def __init__(self, counts: Callable[[str, str], bool]) -> None:
        super().__init__()
        self._counts = counts
        self.asked: set[Text] = set()

    def say(self, context: str, source: str) -> str | None:
        if self._counts(context, source):
            self.asked.add((context, source))
        return None


@contextmanager
def listening(
    languages: Languages, code: str, counts: Callable[[str, str], bool]
) -> Iterator[Listener]:
    """Hear which texts a language lacks while something is shown in it, of those that count."""
    languages.remove()
    listener = Listener(counts)
    QCoreApplication.installTranslator(listener)
    try:
        languages.install(code)
        yield listener
    finally:
        QCoreApplication.removeTranslator(listener)
