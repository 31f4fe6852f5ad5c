"""The new-game page: what it shows, what it refuses and why, and the set-up it hands on."""

from dataclasses import fields

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import MAP_LAYOUTS, GameSetup, PlayerSetup, RuleOptions
from cartographers_gui.ui.pages.new_game import NewGamePage
from cartographers_gui.ui.pages.player_lines import lines_of_players, players_of
from cartographers_gui.ui.pages.seat_ring import SeatingOrder
from cartographers_gui.ui.painting.crest import crests_for
from cartographers_gui.ui.theme import DAY, NIGHT
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.style_sheet import dress

SEED = 0x4F2A91C7


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    page = NewGamePage(lambda: SEED)
    qtbot.addWidget(page)
    # Without the program's sheet, rows find their height only after they are first shown.
    dress(page, Look())
    page.resize(1280, 800)
    page.show()
    return page


def names(page: NewGamePage) -> list[str]:
    return [player.name for player in page.seats.players()]


def notices(page: NewGamePage) -> list[str]:
    return [row.notice.sentence() for row in page.seats.rows]


def plain(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


def started(page: NewGamePage) -> list[GameSetup]:
    """Return what the page starts when the main button is pressed."""
    games: list[GameSetup] = []
    page.started.connect(games.append)
    page.start_button.click()
    return games


def test_two_players_are_there_to_begin_with(page: NewGamePage) -> None:
    assert names(page) == ["Player 1", "Player 2"]
    players = tuple(PlayerSetup(name, is_numbered=True) for name in names(page))
    assert started(page) == [GameSetup(players, MAP_LAYOUTS["A"], seed=SEED)]


def test_a_seat_keeps_its_crest_while_another_is_named(page: NewGamePage) -> None:
    before = [row.crest() for row in page.seats.rows]
    page.seats.rows[0].name_edit.setText("Ana")
    after = [row.crest() for row in page.seats.rows]
    assert after == list(crests_for(["Ana", "Player 2"]))
    assert after[1] == before[1]
    assert after[0] != before[0]


def test_a_crest_stays_while_a_name_is_typed_and_is_the_one_of_the_game(page: NewGamePage) -> None:
    first, second = page.seats.rows[:2]
    page.activateWindow()
    first.name_edit.setFocus()
    first.name_edit.selectAll()
    before = first.crest()
    for letter in "Ivana":
        QTest.keyClicks(first.name_edit, letter)
        assert first.crest() == before
    # What is wrong is told at once all the same.
    second.name_edit.setText("Ivana")
    assert notices(page)[1]
    second.name_edit.setText("Boris")
    assert first.crest() == before
    QTest.keyClick(first.name_edit, Qt.Key.Key_Tab)
    assert [row.crest() for row in page.seats.rows] == list(crests_for(["Ivana", "Boris"]))


def test_enter_in_a_name_settles_its_crest_before_the_game(page: NewGamePage) -> None:
    row = page.seats.rows[0]
    games: list[GameSetup] = []
    page.started.connect(games.append)
    row.name_edit.setFocus()
    row.name_edit.selectAll()
    QTest.keyClicks(row.name_edit, "Ivana")
    QTest.keyClick(row.name_edit, Qt.Key.Key_Return)
    assert [player.name for player in games[0].players] == ["Ivana", "Player 2"]
    assert row.crest() == crests_for(["Ivana", "Player 2"])[0]


def test_everything_chosen_is_in_the_game(page: NewGamePage) -> None:
    first = page.seats.rows[0]
    first.name_edit.setText("  Ana ")
    first.title_edit.setText("the Bold")
    page.layouts.cards["B"].click()
    page.rules.switches["no_monsters"].click()
    page.rules.seed_entry.edit.setText("00ff-0001")
    (game,) = started(page)
    assert game.players[0] == PlayerSetup("Ana", "the Bold")
    assert game.layout.id == "B"
    assert game.rules == RuleOptions(no_monsters=True)
    assert game.seed == 0xFF0001


def test_every_rule_option_has_a_switch(page: NewGamePage) -> None:
    assert list(page.rules.switches) == [option.name for option in fields(RuleOptions)]
    for option in fields(RuleOptions):
        page.rules.switches[option.name].click()
    (game,) = started(page)
    assert all(getattr(game.rules, option.name) for option in fields(RuleOptions))


def test_every_layout_has_a_card(page: NewGamePage) -> None:
    assert list(page.layouts.cards) == list(MAP_LAYOUTS)


@pytest.mark.parametrize("count", [1, 2, 8, 12, 100])
def test_a_game_of_any_size_can_be_started(page: NewGamePage, count: int) -> None:
    page.seats.count_spin.setValue(count)
    (game,) = started(page)
    assert [player.name for player in game.players] == [f"Player {n + 1}" for n in range(count)]


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (0, "At least one player is needed."),
        (101, "There are 101 players; at most 100 can play."),
    ],
)
def test_a_wrong_number_of_players_is_told_and_starts_nothing(
    page: NewGamePage, count: int, sentence: str
) -> None:
    page.seats.count_spin.setValue(count)
    assert page.seats.notice.sentence() == page.bar.sentence() == sentence
    assert started(page) == []
    assert page.focusWidget() is page.seats.count_spin
    page.seats.count_spin.setValue(3)
    assert page.seats.notice.sentence() == ""
    assert len(started(page)) == 1


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "Player 2 needs a name."),
        ("   ", "Player 2 needs a name."),
        ("x" * 300, "The name has 300 characters; at most 40 fit."),
        ("player 1", "The name player 1 is taken; each player needs another."),
        ("bell\x07", "The name of player 2 has a character that cannot be shown."),
        ("\u202eevil", "The name of player 2 has a character that cannot be shown."),
    ],
)
def test_a_wrong_name_is_told_in_its_row(page: NewGamePage, name: str, sentence: str) -> None:
    page.seats.rows[1].name_edit.setText(name)
    assert [plain(text) for text in notices(page)] == ["", sentence]
    assert plain(page.bar.sentence()) == sentence
    page.seats.rows[0].name_edit.setFocus()
    assert started(page) == []
    assert page.focusWidget() is page.seats.rows[1].name_edit


