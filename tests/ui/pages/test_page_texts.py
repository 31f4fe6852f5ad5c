"""Every page speaks another language at once, and still fits when its texts are longer."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import AMBUSH_CARDS, Terrain
from cartographers_gui.session import LESSONS, Course
from cartographers_gui.ui.dialogs.card_reference import CardReference
from cartographers_gui.ui.pages.lesson import LessonPage
from cartographers_gui.ui.pages.new_game import NewGamePage
from cartographers_gui.ui.pages.season_sheet import SeasonSheetPage
from cartographers_gui.ui.pages.standings import StandingsPage
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.section_label import SectionLabel
from cartographers_gui.ui.widgets.stock_button import StockButton
from cartographers_gui.ui.widgets.style_sheet import dress
from tests.helpers.sheets import place
from tests.helpers.translators import Speaker
from tests.ui.pages.played_games import final_view, scored_seasons


class LongTexts(Speaker):
    """Sets each text in square brackets and makes it longer by two fifths."""

    def say(self, context: str, source: str) -> str | None:
        if context.startswith("Q") or not source:
            return None
        more = ("đđđđđđđ " * 30)[: max(2, len(source) * 2 // 5)]
        return f"[{source} {more}]"


@pytest.fixture
def long_texts(qapp: QApplication) -> Iterator[Callable[[], None]]:
    translator = LongTexts()

    def install() -> None:
        qapp.installTranslator(translator)

    yield install
    qapp.removeTranslator(translator)


def new_game() -> QWidget:
    return NewGamePage(lambda: 7)


def season_sheet() -> QWidget:
    page = SeasonSheetPage(pace=0)
    page.show_season(*scored_seasons(3)[3])
    return page


def standings() -> QWidget:
    page = StandingsPage()
    page.show_game(final_view(3))
    return page


def lesson() -> QWidget:
    page = LessonPage()
    page.show_course(Course(LESSONS).at(len(LESSONS) - 1))
    return page


def lesson_that_was_missed() -> QWidget:
    page = LessonPage()
    page.show_course(Course(LESSONS).at(1).drawn(place(Terrain.WATER, "A1 A2 A3 A4")))
    return page


def lessons_that_are_over() -> QWidget:
    page = LessonPage()
    page.show_course(Course(LESSONS).at(len(LESSONS)))
    return page


def card_page() -> QWidget:
    window = CardReference()
    window.show_card(AMBUSH_CARDS["goblin_attack"])
    return window


def shown_texts(page: QWidget) -> list[str]:
    """Return every text on a page that is not what a person has typed."""
    texts: list[str] = []
    for widget in page.findChildren(QWidget):
        if widget.isHidden():
            continue
        match widget:
            case QLabel():
                texts.append(widget.text())
            case StockButton():
                texts += [widget.shown_text(), widget.toolTip()]
            case SectionLabel():
                texts.append(widget.shown_text())
            case QLineEdit():
                texts += [widget.placeholderText(), widget.accessibleName()]
            case _:
                texts.append(widget.toolTip())
    return [text for text in texts if any(letter.isalpha() for letter in text)]


PAGES = pytest.mark.parametrize(
    "make",
    [
        new_game,
        season_sheet,
        standings,
        lesson,
        lesson_that_was_missed,
        lessons_that_are_over,
        card_page,
    ],
)


@PAGES
def test_a_change_of_language_reaches_every_text(
    qtbot: QtBot, long_texts: Callable[[], None], make: Callable[[], QWidget]
) -> None:
    page = make()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    before = shown_texts(page)
    assert len(before) >= 5
    assert not any(text.startswith("[") for text in before)
    long_texts()
    QApplication.processEvents()
    names = {"Ana", "Boris", "Chiara"}
    after = [text for text in shown_texts(page) if text not in names]
    assert [text for text in after if not text.startswith("[")] == []
    page.hide()


@PAGES
@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
def test_longer_texts_still_fit(
    qtbot: QtBot,
    long_texts: Callable[[], None],
    make: Callable[[], QWidget],
    size: tuple[int, int],
) -> None:
    long_texts()
    page = make()
    qtbot.addWidget(page)
    dress(page, Look())
    page.resize(*size)
    page.show()
    QApplication.processEvents()
    assert (page.width(), page.height()) == size
    for label in page.findChildren(QLabel):
        room = label.visibleRegion().boundingRect()
        if label.wordWrap() and room == label.rect() and label.text():
            assert label.heightForWidth(label.width()) <= label.height() + 1, label.text()
    for button in page.findChildren(StockButton):
        if button.isVisible() and button.shown_text():
            assert button.width() >= button.minimumSizeHint().width(), button.shown_text()
    page.hide()
