"""One painted cluster: fill, texture, wet edge, inner grid, ink outline, glyphs, marks of ruins."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from cartographers_gui.engine import Space
from cartographers_gui.ui.painting.cluster_detail import great_house_space, paint_cluster_detail
from cartographers_gui.ui.painting.glyphs import GREAT_HOUSE, paint_glyph
from cartographers_gui.ui.painting.grain import paint_grain
from cartographers_gui.ui.painting.ink import ink_outline, noise_at, seed_of
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.plain_signs import has_plain_sign, paint_plain_sign
from cartographers_gui.ui.painting.space_paths import rounded_outline
from cartographers_gui.ui.painting.star_coin import paint_coin
from cartographers_gui.ui.painting.terrain_texture import paint_texture
from cartographers_gui.ui.painting.tint import faded, mixed
from cartographers_gui.ui.theme import DAY, Ground, Palette

__all__ = ["outline_width", "paint_cluster", "paint_mountain_coin", "paint_ruins_mark"]

_GLYPH_SIZE = 0.80
"""Side of a glyph in lengths of a space."""
_PLAIN_GLYPH_SIZE = 0.90
"""The same in high contrast."""
_PLAIN_BELOW, _PLAIN_INSET = 24.5, 0.17
"""Space in px below which high contrast has a bold sign alone, and what it keeps free around it."""
_PLAIN_MARK_BELOW = 40.0
"""Space in px below which the mark of ruins is as plain as in high contrast."""
_STRAY = 0.018
"""How far a glyph stands off the middle of its space, in lengths of the space."""
_TILT = 2.0
"""How far a glyph leans at most, in degrees."""


def outline_width(geometry: MapGeometry, palette: Palette) -> float:
    """Return the width of a cluster's ink outline in pixels."""
    if palette.high_contrast:
        return max(1.5, min(3.0, 0.056 * geometry.space))
    return max(1.5, min(0.047 * geometry.space, 1.1 + 0.028 * geometry.space))


def paint_cluster(
    painter: QPainter,
    geometry: MapGeometry,
    ground: Ground,
    spaces: frozenset[Space],
    palette: Palette,
    *,
    ruins: frozenset[Space] = frozenset(),
) -> None:
    """Paint connected spaces of one ground; `ruins` are those that lie on a ruins space.

    The area is one path, so there are no inner joints that could leak.
    """
    outline = rounded_outline(geometry, spaces)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(outline, palette.grounds[ground].fill)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    if not palette.high_contrast:
        _paint_mottling(painter, geometry, outline, palette)
    is_plain = palette.high_contrast and geometry.space < _PLAIN_BELOW and has_plain_sign(ground)
    for space in () if is_plain else sorted(spaces):
        paint_texture(painter, geometry, ground, space, palette)
    if not palette.high_contrast:
        _paint_wet_edge(painter, geometry, outline, ground, palette)
        paint_cluster_detail(painter, geometry, ground, spaces, palette)
    _paint_inner_grid(painter, geometry, spaces, ground, palette)
    great = great_house_space(spaces) if ground is Ground.VILLAGE else None
    for space in sorted(spaces):
        if is_plain:
            inset = _PLAIN_INSET * geometry.space
            box = geometry.rect_of(space).adjusted(inset, inset, -inset, -inset)
            paint_plain_sign(painter, ground, box, palette)
        else:
            _paint_space_glyph(painter, geometry, ground, space, palette, great=space == great)
    painter.restore()
    _paint_outline(painter, geometry, outline, ground, palette)
    for space in sorted(ruins & spaces):
        paint_ruins_mark(painter, geometry.rect_of(space), palette)
    painter.restore()


def _paint_outline(
    painter: QPainter,
    geometry: MapGeometry,
    outline: QPainterPath,
    ground: Ground,
    palette: Palette,
) -> None:
    width = outline_width(geometry, palette)
    fill = palette.grounds[ground].fill
    if palette.high_contrast and fill == palette.outline:
        # Two black areas that touch would be one: a white line inside keeps them apart.
        # Both lie on whole pixels, or they would be grey.
        ratio = geometry.ratio
        black, white = (max(1, round(part * width * ratio)) / ratio for part in (0.3, 0.45))
        pen = QPen(palette.paper, 2 * (black + white))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.save()
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        painter.strokePath(outline, pen)
        painter.restore()
        width = 2 * black
    ribbon = ink_outline(
        outline,
        width,
        wander=0.0 if palette.high_contrast else min(0.9, 0.014 * geometry.space),
        wave=geometry.space / 2,
        origin=QPointF(geometry.left, geometry.top),
    )
    painter.fillPath(ribbon, palette.outline)