@pytest.mark.parametrize("name", ["<b>x</b>", "עדי", "Zoë 🗺️", "{player}", "&Ana", "a" * 40])
def test_unusual_names_are_kept_as_they_are(page: NewGamePage, name: str) -> None:
    page.seats.rows[0].name_edit.setText(name)
    assert notices(page) == ["", ""]
    (game,) = started(page)
    assert game.players[0].name == name


def test_a_title_too_long_gets_the_keyboard(page: NewGamePage) -> None:
    page.seats.rows[1].title_edit.setText("t" * 61)
    assert "at most 60" in notices(page)[1]
    assert started(page) == []
    assert page.focusWidget() is page.seats.rows[1].title_edit


@pytest.mark.parametrize("seed", ["xyz", "123456789", "4F2A-91C", "-1", "0x12", "\u0661"])
def test_a_wrong_seed_is_told(page: NewGamePage, seed: str) -> None:
    page.rules.seed_entry.edit.setText(seed)
    assert "eight digits" in page.rules.seed_entry.notice.sentence()
    assert started(page) == []
    assert page.focusWidget() is page.rules.seed_entry.edit
    page.rules.seed_entry.edit.clear()
    assert page.rules.seed_entry.notice.sentence() == ""


def test_a_random_seed_can_be_shown_and_copied(page: NewGamePage) -> None:
    page.rules.seed_entry.copy_button.click()
    assert page.rules.seed_entry.edit.text() == "4F2A-91C7"
    assert QGuiApplication.clipboard().text() == "4F2A-91C7"
    page.rules.seed_entry.edit.setText("12")
    page.rules.seed_entry.copy_button.click()
    assert QGuiApplication.clipboard().text() == "12"
    page.rules.seed_entry.refresh_button.click()
    assert page.rules.seed_entry.edit.text() == "4F2A-91C7"


def test_enter_in_a_name_starts_the_game(page: NewGamePage) -> None:
    games: list[GameSetup] = []
    page.started.connect(games.append)
    QTest.keyClick(page.seats.rows[0].name_edit, Qt.Key.Key_Return)
    assert len(games) == 1


