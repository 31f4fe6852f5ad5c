"""Landscapes of cultivated country: rivers, fields, houses and woods."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from cartographers_gui.ui.painting.landscape import Motif, Paint, Scene

__all__ = ["COUNTRY_MOTIFS"]


def _great_river(scene: Scene) -> None:
    scene.sky(0.72)
    scene.hill(3, 46, 9, Paint.FAR)
    wood = scene.hill(8, 55, 5, Paint.WOOD)
    scene.firs(wood, [(0.06, 15), (0.11, 19), (0.16, 14), (0.83, 16), (0.88, 20), (0.94, 15)])
    scene.band(
        [(52, 0.52, 0.03), (60, 0.60, 0.10), (70, 0.44, 0.22), (84, 0.55, 0.44), (102, 0.44, 0.86)],
        Paint.WATER,
    )
    scene.ripples(76, 4, left=0.26, right=0.74)
    scene.firs(lambda _: 86.0, [(0.04, 34), (0.12, 25), (0.93, 31), (0.99, 38)])
    scene.boat(0.47, 88, 27, sail=True)
    scene.birds(0.24, 26)


def _farmland(scene: Scene) -> None:
    scene.sky(0.24)
    scene.hill(5, 48, 6, Paint.FAR)
    stubble = scene.hill(11, 54, 7, Paint.STUBBLE)
    _windmill(scene, 0.74, stubble(0.74) + 1)
    scene.tree(0.12, stubble(0.12) + 2, 18)
    scene.tree(0.18, stubble(0.18) + 2, 14)
    field = scene.hill(2, 68, 3, Paint.FIELD)
    scene.furrows(field, 0.42)
    for place, size in ((0.09, 30.0), (0.90, 32.0)):
        scene.wheat(place, 97, size, 1)
    for place, foot, size in ((0.40, 82, 15.0), (0.60, 90, 19.0)):
        at = (scene.x(place), foot)
        scene.shape("M2 100 C4 50 22 16 50 14 C78 16 96 50 98 100 Z", at, size, QColor("#E0A93A"))
        straws = scene.placed(
            "M30 90 L36 40 M50 92 V30 M70 90 L64 40 M16 92 L24 62 M84 92 L76 62", at, size
        )
        scene.stroke(straws, 0.5, Paint.STRAW)


def _windmill(scene: Scene, place: float, foot: float) -> None:
    at = (scene.x(place), foot)
    scene.shape("M34 100 L41 38 H59 L66 100 Z", at, 34, Paint.STONE)
    scene.shape("M37 40 C38 26 62 26 63 40 Z", at, 34, Paint.RED)
    scene.fill(scene.placed("M46 100 V84 Q50 79 54 84 V100 Z", at, 34), Paint.INK)
    sails = scene.placed(
        "M50 38 L82 4 L90 12 L58 44 Z M50 38 L84 72 L92 64 L56 32 Z"
        " M50 38 L18 72 L10 64 L42 32 Z M50 38 L16 4 L8 12 L44 46 Z",
        at,
        34,
    )
    scene.fill(sails, Paint.CREAM, 0.7)


def _hamlet(scene: Scene) -> None:
    scene.sky(0.54)
    scene.hill(4, 44, 8, Paint.FAR)
    back = scene.hill(9, 54, 5, Paint.PALE_EARTH)
    scene.firs(back, [(0.03, 16), (0.95, 18), (0.99, 13)])
    for place, size, variant in (
        (0.14, 20.0, 1),
        (0.40, 18.0, 0),
        (0.50, 20.0, 2),
        (0.82, 20.0, 0),
    ):
        scene.house(place, back(place) + 4, size, variant)
    front = scene.hill(14, 72, 4, Paint.EARTH)
    path = [(72, 0.47, 0.03), (80, 0.43, 0.05), (90, 0.50, 0.08), (102, 0.46, 0.15)]
    scene.band(path, Paint.STUBBLE)
    scene.fence(front, 0.62, 0.80, 8)
    for place, foot, size, variant in (
        (0.16, 93, 40.0, 0),
        (0.66, 98, 36.0, 1),
        (0.91, 90, 34.0, 2),
    ):
        scene.house(place, foot, size, variant, smoke=variant != 1)


def _forgotten_forest(scene: Scene) -> None:
    scene.sky(0.36)
    scene.hill(6, 50, 7, Paint.HAZE)
    far = scene.hill(13, 56, 4, QColor("#93A487"))
    scene.firs(
        far, [(0.02 + 0.065 * step, 22 + step * 5 % 9) for step in range(16)], QColor("#7E9476")
    )
    middle = scene.hill(19, 70, 4, Paint.WOOD)
    scene.firs(
        middle, [(0.05 + 0.09 * step, 36 + step * 7 % 13) for step in range(11)], QColor("#47684A")
    )
    scene.hill(23, 86, 3, Paint.DEEP_WOOD)
    for place, height in ((0.03, 84.0), (0.17, 62.0), (0.86, 70.0), (0.98, 90.0)):
        scene.fir(place, 99, height)
    _standing_stones(scene)


def _standing_stones(scene: Scene) -> None:
    for place, foot, size in ((0.42, 90, 22.0), (0.52, 86, 26.0), (0.61, 91, 19.0)):
        at = (scene.x(place), foot)
        scene.shape("M26 100 L30 22 C38 4 60 0 68 16 L74 100 Z", at, size, Paint.STONE)
        runes = scene.placed("M44 34 L56 44 L44 54 M50 62 V84 M42 72 H58", at, size)
        scene.stroke(runes, 0.7, Paint.SHADE)


def _hinterland_stream(scene: Scene) -> None:
    scene.sky(0.8)
    scene.hill(7, 46, 8, Paint.FAR)
    back = scene.hill(12, 56, 4, Paint.WOOD)
    scene.tree(0.10, back(0.10) + 2, 20)
    scene.tree(0.92, back(0.92) + 2, 17)
    field = scene.hill(17, 64, 3, Paint.FIELD)
    scene.furrows(field, 0.2)
    scene.band(
        [(63, 0.66, 0.02), (71, 0.56, 0.05), (80, 0.66, 0.08), (89, 0.52, 0.12), (102, 0.62, 0.2)],
        Paint.WATER,
    )
    _plank_bridge(scene, 0.62, 79)
    for place, foot, size in (
        (0.10, 96, 34.0),
        (0.27, 98, 30.0),
        (0.38, 92, 24.0),
        (0.92, 97, 33.0),
    ):
        scene.wheat(place, foot, size, int(size) % 3)


def _plank_bridge(scene: Scene, place: float, height: float) -> None:
    x = scene.x(place)
    deck = QPainterPath(QPointF(x - 15, height + 4))
    deck.quadTo(x, height - 6, x + 15, height + 4)
    deck.lineTo(x + 15, height + 7)
    deck.quadTo(x, height - 3, x - 15, height + 7)
    deck.closeSubpath()
    scene.fill(deck, Paint.TIMBER, 0.8)
    rail = QPainterPath(QPointF(x - 15, height - 3))
    rail.quadTo(x, height - 13, x + 15, height - 3)
    for post in (-15, -7.5, 0, 7.5, 15):
        top = height - 3 - 5 * (1 - (post / 15) ** 2)
        rail.moveTo(x + post, top)
        rail.lineTo(x + post, top + 7)
    scene.stroke(rail, 0.9)


def _homestead(scene: Scene) -> None:
    scene.sky(0.2)
    scene.hill(15, 46, 7, Paint.FAR)
    back = scene.hill(21, 58, 4, Paint.STUBBLE)
    scene.firs(back, [(0.86, 16), (0.91, 21), (0.96, 17)])
    field = scene.hill(25, 72, 3, Paint.FIELD)
    scene.furrows(field, 0.84)
    yard = [(70, 0.36, 0.30), (80, 0.34, 0.46), (102, 0.30, 0.70)]
    scene.band(yard, Paint.PALE_EARTH)
    scene.tree(0.14, 82, 46)
    scene.house(0.38, 86, 56, 1, smoke=True)
    scene.fence(lambda _: 90.0, 0.54, 0.80, 9)
    _well(scene, 0.22, 95)
    scene.wheat(0.92, 97, 36, 2)
    scene.wheat(0.80, 99, 28, 0)


def _well(scene: Scene, place: float, foot: float) -> None:
    at = (scene.x(place), foot)
    scene.stroke(scene.placed("M26 62 V24 M74 62 V24", at, 24), 1.2, Paint.TIMBER)
    scene.shape("M12 30 L50 2 L88 30 Z", at, 24, Paint.RED)
    scene.shape("M18 60 H82 V94 C70 102 30 102 18 94 Z", at, 24, Paint.STONE)


def _orchard(scene: Scene) -> None:
    scene.sky(0.66)
    scene.hill(16, 46, 8, Paint.FAR)
    wood = scene.hill(22, 55, 5, Paint.WOOD)
    scene.firs(wood, [(0.04, 15), (0.09, 18), (0.90, 14), (0.95, 19)])
    field = scene.hill(26, 63, 3, Paint.FIELD)
    scene.furrows(field, 0.5)
    rows = ((68.0, 17.0, 0.115, 4), (80.0, 27.0, 0.17, 3), (98.0, 42.0, 0.26, 2))
    for foot, height, gap, count in rows:
        for step in range(-count, count + 1):
            if step or foot < 75:  # noqa: PLR2004 - the lane in the middle stays open
                scene.tree(0.5 + step * gap, foot, height, Paint.WOOD, fruit=height > 20)  # noqa: PLR2004
    _ladder(scene, 0.655, 97)
    _basket(scene, 0.46, 96)


def _ladder(scene: Scene, place: float, foot: float) -> None:
    at = (scene.x(place), foot)
    lines = scene.placed(
        "M34 100 L46 2 M62 100 L58 2 M37 78 L61 78 M40 56 L60 56 M43 34 L59 34 M45 14 L58 14",
        at,
        34,
    )
    scene.stroke(lines, 1.0, Paint.TIMBER)


def _basket(scene: Scene, place: float, foot: float) -> None:
    at = (scene.x(place), foot)
    scene.fill(scene.placed("E34 44 13 13 E52 38 13 13 E68 45 13 13", at, 14), Paint.RED, 0.5)
    scene.shape("M12 48 H88 L78 100 H22 Z", at, 14, QColor("#B98446"))


COUNTRY_MOTIFS: dict[str, Motif] = {
    "great_river": _great_river,
    "farmland": _farmland,
    "hamlet": _hamlet,
    "forgotten_forest": _forgotten_forest,
    "hinterland_stream": _hinterland_stream,
    "homestead": _homestead,
    "orchard": _orchard,
}
"""The motif of each card by its id."""
