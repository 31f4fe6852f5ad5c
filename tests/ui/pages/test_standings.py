"""The last page: winner, explanation, table, maps, and what can be begun from it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import (
    GameView,
    PlayerView,
    Standing,
    TieBreak,
    solo_rating,
    solo_title,
)
from cartographers_gui.session.season_count import count_season
from cartographers_gui.ui.pages.standings import StandingsPage
from cartographers_gui.ui.text import number
from cartographers_gui.ui.theme import NIGHT
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.score_lines import NumberTone
from cartographers_gui.ui.widgets.style_sheet import dress
from tests.helpers.painted_texts import joined, painted_texts
from tests.ui.pages.played_games import final_view, scored_seasons


@pytest.fixture
def page(qtbot: QtBot) -> StandingsPage:
    page = StandingsPage()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page


def plain(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


def renamed(view: GameView, *people: tuple[str, str]) -> GameView:
    """Return a view in which the players bear other names and titles."""
    players: tuple[PlayerView, ...] = tuple(
        replace(player, name=name, title=title)
        for player, (name, title) in zip(view.players, people, strict=True)
    )
    return replace(view, players=players)


def test_the_winner_is_named_with_title_and_stars(page: StandingsPage) -> None:
    view = final_view(3)
    people = (("Ana", "the Bold"), ("<b>Boris</b>", "the Patient"), ("עדי", ""))
    page.show_game(renamed(view, *people))
    best = view.standings[0]
    assert best.tie_break is TieBreak.NONE
    name, title = people[best.player]
    assert plain(page.winner.name.text()) == f"{name} {title}".strip()
    assert page.winner.stars.text().startswith(f"{number(best.total)} ")


def test_the_table_has_seasons_losses_and_totals_by_rank(page: StandingsPage) -> None:
    view = final_view(4)
    page.show_game(view)
    assert page.table.shown_keys() == [standing.player for standing in view.standings]
    for row, standing in zip(page.table.shown_texts(), view.standings, strict=True):
        player = view.players[standing.player]
        assert row == (
            player.name,
            *(number(score.total) for score in player.seasons),
            number(standing.total),
            number(-standing.monster_losses),
        )
        assert standing.total == sum(score.total for score in player.seasons)
        *_, total, losses = page.table.rows()[standing.rank - 1].numbers
        assert (total.tone, losses.tone) == (NumberTone.STRONG, NumberTone.FAINT)


def test_a_tie_is_explained_and_a_clear_victory_is_not(page: StandingsPage) -> None:
    view = final_view(3)
    clear = tuple(Standing(seat, seat + 1, 90 - seat, 3, TieBreak.NONE) for seat in range(3))
    page.show_game(replace(view, standings=clear))
    assert page.winner.reason.isHidden()
    settled = (
        Standing(1, 1, 87, 7, TieBreak.MONSTERS),
        Standing(0, 2, 87, 11, TieBreak.MONSTERS),
        Standing(2, 3, 60, 1, TieBreak.NONE),
    )
    page.show_game(replace(view, standings=settled))
    assert "Boris 7 and Ana 11" in plain(page.winner.reason.text())
    assert not page.winner.reason.isHidden()


def test_a_shared_victory_names_all_winners_and_marks_their_maps(page: StandingsPage) -> None:
    shared = (
        Standing(0, 1, 87, 7, TieBreak.SHARED),
        Standing(2, 1, 87, 7, TieBreak.SHARED),
        Standing(1, 3, 60, 1, TieBreak.NONE),
    )
    page.show_game(replace(final_view(3), standings=shared))
    assert plain(page.winner.name.text()) == "Ana and Chiara"
    assert page.table.marked == {0, 2}
    assert "share the victory" in page.winner.reason.text()


def test_a_lone_player_gets_a_title_and_sees_how_it_was_reckoned(page: StandingsPage) -> None:
    view = final_view(1)
    page.show_game(view)
    total = view.standings[0].total
    rating = solo_rating(total, view.edicts)
    assert solo_title(rating).name in page.winner.name.text()
    reason = page.winner.reason.text()
    assert all(number(value) in reason for value in (total, rating))
    assert all(number(card.solo) in reason for card in view.edicts)


@pytest.mark.parametrize(("players", "title"), [(1, "Your map"), (2, "All maps")])
def test_the_maps_are_called_what_they_are(page: StandingsPage, players: int, title: str) -> None:
    page.show_game(final_view(players))
    assert page.gallery_label.shown_text() == page.gallery.accessibleName() == title


def test_the_seed_is_shown_and_copied(page: StandingsPage) -> None:
    page.show_game(final_view(2))
    assert "Seed 0000-0005" in page.bar.sentence()
    page.copy_button.click()
    assert QGuiApplication.clipboard().text() == "0000-0005"
    assert page.bar.sentence() == "Copied: seed 0000-0005"


@pytest.mark.parametrize(("width", "words"), [(960, False), (1920, True)])
def test_signs_in_the_bar_say_their_words_where_there_is_room(
    page: StandingsPage,
    width: int,
    words: bool,  # noqa: FBT001
) -> None:
    page.show_game(final_view(2))
    page.resize(width, 800)
    QApplication.processEvents()
    for button in (page.copy_button, page.share_button, page.export_button):
        assert button.isVisible()
        assert bool(button.shown_text()) is words
        assert button.accessibleName() in button.toolTip() or words


def test_rematches_and_a_new_game_are_told_apart(page: StandingsPage) -> None:
    page.show_game(final_view(2))
    told: list[object] = []
    page.rematch_chosen.connect(told.append)
    page.new_game_chosen.connect(lambda: told.append("new"))
    page.same_button.click()
    page.other_button.click()
    page.new_button.click()
    assert told == [True, False, "new"]


def test_enter_pressed_on_and_on_stays_at_the_standings(page: StandingsPage) -> None:
    page.show_game(final_view(2))
    told: list[object] = []
    page.rematch_chosen.connect(told.append)
    page.new_game_chosen.connect(lambda: told.append("new"))
    for _ in range(3):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert told == []


def test_enter_presses_the_button_that_was_chosen_but_not_while_it_is_held_down(
    page: StandingsPage,
) -> None:
    page.show_game(final_view(2))
    told: list[object] = []
    page.rematch_chosen.connect(told.append)
    page.new_game_chosen.connect(lambda: told.append("new"))
    kind, enter, none = QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier
    for button in (page.other_button, page.new_button):
        button.setFocus()
        QApplication.sendEvent(button, QKeyEvent(kind, enter, none, "\r", autorep=True))
        assert told == []
        QTest.keyClick(button, enter)
        assert len(told) == 1
        told.clear()


def test_a_running_game_has_no_standings(page: StandingsPage) -> None:
    with pytest.raises(ValueError, match="running game"):
        page.show_game(scored_seasons(2)[0][1])


def test_only_maps_in_view_are_painted(page: StandingsPage, qtbot: QtBot) -> None:
    page.show_game(final_view(14))
    qtbot.waitUntil(lambda: page.gallery.painted_count() >= 4, timeout=10_000)
    qtbot.waitUntil(lambda: not page.gallery.is_painting(), timeout=10_000)
    assert page.gallery.painted_count() < 14
    page.gallery.scrollToBottom()
    last = final_view(14).standings[-1].player
    qtbot.waitUntil(lambda: page.gallery.is_painted(last), timeout=10_000)
    qtbot.waitUntil(lambda: not page.gallery.is_painting(), timeout=10_000)


def test_maps_wanted_before_others_came_are_not_painted(page: StandingsPage) -> None:
    page.show_game(final_view(3))
    page.gallery.grab()
    page.show_game(final_view(2))
    page.gallery.on_idle()
    assert page.gallery.painted_count() == 0
    page.gallery.grab()
    page.gallery.on_idle()
    assert page.gallery.painted_count() == 1


def test_choosing_a_line_brings_that_map_into_view(page: StandingsPage) -> None:
    page.show_game(final_view(14))
    QApplication.processEvents()
    page.table.setCurrentIndex(page.table.model().index(13, 0))
    index = page.gallery.currentIndex()
    assert index.row() == 13
    assert page.gallery.visualRect(index).intersects(page.gallery.viewport().rect())
    page.hide()


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("players", [1, 2, 14])
def test_the_page_fits_every_window(
    page: StandingsPage, size: tuple[int, int], players: int
) -> None:
    dress(page, Look())
    page.show_game(final_view(players))
    page.resize(*size)
    QApplication.processEvents()
    assert (page.width(), page.height()) == size
    for widget in (page.new_button, page.winner, page.table, page.winner.name):
        assert widget.visibleRegion().boundingRect() == widget.rect()
    page.hide()


def test_the_longest_name_is_shown_whole(page: StandingsPage) -> None:
    view = renamed(final_view(2), ("Ж" * 40, "щ" * 60), ("Ш" * 40, "щ" * 60))
    page.resize(960, 640)
    page.show_game(view)
    QApplication.processEvents()
    assert page.winner.name.is_shown_whole()
    page.hide()


def test_the_palette_can_change_while_the_page_is_shown(page: StandingsPage) -> None:
    page.show_game(final_view(2))
    dress(page, Look())
    QApplication.processEvents()
    day = page.grab().toImage().pixelColor(640, 790).lightness()
    dress(page, Look(NIGHT))
    QApplication.processEvents()
    assert page.grab().toImage().pixelColor(640, 790).lightness() < 60 < day
    page.hide()


def test_pointing_at_a_season_lights_on_that_map_what_it_counted(qtbot: QtBot) -> None:
    seasons = [event for event, _ in scored_seasons(3)]
    page = StandingsPage()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.show_game(final_view(3), seasons)
    page.on_number_pointed((1, 2))
    lit = page.gallery.lit()
    assert lit is not None
    assert lit[0] == 1
    assert lit[1] is not None
    sheet, view = seasons[2].sheets[1], final_view(3)
    counted = count_season(sheet, view.edicts, seasons[2].season)
    assert lit[1].spaces == frozenset().union(*(c.spaces for part in counted for c in part.counts))
    page.gallery.grab()
    page.on_number_pointed((1, 4))
    assert page.gallery.lit() is None
    page.on_number_pointed((1, 5))
    monsters = page.gallery.lit()
    assert monsters is not None
    assert monsters[1] is None or monsters[1].is_loss
    page.on_number_pointed(None)
    assert page.gallery.lit() is None


def test_the_smallest_window_offers_to_look_again(page: StandingsPage) -> None:
    page.show_game(final_view(4))
    for width, words in ((960, ""), (1280, "Look again")):
        page.resize(width, 640)
        assert page.replay_button.isVisible()
        assert page.replay_button.shown_text() == words
        assert page.replay_button.accessibleName() == "Look again"


@pytest.mark.parametrize("size", [(960, 612), (1280, 772), (1920, 1048)])
def test_a_lone_map_takes_the_height_of_the_page(
    page: StandingsPage, size: tuple[int, int]
) -> None:
    dress(page, Look())
    page.show_game(final_view(1))
    page.resize(*size)
    for _ in range(3):
        QApplication.processEvents()
    shown = page.gallery.visualRect(page.gallery.model().index(0, 0))
    assert shown.height() > 0.8 * page.gallery.height() > 0.6 * page.height()
    assert page.gallery.viewport().rect().contains(shown)
    laurel, name = page.winner.laurel, page.winner.name
    assert laurel.mapTo(page, laurel.rect().bottomLeft()).y() < name.mapTo(page, QPoint()).y()
    page.show_game(final_view(2))
    QApplication.processEvents()
    assert page.gallery.mapTo(page, QPoint()).y() > page.table.mapTo(page, QPoint()).y()
    page.hide()


LONG = "Maximiliana Konstantinopolitanskaya"


@pytest.mark.parametrize("size", [(960, 612), (1280, 772), (1920, 1048)])
def test_no_name_is_cut_in_the_table_nor_under_its_map(
    page: StandingsPage, size: tuple[int, int]
) -> None:
    dress(page, Look())
    people = ((LONG, "Cartographer of the Far North"), ("Ana", ""), ("Boris", ""), ("Olena", ""))
    page.show_game(renamed(final_view(4), *people))
    page.resize(*size)
    for _ in range(3):
        QApplication.processEvents()
    for part in (page.table, page.gallery):
        assert LONG in " ".join(joined(painted_texts(part.viewport())))
    page.hide()
