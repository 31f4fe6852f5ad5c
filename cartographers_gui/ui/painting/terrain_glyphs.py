"""Glyphs of the five terrains that players draw, each in a box of 100 x 100 units."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from cartographers_gui.ui.painting.glyph_layer import Layer, Tone, grown, inked, stroked
from cartographers_gui.ui.painting.ink import tapered_line
from cartographers_gui.ui.painting.outline import outline

__all__ = [
    "conifer",
    "farm",
    "farm_silhouette",
    "forest",
    "great_house",
    "monster",
    "village",
    "water",
]

_TIERS = 4


def conifer(x: float, foot: float, height: float, width: float, lean: float) -> QPainterPath:
    """Return a fir with drooping branches and a trunk; `lean` is how far its top is off centre."""
    top, crown = foot - height, 0.9 * height
    right, left = _branches(1.0, 0.0), _branches(-1.0, 0.09)
    path = QPainterPath(QPointF(x + lean, top))
    for side, points in ((1, right), (-1, left[::-1])):
        for across, down in points:
            at = QPointF(x + lean * (1 - down) + across * width / 2, top + down * crown)
            path.lineTo(at)
        if side > 0:
            path.lineTo(QPointF(x, top + 0.985 * crown))
    path.closeSubpath()
    trunk = QRectF(x - width * 0.06, top + 0.95 * crown, width * 0.12, foot - top - 0.95 * crown)
    path.addRect(trunk)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path.simplified()


def _branches(side: float, later: float) -> list[tuple[float, float]]:
    """Return the tips and the notches between them down one side, from -1 to 1 and from 0 to 1."""
    points: list[tuple[float, float]] = []
    for tier in range(1, _TIERS + 1):
        part = tier / _TIERS
        fall = part - later * (1 - part)
        points.append((side * (0.30 + 0.70 * part) * part**0.35 * 0.62, fall - 0.10))
        points.append((side * (0.16 + 0.84 * part**0.9), fall + 0.012))
        if tier < _TIERS:
            points.append((side * 0.42 * part**0.8, fall - 0.028))
    return points


def forest(variant: int) -> list[Layer]:
    """Two firs, the nearer one larger."""
    near, far = (
        (conifer(62, 90, 80, 52, -1.0), conifer(26, 90, 54, 40, 1.0)),
        (conifer(37, 90, 80, 52, 1.5), conifer(75, 90, 52, 38, -1.0)),
        (conifer(60, 91, 74, 50, 1.0), conifer(25, 88, 60, 42, -1.5)),
    )[variant]
    return [Layer(far.subtracted(grown(near, 6.0))), Layer(near)]


def village(variant: int) -> list[Layer]:
    """A house with an annexe; the last one shows its gable."""
    parts = (
        (
            ("M 60 58 L 88 58 L 88 84 L 60 84 Z", "M 52 61 L 63 40 L 80 40 L 95 61 Z"),
            "M 14 54 L 64 54 L 64 86 L 14 86 Z",
            "M 4 57 L 24 23 L 53 23 L 74 57 Z",
            "M 44 12 L 54 12 L 54 30 L 44 30 Z",
            ("M 33 86 V 71 C 33 61 46 61 46 71 V 86 Z", "R 20 64 8 9"),
        ),
        (
            ("M 12 58 L 40 58 L 40 84 L 12 84 Z", "M 5 61 L 20 40 L 37 40 L 48 61 Z"),
            "M 36 54 L 86 54 L 86 86 L 36 86 Z",
            "M 26 57 L 47 23 L 76 23 L 96 57 Z",
            "M 68 12 L 78 12 L 78 30 L 68 30 Z",
            ("M 54 86 V 71 C 54 61 67 61 67 71 V 86 Z", "R 72 64 8 9"),
        ),
        (
            ("M 62 60 L 90 60 L 90 84 L 62 84 Z", "M 56 63 L 66 44 L 82 44 L 96 63 Z"),
            "M 18 54 L 42 25 L 66 54 L 66 86 L 18 86 Z",
            "M 6 55 L 42 11 L 78 55 L 68 60 L 42 28 L 16 60 Z",
            "M 57 12 L 66 12 L 66 38 L 57 26 Z",
            ("M 35 86 V 72 C 35 62 48 62 48 72 V 86 Z", "R 37 44 10 9"),
        ),
    )[variant]
    (annex, annex_roof), wall, roof, chimney, openings = parts
    layers = inked(outline(chimney), Tone.ROOF)
    layers += inked(outline(annex), Tone.LIGHT) + inked(outline(annex_roof), Tone.ROOF)
    layers += inked(outline(wall), Tone.LIGHT) + inked(outline(roof), Tone.ROOF)
    layers += [Layer(outline(opening)) for opening in openings]
    return [*layers, Layer(_shingles(outline(roof)), Tone.FINE)]


def great_house() -> list[Layer]:
    """A house with a bell tower, for one space of a large village."""
    layers = inked(outline("M 40 56 L 90 56 L 90 86 L 40 86 Z"), Tone.LIGHT)
    nave = outline("M 36 59 L 47 33 L 82 33 L 96 59 Z")
    layers += inked(nave, Tone.ROOF)
    layers += inked(outline("M 14 38 L 42 38 L 42 86 L 14 86 Z"), Tone.LIGHT)
    spire = outline("M 8 41 L 28 2 L 48 41 Z")
    layers += inked(spire, Tone.ROOF)
    layers += [
        Layer(outline("M 23 60 V 52 C 23 45 33 45 33 52 V 60 Z")),
        Layer(outline("M 22 86 V 75 C 22 66 34 66 34 75 V 86 Z")),
        Layer(outline("R 53 66 7 10 R 66 66 7 10 R 79 66 7 10")),
    ]
    return [*layers, Layer(_shingles(nave), Tone.FINE), Layer(_shingles(spire), Tone.FINE)]


def _shingles(roof: QPainterPath) -> QPainterPath:
    """Return courses of tiles with short joints between them."""
    box = roof.boundingRect()
    lines = QPainterPath()
    courses = max(3, round(box.height() / 9))
    step = box.height() / courses
    for course in range(1, courses):
        y = box.top() + step * course
        lines.addRect(QRectF(box.left(), y - 0.8, box.width(), 1.6))
    for course in range(courses):
        x = box.left() + (4 if course % 2 else 9)
        while x < box.right():
            lines.addRect(QRectF(x, box.top() + step * course, 1.4, step))
            x += 11
    lines.setFillRule(Qt.FillRule.WindingFill)
    return lines.intersected(roof)


_EARS = (
    ((28, 70, -16), (42, 60, -6), (56, 80, 4), (71, 66, 16)),
    ((28, 66, -15), (43, 82, -5), (57, 64, 6), (72, 72, 16)),
    ((29, 62, -17), (43, 74, -6), (57, 82, 5), (71, 60, 17)),
)
"""For each variant where an ear stands, how high it is and how far it leans."""
_FOOT = 93
_GRAINS = 4


def farm(variant: int) -> list[Layer]:
    """Four ears of wheat."""
    return [Layer(_ear(*ear)) for ear in _EARS[variant]]


def farm_silhouette(variant: int) -> QPainterPath:
    """Return roughly what the ears cover: uniting all grains would take half a second."""
    whole = QPainterPath()
    for ear in _EARS[variant]:
        stem = _stem(*ear)
        points = [stem.pointAtPercent(part) for part in (0.0, 0.4, 0.55, 0.8, 1.0)]
        tip = points[-1] + (points[-1] - points[-2]) * 0.9
        hull = [(point.x(), point.y()) for point in (*points, tip)]
        whole = whole.united(tapered_line(hull, (3.4, 3.4, 13.0, 17.0, 12.0, 3.0)))
    return whole


def _stem(x: float, height: float, lean: float) -> QPainterPath:
    stem = QPainterPath(QPointF(x, _FOOT))
    stem.quadTo(QPointF(x - lean * 0.15, _FOOT - height * 0.55), QPointF(x + lean, _FOOT - height))
    return stem


def _ear(x: float, height: float, lean: float) -> QPainterPath:
    """Return one ear of wheat: a bent stem with pairs of pointed grains."""
    stem = _stem(x, height, lean)
    path = stroked(stem, 3.4)
    grain = outline("M 0 1 C -3.9 -2.5 -3.7 -8.5 -0.6 -12.5 C 3.0 -8.5 3.2 -2.5 0 1 Z")
    length = stem.length()
    for step in range(_GRAINS):
        part = 1 - (9.4 * step + 5.5) / length
        at = stem.pointAtPercent(part)
        slope = 90 - stem.angleAtPercent(part)
        for side in (-1, 1):
            turn = QTransform.fromTranslate(at.x(), at.y())
            turn.rotate(slope + side * 38)
            turn.translate(side * 1.2, -1.4)
            turn.scale(side, 1)
            path.addPath(turn.map(grain))
    turn = QTransform.fromTranslate(x + lean, _FOOT - height + 1)
    turn.rotate(90 - stem.angleAtPercent(1.0))
    path.addPath(turn.map(grain))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def water(variant: int) -> list[Layer]:
    """Three waves with a glint below each."""
    rows = (
        ((25, 24, 62, 0.0), (50, 8, 62, 0.35), (75, 26, 62, 0.1)),
        ((25, 10, 62, 0.3), (50, 27, 62, 0.0), (75, 12, 62, 0.35)),
        ((25, 28, 60, 0.2), (50, 14, 64, 0.0), (75, 8, 62, 0.3)),
    )[variant]
    waves = [_wave(*row) for row in rows]
    below = QTransform.fromTranslate(3.4, 4.8)
    glints = [below.map(wave).subtracted(wave) for wave in waves]
    return [*(Layer(glint, Tone.LIGHT) for glint in glints), *(Layer(wave) for wave in waves)]


def _wave(y: float, start: float, length: float, phase: float) -> QPainterPath:
    """Return one wave of the brush, thin at its ends."""
    points: list[tuple[float, float]] = []
    widths: list[float] = []
    steps = 36
    for step in range(steps + 1):
        part = step / steps
        angle = part * 3.7 * math.pi + phase
        points.append((start + length * part, y - 7.0 * math.sin(angle)))
        widths.append(1.6 + 6.6 * math.sin(math.pi * part) ** 0.5)
    return tapered_line(points, widths)


_FACE = (
    "M 50 97 C 44 97 40 92 37 85 C 29 78 23 69 20 58 C 8 53 1 36 7 5 C 11 19 19 29 30 32 "
    "C 36 26 44 29 50 34 C 56 29 64 26 70 32 C 81 29 89 19 93 5 C 99 36 92 53 80 58 "
    "C 77 69 71 78 63 85 C 60 92 56 97 50 97 Z"
)
_NOSE = "M 43.5 66 L 47.5 69 L 45.5 73 Z M 56.5 66 L 52.5 69 L 54.5 73 Z"


def monster(variant: int) -> list[Layer]:
    """A horned face."""
    eyes, mouth = (
        (
            "M 26 45 L 46 57 C 42 64 31 62 26 45 Z M 74 45 L 54 57 C 58 64 69 62 74 45 Z",
            "M 39 79 L 44 81 L 50 78 L 56 81 L 61 79 C 59 88 55 91 50 91 C 45 91 41 88 39 79 Z",
        ),
        (
            "M 25 47 L 46 55 C 43 65 30 64 25 47 Z M 75 47 L 54 55 C 57 65 70 64 75 47 Z",
            "M 37 77 L 41 85 L 45 80 L 50 87 L 55 80 L 59 85 L 63 77 C 55 80 45 80 37 77 Z",
        ),
        (
            "M 27 43 L 46 58 C 40 63 31 60 27 43 Z M 73 43 L 54 58 C 60 63 69 60 73 43 Z",
            "M 36 76 C 45 81 55 81 64 76 C 62 86 57 92 50 92 C 43 92 38 86 36 76 Z",
        ),
    )[variant]
    face = outline(_FACE)
    for hole in (eyes, mouth, _NOSE):
        face = face.subtracted(outline(hole))
    layers = [Layer(face)]
    if variant == 2:  # noqa: PLR2004 - the one with its mouth wide open
        layers.append(Layer(outline("M 41 78 L 46 80 L 43 87 Z M 59 78 L 54 80 L 57 87 Z")))
    return layers
