"""Maps that lie open can be looked at, closed ones cannot, and the deck's list follows the game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cartographers_gui.session import Curtain, Drawing
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.main_window import MainWindow
from tests.helpers.games import setup
from tests.helpers.players import greedy_draw
from tests.helpers.whole_games import play_to_the_end


def at_the_first_map(window: MainWindow) -> None:
    window.start(setup(2))
    while not isinstance(window.bridge.stage, Drawing):
        window.bridge.advance()
        window.bridge.lift_curtain()


def test_closed_maps_cannot_be_looked_at(window: MainWindow) -> None:
    at_the_first_map(window)
    assert not window.menu.actions_by_id[CommandId.ALL_MAPS].isEnabled()
    window.maps.on_all_maps()
    assert window.pages.currentWidget() is window.table


def test_open_maps_are_looked_at_and_the_shape_in_hand_stays(window: MainWindow) -> None:
    window.preferences.change(open_maps=True)
    at_the_first_map(window)
    QTest.keyClick(window.table.canvas, Qt.Key.Key_N)
    draft = window.table.draft
    window.menu.actions_by_id[CommandId.ALL_MAPS].trigger()
    browser = window.maps.browser
    assert window.pages.currentWidget() is browser
    assert browser.seat() == 0
    assert not window.menu.actions_by_id[CommandId.CONFIRM].isEnabled()
    QTest.keyClick(browser, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.table
    assert window.table.draft == draft
    assert window.menu.actions_by_id[CommandId.CONFIRM].isEnabled()
    assert browser.sheet.shown_texts() == []


def test_maps_that_are_closed_meanwhile_are_left(window: MainWindow) -> None:
    window.preferences.change(open_maps=True)
    at_the_first_map(window)
    window.maps.on_all_maps()
    window.preferences.change(open_maps=False)
    assert window.pages.currentWidget() is window.table
    assert not window.menu.actions_by_id[CommandId.ALL_MAPS].isEnabled()


def test_a_curtain_that_falls_takes_the_maps_away(window: MainWindow) -> None:
    window.preferences.change(open_maps=True)
    at_the_first_map(window)
    window.maps.on_all_maps()
    window.bridge.lower_curtain()
    assert isinstance(window.bridge.stage, Curtain)
    assert window.pages.currentWidget() is window.curtain
    assert window.maps.browser.players.shown_texts() == []


@pytest.mark.parametrize("by_key", [False, True])
def test_at_the_end_any_map_opens_large(window: MainWindow, *, by_key: bool) -> None:
    at_the_first_map(window)
    play_to_the_end(window.bridge)
    gallery = window.standings.gallery
    index = gallery.model().index(1, 0)
    if by_key:
        gallery.setCurrentIndex(index)
        QTest.keyClick(gallery, Qt.Key.Key_Return)
    else:
        place = gallery.visualRect(index).center()
        QTest.mouseClick(gallery.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.pages.currentWidget() is window.maps.browser
    assert window.maps.browser.seat() == window.bridge.flow.session.view().standings[1].player
    window.maps.browser.close_button.click()
    assert window.pages.currentWidget() is window.standings


def test_the_list_of_cards_opens_by_key_button_and_menu_once(window: MainWindow) -> None:
    at_the_first_map(window)
    QTest.keyClick(window.table.canvas, Qt.Key.Key_D)
    dialog = window.maps.deck
    assert dialog is not None
    assert dialog.unseen.cards() == window.bridge.flow.session.view().deck.unseen
    window.table.head.deck.click()
    window.menu.actions_by_id[CommandId.DECK].trigger()
    assert window.maps.deck is dialog


def test_the_list_of_cards_follows_the_game_and_closes_at_its_end(
    window: MainWindow, qtbot: QtBot
) -> None:
    at_the_first_map(window)
    window.maps.on_deck()
    dialog = window.maps.deck
    assert dialog is not None
    before = dialog.title.text()
    while dialog.title.text() == before:
        if isinstance(window.bridge.stage, Drawing):
            state, seat = window.bridge.flow.session.state, window.bridge.stage.seat
            window.bridge.confirm(greedy_draw(state, seat).placement)
        window.bridge.advance()
        window.bridge.lift_curtain()
    window.preferences.change(hide_unseen=True)
    assert dialog.unseen.cards() == ()
    with qtbot.waitSignal(dialog.destroyed):
        play_to_the_end(window.bridge)
    assert window.maps.deck is None
