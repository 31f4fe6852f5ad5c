"""The eight bands of monsters, peering over the ridge behind which they wait."""

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QRadialGradient, QTransform

from cartographers_gui.ui.painting.landscape import Hill, Motif, Paint, Scene
from cartographers_gui.ui.painting.outline import outline

__all__ = ["AMBUSH_MOTIFS"]

_BODY = QColor("#341043")
_LINE = QColor("#6E3A80")
_EYE = QColor("#FFE7A0")
_TOOTH = QColor("#FFF8E7")


class _Monster(NamedTuple):
    """The right half of a head, in a box of 100 x 100; the left half is its mirror image."""

    head: str
    eyes: str
    teeth: str = ""
    lines: str = ""


_MONSTERS: dict[str, _Monster] = {
    "goblin_attack": _Monster(
        "M50 28 L53 14 L57 28 C66 29 72 36 73 45 L99 32 C97 52 87 61 75 62"
        " C73 76 64 88 56 93 L50 95 Z",
        "M56 56 L71 46 C72 57 64 63 57 60 Z",
        "M50 76 H62 L59 83 L56 77 L53 84 L50 78 Z",
        "M76 52 Q86 48 93 40 M50 58 Q55 66 51 69",
    ),
    "bugbear_assault": _Monster(
        "M50 9 L56 15 L61 7 L66 15 C76 5 93 13 87 28 L83 33 L92 42 L86 46 L96 58 L89 62"
        " L98 76 L91 80"
        " L100 100 H50 Z",
        "M57 42 L76 37 L73 47 L60 48 Z",
        "M60 82 L64 64 L69 82 Z",
        "M50 62 Q54 62 58 57 L50 54 M54 34 L80 29 M50 74 H74 M78 20 Q84 22 81 28",
    ),
    "kobold_onslaught": _Monster(
        "M50 35 L58 31 C62 20 66 10 78 3 C74 14 74 24 69 33 C77 38 81 46 79 55 L90 58 L78 65"
        " C73 80 62 92 50 96 Z",
        "M59 52 L76 45 C75 56 66 60 60 57 Z",
        "M53 82 L55 88 L57 81 Z M61 78 L63 84 L65 76 Z",
        "M54 74 L55 77 M50 44 V66 M56 40 L60 46 M62 38 L66 43 M50 81 Q62 80 70 68",
    ),
    "gnoll_raid": _Monster(
        "M50 4 L54 16 L59 8 L62 21 L66 21 L84 1 L86 31 C88 42 83 51 76 56 L80 64 L72 66"
        " C70 78 66 86 60 92"
        " C57 96 53 97 50 97 Z",
        "M57 46 L73 37 C73 47 66 52 58 51 Z",
        "M54 76 L57 84 L60 75 Z M61 73 L63 80 L66 71 Z",
        "M50 88 Q56 86 57 82 L50 80 M70 26 L78 14 L79 28 M50 76 Q60 76 68 64",
    ),
    "flayer_incursion": _Monster(
        "M50 5 C74 4 88 24 85 45 C83 56 76 62 71 65 C80 74 90 86 83 101 L76 101 C79 89 71 81 65 75"
        " C68 84 71 93 67 101 L59 101 C62 91 58 83 55 77 C55 86 56 94 54 101 H50 Z",
        "M55 49 C59 38 71 36 79 41 C77 53 62 59 55 49 Z",
        "",
        "M50 12 V34 M60 13 Q64 22 60 32 M70 18 Q76 26 73 33 M57 68 Q62 66 66 62",
    ),
    "insectoid_invasion": _Monster(
        "M50 28 C58 25 63 26 66 30 L60 27 C64 12 76 3 92 5 L92 9 C79 8 70 16 66 29"
        " C76 28 92 36 88 52"
        " C86 62 78 67 72 66 L82 80 L68 97 L64 92 L72 80 L63 74 C59 84 54 86 50 86 Z",
        "M68 36 C80 36 88 44 84 53 C80 60 70 60 66 53 C63 46 64 40 68 36 Z",
        "M64 92 L68 97 L62 96 Z",
        "M50 34 V80 M56 60 Q60 66 56 72",
    ),
    "ratman_strike": _Monster(
        "M50 31 C54 31 57 33 60 35 C56 16 74 4 88 13 C100 24 94 46 76 49 C80 57 77 65 71 71"
        " C67 84 59 93 50 95 Z",
        "M59 56 C62 50 70 50 73 54 C71 60 63 62 59 56 Z",
        "M50 92 H54 V101 H50 Z",
        "M70 22 C78 16 88 22 86 32 C84 40 76 42 70 38 M55 82 L88 74 M56 86 L90 87 M50 86"
        " Q55 86 56 81",
    ),
    "ogre_charge": _Monster(
        "M50 8 L53 2 L57 9 C69 10 76 20 77 33 L86 31 C94 34 92 49 80 51 C85 60 87 70 81 79"
        " C92 83 100 91 104 101 H50 Z",
        "M58 45 L72 40 L70 48 L60 49 Z",
        "M60 76 L64 58 L69 76 Z",
        "M52 37 L75 32 M50 60 Q56 60 58 55 M50 72 H74 M83 38 Q87 40 83 45",
    ),
}


@lru_cache(maxsize=64)
def _both_halves(text: str) -> QPainterPath:
    half = outline(text)
    whole = QTransform(-1, 0, 0, 1, 100, 0).map(half)
    whole.addPath(half)
    whole.setFillRule(Qt.FillRule.WindingFill)
    return whole


@lru_cache(maxsize=16)
def _silhouette(text: str) -> QPainterPath:
    half = outline(text)
    return QTransform(-1, 0, 0, 1, 100, 0).map(half).united(half)


