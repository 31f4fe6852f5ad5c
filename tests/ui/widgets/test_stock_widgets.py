"""Stock widgets: nothing clipped, every state shown, everything told to screen readers."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Protocol

import pytest
from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFontMetricsF, QGuiApplication, QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import EXPLORE_CARDS, Terrain
from cartographers_gui.engine.cards import Edict, Season
from cartographers_gui.ui.painting.crest import crest_of
from cartographers_gui.ui.painting.edict_face import EdictFace
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.painting.mark import Ornament
from cartographers_gui.ui.painting.star_coin import CoinState
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, NIGHT, PALETTES, Palette
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.card_row import CardRow
from cartographers_gui.ui.widgets.choice_button import ChoiceButton
from cartographers_gui.ui.widgets.coin_track import CoinTrackWidget
from cartographers_gui.ui.widgets.desk_background import DeskBackground
from cartographers_gui.ui.widgets.edict_card import EdictCard
from cartographers_gui.ui.widgets.look import Look, push_look
from cartographers_gui.ui.widgets.paper_fields import PaperComboBox, PaperSpinBox
from cartographers_gui.ui.widgets.paper_panel import PaperPanel
from cartographers_gui.ui.widgets.player_chip import ChipState, PlayerChip
from cartographers_gui.ui.widgets.radio_card import RadioCard
from cartographers_gui.ui.widgets.ribbon import RibbonLabel
from cartographers_gui.ui.widgets.score_table import (
    NumberTone,
    ScoreColumn,
    ScoreNumber,
    ScoreRow,
    ScoreTable,
)
from cartographers_gui.ui.widgets.season_strip import SeasonStrip
from cartographers_gui.ui.widgets.section_label import SectionLabel
from cartographers_gui.ui.widgets.stock_button import IconButton, PaperButton, PrimaryButton
from cartographers_gui.ui.widgets.style_sheet import dress
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole
from cartographers_gui.ui.widgets.time_pips import TimePips
from cartographers_gui.ui.widgets.toggle_switch import ToggleSwitch
from tests.helpers.painted_texts import painted_texts
from tests.helpers.pictures import all_grey, difference

LONG = "Віддзеркалити обриси навколо вертикалі"


def chip() -> PlayerChip:
    return PlayerChip("Ana", crest_of("Ana"), state=ChipState.DRAWING, state_text="drawing")


def radio_card() -> RadioCard:
    card = RadioCard(lambda painter, rect: painter.fillRect(rect, QColor("white")), "white")
    card.set_text("Wilderness", "Five mountains.", "Side A")
    return card


def coin_track() -> CoinTrackWidget:
    track = CoinTrackWidget()
    track.set_coins(4, "4 coins", pending=1, spent=1)
    return track


def time_pips() -> TimePips:
    pips = TimePips()
    pips.set_time(5, 8, "Time 5 of 8")
    return pips


def season_strip() -> SeasonStrip:
    strip = SeasonStrip()
    strip.set_season(Season.SUMMER, {season: season.value for season in Season})
    return strip


def score_table() -> ScoreTable:
    table = ScoreTable(crowded=True)
    table.setAccessibleName("Scores")
    columns = [ScoreColumn("B", Edict.B), ScoreColumn("coins", Ornament.COIN), ScoreColumn("sum")]
    numbers = tuple(ScoreNumber(text, tone) for text, tone in zip("793", NumberTone, strict=False))
    rows = [ScoreRow(4, "Ana", numbers, crest_of("Ana"), "1.")]
    table.set_table("Player", columns, rows, {4})
    return table


FACE = EdictFace(
    Edict.B,
    "canal_lake",
    "Canal Lake",
    "Each water space adjacent to a farm is worth 1 star.",
    (Season.SPRING, Season.SUMMER),
    scored=(Season.SPRING,),
    stars="9",
    stars_then="12",
    gain="+3",
    now=True,
)


def edict_card() -> EdictCard:
    card = EdictCard()
    card.set_face(FACE, ribbon="scores now", spoken="9 stars, would be 12")
    return card


def card_row(count: int = 3) -> CardRow:
    row = CardRow()
    cards = list(EXPLORE_CARDS.values())[:count]
    names = [card.name for card in cards]
    row.set_cards(cards, names, current=count - 1, spoken="Revealed this season")
    return row


WIDGETS: dict[str, Callable[[], QWidget]] = {
    "primary": lambda: PrimaryButton("Confirm", icon=Icon.CHECK, key="Enter"),
    "paper": lambda: PaperButton("Rotate", icon=Icon.ROTATE_RIGHT, key="E"),
    "icon": lambda: IconButton(Icon.REFRESH, "New seed"),
    "terrain": lambda: ChoiceButton("Forest", terrain=Terrain.FOREST, key="1"),
    "shape": lambda: ChoiceButton(
        "Three in a row",
        terrain=Terrain.WATER,
        option=EXPLORE_CARDS["great_river"].options[0],
        key="1",
    ),
    "toggle": lambda: ToggleSwitch("Preview", "shows +3", checked=True),
    "chip": chip,
    "radio card": radio_card,
    "edict": edict_card,
    "revealed": card_row,
    "section": lambda: SectionLabel("Coins", aside="10 left"),
    "ribbon": lambda: RibbonLabel("scores now"),
    "pips": time_pips,
    "coins": coin_track,
    "seasons": season_strip,
    "scores": score_table,
    "panel": PaperPanel,
    "desk": DeskBackground,
    "label": lambda: TextLabel("Text", TextRole.NAME),
    "combo": PaperComboBox,
    "spin": PaperSpinBox,
}
SPEAKING = [name for name in WIDGETS if name not in {"panel", "desk", "label", "combo", "spin"}]
BUTTONS = [name for name, make in WIDGETS.items() if name in SPEAKING[:9]]
NO_COLOUR = [name for name in WIDGETS if name not in {"combo", "spin"}]


class Shown(Protocol):
    def __call__(self, widget: QWidget, look: Look | None = None) -> QWidget: ...


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    """Return what shows a widget alone on a page of its look, as large as it asks to be."""
    pages: list[QWidget] = []

    def show(widget: QWidget, look: Look | None = None) -> QWidget:
        page = QWidget()
        # Without this the page would go at the end of the test's line that made it.
        pages.append(page)
        layout = QVBoxLayout(page)
        layout.addWidget(widget)
        qtbot.addWidget(page)
        dress(page, look or Look())
        page.resize(page.sizeHint())
        page.show()
        return page

    return show


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


@pytest.mark.parametrize("name", WIDGETS)
def test_the_look_is_changed_while_the_window_is_open(shown: Shown, name: str) -> None:
    widget = WIDGETS[name]()
    page = shown(widget)
    page.resize(420, 320)
    day = picture(page)
    dress(page, Look(NIGHT))
    assert difference(day, picture(page)) > 0.2
    dress(page, Look(DAY))
    # Qt keeps a few gradients and rounds those it makes anew a little differently.
    assert difference(day, picture(page)) < 0.001


@pytest.mark.parametrize("name", NO_COLOUR)
def test_high_contrast_is_black_and_white(shown: Shown, name: str) -> None:
    page = shown(WIDGETS[name](), Look(HIGH_CONTRAST))
    assert all_grey(picture(page))


@pytest.mark.parametrize("name", SPEAKING)
def test_a_widget_grows_with_the_text_size(shown: Shown, name: str) -> None:
    widget = WIDGETS[name]()
    page = shown(widget)
    before = widget.sizeHint()
    dress(page, Look(DAY, Typography(2.0)))
    after = widget.sizeHint()
    assert after.width() * after.height() > 1.4 * before.width() * before.height()


@pytest.mark.parametrize("name", SPEAKING)
def test_screen_readers_are_told_what_it_is(qtbot: QtBot, name: str) -> None:
    widget = WIDGETS[name]()
    qtbot.addWidget(widget)
    assert widget.accessibleName()


@pytest.mark.parametrize("name", BUTTONS)
@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_the_keyboard_focus_shows(shown: Shown, qtbot: QtBot, name: str, palette: Palette) -> None:
    widget = WIDGETS[name]()
    other = PaperButton("Other")
    page = shown(widget, Look(palette))
    layout = page.layout()
    assert layout is not None
    layout.addWidget(other)
    other.show()
    page.activateWindow()
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    before = picture(widget)
    widget.setFocus()
    after = picture(widget)
    assert difference(before, after) > 0.01
    ring = sum(
        after.pixelColor(x, y).rgb() == palette.focus.rgb()
        for x in range(after.width())
        for y in range(after.height())
    )
    assert ring > 40


@pytest.mark.parametrize("name", BUTTONS)
def test_space_presses_a_button(shown: Shown, qtbot: QtBot, name: str) -> None:
    widget = WIDGETS[name]()
    assert isinstance(widget, QAbstractButton)
    shown(widget)
    with qtbot.waitSignal(widget.clicked):
        QTest.keyClick(widget, Qt.Key.Key_Space)


@pytest.mark.parametrize("name", BUTTONS)
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_a_button_is_large_enough_to_be_hit(shown: Shown, name: str, scale: float) -> None:
    widget = WIDGETS[name]()
    shown(widget, Look(DAY, Typography(scale)))
    smallest = widget.minimumSizeHint()
    assert min(smallest.width(), smallest.height()) >= 24


@pytest.mark.parametrize("name", ["primary", "paper", "icon", "terrain", "shape", "toggle"])
def test_a_disabled_button_looks_it(shown: Shown, name: str) -> None:
    widget = WIDGETS[name]()
    shown(widget)
    before = picture(widget)
    widget.setEnabled(False)
    assert difference(before, picture(widget)) > 0.05


@pytest.mark.parametrize("name", ["terrain", "shape", "toggle", "radio card"])
def test_a_chosen_one_looks_it(shown: Shown, name: str) -> None:
    widget = WIDGETS[name]()
    assert isinstance(widget, QAbstractButton)
    shown(widget)
    images = []
    for checked in (True, False):
        widget.setChecked(checked)
        images.append(picture(widget))
    assert difference(*images) > 0.02


@pytest.mark.parametrize("kind", [PaperButton, PrimaryButton])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_button_shows_its_whole_text_at_its_smallest(
    shown: Shown, kind: type[PaperButton | PrimaryButton], scale: float
) -> None:
    button = kind(LONG, icon=Icon.MIRROR, key="Ctrl+Z")
    shown(button, Look(DAY, Typography(scale)))
    button.resize(button.minimumSizeHint())
    picture(button)
    assert not button.toolTip()


def test_a_button_too_narrow_tells_its_text_as_a_tool_tip(shown: Shown) -> None:
    button = PaperButton(LONG)
    shown(button)
    button.resize(120, button.height())
    picture(button)
    assert button.toolTip() == LONG
    button.set_text("Short")
    assert not button.toolTip()


def test_an_ampersand_is_shown_and_not_a_shortcut(qtbot: QtBot) -> None:
    button = PaperButton("Save & go on")
    qtbot.addWidget(button)
    assert button.shown_text() == button.accessibleName() == "Save & go on"
    assert button.shortcut().isEmpty()


def test_holding_shows_how_long_it_has_been_held(shown: Shown) -> None:
    button = PrimaryButton("I am Ana")
    shown(button)
    images = []
    for part in (0.0, 0.5, 1.0):
        button.set_progress(part)
        images.append(picture(button))
    for one, other in combinations(images, 2):
        assert difference(one, other) > 0.01


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_a_button_shows_that_the_pointer_is_over_it(shown: Shown, palette: Palette) -> None:
    button = PaperButton("Hover")
    shown(button, Look(palette))
    before = picture(button)
    point = QPointF(20, 20)
    QApplication.sendEvent(button, QEnterEvent(point, point, point))
    assert difference(picture(button), before) > 0.02
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert picture(button) == before


def test_a_long_name_on_a_chip_is_told_whole_by_the_tool_tip(shown: Shown) -> None:
    widget = chip()
    page = shown(widget)
    picture(page)
    assert not widget.toolTip()
    widget.set_player(LONG, crest_of(LONG))
    widget.resize(widget.minimumSizeHint())
    picture(widget)
    assert widget.toolTip() == LONG
    assert widget.player_name() == widget.accessibleName() == LONG


def test_chips_differ_by_state(shown: Shown) -> None:
    widget = chip()
    page = shown(widget)
    page.resize(240, 90)
    images = []
    for state in ChipState:
        widget.set_state(state, "same words")
        images.append(picture(page))
        assert widget.state() is state
    for one, other in combinations(images[:2] + images[3:], 2):
        assert difference(one, other) > 0.005


def test_the_coin_track_counts_its_slots() -> None:
    app = QGuiApplication.instance()
    assert app is not None
    track = CoinTrackWidget(slots=6)
    track.set_coins(3, "3 coins", pending=2, spent=1)
    assert track.coin_states() == (
        CoinState.SPENT,
        CoinState.FILLED,
        CoinState.FILLED,
        CoinState.PENDING,
        CoinState.PENDING,
        CoinState.EMPTY,
    )
    track.set_coins(6, "6 coins", pending=2)
    assert track.coin_states() == (CoinState.FILLED,) * 6


def test_the_coin_track_takes_two_rows_where_one_has_no_room(qtbot: QtBot) -> None:
    track = coin_track()
    qtbot.addWidget(track)
    assert track.heightForWidth(200) > track.heightForWidth(600)


def test_time_beyond_the_threshold_is_shown(shown: Shown, qtbot: QtBot) -> None:
    pips = time_pips()
    qtbot.addWidget(pips)
    before = pips.sizeHint().width()
    pips.set_time(9, 8, "Time 9 of 8")
    assert pips.sizeHint().width() > before


def test_an_explanation_too_long_for_one_line_wraps(qtbot: QtBot) -> None:
    toggle = ToggleSwitch("Title", LONG)
    qtbot.addWidget(toggle)
    assert toggle.heightForWidth(180) > toggle.heightForWidth(600)
    assert toggle.accessibleDescription() == LONG


def test_a_label_shows_markup_as_it_was_typed(qtbot: QtBot) -> None:
    label = TextLabel("<b>Ana</b>")
    qtbot.addWidget(label)
    assert label.textFormat() is Qt.TextFormat.PlainText


def test_a_score_table_refuses_a_row_of_another_length(qtbot: QtBot) -> None:
    table = ScoreTable()
    qtbot.addWidget(table)
    with pytest.raises(ValueError, match="Ana"):
        table.set_table("Player", [ScoreColumn("sum")], [ScoreRow(0, "Ana", ())])


def test_a_score_table_speaks_its_rows(qtbot: QtBot) -> None:
    table = score_table()
    qtbot.addWidget(table)
    assert table.accessibleDescription() == "1. Ana, B 7, coins 9, sum 3"
    assert table.shown_texts() == [("Ana", "7", "9", "3")]


def test_a_hundred_rows_are_a_hundred_rows_high(qtbot: QtBot) -> None:
    table = ScoreTable(crowded=True)
    qtbot.addWidget(table)
    rows = [ScoreRow(n, f"Player {n}", (ScoreNumber("7"),)) for n in range(100)]
    table.set_table("Player", [ScoreColumn("sum")], rows)
    assert table.sizeHint().height() > 2900


@pytest.mark.parametrize(
    ("width", "height"), [(312, 176), (157, 123), (298, 285)], ids=["wide", "small", "tall"]
)
def test_an_edict_shows_what_it_is_worth_at_every_proportion(
    shown: Shown, width: int, height: int
) -> None:
    card = edict_card()
    shown(card)
    card.setFixedSize(width, height)
    before = picture(card)
    card.set_face(replace(FACE, edict=Edict.D))
    assert difference(before, picture(card)) > 0.01


def test_an_edict_tells_its_rule_and_its_score(qtbot: QtBot) -> None:
    card = edict_card()
    qtbot.addWidget(card)
    assert card.accessibleName() == "B: Canal Lake; scores now; 9 stars, would be 12"
    assert card.accessibleDescription() == FACE.rule
    # A small card cuts its name, so the tool tip tells it as well.
    assert card.toolTip() == f"{FACE.name}\n{FACE.rule}"
    assert card.face() is FACE


def test_an_edict_without_a_face_paints_nothing(shown: Shown) -> None:
    empty = EdictCard()
    page = shown(empty)
    assert len({picture(page).pixel(x, 60) for x in range(page.width())}) == 1


def test_revealed_cards_lie_side_by_side_while_there_is_room(qtbot: QtBot) -> None:
    row = card_row(3)
    qtbot.addWidget(row)
    row.resize(row.sizeHint())
    assert not row.place_of(0).intersects(row.place_of(1))
    assert row.name_at(row.place_of(1).center()) == "Farmland"
    assert row.name_at(QPointF(row.width() - 1, 30)) == ""


@pytest.mark.parametrize("count", [5, 6, 7, 8, 11])
@pytest.mark.parametrize("width", [222, 264])
def test_many_revealed_cards_lie_beside_each_other_all_to_be_seen(
    qtbot: QtBot, count: int, width: int
) -> None:
    row = card_row(count)
    qtbot.addWidget(row)
    row.resize(width, row.sizeHint().height())
    places = [row.place_of(number) for number in range(count)]
    assert all(row.rect().toRectF().contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))
    assert [row.name_at(place.center()) for place in places] == [
        card.name for card in list(EXPLORE_CARDS.values())[:count]
    ]
    assert min(place.width() for place in places) >= 28


def test_the_tool_tip_names_the_card_under_the_pointer(shown: Shown) -> None:
    row = card_row(3)
    shown(row)
    point = row.place_of(2).center().toPoint()
    QApplication.sendEvent(row, QHelpEvent(QEvent.Type.ToolTip, point, row.mapToGlobal(point)))
    assert QToolTip.text() == "Hamlet"
    QToolTip.hideText()


def test_an_edict_grows_with_the_letters_of_its_rule(shown: Shown) -> None:
    card = edict_card()
    page = shown(card)
    usual = card.heightForWidth(240)
    dress(page, Look(DAY, Typography(2.0)))
    assert card.heightForWidth(480) > 1.5 * usual
    assert card.heightForWidth(150) > card.heightForWidth(480)


def test_a_choice_shows_another_shape_terrain_and_key(shown: Shown) -> None:
    button = ChoiceButton("Shape", option=EXPLORE_CARDS["hamlet"].options[0], key="1")
    page = shown(button)
    page.resize(260, 140)
    images = [picture(page)]
    button.set_choice(terrain=Terrain.VILLAGE, option=EXPLORE_CARDS["hamlet"].options[0])
    images.append(picture(page))
    button.set_choice(terrain=Terrain.VILLAGE, option=EXPLORE_CARDS["hamlet"].options[1])
    images.append(picture(page))
    button.set_key("2")
    images.append(picture(page))
    button.set_key("")
    images.append(picture(page))
    for one, other in combinations(images, 2):
        assert difference(one, other) > 0.0005


def test_a_long_terrain_name_stays_whole_at_the_smallest_size(shown: Shown) -> None:
    button = ChoiceButton("Дуже-довга назва", terrain=Terrain.FARM, key="2")
    shown(button)
    smallest = button.minimumSizeHint()
    assert smallest.width() < button.sizeHint().width()
    button.setFixedSize(smallest)
    narrow = picture(button)
    button.set_text("Дуже-довга")
    assert difference(narrow, picture(button)) > 0.003


def test_a_button_shows_another_sign_and_key(shown: Shown) -> None:
    button = PaperButton("Sound", icon=Icon.SPEAKER, key="M")
    page = shown(button)
    page.resize(240, 80)
    before = picture(page)
    button.set_icon(Icon.SPEAKER_OFF)
    other_sign = picture(page)
    button.set_key("S")
    assert difference(before, other_sign) > 0.001
    assert difference(other_sign, picture(page)) > 0.001


def test_a_panel_shows_that_it_counts_now(shown: Shown) -> None:
    panel = PaperPanel(raised=True)
    page = shown(panel)
    page.resize(200, 120)
    before = picture(page)
    panel.set_framed(True)
    assert difference(before, picture(page)) > 0.01


def test_a_table_divides_a_sum_from_the_rest(shown: Shown) -> None:
    images = []
    for last in (False, True):
        table = ScoreTable()
        rows = [
            ScoreRow(0, "Spring", (ScoreNumber("7"),), Season.SPRING, last=last),
            ScoreRow(1, "Sum", (ScoreNumber("7", NumberTone.STRONG),)),
        ]
        table.set_table("Season", [ScoreColumn("Stars", Season.FALL)], rows)
        images.append(picture(shown(table)))
    assert difference(*images) > 0.0005


def test_an_edict_asks_for_another_room(qtbot: QtBot) -> None:
    card = EdictCard()
    qtbot.addWidget(card)
    card.set_sizes(QSize(286, 264), QSize(200, 180))
    assert card.sizeHint() == QSize(286, 264)
    assert card.minimumSizeHint() == QSize(200, 180)


def test_the_rule_keeps_off_the_name_wherever_the_label_begins(qtbot: QtBot) -> None:
    label = SectionLabel("Edicts")
    qtbot.addWidget(label)
    label.resize(300, 24)
    width = QFontMetricsF(label.look.fonts.label()).horizontalAdvance("Edicts")

    def gap(left: int) -> int:
        label.setContentsMargins(left, 0, 0, 0)
        line = label.grab().toImage()
        end = round(left + width) + 1
        middle, ground = line.height() // 2, line.pixelColor(299, 0)
        inked = (x for x in range(end, 300) if line.pixelColor(x, middle) != ground)
        return next(inked) - end

    assert gap(40) == gap(0) > 3


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("name", ["Forest", "Ліс", "Monstruo"])
@pytest.mark.parametrize("storeyed", [False, True])
def test_a_key_never_lies_on_the_sign_of_a_terrain(
    qtbot: QtBot,
    name: str,
    scale: float,
    storeyed: bool,  # noqa: FBT001
) -> None:
    button = ChoiceButton(name, terrain=Terrain.FOREST, key="1")
    button.set_storeyed(storeyed=storeyed)
    qtbot.addWidget(button)
    push_look(button, Look(DAY, Typography(scale)))
    least, most = button.minimumSizeHint().width(), button.sizeHint().width()
    for width in range(least, max(least, most) + 20, 5):
        button.resize(width, button.sizeHint().height())
        place = button.key_place()
        assert button.body().contains(place)
        assert not place.intersects(button.sign_place())


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_the_ribbon_of_an_edict_hangs_above_its_name(
    shown: Shown, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On a picture that is kept, no text would be heard of.
    monkeypatch.setattr(
        "cartographers_gui.ui.widgets.edict_card.paint_cached",
        lambda painter, _key, rect, paint: paint(painter, rect),
    )
    card = edict_card()
    dress(shown(card), Look(DAY, Typography(scale)))
    width = round(300 * scale)
    card.setFixedSize(width, card.heightForWidth(width))
    ink = {each.text: each.ink for each in painted_texts(card)}
    ribbon, name = ink["scores now"], ink[FACE.name]
    # Half the ribbon, and half a capital letter of the name.
    assert name.center().y() - ribbon.center().y() > (10.5 + 6.3) * scale