def test_a_player_added_gets_the_keyboard_and_a_removed_one_is_gone(page: NewGamePage) -> None:
    page.seats.rows[0].name_edit.setText("Ana")
    page.seats.foot.add_button.click()
    assert names(page) == ["Ana", "Player 2", "Player 3"]
    assert page.focusWidget() is page.seats.rows[2].name_edit
    page.seats.rows[0].remove_button.click()
    assert names(page) == ["Player 1", "Player 2"]


def test_the_last_player_cannot_be_removed(page: NewGamePage) -> None:
    page.seats.rows[0].remove_button.click()
    assert not page.seats.rows[0].remove_button.isEnabled()
    page.seats.remove(0)
    assert names(page) == ["Player 1"]


def test_a_hundred_and_first_player_is_refused(page: NewGamePage) -> None:
    page.seats.count_spin.setValue(100)
    page.seats.foot.add_button.click()
    assert len(names(page)) == 100
    assert "101 players" in page.seats.notice.sentence()


def test_players_taken_away_by_number_come_back_with_their_names(page: NewGamePage) -> None:
    page.seats.rows[1].name_edit.setText("Boris")
    page.seats.count_spin.setValue(1)
    page.seats.count_spin.setValue(2)
    assert names(page) == ["Player 1", "Boris"]


def test_buttons_and_keys_change_the_order_and_the_keyboard_follows(page: NewGamePage) -> None:
    page.seats.set_players([PlayerSetup(name) for name in ("Ana", "Boris", "Chiara")])
    page.seats.rows[0].down_button.setFocus()
    page.seats.rows[0].down_button.click()
    assert names(page) == ["Boris", "Ana", "Chiara"]
    assert page.focusWidget() is page.seats.rows[1].down_button
    QTest.keyClick(page.seats.rows[1].name_edit, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(page) == ["Boris", "Chiara", "Ana"]
    QTest.keyClick(page.seats.rows[2].title_edit, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(page) == ["Boris", "Ana", "Chiara"]
    page.seats.exchange(0, -1)
    assert names(page) == ["Boris", "Ana", "Chiara"]


def test_a_row_can_be_dragged_over_others(page: NewGamePage) -> None:
    page.seats.set_players([PlayerSetup(name) for name in ("Ana", "Boris", "Chiara")])
    QApplication.processEvents()
    handle, target = page.seats.rows[0].handle, page.seats.rows[2]
    middle = handle.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=middle)
    page.seats.rows[0].dragged_to.emit(QPointF(target.mapToGlobal(QPoint(20, 30))))
    assert names(page) == ["Boris", "Chiara", "Ana"]
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=middle)
    page.seats.rows[0].dragged_to.emit(QPointF(target.mapToGlobal(QPoint(20, 30))))
    assert names(page) == ["Chiara", "Ana", "Boris"]


def test_pasted_lines_become_players(page: NewGamePage) -> None:
    page.seats.rows[1].name_edit.setText("Zoë")
    QGuiApplication.clipboard().setText("Ana\tthe Bold\n\n Boris \r\nChiara")
    page.seats.rows[0].name_edit.selectAll()
    page.seats.rows[0].name_edit.paste()
    assert names(page) == ["Ana", "Boris", "Chiara", "Zoë"]
    assert page.seats.players()[0].title == "the Bold"


def test_the_paste_button_fills_untouched_rows_first(page: NewGamePage) -> None:
    page.seats.rows[0].name_edit.setText("Ana")
    QGuiApplication.clipboard().setText("Boris\nChiara")
    page.seats.foot.paste_button.click()
    assert names(page) == ["Ana", "Boris", "Chiara"]
    QGuiApplication.clipboard().setText(" \n ")
    page.seats.foot.paste_button.click()
    assert page.seats.notice.sentence() == "The clipboard holds no names."


def test_more_pasted_names_than_seats_are_cut_and_told(page: NewGamePage) -> None:
    QGuiApplication.clipboard().setText("\n".join(f"Guest {n}" for n in range(120)))
    page.seats.foot.paste_button.click()
    assert names(page)[99] == "Guest 99"
    assert page.seats.notice.sentence() == "There are 120 players; at most 100 can play."
    assert len(started(page)) == 1