def _paint_space_glyph(
    painter: QPainter,
    geometry: MapGeometry,
    ground: Ground,
    space: Space,
    palette: Palette,
    *,
    great: bool,
) -> None:
    middle = geometry.rect_of(space).center()
    across, down, lean = noise_at(space.col * 5.3, space.row * 5.7)
    side = geometry.space * (_PLAIN_GLYPH_SIZE if palette.high_contrast else _GLYPH_SIZE)
    painter.save()
    painter.translate(middle + QPointF(across, down) * (_STRAY * geometry.space))
    painter.rotate(_TILT * lean)
    variant = GREAT_HOUSE if great else seed_of((space.row, space.col, 5)) >> 7
    box = QRectF(-side / 2, -side / 2, side, side)
    paint_glyph(painter, ground, box, palette, variant, on_texture=True)
    painter.restore()


def _paint_mottling(
    painter: QPainter, geometry: MapGeometry, outline: QPainterPath, palette: Palette
) -> None:
    """Make the fill uneven, like watercolour that dried at its own pace."""
    area, origin = outline.boundingRect(), QPointF(geometry.left, geometry.top)
    strength = 0.12 if palette.is_dark else 0.15
    for spot, seed, turn in ((0.42, 71, 19.0), (0.15, 72, -27.0)):
        paint_grain(
            painter,
            area,
            spot=spot * geometry.space,
            strength=strength * (1.0 if spot > 0.2 else 0.6),  # noqa: PLR2004 - the coarse one
            seed=seed,
            turn=turn,
            origin=origin,
        )


def _paint_wet_edge(
    painter: QPainter,
    geometry: MapGeometry,
    outline: QPainterPath,
    ground: Ground,
    palette: Palette,
) -> None:
    dark = palette.grounds[ground].fill.darker(210)
    for part, strength in ((0.32, 0.04), (0.25, 0.05), (0.18, 0.06), (0.12, 0.07), (0.07, 0.09)):
        pen = QPen(faded(dark, strength), 2 * part * geometry.space)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(outline, pen)


def _paint_inner_grid(
    painter: QPainter,
    geometry: MapGeometry,
    spaces: frozenset[Space],
    ground: Ground,
    palette: Palette,
) -> None:
    """Part the spaces of a cluster by fine lines with gaps at the crossings."""
    fill = palette.grounds[ground]
    light = fill.ink.lightnessF() > fill.fill.lightnessF()
    gap = geometry.space * (0.0 if palette.high_contrast else 0.1)
    lines = QPainterPath()
    for space in sorted(spaces):
        rect = geometry.rect_of(space)
        if Space(space.row, space.col + 1) in spaces:
            lines.moveTo(rect.right(), rect.top() + gap)
            lines.lineTo(rect.right(), rect.bottom() - gap)
        if Space(space.row + 1, space.col) in spaces:
            lines.moveTo(rect.left() + gap, rect.bottom())
            lines.lineTo(rect.right() - gap, rect.bottom())
    color = fill.ink
    if not palette.high_contrast:
        color = faded(mixed(fill.fill, fill.ink, 0.45 if light else 0.75), 0.42)
    painter.strokePath(lines, QPen(color, max(0.9, 0.02 * geometry.space)))


def paint_ruins_mark(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the small disc that says a space drawn on was a ruins space."""
    radius = rect.width() * 0.19
    centre = rect.topLeft() + QPointF(1, 1) * (rect.width() * 0.235)
    # The disc looks the same by day and by night: a label pasted on.
    paper = palette if palette.high_contrast else DAY
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(paper.ink, max(1.0, rect.width() * 0.02)))
    painter.setBrush(paper.cream)
    painter.drawEllipse(centre, radius, radius)
    if palette.high_contrast or rect.width() < _PLAIN_MARK_BELOW:
        # Fine lines would run into a grey dot.
        side = radius * 1.24
        box = QRectF(centre.x() - side / 2, centre.y() - side * 0.53, side, side)
        paint_plain_sign(painter, Ground.RUINS, box, paper)
    else:
        side = radius * 1.36
        box = QRectF(centre.x() - side / 2, centre.y() - side * 0.53, side, side)
        paint_glyph(painter, Ground.RUINS, box, paper)
    painter.restore()


def paint_mountain_coin(painter: QPainter, rect: QRectF, palette: Palette, *, taken: bool) -> None:
    """Paint the coin of a mountain in the corner of its space, or the hollow it left."""
    radius = rect.width() * 0.165
    centre = rect.topLeft() + QPointF(1, 1) * (rect.width() * 0.8)
    if not taken:
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        paint_coin(painter, box, palette)
        return
    fill = palette.grounds[Ground.MOUNTAIN]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = fill.ink if palette.high_contrast else faded(palette.outline, 0.7)
    painter.setPen(QPen(line, max(1.0, 0.09 * radius)))
    shade = 0.0 if palette.high_contrast else 0.5
    painter.setBrush(mixed(fill.fill, palette.outline, shade))
    painter.drawEllipse(centre, radius * 0.86, radius * 0.86)
    painter.restore()