def _peer(scene: Scene, monster: _Monster, place: float, foot: float, size: float) -> None:
    """Paint a head, its chin at a height in the scene."""
    scale = size / 100
    at = QTransform.fromTranslate(scene.x(place), foot).scale(scale, scale).translate(-50, -100)
    scene.fill(at.map(_silhouette(monster.head)), _BODY, 0.7)
    scene.stroke(at.map(_both_halves(monster.lines)), 0.9, _LINE)
    eyes = at.map(_both_halves(monster.eyes))
    scene.fill(eyes, _EYE, 0.5)
    box = eyes.boundingRect()
    pupils = QPainterPath()
    for side in (-1, 1):
        middle = QPointF(
            box.center().x() + side * (box.width() * 0.5 - size * 0.085), box.center().y()
        )
        pupils.addEllipse(middle, size * 0.014, size * 0.04)
    scene.fill(pupils, Paint.INK)
    if monster.teeth:
        scene.fill(at.map(_both_halves(monster.teeth)), _TOOTH, 0.4)


_HEADS = {
    "goblin_attack": ((0.18, 44.0), (0.50, 54.0), (0.80, 46.0)),
    "bugbear_assault": ((0.27, 58.0), (0.70, 64.0)),
    "kobold_onslaught": ((0.10, 34.0), (0.29, 42.0), (0.50, 48.0), (0.71, 40.0), (0.91, 36.0)),
    "gnoll_raid": ((0.22, 50.0), (0.54, 58.0), (0.83, 48.0)),
    "flayer_incursion": ((0.28, 52.0), (0.68, 60.0)),
    "insectoid_invasion": ((0.14, 42.0), (0.40, 52.0), (0.66, 46.0), (0.89, 40.0)),
    "ratman_strike": ((0.12, 40.0), (0.36, 48.0), (0.62, 52.0), (0.87, 42.0)),
    "ogre_charge": ((0.34, 66.0), (0.76, 58.0)),
}
_SUNK = {"flayer_incursion": 0.03, "insectoid_invasion": 0.04, "ratman_strike": 0.1}
"""How much of a head is hidden, where it differs from the rest."""
_SPEARS = {"kobold_onslaught", "gnoll_raid", "goblin_attack"}


def _motif_of(card_id: str, seed: int) -> Motif:
    def paint(scene: Scene) -> None:
        scene.sky(0.5, dusk=True)
        scene.hill(seed, 46, 9, Paint.FAR)
        wood = scene.hill(seed + 4, 58, 5, Paint.DEEP_WOOD)
        scene.firs(wood, [(0.03, 22), (0.09, 17), (0.36, 15), (0.93, 20), (0.98, 25)])
        _glow(scene)
        front: Hill = _front(seed)
        monster = _MONSTERS[card_id]
        for place, size in sorted(_HEADS[card_id], key=lambda head: head[1]):
            foot = front(place) + size * _SUNK.get(card_id, 0.17)
            if card_id in _SPEARS:
                _spear(scene, place + size * 0.62 / scene.width, foot, size * 1.15)
            _peer(scene, monster, place, foot, size)
        scene.ground(front, QColor("#4C1A5E"))
        _grass(scene, front)

    return paint


def _front(seed: int) -> Hill:
    slope = 5.0 if seed % 2 else -5.0
    return lambda part: 79.0 + slope * (part - 0.5) - 6.0 * part * (1 - part)


def _glow(scene: Scene) -> None:
    """Paint torchlight behind the ridge."""
    if scene.tone(_EYE) != _EYE:
        return
    glow = QRadialGradient(QPointF(scene.x(0.5), 86), scene.width * 0.42)
    glow.setColorAt(0.0, QColor(255, 196, 96, 150))
    glow.setColorAt(1.0, QColor(255, 196, 96, 0))
    scene.painter.fillRect(0, 0, int(scene.width) + 1, 101, glow)


def _spear(scene: Scene, place: float, foot: float, height: float) -> None:
    x = scene.x(place)
    shaft = QPainterPath(QPointF(x, foot))
    shaft.lineTo(x + height * 0.06, foot - height)
    scene.stroke(shaft, 1.4, Paint.INK)
    tip = QPointF(x + height * 0.06, foot - height)
    head = QPainterPath(tip + QPointF(0.4, -8))
    for dx, dy in ((2.6, 0), (0.2, 2.4), (-2.2, 0)):
        head.lineTo(tip + QPointF(dx, dy))
    head.closeSubpath()
    scene.fill(head, Paint.STONE, 0.6)


def _grass(scene: Scene, front: Hill) -> None:
    blades = QPainterPath()
    count = int(scene.width / 4)
    for step in range(count):
        part = (step + 0.5) / count
        x, foot = scene.x(part), front(part) + 0.6
        lean = (step * 7 % 5 - 2) * 0.8
        blades.moveTo(x - 1, foot)
        blades.lineTo(x + lean, foot - 2.5 - step * 5 % 3)
        blades.lineTo(x + 1, foot)
    scene.fill(blades, QColor("#4C1A5E"), 0.5)
    hatch = QPainterPath()
    for step in range(int(scene.width / 5) + 8):
        hatch.moveTo(step * 5.0, front(min(1.0, step * 5 / scene.width)) + 6)
        hatch.lineTo(step * 5.0 - 16, 101)
    scene.stroke(hatch, 0.5, _LINE)


AMBUSH_MOTIFS: dict[str, Motif] = {
    card_id: _motif_of(card_id, 62 + 5 * number) for number, card_id in enumerate(_MONSTERS)
}
"""The motif of each card by its id."""
