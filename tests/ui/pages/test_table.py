"""A turn on the drawing page: by mouse, by keys, taken back, refused, confirmed."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import (
    Edict,
    GameState,
    MapSheet,
    Placement,
    Season,
    Space,
    Terrain,
    parse_space,
    score_season,
    view_for,
)
from cartographers_gui.session import preview_of
from cartographers_gui.session.season_count import Part, SheetNumber
from cartographers_gui.ui.commands import default_keys
from cartographers_gui.ui.keys import Key, KeyTable, MapAction
from cartographers_gui.ui.pages.table import TablePage
from cartographers_gui.ui.pages.table_spread import sides_for
from cartographers_gui.ui.panels.draft_report import Verdict
from cartographers_gui.ui.panels.offer_panel import _ROOM, _SHADOW
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, NIGHT
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.style_sheet import dress
from tests.helpers.games import drawing
from tests.helpers.sheets import filled_with, place, printed, with_drawn

Show = Callable[..., "Turn"]


class Turn:
    """A page with a turn on it, and what it has told."""

    def __init__(self, page: TablePage, state: GameState, seat: int) -> None:
        self.page = page
        self.confirmed: list[Placement] = []
        page.placement_confirmed.connect(self.confirmed.append)
        self.view = view_for(state, seat)
        page.show_turn(self.view)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier | None = None) -> None:
        held = Qt.KeyboardModifier.NoModifier if modifiers is None else modifiers
        QTest.keyClick(self.page.canvas, key, held)

    def click(self, name: str) -> None:
        canvas = self.page.canvas
        point = canvas.point_of(parse_space(name)).toPoint()
        QTest.mouseMove(canvas.viewport(), point)
        QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def hold(self, name: str) -> None:
        draft = self.page.draft
        assert draft is not None
        self.page.canvas.set_draft(draft.aimed_at(parse_space(name)))
        self.page.steps.on_draft_changed(self.page.draft)

    @property
    def spaces(self) -> frozenset[Space]:
        draft = self.page.draft
        assert draft is not None
        return draft.spaces

    @property
    def verdict(self) -> Verdict:
        return self.page.bar.status.report.verdict

    @property
    def said(self) -> str:
        return self.page.bar.status.report.text


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    """Return a function that shows a player's turn in a window."""

    def make(state: GameState, seat: int = 0, size: tuple[int, int] = (1280, 774)) -> Turn:
        page = TablePage()
        qtbot.addWidget(page)
        dress(page, Look())
        page.resize(*size)
        with qtbot.waitExposed(page):
            page.show()
        turn = Turn(page, state, seat)
        QApplication.processEvents()
        return turn

    return make


def orchard(*sheets: MapSheet, **options: object) -> GameState:
    return drawing("orchard", *(sheets or (printed("A"), printed("A"))), **options)  # type: ignore[arg-type]


def test_a_turn_by_mouse_lays_first_and_confirms_second(show: Show) -> None:
    turn = show(orchard())
    assert not turn.page.bar.confirm_button.isEnabled()
    turn.click("E9")
    assert turn.verdict is Verdict.LAID
    assert turn.confirmed == []
    QTest.mouseClick(turn.page.bar.confirm_button, Qt.MouseButton.LeftButton)
    assert turn.confirmed == [Placement(Terrain.FOREST, turn.spaces)]


def test_a_click_on_the_laid_shape_confirms(show: Show) -> None:
    turn = show(orchard())
    turn.click("E9")
    turn.click("E9")
    assert len(turn.confirmed) == 1


def test_a_turn_by_keys(show: Show) -> None:
    turn = show(orchard())
    turn.key(Qt.Key.Key_2)
    turn.key(Qt.Key.Key_N)
    turn.key(Qt.Key.Key_Return)
    assert turn.verdict is Verdict.LAID
    turn.key(Qt.Key.Key_Return)
    (placement,) = turn.confirmed
    assert placement.terrain is Terrain.FARM
    assert placement.spaces == turn.spaces


def test_digits_count_shapes_first_and_then_terrains(show: Show) -> None:
    turn = show(drawing("hamlet", printed("A")))
    assert [b.isChecked() for b in turn.page.offer.option_buttons] == [True, False]
    turn.key(Qt.Key.Key_2)
    draft = turn.page.draft
    assert draft is not None
    assert draft.option == 1
    assert [b.isChecked() for b in turn.page.offer.option_buttons] == [False, True]


