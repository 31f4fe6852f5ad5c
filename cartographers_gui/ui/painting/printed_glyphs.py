"""Glyphs of what is printed on a map: mountain, wasteland, ruins; boxes of 100 x 100 units."""

import math

from PySide6.QtGui import QPainterPath

from cartographers_gui.ui.painting.glyph_layer import Layer, Tone, inked, stroked
from cartographers_gui.ui.painting.ink import tapered_line
from cartographers_gui.ui.painting.outline import outline, polygon

__all__ = ["mountain", "ruins", "wasteland"]


def mountain(variant: int) -> list[Layer]:
    """A peak with snow before a lower one, hatched on the side away from the light."""
    near, far = (
        ((38.0, 14.0, 4.0, 73.0), (71.0, 42.0, 46.0, 97.0)),
        ((60.0, 14.0, 26.0, 96.0), (27.0, 42.0, 3.0, 54.0)),
        ((40.0, 18.0, 3.0, 76.0), (74.0, 34.0, 46.0, 98.0)),
    )[variant]
    return [*_peak(*far, foot=86.0), *_peak(*near, foot=86.0)]


def _peak(x: float, top: float, left: float, right: float, *, foot: float) -> list[Layer]:
    whole = polygon((x, top), (right, foot), (left, foot))
    ridge = x + (right - x) * 0.12
    shade = polygon((x, top), (right, foot), (ridge + (right - x) * 0.16, foot), (ridge, foot - 26))

    def at(part: float, side: float) -> tuple[float, float]:
        """Return a point `part` of the way down, between the two slopes (-1 to 1)."""
        reach = (right - x) if side > 0 else (x - left)
        return x + reach * part * side, top + (foot - top) * part

    snow = polygon(
        (x, top),
        at(0.36, 1),
        at(0.27, 0.45),
        at(0.42, 0.16),
        at(0.30, -0.2),
        at(0.41, -0.52),
        at(0.33, -1),
    )
    hatch = QPainterPath()
    for step in range(5):
        start = at(0.40 + 0.11 * step, 0.22 + 0.15 * step)
        end = (start[0] + (right - x) * 0.07, min(foot - 5, start[1] + (foot - top) * 0.25))
        hatch.addPath(tapered_line((start, end), (2.6, 1.4)))
    return [
        *inked(whole, Tone.GROUND, 5.6),
        Layer(shade, Tone.SHADE),
        Layer(snow),
        Layer(hatch, Tone.FINE),
    ]


def wasteland(variant: int) -> list[Layer]:
    """Cracks that leave the rim of a dried clod, and some stones."""
    count = (5, 6, 5)[variant]
    turn = (0.15, 0.4, 0.65)[variant]
    rim: list[tuple[float, float]] = []
    layers: list[Layer] = []
    for step in range(count):
        angle = math.tau * (step + turn) / count
        radius = 19.5 + 2.5 * math.sin(3 * step + 2 * variant)
        far = radius + 20 + 6 * math.cos(5 * step + 2 * variant)
        bend = angle + 0.08 * (1 if step % 2 else -1)
        ways = ((angle, radius), (bend, (radius + far) / 2), (angle, far))
        points = [(50 + math.cos(a) * r, 50 + math.sin(a) * r) for a, r in ways]
        rim.append(points[0])
        layers.append(Layer(tapered_line(points, (6.2, 4.0, 0.8))))
    for step, start in enumerate(rim):
        end = rim[(step + 1) % count]
        if step == variant + 1:
            # One side of the rim stays open.
            end = (start[0] + (end[0] - start[0]) * 0.55, start[1] + (end[1] - start[1]) * 0.55)
            layers.append(Layer(tapered_line((start, end), (6.0, 0.8))))
        else:
            layers.append(Layer(stroked(polygon(start, end, start), 5.2)))
    stones = QPainterPath()
    for x, y in ((14, 38), (84, 20), (66, 90), (91, 68), (24, 13), (18, 84))[variant:]:
        stones.addPath(outline(f"E {x} {y} 3.2 2.9"))
    return [*layers, Layer(stones)]


def ruins(variant: int) -> list[Layer]:
    """Two broken columns and one that still bears its capital, on what is left of a step."""
    left, middle = (
        (
            "M 14 78 V 42 L 19 35 L 24 45 L 32 38 V 78 Z",
            "M 41 78 V 60 L 48 52 L 53 60 L 59 56 V 78 Z",
        ),
        (
            "M 14 78 V 58 L 20 50 L 26 59 L 32 54 V 78 Z",
            "M 41 78 V 34 L 46 42 L 52 31 L 59 40 V 78 Z",
        ),
        (
            "M 14 78 V 32 L 21 41 L 26 30 L 32 38 V 78 Z",
            "M 41 78 V 55 L 47 47 L 53 57 L 59 52 V 78 Z",
        ),
    )[variant]
    layers: list[Layer] = []
    for part in (left, middle, "M 69 78 V 24 H 87 V 78 Z", "M 63 12 H 93 V 23 H 63 Z"):
        layers += inked(outline(part), Tone.LIGHT, 6.0)
    step = outline("M 6 79 H 95 V 86 H 6 Z")
    stones = outline("M 2 93 H 24 V 97 H 2 Z M 36 92 H 66 V 96 H 36 Z M 80 93 H 98 V 97 H 80 Z")
    fluting = outline("R 75 30 2.4 44 R 80.5 30 2.4 44 R 49 64 2.4 11 R 22 62 2.4 13")
    return [*layers, Layer(step), Layer(stones), Layer(fluting, Tone.FINE)]
