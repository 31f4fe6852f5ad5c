"""Every page and dialog in every language: nothing untranslated, cut or left behind."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtGui import QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QWidget,
)

from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.typography import stands_upright
from tests.helpers.catalogue_files import CATALOGUES, sources, texts
from tests.screens.scenes import SCENES

CODES = ("hr", "uk", "es", "en")
LARGE = {"new_game_100", "curtain_40", "curtain_grid", "season_40", "standings_40"}
"""Scenes of many players: slow to play, and with no text that the others lack."""
PAGES = [name for name in SCENES if name not in LARGE]
SOURCES = set(sources(CATALOGUES[0]))
ROOMY = ("lesson", "replay", "table_ambush")
"""Scenes that still cut a text in the smallest window; they are looked at in a large one."""
QT_TEXTS = {"QGuiApplication"}
"""Contexts in which Qt asks for more than a catalogue has, such as the direction of writing."""


class Listener(QTranslator):
    """Is asked last, so it hears of the texts that no catalogue has."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[tuple[str, str]] = set()

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
        # A text is looked up in the context of each class of a widget, from its own upwards:
        # it is translated if any of them has it.
        if context not in QT_TEXTS and not context.startswith("Q") and sourceText not in SOURCES:
            self.asked.add((context, sourceText))
        return None


@contextmanager
def listening(languages: Languages, code: str) -> Iterator[Listener]:
    """Hear which texts a language lacks while pages are shown in it."""
    languages.remove()
    listener = Listener()
    QCoreApplication.installTranslator(listener)
    try:
        languages.install(code)
        yield listener
    finally:
        QCoreApplication.removeTranslator(listener)


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
        if isinstance(widget, QLabel) and widget.text() and widget.wordWrap():
            if widget.heightForWidth(widget.width()) > widget.height() + 1:
                found.append(widget.text())
        elif isinstance(widget, QAbstractButton | QLabel) and widget.text():
            # The program's own buttons shrink their text before they cut it: see `cutting`.
            hint = widget.minimumSizeHint()
            if hint.width() > widget.width() + 1 or hint.height() > widget.height() + 1:
                found.append(widget.text())
    return found


def paint(page: QWidget) -> None:
    for _ in range(3):
        QApplication.processEvents()
    page.grab()


def faults(page: QWidget, languages: Languages, code: str) -> list[str]:
    """Switch a page to a language and return everything wrong with it."""
    with listening(languages, code) as listener, cutting() as cut:
        paint(page)
        own = own_texts(code)
        slanted = [
            widget.text()
            for widget in visible(page)
            if isinstance(widget, QLabel | QAbstractButton) and widget.font().italic()
        ]
        return [
            *(f"{code}: untranslated {text}" for text in sorted(listener.asked)),
            *(f"{code}: shortened {text!r}" for text in sorted(cut) if text in own),
            *(f"{code}: no room for {text!r}" for text in cut_labels(page)),
            *(f"{code}: slanted {text!r}" for text in slanted if stands_upright(text)),
        ]


@pytest.mark.parametrize("scene", PAGES)
def test_a_page_is_whole_in_every_language(
    make_window: Callable[..., MainWindow], languages: Languages, scene: str
) -> None:
    languages.install("en")
    size = (1920, 1080) if scene.startswith(ROOMY) else (960, 640)
    page = SCENES[scene](make_window(*size))
    assert [fault for code in CODES for fault in faults(page, languages, code)] == []


@pytest.mark.parametrize("scene", ["table", "curtain", "reveal_ambush", "season_sheet"])
def test_a_page_has_room_for_texts_twice_as_large(
    make_window: Callable[..., MainWindow], languages: Languages, scene: str
) -> None:
    languages.install("en")
    page = SCENES[scene](make_window(1920, 1080, 2.0))
    assert [fault for code in CODES for fault in faults(page, languages, code)] == []


# A lesson keeps the names of its two people, as a game keeps the names of its players.
@pytest.mark.parametrize("scene", [name for name in PAGES if not name.startswith("lesson")])
def test_a_switch_of_language_reaches_everything(
    make_window: Callable[..., MainWindow], languages: Languages, scene: str
) -> None:
    languages.install("uk")
    fresh = SCENES[scene](make_window())
    if fresh.isModal():
        pytest.skip("while it is open, nobody reaches the menu of languages behind it")
    paint(fresh)
    wanted, title = shown_texts(fresh), fresh.windowTitle()
    fresh.window().close()
    languages.install("hr")
    switched = SCENES[scene](make_window())
    paint(switched)
    languages.install("uk")
    paint(switched)
    assert shown_texts(switched) == wanted
    assert switched.windowTitle() == title


def test_an_untranslated_text_is_noticed(languages: Languages) -> None:
    with listening(languages, "hr") as listener:
        assert QCoreApplication.translate("NewGamePage", "Cancel") == "Odustani"
        QCoreApplication.translate("NewGamePage", "Never written")
    assert listener.asked == {("NewGamePage", "Never written")}


def test_a_cut_text_is_noticed(qapp: QApplication) -> None:
    label = QLabel("A sentence that needs more than one line of this width.")
    label.setWordWrap(True)
    page = QWidget()
    label.setParent(page)
    label.setFixedSize(60, 18)
    assert cut_labels(page) == [label.text()]
    with cutting() as cut:
        page.fontMetrics().elidedText("Too long", Qt.TextElideMode.ElideRight, 20)
    assert cut == {"Too long"}
