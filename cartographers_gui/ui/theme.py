"""Every colour of the program: three palettes, and the Qt palette made from each.

Day and night were found by a search that keeps the terrains apart for normal sight and for the
three kinds of colour blindness; the tests hold contrast and distance. High contrast is black on
white, terrains told apart by pattern and glyph.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from PySide6.QtGui import QColor, QPalette

from cartographers_gui.engine import Edict, Season, Terrain
from cartographers_gui.engine.value import value

__all__ = [
    "DAY",
    "HIGH_CONTRAST",
    "NIGHT",
    "PALETTES",
    "Fill",
    "Ground",
    "Palette",
    "qt_palette",
]


class Ground(StrEnum):
    """What can lie on a space of the map, terrain or not."""

    FOREST = "forest"
    VILLAGE = "village"
    FARM = "farm"
    WATER = "water"
    MONSTER = "monster"
    MOUNTAIN = "mountain"
    WASTELAND = "wasteland"
    RUINS = "ruins"

    @classmethod
    def of(cls, terrain: Terrain) -> "Ground":
        """Return the ground of a terrain."""
        return cls(terrain.value)


@value
class Fill:
    """A coloured area and the ink that is readable on it."""

    fill: QColor
    ink: QColor


@value
class Palette:
    """One set of colours for map and window."""

    name: str
    """`day`, `night` or `contrast`."""
    is_dark: bool
    high_contrast: bool
    window: QColor
    panel: QColor
    raised: QColor
    """A button or row lifted off its panel."""
    bar: QColor
    """Menu bar, header and action bar."""
    desk: QColor
    """Desk behind the sheets, at the top."""
    desk_end: QColor
    """Desk at the bottom."""
    card: QColor
    card_end: QColor
    """What a card fades to at its foot."""
    text: QColor
    muted: QColor
    accent: QColor
    accent_text: QColor
    link: QColor
    focus: QColor
    border: QColor
    error: QColor
    ok: QColor
    disabled: QColor
    legal: QColor
    """Blue means yours, now: ghost, dots, chosen options, pending numbers."""
    illegal: QColor
    halo: QColor
    """Second stroke under legal and illegal lines."""
    pending: QColor
    """Numbers that would change, on a row tinted by its season."""
    pip: QColor
    """Time that has passed."""
    paper: QColor
    ink: QColor
    """Ink on light things: outlines, glyphs, text on cards."""
    outline: QColor
    """Ink round what has been drawn."""
    frame: QColor
    """Neat line, outer line and the inked parts of the scale band."""
    frame_blank: QColor
    """The parts of the scale band between the inked ones."""
    glow: QColor
    """What brightens the paper round open ruins."""
    cream: QColor
    sepia: QColor
    """Contour lines and ornaments."""
    neutral: QColor
    """A filled space whose terrain does not matter, in diagrams."""
    star: QColor
    roof: QColor
    """Mixed into the ink of a village's roofs."""
    coin: tuple[QColor, QColor, QColor]
    """Gold of a coin: its light, its middle, its shade."""
    coin_ink: QColor
    grounds: Mapping[Ground, Fill]
    seasons: Mapping[Season, Fill]
    seals: Mapping[Edict, QColor]
    gains: tuple[QColor, ...]
    """Ramp from no gain to the best, single hue."""

    def ground(self, terrain: Terrain) -> Fill:
        """Return fill and ink of a terrain."""
        return self.grounds[Ground.of(terrain)]


_INK = "#2A1D14"
_CREAM = "#FFF8E7"
_NIGHT_INK = "#14100B"

_GOLD = (QColor("#FFE08A"), QColor("#E3AB2E"), QColor("#B67D14"))
_SEASONS: Mapping[Season, Fill] = MappingProxyType(
    {
        Season.SPRING: Fill(QColor("#BFE3B0"), QColor(_INK)),
        Season.SUMMER: Fill(QColor("#DB8F0A"), QColor(_INK)),
        Season.FALL: Fill(QColor("#8F3B0E"), QColor(_CREAM)),
        Season.WINTER: Fill(QColor("#2C6A93"), QColor(_CREAM)),
    }
)
_SEALS: Mapping[Edict, QColor] = MappingProxyType(
    {
        Edict.A: QColor("#2E6B46"),
        Edict.B: QColor("#2B5D8A"),
        Edict.C: QColor("#A3302B"),
        Edict.D: QColor("#6A3A7A"),
    }
)
_GAINS = tuple(
    QColor(step) for step in ("#F3E9D0", "#CFE3E0", "#9CCBD3", "#5FA9C2", "#2B7FA8", "#0B4F80")
)


