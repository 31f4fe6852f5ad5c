"""The list of cards: numbers and unseen cards, or the numbers alone."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import GameView, RuleOptions, start, view_for
from cartographers_gui.ui.dialogs.deck import DeckDialog
from tests.helpers.games import setup


def view_of(**rules: bool) -> GameView:
    return view_for(start(setup(2, seed=1, rules=RuleOptions(**rules))).state)


def dialog_of(qtbot: QtBot, view: GameView, *, hide_unseen: bool = False) -> DeckDialog:
    dialog = DeckDialog()
    qtbot.addWidget(dialog)
    dialog.show_view(view, hide_unseen=hide_unseen)
    dialog.show()
    return dialog


def test_it_tells_numbers_and_cards(qtbot: QtBot) -> None:
    view = view_of()
    dialog = dialog_of(qtbot, view)
    assert str(view.deck.cards_left) in dialog.title.text()
    assert str(view.deck.ambushes_left) in dialog.ambushes.text()
    assert dialog.unseen.cards() == view.deck.unseen
    assert dialog.seen.cards() == view.revealed
    for card in view.deck.unseen:
        assert card.name in dialog.unseen.accessibleDescription()


def test_without_monsters_it_says_so(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, view_of(no_monsters=True))
    assert dialog.ambushes.text() == "No ambush among them"


def test_a_table_that_hides_the_unseen_cards_keeps_the_numbers(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, view_of(), hide_unseen=True)
    assert dialog.unseen.cards() == ()
    assert dialog.seen.cards() == ()
    assert dialog.unseen.accessibleDescription() == ""
    assert dialog.title.isVisible()


@pytest.mark.parametrize("width", [200, 420, 900])
def test_every_card_has_its_place_at_every_width(qtbot: QtBot, width: int) -> None:
    dialog = dialog_of(qtbot, view_of())
    dialog.resize(width, 500)
    QApplication.processEvents()
    wall = dialog.unseen
    assert wall.height() >= wall.heightForWidth(wall.width())
    wall.grab()


def test_it_speaks_another_language_at_once(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, view_of())
    dialog.title.set_text("")
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.title.text()


def test_no_card_has_to_be_scrolled_to_where_the_screen_has_the_room(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, view_of())
    dialog.show()
    for wall in (dialog.unseen, dialog.seen):
        lowest = wall.mapTo(dialog, wall.rect().bottomLeft()).y()
        assert wall.height() >= wall.heightForWidth(wall.width())
        assert lowest < dialog.height() - 40
    scroll = dialog.findChild(QScrollArea)
    assert isinstance(scroll, QScrollArea)
    assert scroll.verticalScrollBar().maximum() == 0
