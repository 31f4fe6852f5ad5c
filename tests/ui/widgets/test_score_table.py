"""The table of stars: its numbers for eye and screen reader, its columns, and who is chosen."""

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.painting.crest import crest_of
from cartographers_gui.ui.painting.mark import Ornament
from cartographers_gui.ui.theme import DAY
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.score_table import (
    ScoreColumn,
    ScoreNumber,
    ScoreRow,
    ScoreTable,
)
from cartographers_gui.ui.widgets.style_sheet import dress
from tests.helpers.painted_texts import joined, painted_texts

COLUMNS = (ScoreColumn("Coins", Ornament.COIN), ScoreColumn("Total", Ornament.STAR))


def row(seat: int, name: str, *texts: str, place: str = "") -> ScoreRow:
    return ScoreRow(seat, name, tuple(map(ScoreNumber, texts)), crest_of(name), place)


@pytest.fixture
def table(qtbot: QtBot) -> ScoreTable:
    table = ScoreTable()
    qtbot.addWidget(table)
    table.resize(500, 300)
    table.set_table(
        "Player", COLUMNS, [row(1, "Boris", "3", "12", place="1."), row(0, "Ana", "2", "9")], {1}
    )
    table.show()
    return table


def told(table: ScoreTable, line: int, column: int) -> object:
    return table.model().index(line, column).data(Qt.ItemDataRole.AccessibleTextRole)


