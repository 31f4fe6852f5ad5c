"""The glyph of each ground: silhouettes first, one or two tones, fine lines only when large."""

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cartographers_gui.ui.painting import printed_glyphs, terrain_glyphs
from cartographers_gui.ui.painting.glyph_layer import Layer, Tone, grown
from cartographers_gui.ui.painting.tint import faded, mixed
from cartographers_gui.ui.theme import Ground, Palette

__all__ = ["GREAT_HOUSE", "VARIANTS", "paint_glyph"]

VARIANTS = 3
"""How many variants each glyph has."""
GREAT_HOUSE = -1
"""The variant of the village glyph that stands once in a large village."""

_FINE_FROM = 40.0
"""Smallest side in px at which fine lines are painted."""
_HALO = 18.0
"""Width in units of the clear seam round a glyph in high contrast."""
_SEAM = 6.0
"""Width in units of the soft seam round a glyph that lies on a texture."""

_GLYPHS: dict[Ground, Callable[[int], list[Layer]]] = {
    Ground.FOREST: terrain_glyphs.forest,
    Ground.VILLAGE: terrain_glyphs.village,
    Ground.FARM: terrain_glyphs.farm,
    Ground.WATER: terrain_glyphs.water,
    Ground.MONSTER: terrain_glyphs.monster,
    Ground.MOUNTAIN: printed_glyphs.mountain,
    Ground.WASTELAND: printed_glyphs.wasteland,
    Ground.RUINS: printed_glyphs.ruins,
}


@lru_cache(maxsize=len(Ground) * (VARIANTS + 1))
def _layers(ground: Ground, variant: int) -> tuple[Layer, ...]:
    if variant == GREAT_HOUSE:
        return tuple(terrain_glyphs.great_house())
    return tuple(_GLYPHS[ground](variant))


@lru_cache(maxsize=2 * len(Ground) * (VARIANTS + 1))
def _seam(ground: Ground, variant: int, width: float) -> QPainterPath:
    """Return the silhouette of a glyph, grown by half of a width on every side."""
    if ground is Ground.FARM:
        whole = terrain_glyphs.farm_silhouette(variant)
    else:
        whole = QPainterPath()
        for layer in _layers(ground, variant):
            if layer.tone is not Tone.FINE:
                whole = whole.united(layer.path)
    return grown(whole, width).simplified()


def _color(palette: Palette, ground: Ground, tone: Tone) -> QColor:
    fill = palette.grounds[ground]
    match tone:
        case Tone.GROUND:
            return fill.fill
        case Tone.SHADE:
            return mixed(fill.fill, palette.ink, 0.0 if palette.high_contrast else 0.24)
        case Tone.LIGHT:
            return _light(palette, ground)
        case Tone.ROOF:
            return mixed(fill.ink, palette.roof, 0.46)
        case Tone.FINE:
            return faded(fill.ink, 0.8)
        case Tone.INK:
            return fill.ink


def _light(palette: Palette, ground: Ground) -> QColor:
    if ground is Ground.RUINS:
        return mixed(palette.paper, palette.glow, 0.0 if palette.is_dark else 0.75)
    if ground is Ground.WATER:
        return faded(palette.cream, 0.0 if palette.high_contrast else 0.5)
    return QColor("#FFFFFF") if palette.high_contrast else QColor("#FFF8E7")


def paint_glyph(
    painter: QPainter,
    ground: Ground,
    rect: QRectF,
    palette: Palette,
    variant: int = 0,
    *,
    ink: QColor | None = None,
    on_texture: bool = False,
    halo: float = _HALO,
) -> None:
    """Paint the glyph of a ground as large as fits into a rectangle, centred.

    `variant` is taken modulo `VARIANTS`, or is `GREAT_HOUSE`. `ink` replaces the palette's, for a
    glyph on other ground; `halo` is the width of the seam round it in high contrast, where its box
    has 100 units. A glyph `on_texture` keeps the texture off itself by a soft seam.
    """
    side = min(rect.width(), rect.height())
    if ground is not Ground.VILLAGE or variant != GREAT_HOUSE:
        variant %= VARIANTS
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / 100, side / 100)
    if palette.high_contrast or on_texture:
        fill = palette.grounds[ground].fill
        if palette.high_contrast:
            painter.fillPath(_seam(ground, variant, halo), fill)
        else:
            painter.fillPath(_seam(ground, variant, _SEAM), faded(fill, 0.6))
    for layer in _layers(ground, variant):
        if layer.tone is Tone.FINE and side < _FINE_FROM:
            continue
        is_ink = layer.tone in {Tone.INK, Tone.FINE}
        color = ink if ink is not None and is_ink else _color(palette, ground, layer.tone)
        painter.fillPath(layer.path, color)
    painter.restore()
