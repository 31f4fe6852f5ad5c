"""The page of revealed cards: whole at once, in words too, left by one key."""

from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import (
    SEASON_CARDS,
    AmbushCard,
    AmbushDisregarded,
    CardRevealed,
    Event,
    MapLayout,
    PlayerSkipped,
    RuinsCard,
    Season,
    SeasonBegan,
    ShapeDrawn,
)
from cartographers_gui.session import Reveal, TableFlow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.pages.reveal import RevealPage
from tests.ui.pages.tables import table, until

E = TypeVar("E", bound=Event)


def page_of(qtbot: QtBot, flow: TableFlow, *, tempo: float = 0) -> RevealPage:
    page = RevealPage(Motion(tempo))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    show(page, flow)
    return page


def show(page: RevealPage, flow: TableFlow) -> None:
    assert isinstance(flow.stage, Reveal)
    page.show_reveal(flow.stage, flow.session.view())


def tells(flow: TableFlow, kind: type[E]) -> bool:
    stage = flow.stage
    return isinstance(stage, Reveal) and any(isinstance(event, kind) for event in stage.events)


def reveals(flow: TableFlow, kind: type[RuinsCard | AmbushCard]) -> bool:
    stage = flow.stage
    return isinstance(stage, Reveal) and any(
        isinstance(event, CardRevealed) and isinstance(event.card, kind) for event in stage.events
    )


def test_a_lone_player_sees_on_the_map_where_the_monsters_came(qtbot: QtBot) -> None:
    flow = until(table(1), lambda t: tells(t, ShapeDrawn))
    page = page_of(qtbot, flow)
    assert isinstance(flow.stage, Reveal)
    page.show_reveal(flow.stage, flow.session.view(0))
    drawn = next(e.placement for e in flow.stage.events if isinstance(e, ShapeDrawn))
    assert page.map.isVisible()
    assert not page.table.isVisible()
    shown = page.map._scene._sheet
    assert shown is not None
    assert drawn.spaces <= shown.spaces(drawn.terrain)
    assert drawn.spaces in page.map._scene._lit[0]
    assert page.focusWidget() is page.next_button
    # A table of several is shown no map.
    show(page, table(2))
    assert not page.map.isVisible()
    assert page.table.isVisible()


def test_a_new_season_comes_with_its_card_first(qtbot: QtBot) -> None:
    flow = table(2)
    page = page_of(qtbot, flow)
    assert page.shown_cards()[0] is SEASON_CARDS[Season.SPRING]
    assert page.shown_cards()[-1] is flow.session.state.current
    assert page.title.text() == "Spring begins"


@pytest.mark.parametrize("season", [Season.SUMMER, Season.FALL, Season.WINTER])
def test_every_season_begins_with_its_own_card(qtbot: QtBot, season: Season) -> None:
    flow = until(
        table(2),
        lambda t: isinstance(t.stage, Reveal) and SeasonBegan(season) in t.stage.events,
    )
    assert page_of(qtbot, flow).shown_cards()[0] is SEASON_CARDS[season]


def test_ruins_lie_beside_the_card_that_follows(qtbot: QtBot) -> None:
    flow = until(table(2, seed=2), lambda t: reveals(t, RuinsCard) and not tells(t, SeasonBegan))
    page = page_of(qtbot, flow)
    assert isinstance(page.shown_cards()[-2], RuinsCard)
    assert [card.isVisible() for card in page.cards] == [True, True, False, False]
    assert "ruins" in page.bar.sentence()


def test_an_ambush_is_called_one(qtbot: QtBot) -> None:
    page = page_of(qtbot, until(table(2), lambda t: reveals(t, AmbushCard)))
    assert page.title.text() == "Ambush!"
    assert "neighbour" in page.bar.sentence()


