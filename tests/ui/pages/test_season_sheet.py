"""The season sheet: what is lit and summed at each step, and the ways through it."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import SEASON_CARDS, Season, Terrain
from cartographers_gui.session.season_count import Part, count_season
from cartographers_gui.ui.pages.season_columns import season_rows
from cartographers_gui.ui.pages.season_sheet import SeasonSheetPage
from cartographers_gui.ui.painting.crest import crests_for
from cartographers_gui.ui.text import number, signed
from cartographers_gui.ui.theme import DAY, NIGHT
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.look import Look, push_look
from cartographers_gui.ui.widgets.season_strip import SeasonStrip
from cartographers_gui.ui.widgets.style_sheet import dress
from tests.helpers.heard import listen
from tests.ui.pages.played_games import scored_seasons

STEPS = len(Part)


def page_with(qtbot: QtBot, players: int, season: Season = Season.SUMMER) -> SeasonSheetPage:
    page = SeasonSheetPage(pace=0)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.show_season(*scored_seasons(players)[list(Season).index(season)])
    return page


@pytest.fixture
def page(qtbot: QtBot) -> SeasonSheetPage:
    return page_with(qtbot, 3)


def finishes(page: SeasonSheetPage) -> list[bool]:
    told: list[bool] = []
    page.finished.connect(lambda: told.append(True))
    return told


@pytest.mark.parametrize("season", list(Season))
def test_each_step_lights_what_it_counts(qtbot: QtBot, season: Season) -> None:
    page = page_with(qtbot, 2, season)
    event, view = scored_seasons(2)[list(Season).index(season)]
    for part in count_season(event.sheets[0], view.edicts, season):
        assert page.panel.running_sum() == number(part.stars)
        if part.part is not Part.COINS:
            lit = frozenset().union(*(count.spaces for count in part.counts))
            assert page.map.lit_spaces() == lit
        page.next_button.click()
    assert page.map.lit_spaces() == frozenset()


def test_parts_counted_so_far_show_their_stars(page: SeasonSheetPage) -> None:
    score = scored_seasons(3)[1][0].scores[0]
    shown = [button.shown_stars() for button in page.part_buttons]
    assert shown == ["", "", "", ""]
    for _ in range(STEPS):
        page.next_button.click()
    shown = [button.shown_stars() for button in page.part_buttons]
    assert shown == [
        signed(stars) for stars in (score.first, score.second, score.coins, -score.monsters)
    ]
    assert number(score.total) in page.bar.sentence()


def test_a_part_can_be_chosen_directly(page: SeasonSheetPage) -> None:
    page.part_buttons[2].click()
    assert [button.isChecked() for button in page.part_buttons] == [False, False, True, False]


def test_the_table_hides_what_is_still_to_be_counted(page: SeasonSheetPage) -> None:
    event, view = scored_seasons(3)[1]
    spring = [player.seasons[0].total for player in view.players]
    first, other = event.scores[0], event.scores[1]
    rows = page.table.shown_texts()
    assert rows[0][1:] == (number(spring[0]), number(first.first), *"······")
    assert rows[1] == ("Boris", number(spring[1]), *"·······")
    for _ in range(STEPS):
        page.next_button.click()
    assert page.table.shown_texts()[0][-2] == number(spring[0] + first.total)
    assert page.table.shown_texts()[1][-1] == "·"
    for _ in range(1 + STEPS):
        page.next_button.click()
    assert page.table.shown_texts()[1] == (
        "Boris",
        number(spring[1]),
        number(other.first),
        number(other.second),
        number(other.coins),
        number(-other.monsters),
        number(other.total),
        number(spring[1] + other.total),
        number(-view.players[1].seasons[0].monsters - other.monsters),
    )
    page.show_seat(0)
    assert page.table.shown_texts()[1][-2] == number(spring[1] + other.total)


def test_all_at_once_hides_nothing(page: SeasonSheetPage) -> None:
    page.on_skip_clicked()
    assert all("·" not in row for row in page.table.shown_texts())


def test_later_seasons_do_not_leak_into_an_earlier_sheet(qtbot: QtBot) -> None:
    page = SeasonSheetPage(pace=0)
    qtbot.addWidget(page)
    event, view = scored_seasons(2)[0][0], scored_seasons(2)[3][1]
    page.show_season(event, view)
    page.on_skip_clicked()
    assert page.table.shown_texts()[1][-1] == number(event.scores[1].total)


def test_next_goes_through_every_map_and_then_finishes(page: SeasonSheetPage) -> None:
    told = finishes(page)
    seats = []
    for _ in range(3):
        for _ in range(STEPS):
            seats.append(page.seat())
            page.next_button.click()
        assert told == []
        page.next_button.click()
    assert seats == [0] * STEPS + [1] * STEPS + [2] * STEPS
    assert told == [True]


def test_back_returns_to_the_end_of_the_map_before(page: SeasonSheetPage) -> None:
    assert not page.back_button.isEnabled()
    for _ in range(STEPS + 1):
        page.next_button.click()
    assert page.seat() == 1
    page.back_button.click()
    assert page.seat() == 0
    assert not any(button.isChecked() for button in page.part_buttons)
    page.back_button.click()
    assert page.part_buttons[STEPS - 1].isChecked()


def test_all_at_once_shows_every_sum_and_continues(page: SeasonSheetPage) -> None:
    told = finishes(page)
    page.skip_button.click()
    assert all("·" not in row for row in page.table.shown_texts())
    page.head.after_button.click()
    assert page.seat() == 1
    assert all(button.shown_stars() for button in page.part_buttons)
    page.next_button.click()
    assert told == [True]


def test_keys_lead_through_the_page(page: SeasonSheetPage) -> None:
    told = finishes(page)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.part_buttons[1].isChecked()
    QTest.keyClick(page, Qt.Key.Key_Left)
    assert page.part_buttons[0].isChecked()
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert page.seat() == 1
    QTest.keyClick(page, Qt.Key.Key_PageUp)
    assert page.seat() == 0
    QTest.keyClick(page, Qt.Key.Key_PageUp)
    assert page.seat() == 0
    QTest.keyClick(page, Qt.Key.Key_Escape)
    QTest.keyClick(page, Qt.Key.Key_Enter)
    assert told == [True]


def test_choosing_a_line_shows_that_map(page: SeasonSheetPage) -> None:
    page.table.setCurrentIndex(page.table.model().index(2, 0))
    assert page.seat() == 2
    assert page.map.accessibleName() == "Map of \u2068Chiara\u2069"


def test_a_large_group_is_ranked_with_the_shown_player_pinned_on_top(qtbot: QtBot) -> None:
    page = page_with(qtbot, 14)
    page.resize(1280, 640)
    event, view = scored_seasons(14)[1]
    seats = page.table.shown_keys()
    page.show_seat(seats[-1])
    pinned = [page.table.pinned]
    page.table.scrollToBottom()
    assert [*pinned, page.table.pinned] == [page.table.rows()[-1], None]
    totals = [sum(s.total for s in view.players[seat].seasons[:2]) for seat in seats]
    assert totals == sorted(totals, reverse=True)
    assert len(seats) == len(event.sheets)


def test_a_small_group_keeps_its_seating_order(page: SeasonSheetPage) -> None:
    page.show_seat(2)
    assert page.table.shown_keys() == [0, 1, 2]
    assert page.table.pinned is None


def test_a_small_group_is_ranked_once_every_map_is_counted(page: SeasonSheetPage) -> None:
    assert [row.place for row in page.table.rows()] == ["", "", ""]
    page.skip_button.click()
    event, view = scored_seasons(3)[1]
    keys = {
        player.seat: (
            -sum(score.total for score in player.seasons[:2]),
            sum(score.monsters for score in player.seasons[:2]),
        )
        for player in view.players
    }
    better = {seat: sum(other < key for other in keys.values()) for seat, key in keys.items()}
    expected = {seat: f"{1 + count}." for seat, count in better.items()}
    assert {row.key: row.place for row in page.table.rows()} == expected
    assert len(event.sheets) == len(expected)


@pytest.mark.parametrize("season", [Season.SPRING, Season.WINTER])
def test_what_breaks_a_tie_stands_behind_the_sum_once_it_differs_from_the_season(
    qtbot: QtBot, season: Season
) -> None:
    page = page_with(qtbot, 3, season)
    columns = [column.name for column in page.table.columns()]
    is_told = season is Season.WINTER
    assert any("Lost to monsters" in name for name in columns) == is_told
    assert all(len(row.numbers) == len(columns) for row in page.table.rows())
    page.skip_button.click()
    _, view = scored_seasons(3)[list(Season).index(season)]
    lost = [number(-sum(each.monsters for each in player.seasons)) for player in view.players]
    if is_told:
        assert [row.numbers[-1].text for row in page.table.rows()] == lost


def test_a_lone_player_has_neither_rank_nor_rival(qtbot: QtBot) -> None:
    page = page_with(qtbot, 1)
    page.skip_button.click()
    (row,) = page.table.rows()
    assert not row.place
    assert not any("Lost to monsters" in column.name for column in page.table.columns())


def test_with_a_pace_units_come_one_by_one_and_next_does_not_wait(qtbot: QtBot) -> None:
    page = SeasonSheetPage(pace=60_000)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    event, view = scored_seasons(3)[1]
    page.show_season(event, view)
    parts = count_season(event.sheets[0], view.edicts, event.season)
    step = next(n for n, part in enumerate(parts) if len(part.counts) > 1)
    page.part_buttons[step].click()
    assert page.panel.running_sum() == number(parts[step].stars_after(1))
    (timer,) = [timer for timer in page.findChildren(QTimer) if timer.parent() is page]
    timer.timeout.emit()
    assert page.panel.running_sum() == number(parts[step].stars_after(2))
    page.next_button.click()
    assert not page.part_buttons[step].isChecked()
    page.part_buttons[step].click()
    assert timer.isActive()
    page.hide()
    assert not timer.isActive()


def test_the_sentence_names_the_spaces_of_the_last_count(page: SeasonSheetPage) -> None:
    event, view = scored_seasons(3)[1]
    parts = count_season(event.sheets[0], view.edicts, event.season)
    for part in parts:
        if part.counts and part.part is not Part.COINS:
            last = part.counts[-1]
            assert str(min(last.spaces)) in page.bar.sentence()
            assert signed(last.stars) in page.bar.sentence()
        page.next_button.click()


def test_monsters_keep_their_colour_while_their_damage_is_counted(page: SeasonSheetPage) -> None:
    sheet = scored_seasons(3)[1][0].sheets[0]
    page.part_buttons[STEPS - 1].click()
    QApplication.processEvents()
    picture = page.map.grab().toImage()
    page.part_buttons[0].click()
    QApplication.processEvents()
    veiled = page.map.grab().toImage()
    assert sheet.spaces(Terrain.MONSTER)
    assert picture != veiled


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("players", [1, 2, 14])
def test_the_page_fits_every_window(qtbot: QtBot, size: tuple[int, int], players: int) -> None:
    page = page_with(qtbot, players, Season.WINTER)
    dress(page, Look())
    page.resize(*size)
    QApplication.processEvents()
    assert (page.width(), page.height()) == size
    for widget in (page.next_button, page.panel, page.map, page.head):
        assert widget.visibleRegion().boundingRect() == widget.rect()
    head = page.table.horizontalHeader()
    assert head.length() <= page.table.viewport().width()


def test_a_lone_player_sees_no_way_to_other_maps(qtbot: QtBot) -> None:
    page = page_with(qtbot, 1)
    assert not page.head.after_button.isVisible()


def test_the_palette_can_change_while_the_page_is_shown(page: SeasonSheetPage) -> None:
    dress(page, Look())
    QApplication.processEvents()
    day = page.grab().toImage().pixelColor(900, 780).lightness()
    dress(page, Look(NIGHT))
    QApplication.processEvents()
    assert page.grab().toImage().pixelColor(700, 745).lightness() < 60 < day


def test_pointing_at_a_number_lights_it_on_the_map_of_its_player(page: SeasonSheetPage) -> None:
    event, view = scored_seasons(3)[1]
    before = len(list(Season)[: list(Season).index(event.season)])
    page.on_number_pointed((2, before))
    assert page.map.accessibleName() == "Map of \u2068Ana\u2069"
    page.show_seat(2)
    page.show_seat(0)
    page.on_number_pointed((2, before))
    assert page.map.accessibleName() == "Map of \u2068Chiara\u2069"
    letter = SEASON_CARDS[event.season].edicts[0]
    score = view.edicts[letter.position].score(event.sheets[2])
    assert page.map.lit_spaces() == frozenset().union(*(g.spaces for g in score.groups))
    page.on_number_pointed(None)
    assert page.map.accessibleName() == "Map of \u2068Ana\u2069"
    assert page.seat() == 0


def test_what_is_still_being_counted_is_not_given_away(page: SeasonSheetPage) -> None:
    event, _ = scored_seasons(3)[1]
    lit = page.map.lit_spaces()
    page.on_number_pointed((0, list(Season).index(event.season) + 3))
    assert page.map.lit_spaces() == lit
    page.on_skip_clicked()
    page.on_number_pointed((0, list(Season).index(event.season) + 3))
    assert len(page.map.lit_spaces()) == event.scores[0].monsters


def test_the_sum_of_a_season_waits_for_the_last_space_beside_monsters() -> None:
    event, view = scored_seasons(3)[1]
    score = event.scores[0]
    crests = crests_for(["Ana", "Boris", "Olena"])
    counted = (score.first, score.second, score.coins)

    def sums(monsters: int) -> tuple[str, str]:
        row = season_rows(event, view, crests, 0, (*counted, monsters))[0]
        return row.numbers[-3].text, row.numbers[-2].text

    assert score.monsters > 0
    assert sums(1 - score.monsters) == ("·", "·")
    assert sums(-score.monsters)[0] == number(score.total)


def test_each_part_is_announced_once_it_is_counted(
    page: SeasonSheetPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = listen(monkeypatch)
    event, _ = scored_seasons(3)[1]
    for button in page.part_buttons[1:]:
        page.next_button.click()
        assert heard[-1].startswith(button.toolTip())
        assert heard[-1].endswith(page.bar.sentence())
    page.next_button.click()
    assert str(event.scores[0].total) in heard[-1]
    page.next_button.click()
    assert heard[-1].startswith("Boris")
    page.skip_button.click()
    assert heard[-1] == page.bar.sentence()
    assert len(heard) == STEPS + 2


def test_units_that_come_one_by_one_are_announced_when_the_last_has_come(
    page: SeasonSheetPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = listen(monkeypatch)
    page.set_pace(1)
    page.show_seat(1)
    longest = max(range(STEPS), key=lambda step: len(page._parts[step].counts))
    heard.clear()
    page.part_buttons[longest].click()
    assert heard == []
    qtbot.waitUntil(lambda: heard != [])
    assert heard[0].endswith(page.bar.sentence())


@pytest.mark.parametrize("width", [960, 1280])
def test_the_panel_keeps_its_height_whatever_is_counted(qtbot: QtBot, width: int) -> None:
    page = page_with(qtbot, 2)
    page.resize(width, 740)
    heights = set()
    for button in page.part_buttons:
        button.click()
        QApplication.processEvents()
        heights.add(page.panel.height())
    assert len(heights) == 1


def test_the_seasons_stand_in_the_middle_of_the_bar(qtbot: QtBot) -> None:
    page = page_with(qtbot, 2)
    strip = page.head.findChild(SeasonStrip)
    assert strip is not None
    for width in (1100, 1280, 1920):
        page.resize(width, 800)
        QApplication.processEvents()
        assert strip.geometry().center().x() == pytest.approx(width / 2, abs=2)


def test_the_part_that_is_counted_grows_where_few_lines_leave_the_room(qtbot: QtBot) -> None:
    page = page_with(qtbot, 3)
    page.resize(960, 614)
    QApplication.processEvents()
    low = page.panel.height()
    page.resize(1920, 1030)
    QApplication.processEvents()
    assert page.panel.height() > 1.2 * low
    grown = page.panel.height()
    page.part_buttons[3].click()
    QApplication.processEvents()
    assert page.panel.height() == grown
    last = len(page.table.rows()) - 1
    assert page.table.is_whole(last)


def test_large_text_in_a_low_window_leaves_the_table_three_lines(page: SeasonSheetPage) -> None:
    push_look(page, Look(DAY, Typography(1.25)))
    page.resize(960, 606)
    QApplication.processEvents()
    assert all(page.table.is_whole(row) for row in range(3))
    assert len({button.y() for button in page.part_buttons}) == 1


@pytest.mark.parametrize("part", range(STEPS))
@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
def test_a_sign_is_whole_within_its_widget_and_leaves_nothing_beside_it(
    page: SeasonSheetPage, part: int, scale: float
) -> None:
    dress(page, Look(DAY, Typography(scale)))
    page.part_buttons[part].click()
    QApplication.processEvents()
    page.panel.sign.setAutoFillBackground(True)
    picture = page.panel.sign.grab().toImage()
    across, down = range(picture.width()), range(picture.height())
    edge = {picture.pixel(x, y) for x in across for y in (0, down[-1])}
    edge |= {picture.pixel(x, y) for x in (0, across[-1]) for y in down}
    assert len(edge) == 1, "it is cut by an edge"
    assert len({picture.pixel(x, y) for x in across for y in down}) > 20
