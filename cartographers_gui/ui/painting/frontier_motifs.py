"""Landscapes of the frontier: villages in trees and on stilts, marsh and rift."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from cartographers_gui.ui.painting.landscape import Motif, Paint, Scene
from cartographers_gui.ui.painting.outline import polygon

__all__ = ["FRONTIER_MOTIFS"]


def _treetop_village(scene: Scene) -> None:
    scene.sky(0.5)
    scene.hill(18, 56, 6, Paint.HAZE)
    wood = scene.hill(24, 74, 4, Paint.WOOD)
    firs = [(0.34, 26.0), (0.42, 20.0), (0.58, 22.0), (0.66, 28.0), (0.5, 17.0)]
    scene.firs(wood, firs, Paint.DEEP_WOOD)
    scene.hill(27, 90, 3, Paint.DEEP_WOOD)
    for place in (0.15, 0.85):
        _giant_tree(scene, place)
    _rope_bridge(scene, scene.x(0.15) + 17, scene.x(0.85) - 17, 55)
    scene.house(0.15, 56, 27, 0)
    scene.house(0.85, 56, 27, 2)
    for place, height in ((0.30, 22.0), (0.70, 24.0), (0.04, 28.0), (0.97, 26.0)):
        scene.fir(place, 99, height)


def _giant_tree(scene: Scene, place: float) -> None:
    x = scene.x(place)
    crown = QPainterPath()
    for dx, dy, radius in ((0, 12, 22), (-19, 22, 15), (19, 22, 15), (-10, 4, 14), (11, 4, 14)):
        lobe = QPainterPath()
        lobe.addEllipse(QPointF(x + dx, dy), radius, radius * 0.8)
        crown = crown.united(lobe)
    trunk = polygon(
        (x - 5, 30), (x + 5, 30), (x + 5.5, 80), (x + 12, 101), (x - 12, 101), (x - 5.5, 80)
    )
    scene.fill(trunk, Paint.TIMBER, 0.9)
    scene.fill(crown, Paint.DEEP_WOOD, 0.9)
    deck = QPainterPath()
    deck.addRect(QRectF(x - 18, 55, 36, 3))
    scene.fill(deck, Paint.TIMBER, 0.8)
    braces = QPainterPath()
    for side in (-1, 1):
        braces.moveTo(x + side * 14, 58)
        braces.lineTo(x + side * 5, 68)
    scene.stroke(braces, 1.4, Paint.INK)


def _rope_bridge(scene: Scene, left: float, right: float, height: float) -> None:
    middle = (left + right) / 2
    for rise, line in ((0.0, 1.5), (-7.0, 0.8)):
        rope = QPainterPath(QPointF(left, height + 1 + rise))
        rope.quadTo(middle, height + 20 + rise, right, height + 1 + rise)
        scene.stroke(rope, line, Paint.INK)
    hangers = QPainterPath()
    count = 14
    for step in range(1, count):
        part = step / count
        sag = height + 1 + 38 * part * (1 - part)
        x = left + (right - left) * part
        hangers.moveTo(x, sag - 7)
        hangers.lineTo(x, sag + 0.6)
    scene.stroke(hangers, 0.6, Paint.INK)


_ISLANDS = ((0.16, 76.0, 0.26), (0.60, 72.0, 0.18), (0.84, 88.0, 0.36), (0.36, 96.0, 0.28))
_REEDS = (
    (0.27, 77.0, 15.0),
    (0.56, 72.0, 13.0),
    (0.76, 88.0, 21.0),
    (0.92, 89.0, 26.0),
    (0.32, 96.0, 24.0),
    (0.44, 97.0, 19.0),
)


def _marshlands(scene: Scene) -> None:
    scene.sky(0.44)
    scene.hill(28, 47, 6, Paint.FAR)
    wood = scene.hill(31, 56, 4, Paint.WOOD)
    left = [(0.05, 18.0), (0.09, 14.0), (0.13, 20.0)]
    scene.firs(wood, [*left, (0.54, 16.0), (0.59, 20.0), (0.64, 14.0), (0.95, 21.0)])
    scene.ground(lambda _: 64.0, Paint.WATER)
    scene.ripples(64, 7)
    for middle, height, wide in _ISLANDS:
        island = QPainterPath()
        island.addEllipse(QPointF(scene.x(middle), height), scene.x(wide) / 2, 3.6)
        scene.fill(island, Paint.WOOD, 0.8)
    _dead_tree(scene, 0.18, 76)
    for place, foot, height in _REEDS:
        scene.reeds(place, foot, height)
    scene.birds(0.72, 22)


def _dead_tree(scene: Scene, place: float, foot: float) -> None:
    tree = scene.placed(
        "M42 100 L46 58 L26 38 L10 34 L28 33 L22 18 L34 32 L46 44 L48 10 L54 40 L66 26 L64 10"
        " L71 25 L86 20 L72 32 L56 54 L58 100 Z",
        (scene.x(place), foot),
        42,
    )
    scene.fill(tree, Paint.TIMBER, 0.7)


def _fishing_village(scene: Scene) -> None:
    scene.sky(0.78)
    scene.hill(33, 46, 7, Paint.FAR)
    shore = scene.hill(36, 54, 3, Paint.PALE_EARTH)
    scene.firs(shore, [(0.03, 14), (0.46, 12), (0.94, 16)])
    scene.ground(lambda _: 60.0, Paint.WATER)
    scene.ripples(62, 9)
    houses = ((0.68, 70.0, 23.0), (0.14, 74.0, 32.0), (0.37, 78.0, 36.0))
    for variant, (place, foot, size) in enumerate(houses):
        _stilts(scene, place, foot, size)
        scene.house(place, foot - size * 0.14, size, (variant + 2) % 3)
    scene.boat(0.62, 93, 22)
    scene.boat(0.86, 86, 26, sail=True)
    _drying_net(scene, 0.90, 66)


def _stilts(scene: Scene, place: float, foot: float, size: float) -> None:
    x, half = scene.x(place), size * 0.55
    deck = QPainterPath()
    deck.addRect(QRectF(x - half, foot - size * 0.16, 2 * half, size * 0.08))
    posts = QPainterPath()
    for part in (-0.86, -0.3, 0.3, 0.86):
        posts.moveTo(x + part * half, foot - size * 0.1)
        posts.lineTo(x + part * half, foot + size * 0.22)
    scene.stroke(posts, 1.6, Paint.INK)
    scene.fill(deck, Paint.TIMBER, 0.8)


def _drying_net(scene: Scene, place: float, foot: float) -> None:
    lines = scene.placed(
        "M6 100 V34 M94 100 V34 M6 40 Q50 62 94 40 M6 60 Q50 84 94 60 M22 46 V72 M38 52 V78"
        " M54 53 V78 M70 50 V76 M84 44 V68",
        (scene.x(place), foot),
        24,
    )
    scene.stroke(lines, 0.6, Paint.INK)


def _rift_lands(scene: Scene) -> None:
    scene.sky(0.5, dusk=True)
    scene.hill(38, 48, 9, Paint.FAR)
    land = scene.hill(41, 60, 4, Paint.WOOD)
    scene.firs(land, [(0.06, 18), (0.12, 14), (0.9, 17)])
    scene.house(0.82, land(0.82) + 3, 17, 1)
    front = scene.hill(44, 72, 3, Paint.STUBBLE)
    scene.wheat(0.10, 97, 30, 0)
    scene.wheat(0.90, 96, 30, 1)
    _chasm(scene, front(0.48), front(0.53))
    for place, height, size in ((0.5, 44.0, 30.0), (0.38, 32.0, 18.0), (0.63, 28.0, 21.0)):
        _floating_rock(scene, place, height, size)


def _chasm(scene: Scene, left: float, right: float) -> None:
    """Paint the rift from the ridge, whose heights at its two sides are given, to the foot."""
    x = scene.x(0.5)
    upper = ((x - 3, left), (x + 6, right), (x + 1, 80), (x + 14, 86), (x + 9, 92))
    lower = ((x + 26, 102), (x - 30, 102), (x - 12, 93), (x - 18, 86), (x - 5, 80))
    scene.fill(polygon(*upper, *lower), QColor("#3A1648"), 1.1)
    inner = ((x + 1, 82), (x + 6, 87), (x + 3, 93), (x + 12, 102), (x - 14, 102))
    scene.fill(polygon(*inner, (x - 4, 93), (x - 8, 87)), QColor("#8E4FA6"))
    cracks = QPainterPath()
    for side in (-1, 1):
        cracks.moveTo(x + side * 15, 86)
        cracks.lineTo(x + side * 30, 83)
        cracks.lineTo(x + side * 38, 87)
        cracks.moveTo(x + side * 24, 97)
        cracks.lineTo(x + side * 46, 93)
    scene.stroke(cracks, 0.9)


def _floating_rock(scene: Scene, place: float, height: float, size: float) -> None:
    at = (scene.x(place), height + size * 0.6)
    rock = "M4 42 L22 36 H78 L96 42 L80 62 L64 70 L56 96 L44 78 L34 84 L24 62 Z"
    scene.shape(rock, at, size, Paint.SHADE)
    scene.shape("M2 43 C20 28 80 28 98 43 C80 49 20 49 2 43 Z", at, size, Paint.WOOD)
    scene.fir(place - size * 0.08 / scene.width, height - size * 0.02, size * 0.5)


FRONTIER_MOTIFS: dict[str, Motif] = {
    "treetop_village": _treetop_village,
    "marshlands": _marshlands,
    "fishing_village": _fishing_village,
    "rift_lands": _rift_lands,
}
"""The motif of each card by its id."""
