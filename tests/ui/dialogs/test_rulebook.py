"""The window of the rulebook: going about, finding, other looks and languages."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTranslator, QUrl
from PySide6.QtGui import QFontMetricsF, QTextDocument, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import AMBUSH_CARDS, EXPLORE_CARDS, RUINS_CARDS, SCORING_CARDS
from cartographers_gui.ui.dialogs.rulebook import RulebookDialog
from cartographers_gui.ui.dialogs.rulebook_page import found_at
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.rulebook.document import RULEBOOK, chapter_of, paragraphs
from cartographers_gui.ui.rulebook.page import rulebook_html
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, NIGHT
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.style_sheet import dress


class Foreign(QTranslator):
    """A language in which every text has a mark before it."""

    def translate(self, context: str, text: str, note: str | None = None, count: int = -1) -> str:
        del context, note, count
        return f"§ {text}"

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def foreign(qapp: QApplication) -> Iterator[Foreign]:
    language = Foreign()
    yield language
    qapp.removeTranslator(language)


@pytest.fixture
def book(qtbot: QtBot) -> RulebookDialog:
    dialog = RulebookDialog()
    qtbot.addWidget(dialog)
    dialog.resize(1040, 760)
    dress(dialog, Look(DAY))
    dialog.show()
    return dialog


def place(book: RulebookDialog) -> str:
    return book.view.page.place_at_top()[0]


def link(book: RulebookDialog, fragment: str) -> None:
    book.view.on_link(QUrl(f"#{fragment}"))


def chosen(book: RulebookDialog) -> str:
    current = book.view.contents.currentItem()
    return current.text(0) if current is not None else ""


def item(book: RulebookDialog, title: str) -> QTreeWidgetItem:
    flags = Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive
    found = book.view.contents.findItems(title, flags)
    assert len(found) == 1, title
    return found[0]


def test_every_chapter_paragraph_and_card_can_be_gone_to(book: RulebookDialog) -> None:
    places = set(book.view.page.places())
    assert {chapter.id for chapter in RULEBOOK} <= places
    assert {each.id for each in paragraphs()} <= places
    cards = {*EXPLORE_CARDS, *RUINS_CARDS, *AMBUSH_CARDS, *SCORING_CARDS}
    assert cards <= places
    assert all(chapter_of(card) is not None for card in cards)


def test_places_are_unique(book: RulebookDialog) -> None:
    places = book.view.page.places()
    assert len(places) == len(set(places))


@pytest.mark.parametrize(
    "wanted", ["coins", "stoneside_forest", "goblin_attack", "solo.walk", "glossary"]
)
def test_opens_at_a_place(book: RulebookDialog, wanted: str) -> None:
    book.open_place(wanted)
    assert place(book) == wanted


def test_opens_at_a_place_asked_for_before_it_is_shown(qtbot: QtBot) -> None:
    dialog = RulebookDialog("ruins")
    qtbot.addWidget(dialog)
    dialog.show()
    assert place(dialog) == "ruins"


def test_unknown_place_is_refused(book: RulebookDialog) -> None:
    with pytest.raises(ValueError, match="'nowhere'"):
        book.open_place("nowhere")
    with pytest.raises(ValueError, match="'nowhere'"):
        RulebookDialog("nowhere")


def test_every_link_in_the_text_leads_somewhere(book: RulebookDialog) -> None:
    places = set(book.view.page.places())
    html = rulebook_html(Look(DAY), 600)
    wanted = {part.split('"')[0] for part in html.split('href="#')[1:]}
    assert len(wanted) > 30
    assert wanted <= places


def test_links_can_be_gone_back_and_forward(book: RulebookDialog) -> None:
    book.open_place("drawing")
    link(book, "forgotten_forest")
    assert place(book) == "forgotten_forest"
    book.view.back_button.click()
    assert place(book) == "drawing"
    book.view.forward_button.click()
    assert place(book) == "forgotten_forest"
    assert not book.view.forward_button.isEnabled()


def test_steps_work_with_the_keyboard(qtbot: QtBot, book: RulebookDialog) -> None:
    book.open_place("drawing")
    link(book, "coins")
    QTest.keyClick(book.view.page, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert place(book) == "drawing"
    QTest.keyClick(book.view.page, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert place(book) == "coins"


def test_page_is_read_with_the_keyboard(book: RulebookDialog) -> None:
    page, bar = book.view.page, book.view.page.verticalScrollBar()
    assert book.focusWidget() is page
    seen = [bar.value()]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_End):
        QTest.keyClick(page, key)
        seen.append(bar.value())
    assert seen == sorted(set(seen))
    QTest.keyClick(page, Qt.Key.Key_PageUp)
    assert bar.value() < seen[-1]
    QTest.keyClick(page, Qt.Key.Key_Home)
    assert bar.value() == 0


def test_link_is_followed_with_the_keyboard(book: RulebookDialog) -> None:
    QTest.keyClick(book.view.page, Qt.Key.Key_Tab)
    QTest.keyClick(book.view.page, Qt.Key.Key_Return)
    assert place(book) == "turn"


def test_keyboard_changes_between_page_and_contents(book: RulebookDialog) -> None:
    QTest.keyClick(book.view.page, Qt.Key.Key_F6)
    assert book.focusWidget() is book.view.contents
    QTest.keyClick(book.view.contents, Qt.Key.Key_F6)
    assert book.focusWidget() is book.view.page


# --- contents -----------------------------------------------------------------------------------


def test_contents_lead_to_chapters_and_cards(qtbot: QtBot, book: RulebookDialog) -> None:
    contents = book.view.contents
    contents.setCurrentItem(item(book, "Coins"))
    QTest.keyClick(contents, Qt.Key.Key_Return)
    assert place(book) == "coins"
    contents.setCurrentItem(item(book, "Great City"))
    contents.itemClicked.emit(contents.currentItem(), 0)
    assert place(book) == "great_city"


def test_contents_show_the_chapter_that_is_read(book: RulebookDialog) -> None:
    bar = book.view.page.verticalScrollBar()
    book.open_place("solo.nowhere")
    assert chosen(book) == "Playing alone"
    bar.setValue(0)
    assert chosen(book) == "What the game is"


# --- finding ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words", "places"),
    [
        ("A coin, two Coins", "COIN", [2, 12]),
        ("Čudovište i čudovišta", "cudovis", [0, 12]),
        ("Їжак та їжа", "їжа", [0, 8]),
        ("ßtraße", "straße", []),
        ("abc", "  ", []),
        ("aaaa", "aa", [0, 2]),
        ("worth 1\u00a0star", "1 star", [6]),
    ],
)
def test_words_are_found_whatever_case_and_accents(
    text: str, words: str, places: list[int]
) -> None:
    assert found_at(text, words) == places


def test_search_counts_marks_and_shows_what_it_finds(qtbot: QtBot, book: RulebookDialog) -> None:
    view = book.view
    view.search.setFocus()
    QTest.keyClicks(view.search, "counterclockwise")
    found = view.page.found_count()
    assert found > 2
    assert view.count.text() == f"1 of {found}"
    marks = view.page.extraSelections()
    assert len(marks) == found
    first = view.page.verticalScrollBar().value()
    assert first > 0
    QTest.keyClick(view.search, Qt.Key.Key_Return)
    assert view.count.text() == f"2 of {found}"
    QTest.keyClick(view.search, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(view.search, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert view.count.text() == f"{found} of {found}"
    assert view.page.extraSelections()[-1].cursor.selectedText().lower() == "counterclockwise"


def test_what_is_not_there_is_said(qtbot: QtBot, book: RulebookDialog) -> None:
    QTest.keyClicks(book.view.search, "dragonfly")
    assert book.view.count.text() == "Not found"
    assert not book.view.after_button.isEnabled()
    QTest.keyClick(book.view.search, Qt.Key.Key_Return)


def test_escape_ends_the_search_first_and_then_closes(qtbot: QtBot, book: RulebookDialog) -> None:
    QTest.keyClick(book.view.page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert book.focusWidget() is book.view.search
    QTest.keyClicks(book.view.search, "coin")
    QTest.keyClick(book.view.search, Qt.Key.Key_Escape)
    assert book.isVisible()
    assert not book.view.page.extraSelections()
    QTest.keyClick(book.view.page, Qt.Key.Key_Escape)
    assert not book.isVisible()


# --- looks and languages ------------------------------------------------------------------------


def test_place_is_kept_when_language_look_and_size_change(
    qtbot: QtBot, qapp: QApplication, foreign: Foreign, book: RulebookDialog
) -> None:
    book.open_place("monsters.penalty")
    qapp.installTranslator(foreign)
    qapp.processEvents()
    assert place(book) == "monsters.penalty"
    dress(book, Look(NIGHT, Typography(1.5)))
    assert place(book) == "monsters.penalty"
    book.resize(700, 500)
    qtbot.waitUntil(lambda: not book.view.page.is_waiting)
    assert place(book) == "monsters.penalty"


def test_every_text_follows_the_language(
    qapp: QApplication, foreign: Foreign, book: RulebookDialog
) -> None:
    english = book.view.page.toPlainText()
    qapp.installTranslator(foreign)
    qapp.processEvents()
    assert book.windowTitle().startswith("§")
    assert book.view.search.placeholderText().startswith("§")
    item(book, "§ Great City")
    item(book, "§ Coins")
    lines = [line for line in book.view.page.toPlainText().splitlines() if line.strip(" \ufffc")]
    plain = [line for line in lines if "§" not in line and any(map(str.isalpha, line))]
    # The letters of the edicts are the same in every language.
    assert plain == ["A, B", "B, C", "C, D", "D, A"]
    qapp.removeTranslator(foreign)
    qapp.processEvents()
    assert book.view.page.toPlainText() == english


def test_search_is_repeated_in_another_look(qtbot: QtBot, book: RulebookDialog) -> None:
    QTest.keyClicks(book.view.search, "barony")
    found = book.view.page.found_count()
    dress(book, Look(HIGH_CONTRAST))
    assert book.view.page.found_count() == found
    assert len(book.view.page.extraSelections()) == found


@pytest.mark.parametrize(("width", "scale"), [(640, 1.0), (640, 2.0), (960, 1.5), (1920, 1.0)])
def test_nothing_has_to_be_scrolled_sideways(
    qtbot: QtBot, book: RulebookDialog, width: int, scale: float
) -> None:
    dress(book, Look(DAY, Typography(scale)))
    book.resize(width, 600)
    qtbot.waitUntil(lambda: not book.view.page.is_waiting)
    assert book.view.page.horizontalScrollBar().maximum() == 0


def test_lines_are_short_enough_to_read_in_a_wide_window(
    qtbot: QtBot, book: RulebookDialog
) -> None:
    book.resize(1920, 1000)
    qtbot.waitUntil(lambda: not book.view.page.is_waiting)
    frame = book.view.page.document().rootFrame().frameFormat()
    room = book.view.page.viewport().width() - frame.leftMargin() - frame.rightMargin()
    letters = room / QFontMetricsF(book.view.page.document().defaultFont()).averageCharWidth()
    assert letters < 100
    assert frame.leftMargin() == frame.rightMargin()


def test_wheel_with_control_leaves_the_size_of_the_text_alone(book: RulebookDialog) -> None:
    page = book.view.page
    before = page.font().pixelSize(), page.document().size()
    event = QWheelEvent(
        QPointF(50, 50),
        QPointF(50, 50),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003 - Qt's own order of arguments
    )
    page.wheelEvent(event)
    assert (page.font().pixelSize(), page.document().size()) == before


def test_pictures_are_painted_at_the_ratio_of_the_screen(book: RulebookDialog) -> None:
    page = book.view.page
    kind = QTextDocument.ResourceType.ImageResource.value
    picture = page.loadResource(kind, QUrl("figure:side_a"))
    assert picture.devicePixelRatio() == page.devicePixelRatioF()  # type: ignore[attr-defined]
    assert page.loadResource(kind, QUrl("figure:unknown")) is None


def test_every_part_has_a_name_for_screen_readers(book: RulebookDialog) -> None:
    view = book.view
    for part in (view.search, view.contents, view.page, view.back_button, view.after_button):
        assert part.accessibleName()
    assert 'alt=""' not in rulebook_html(Look(DAY), 600).split("figure:")[1].split(">")[0]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("width", [640, 960, 1400])
def test_no_page_lies_wider_than_its_window(qtbot: QtBot, width: int, scale: float) -> None:
    dialog = RulebookDialog()
    qtbot.addWidget(dialog)
    dress(dialog, Look(DAY, Typography(scale)))
    dialog.resize(width, 620)
    dialog.show()
    page = dialog.view.page
    page.document().documentLayout().documentSize()
    # From the first moment on: it is not set a second time for another width.
    assert not page.is_waiting
    assert page.horizontalScrollBar().maximum() == 0
    assert dialog.view.contents.horizontalScrollBar().maximum() == 0