def test_choosing_by_mouse_leaves_the_keyboard_on_the_map(show: Show) -> None:
    turn = show(orchard())
    turn.page.activateWindow()
    turn.page.canvas.setFocus()
    QTest.mouseClick(turn.page.offer.terrain_buttons[1], Qt.MouseButton.LeftButton)
    assert turn.page.focusWidget() is turn.page.canvas


def test_undo_and_redo_within_the_turn(show: Show) -> None:
    turn = show(orchard())
    turn.click("E9")
    first = turn.spaces
    turn.click("H5")
    assert turn.spaces != first
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    turn.key(Qt.Key.Key_Z, control)
    assert turn.spaces == first
    assert turn.verdict is Verdict.LAID
    turn.key(Qt.Key.Key_Z, control | shift)
    assert turn.spaces != first
    assert turn.confirmed == []


def test_reasons_are_told_in_words_and_nothing_can_be_confirmed(show: Show) -> None:
    sheet = with_drawn(printed("A"), water="E5 E6")
    turn = show(orchard(sheet, ruins_pending=True))
    turn.hold("E5")
    assert turn.verdict is Verdict.REFUSED
    assert "already drawn on" in turn.said
    assert "must cover open ruins" in turn.said
    assert "Ana" in turn.said
    turn.page.confirm()
    assert turn.confirmed == []
    assert not turn.page.bar.confirm_button.isEnabled()
    assert set(turn.page.preview.changes()) == {"–"}


def test_ruins_duty_is_shown_on_the_card(show: Show) -> None:
    assert show(orchard()).page.offer.picture.flag() == ""
    assert show(orchard(printed("A"), ruins_pending=True)).page.offer.picture.flag()


def test_fallback_to_a_single_space_says_why(show: Show) -> None:
    sheet = filled_with(printed("A"), leaving="A1 E5")
    turn = show(orchard(sheet))
    assert "single space" in turn.page.offer.notice.text()
    assert len(turn.page.offer.terrain_buttons) == 5
    turn.click("E5")
    turn.key(Qt.Key.Key_Return)
    assert turn.confirmed == [place("forest", "E5")]


def test_ambush_names_the_owner_and_shows_the_owners_sheet(show: Show) -> None:
    own, other = printed("A"), with_drawn(printed("A"), monster="E5")
    turn = show(drawing("goblin_attack", own, other))
    assert turn.page.canvas.owner_text == "\u2068Ana\u2069 draws on the map of \u2068Boris\u2069."
    assert "Boris" in turn.page.canvas.accessibleName()
    assert "Boris" in turn.said
    view = turn.view
    now = score_season(other, view.edicts, Season.SPRING)
    assert turn.page.preview.total()[0].replace("−", "-") == str(now.total)
    assert not show(orchard()).page.canvas.owner_text


def test_numbers_shown_are_the_engines(show: Show) -> None:
    turn = show(orchard())
    turn.click("E9")
    view, draft = turn.view, turn.page.draft
    assert draft is not None
    assert draft.placement is not None
    preview = preview_of(draft.sheet, draft.offer, draft.placement, view.edicts, Season.SPRING)
    shown = turn.page.preview.total()[1].replace("−", "-")
    assert shown == str(preview.then.total)
    row = turn.page.seasons.table.shown_texts()[0]
    assert row[-1].replace("−", "-") == str(preview.then.total)
    for edict in view.season.edicts:
        face = turn.page.edicts.cards[edict].face()
        assert face is not None
        assert face.stars_then == str(view.edicts[edict.position].stars(preview.sheet))


def test_a_hidden_map_leaves_nothing_behind(show: Show) -> None:
    turn = show(orchard())
    turn.click("E9")
    page = turn.page
    page.clear()
    assert page.draft is None
    assert page.bar.status.report.text.strip(" .") == ""
    assert page.seasons.table.shown_texts() == []
    assert page.preview.changes() == ()
    assert all(card.face().stars == "" for card in page.edicts.cards.values() if card.face())  # type: ignore[union-attr]
    assert page.offer.terrain_buttons == []


def test_a_seat_with_nothing_to_draw_is_refused(show: Show) -> None:
    turn = show(orchard())
    with pytest.raises(ValueError, match="nothing to draw"):
        turn.page.show_turn(view_for(orchard(), None))