def test_a_screen_reader_hears_what_each_number_is(table: ScoreTable) -> None:
    assert told(table, 0, 0) == "1. Boris"
    assert told(table, 1, 0) == "Ana"
    assert told(table, 0, 2) == "Total 12"
    head = [
        table.model().headerData(n, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        for n in range(3)
    ]
    assert head == ["Player", "Coins", "Total"]
    assert table.model().headerData(0, Qt.Orientation.Vertical) is None


def test_lines_have_no_children(table: ScoreTable) -> None:
    model = table.model()
    assert (model.rowCount(), model.columnCount()) == (2, 3)
    assert (model.rowCount(model.index(0, 0)), model.columnCount(model.index(0, 0))) == (0, 0)


def test_the_table_does_not_choose_by_itself_but_a_key_or_a_click_does(table: ScoreTable) -> None:
    chosen: list[int] = []
    table.row_chosen.connect(chosen.append)
    table.set_table("Player", COLUMNS, [row(1, "Boris", "3", "13"), row(0, "Ana", "2", "9")], {1})
    assert chosen == []
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert chosen == [0]
    place = table.visualRect(table.model().index(0, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert chosen == [0, 1]


def test_a_crowded_table_keeps_its_names_as_long_as_each_number_has_room(qtbot: QtBot) -> None:
    columns = [ScoreColumn("1.º"), *COLUMNS, ScoreColumn("Monsters", Ornament.MONSTER)]
    columns.append(ScoreColumn("Suma"))
    lines = [row(0, "Primavera", "5", "16", "-3", "0", "114"), row(1, "Otoño", *"12345")]
    table = ScoreTable(crowded=True)
    qtbot.addWidget(table)
    table.show()
    widths = []
    for width in (420, 300, 215):
        table.resize(width, 120)
        table.set_table("", columns, lines)
        widths.append([table.columnWidth(at) for at in range(6)])
        assert sum(widths[-1]) <= width or width == 215
        assert table.shows_names() is (width > 215)
    wide, narrow, narrowest = widths
    assert len(set(wide[1:])) == 1
    assert narrow[5] > narrow[2] == narrow[4]
    assert len(set(narrowest[1:])) == 1
    # A sum of three digits comes while a shape is led over the map.
    table.resize(300, 120)
    table.set_table("", columns, [row(0, "Primavera", "5", "16000", "-3", "0", "1"), lines[1]])
    assert table.columnWidth(2) > narrow[2]


def test_numbers_change_in_place_while_the_players_stay(table: ScoreTable) -> None:
    resets: list[QModelIndex] = []
    table.model().modelReset.connect(lambda: resets.append(QModelIndex()))
    rows = [row(1, "Boris", "4", "13"), row(0, "Ana", "2", "9")]
    table.set_table("Player", COLUMNS, rows, {1})
    assert resets == []
    assert table.shown_texts()[0] == ("Boris", "4", "13")
    table.set_table("Player", COLUMNS, rows[::-1], {1})
    assert len(resets) == 1


@pytest.mark.parametrize("width", [260, 300, 500, 1200])
@pytest.mark.parametrize("numbers", [2, 6, 9])
def test_all_columns_fit_the_width(table: ScoreTable, width: int, numbers: int) -> None:
    columns = [ScoreColumn(f"Part {n}", Ornament.COIN) for n in range(numbers)]
    table.set_table("Player", columns, [row(0, "Ana", *["−12"] * numbers)])
    table.resize(max(width, table.minimumSizeHint().width()), 300)
    assert table.horizontalHeader().length() <= table.viewport().width()


def test_an_empty_table_shows_nothing(table: ScoreTable) -> None:
    table.set_table("Player", (), ())
    assert table.shown_texts() == []


def test_the_number_under_the_pointer_is_told_once_and_left(table: ScoreTable) -> None:
    pointed: list[object] = []
    table.number_pointed.connect(pointed.append)
    for column in (1, 1, 2, 0):
        place = table.visualRect(table.model().index(1, column)).center()
        QTest.mouseMove(table.viewport(), place)
    assert pointed == [(0, 0), (0, 1), None]
    table.on_pointed(table.model().index(0, 1))
    table.leaveEvent(QEvent(QEvent.Type.Leave))
    assert pointed[-2:] == [(1, 0), None]


def test_the_keyboard_points_at_numbers_too(table: ScoreTable) -> None:
    table.activateWindow()
    table.setFocus()
    pointed: list[object] = []
    table.number_pointed.connect(pointed.append)
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert pointed == [(1, 0)]


def test_a_pinned_line_stands_above_the_others(table: ScoreTable) -> None:
    before = table.horizontalHeader().height()
    rows = [row(seat, f"Player {seat}", "1", "2") for seat in range(40)]
    table.set_table("Player", COLUMNS, rows, {30}, pinned=rows[30])
    above = table.horizontalHeader().height() - before
    # It has no place among the others: there is a gap between it and them.
    assert table.row_height() + 4 < above < table.row_height() + 12
    assert len(table.shown_keys()) == 40
    table.grab()


def test_a_line_in_sight_is_not_pinned_as_well(table: ScoreTable) -> None:
    rows = [row(seat, f"Player {seat}", "1", "2") for seat in range(40)]
    bar = table.verticalScrollBar()
    table.set_table("Player", COLUMNS, rows, {1}, pinned=rows[1])
    pinned = [table.pinned]
    for value in (1, 2, 1):
        bar.setValue(value)
        pinned.append(table.pinned)
    assert pinned == [None, None, rows[1], None]
    table.set_table("Player", COLUMNS, rows, {30}, pinned=rows[30])
    shown = []
    for value in range(bar.maximum() + 1):
        bar.setValue(value)
        seen = 30 in [n for n in range(40) if table.is_whole(n)]
        assert seen is (table.pinned is None)
        shown.append(seen)
    assert True in shown
    assert False in shown


@pytest.mark.parametrize("pinned", [0, 30])
def test_whole_lines_fill_the_height_and_the_lower_edge_cuts_none(
    table: ScoreTable, pinned: int
) -> None:
    rows = [row(seat, f"Player {seat}", "1", "2") for seat in range(40)]
    for height in range(170, 320, 7):
        table.resize(500, height)
        table.set_table("Player", COLUMNS, rows, {pinned}, pinned=rows[pinned])
        whole = sum(table.is_whole(n) for n in range(40))
        left = table.viewport().height() - whole * table.row_height()
        assert 0 <= left <= whole + 8, height


LONG = "Maximiliana Konstantinopolitanskaya"
SEASONS = [
    ScoreColumn(name, mark) for name, mark in zip("ABCDE", (Ornament.STAR,) * 5, strict=True)
]


@pytest.mark.parametrize("width", [380, 440, 566, 700])
def test_a_name_is_written_smaller_or_on_two_lines_before_it_is_cut(
    qtbot: QtBot, width: int
) -> None:
    table = ScoreTable()
    qtbot.addWidget(table)
    rows = [row(seat, name, *"12345", place="1.") for seat, name in enumerate(("Ana", LONG))]
    table.set_table("Player", SEASONS, rows, {1})
    table.resize(width, 200)
    table.show()
    assert LONG in " ".join(joined(painted_texts(table.viewport())))


def test_columns_are_as_wide_as_the_names_leave_them(qtbot: QtBot) -> None:
    widths = []
    for name in ("Ana", LONG):
        table = ScoreTable()
        qtbot.addWidget(table)
        table.set_table("Player", SEASONS, [row(0, name, *"12345")])
        table.resize(640, 200)
        table.show()
        widths.append(table.columnWidth(1))
        assert name in joined(painted_texts(table.viewport()))
    assert widths[1] < widths[0]


def test_a_wrapping_table_has_higher_lines_instead_of_cut_names(qtbot: QtBot) -> None:
    table = ScoreTable(wrapping=True)
    qtbot.addWidget(table)
    names = "The Cauldrons, Wildholds, Greengold Plains and Canal Lake"
    table.set_table("Edicts", [ScoreColumn("Games")], [ScoreRow(0, names, (ScoreNumber("1"),))] * 3)
    table.resize(900, 300)
    table.show()
    low = table.row_height()
    table.resize(260, 300)
    assert table.row_height() > 1.3 * low
    table.resize(900, 300)
    assert table.row_height() == low


def test_a_table_asks_for_the_lines_it_must_show(qtbot: QtBot) -> None:
    table = ScoreTable()
    qtbot.addWidget(table)
    rows = [ScoreRow(key, "Ana", (ScoreNumber("1"),)) for key in range(3)]
    table.set_table("Player", [ScoreColumn("Games")], rows)
    one = table.minimumSizeHint().height()
    table.set_least_rows(10)
    assert table.minimumSizeHint().height() == one + 2 * table.row_height()


def test_columns_of_short_numbers_leave_a_long_name_its_room(table: ScoreTable) -> None:
    name = "Maximiliana Konstantinopolitanskaya"
    marks = [Ornament.MONSTER, *[Ornament.STAR] * 8]
    columns = [ScoreColumn("Stars", mark) for mark in marks]
    table.resize(430, 300)
    table.set_table("Player", columns, [row(1, name, *["14"] * 9), row(0, "Ana", *["·"] * 9)])
    widths = [table.columnWidth(place) for place in range(10)]
    assert widths[0] >= 150
    assert sum(widths) <= table.viewport().width()


def test_wide_columns_leave_a_long_name_what_they_can_do_without(table: ScoreTable) -> None:
    name = "Maximiliana Konstantinopolitanskaya"
    columns = [ScoreColumn("Stars", Ornament.STAR)] * 8
    table.resize(800, 300)
    widths = []
    for shown in ("Ana", name):
        table.set_table("Player", columns, [row(0, shown, *["14"] * 8)])
        widths.append([table.columnWidth(place) for place in range(9)])
    assert widths[1][0] > 300
    assert widths[0][1] > widths[1][1] >= 54


def test_numbers_that_do_not_add_stand_apart_and_none_touches_the_edge(table: ScoreTable) -> None:
    columns = (*COLUMNS, ScoreColumn("Lost", Ornament.MONSTER, apart=True))
    table.set_table("Player", columns, [row(0, "Ana", "3", "12", "\u221214")])
    plain, last = table.columnWidth(2), table.columnWidth(3)
    image = QImage(last, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    area = QRectF(0, 0, last, 40)
    room = table.number_room(painter, area, 2)
    whole = table.number_room(painter, area, 1)
    painter.end()
    assert last == plain + (last - room.width())
    assert room.left() > 4
    assert room.right() < last - 1
    assert whole == area
    dark = [x for x in range(last) if image.pixelColor(x, 20).lightness() < 200]
    assert len(dark) == 1
    assert dark[0] < room.left()


@pytest.mark.parametrize("scale", [1.0, 1.15, 1.25, 1.4])
def test_a_table_as_high_as_it_asks_shows_every_line(qtbot: QtBot, scale: float) -> None:
    table = ScoreTable()
    qtbot.addWidget(table)
    dress(table, Look(DAY, Typography(scale)))
    table.set_table(
        "Player", COLUMNS, [row(seat, name, "3", "12") for seat, name in enumerate("ABCD")]
    )
    table.resize(900, table.height_of_rows())
    table.show()
    assert all(table.is_whole(line) for line in range(4))
