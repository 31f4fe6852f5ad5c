"""The largest text in the smallest window: what has no room scrolls, and nothing is squeezed."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea

from cartographers_gui.storage import Settings
from cartographers_gui.ui.dialogs.table_options import TableOptionsDialog
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.pages.part_panel import PartPanel
from cartographers_gui.ui.pages.winner_panel import GrandName
from cartographers_gui.ui.widgets.card_row import CardRow
from cartographers_gui.ui.widgets.card_view import CardView
from cartographers_gui.ui.widgets.edict_card import EdictCard
from cartographers_gui.ui.widgets.edict_row import EdictRow
from cartographers_gui.ui.widgets.radio_card import RadioCard
from cartographers_gui.ui.widgets.text_label import TextLabel
from tests.screens.scenes import SCENES

_KEPT = (CardRow, CardView, EdictCard, EdictRow, PartPanel, RadioCard)


@pytest.fixture
def settings() -> Settings:
    return Settings(palette="day", font_scale=2.0)


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    window.resize(960, 640)
    QApplication.processEvents()
    return window


@pytest.mark.parametrize(
    "name",
    ["new_game", "reveal_season", "reveal", "curtain", "table", "season_sheet", "maps_back"],
)
def test_nothing_is_lower_than_it_needs(window: MainWindow, name: str) -> None:
    SCENES[name](window)
    QApplication.processEvents()
    squeezed = [
        (type(part).__name__, part.height(), part.minimumSizeHint().height())
        for kind in _KEPT
        for part in window.findChildren(kind)
        if part.isVisible() and part.height() < part.minimumSizeHint().height() - 1
    ]
    assert squeezed == []


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_edicts_beside_what_is_revealed_have_room_for_their_rules(
    window: MainWindow, scale: float
) -> None:
    window.shell.preferences.change(font_scale=scale)
    SCENES["reveal_season"](window)
    table = window.reveal.table
    for edict in table.edicts:
        face = edict.face()
        assert face is not None
        # Longer rules, as other languages have them.
        edict.set_face(replace(face, rule=f"{face.rule} {face.rule}", beside=()))
    QApplication.processEvents()
    assert [e for e in table.edicts if e.height() < e.heightForWidth(e.width())] == []


def test_the_players_stand_over_the_map_where_there_is_no_room_beside_them(
    window: MainWindow,
) -> None:
    SCENES["new_game"](window)
    page = window.new_game
    assert page.seats.geometry().bottom() < page.layouts.geometry().top()
    assert page.seats.scroll_area.viewport().height() >= 1.5 * page.seats.rows[0].height()
    window.resize(2000, 1300)
    QApplication.processEvents()
    assert (
        page.seats.geometry().right() <= page.layouts.mapTo(page, page.layouts.rect().topLeft()).x()
    )


def test_the_winner_is_named_in_full(window: MainWindow) -> None:
    SCENES["standings"](window)
    QApplication.processEvents()
    names = window.standings.winner.findChildren(GrandName)
    assert [name.is_shown_whole() for name in names] == [True]
    assert window.standings.gallery.height() >= 500


def test_whoever_is_called_can_read_the_button(window: MainWindow) -> None:
    SCENES["curtain"](window)
    QApplication.processEvents()
    button = window.curtain.lift_button
    assert button.width() >= 250
    # A button that cuts its text tells it there.
    assert button.toolTip() != button.shown_text()


def test_the_tabs_beside_the_map_can_be_read(window: MainWindow) -> None:
    SCENES["table_solo"](window)
    QApplication.processEvents()
    column = window.table.columns.tabs
    tabs, titles = column.tabs, ("Arroyo del Interior", "Decretos", "Hoja de estaciones")
    column.set_titles(*titles)
    QApplication.processEvents()
    for number, title in enumerate(titles):
        assert tabs.tabRect(number).width() > tabs.fontMetrics().horizontalAdvance(title)


def test_the_bar_under_the_map_says_whose_map_it_is(window: MainWindow) -> None:
    SCENES["table"](window)
    QApplication.processEvents()
    assert window.table.bar.status.width() >= 300


def test_what_the_table_agrees_on_is_not_cut(window: MainWindow) -> None:
    dialog = SCENES["dialog_table"](window)
    assert isinstance(dialog, TableOptionsDialog)
    scroll = dialog.findChildren(QScrollArea)[0]
    contents = scroll.widget()
    assert contents is not None
    assert contents.width() <= scroll.viewport().width()
    name = next(label for label in dialog.findChildren(TextLabel) if label.buddy() is not None)
    assert dialog.curtain_box.mapTo(dialog, dialog.curtain_box.rect().topLeft()).y() > (
        name.mapTo(dialog, name.rect().bottomLeft()).y()
    )
    dialog.close()