def test_search_line_and_buttons_share_their_edges(page: NewGamePage) -> None:
    seats = page.seats
    seats.count_spin.setValue(100)
    QApplication.processEvents()
    ring = round(RING_MARGIN)
    search = seats.search_edit.geometry()
    assert search.left() == seats.foot.x() + seats.foot.add_button.x() + ring
    last = seats.foot.x() + seats.foot.paste_button.geometry().right()
    assert search.right() == last - ring
    assert search.right() == seats.count_spin.geometry().right()


def test_search_hides_other_rows_and_a_fault_in_a_hidden_one_is_shown(page: NewGamePage) -> None:
    assert not page.seats.search_edit.isVisible()
    page.seats.count_spin.setValue(30)
    page.seats.rows[3].name_edit.setText("")
    page.seats.search_edit.setText("player 12")
    assert [n for n, row in enumerate(page.seats.rows) if not row.isHidden()] == [11]
    assert started(page) == []
    assert page.focusWidget() is page.seats.rows[3].name_edit
    assert not page.seats.rows[3].isHidden()


def test_the_table_is_shown_for_as_many_players_as_have_room(page: NewGamePage) -> None:
    assert [SeatingOrder.can_show(count) for count in (1, 2, 8, 9)] == [False, True, True, False]
    assert page.seats.order.isVisible()
    page.seats.count_spin.setValue(9)
    assert not page.seats.order.isVisible()


def test_another_game_fills_the_page(page: NewGamePage) -> None:
    page.rules.seed_entry.edit.setText("12")
    players = tuple(PlayerSetup(name, "of Nalos") for name in ("Ana", "Boris", "Chiara"))
    setup = GameSetup(players, MAP_LAYOUTS["B"], RuleOptions(promo_ambushes=True), seed=99)
    page.show_setup(setup)
    (game,) = started(page)
    assert (game.players, game.layout, game.rules) == (players, setup.layout, setup.rules)
    assert game.seed == SEED


