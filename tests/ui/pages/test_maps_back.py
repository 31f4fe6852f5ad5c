"""The page after an ambush: who drew on whose map."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFontInfo, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import AMBUSH_CARDS, MapLayout
from cartographers_gui.session import MapsBack, TableFlow
from cartographers_gui.ui.pages.maps_back import MapsBackPage
from cartographers_gui.ui.painting.crest import crests_for
from cartographers_gui.ui.theme import DAY
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.look import Look, push_look
from tests.helpers.painted_texts import joined, painted_texts
from tests.ui.pages.tables import table, until


def page_of(qtbot: QtBot, flow: TableFlow) -> MapsBackPage:
    page = MapsBackPage()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    show(page, flow)
    return page


def show(page: MapsBackPage, flow: TableFlow) -> None:
    assert isinstance(flow.stage, MapsBack)
    page.show_return(flow.stage, flow.session.view())


def is_return(flow: TableFlow) -> bool:
    return isinstance(flow.stage, MapsBack)


def shown(page: MapsBackPage) -> list[tuple[str, ...]]:
    return [tuple(joined(painted_texts(row))) for row in page.rows if not row.isHidden()]


def read(page: MapsBackPage) -> list[str]:
    """Return the labels of the page that are in sight."""
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def test_two_players_have_swapped_their_maps(qtbot: QtBot) -> None:
    page = page_of(qtbot, until(table(2), is_return))
    assert shown(page) == [("Ana", "Boris"), ("Boris", "Ana")]
    assert page.rows[0].accessibleName() == "\u2068Ana\u2069 draws on the map of \u2068Boris\u2069."


@pytest.mark.parametrize("players", [2, 40])
def test_each_column_of_names_has_a_head_that_stands_over_it(qtbot: QtBot, players: int) -> None:
    page = page_of(qtbot, until(table(players), is_return))
    QApplication.processEvents()
    assert {"Who drew", "On whose map"} <= set(read(page))
    row = page.rows[0]
    names = [text.ink.left() for text in painted_texts(row) if not text.goes_on]
    for head, name in zip(page.heads, names, strict=True):
        # A crest stands between the edge of the column and its name.
        inset = name + row.mapTo(page, QPoint()).x() - head.mapTo(page, QPoint()).x()
        assert abs(inset - 48) <= 4


def test_the_ambush_that_is_over_is_shown(qtbot: QtBot) -> None:
    flow = until(table(4), is_return)
    assert isinstance(flow.stage, MapsBack)
    page = page_of(qtbot, flow)
    assert page.card.card() is flow.stage.card
    assert flow.stage.card.id in AMBUSH_CARDS


def test_all_hundred_visits_are_listed(qtbot: QtBot) -> None:
    page = page_of(qtbot, until(table(100), is_return))
    assert len(shown(page)) == 100
    assert page.minimumSizeHint().width() <= 960
    assert page.minimumSizeHint().height() <= 610


def test_a_smaller_list_hides_what_is_left_of_a_larger_one(qtbot: QtBot) -> None:
    page = page_of(qtbot, until(table(4), is_return))
    show(page, until(table(2), is_return))
    assert shown(page) == [("Ana", "Boris"), ("Boris", "Ana")]


def nobody_drew(flow: TableFlow) -> bool:
    return isinstance(flow.stage, MapsBack) and not flow.stage.drawings


def test_an_ambush_on_full_maps_says_that_nobody_drew(qtbot: QtBot) -> None:
    # The first ambush of this game comes when both maps are full.
    flow = until(table(2, layout=MapLayout.from_text("..\n.."), seed=3), nobody_drew)
    page = page_of(qtbot, flow)
    assert shown(page) == []
    assert "No map had an empty space left." in read(page)
    assert not {"Who drew", "On whose map"} & set(read(page))


def test_enter_goes_on_once(qtbot: QtBot) -> None:
    page = page_of(qtbot, until(table(2), is_return))
    left: list[None] = []
    page.finished.connect(lambda: left.append(None))
    QTest.keyClick(page.next_button, Qt.Key.Key_Return)
    no = Qt.KeyboardModifier.NoModifier
    repeat = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, no, "", autorep=True)
    QApplication.sendEvent(page.next_button, repeat)
    assert len(left) == 1


def test_the_button_goes_on(qtbot: QtBot) -> None:
    page = page_of(qtbot, until(table(2), is_return))
    with qtbot.waitSignal(page.finished):
        QTest.mouseClick(page.next_button, Qt.MouseButton.LeftButton)


def test_the_list_is_no_higher_than_its_lines(qtbot: QtBot) -> None:
    page = page_of(qtbot, until(table(4), is_return))
    page.resize(1920, 1080)
    QApplication.processEvents()
    assert not page._scroll.verticalScrollBar().isVisible()
    last = page.rows[-1]
    foot = last.mapTo(page._panel, last.rect().bottomLeft()).y()
    assert page._panel.height() - foot < 0.1 * page.height() + last.height()
    many = page_of(qtbot, until(table(40), is_return))
    assert many._panel.height() > 0.6 * many.height()


def test_a_long_name_takes_a_second_line(qtbot: QtBot) -> None:
    page = page_of(qtbot, until(table(2), is_return))
    row = page.rows[0]
    row.resize(320, row.sizeHint().height())
    pictures = []
    for last in ("skaya", "skova"):
        names = ("Ana", f"Maximiliana Konstan{last}")
        row.show_visit(names, crests_for(names))  # type: ignore[arg-type]
        pictures.append(row.grab().toImage())
    # The end of the name is still to be read.
    assert pictures[0] != pictures[1]


def test_no_letter_of_a_name_stands_alone_below_it(qtbot: QtBot) -> None:
    page = page_of(qtbot, until(table(2), is_return))
    row = page.rows[0]
    names = ("Ana", "Maximiliana Konstantinopolitanskaya")
    row.show_visit(names, crests_for(names))  # type: ignore[arg-type]
    for width in range(240, 420, 5):
        row.resize(width, row.sizeHint().height())
        lines = joined(painted_texts(row))
        assert all(len(line) > 2 for line in lines), width
        assert lines[0] == "Ana"


def test_names_in_one_list_share_a_size_and_no_word_is_broken(qtbot: QtBot) -> None:
    page = page_of(qtbot, until(table(4), is_return))
    page.resize(960, 640)
    names = ("Ana", "Maximiliana Konstantinopolitanskaya")
    crests = crests_for(names)
    row, other = page.rows[:2]
    row.show_visit(names, (crests[0], crests[1]), names)
    other.show_visit(("Ana", "Boris"), (crests[0], crests[1]), names)
    for width in (320, 400, 600):
        row.resize(width, row.height())
        other.resize(width, other.height())
        own, *lines = joined(painted_texts(row))
        assert own == "Ana"
        assert len(lines) <= 2
        assert all(line.endswith(("a", "…")) for line in lines)
        heights = {painted_texts(each)[0].ink.height() for each in (row, other)}
        assert len(heights) == 1


def test_a_long_name_is_written_smaller_before_it_is_cut(qtbot: QtBot) -> None:
    page = page_of(qtbot, until(table(2), is_return))
    row = page.rows[0]
    names = ("Ana", "Maximiliana Konstantinopolitanskaya")
    row.show_visit(names, crests_for(names), names)  # type: ignore[arg-type]
    push_look(row, Look(DAY, Typography(1.25)))
    row.resize(480, row.sizeHint().height())
    assert joined(painted_texts(row)) == ["Ana", "Maximiliana", "Konstantinopolitanskaya"]
    sizes = [QFontInfo(text.font).pixelSize() for text in painted_texts(row)]
    assert sizes[0] > sizes[1] == sizes[2]
