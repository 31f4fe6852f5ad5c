"""Rules of the edicts that score are read side by side: whole, in one size, large enough."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtGui import QFont, QPainter, QPixmapCache
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import EXPLORE_CARDS, SCORING_CARDS, view_for
from cartographers_gui.session import LESSONS, Course
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.pages.lesson import LessonPage
from cartographers_gui.ui.pages.table import TablePage
from cartographers_gui.ui.painting import edict_face
from cartographers_gui.ui.painting.text_block import lines_of, paint_wrapped
from cartographers_gui.ui.text import card_rule
from cartographers_gui.ui.theme import DAY
from cartographers_gui.ui.typography import Typography, line_height
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.style_sheet import dress
from tests.helpers.games import drawing
from tests.helpers.sheets import filled_with, printed

LANGUAGES = ("en", "hr", "uk", "es")
SIZES = ((960, 614), (1280, 774), (1920, 1054))
LEAST = 12
Written = dict[str, int]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Callable[[QWidget], Written]:
    """Return a function that tells the height of letters, in px, of each rule on a page."""
    found: Written = {}

    def noted(painter: QPainter, text: str, rect: object, font: QFont, align: object) -> None:
        lines = lines_of(text, font, rect.width())  # type: ignore[attr-defined]
        is_whole = len(lines) * line_height(font) <= rect.height() + 1.5  # type: ignore[attr-defined]
        found[text] = font.pixelSize() if is_whole else 0
        paint_wrapped(painter, text, rect, font, align)  # type: ignore[arg-type]

    def look(page: QWidget) -> Written:
        for _ in range(4):
            QApplication.processEvents()
        found.clear()
        QPixmapCache.clear()
        page.grab()
        return dict(found)

    monkeypatch.setattr(edict_face, "paint_wrapped", noted)
    return look


def longest_first() -> list[str]:
    by_length = sorted(SCORING_CARDS.values(), key=lambda card: len(card_rule(card)), reverse=True)
    return [card.id for card in by_length]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_longest_rules_of_all_are_read_at_the_table(
    qtbot: QtBot,
    languages: Languages,
    written: Callable[[QWidget], Written],
    language: str,
    size: tuple[int, int],
) -> None:
    languages.install(language)
    page = TablePage()
    qtbot.addWidget(page)
    dress(page, Look())
    page.resize(*size)
    page.show()
    cards = [SCORING_CARDS[each] for each in longest_first()]
    view = view_for(drawing("orchard", printed("A"), printed("A")), 0)
    # The two longest, and the longest beside the shortest.
    for first, second in ((cards[0], cards[1]), (cards[0], cards[-1])):
        edicts = (first, second, cards[2], cards[3])
        page.show_turn(replace(view, edicts=edicts))
        sizes = [written(page).get(card_rule(card), 0) for card in (first, second)]
        assert min(sizes) >= LEAST
        assert len(set(sizes)) == 1
        assert not page.columns.tabs.verticalScrollBar().isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_lesson_tells_the_rules_it_is_about(
    qtbot: QtBot,
    languages: Languages,
    written: Callable[[QWidget], Written],
    language: str,
    size: tuple[int, int],
) -> None:
    languages.install(language)
    page = LessonPage()
    qtbot.addWidget(page)
    dress(page, Look())
    page.resize(*size)
    page.show()
    for step, lesson in enumerate(LESSONS):
        page.show_course(Course(LESSONS).at(step))
        sizes = written(page)
        assert len(sizes) == len(lesson.edicts)
        assert len(set(sizes.values())) <= 1
        assert min(sizes.values(), default=LEAST) >= LEAST


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_text_in_a_small_window_leaves_the_rules_to_be_read(
    qtbot: QtBot, languages: Languages, written: Callable[[QWidget], Written], language: str
) -> None:
    languages.install(language)
    page = TablePage()
    qtbot.addWidget(page)
    dress(page, Look(DAY, Typography(1.5)))
    page.resize(960, 602)
    page.show()
    view = view_for(drawing("orchard", printed("A"), printed("A")), 0)
    page.show_turn(view)
    page.columns.tabs.tabs.setCurrentIndex(1)
    sizes = written(page)
    foots = []
    for edict in view.season.edicts:
        card = page.edicts.cards[edict]
        foots.append(card.mapTo(page.columns.tabs.viewport(), card.rect().bottomLeft()).y())
    assert len(sizes) == len(foots)
    assert min(sizes.values()) >= LEAST * 1.5
    assert max(foots) <= page.columns.tabs.viewport().height()


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_no_choice_has_to_be_scrolled_to(
    qtbot: QtBot, languages: Languages, language: str, scale: float
) -> None:
    languages.install(language)
    page = TablePage()
    qtbot.addWidget(page)
    dress(page, Look(DAY, Typography(scale)))
    page.resize(960, 602 if scale < 2 else 590)
    page.show()
    full = filled_with(printed("A"), leaving="A1 E5")
    turns = [(card.id, printed("A")) for card in EXPLORE_CARDS.values()] + [("orchard", full)]
    for card, sheet in turns:
        page.show_turn(view_for(drawing(card, sheet, sheet), 0))
        for _ in range(4):
            QApplication.processEvents()
        for button in (*page.offer.option_buttons, *page.offer.terrain_buttons):
            assert button.visibleRegion().boundingRect() == button.rect(), card