@pytest.mark.parametrize("size", [(960, 614), (1280, 774), (1920, 1048)])
def test_the_page_fits_its_window(show: Show, size: tuple[int, int]) -> None:
    turn = show(orchard(), size=size)
    assert (turn.page.width(), turn.page.height()) == size
    geometry = turn.page.canvas.geometry_of_map
    assert geometry is not None
    assert geometry.space >= 39


def test_colours_and_text_size_change_live(show: Show) -> None:
    turn = show(orchard())
    for palette in (NIGHT, HIGH_CONTRAST, DAY):
        dress(turn.page, Look(palette, Typography(1.4)))
        assert turn.page.offer.look.palette is palette
        assert not turn.page.grab().isNull()


def test_columns_leave_the_map_its_height() -> None:
    for width, height in ((944, 504), (1264, 664), (1904, 900), (2540, 1300)):
        left, right, *_ = sides_for(width, height)
        assert width - left - right >= min(height * 0.93, width - 460)
    assert sides_for(1904, 900).is_wide
    assert not sides_for(1264, 664).is_wide


def lit(turn: Turn) -> frozenset[Space]:
    return frozenset().union(*turn.page.canvas._scene._lit[0])


def test_each_part_of_the_preview_lights_its_spaces(show: Show) -> None:
    sheet = with_drawn(printed("A"), monster="C3")
    turn = show(drawing("orchard", sheet))
    page = turn.page
    page.preview.grab()
    for part, rect in zip(Part, page.preview.part_places(), strict=True):
        QTest.mouseMove(page.preview, rect.center().toPoint())
        assert page._pointed is part
    assert {parse_space(name) for name in ("B3", "C2", "D3", "C4")} & lit(turn)
    page.preview.leaveEvent(QEvent(QEvent.Type.Leave))
    assert lit(turn) == frozenset()


def test_the_keyboard_goes_through_the_parts_of_the_preview(show: Show) -> None:
    turn = show(orchard())
    seen = []
    for _ in range(5):
        QTest.keyClick(turn.page.preview, Qt.Key.Key_Right)
        seen.append(turn.page._pointed)
    total = SheetNumber(turn.view.season.season, None)
    assert seen == [Part.SECOND, Part.COINS, Part.MONSTERS, total, Part.FIRST]


def test_a_narrow_high_window_has_one_column_and_a_larger_map() -> None:
    stacked = sides_for(984, 860)
    assert stacked.is_stacked
    assert stacked.right == 0
    assert 984 - stacked.left >= 700
    assert not sides_for(944, 504).is_stacked
    assert not sides_for(1264, 664).is_stacked


