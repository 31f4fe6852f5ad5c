"""Message boxes look like the window, name what they do, and show what was typed as it stands."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.dialogs.message import MessageBox
from cartographers_gui.ui.dialogs.words import Asking, MessageKind, Question, Telling, Told
from cartographers_gui.ui.language import EnglishPlurals
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, NIGHT, Palette
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.scrolled_body import ScrolledBody
from cartographers_gui.ui.widgets.stock_button import PaperButton
from cartographers_gui.ui.widgets.style_sheet import dress

NAME = "Go on with the game of <b>x</b>?"
LONG = "Whoever saved this game has written a great deal about what happened to it. " * 4
FILE = "A damaged file was set aside as autosave.damaged-2026-11-30-164523.cartographers."
DETAILS = "\n".join(f"line {number}" for number in range(40))

Boxed = Callable[..., MessageBox]


@pytest.fixture
def boxed(qtbot: QtBot) -> Boxed:
    """Return what makes a box over a window in a look."""
    windows: list[QWidget] = []

    def made(
        words: Telling | Asking,
        kind: MessageKind = MessageKind.WARNING,
        look: Look | None = None,
        details: str = "",
    ) -> MessageBox:
        window = QWidget()
        qtbot.addWidget(window)
        windows.append(window)
        dress(window, look or Look(DAY))
        box = MessageBox(window, kind, words, details)
        box.show()
        return box

    return made


def told() -> Told:
    return Told("Cartographers", NAME, "More.")


def asked() -> Question:
    return Question(NAME, "Quit", "Keep playing")


def count_of(image: QImage, color: QColor) -> int:
    """Return how many pixels have nearly a colour."""
    return sum(
        max(
            abs(pixel.red() - color.red()),
            abs(pixel.green() - color.green()),
            abs(pixel.blue() - color.blue()),
        )
        < 24
        for y in range(image.height())
        for x in range(image.width())
        for pixel in (image.pixelColor(x, y),)
    )


@pytest.mark.parametrize("palette", [DAY, NIGHT, HIGH_CONTRAST], ids=lambda palette: palette.name)
def test_every_sentence_is_painted_in_the_palette_of_the_window(
    boxed: Boxed, palette: Palette
) -> None:
    box = boxed(told, look=Look(palette))
    texts = [label for label in box.findChildren(QLabel) if label.text()]
    assert [label.text() for label in texts] == [NAME, "More."]
    for label in texts:
        image = label.grab().toImage()
        assert count_of(image, palette.text) > 20


def test_a_name_is_never_read_as_markup(boxed: Boxed) -> None:
    box = boxed(told)
    assert box.text == NAME
    for label in box.findChildren(QLabel):
        assert label.textFormat() is Qt.TextFormat.PlainText


@pytest.mark.parametrize(
    ("kind", "main", "other"),
    [
        (MessageKind.QUESTION, "Quit", "Keep playing"),
        (MessageKind.RISK, "Keep playing", "Quit"),
    ],
)
def test_either_answer_has_a_button_that_names_it(
    boxed: Boxed, kind: MessageKind, main: str, other: str
) -> None:
    for name in ("main_button", "other_button"):
        box = boxed(asked, kind)
        button: QAbstractButton = getattr(box, name)
        wanted = main if name == "main_button" else other
        assert button.accessibleName() == wanted
        button.click()
        assert (box.result() == box.DialogCode.Accepted.value) is (wanted == "Quit")


@pytest.mark.parametrize(
    ("kind", "key", "agrees"),
    [
        (MessageKind.QUESTION, Qt.Key.Key_Return, True),
        (MessageKind.QUESTION, Qt.Key.Key_Escape, False),
        (MessageKind.RISK, Qt.Key.Key_Return, False),
        (MessageKind.RISK, Qt.Key.Key_Escape, False),
    ],
)
def test_enter_never_loses_anything_and_escape_changes_nothing(
    boxed: Boxed, kind: MessageKind, key: Qt.Key, *, agrees: bool
) -> None:
    box = boxed(asked, kind)
    QTest.keyClick(box, key)
    assert not box.isVisible()
    assert (box.result() == box.DialogCode.Accepted.value) is agrees


def test_alt_and_the_underlined_letter_answer(qtbot: QtBot, boxed: Boxed) -> None:
    box = boxed(asked, MessageKind.RISK)
    box.activateWindow()
    qtbot.waitUntil(box.isActiveWindow)
    plain = box.main_button.grab().toImage()
    box.main_button.set_mnemonic("Keep playing")
    assert box.main_button.grab().toImage() != plain
    box.main_button.set_mnemonic("&Keep playing")
    QTest.keyClick(box, Qt.Key.Key_Q, Qt.KeyboardModifier.AltModifier)
    # Qt shows first for a moment how the button is pressed.
    qtbot.waitUntil(lambda: not box.isVisible())
    assert box.result() == box.DialogCode.Accepted.value


@pytest.mark.parametrize(
    ("kind", "main", "other"),
    [(MessageKind.QUESTION, "Enter", "Esc"), (MessageKind.RISK, "Enter", "")],
)
def test_answers_have_the_caps_of_the_keys_that_give_them(
    boxed: Boxed, kind: MessageKind, main: str, other: str
) -> None:
    box = boxed(asked, kind)
    caps = (box.main_button.shown_key(), box.other_button.shown_key())
    assert caps == (main, other)


def test_what_is_told_is_closed_as_every_other_dialog(boxed: Boxed) -> None:
    box = boxed(told)
    assert isinstance(box.main_button, PaperButton)
    assert box.main_button.shown_key() == "Esc"


def test_what_is_told_has_one_button(boxed: Boxed) -> None:
    box = boxed(told)
    assert not box.other_button.isVisible()
    assert not box.details_button.isVisible()
    QTest.keyClick(box, Qt.Key.Key_Enter)
    assert not box.isVisible()


def test_all_of_an_open_box_changes_language(boxed: Boxed) -> None:
    spoken = {"words": Question("Quit?", "Quit", "Keep playing"), "copy": "Copy"}
    box = boxed(lambda: spoken["words"], MessageKind.QUESTION, details=DETAILS)
    box.add_button(Icon.COPY, lambda: str(spoken["copy"]), lambda: None)
    spoken |= {"words": Question("Završiti?", "Završi", "Igraj dalje"), "copy": "Kopiraj"}
    QApplication.sendEvent(box, QEvent(QEvent.Type.LanguageChange))
    shown = [each.accessibleName() for each in box.findChildren(QAbstractButton)]
    assert box.text == box.accessibleName() == "Završiti?"
    assert set(shown) >= {"Završi", "Igraj dalje", "Kopiraj"}


def test_details_are_shown_when_they_are_wanted(boxed: Boxed) -> None:
    box = boxed(told, details=DETAILS)
    closed = box.height()
    assert not box.field.isVisible()
    box.details_button.click()
    assert box.field.isVisible()
    assert box.details == DETAILS
    assert box.height() > closed
    box.details_button.click()
    assert box.height() == closed


def test_a_box_is_as_wide_as_its_longest_word(boxed: Boxed) -> None:
    box = boxed(lambda: Told("Saved game", FILE, ""))
    QApplication.processEvents()
    body = box.findChildren(ScrolledBody)[0]
    assert (body.horizontalScrollBar().maximum(), body.scrolls) == (0, False)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_nothing_is_cut_nor_larger_than_the_screen(boxed: Boxed, scale: float) -> None:
    look = Look(DAY, Typography(scale))
    for words in (lambda: Told("Saved game", LONG, LONG), asked):
        box = boxed(words, MessageKind.RISK, look, DETAILS)
        box.add_button(Icon.COPY, lambda: "Copy the details", lambda: None)
        box.add_button(Icon.FOLDER, lambda: "Open the folder", lambda: None)
        QApplication.processEvents()
        screen = box.screen().availableSize()
        assert box.width() <= screen.width()
        assert box.height() <= screen.height()
        for part in box.findChildren(QLabel):
            assert not part.isVisible() or part.height() >= part.heightForWidth(part.width())
        for button in box.findChildren(QAbstractButton):
            if button.isVisible():
                assert button.width() >= button.minimumSizeHint().width()


@pytest.mark.parametrize(
    ("count", "read"), [(0, "%n ambushes"), (1, "%n ambush"), (2, "%n ambushes")]
)
def test_english_plurals_may_end_in_es(count: int, read: str) -> None:
    assert EnglishPlurals().translate("Any", "%n ambush(es)", "", count) == read


@pytest.mark.parametrize("text", [NAME, LONG])
@pytest.mark.parametrize("place", [(0, 0), (210, 120)])
def test_a_box_lies_in_the_middle_of_its_window(
    qtbot: QtBot, text: str, place: tuple[int, int]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dress(window, Look(DAY))
    window.setGeometry(*place, 560, 480)
    window.show()
    box = MessageBox(window, MessageKind.NEWS, lambda: Told("Cartographers", text))
    box.show()
    QApplication.processEvents()
    off = box.frameGeometry().center() - window.frameGeometry().center()
    assert off.manhattanLength() <= 2
    box.close()


def test_a_box_over_a_window_at_the_edge_stays_on_the_screen(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    room = window.screen().availableGeometry()
    window.setGeometry(room.right() - 120, room.bottom() - 120, 300, 300)
    window.show()
    box = MessageBox(window, MessageKind.NEWS, lambda: Told("Cartographers", NAME))
    box.show()
    QApplication.processEvents()
    assert room.contains(box.frameGeometry())
    box.close()
