"""The table explains itself: terms of the glossary on hover and on focus."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import MAP_LAYOUTS, SCORING_CARDS, Edict, GameSetup, PlayerSetup
from cartographers_gui.storage import Settings
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.preferences import Preferences
from cartographers_gui.ui.rulebook.explanations import (
    Explanation,
    explain,
    explanation_of,
    term_name,
    term_text,
)
from cartographers_gui.ui.rulebook.glossary import Term
from cartographers_gui.ui.text import card_rule
from cartographers_gui.ui.widgets.edict_row import EdictRow


@pytest.fixture(autouse=True)
def no_tip_is_left(qtbot: QtBot) -> Iterator[None]:
    yield
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


@pytest.fixture
def widget(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    return widget


def explained(widget: QWidget) -> Explanation:
    found = explanation_of(widget)
    assert found is not None
    return found


def shown_by(widget: QWidget, event: QEvent) -> str:
    """Return the tool tip that an event brings up; empty if it brings none."""
    # A tip goes away slowly, so another one is put up before.
    QToolTip.showText(QPoint(1, 1), "before", widget)
    QApplication.sendEvent(widget, event)
    return "" if QToolTip.text() == "before" else QToolTip.text()


def hover(widget: QWidget) -> str:
    """Rest the pointer on a widget and return what appears."""
    event = QHelpEvent(QEvent.Type.ToolTip, QPoint(2, 2), widget.mapToGlobal(QPoint(2, 2)))
    return shown_by(widget, event)


def reach(widget: QWidget, reason: Qt.FocusReason) -> str:
    """Bring the keyboard to a widget and return what appears."""
    return shown_by(widget, QFocusEvent(QEvent.Type.FocusIn, reason))


def test_hover_tells_the_own_tool_tip_and_the_term(widget: QWidget) -> None:
    widget.setToolTip("6 coins & <more>\nthan one")
    explain(widget, Term.COIN)
    text = hover(widget)
    assert "6 coins &amp; &lt;more&gt;<br>than one" in text
    assert term_name(Term.COIN) in text
    assert term_text(Term.COIN) in text
    assert text.index("6 coins") < text.index(term_text(Term.COIN))


def test_keyboard_focus_tells_the_same_and_a_click_does_not(widget: QWidget) -> None:
    explain(widget, Term.TIME)
    assert term_text(Term.TIME) in reach(widget, Qt.FocusReason.TabFocusReason)
    assert not reach(widget, Qt.FocusReason.MouseFocusReason)


def test_nothing_is_explained_where_there_is_nothing_to_explain(widget: QWidget) -> None:
    duty = False
    explain(widget, Term.RUINS_DUTY, when=lambda: duty)
    assert explained(widget).rich_text() == ""
    assert not hover(widget)
    duty = True
    assert term_text(Term.RUINS_DUTY) in hover(widget)


def test_screen_readers_get_the_explanation_as_help(widget: QWidget) -> None:
    explain(widget, Term.COIN, Term.COIN_TRACK)
    assert widget.whatsThis() == f"{term_text(Term.COIN)}\n{term_text(Term.COIN_TRACK)}"


def test_widget_that_explains_nothing_has_no_explanation(widget: QWidget) -> None:
    assert explanation_of(widget) is None


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> MainWindow:
    choices = Preferences(Settings(palette="day"))
    window = MainWindow(SessionBridge(), Languages(qapp), lambda: 7, choices, Motion(0))
    qtbot.addWidget(window)
    window.show()
    window.start(GameSetup((PlayerSetup("Ana"), PlayerSetup("Boris")), MAP_LAYOUTS["A"], seed=5))
    return window


def terms_on(page: QWidget) -> set[Term]:
    return {term for widget in page.findChildren(Explanation) for term in widget.terms()}


def test_standard_terms_are_explained_where_they_are_met(window: MainWindow) -> None:
    table = terms_on(window.table)
    wanted = {Term.COIN, Term.EDICT, Term.TIME, Term.TIME_THRESHOLD, Term.SEASON}
    assert wanted | {Term.MONSTER_PENALTY, Term.SHAPE, Term.EXPLORE_DECK} <= table
    assert {Term.SEED, Term.MAP_SHEET} <= terms_on(window.new_game)
    assert Term.CURTAIN in terms_on(window.curtain)


def test_every_edict_on_the_table_shows_its_rule_on_hover_and_focus(window: MainWindow) -> None:
    window.bridge.advance()
    window.bridge.lift_curtain()
    cards = window.table.edicts.cards
    for edict, card in cards.items():
        face = card.face()
        assert face is not None, edict
        assert face.rule in hover(card)
        assert face.rule in reach(card, Qt.FocusReason.TabFocusReason)
        assert card.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_edict_row_shows_its_rule_on_focus(qtbot: QtBot) -> None:
    row = EdictRow()
    qtbot.addWidget(row)
    card = SCORING_CARDS["great_city"]
    row.show_edict(Edict.B, card)
    row.show()
    assert card_rule(card) in hover(row)
    assert card_rule(card) in reach(row, Qt.FocusReason.TabFocusReason)
    assert row.focusPolicy() & Qt.FocusPolicy.TabFocus