def test_a_lone_player_is_told_what_the_monsters_did(qtbot: QtBot) -> None:
    flow = until(table(1), lambda t: tells(t, ShapeDrawn) or tells(t, AmbushDisregarded))
    page = page_of(qtbot, flow)
    assert page.notice.isVisible()
    assert "onster" in page.notice.text()


def test_players_with_full_maps_are_told_of(qtbot: QtBot) -> None:
    small = MapLayout.from_text("..\n..")
    flow = until(table(2, layout=small), lambda t: tells(t, PlayerSkipped))
    page = page_of(qtbot, flow)
    assert any("Ana" in notice and "full" in notice for notice in page.notices())


def test_many_notices_are_counted_and_no_more_than_four_cards_shown(qtbot: QtBot) -> None:
    small = MapLayout.from_text("..\n..")
    flow = until(table(9, layout=small), lambda t: tells(t, PlayerSkipped))
    page = page_of(qtbot, flow)
    assert len(page.notices()) == 4
    assert "more" in page.notices()[-1]
    assert len(page.shown_cards()) <= 4
    assert page.minimumSizeHint().width() <= 960


def test_the_column_and_the_scoring_edicts_are_beside_the_cards(qtbot: QtBot) -> None:
    flow = until(table(2), lambda t: len(t.session.state.revealed) == 3)
    flow = until(flow, lambda t: isinstance(t.stage, Reveal))
    page = page_of(qtbot, flow)
    state = flow.session.state
    letters = [face.edict for face in (card.face() for card in page.table.edicts) if face]
    assert letters == list(state.season_card.edicts)
    for card in state.revealed:
        assert card.name in page.table.row.accessibleDescription()


# --- leaving it ---------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_goes_on(qtbot: QtBot, key: Qt.Key) -> None:
    page = page_of(qtbot, table(2))
    left: list[None] = []
    page.finished.connect(lambda: left.append(None))
    QTest.keyClick(page.next_button, key)
    assert len(left) == 1


def test_a_key_held_down_does_not_go_on(qtbot: QtBot) -> None:
    page = page_of(qtbot, table(2))
    no = Qt.KeyboardModifier.NoModifier
    repeat = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, no, "", autorep=True)
    with qtbot.assertNotEmitted(page.finished):
        QApplication.sendEvent(page.next_button, repeat)


def test_the_button_goes_on(qtbot: QtBot) -> None:
    page = page_of(qtbot, table(2))
    with qtbot.waitSignal(page.finished):
        QTest.mouseClick(page.next_button, Qt.MouseButton.LeftButton)


# --- motion -------------------------------------------------------------------------------------


def test_the_page_is_whole_and_can_be_left_while_the_cards_turn_over(qtbot: QtBot) -> None:
    page = page_of(qtbot, table(2), tempo=1000)
    assert page.cards[0].accessibleName() == "Spring"
    with qtbot.waitSignal(page.finished):
        QTest.keyClick(page.next_button, Qt.Key.Key_Return)


def face_of(page: RevealPage) -> bytes:
    image = page.cards[1].grab().toImage()
    return bytes(image.constBits())


def test_a_click_ends_the_turning(qtbot: QtBot) -> None:
    flow = table(2)
    still = face_of(page_of(qtbot, flow))
    page = page_of(qtbot, flow, tempo=1000)
    assert face_of(page) != still
    QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=page.rect().center())
    assert face_of(page) == still


def test_without_motion_the_cards_lie_open_at_once(qtbot: QtBot) -> None:
    flow = table(2)
    page = page_of(qtbot, flow)
    first = face_of(page)
    show(page, flow)
    assert face_of(page) == first


def test_one_card_leaves_the_rules_the_width_it_cannot_use(qtbot: QtBot) -> None:
    flow = until(table(2), lambda t: isinstance(t.stage, Reveal) and not tells(t, SeasonBegan))
    page = page_of(qtbot, flow)
    page.resize(1920, 1030)
    QApplication.processEvents()
    assert len(page.shown_cards()) == 1
    assert page.table.width() > 0.42 * page.width()
