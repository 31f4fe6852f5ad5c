"""A shape, a card and the spaces drawn on, in words for whoever sees no picture."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    RUINS_CARDS,
    Card,
    ExploreCard,
    Shape,
    Terrain,
    parse_space,
)
from cartographers_gui.session import Drawing
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.dialogs.card_page import CardPage
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.preferences import Preferences
from cartographers_gui.ui.shape_words import (
    card_line,
    card_sentences,
    form_text,
    place_sentence,
    shape_sentence,
)
from cartographers_gui.ui.widgets.card_view import CardView
from tests.helpers.games import setup
from tests.helpers.heard import listen

pytestmark = pytest.mark.usefixtures("qapp")

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture
def english(qapp: QApplication) -> Iterator[Languages]:
    languages = Languages(qapp)
    languages.install("en")
    yield languages
    languages.remove()


@pytest.fixture
def window(qtbot: QtBot, english: Languages) -> Iterator[MainWindow]:
    window = MainWindow(SessionBridge(), english, lambda: 7, Preferences(), Motion(0))
    qtbot.addWidget(window)
    window.show()
    window.start(setup(1, seed=2))
    while not isinstance(window.bridge.stage, Drawing):
        window.bridge.advance()
    yield window
    window.hide()


def counted(text: str) -> str:
    """Return a text the same with a catalogue and without one."""
    return text.replace("(s)", "s")


def told(widget: QWidget, what: QAccessible.Text = NAME) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(what)


@pytest.mark.parametrize(
    ("shape", "text"),
    [
        ("#", "a single space"),
        ("####", "row 1, columns 1 to 4"),
        ("##", "row 1, columns 1 and 2"),
        ("#.#/#.#", "row 1, columns 1 and 3; row 2, columns 1 and 3"),
        ("..##/###.", "row 1, columns 3 and 4; row 2, columns 1 to 3"),
        ("#../.#.", "row 1, column 1; row 2, column 2"),
    ],
)
def test_a_form_is_told_row_by_row(shape: str, text: str) -> None:
    assert form_text(Shape.from_text(shape).printed) == text


def test_spaces_of_a_map_are_told_by_name() -> None:
    def on(names: str) -> str:
        return place_sentence(Terrain.FARM, map(parse_space, names.split()))

    assert on("B2 A1 A2") == "Farm on A1, A2 and B2."
    assert on("D9 D10 D11 E9") == "Farm on D9 to D11 and E9."
    assert on("K11") == "Farm on K11."


@pytest.mark.usefixtures("english")
def test_a_card_is_told_with_its_terrains_and_shapes() -> None:
    river = counted(card_sentences(EXPLORE_CARDS["great_river"]))
    assert river == (
        "Terrain: Water. Shape of 3 spaces, with a coin: row 1, column 1; row 2, column 1; row 3, "
        "column 1. Shape of 5 spaces: row 1, column 3; row 2, columns 2 and 3; row 3, columns 1 "
        "and 2."
    )
    village = counted(card_line(EXPLORE_CARDS["fishing_village"]))
    assert village == (
        "Fishing Village: One of these terrains: Village and Water. Shape of 4 spaces: row 1, "
        "columns 1 to 4."
    )
    assert card_line(next(iter(RUINS_CARDS.values()))) in {"Temple Ruins", "Outpost Ruins"}
    goblins = counted(card_sentences(AMBUSH_CARDS["goblin_attack"]))
    assert goblins.startswith("Terrain: Monster. Shape of 3 spaces: row 1, column 1; row 2, ")


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    "card", [*EXPLORE_CARDS.values(), *AMBUSH_CARDS.values()], ids=lambda card: card.id
)
def test_no_picture_of_a_card_keeps_its_shape_to_itself(qtbot: QtBot, card: Card) -> None:
    face, page = CardView(), CardPage()
    for widget in (face, page):
        qtbot.addWidget(widget)
    face.show_card(card, 2)
    page.show_card(card)
    words = card_sentences(card)
    assert words in told(face, DESCRIPTION)
    assert words in told(page, DESCRIPTION)
    shapes = [each.shape for each in card.options] if isinstance(card, ExploreCard) else []
    for shape in shapes:
        shelf = told(page.shapes, DESCRIPTION)
        assert shape_sentence(shape.printed) in shelf
        assert all(form_text(form) in shelf for form in shape.orientations[1:])


def test_the_shape_in_hand_and_each_choice_have_words(window: MainWindow) -> None:
    offer, canvas, draft = window.table.offer, window.table.canvas, window.table.draft
    assert draft is not None
    assert form_text(draft.form) in told(offer.hand)
    assert " in hand" in told(offer.hand)
    for option, button in zip(draft.offer.options, offer.option_buttons, strict=True):
        assert told(button) == shape_sentence(option.shape.printed, coin=option.coin)
        assert "row" not in button.toolTip()
    before = told(offer.hand)
    QTest.keyClick(canvas, Qt.Key.Key_R)
    assert window.table.draft is not None
    assert told(offer.hand) != before
    assert form_text(window.table.draft.form) in told(offer.hand)
    assert card_line(draft_card(window)) in told(window.table.revealed.row, DESCRIPTION)
    assert told(offer, DESCRIPTION) == card_sentences(draft_card(window))
    window.table.clear()
    assert told(offer.hand) == ""
    assert told(offer, DESCRIPTION) == ""


def test_the_deck_tells_of_the_cards_still_to_come(window: MainWindow) -> None:
    window.menu.actions_by_id[CommandId.DECK].trigger()
    deck = window.maps.deck
    assert deck is not None
    assert deck.unseen.cards()
    for card in deck.unseen.cards():
        assert card_line(card) in told(deck.unseen, DESCRIPTION).splitlines()
    deck.close()


def draft_card(window: MainWindow) -> Card:
    card = window.bridge.flow.session.view().current
    assert card is not None
    return card


def test_moves_and_turns_say_where_the_shape_lies(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = listen(monkeypatch)
    canvas = window.table.canvas
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_R, Qt.Key.Key_F):
        QTest.keyClick(canvas, key)
        draft = window.table.draft
        assert draft is not None
        assert heard[-1].startswith(place_sentence(draft.terrain, draft.spaces))


def test_worth_is_said_while_the_table_plays_with_it(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = listen(monkeypatch)
    canvas = window.table.canvas
    QTest.keyClick(canvas, Qt.Key.Key_N)
    assert "This season " in heard[-1]
    QTest.keyClick(canvas, Qt.Key.Key_P)
    assert heard[-1] == "Show what a drawing would change: off"
    QTest.keyClick(canvas, Qt.Key.Key_N)
    assert "This season " not in heard[-1]


@pytest.mark.parametrize(
    ("key", "command"), [(Qt.Key.Key_L, CommandId.DOTS), (Qt.Key.Key_P, CommandId.PREVIEW)]
)
def test_a_key_that_switches_says_what_is_on_now(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, key: Qt.Key, command: CommandId
) -> None:
    heard = listen(monkeypatch)
    action = window.menu.actions_by_id[command]
    for _ in range(2):
        QTest.keyClick(window.table.canvas, key)
        assert heard[-1].endswith(": on" if action.isChecked() else ": off")


def test_the_map_as_text_tells_of_the_shape(window: MainWindow) -> None:
    hand = told(window.table.offer.hand)
    assert window.table.canvas.map_lines()[1] == hand
    QTest.keyClick(window.table.canvas, Qt.Key.Key_N)
    draft = window.table.draft
    assert draft is not None
    place = place_sentence(draft.terrain, draft.spaces)
    assert window.table.canvas.map_lines()[2].startswith(place)
