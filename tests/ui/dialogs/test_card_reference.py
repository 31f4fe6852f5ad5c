"""The card reference: every card is found, opened and explained, by mouse and by keys."""

import re

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import EXPLORE_CARDS, RUINS_CARDS, SCORING_CARDS, ScoringCard, Terrain
from cartographers_gui.ui.dialogs.card_faces import ALL_CARDS, CardKind, card_id, matches
from cartographers_gui.ui.dialogs.card_reference import CardReference
from cartographers_gui.ui.painting.worked_examples import WORKED_EXAMPLES
from cartographers_gui.ui.painting.worked_map import (
    MapMark,
    marks_of,
    marks_of_lines,
    paint_worked_map,
)
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, NIGHT, Palette
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.style_sheet import dress


@pytest.fixture
def window(qtbot: QtBot) -> CardReference:
    window = CardReference()
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    QApplication.processEvents()
    return window


def shown(window: CardReference) -> list[str]:
    return [card_id(card) for card in window.gallery.shown_cards()]


def test_gallery_has_every_card_of_the_box(window: CardReference) -> None:
    assert shown(window) == list(ALL_CARDS)
    assert len(ALL_CARDS) == 13 + 8 + 4 + 16
    assert all(thumb.accessibleName() for thumb in window.gallery.thumbs)


def test_kinds_narrow_the_gallery(window: CardReference) -> None:
    counts = []
    for index in range(len(CardKind) + 1):
        window.kinds.setCurrentIndex(index)
        counts.append(len(shown(window)))
    assert counts == [41, 13, 8, 4, 16]


def test_words_are_found_in_names_and_rules_whatever_their_case(window: CardReference) -> None:
    window.search.setText("golden GRAN")
    assert shown(window) == ["the_golden_granary"]
    window.search.setText("diagonal left edge")
    assert shown(window) == ["the_broken_road"]
    window.search.setText("no such words")
    assert shown(window) == []
    window.search.clear()
    assert shown(window) == list(ALL_CARDS)


def test_accents_do_not_hinder_a_search() -> None:
    assert matches(SCORING_CARDS["great_city"], "gréat")


def test_enter_opens_the_only_card_found(window: CardReference) -> None:
    window.search.setText("shieldgate")
    QTest.keyClick(window.search, Qt.Key.Key_Return)
    assert window.card() is SCORING_CARDS["shieldgate"]


def test_card_is_opened_by_a_click_and_left_by_escape(window: CardReference) -> None:
    window.kinds.setCurrentIndex(4)
    thumb = next(t for t in window.gallery.thumbs if card_id(t.card) == "wildholds")
    QTest.mouseClick(thumb, Qt.MouseButton.LeftButton)
    assert window.card() is SCORING_CARDS["wildholds"]
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.card() is None
    assert window.isVisible()
    assert window.focusWidget() is thumb
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_escape_closes_a_card_that_was_asked_for_elsewhere(window: CardReference) -> None:
    window.show_card(SCORING_CARDS["wildholds"])
    QTest.keyClick(window, Qt.Key.Key_Right)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_arrow_keys_walk_through_the_gallery(window: CardReference) -> None:
    first = window.gallery.thumbs[0]
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert window.focusWidget() is window.gallery.thumbs[1]
    QTest.keyClick(window.gallery.thumbs[1], Qt.Key.Key_Down)
    below = window.focusWidget()
    assert below is not None
    assert below.y() > first.y()
    QTest.keyClick(below, Qt.Key.Key_Return)
    assert window.card() is not None


def test_next_and_previous_walk_round_the_cards_that_match(window: CardReference) -> None:
    window.kinds.setCurrentIndex(4)
    window.show_card(SCORING_CARDS["the_cauldrons"])
    window.next_button.click()
    assert window.card() is SCORING_CARDS["sentinel_wood"]
    window.previous_button.click()
    assert window.card() is SCORING_CARDS["the_cauldrons"]


