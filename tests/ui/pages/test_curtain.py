"""The curtain: no map on it, a deliberate press to lift it, anybody who waits may step in."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import AmbushCard, view_for
from cartographers_gui.session import Curtain, TableFlow
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.pages.curtain import CurtainPage
from cartographers_gui.ui.theme import DAY
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.player_chip import ChipState
from cartographers_gui.ui.widgets.style_sheet import dress
from tests.helpers.games import drawing
from tests.helpers.heard import listen
from tests.helpers.painted_texts import joined, painted_texts
from tests.helpers.sheets import printed
from tests.ui.pages.tables import table, until

LONG = "Maximiliana Konstantinopolitanskaya"


def page_of(qtbot: QtBot, flow: TableFlow, *, tempo: float = 0) -> CurtainPage:
    page = CurtainPage(Motion(tempo))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    show(page, flow)
    return page


def show(page: CurtainPage, flow: TableFlow) -> None:
    assert isinstance(flow.stage, Curtain)
    page.show_curtain(flow.stage, flow.session.view(), can_reopen=flow.can_reopen())


def at_curtain(players: int, *, drawn: int = 0) -> TableFlow:
    return until(
        table(players),
        lambda flow: isinstance(flow.stage, Curtain) and len(flow.session.actions) == drawn,
    )


def press(page: CurtainPage, key: Qt.Key, *, repeated: bool = False) -> None:
    no = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QEvent.Type.KeyPress, key, no, "", repeated)
    QApplication.sendEvent(page.lift_button, event)


def release_mouse(page: CurtainPage) -> None:
    """Let the button go wherever the pointer is."""
    point = QPointF(page.lift_button.rect().center())
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    kind, no = QEvent.Type.MouseButtonRelease, Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(kind, point, page.lift_button.mapToGlobal(point), left, none, no)
    QApplication.sendEvent(page.lift_button, event)


# --- what it shows ------------------------------------------------------------------------------


def test_it_calls_the_next_player_by_name_and_title(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(2))
    above, name, below = page.envelope.texts()
    assert above == "this map is for"
    assert name == "Ana the Bold"
    assert "0 of 2" in below
    assert "Boris" in below
    assert "Ana" in page.lift_button.shown_text()
    assert page.focusWidget() is page.lift_button


def test_the_last_player_is_told_to_be_the_last(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(2, drawn=1))
    assert "last" in page.envelope.texts()[2]


def test_in_an_ambush_it_says_on_whose_map(qtbot: QtBot) -> None:
    def is_ambush(flow: TableFlow) -> bool:
        current = flow.session.state.current
        return isinstance(flow.stage, Curtain) and isinstance(current, AmbushCard)

    flow = until(table(2), is_ambush)
    page = page_of(qtbot, flow)
    sentence = page.envelope.texts()[1]
    assert sentence == "\u2068Ana\u2069 draws on the map of \u2068Boris\u2069."
    assert page.envelope.accessibleName() == sentence
    assert page.cards.card.card() is flow.session.state.current


def test_it_takes_no_view_with_a_map(qtbot: QtBot) -> None:
    flow = at_curtain(2)
    page = page_of(qtbot, flow)
    with pytest.raises(ValueError, match="no map"):
        page.show_curtain(Curtain(0), flow.session.view(0), can_reopen=False)


def test_the_edicts_of_the_season_lie_on_the_table(qtbot: QtBot) -> None:
    flow = at_curtain(2)
    page = page_of(qtbot, flow)
    state = flow.session.state
    names = [row.accessibleName() for row in page.cards.edicts]
    expected = [f"{e.value}: {state.edict(e).name}" for e in state.season_card.edicts]
    assert names == expected


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("players", [2, 6, 7, 100])
def test_it_fits_every_window(qtbot: QtBot, size: tuple[int, int], players: int) -> None:
    page = page_of(qtbot, at_curtain(players, drawn=1))
    least = page.minimumSizeHint()
    assert least.width() <= size[0]
    # The menu bar takes a line of its own.
    assert least.height() <= size[1] - 30


# --- lifting it ---------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_lifts_it_once(qtbot: QtBot, key: Qt.Key) -> None:
    page = page_of(qtbot, at_curtain(2))
    lifted: list[None] = []
    page.lifted.connect(lambda: lifted.append(None))
    QTest.keyClick(page.lift_button, key)
    assert len(lifted) == 1


def test_a_key_held_down_since_the_page_before_does_not_lift_it(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(2))
    with qtbot.assertNotEmitted(page.lifted):
        press(page, Qt.Key.Key_Return, repeated=True)
        press(page, Qt.Key.Key_Space, repeated=True)


def test_enter_lifts_it_wherever_the_keyboard_is(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(3))
    page.head.chips[1].setFocus()
    with qtbot.waitSignal(page.lifted, timeout=0, raising=False) as lifted:
        QTest.keyClick(page.head.chips[1], Qt.Key.Key_Return)
    assert lifted.signal_triggered


def test_holding_the_button_lifts_it(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(2), tempo=0.1)
    with qtbot.waitSignal(page.lifted):
        QTest.mousePress(page.lift_button, Qt.MouseButton.LeftButton)
    release_mouse(page)


def test_a_short_click_does_not_lift_it(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(2), tempo=100)
    with qtbot.assertNotEmitted(page.lifted):
        QTest.mousePress(page.lift_button, Qt.MouseButton.LeftButton)
        assert page.lift_button.isDown()
        release_mouse(page)
    assert not page.lift_button.isDown()


def test_a_press_by_a_screen_reader_lifts_it(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(2), tempo=100)
    with qtbot.waitSignal(page.lifted):
        page.lift_button.click()


def test_a_page_that_is_left_forgets_the_half_held_button(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(2), tempo=100)
    with qtbot.assertNotEmitted(page.lifted):
        QTest.mousePress(page.lift_button, Qt.MouseButton.LeftButton)
        page.hide()
    assert not page.lift_button.isDown()


# --- others step in -----------------------------------------------------------------------------


def test_a_chip_calls_another_waiting_player(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(3))
    with qtbot.waitSignal(page.player_chosen) as chosen:
        QTest.mouseClick(page.head.chips[2], Qt.MouseButton.LeftButton)
    assert chosen.args == [2]


def test_the_chips_tell_what_everybody_does(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(3, drawn=1))
    states = [chip.state() for chip in page.head.chips[:3]]
    assert states == [ChipState.DONE, ChipState.NEXT, ChipState.WAITING]
    assert [chip.isVisible() for chip in page.head.chips] == [True] * 3 + [False] * 3


def test_whoever_has_drawn_cannot_step_in(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(3, drawn=1))
    with qtbot.assertNotEmitted(page.player_chosen):
        QTest.mouseClick(page.head.chips[0], Qt.MouseButton.LeftButton)
    assert page.head.chips[0].focusPolicy() is Qt.FocusPolicy.NoFocus


SIZES = [(960, 612), (1280, 772), (1920, 1048)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [4, 40])
def test_envelope_and_card_fill_the_page_and_no_button_is_wider(
    qtbot: QtBot, size: tuple[int, int], players: int
) -> None:
    flow = until(
        table(players, names=("Ana", LONG)),
        lambda flow: isinstance(flow.stage, Curtain) and len(flow.session.actions) == 1,
    )
    page = page_of(qtbot, flow)
    page.resize(*size)
    for _ in range(3):
        QApplication.processEvents()
    body, room = page.envelope.body(), page.envelope.rect()
    assert body.height() > room.height() - 40
    assert page.lift_button.width() <= body.width() + 2 * RING_MARGIN
    card = page.cards.card
    assert card.card_rect().height() > card.height() - 40
    inside = page.rect()
    for button in (page.reopen_button, page.lift_button, page.others_button):
        assert button.isHidden() or inside.contains(button.geometry())


@pytest.mark.parametrize("height", range(560, 900, 45))
def test_rows_of_players_fill_the_list(qtbot: QtBot, height: int) -> None:
    page = page_of(qtbot, at_curtain(100))
    page.resize(960, height)
    page.others_button.click()
    QApplication.processEvents()
    view = page.grid._scroll.viewport()
    ends = [chip.mapTo(view, chip.rect().bottomLeft()).y() for chip in page.grid.chips]
    below = [end for end in ends if end < view.height()]
    # The foot of the last whole row is the foot of the list.
    assert view.height() - max(below) <= 14


@pytest.mark.parametrize("width", [1280, 1600])
def test_the_longest_name_alone_is_cut_and_only_where_no_room_is_left(
    qtbot: QtBot, width: int
) -> None:
    flow = until(
        table(4, names=("Ana", "Boris", "Olena", LONG)),
        lambda flow: isinstance(flow.stage, Curtain),
    )
    page = page_of(qtbot, flow)
    page.resize(width, 800)
    QApplication.processEvents()
    head = page.head
    names = [joined(painted_texts(chip))[0] for chip in head.chips[:4]]
    assert names[:3] == ["Ana", "Boris", "Olena"]
    if names[3] == LONG:
        return
    assert len(names[3]) > 15
    beside = max(
        part.geometry().right() for part in (head.pips, head.strip, head.deck) if part.isVisible()
    )
    assert head.chips[0].x() - beside < 20
    assert head.chips[3].geometry().right() > head.width() - 16


@pytest.mark.parametrize("code", ["en", "hr", "uk", "es"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_season_time_deck_and_every_players_state_are_seen_in_the_smallest_window(
    qtbot: QtBot, languages: Languages, players: int, code: str
) -> None:
    languages.install(code)
    names = ("Ana", "Boris", "Olena", LONG, "Iñigo", "Đurđica")[:players]
    flow = until(table(players, names=names), lambda flow: isinstance(flow.stage, Curtain))
    page = page_of(qtbot, flow)
    page.resize(960, 580)
    QApplication.processEvents()
    head = page.head
    assert head.pips.isVisible()
    assert head.deck.isVisible()
    assert head.minimumSizeHint().width() <= 960
    chips = head.chips[:players]
    assert all(chip.isVisible() for chip in chips)
    parts = [head.pips, head.deck, *chips]
    edges = [(part.geometry().left(), part.geometry().right()) for part in parts]
    assert all(right < left for (_, right), (left, _) in pairwise(edges))
    assert edges[-1][1] < 960
    for chip in chips:
        texts = joined(painted_texts(chip))
        if texts:
            assert texts[1] == chip.accessibleDescription()
        else:
            assert chip.accessibleDescription() in chip.toolTip()
            assert chip.player_name() in chip.toolTip()


def test_the_count_of_a_large_table_is_whole_after_a_change_of_language(
    qtbot: QtBot, languages: Languages
) -> None:
    languages.install("en")
    page = page_of(qtbot, at_curtain(40))
    dress(page, Look(DAY, Typography(2.0)))
    page.resize(960, 580)
    for code in ("hr", "uk", "es"):
        languages.install(code)
        qtbot.waitUntil(lambda: page.head.count.width() >= page.head.count.sizeHint().width())


@pytest.mark.parametrize(("players", "offered"), [(6, False), (7, True), (100, True)])
def test_a_large_table_has_a_list_of_all(qtbot: QtBot, players: int, offered: bool) -> None:  # noqa: FBT001
    page = page_of(qtbot, at_curtain(players))
    assert page.others_button.isVisible() == offered
    assert page.head.count.isVisible() == offered
    assert page.head.chips[0].isVisible() != offered


def test_a_player_of_a_large_table_is_found_by_name(qtbot: QtBot) -> None:
    flow = at_curtain(100)
    page = page_of(qtbot, flow)
    QTest.mouseClick(page.others_button, Qt.MouseButton.LeftButton)
    assert page.grid.isVisible()
    assert page.focusWidget() is page.grid.search
    QTest.keyClicks(page.grid.search, "er 77")
    assert [seat for seat, chip in enumerate(page.grid.chips) if chip.isVisible()] == [76]
    with qtbot.waitSignal(page.player_chosen) as chosen:
        QTest.keyClick(page.grid.search, Qt.Key.Key_Return)
    assert chosen.args == [76]
    flow.choose(76)
    show(page, flow)
    assert page.envelope.isVisible()
    assert page.envelope.texts()[1] == "Player 77"


def test_enter_in_the_search_line_does_not_lift_the_curtain(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(100))
    page.on_others_clicked()
    QTest.keyClicks(page.grid.search, "nobody of that name")
    with qtbot.assertNotEmitted(page.lifted):
        QTest.keyClick(page.grid.search, Qt.Key.Key_Return)


def test_in_the_list_those_who_wait_come_first_and_the_others_cannot_be_chosen(
    qtbot: QtBot,
) -> None:
    page = page_of(qtbot, at_curtain(8, drawn=2))
    page.on_others_clicked()
    assert page.grid.found() == [2, 3, 4, 5, 6, 7, 0, 1]
    assert [chip.isEnabled() for chip in page.grid.chips] == [False] * 2 + [True] * 6


def test_escape_leaves_the_list(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(8))
    page.on_others_clicked()
    QTest.keyClick(page.grid.search, Qt.Key.Key_Escape)
    assert page.envelope.isVisible()
    assert page.focusWidget() is page.lift_button


def test_choosing_the_one_who_is_called_only_closes_the_list(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(8))
    page.on_others_clicked()
    with qtbot.assertNotEmitted(page.player_chosen):
        QTest.mouseClick(page.grid.chips[0], Qt.MouseButton.LeftButton)
    assert page.envelope.isVisible()


# --- correcting ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("drawn", "offered"), [(0, False), (1, True)])
def test_the_last_drawing_can_be_corrected_when_there_is_one(
    qtbot: QtBot,
    drawn: int,
    offered: bool,  # noqa: FBT001
) -> None:
    page = page_of(qtbot, at_curtain(2, drawn=drawn))
    assert page.reopen_button.isVisible() == offered


def test_the_button_asks_for_the_correction(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(2, drawn=1))
    with qtbot.waitSignal(page.reopen_chosen):
        QTest.mouseClick(page.reopen_button, Qt.MouseButton.LeftButton)


def test_a_short_click_does_not_show_the_map_of_the_player_before(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(2, drawn=1), tempo=100)
    with qtbot.assertNotEmitted(page.reopen_chosen):
        QTest.mousePress(page.reopen_button, Qt.MouseButton.LeftButton)
        QTest.mouseRelease(page.reopen_button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("name", ["lift_button", "reopen_button"])
def test_a_short_click_says_that_the_button_is_to_be_held(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    flow = at_curtain(2, drawn=1)
    page = page_of(qtbot, flow, tempo=100)
    button, spoken = getattr(page, name), listen(monkeypatch)
    QTest.mouseMove(button)
    button.setFocus()
    plain = button.grab().toImage()
    assert page.told.currentWidget() is page.hint
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.told.currentWidget() is page.asked
    assert page.asked.isVisible()
    assert spoken == ["Hold the button for a moment."]
    assert button.grab().toImage() != plain, "no golden line runs back"
    show(page, flow)
    assert page.told.currentWidget() is page.hint


def test_the_golden_line_is_gone_after_a_short_click(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(2, drawn=1), tempo=0.1)
    # Not compared as pictures: when the pointer arrives, and lightens the paper, is the system's.
    page.reopen_button.set_progress(0.5)
    QTest.mouseClick(page.reopen_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.reopen_button.progress == 0)


def test_a_short_click_on_the_correction_leaves_enter_to_the_next_player(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(2, drawn=1), tempo=100)
    page.lift_button.setFocus()
    QTest.mouseClick(page.reopen_button, Qt.MouseButton.LeftButton)
    focused = page.focusWidget()
    with qtbot.assertNotEmitted(page.reopen_chosen), qtbot.waitSignal(page.lifted):
        QTest.keyClick(focused, Qt.Key.Key_Return)


# --- names --------------------------------------------------------------------------------------


def test_a_name_is_shown_as_it_is_typed(qtbot: QtBot) -> None:
    flow = table(2, names=("<b>Ana</b> & co", "שלום"))
    flow.advance()
    page = page_of(qtbot, flow)
    assert page.envelope.texts()[1] == "<b>Ana</b> & co"
    assert "<b>Ana</b> & co" in page.lift_button.shown_text()
    flow.choose(1)
    show(page, flow)
    assert page.envelope.texts()[1] == "שלום"


def test_it_tells_that_ruins_must_be_covered(qtbot: QtBot) -> None:
    flow = at_curtain(2)
    page = page_of(qtbot, flow)
    assert isinstance(flow.stage, Curtain)
    assert page.cards.duty.isHidden()
    told = []
    for card in ("orchard", "goblin_attack"):
        state = drawing(card, printed("A"), printed("A"), ruins_pending=True)
        page.show_curtain(flow.stage, view_for(state), can_reopen=False)
        assert page.cards.duty.isVisible()
        told.append(page.cards.duty.text())
    assert told == [
        "The shape must cover ruins.",
        "The shape of the next explore card must cover ruins.",
    ]


def test_edicts_tell_their_rules_in_a_high_window(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(2))
    page.resize(1280, 772)
    QApplication.processEvents()
    low = [row.height() for row in page.cards.edicts]
    page.resize(1920, 1050)
    QApplication.processEvents()
    assert all(
        row.height() > 1.5 * before for row, before in zip(page.cards.edicts, low, strict=True)
    )


def test_chips_of_a_large_table_are_as_wide_as_they_can_be_in_sight(qtbot: QtBot) -> None:
    page = page_of(qtbot, at_curtain(40))
    page.resize(1920, 1050)
    page.on_others_clicked()
    for _ in range(3):
        QApplication.processEvents()
    grid = page.grid
    assert grid.chips[0].width() > 1.25 * 160
    last = grid.chips[grid.found()[-1]]
    assert last.visibleRegion().boundingRect() == last.rect()
    wide = grid.chips[0].width()
    grid.search.setText("1")
    QApplication.processEvents()
    assert grid.chips[grid.found()[0]].width() == wide