def test_cancelling_is_offered_on_demand_only(page: NewGamePage, qtbot: QtBot) -> None:
    assert page.cancel_button.isHidden()
    page.allow_cancel(allowed=True)
    with qtbot.waitSignal(page.cancelled, timeout=100):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_tab_goes_through_the_page_and_back_to_the_first_name(page: NewGamePage) -> None:
    page.activateWindow()
    page.seats.rows[0].name_edit.setFocus()
    visited = []
    for _ in range(60):
        widget = page.focusWidget()
        if widget in visited:
            break
        visited.append(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    wanted = [
        page.seats.rows[0].name_edit,
        page.seats.rows[0].title_edit,
        page.seats.rows[1].name_edit,
        page.seats.foot.add_button,
        page.layouts.cards["A"],
        page.rules.switches["promo_ambushes"],
        page.rules.seed_entry.edit,
        page.start_button,
    ]
    positions = [visited.index(widget) for widget in wanted]
    assert positions == sorted(positions)


def test_what_takes_the_keyboard_has_a_name_for_screen_readers(page: NewGamePage) -> None:
    for widget in page.findChildren(type(page.seats.rows[0].name_edit)):
        if widget.isVisible():
            assert widget.accessibleName() or widget.parent() is page.seats.count_spin
    assert page.seats.rows[1].up_button.accessibleName() == "One seat up"


def test_a_change_of_language_sets_untouched_names_anew(page: NewGamePage) -> None:
    page.seats.rows[0].name_edit.setText("Ana")
    QApplication.sendEvent(page.seats.rows[1], QEvent(QEvent.Type.LanguageChange))
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert names(page) == ["Ana", "Player 2"]


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("count", [1, 4, 100])
def test_the_page_fits_every_window(page: NewGamePage, size: tuple[int, int], count: int) -> None:
    dress(page, Look())
    page.seats.count_spin.setValue(count)
    page.resize(*size)
    QApplication.processEvents()
    assert (page.width(), page.height()) == size
    assert page.start_button.visibleRegion().boundingRect() == page.start_button.rect()
    assert page.seats.count_spin.visibleRegion().boundingRect() == page.seats.count_spin.rect()
    for panel in (page.layouts, page.rules):
        contents = panel.parentWidget()
        assert contents is not None
        assert panel.visibleRegion().boundingRect().width() in {panel.width(), 0}


def test_the_palette_can_change_while_the_page_is_shown(page: NewGamePage) -> None:
    dress(page, Look())
    day = page.grab().toImage()
    dress(page, Look(NIGHT))
    QApplication.processEvents()
    assert page.grab().toImage().pixelColor(640, 20).lightness() < 60
    assert day.pixelColor(640, 20).lightness() > 150


# --- steady rows, all faults, the players of last time ------------------------------------------


def test_what_is_said_of_all_players_is_said_again_in_another_language(page: NewGamePage) -> None:
    def shown_after_a_change() -> list[str]:
        before = page.seats.notice.sentence()
        for widget in (page, page.seats):
            QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
        return [before, page.seats.notice.sentence()]

    QGuiApplication.clipboard().setText(" ")
    page.seats.foot.paste_button.click()
    assert shown_after_a_change() == ["The clipboard holds no names."] * 2
    page.seats.count_spin.setValue(101)
    assert shown_after_a_change() == ["There are 101 players; at most 100 can play."] * 2
    page.seats.count_spin.setValue(3)
    assert shown_after_a_change() == [""] * 2


def test_no_row_moves_when_something_is_wrong(page: NewGamePage) -> None:
    page.seats.set_players([PlayerSetup("Ana"), PlayerSetup("Boris", "the Bold"), PlayerSetup("C")])
    QApplication.processEvents()
    below = (*page.seats.rows, page.rules.seed_entry, page.seats.foot.add_button)
    before = [widget.geometry() for widget in below]
    page.seats.rows[0].name_edit.setText("")
    page.seats.rows[1].name_edit.setText("c")
    page.rules.seed_entry.edit.setText("no seed")
    QApplication.clipboard().clear()
    page.seats.on_paste_clicked()
    QApplication.processEvents()
    assert [widget.geometry() for widget in below] == before
    assert notices(page)[0] == "Player 1 needs a name."
    assert page.seats.notice.isVisible()


def test_a_sentence_that_is_cut_is_told_whole(page: NewGamePage) -> None:
    page.seats.rows[0].name_edit.setText("x" * 300)
    page.seats.rows[0].title_edit.setText("a title with many words")
    QApplication.processEvents()
    notice = page.seats.rows[0].notice
    assert notice.sentence() == notice.accessibleName()
    assert notice.text() != notice.sentence()
    assert notice.toolTip() == notice.sentence()


def test_a_row_without_room_says_in_short_what_is_wrong_and_leaves_the_title_alone(
    page: NewGamePage,
) -> None:
    page.seats.set_players((PlayerSetup("Ana"), PlayerSetup("ana", "the Bold")))
    QApplication.processEvents()
    row = page.seats.rows[1]
    assert row.notice.text() == "The name is taken."
    assert "each player needs another" in row.notice.toolTip()
    title = QFontMetricsF(row.title_edit.font()).horizontalAdvance("the Bold")
    assert row.title_edit.width() >= title


def test_the_main_button_says_that_it_leads_to_what_is_wrong(page: NewGamePage) -> None:
    assert page.start_button.shown_text() == "Start the game"
    page.seats.set_players((PlayerSetup("Ana"), PlayerSetup("")))
    assert page.start_button.shown_text() == "Show what is wrong"
    page.start_button.click()
    assert started(page) == []
    assert page.focusWidget() is page.seats.rows[1].name_edit
    QTest.keyClicks(page.focusWidget(), "Boris")
    assert page.start_button.shown_text() == "Start the game"


def test_name_and_title_of_one_row_are_both_blamed(page: NewGamePage) -> None:
    page.seats.rows[0].name_edit.setText("")
    page.seats.rows[0].title_edit.setText("t" * 61)
    assert "needs a name" in notices(page)[0]
    assert "too long" in notices(page)[0]


@pytest.mark.parametrize(("faults", "told"), [(1, 1), (2, 2), (3, 1)])
def test_the_bar_names_two_faults_and_counts_more(
    page: NewGamePage, faults: int, told: int
) -> None:
    page.seats.set_players([PlayerSetup("")] * faults + [PlayerSetup("Ana")])
    sentence = page.bar.sentence()
    assert sentence.count("needs a name") == told
    assert ("And 2 more to fix." in sentence) == (faults == 3)


def test_the_players_of_last_time_take_their_seats(page: NewGamePage) -> None:
    assert not page.seats.foot.last_button.isVisible()
    last = (PlayerSetup("Ana", "the Bold"), PlayerSetup("Boris"), PlayerSetup("Чіара"))
    page.set_last_players(last)
    assert "Boris" in page.seats.foot.last_button.toolTip()
    page.seats.foot.last_button.click()
    assert page.seats.players() == last


def test_players_are_written_and_read_as_a_list() -> None:
    players = [PlayerSetup("Ana", "the Bold"), PlayerSetup("Boris")]
    assert players_of(lines_of_players(players).splitlines()) == players
    assert players_of([]) == []


def test_what_is_wrong_with_a_player_stands_instead_of_the_hint_at_a_title(
    page: NewGamePage,
) -> None:
    row = page.seats.rows[0]
    hint = row.title_edit.placeholderText()
    row.set_notice("Player 1 needs a name.")
    assert row.title_edit.placeholderText() == ""
    QApplication.sendEvent(row, QEvent(QEvent.Type.LanguageChange))
    assert row.title_edit.placeholderText() == ""
    row.set_notice("")
    assert row.title_edit.placeholderText() == hint != ""


def test_what_is_wrong_with_a_player_is_read_before_the_title(page: NewGamePage) -> None:
    page.resize(960, 640)
    QApplication.processEvents()
    row = page.seats.rows[1]
    row.title_edit.setText("Cartographer of the Far North")
    row.set_notice("The name ana is taken; each player needs another.", "The name is taken.")
    QApplication.processEvents()
    assert row.notice.text() == "The name is taken."
    assert row.title_edit.width() >= 24


def test_number_rows_and_buttons_of_the_players_end_alike(page: NewGamePage) -> None:
    seats = page.seats
    ends = {
        seats.count_spin.mapTo(seats, seats.count_spin.rect().topRight()).x(),
        *(row.mapTo(seats, row.rect().topRight()).x() - round(RING_MARGIN) for row in seats.rows),
        seats.foot.paste_button.mapTo(
            seats, seats.foot.paste_button.body().toRect().topRight()
        ).x(),
    }
    assert max(ends) - min(ends) <= 1


def test_the_buttons_keep_their_place_when_a_second_player_comes(page: NewGamePage) -> None:
    page.resize(1280, 800)
    page.seats.count_spin.setValue(1)
    QApplication.processEvents()
    alone = page.seats.foot.mapTo(page, QPoint(0, 0))
    page.seats.count_spin.setValue(2)
    QApplication.processEvents()
    assert page.seats.order.isVisible()
    assert page.seats.foot.mapTo(page, QPoint(0, 0)) == alone


@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1440)])
def test_a_high_window_has_large_maps_and_nothing_scrolls(
    page: NewGamePage, size: tuple[int, int]
) -> None:
    page.resize(1280, 800)
    QApplication.processEvents()
    before = page.layouts.height()
    page.resize(*size)
    QApplication.processEvents()
    assert page.layouts.height() > before * 1.4
    assert page.rules.visibleRegion().boundingRect().height() == page.rules.height()


@pytest.mark.parametrize("scale", [1.0, 1.4, 2.0])
def test_the_maps_find_their_place_at_every_size(page: NewGamePage, scale: float) -> None:
    dress(page, Look(DAY, Typography(scale)))
    for width in range(900, 2700, 300):
        for height in range(600, 1500, 100):
            page.resize(width, height)
            for _ in range(4):
                QApplication.processEvents()
            before = [card.geometry() for card in page.layouts.cards.values()]
            QApplication.processEvents()
            assert [card.geometry() for card in page.layouts.cards.values()] == before


def test_a_wrong_seed_is_brought_into_sight(page: NewGamePage) -> None:
    page.resize(960, 614)
    page.rules.seed_entry.edit.setText("seed?")
    QApplication.processEvents()
    notice = page.rules.seed_entry.notice
    assert notice.visibleRegion().isEmpty()
    page.start_button.click()
    QApplication.processEvents()
    assert notice.visibleRegion().boundingRect() == notice.rect()