def test_arrow_keys_turn_the_pages_and_scroll_them(window: CardReference) -> None:
    window.resize(window.minimumSize())
    window.show_card(SCORING_CARDS["wildholds"])
    QApplication.processEvents()
    assert window.focusWidget() is window.page
    QTest.keyClick(window.page, Qt.Key.Key_Right)
    assert window.card() is SCORING_CARDS["great_city"]
    QTest.keyClick(window.page, Qt.Key.Key_Left)
    assert window.card() is SCORING_CARDS["wildholds"]
    bar = window.page._scroll.verticalScrollBar()
    QTest.keyClick(window.page, Qt.Key.Key_End)
    assert bar.value() == bar.maximum() > 0
    QTest.keyClick(window.page, Qt.Key.Key_Up)
    assert bar.value() < bar.maximum()


@pytest.mark.parametrize("name", ALL_CARDS)
def test_every_page_has_a_rule_and_shows_its_parts_alone(window: CardReference, name: str) -> None:
    card = ALL_CARDS[name]
    window.show_card(card)
    page = window.page
    assert page.title.text()
    assert page.rule.lines()
    is_scoring = isinstance(card, ScoringCard)
    assert page.map.isHidden() is not (is_scoring or name in _WITH_MAP)
    assert bool(page.told.lines()) is (is_scoring or name in _WITH_MAP)
    if is_scoring:
        assert page.shapes.isHidden()


_WITH_MAP = {
    *EXPLORE_CARDS,
    *RUINS_CARDS,
    *(card_id(card) for card in ALL_CARDS.values() if hasattr(card, "corner")),
}


@pytest.mark.parametrize("name", EXPLORE_CARDS)
def test_explore_card_is_drawn_where_its_own_words_say(window: CardReference, name: str) -> None:
    window.show_card(EXPLORE_CARDS[name])
    fits, shown = window.page.told.lines()
    assert int("".join(filter(str.isdigit, fits))) > 10
    spaces = frozenset(re.findall(r"[A-G][1-7]", shown))
    sizes = {option.shape.size for option in EXPLORE_CARDS[name].options}
    assert len(spaces) in sizes


def test_stars_on_the_map_are_those_of_the_engine() -> None:
    for card in SCORING_CARDS.values():
        score = card.score(WORKED_EXAMPLES[card.id])
        assert sum(mark.stars for mark in marks_of(score)) == score.stars


def test_rows_and_columns_that_earn_stars_are_marked_whole(window: CardReference) -> None:
    card, sheet = SCORING_CARDS["greenbough"], WORKED_EXAMPLES["greenbough"]
    window.show_card(card)
    marks = window.page.map.marks
    assert marks == marks_of_lines(sheet, sheet.spaces(Terrain.FOREST))
    assert {len(mark.spaces) for mark in marks} == {6}
    assert sum(mark.stars for mark in marks) == card.stars(sheet) == 5
    assert window.page.told.lines()[:2] == (
        "1 star for each of these rows: A and C",
        "1 star for each of these columns: 1, 4 and 5",
    )


@pytest.mark.parametrize("palette", [DAY, NIGHT, HIGH_CONTRAST], ids=lambda p: p.name)
def test_marks_are_seen_on_the_map(palette: Palette, qapp: QApplication) -> None:
    sheet = WORKED_EXAMPLES["wildholds"]
    marks = marks_of(SCORING_CARDS["wildholds"].score(sheet))

    def picture(given: tuple[MapMark, ...]) -> QImage:
        image = QImage(300, 300, QImage.Format.Format_ARGB32)
        image.fill(palette.card)
        painter = QPainter(image)
        paint_worked_map(painter, image.rect().toRectF(), sheet, given, palette)
        painter.end()
        return image

    assert picture(marks) != picture(())
    assert picture(marks) != picture(tuple(MapMark(mark.spaces) for mark in marks))


def test_large_text_never_makes_a_page_wider_than_its_window(window: CardReference) -> None:
    dress(window, Look(DAY, Typography(2.0)))
    window.resize(window.minimumSize())
    for name in ("the_golden_granary", "goblin_attack", "great_river", "spring"):
        window.show_card(ALL_CARDS[name])
        QApplication.processEvents()
        contents = window.page._scroll.widget()
        assert contents is not None
        assert contents.width() <= window.page._scroll.viewport().width()


def test_change_of_language_reaches_gallery_and_page(window: CardReference) -> None:
    window.show_card(SCORING_CARDS["wildholds"])
    window.page.title.set_text("")
    window.setWindowTitle("")
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert window.page.title.text() == "Wildholds"
    assert window.windowTitle() == "Card reference"
