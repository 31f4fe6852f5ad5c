"""Colour arithmetic for the guards of the palettes: contrast, distance, colour blindness."""

import math
from collections.abc import Callable

from PySide6.QtGui import QColor

Triple = tuple[float, float, float]


def _linear(color: QColor) -> Triple:
    def decoded(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return decoded(color.redF()), decoded(color.greenF()), decoded(color.blueF())


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of WCAG 2.1, 1 to 21."""

    def luminance(color: QColor) -> float:
        red, green, blue = _linear(color)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _seen(rows: tuple[Triple, Triple, Triple]) -> Callable[[Triple], Triple]:
    def turned(color: Triple) -> Triple:
        first, second, third = (
            min(1.0, max(0.0, sum(a * b for a, b in zip(row, color, strict=True)))) for row in rows
        )
        return first, second, third

    return turned


# Machado, Oliveira and Fernandes 2009, full severity, on linear RGB.
VISIONS: dict[str, Callable[[Triple], Triple]] = {
    "normal": lambda color: color,
    "protan": _seen(
        (
            (0.152286, 1.052583, -0.204868),
            (0.114503, 0.786281, 0.099216),
            (-0.003882, -0.048116, 1.051998),
        )
    ),
    "deutan": _seen(
        (
            (0.367322, 0.860646, -0.227968),
            (0.280085, 0.672501, 0.047413),
            (-0.011820, 0.042940, 0.968881),
        )
    ),
    "tritan": _seen(
        (
            (1.255528, -0.076749, -0.178779),
            (-0.078411, 0.930809, 0.147602),
            (0.004733, 0.691367, 0.303900),
        )
    ),
}


def lab(linear: Triple) -> Triple:
    """Return CIE L*a*b* under D65 of a linear RGB colour."""
    red, green, blue = linear
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883

    def bent(part: float) -> float:
        return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116

    fx, fy, fz = bent(x), bent(y), bent(z)
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def ciede2000(one: Triple, other: Triple) -> float:
    """Return the CIEDE2000 distance of two L*a*b* colours (Sharma, Wu and Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean_chroma = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * math.sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    lightness, chroma = l2 - l1, c2 - c1
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    weight = (
        1
        - 0.17 * math.cos(math.radians(mean_h - 30))
        + 0.24 * math.cos(math.radians(2 * mean_h))
        + 0.32 * math.cos(math.radians(3 * mean_h + 6))
        - 0.20 * math.cos(math.radians(4 * mean_h - 63))
    )
    scale_l = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)
    scale_c = 1 + 0.045 * mean_c
    scale_h = 1 + 0.015 * mean_c * weight
    turning = -2 * math.sqrt(mean_c**7 / (mean_c**7 + 25**7))
    turning *= math.sin(math.radians(60 * math.exp(-(((mean_h - 275) / 25) ** 2))))
    parts = lightness / scale_l, chroma / scale_c, hue / scale_h
    return math.sqrt(sum(part**2 for part in parts) + turning * parts[1] * parts[2])


def distance(one: QColor, other: QColor, vision: str = "normal") -> float:
    """Return how different two colours look to a kind of sight."""
    seen = VISIONS[vision]
    return ciede2000(lab(seen(_linear(one))), lab(seen(_linear(other))))