def _grounds(rows: Mapping[Ground, tuple[str, str]]) -> Mapping[Ground, Fill]:
    return MappingProxyType(
        {ground: Fill(QColor(fill), QColor(ink)) for ground, (fill, ink) in rows.items()}
    )


DAY = Palette(
    name="day",
    is_dark=False,
    high_contrast=False,
    window=QColor("#EFE4C8"),
    panel=QColor("#FBF5E6"),
    raised=QColor("#FFFBF0"),
    bar=QColor("#F7EED7"),
    desk=QColor("#E1D2AB"),
    desk_end=QColor("#CFBC90"),
    card=QColor("#FBF4E2"),
    card_end=QColor("#F3E9CE"),
    text=QColor(_INK),
    muted=QColor("#554231"),
    accent=QColor("#7A3E12"),
    accent_text=QColor(_CREAM),
    link=QColor("#0B5572"),
    focus=QColor("#0B5FA5"),
    border=QColor("#8A7355"),
    error=QColor("#A11B1B"),
    ok=QColor("#0B6B57"),
    disabled=QColor("#80705C"),
    legal=QColor("#0B5FA5"),
    illegal=QColor("#B3261E"),
    halo=QColor("#FFFFFF"),
    pending=QColor("#084C84"),
    pip=QColor("#B8660A"),
    paper=QColor("#F3E9D0"),
    ink=QColor(_INK),
    outline=QColor(_INK),
    frame=QColor(_INK),
    frame_blank=QColor(_CREAM),
    glow=QColor("#FFFDF4"),
    cream=QColor(_CREAM),
    sepia=QColor("#8A6A42"),
    neutral=QColor("#B79E72"),
    star=QColor("#FFD866"),
    roof=QColor("#C04A26"),
    coin=_GOLD,
    coin_ink=QColor(_INK),
    grounds=_grounds(
        {
            Ground.FOREST: ("#174C28", _CREAM),
            Ground.VILLAGE: ("#D2733F", _INK),
            Ground.FARM: ("#F4BE3A", _INK),
            Ground.WATER: ("#62B3D4", _INK),
            Ground.MONSTER: ("#611F73", _CREAM),
            Ground.MOUNTAIN: ("#706D6A", _CREAM),
            Ground.WASTELAND: ("#A79C95", _INK),
            Ground.RUINS: ("#F3E9D0", _INK),
        }
    ),
    seasons=_SEASONS,
    seals=_SEALS,
    gains=_GAINS,
)

NIGHT = Palette(
    name="night",
    is_dark=True,
    high_contrast=False,
    window=QColor("#1E1914"),
    panel=QColor("#2A231C"),
    raised=QColor("#352C23"),
    bar=QColor("#241E18"),
    desk=QColor("#1A1511"),
    desk_end=QColor("#110D0A"),
    card=QColor("#2A231C"),
    card_end=QColor("#231C16"),
    text=QColor("#F3E9D0"),
    muted=QColor("#C9B99A"),
    accent=QColor("#E5A04A"),
    accent_text=QColor("#1E1914"),
    link=QColor("#7CC7E8"),
    focus=QColor("#7CC7FF"),
    border=QColor("#8C7A62"),
    error=QColor("#FF9B8F"),
    ok=QColor("#7FD6BE"),
    disabled=QColor("#8F8069"),
    legal=QColor("#7CC7FF"),
    illegal=QColor("#FF9B8F"),
    halo=QColor("#000000"),
    pending=QColor("#7CC7FF"),
    pip=QColor("#D98A1E"),
    paper=QColor("#342D23"),
    ink=QColor(_NIGHT_INK),
    outline=QColor("#0B0805"),
    frame=QColor("#D8C391"),
    frame_blank=QColor("#2A231A"),
    glow=QColor("#B79A62"),
    cream=QColor("#F3E9D0"),
    sepia=QColor("#C7A873"),
    neutral=QColor("#7A6A50"),
    star=QColor("#FFD866"),
    roof=QColor("#C04A26"),
    coin=_GOLD,
    coin_ink=QColor(_INK),
    grounds=_grounds(
        {
            Ground.FOREST: ("#509569", _NIGHT_INK),
            Ground.VILLAGE: ("#D94D1D", _NIGHT_INK),
            Ground.FARM: ("#F9D167", _NIGHT_INK),
            Ground.WATER: ("#73CEFF", _NIGHT_INK),
            Ground.MONSTER: ("#7F258F", _CREAM),
            Ground.MOUNTAIN: ("#BDBAB4", _NIGHT_INK),
            Ground.WASTELAND: ("#5F5E5D", _CREAM),
            Ground.RUINS: ("#342D23", "#E4D5B2"),
        }
    ),
    seasons=_SEASONS,
    seals=_SEALS,
    gains=_GAINS,
)

