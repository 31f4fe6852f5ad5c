"""The page of the statistics: names, solo ratings, charts, and nothing at all."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import SCORING_CARDS
from cartographers_gui.storage import ChartResult, PlayerRecord, SoloRecord, Statistics
from cartographers_gui.ui.pages.statistics import StatisticsPage
from cartographers_gui.ui.text import card_name
from cartographers_gui.ui.theme import DAY
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.look import Look, push_look

EDICTS = list(SCORING_CARDS.values())[:4]
KEPT = Statistics(
    games=12,
    solo_games=3,
    players={
        "Boris": PlayerRecord(4, 1, 202, 70),
        "<b>Ana</b>": PlayerRecord(6, 3, 361, 88),
        "Зоя": PlayerRecord(2, 1, 150, 80),
    },
    solo={
        " ".join(card.id for card in EDICTS): SoloRecord(7, 92, 2, "Ana"),
        "gone unknown cards here": SoloRecord(-31, 50, 1, "Ana"),
    },
    charts={
        "day:2026-11-29": ChartResult(66, 1, 2, "Ana"),
        "week:2026-11-30": ChartResult(71, 2, 1, "Boris"),
        "nonsense": ChartResult(1, 1, 1, ""),
    },
)


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[StatisticsPage]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    page = StatisticsPage()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    yield page
    QLocale.setDefault(before)


def plain(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


def test_names_stand_by_wins_and_then_by_average(page: StatisticsPage) -> None:
    page.show_statistics(KEPT)
    assert page.players.table.shown_texts() == [
        ("<b>Ana</b>", "6", "3", "60.2", "88"),
        ("Зоя", "2", "1", "75.0", "80"),
        ("Boris", "4", "1", "50.5", "70"),
    ]


def test_solo_ratings_name_their_edicts_the_best_first(page: StatisticsPage) -> None:
    page.show_statistics(KEPT)
    first, second = page.solo.table.shown_texts()
    for card in EDICTS:
        assert card_name(card) in first[0]
    assert first[1:] == ("2", "92", "7")
    assert "unknown" in second[0]
    assert second[1:] == ("1", "50", "\u221231")


def test_charts_are_named_by_their_date_the_latest_first(page: StatisticsPage) -> None:
    page.show_statistics(KEPT)
    texts = [plain(row[0]) for row in page.charts.table.shown_texts()]
    assert texts[0].startswith("nonsense")
    assert "Week from Nov 30, 2026" in texts[1]
    assert texts[1].endswith("Boris")
    assert "Day Nov 29, 2026" in texts[2]


def test_empty_statistics_say_what_will_stand_there(page: StatisticsPage) -> None:
    page.show_statistics(Statistics())
    for panel in (page.players, page.solo, page.charts):
        assert not panel.isVisible()
        assert panel.nothing.text() in [line.text() for line in page.nothing.lines]
    assert page.nothing.isVisible()
    assert not page.forget_button.isEnabled()
    page.show_statistics(KEPT)
    assert page.players.table.isVisible()
    assert not page.nothing.isVisible()
    assert page.forget_button.isEnabled()
    assert "12" in page.bar.sentence()


def test_a_part_without_records_keeps_its_place_beside_the_others(page: StatisticsPage) -> None:
    page.show_statistics(replace(KEPT, charts={}))
    assert page.charts.isVisible()
    assert page.charts.table.isHidden()
    assert page.charts.nothing.text()


def test_papers_end_below_their_last_line(page: StatisticsPage) -> None:
    page.show_statistics(KEPT)
    page.resize(1920, 1080)
    for panel in (page.players, page.solo, page.charts):
        table, last = panel.table, len(panel.table.rows()) - 1
        assert table.is_whole(last)
        below = table.rowViewportPosition(last) + table.rowHeight(last)
        assert table.viewport().height() - below < table.rowHeight(last) // 2


def test_damage_is_told_and_can_be_forgotten(page: StatisticsPage) -> None:
    page.show_statistics(Statistics(), damaged=True)
    assert "could not be read" in page.bar.sentence()
    assert page.forget_button.isEnabled()


def test_a_narrow_page_keeps_all_columns_and_scrolls(page: StatisticsPage) -> None:
    page.show_statistics(KEPT)
    page.resize(880, 640)
    assert [len(row) for row in page.players.table.shown_texts()] == [5, 5, 5]
    push_look(page, Look(DAY, Typography(1.25)))
    page.resize(960, 640)
    assert [len(row) for row in page.players.table.shown_texts()] == [5, 5, 5]


def test_escape_leaves_and_the_button_forgets(page: StatisticsPage, qtbot: QtBot) -> None:
    page.show_statistics(KEPT)
    with qtbot.waitSignal(page.forget_chosen):
        page.forget_button.click()
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_large_text_leaves_no_column_out_where_the_page_has_room(page: StatisticsPage) -> None:
    page.show_statistics(KEPT)
    push_look(page, Look(DAY, Typography(2.0)))
    page.resize(1281, 800)
    assert {len(row) for row in page.players.table.shown_texts()} == {5}
    page.resize(800, 640)
    assert {len(row) for row in page.players.table.shown_texts()} == {4}
