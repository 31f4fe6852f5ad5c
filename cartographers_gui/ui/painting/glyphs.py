"""The glyph of each ground: silhouettes first, one or two tones, fine lines only when large.

Each is drawn in a box of 100 x 100 units, in three variants.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform

from cartographers_gui.ui.painting.outline import outline, polygon
from cartographers_gui.ui.theme import Ground, Palette

__all__ = ["VARIANTS", "paint_glyph"]

VARIANTS = 3
"""How many variants each glyph has."""

_FINE_FROM = 40.0
"""Smallest side in px at which fine lines are painted."""


@dataclass(frozen=True, slots=True)
class Layer:
    """One part of a glyph, painted in order."""

    path: QPainterPath
    tone: str
    """`ink`, `ground`, `light`, `roof`, or `fine` for ink that is left out when small."""


def _conifer(x: float, foot: float, height: float, width: float, lean: float) -> QPainterPath:
    """Return a fir of three tiers with its trunk."""
    top = foot - height
    tiers = ((0.0, 0.42, 0.52), (0.24, 0.68, 0.80), (0.48, 0.93, 1.0))
    path = QPainterPath()
    for start, end, wide in tiers:
        half = width / 2 * wide
        shift = lean * (1 - start)
        path.addPath(
            polygon(
                (x + shift, top + start * height * 0.9),
                (x + half * 0.42, top + (start + (end - start) * 0.52) * height),
                (x + half, top + end * height),
                (x + half * 0.34, top + (end - 0.045) * height),
                (x, top + (end + 0.015) * height),
                (x - half * 0.40, top + (end - 0.05) * height),
                (x - half, top + (end - 0.02) * height),
                (x - half * 0.45, top + (start + (end - start) * 0.50) * height),
            )
        )
    path.addRect(QRectF(x - width * 0.055, foot - height * 0.1, width * 0.11, height * 0.14))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path.simplified()


def _forest(variant: int) -> list[Layer]:
    near, far = (
        (_conifer(36, 84, 70, 46, 1.5), _conifer(70, 80, 50, 36, -1)),
        (_conifer(62, 85, 72, 44, -1.5), _conifer(29, 80, 52, 36, 1)),
        (_conifer(39, 85, 64, 48, -1), _conifer(72, 82, 58, 36, 1)),
    )[variant]
    gap = _grown(near, 5.5)
    return [Layer(far.subtracted(gap), "ink"), Layer(near, "ink")]


def _grown(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return path.united(stroker.createStroke(path))


def _village(variant: int) -> list[Layer]:
    if variant == 1:
        annex = outline("M 12 54 L 34 54 L 34 80 L 12 80 Z")
        annex_roof = outline("M 7 57 L 20 40 L 44 40 L 44 57 Z")
        wall = outline("M 32 50 L 84 50 L 84 82 L 32 82 Z")
        roof = outline("M 25 53 L 40 24 L 76 24 L 91 53 Z")
        chimney = outline("M 64 14 L 73 14 L 73 30 L 64 30 Z")
        door = outline("M 51 82 V 66 Q 57 58 63 66 V 82 Z")
        window = outline("R 70 58 8 9")
    elif variant == 2:  # noqa: PLR2004 - the third house
        annex = outline("M 62 56 L 86 56 L 86 80 L 62 80 Z")
        annex_roof = outline("M 56 58 L 66 44 L 82 44 L 92 58 Z")
        wall = outline("M 20 46 L 44 20 L 66 46 L 66 82 L 20 82 Z")
        roof = outline("M 10 50 L 43 12 L 76 50 L 68 55 L 43 26 L 18 55 Z")
        chimney = outline("M 56 12 L 65 12 L 65 36 L 56 26 Z")
        door = outline("M 36 82 V 66 Q 43 57 50 66 V 82 Z")
        window = outline("R 39 42 9 9")
    else:
        annex = outline("M 60 54 L 88 54 L 88 80 L 60 80 Z")
        annex_roof = outline("M 54 57 L 62 42 L 84 42 L 93 57 Z")
        wall = outline("M 16 50 L 62 50 L 62 82 L 16 82 Z")
        roof = outline("M 8 53 L 22 26 L 56 26 L 70 53 Z")
        chimney = outline("M 27 15 L 36 15 L 36 32 L 27 32 Z")
        door = outline("M 32 82 V 66 Q 38 58 44 66 V 82 Z")
        window = outline("R 50 58 7 9")
    layers: list[Layer] = []
    for part, tone in (
        (annex, "light"),
        (annex_roof, "roof"),
        (chimney, "roof"),
        (wall, "light"),
        (roof, "roof"),
    ):
        layers += [Layer(_line(part, 5.0), "ink"), Layer(part, tone)]
    return [*layers, Layer(door, "ink"), Layer(window, "ink"), Layer(_shingles(roof), "fine")]


def _shingles(roof: QPainterPath) -> QPainterPath:
    box = roof.boundingRect()
    lines = QPainterPath()
    for step in range(1, 4):
        y = box.top() + box.height() * step / 4
        lines.addRect(QRectF(box.left(), y - 0.7, box.width(), 1.4))
    return lines.intersected(roof)


def _line(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return stroker.createStroke(path)


def _ear(x: float, foot: float, height: float, lean: float) -> QPainterPath:
    """Return one ear of wheat: a bent stem with pairs of grains."""
    stem = QPainterPath(QPointF(x, foot))
    tip = QPointF(x + lean, foot - height)
    stem.quadTo(QPointF(x, foot - height * 0.5), tip)
    path = _line(stem, 3.2)
    grain = QPainterPath()
    grain.addEllipse(QPointF(0, 0), 3.6, 7.2)
    for step in range(4):
        at = stem.pointAtPercent(0.52 + 0.13 * step)
        slope = stem.angleAtPercent(0.52 + 0.13 * step)
        for side in (-1, 1):
            turn = QTransform.fromTranslate(at.x() + side * 4.6, at.y() - 2.5)
            turn.rotate(90 - slope + side * 27)
            path.addPath(turn.map(grain))
    turn = QTransform.fromTranslate(tip.x(), tip.y() - 5)
    turn.rotate(lean)
    path.addPath(turn.map(grain))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path.simplified()


def _farm(variant: int) -> list[Layer]:
    ears = (
        ((26, 62, -13), (43, 72, -4), (58, 74, 5), (74, 63, 14)),
        ((24, 66, -9), (41, 76, -5), (59, 68, 7), (76, 66, 11)),
        ((27, 68, -14), (42, 66, -6), (60, 77, 3), (74, 68, 13)),
    )[variant]
    return [Layer(_ear(x, 90, height, lean), "ink") for x, height, lean in ears]


def _wave(y: float, start: float, length: float, phase: float) -> QPainterPath:
    """Return one wave, thick in the middle and thin at its ends."""
    upper: list[tuple[float, float]] = []
    lower: list[tuple[float, float]] = []
    steps = 28
    for step in range(steps + 1):
        part = step / steps
        x = start + length * part
        middle = y - 6.2 * math.sin(part * 4 * math.pi + phase)
        half = 0.9 + 3.3 * math.sin(math.pi * part) ** 0.6
        upper.append((x, middle - half))
        lower.append((x, middle + half))
    return polygon(*upper, *reversed(lower))


def _water(variant: int) -> list[Layer]:
    rows = (
        ((27, 14, 60, 0.0), (51, 25, 62, 0.5), (75, 13, 60, 0.0)),
        ((27, 25, 60, 0.4), (51, 12, 62, 0.0), (75, 27, 60, 0.4)),
        ((28, 18, 64, 0.2), (52, 12, 58, 0.7), (75, 26, 60, 0.0)),
    )[variant]
    waves = [_wave(*row) for row in rows]
    shadow = QTransform.fromTranslate(1.8, 4.6)
    return [*(Layer(shadow.map(w), "light") for w in waves), *(Layer(w, "ink") for w in waves)]


_FACE = (
    "M 50 92 C 43 92 38 86 36 79 C 27 75 22 66 21 56 C 13 53 5 42 4 22 C 9 33 17 38 27 38 "
    "C 34 33 42 31 50 31 C 58 31 66 33 73 38 C 83 38 91 33 96 22 C 95 42 87 53 79 56 "
    "C 78 66 73 75 64 79 C 62 86 57 92 50 92 Z"
)


def _monster(variant: int) -> list[Layer]:
    eyes = (
        ("M 27 50 L 45 58 C 42 66 31 64 27 50 Z", "M 73 50 L 55 58 C 58 66 69 64 73 50 Z"),
        ("M 26 53 L 45 57 C 42 67 30 66 26 53 Z", "M 74 53 L 55 57 C 58 67 70 66 74 53 Z"),
        ("M 28 47 L 46 58 C 41 63 32 62 28 47 Z", "M 72 47 L 54 58 C 59 63 68 62 72 47 Z"),
    )[variant]
    mouth = (
        "M 38 74 L 44 71 L 47 76 L 50 71 L 53 76 L 56 71 L 62 74 C 57 82 43 82 38 74 Z",
        "M 40 76 C 45 72 55 72 60 76 L 56 78 L 54 83 L 51 79 L 49 79 L 46 83 L 44 78 Z",
        "M 37 73 C 44 78 56 78 63 73 C 60 84 56 86 50 86 C 44 86 40 84 37 73 Z",
    )[variant]
    face = outline(_FACE)
    for hole in (*eyes, mouth):
        face = face.subtracted(outline(hole))
    nose = outline("M 46 66 L 54 66 L 50 70 Z")
    fangs = outline("M 42 75 L 46 75 L 44 81 Z M 54 75 L 58 75 L 56 81 Z")
    layers = [Layer(face.subtracted(nose), "ink")]
    if variant == 2:  # noqa: PLR2004 - the wide open mouth
        layers.append(Layer(fangs, "ink"))
    return layers


def _mountain(variant: int) -> list[Layer]:
    far, near = (
        ("M 50 84 L 70 38 L 96 84 Z", "M 6 84 L 38 18 L 72 84 Z"),
        ("M 4 84 L 28 40 L 52 84 Z", "M 26 84 L 62 18 L 96 84 Z"),
        ("M 46 84 L 74 34 L 97 84 Z", "M 5 84 L 40 22 L 74 84 Z"),
    )[variant]
    snow = (
        "M 38 18 L 28 39 L 35 34 L 39 42 L 44 34 L 49 40 Z",
        "M 62 18 L 51 39 L 58 33 L 62 41 L 67 34 L 74 41 Z",
        "M 40 22 L 29 42 L 37 36 L 41 44 L 46 37 L 52 44 Z",
    )[variant]
    layers: list[Layer] = []
    for text in (far, near):
        peak = outline(text)
        layers += [Layer(_line(peak, 5.6), "ink"), Layer(peak, "ground")]
    hatch = QPainterPath()
    peak = outline(near)
    box = peak.boundingRect()
    apex = {0: 38.0, 1: 62.0, 2: 40.0}[variant]
    for step in range(5):
        x = apex + 5 + step * 6.5
        hatch.addPath(_line(polygon((x, 46 + step * 7), (x - 4, box.bottom() - 5)), 2.2))
    return [*layers, Layer(outline(snow), "ink"), Layer(hatch.intersected(peak), "fine")]


def _wasteland(variant: int) -> list[Layer]:
    """Return cracks that leave the rim of a dried clod, and some stones."""
    count = (5, 6, 5)[variant]
    rim: list[QPointF] = []
    path = QPainterPath()
    for step in range(count):
        angle = math.tau * (step + 0.3 * variant) / count
        radius = 17 + 5 * math.sin(3 * step + 2 * variant)
        way = QPointF(math.cos(angle), math.sin(angle))
        knee = QPointF(50, 50) + way * radius
        bend = QPointF(50, 50) + way * (radius + 11) + QPointF(-way.y(), way.x()) * 5
        rim.append(knee)
        path.moveTo(knee)
        path.lineTo(bend)
        path.lineTo(QPointF(50, 50) + way * (radius + 24))
    path.moveTo(rim[0])
    for knee in rim[1:]:
        path.lineTo(knee)
    if variant != 1:
        path.lineTo(rim[0])
    dots = QPainterPath()
    for x, y in ((16, 40), (80, 22), (64, 88), (88, 66), (26, 16), (22, 84)):
        dots.addEllipse(QPointF(x, y), 2.8, 2.8)
    return [Layer(_line(path, 4.4), "ink"), Layer(dots, "ink")]


def _ruins(variant: int) -> list[Layer]:
    columns = (
        ("16 80 V 46 L 22 40 L 27 48 L 31 43 V 80", "40 80 V 30 L 46 36 L 50 28 L 55 34 V 80"),
        ("18 80 V 34 L 23 40 L 28 32 L 33 38 V 80", "42 80 V 48 L 47 54 L 52 46 L 56 50 V 80"),
        ("16 80 V 52 L 21 45 L 26 52 L 31 47 V 80", "40 80 V 36 L 44 30 L 50 38 L 55 32 V 80"),
    )[variant]
    whole = outline("M 67 80 V 30 H 84 V 80 Z")
    capital = outline("M 61 22 H 90 V 30 H 61 Z")
    bases = outline("R 12 78 23 6 R 36 78 23 6 R 62 78 27 6")
    ground = outline("R 6 88 84 4")
    layers: list[Layer] = []
    stumps = (outline(f"M {column} Z") for column in columns)
    for part in (*stumps, whole, capital):
        layers += [Layer(_line(part, 5.4), "ink"), Layer(part, "light")]
    fluting = outline("R 73 34 2.4 42 R 78 34 2.4 42 R 46 44 2.4 34 R 22 54 2.4 24")
    return [*layers, Layer(bases, "ink"), Layer(ground, "ink"), Layer(fluting, "fine")]


_GLYPHS: dict[Ground, Callable[[int], list[Layer]]] = {
    Ground.FOREST: _forest,
    Ground.VILLAGE: _village,
    Ground.FARM: _farm,
    Ground.WATER: _water,
    Ground.MONSTER: _monster,
    Ground.MOUNTAIN: _mountain,
    Ground.WASTELAND: _wasteland,
    Ground.RUINS: _ruins,
}


@lru_cache(maxsize=len(Ground) * VARIANTS)
def _layers(ground: Ground, variant: int) -> tuple[Layer, ...]:
    return tuple(_GLYPHS[ground](variant))


def _tone(palette: Palette, ground: Ground, tone: str) -> QColor:
    fill = palette.grounds[ground]
    match tone:
        case "ground":
            return fill.fill
        case "light":
            return _light(palette, ground)
        case "roof" if not palette.high_contrast:
            return _mixed(fill.ink, QColor("#C04A26"), 0.46)
        case _:
            return fill.ink


def _light(palette: Palette, ground: Ground) -> QColor:
    """Return the second tone: walls, the face of a column, the glint beside a wave."""
    if ground is Ground.RUINS:
        return palette.paper
    light = QColor("#FFFFFF" if palette.high_contrast else "#FFF4DE")
    if ground is Ground.WATER:
        light.setAlphaF(0.0 if palette.high_contrast else 0.55)
    return light


def _mixed(first: QColor, second: QColor, part: float) -> QColor:
    return QColor(
        round(first.red() * (1 - part) + second.red() * part),
        round(first.green() * (1 - part) + second.green() * part),
        round(first.blue() * (1 - part) + second.blue() * part),
    )


def paint_glyph(
    painter: QPainter,
    ground: Ground,
    rect: QRectF,
    palette: Palette,
    variant: int = 0,
    *,
    ink: QColor | None = None,
) -> None:
    """Paint the glyph of a ground as large as fits into a rectangle, centred.

    `variant` is taken modulo `VARIANTS`. `ink` replaces the palette's, for a glyph on other ground.
    """
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / 100, side / 100)
    layers = _layers(ground, variant % VARIANTS)
    if palette.high_contrast:
        halo = QPen(palette.grounds[ground].fill, 12.0)
        halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        for layer in layers:
            painter.strokePath(layer.path, halo)
    for layer in layers:
        if layer.tone == "fine" and side < _FINE_FROM:
            continue
        color = _tone(palette, ground, layer.tone)
        if layer.tone == "fine":
            color = QColor(color)
            color.setAlphaF(0.75)
        painter.fillPath(layer.path, color if ink is None or layer.tone != "ink" else ink)
    painter.restore()
