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
    turn = (0.0, 0.35, 0.7)[variant]
    rim: list[tuple[float, float]] = []
    layers: list[Layer] = []
    for step in range(count):
        angle = math.tau * (step + turn) / count
        radius = 19 + 4 * math.sin(3 * step + 2 * variant)
        long = radius + 22 + 4 * math.cos(5 * step + variant)
        bend = angle + 0.13 * (1 if step % 2 else -1)
        ways = ((angle, radius), (bend, (radius + long) / 2), (angle, long))
        points = [(50 + math.cos(a) * r, 50 + math.sin(a) * r) for a, r in ways]
        rim.append(points[0])
        layers.append(Layer(tapered_line(points, (6.4, 4.2, 0.8))))
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
    """Two broken columns and one that still bears its capital."""
    stumps = (
        (
            "M 14 78 V 47 L 20 40 L 26 47 L 31 42 V 78 Z",
            "M 39 78 V 58 L 45 51 L 50 57 L 55 53 V 78 Z",
        ),
        (
            "M 14 78 V 57 L 20 51 L 25 57 L 31 53 V 78 Z",
            "M 39 78 V 36 L 45 42 L 50 33 L 55 39 V 78 Z",
        ),
        (
            "M 14 78 V 36 L 20 43 L 25 34 L 31 40 V 78 Z",
            "M 39 78 V 56 L 45 49 L 50 56 L 55 52 V 78 Z",
        ),
    )[variant]
    layers: list[Layer] = []
    for part in (*stumps, "M 65 78 V 25 H 82 V 78 Z", "M 59 14 H 88 V 25 H 59 Z"):
        layers += inked(outline(part), Tone.LIGHT, 5.6)
    fluting = outline("R 71 30 2.4 44 R 76 30 2.4 44 R 46 60 2.4 15 R 21 60 2.4 15")
    ground = outline("R 8 79 80 5 R 3 90 26 3.4 R 37 90 34 3.4 R 80 90 15 3.4")
    return [*layers, Layer(ground), Layer(fluting, Tone.FINE)]
