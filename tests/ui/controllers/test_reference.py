"""F2 and a click on any card lead to the card reference, which stays open beside the game."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.session import Curtain, Drawing, Reveal, SeasonSheet
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.dialogs.card_faces import card_id
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.pages.part_panel import CardDiagram
from cartographers_gui.ui.widgets.card_wall import CardWall
from tests.helpers.games import setup
from tests.helpers.players import greedy_draw


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    window.resize(1280, 800)
    QApplication.processEvents()
    return window


def play_until(window: MainWindow, stage: type) -> None:
    bridge = window.bridge
    while not isinstance(bridge.stage, stage):
        match bridge.stage:
            case Drawing(seat):
                bridge.confirm(greedy_draw(bridge.flow.session.state, seat).placement)
            case Curtain():
                bridge.lift_curtain()
            case _:
                bridge.advance()
    QApplication.processEvents()


def card_shown(window: MainWindow) -> str:
    dialog = window.reference.dialog
    assert dialog is not None
    card = dialog.card()
    return "" if card is None else card_id(card)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def press_context_key(widget: QWidget) -> None:
    reason = QContextMenuEvent.Reason.Keyboard
    middle = widget.rect().center()
    event = QContextMenuEvent(reason, middle, widget.mapToGlobal(middle))
    QApplication.sendEvent(widget, event)


def test_f2_opens_the_gallery_once(window: MainWindow) -> None:
    window.menu.actions_by_id[CommandId.CARD_REFERENCE].trigger()
    first = window.reference.dialog
    assert first is not None
    assert first.isVisible()
    assert not first.isModal()
    window.menu.actions_by_id[CommandId.CARD_REFERENCE].trigger()
    assert window.reference.dialog is first


def test_reference_that_was_closed_opens_again(window: MainWindow, qtbot: QtBot) -> None:
    window.reference.show_card("wildholds")
    dialog = window.reference.dialog
    assert dialog is not None
    with qtbot.waitSignal(dialog.destroyed):
        dialog.close()
    assert window.reference.dialog is None
    window.reference.show_card("great_city")
    assert card_shown(window) == "great_city"


def test_f2_opens_the_card_that_has_the_keyboard(window: MainWindow) -> None:
    window.start(setup(1))
    play_until(window, Drawing)
    edict, card = next(iter(window.table.edicts.cards.items()))
    card.setFocus()
    window.reference.on_reference()
    assert card_shown(window) == window.bridge.flow.session.state.edict(edict).id


def test_every_card_on_the_table_is_opened_by_a_click(window: MainWindow) -> None:
    window.start(setup(2))
    play_until(window, Drawing)
    state, table = window.bridge.flow.session.state, window.table
    assert state.current is not None
    for edict, card in table.edicts.cards.items():
        click(card)
        assert card_shown(window) == state.edict(edict).id
    click(table.offer.picture)
    assert card_shown(window) == state.current.id
    row = table.revealed.row
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=row.place_of(0).center().toPoint())
    assert card_shown(window) in {card.id for card in (*state.revealed, state.current)}


def test_context_key_opens_a_card_as_well(window: MainWindow) -> None:
    window.start(setup(2))
    play_until(window, Drawing)
    current = window.bridge.flow.session.state.current
    assert current is not None
    press_context_key(window.table.revealed.row)
    assert card_shown(window) == current.id


def test_cards_of_the_reveal_page_are_opened(window: MainWindow) -> None:
    window.start(setup(2))
    play_until(window, Reveal)
    shown = window.reveal.shown_cards()
    for card, widget in zip(shown, window.reveal.cards, strict=False):
        click(widget)
        assert card_shown(window) == card_id(card)
    click(window.reveal.table.edicts[0])
    first = window.bridge.flow.session.state.season_card.edicts[0]
    assert card_shown(window) == window.bridge.flow.session.state.edict(first).id


def test_edict_of_the_season_sheet_is_opened(window: MainWindow) -> None:
    window.start(setup(1))
    play_until(window, SeasonSheet)
    diagram = window.season_sheet.findChild(CardDiagram)
    assert isinstance(diagram, CardDiagram)
    click(diagram)
    assert card_shown(window) in {card.id for card in window.bridge.flow.session.state.edicts}


def test_card_of_the_deck_is_opened_from_its_window(window: MainWindow) -> None:
    window.start(setup(2))
    play_until(window, Drawing)
    window.menu.actions_by_id[CommandId.DECK].trigger()
    wall = window.findChild(CardWall)
    assert isinstance(wall, CardWall)
    QTest.mouseClick(wall, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert card_shown(window) == wall.cards()[0].id


def test_click_beside_a_card_asks_nothing(window: MainWindow) -> None:
    window.start(setup(2))
    play_until(window, Reveal)
    QTest.mouseClick(window.reveal.cards[0], Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert window.reference.dialog is None


def test_change_of_look_and_language_reaches_the_open_reference(window: MainWindow) -> None:
    window.reference.show_card("wildholds")
    dialog = window.reference.dialog
    assert dialog is not None
    window.preferences.change(palette="night", font_scale=1.5)
    assert dialog.page.picture.look.palette.name == "night"
    assert dialog.page.picture.look.fonts.scale == 1.5
    dialog.page.title.set_text("")
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.page.title.text() == "Wildholds"