_BLACK = QColor("#000000")
_WHITE = QColor("#FFFFFF")

HIGH_CONTRAST = Palette(
    name="contrast",
    is_dark=False,
    high_contrast=True,
    window=_WHITE,
    panel=_WHITE,
    raised=_WHITE,
    bar=_WHITE,
    desk=_WHITE,
    desk_end=_WHITE,
    card=_WHITE,
    card_end=_WHITE,
    text=_BLACK,
    muted=_BLACK,
    accent=_BLACK,
    accent_text=_WHITE,
    link=_BLACK,
    focus=_BLACK,
    border=_BLACK,
    error=_BLACK,
    ok=_BLACK,
    disabled=QColor("#595959"),
    legal=_BLACK,
    illegal=_BLACK,
    halo=_WHITE,
    pending=_BLACK,
    pip=_BLACK,
    paper=_WHITE,
    ink=_BLACK,
    outline=_BLACK,
    frame=_BLACK,
    frame_blank=_WHITE,
    glow=_WHITE,
    cream=_WHITE,
    sepia=QColor("#767676"),
    neutral=QColor("#D0D0D0"),
    star=_WHITE,
    roof=_BLACK,
    coin=(_WHITE, _WHITE, _WHITE),
    coin_ink=_BLACK,
    grounds=_grounds(
        {
            Ground.FOREST: ("#000000", "#FFFFFF"),
            Ground.VILLAGE: ("#FFFFFF", "#000000"),
            Ground.FARM: ("#FFFFFF", "#000000"),
            Ground.WATER: ("#FFFFFF", "#000000"),
            Ground.MONSTER: ("#000000", "#FFFFFF"),
            Ground.MOUNTAIN: ("#000000", "#FFFFFF"),
            Ground.WASTELAND: ("#FFFFFF", "#000000"),
            Ground.RUINS: ("#FFFFFF", "#000000"),
        }
    ),
    seasons=MappingProxyType(dict.fromkeys(Season, Fill(_WHITE, _BLACK))),
    seals=MappingProxyType(dict.fromkeys(Edict, _BLACK)),
    gains=tuple(QColor.fromHsl(0, 0, 255 - 42 * step) for step in range(6)),
)

PALETTES: Mapping[str, Palette] = MappingProxyType(
    {palette.name: palette for palette in (DAY, NIGHT, HIGH_CONTRAST)}
)
"""Every palette by its name."""


def qt_palette(palette: Palette) -> QPalette:
    """Return the colours that stock widgets of the Fusion style take."""
    made = QPalette()
    role = QPalette.ColorRole
    for part, color in (
        (role.Window, palette.window),
        (role.WindowText, palette.text),
        (role.Base, palette.panel),
        (role.AlternateBase, palette.window),
        (role.Text, palette.text),
        (role.Button, palette.card),
        (role.ButtonText, palette.text),
        (role.BrightText, palette.accent_text),
        (role.ToolTipBase, palette.card),
        (role.ToolTipText, palette.text),
        (role.PlaceholderText, palette.muted),
        (role.Highlight, palette.accent),
        (role.HighlightedText, palette.accent_text),
        (role.Link, palette.link),
        (role.LinkVisited, palette.link),
        (role.Light, palette.card),
        (role.Midlight, palette.card_end),
        (role.Mid, palette.border),
        (role.Dark, palette.border),
        (role.Shadow, palette.ink),
    ):
        made.setColor(part, color)
    for part in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, part, palette.disabled)
    return made
