"""Each panel shows what the game says, and tells what a person chose."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import (
    EXPLORE_CARDS,
    RUINS_CARDS,
    Edict,
    GameState,
    GameView,
    MapSheet,
    Season,
    Terrain,
    parse_space,
    score_season,
    view_for,
)
from cartographers_gui.session import Draft, Preview, preview_of
from cartographers_gui.ui.painting.star_coin import CoinState
from cartographers_gui.ui.panels.coins_panel import CoinsPanel
from cartographers_gui.ui.panels.column import Column
from cartographers_gui.ui.panels.draft_report import DraftReport, Verdict
from cartographers_gui.ui.panels.edicts_panel import EdictsPanel
from cartographers_gui.ui.panels.offer_panel import OfferPanel
from cartographers_gui.ui.panels.placement_bar import PlacementBar
from cartographers_gui.ui.panels.preview_panel import PreviewPanel
from cartographers_gui.ui.panels.revealed_panel import RevealedPanel
from cartographers_gui.ui.panels.season_panel import SeasonPanel
from cartographers_gui.ui.text import isolated, number
from cartographers_gui.ui.theme import DAY
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.look import Look
from tests.helpers.games import drawing
from tests.helpers.painted_texts import joined, painted_texts
from tests.helpers.sheets import printed, with_drawn

LEFT = Qt.MouseButton.LeftButton


def seen(state: GameState, seat: int = 0) -> tuple[GameView, MapSheet, Draft]:
    view = view_for(state, seat)
    assert view.sheet is not None
    assert view.offer is not None
    return view, view.sheet, Draft.of(view.sheet, view.offer)


def previewed(view: GameView, draft: Draft, at: str) -> Preview:
    draft = draft.aimed_at(parse_space(at))
    assert draft.placement is not None
    assert draft.is_legal
    return preview_of(draft.sheet, draft.offer, draft.placement, view.edicts, view.season.season)


def shown(qtbot: QtBot, widget: QWidget, width: int = 264, height: int = 320) -> None:
    qtbot.addWidget(widget)
    widget.resize(width, height)
    with qtbot.waitExposed(widget):
        widget.show()


# --- the offered card ---------------------------------------------------------------------------


def offered(qtbot: QtBot, state: GameState, width: int = 264) -> tuple[OfferPanel, Draft]:
    panel = OfferPanel()
    shown(qtbot, panel, width)
    view, _, draft = seen(state)
    panel.show_offer(view, draft)
    QApplication.processEvents()
    return panel, draft


def test_terrains_of_a_card_are_offered_by_name_and_number(qtbot: QtBot) -> None:
    panel, _ = offered(qtbot, drawing("orchard", printed("A")))
    assert panel.heading.name() == "Orchard"
    assert [b.accessibleName() for b in panel.terrain_buttons] == ["Forest", "Farm"]
    chosen: list[Terrain] = []
    panel.terrain_chosen.connect(chosen.append)
    QTest.mouseClick(panel.terrain_buttons[1], LEFT)
    panel.choose(1)
    panel.choose(9)
    assert chosen == [Terrain.FARM, Terrain.FOREST]


def test_an_ambush_has_the_mark_that_its_card_has(qtbot: QtBot) -> None:
    purple = DAY.ground(Terrain.MONSTER).fill
    marked = []
    for card in ("orchard", "goblin_attack"):
        panel, _ = offered(qtbot, drawing(card, printed("A"), printed("A")))
        image = panel.heading.grab().toImage()
        places = ((x, y) for x in range(image.width() // 2, image.width()) for y in range(24))
        marked.append(any(image.pixelColor(*place) == purple for place in places))
    assert marked == [False, True]


def test_a_shape_that_fits_nowhere_is_grey_and_says_why(qtbot: QtBot) -> None:
    sheet = MapSheet.from_text("..M\nMMM\nMMM")
    state = drawing("hamlet", sheet)
    view, _, draft = seen(state)
    small, large = EXPLORE_CARDS["hamlet"].options
    tiny = replace(small, shape=type(small.shape).from_text("##"))
    draft = replace(draft, offer=replace(draft.offer, options=(tiny, large), single_space=None))
    panel = OfferPanel()
    shown(qtbot, panel)
    panel.show_offer(view, draft)
    first, second = panel.option_buttons
    assert first.isEnabled()
    assert not second.isEnabled()
    assert "fits nowhere" in second.toolTip()
    assert "fits nowhere" in second.accessibleDescription()
    chosen: list[int] = []
    panel.option_chosen.connect(chosen.append)
    panel.choose(2)
    assert chosen == []


def test_two_terrains_stand_side_by_side_and_many_go_without_names(qtbot: QtBot) -> None:
    panel, _ = offered(qtbot, drawing("orchard", printed("A")))
    first, second = panel.terrain_buttons
    assert first.y() == second.y()
    crowded, _ = offered(qtbot, drawing("rift_lands", printed("A")), 214)
    names = [button.accessibleName() for button in crowded.terrain_buttons]
    assert names == ["Forest", "Village", "Farm", "Water", "Monster"]
    assert [button.toolTip() for button in crowded.terrain_buttons] == names
    assert len({button.y() for button in crowded.terrain_buttons}) == 2


def test_the_shape_can_be_pulled_off_the_card(qtbot: QtBot) -> None:
    panel, _ = offered(qtbot, drawing("orchard", printed("A")))
    told: list[str] = []
    panel.hand.carry_begun.connect(lambda: told.append("begun"))
    panel.hand.carried.connect(lambda point: told.append(type(point).__name__))
    panel.hand.dropped.connect(lambda _: told.append("dropped"))
    QTest.mousePress(panel.hand, LEFT)
    QTest.mouseMove(panel.hand, panel.hand.rect().center())
    QTest.mouseRelease(panel.hand, LEFT)
    assert told[0] == "begun"
    assert told[-1] == "dropped"
    assert set(told[1:-1]) <= {QPointF.__name__}


@pytest.mark.parametrize("width", [160, 264])
def test_the_coin_of_a_shape_is_whole_however_it_is_turned(qtbot: QtBot, width: int) -> None:
    panel, draft = offered(qtbot, drawing("hamlet", printed("A")), width)
    for turned in (draft, draft.turned(), draft.mirrored()):
        panel.hand.show_draft(turned)
        place = panel.hand.coin_place()
        assert place is not None
        assert QRectF(panel.hand.rect()).contains(place)


# --- deck, coins, edicts, seasons ---------------------------------------------------------------


def test_the_column_shows_every_card_and_frames_the_present_one(qtbot: QtBot) -> None:
    state = drawing("orchard", printed("A"))
    column = (RUINS_CARDS["temple_ruins"], EXPLORE_CARDS["orchard"])
    state = replace(state, revealed=column)
    panel = RevealedPanel()
    shown(qtbot, panel)
    view, _, _ = seen(state)
    panel.show_view(view)
    assert [card.id for card in panel.shown_cards] == ["temple_ruins", "orchard"]
    words = panel.label.accessibleDescription()
    assert f"{view.deck.cards_left} card" in words
    assert "Rift Lands" in words
    assert "Orchard" not in words


def test_an_ambush_stands_at_the_end_of_the_column(qtbot: QtBot) -> None:
    panel = RevealedPanel()
    shown(qtbot, panel)
    view, _, _ = seen(drawing("goblin_attack", printed("A"), printed("A")))
    panel.show_view(view)
    assert [card.id for card in panel.shown_cards] == ["goblin_attack"]


def test_pending_coins_are_marked(qtbot: QtBot) -> None:
    sheet = with_drawn(printed("A"), farm="A4 B3 B5")
    view, sheet, draft = seen(drawing("rift_lands", sheet))
    panel = CoinsPanel()
    shown(qtbot, panel)
    panel.show_sheet(sheet)
    assert CoinState.PENDING not in panel.track.coin_states()
    panel.show_preview(previewed(view, draft, "C4"))
    assert panel.track.coin_states()[sheet.coins] is CoinState.PENDING
    panel.show_preview(None)
    assert CoinState.PENDING not in panel.track.coin_states()


def test_the_scoring_pair_is_framed_and_shows_the_difference(qtbot: QtBot) -> None:
    view, sheet, draft = seen(drawing("orchard", printed("A"), season=Season.SUMMER))
    panel = EdictsPanel()
    shown(qtbot, panel, 316, 460)
    panel.show_view(view, sheet)
    faces = {edict: card.face() for edict, card in panel.cards.items()}
    assert {e for e, face in faces.items() if face and face.now} == {Edict.B, Edict.C}
    QApplication.processEvents()
    active, other = panel.cards[Edict.B], panel.cards[Edict.A]
    assert active.height() > other.height()
    assert other.toolTip()
    preview = previewed(view, draft, "E9")
    panel.show_preview(preview)
    for edict in view.season.edicts:
        face = panel.cards[edict].face()
        assert face is not None
        assert face.stars_then == str(view.edicts[edict.position].stars(preview.sheet))
    panel.clear()
    assert not any(card.face().stars for card in panel.cards.values() if card.face())  # type: ignore[union-attr]


def test_long_names_of_two_terrains_stand_below_their_swatches_in_a_narrow_card(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def heights(width: int) -> tuple[set[int], bool]:
        panel, _ = offered(qtbot, drawing("fishing_village", printed("A")), width)
        buttons = panel.terrain_buttons
        below = buttons[0].key_place().center().y() < buttons[0].rect().center().y() - 4
        return {button.y() for button in buttons}, below

    long = {Terrain.VILLAGE: "Містечко", Terrain.WATER: "Водойма"}
    monkeypatch.setattr("cartographers_gui.ui.panels.offer_panel.terrain_name", long.__getitem__)
    abreast, below = heights(214)
    assert (len(abreast), below) == (1, True)
    abreast, below = heights(340)
    assert (len(abreast), below) == (1, False)


def test_pointing_at_an_edict_tells_which(qtbot: QtBot) -> None:
    view, sheet, _ = seen(drawing("orchard", printed("A")))
    panel = EdictsPanel()
    shown(qtbot, panel, 316, 460)
    panel.show_view(view, sheet)
    told: list[Edict | None] = []
    panel.edict_pointed.connect(told.append)
    panel.activateWindow()
    QApplication.processEvents()
    panel.cards[Edict.D].setFocus()
    panel.cards[Edict.D].clearFocus()
    # A window that becomes the active one may have given the keyboard to its first card before.
    assert told[-2:] == [Edict.D, None]


def test_the_season_sheet_holds_past_present_and_future(qtbot: QtBot) -> None:
    view, sheet, draft = seen(drawing("orchard", printed("A")))
    panel = SeasonPanel()
    shown(qtbot, panel, 320, 200)
    panel.show_view(view, sheet)
    preview = previewed(view, draft, "E9")
    panel.show_preview(preview)
    (_, *spring), (_, *summer), *_ = panel.table.shown_texts()
    then = preview.then
    numbers = (then.first, then.second, then.coins, -then.monsters, then.total)
    assert [text.replace("−", "-") for text in spring] == [str(n) for n in numbers]
    assert set(summer) == {"·"}
    panel.set_total(shown=True)
    assert len(panel.table.shown_texts()) == 5


def test_the_sum_of_the_seasons_is_told_where_no_line_has_room_for_it(qtbot: QtBot) -> None:
    view, sheet, _ = seen(drawing("orchard", printed("A")))
    scored = score_season(sheet, view.edicts, Season.SPRING)
    owner = view.owner
    assert owner is not None
    players = list(view.players)
    players[owner] = replace(players[owner], seasons=(scored,))
    panel = SeasonPanel()
    shown(qtbot, panel, 320, 200)
    panel.show_view(replace(view, players=tuple(players)), sheet)
    told = f"total {number(scored.total)}"
    assert panel.label.accessibleDescription() == told
    panel.set_total(shown=True)
    assert panel.label.accessibleDescription() == ""
    assert panel.table.shown_texts()[-1][-1] == number(scored.total)


def test_the_preview_tells_differences_and_the_owners_name(qtbot: QtBot) -> None:
    view, sheet, draft = seen(drawing("goblin_attack", printed("A"), printed("A")))
    panel = PreviewPanel()
    shown(qtbot, panel)
    panel.show_view(view, sheet)
    assert set(panel.changes()) == {"–"}
    preview = previewed(view, draft, "G9")
    panel.show_preview(preview)
    loss = preview.now.monsters - preview.then.monsters
    assert loss < 0
    assert panel.changes()[3] == f"−{-loss}"
    now = score_season(sheet, view.edicts, Season.SPRING).total
    gain = panel.total()[2].replace("−", "-")
    assert gain in {f"{preview.then.total - now:+d}", f"{preview.then.total - now}"}
    assert "Boris" in panel.accessibleName()


# --- the bar and the columns --------------------------------------------------------------------


@pytest.fixture
def bar(qtbot: QtBot) -> PlacementBar:
    made = PlacementBar()
    shown(qtbot, made, 1280, 60)
    return made


@pytest.mark.parametrize("verdict", list(Verdict))
def test_only_a_laid_shape_can_be_confirmed(bar: PlacementBar, verdict: Verdict) -> None:
    bar.show_report(DraftReport(verdict, "Map of Ana", ("Reason.",)), can_undo=False)
    assert bar.confirm_button.isEnabled() is (verdict is Verdict.LAID)
    assert not bar.undo_button.isEnabled()
    assert bar.status.accessibleDescription() == "Reason."


def test_buttons_tell_what_they_are_for(bar: PlacementBar) -> None:
    bar.show_report(DraftReport(Verdict.LAID, "Map of Ana", ()), can_undo=True)
    told: list[str] = []
    for name in ("turn", "mirror", "undo", "drop", "confirm", "hide"):
        getattr(bar, f"{name}_chosen").connect(lambda name=name: told.append(name))
        button = getattr(bar, f"{name}_button")
        assert button.accessibleName()
        QTest.mouseClick(button, LEFT)
    assert told == ["turn", "mirror", "undo", "drop", "confirm", "hide"]


def test_a_narrow_bar_gives_its_room_to_the_reasons(bar: PlacementBar) -> None:
    assert bar.turn_button.shown_text() == "Rotate"
    bar.resize(900, 60)
    QApplication.processEvents()
    assert bar.turn_button.shown_text() == ""
    assert bar.turn_button.accessibleName() == "Rotate"
    assert bar.turn_button.toolTip().startswith("Rotate\n")
    assert bar.status.width() > 400


def test_the_offer_to_correct_loses_its_words_before_the_other_buttons_do(
    bar: PlacementBar,
) -> None:
    bar.offer_reopening(offered=True)
    assert bar.turn_button.shown_text() == "Rotate"
    assert bar.reopen_button.shown_text() == ""
    assert bar.reopen_button.accessibleName() == "Correct the last drawing"
    bar.resize(1500, 60)
    QApplication.processEvents()
    assert bar.reopen_button.shown_text() == "Correct the last drawing"


def test_a_low_column_scrolls_and_can_show_one_panel_at_a_time(qtbot: QtBot) -> None:
    column = Column()
    panels = [QWidget(), QWidget()]
    for panel in panels:
        panel.setMinimumHeight(200)
        column.add(panel, 1)
    shown(qtbot, column, 240, 300)
    assert column.verticalScrollBar().isVisible()
    column.set_titles("One", "Two")
    column.set_tabbed(True)
    QApplication.processEvents()
    assert not column.verticalScrollBar().isVisible()
    assert [panel.isVisible() for panel in panels] == [True, False]
    column.tabs.setCurrentIndex(1)
    assert [panel.isVisible() for panel in panels] == [False, True]
    column.set_tabbed(False)
    assert [panel.isVisible() for panel in panels] == [True, True]


def test_signs_stand_for_the_seasons_where_names_have_no_room(qtbot: QtBot) -> None:
    view, sheet, _ = seen(drawing("orchard", printed("A")))
    panel = SeasonPanel()
    shown(qtbot, panel, 236, 200)
    panel.show_view(view, sheet)
    assert not panel.table.shows_names()
    assert panel.table.horizontalHeader().length() <= panel.table.width()
    assert "Spring" in panel.table.accessibleDescription()
    panel.resize(400, 200)
    assert panel.table.shows_names()


def test_words_that_come_back_are_not_squeezed(qtbot: QtBot) -> None:
    bar = PlacementBar()
    qtbot.addWidget(bar)
    bar.resize(600, 60)
    bar.show()
    QApplication.processEvents()
    for width in (600, 1600):
        bar.resize(width, 60)
    # Nothing else happens until the next event: what is seen now must be right already.
    for button in (bar.turn_button, bar.mirror_button, bar.undo_button, bar.drop_button):
        assert button.width() >= button.sizeHint().width()
        assert button.width() == button.width_with_words()


@pytest.mark.parametrize("words", ["Map of {} · Not here", "Мапа: {} · Так не можна"])
def test_the_verdict_stands_whatever_the_name(bar: PlacementBar, words: str) -> None:
    headline = words.format(isolated("W" * 40))
    bar.show_report(DraftReport(Verdict.REFUSED, headline, ("Reason.",)), can_undo=False)
    for width in (170, 260, 400):
        told, font = bar.status.headline_at(width)
        assert told.endswith(headline.rpartition("·")[2])
        assert QFontMetricsF(font).horizontalAdvance(told) <= width
    assert "W" * 40 in bar.status.toolTip()


@pytest.mark.parametrize(("width", "told"), [(620, True), (300, True), (180, False)])
def test_what_to_do_next_stands_behind_what_a_shape_does_where_there_is_room(
    bar: PlacementBar, width: int, *, told: bool
) -> None:
    details, hint = "It covers the ruins at B7.", "Click to lay it down, or press Enter."
    report = DraftReport(Verdict.LEGAL, "Map of Ana", (details,), hint)
    bar.show_report(report, can_undo=False)
    bar.status.setFixedWidth(width)
    words = " ".join(joined(painted_texts(bar.status)))
    assert details in words
    assert (hint in words) is told


@pytest.mark.parametrize("name", ["Ana", "Boris", "Maximiliana Konstantinopolitanskaya"])
def test_letters_of_a_name_are_rather_kept_than_large_letters(bar: PlacementBar, name: str) -> None:
    bar.status.set_look(Look(DAY, Typography(2.0)))
    headline = f"Map of {isolated(name)} · Legal"
    bar.show_report(DraftReport(Verdict.LEGAL, headline, ()), can_undo=False)
    told, _ = bar.status.headline_at(200)
    assert f"\u2068{name[:3]}" in told