@pytest.mark.parametrize("size", [(960, 640), (1000, 1000), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_preview_is_always_in_sight(show: Show, size: tuple[int, int], scale: float) -> None:
    page = show(orchard()).page
    dress(page, Look(DAY, Typography(scale)))
    page.resize(*size)
    QApplication.processEvents()
    panel = page.preview
    shown = panel.mapTo(page, panel.rect().bottomLeft())
    assert page.rect().contains(shown)
    assert panel.visibleRegion().boundingRect() == panel.rect()


def test_very_large_text_leaves_the_map_its_room(show: Show) -> None:
    page = show(orchard()).page
    dress(page, Look(DAY, Typography(2.0)))
    page.resize(960, 590)
    QApplication.processEvents()
    assert page.canvas.width() >= 360
    tabs = page.columns.tabs.tabs
    assert [tabs.tabText(number) for number in range(tabs.count())][1:] == [
        "Edicts",
        "Season sheet",
    ]
    assert page.offer.isVisible()
    assert not page.edicts.isVisible()
    tabs.setCurrentIndex(1)
    assert page.edicts.isVisible()
    assert not page.offer.isVisible()
    dress(page, Look(DAY, Typography(1.0)))
    page.resize(1280, 774)
    QApplication.processEvents()
    assert page.offer.isVisible()
    assert page.edicts.isVisible()


def test_shapes_to_choose_from_leave_the_picture_its_room(show: Show) -> None:
    offer = show(drawing("hamlet", printed("A"))).page.offer
    first, second = offer.option_buttons
    assert first.geometry().top() == second.geometry().top()
    assert offer.picture.height() >= 40


def test_columns_come_and_go_with_the_window(show: Show) -> None:
    page = show(orchard()).page
    shown = []
    for size in ((1280, 800), (1000, 1000), (960, 640), (1280, 800)):
        page.resize(*size)
        QApplication.processEvents()
        tabs = page.columns.tabs
        shown.append((tabs.parentWidget() is page.columns.left, tabs.tabs.isVisible()))
        assert page.edicts.isVisible()
    assert shown == [(False, False), (True, True), (False, True), (False, False)]


def test_tab_goes_round_the_page_and_comes_back_to_the_map(show: Show) -> None:
    page = show(orchard()).page
    page.activateWindow()
    page.canvas.setFocus()
    QApplication.processEvents()
    visited = []
    for _ in range(40):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        visited.append(page.focusWidget())
        if visited[-1] is page.canvas:
            break
    assert visited[-1] is page.canvas
    assert page.bar.turn_button in visited
    assert page.edicts.cards[Edict.A] in visited
    assert any(button in visited for button in page.offer.terrain_buttons)


def test_keys_of_the_map_work_wherever_the_keyboard_is(show: Show) -> None:
    turn = show(orchard())
    page = turn.page
    page.activateWindow()
    QApplication.processEvents()
    page.bar.mirror_button.setFocus()
    before = page.draft
    QTest.keyClick(page.bar.mirror_button, Qt.Key.Key_E)
    assert before is not None
    assert page.draft == before.turned()
    QTest.keyClick(page.bar.mirror_button, Qt.Key.Key_Return)
    assert page.draft == before.turned().mirrored()


def test_arrows_walk_through_the_choices_of_a_group(show: Show) -> None:
    turn = show(orchard())
    page = turn.page
    page.activateWindow()
    QApplication.processEvents()
    first, second = page.offer.terrain_buttons
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert page.focusWidget() is second
    draft = page.draft
    assert draft is not None
    assert second.isChecked() is (draft.terrain is Terrain.FARM)


# --- what is asked of the map -------------------------------------------------------------------


def test_a_drawing_taken_back_lies_as_it_was(show: Show) -> None:
    turn = show(orchard())
    turn.click("E9")
    turn.key(Qt.Key.Key_Return)
    (placement,) = turn.confirmed
    turn.page.show_turn(turn.view, placement)
    assert turn.verdict is Verdict.LAID
    assert turn.spaces == placement.spaces
    turn.page.undo()
    assert turn.page.draft is not None
    assert not turn.page.draft.is_laid


def test_the_menu_key_shows_the_card_of_the_space(show: Show) -> None:
    turn = show(orchard(with_drawn(printed("A"), water="E8"), printed("A")))
    turn.hold("E8")
    turn.key(Qt.Key.Key_Menu)
    card = turn.page.look_closer.card
    assert card.isVisible()
    assert card.text == "E8 · Water\nIts cluster has 1 space(s)."
    assert turn.page.canvas.accessibleDescription().startswith("Row E, column 8: Water.")
    assert turn.page.rect().contains(card.geometry())
    turn.key(Qt.Key.Key_Left)
    assert not card.isVisible()


def test_the_first_escape_is_for_the_card(show: Show) -> None:
    turn = show(orchard())
    turn.hold("E9")
    turn.key(Qt.Key.Key_I)
    card = turn.page.look_closer.card
    assert card.isVisible()
    turn.key(Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert turn.page.draft is not None
    assert turn.page.draft.target == parse_space("E9")
    turn.key(Qt.Key.Key_Escape)
    assert turn.page.draft.target is None


def test_a_pointer_that_rests_beside_the_draft_shows_the_card(show: Show, qtbot: QtBot) -> None:
    turn = show(orchard())
    turn.click("E9")
    canvas = turn.page.canvas
    QTest.mouseMove(canvas.viewport(), canvas.point_of(parse_space("B4")).toPoint())
    qtbot.waitUntil(turn.page.look_closer.card.isVisible)
    assert turn.page.look_closer.card.text.startswith("B4 · Mountain")
    QTest.mouseMove(canvas.viewport(), canvas.point_of(parse_space("B5")).toPoint())
    assert not turn.page.look_closer.card.isVisible()
    turn.page.clear()


def test_the_map_in_short_is_shown_and_told(show: Show) -> None:
    turn = show(orchard())
    turn.key(Qt.Key.Key_I, Qt.KeyboardModifier.ShiftModifier)
    assert turn.page.look_closer.card.isVisible()
    assert "Coins: 0 of 14." in turn.page.look_closer.card.text
    assert "Coins: 0 of 14." in turn.page.canvas.accessibleDescription()


def test_a_hidden_map_has_no_words(show: Show) -> None:
    turn = show(orchard())
    assert len(turn.page.canvas.map_lines()) == 13
    turn.key(Qt.Key.Key_I)
    turn.page.clear()
    assert turn.page.canvas.map_lines() == ()
    assert not turn.page.look_closer.card.isVisible()
    assert turn.page.canvas.accessibleName() == ""
    assert turn.page.canvas.accessibleDescription() == ""


def test_the_arrows_beside_the_shape_name_their_keys_where_there_is_room(show: Show) -> None:
    keys = KeyTable(default_keys())
    sizes = ((1280, 774), ["Q", "E"]), ((1280, 736), ["Q", "E"]), ((960, 614), ["", ""])
    for size, caps in sizes:
        page = show(orchard(), size=size).page
        page.follow_keys(keys)
        QApplication.processEvents()
        buttons = page.offer.left_button, page.offer.right_button
        assert [button.cap for button in buttons] == caps
    page = show(orchard()).page
    keys.put(MapAction.TURN_LEFT, [Key.named("X")])
    page.follow_keys(keys)
    assert page.offer.left_button.cap == "X"


def test_a_finger_makes_every_button_large(show: Show) -> None:
    turn = show(orchard(), size=(960, 614))
    bar = turn.page.bar
    assert not bar.turn_back_button.isVisible()
    turn.page.canvas.touched.emit()
    QApplication.processEvents()
    signs = (bar.turn_back_button, bar.turn_button, bar.mirror_button, bar.drop_button)
    for button in (bar.hide_button, *signs):
        assert button.isVisible()
        assert min(button.body().width(), button.body().height()) >= 48
    assert bar.confirm_button.body().height() >= 48
    before = turn.page.draft
    QTest.mouseClick(bar.turn_back_button, Qt.MouseButton.LeftButton)
    assert before is not None
    assert turn.page.draft == before.turned(clockwise=False)


def test_the_owners_title_stands_above_a_whole_map(show: Show) -> None:
    turn = show(drawing("goblin_attack", printed("A"), printed("A")))
    geometry = turn.page.canvas.geometry_of_map
    plain = show(orchard()).page.canvas.geometry_of_map
    assert geometry is not None
    assert plain is not None
    assert geometry.sheet.top() >= 30
    assert geometry.sheet.bottom() <= turn.page.canvas.height()
    assert plain.sheet.top() < 5


def test_what_one_player_enlarges_is_not_enlarged_for_the_next(show: Show) -> None:
    state = orchard()
    turn = show(state)
    canvas = turn.page.canvas
    canvas.set_zoom(2.0)
    turn.page.show_turn(view_for(state, 1))
    assert canvas.zoom == 1
    turn.page.show_turn(view_for(state, 0))
    assert canvas.zoom == 2
    other_game = drawing("hamlet", printed("B"), printed("B"))
    turn.page.show_turn(view_for(other_game, 0))
    assert canvas.zoom == 1


@pytest.mark.parametrize("size", [(960, 614), (1280, 749), (1280, 774)])
def test_five_terrains_stand_in_one_row_and_hide_nothing(show: Show, size: tuple[int, int]) -> None:
    sheet = filled_with(printed("A"), leaving="A1 E5")
    page = show(orchard(sheet), size=size).page
    buttons = page.offer.terrain_buttons
    assert len({button.geometry().top() for button in buttons}) == 1
    assert len({button.width() // 4 for button in buttons}) <= 2
    assert buttons[0].toolTip() == "Forest"
    assert page.offer.picture.isVisible()
    assert not page.columns.card.verticalScrollBar().isVisible()
    foot = page.coins.mapTo(page, page.coins.rect().bottomLeft()).y()
    assert foot <= page.spread.mapTo(page, page.spread.rect().bottomLeft()).y()


@pytest.mark.parametrize("size", [(960, 614), (1280, 774), (1920, 1048)])
@pytest.mark.parametrize("card", ["great_river", "forgotten_forest", "hamlet", "farmland"])
def test_the_shape_in_hand_is_larger_than_those_to_choose_from(
    show: Show, size: tuple[int, int], card: str
) -> None:
    offer = show(drawing(card, printed("A")), size=size).page.offer
    sides = {button.space_side() for button in offer.option_buttons}
    assert len(sides) == 1
    assert offer.hand.space_side() > max(sides)


def test_the_shadow_of_the_card_ends_within_its_widget() -> None:
    left, above, right, below = _ROOM
    assert _SHADOW.reach <= below
    assert _SHADOW.blur <= min(left, right)
    assert _SHADOW.blur - _SHADOW.drop <= above


def test_an_ambush_leaves_the_ruins_duty_to_the_next_card(show: Show) -> None:
    sheets = (printed("A"), printed("A"))
    picture = show(drawing("goblin_attack", *sheets, ruins_pending=True)).page.offer.picture
    assert picture.flag() == "ruins: next card"
    assert "next explore card" in picture.toolTip()
    assert show(drawing("goblin_attack", *sheets)).page.offer.picture.flag() == ""


def test_the_smallest_window_shows_all_four_edicts(show: Show) -> None:
    page = show(orchard(), size=(960, 614)).page
    assert not page.columns.tabs.verticalScrollBar().isVisible()
    seen = page.columns.tabs.viewport()
    for card in page.edicts.cards.values():
        foot = card.mapTo(seen, card.rect().bottomRight())
        assert seen.rect().contains(foot)
    others = [page.edicts.cards[edict] for edict in (Edict.C, Edict.D)]
    assert len({card.width() for card in others}) == 1
    assert others[0].width() > 4 * others[0].height()


def test_in_a_very_large_window_cards_grow_and_are_not_empty(show: Show) -> None:
    usual, large = sides_for(1904, 900), sides_for(3824, 2020)
    assert large.left > 1.5 * usual.left
    assert large.right > 1.5 * usual.right
    page = show(orchard(), size=(3840, 2100)).page
    for card in page.edicts.cards.values():
        assert card.height() <= 1.2 * card.width()
    heading, first = page.edicts.label, page.edicts.cards[Edict.A]
    assert heading.y() < 20
    assert first.y() < heading.geometry().bottom() + 20


def test_a_wide_card_paints_its_shapes_larger(show: Show) -> None:
    sizes = [(960, 614), (1920, 1048), (3840, 2100)]
    offers = [show(drawing("hamlet", printed("A")), size=size).page.offer for size in sizes]
    sides = [offer.option_buttons[0].space_side() for offer in offers]
    assert sides == sorted(set(sides))
    assert all(offer.hand.space_side() > side for offer, side in zip(offers, sides, strict=True))


@pytest.mark.parametrize("size", [(960, 614), (1280, 774), (1920, 1048)])
@pytest.mark.parametrize("card", ["hinterland_stream", "homestead", "marshlands"])
def test_the_keys_of_both_terrains_are_in_one_place(
    show: Show, size: tuple[int, int], card: str
) -> None:
    first, second = show(drawing(card, printed("A")), size=size).page.offer.terrain_buttons
    offset = first.key_place().topLeft() - second.key_place().topLeft()
    assert abs(offset.x()) <= abs(first.width() - second.width())
    assert offset.y() == 0
    # Below the names, however wide the card is.
    middle = first.body().center()
    assert first.key_place().center().x() < middle.x() + 4
    assert first.key_place().center().y() > middle.y() + 2


def test_a_laid_shape_stays_where_it_lies_and_the_page_says_why_it_was_not_moved(
    show: Show,
) -> None:
    turn = show(orchard())
    turn.click("H6")
    assert turn.verdict is Verdict.LAID
    spaces, (mountain, *_) = turn.spaces, sorted(turn.view.setup.layout.mountains)
    turn.click(str(mountain))
    assert (turn.verdict, turn.spaces) == (Verdict.LAID, spaces)
    assert "stays where it lies" in turn.said
    assert str(mountain) in turn.said
    assert "stays where it lies" in turn.page.canvas.accessibleDescription()
    turn.key(Qt.Key.Key_Escape)
    assert "stays where it lies" not in turn.said


@pytest.mark.parametrize("on_panel", [True, False])
def test_enter_held_down_lays_the_shape_and_does_not_confirm_it(
    show: Show, *, on_panel: bool
) -> None:
    turn = show(orchard())
    turn.hold("H6")
    page = turn.page
    focused = page.preview if on_panel else page.canvas
    for is_repeat in (False, True, True):
        none = Qt.KeyboardModifier.NoModifier
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, none, "", is_repeat)
        focused.setFocus()
        QApplication.sendEvent(focused, event)
    assert turn.verdict is Verdict.LAID
    assert turn.confirmed == []
