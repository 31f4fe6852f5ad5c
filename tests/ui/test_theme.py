"""Every palette keeps text readable and terrains apart, also for colour-blind eyes."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations, pairwise
from types import MappingProxyType

import pytest
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QLineEdit, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import Edict, Season, Terrain
from cartographers_gui.ui.theme import (
    DAY,
    HIGH_CONTRAST,
    NIGHT,
    PALETTES,
    Fill,
    Ground,
    Palette,
    qt_palette,
)
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.style_sheet import dress
from tests.helpers.colours import VISIONS, ciede2000, contrast, distance

COLOURED = (DAY, NIGHT)
READABLE = 4.5
EDGE = 3.0
APART = 15.0


def text_faults(palette: Palette) -> Iterator[str]:
    """Name every text that is too faint on a ground it is written on."""
    grounds = (
        "window", "panel", "raised", "bar", "desk", "desk_end", "card", "card_end", "paper",
    )  # fmt: skip
    for text, places in (
        ("text", grounds),
        ("muted", grounds),
        ("link", ("window", "panel", "card", "card_end")),
        ("error", ("window", "panel", "card", "card_end")),
        ("ok", ("window", "panel", "card")),
        ("accent_text", ("accent",)),
        ("frame", ("paper",)),
    ):
        for place in places:
            ratio = contrast(getattr(palette, text), getattr(palette, place))
            if ratio < READABLE:
                yield f"{palette.name}: {text} on {place} {ratio:.1f}"


def edge_faults(palette: Palette) -> Iterator[str]:
    """Name every line or mark that is too faint on what lies beside it."""
    for line, places in (
        ("border", ("window", "panel")),
        ("focus", ("window", "panel", "paper")),
        ("accent", ("window", "panel", "bar")),
        ("disabled", ("window", "panel")),
        ("legal", ("halo", "paper")),
        ("illegal", ("halo", "paper")),
    ):
        for place in places:
            ratio = contrast(getattr(palette, line), getattr(palette, place))
            if ratio < EDGE:
                yield f"{palette.name}: {line} on {place} {ratio:.1f}"


def fill_faults(palette: Palette) -> Iterator[str]:
    """Name every fill whose glyph or letter is too faint on it."""
    fills: dict[str, Fill] = {ground.value: fill for ground, fill in palette.grounds.items()}
    fills |= {season.value: fill for season, fill in palette.seasons.items()}
    for name, fill in fills.items():
        if contrast(fill.fill, fill.ink) < READABLE:
            yield f"{palette.name}: ink on {name} {contrast(fill.fill, fill.ink):.1f}"


def near_pairs(colors: Mapping[str, QColor], least: float) -> Iterator[str]:
    """Name every two colours that some kind of sight can hardly tell apart."""
    for vision in VISIONS:
        for (name, one), (other_name, other) in combinations(colors.items(), 2):
            apart = distance(one, other, vision)
            if apart < least:
                yield f"{name} and {other_name}, {vision}: {apart:.1f}"


def terrain_colors(palette: Palette) -> dict[str, QColor]:
    """Return the fills of all grounds; that of open ruins is the paper itself."""
    return {ground.value: fill.fill for ground, fill in palette.grounds.items()}


def with_ground(palette: Palette, ground: Ground, fill: str, ink: str) -> Palette:
    """Return a palette with one ground spoilt."""
    changed = {**palette.grounds, ground: Fill(QColor(fill), QColor(ink))}
    return replace(palette, grounds=MappingProxyType(changed))


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        # The published test data of Sharma, Wu and Dalal.
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((90.8027, -2.0831, 1.441), (91.1528, -1.6435, 0.0447), 1.4441),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_distance_agrees_with_the_published_data(
    one: tuple[float, float, float], other: tuple[float, float, float], expected: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(expected, abs=5e-5)
    assert ciede2000(other, one) == pytest.approx(expected, abs=5e-5)


def test_contrast_agrees_with_the_standard() -> None:
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.005)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
class TestEveryPalette:
    def test_texts_are_readable(self, palette: Palette) -> None:
        assert not list(text_faults(palette))

    def test_edges_can_be_seen(self, palette: Palette) -> None:
        assert not list(edge_faults(palette))

    def test_glyphs_and_letters_stand_out_from_their_fill(self, palette: Palette) -> None:
        assert not list(fill_faults(palette))

    def test_every_terrain_season_and_edict_has_its_colour(self, palette: Palette) -> None:
        assert set(palette.grounds) == set(Ground)
        assert set(palette.seasons) == set(Season)
        assert set(palette.seals) == set(Edict)
        for terrain in Terrain:
            assert palette.ground(terrain) is palette.grounds[Ground(terrain.value)]

    def test_a_seal_bears_a_light_letter(self, palette: Palette) -> None:
        for color in palette.seals.values():
            assert contrast(color, QColor("#FFF8E7")) >= READABLE

    def test_stock_widgets_take_its_colours(self, palette: Palette, qapp: QGuiApplication) -> None:
        made = qt_palette(palette)
        role = QPalette.ColorRole
        assert made.color(role.Window) == palette.window
        assert made.color(role.Text) == palette.text
        disabled = made.color(QPalette.ColorGroup.Disabled, role.ButtonText)
        assert disabled == palette.disabled
        for text, ground in (
            (role.WindowText, role.Window),
            (role.Text, role.Base),
            (role.ButtonText, role.Button),
            (role.ToolTipText, role.ToolTipBase),
            (role.HighlightedText, role.Highlight),
            (role.PlaceholderText, role.Base),
            (role.Link, role.Window),
        ):
            assert contrast(made.color(text), made.color(ground)) >= READABLE, text


@pytest.mark.parametrize("palette", COLOURED, ids=lambda palette: palette.name)
class TestColouredPalettes:
    def test_terrains_stay_apart_for_every_kind_of_sight(self, palette: Palette) -> None:
        assert not list(near_pairs(terrain_colors(palette), APART))

    def test_seasons_stay_apart_for_every_kind_of_sight(self, palette: Palette) -> None:
        seasons = {season.value: fill.fill for season, fill in palette.seasons.items()}
        assert not list(near_pairs(seasons, 20))

    def test_legal_and_illegal_are_far_apart(self, palette: Palette) -> None:
        overlay = {"legal": palette.legal, "illegal": palette.illegal}
        assert not list(near_pairs(overlay, 30))

    def test_each_step_of_the_gains_can_be_told_from_the_next(self, palette: Palette) -> None:
        assert len(palette.gains) == 6
        for number, (one, other) in enumerate(pairwise(palette.gains)):
            steps = {f"step {number}": one, f"step {number + 1}": other}
            assert not list(near_pairs(steps, 8.5))

    def test_pending_numbers_are_readable_on_a_row_in_the_colour_of_summer(
        self, palette: Palette
    ) -> None:
        summer = palette.seasons[Season.SUMMER].fill
        part = 0.22 if palette.is_dark else 0.45
        row = QColor.fromRgbF(
            *(
                getattr(palette.window, name)() * (1 - part) + getattr(summer, name)() * part
                for name in ("redF", "greenF", "blueF")
            )
        )
        assert contrast(palette.pending, row) >= READABLE


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_the_chosen_tab_is_seen_at_once(palette: Palette, qtbot: QtBot) -> None:
    tabs = QTabBar()
    qtbot.addWidget(tabs)
    for title in ("Edicts", "Season sheet"):
        tabs.addTab(title)
    dress(tabs, Look(palette, Typography(1.0)))
    tabs.show()
    picture = tabs.grab().toImage()
    chosen, other = tabs.tabRect(0), tabs.tabRect(1)
    assert picture.pixelColor(chosen.center().x(), chosen.top() + 1) == palette.accent
    grounds = [picture.pixelColor(each.left() + 4, each.center().y()) for each in (chosen, other)]
    assert contrast(*grounds) >= (READABLE if palette.high_contrast else 1.05)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_what_a_field_invites_to_type_is_readable(palette: Palette, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    fields = [QLineEdit(window), QLineEdit(window)]
    fields[1].setProperty("frameless", True)  # noqa: FBT003 - Qt takes no name here
    dress(window, Look(palette, Typography(1.0)))
    for field in fields:
        field.ensurePolished()
        written = field.palette().color(QPalette.ColorRole.PlaceholderText)
        assert written.alpha() == 255
        assert contrast(written, palette.card) >= READABLE


def test_high_contrast_map_is_black_and_white_alone() -> None:
    pure = {"#000000", "#ffffff"}
    names = ("paper", "ink", "outline", "frame", "frame_blank", "cream", "legal", "illegal", "halo")
    assert {getattr(HIGH_CONTRAST, name).name() for name in names} <= pure
    fills = HIGH_CONTRAST.grounds.values()
    assert {color.name() for fill in fills for color in (fill.fill, fill.ink)} <= pure


# Each guard above is seen to fail once with a planted fault.


def test_the_guard_sees_a_faint_text() -> None:
    spoilt = replace(DAY, muted=QColor("#9A866F"))
    assert any("muted on desk_end" in fault for fault in text_faults(spoilt))


def test_the_guard_sees_a_faint_edge() -> None:
    spoilt = replace(NIGHT, border=QColor("#5A4C3A"))
    assert any("border on window" in fault for fault in edge_faults(spoilt))


def test_the_guard_sees_a_faint_glyph() -> None:
    spoilt = with_ground(DAY, Ground.VILLAGE, "#B0562A", "#2A1D14")
    assert list(fill_faults(spoilt)) == ["day: ink on village 3.3"]


def test_the_guard_sees_terrains_that_only_normal_sight_tells_apart() -> None:
    spoilt = with_ground(DAY, Ground.VILLAGE, "#7A8A2A", "#2A1D14")
    spoilt = with_ground(spoilt, Ground.FARM, "#C07A2A", "#2A1D14")
    pair = {ground.value: spoilt.grounds[ground].fill for ground in (Ground.VILLAGE, Ground.FARM)}
    visions = {fault.split(", ")[1].split(":")[0] for fault in near_pairs(pair, APART)}
    assert visions
    assert "normal" not in visions


def test_the_guard_sees_steps_of_gain_that_look_alike() -> None:
    assert list(near_pairs({"one": QColor("#5FA9C2"), "other": QColor("#5BA3BD")}, 8.5))
