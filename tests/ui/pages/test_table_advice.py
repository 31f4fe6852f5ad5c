"""Hint and heat on the drawing page: what they say, and that they keep silent where they must."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import GameState, parse_space, view_for
from cartographers_gui.session import Prospects, TableOptions
from cartographers_gui.ui.pages.table import TablePage
from cartographers_gui.ui.panels.draft_report import Verdict
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.style_sheet import dress
from tests.helpers.games import drawing
from tests.helpers.sheets import printed, with_drawn

FIELDS = with_drawn(
    printed("A"), water="D8 E7 E8 F7 G6 G7 G8", farm="F1 F2 G1 G2", monster="E4 F3 F4"
)
Show = Callable[[GameState], TablePage]


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    """Return a function that shows a turn of the first player in a window."""
    # Kept until the end: a page let go of in the middle of its last paint would not survive it.
    pages: list[TablePage] = []

    def make(state: GameState) -> TablePage:
        page = TablePage()
        pages.append(page)
        qtbot.addWidget(page)
        dress(page, Look())
        page.resize(1280, 774)
        with qtbot.waitExposed(page):
            page.show()
        page.show_turn(view_for(state, 0))
        return page

    return make


def said(page: TablePage) -> str:
    return page.bar.status.report.text


def change_shown(page: TablePage) -> str:
    """What the preview says would change."""
    return page.preview.total()[2]


def test_hint_holds_the_shape_over_the_best_place_and_then_the_next_best(show: Show) -> None:
    page = show(drawing("orchard", FIELDS))
    best = Prospects(view_for(drawing("orchard", FIELDS), 0)).best(5)
    for number, expected in enumerate([*best, best[0]]):
        page.hint()
        draft = page.draft
        assert draft is not None
        assert draft.placement == expected.placement
        assert page.bar.status.report.verdict is Verdict.LEGAL
        assert change_shown(page) in said(page)
        assert f"Hint {number % 5 + 1} of 5: this season" in said(page)


def test_hint_is_heard_by_who_does_not_see_it(show: Show) -> None:
    page = show(drawing("orchard", FIELDS))
    page.hint()
    assert "Hint 1 of 5: this season +" in page.canvas.accessibleDescription()


def test_hint_can_be_undone_and_ends_with_the_next_step(show: Show) -> None:
    page = show(drawing("orchard", FIELDS))
    page.hint()
    page.canvas.turn()
    assert "Hint" not in said(page)
    page.hint()
    assert "Hint 1 of 5" in said(page)
    page.undo()
    assert "Hint" not in said(page)


def test_hint_in_an_ambush_is_what_costs_the_neighbour_most(show: Show) -> None:
    page = show(drawing("bugbear_assault", FIELDS, FIELDS))
    page.hint()
    assert "Hint 1 of 5: this season −" in said(page)
    assert "for \u2068Boris\u2069" in said(page)
    assert change_shown(page) in said(page)


def test_no_hint_where_the_table_plays_without_live_scores(show: Show) -> None:
    page = show(drawing("orchard", FIELDS))
    page.set_options(replace(TableOptions(), previews=False))
    before = page.draft
    page.hint()
    assert page.draft == before
    assert "no hints while the table plays without live scores" in said(page)
    page.canvas.turn()
    assert "no hints" not in said(page)


@pytest.mark.parametrize("previews", [True, False])
def test_words_of_a_hint_are_said_again_in_another_language(show: Show, *, previews: bool) -> None:
    page = show(drawing("orchard", FIELDS))
    page.set_options(replace(TableOptions(), previews=previews))
    page.hint()
    asked = said(page)
    assert ("Hint 1 of 5" if previews else "no hints") in asked
    # With any preference, such as the palette, the options of the table come again.
    page.set_options(replace(TableOptions(), previews=previews))
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert said(page) == asked
    page.set_options(replace(TableOptions(), previews=previews, idle_minutes=5))
    assert said(page) == asked
    page.hint()
    assert ("Hint 2 of 5" if previews else "no hints") in said(page)


def test_heat_writes_on_each_place_what_the_preview_says_there(show: Show) -> None:
    page = show(drawing("orchard", FIELDS))
    page.advice.set_heat(on=True)
    spots = dict(page.canvas.heat)
    draft = page.draft
    assert draft is not None
    assert set(spots) == draft.legal_targets()
    for space in sorted(spots)[:: max(1, len(spots) // 6)]:
        page.canvas.set_draft(draft.aimed_at(space))
        page.steps.on_draft_changed(page.draft)
        shown = change_shown(page)
        assert spots[space].text == ("0" if shown == "±0" else shown)
    assert max(spot.step for spot in spots.values()) == 5


def test_heat_follows_turning_and_terrain(show: Show) -> None:
    page = show(drawing("orchard", FIELDS))
    page.advice.set_heat(on=True)
    as_dealt = dict(page.canvas.heat)
    page.canvas.turn()
    turned = dict(page.canvas.heat)
    assert turned != as_dealt
    page.steps.choose_terrain(page.draft.offer.terrains[1])  # type: ignore[union-attr]
    assert dict(page.canvas.heat) != turned


def test_heat_is_gone_while_the_shape_lies_and_when_it_is_switched_off(show: Show) -> None:
    page = show(drawing("orchard", FIELDS))
    page.advice.set_heat(on=True)
    point = page.canvas.point_of(parse_space("B9")).toPoint()
    QTest.mouseClick(page.canvas.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert page.draft is not None
    assert page.draft.is_laid
    assert page.canvas.heat == {}
    page.canvas.drop()
    assert page.canvas.heat != {}
    page.advice.set_heat(on=False)
    assert page.canvas.heat == {}


def test_heat_counts_orientations_where_the_table_plays_without_live_scores(show: Show) -> None:
    page = show(drawing("orchard", FIELDS))
    page.set_options(replace(TableOptions(), previews=False))
    page.advice.set_heat(on=True)
    draft = page.draft
    assert draft is not None
    ways, heat = draft.turnings(), page.canvas.heat
    assert set(heat) == draft.legal_targets()
    assert all(spot.text == str(ways[space]) for space, spot in heat.items())
    assert max(spot.step for spot in heat.values()) >= 3


def test_heat_changes_at_once_when_the_table_gives_up_live_scores(show: Show) -> None:
    page = show(drawing("orchard", FIELDS))
    page.advice.set_heat(on=True)
    counted = dict(page.canvas.heat)
    page.set_options(replace(TableOptions(), previews=False))
    assert {spot.text for spot in page.canvas.heat.values()} <= set("12345678")
    page.set_options(TableOptions())
    assert dict(page.canvas.heat) == counted


def test_nothing_of_the_heat_stays_when_the_map_is_hidden(show: Show) -> None:
    page = show(drawing("orchard", FIELDS, FIELDS))
    page.advice.set_heat(on=True)
    page.clear()
    assert page.canvas.heat == {}
