"""Landscapes with ruins: a temple and an outpost."""

from PySide6.QtGui import QColor

from cartographers_gui.ui.painting.landscape import Motif, Paint, Scene

__all__ = ["RUINS_MOTIFS"]


def _temple_ruins(scene: Scene) -> None:
    scene.sky(0.48)
    scene.hill(46, 46, 7, Paint.FAR)
    back = scene.hill(49, 56, 5, Paint.STUBBLE)
    scene.tree(0.10, back(0.10) + 2, 20)
    scene.firs(back, [(0.86, 15), (0.91, 19)])
    field = scene.hill(52, 74, 3, Paint.FIELD)
    scene.furrows(field, 0.48)
    _temple(scene, 0.5, 93)
    scene.wheat(0.12, 97, 32, 1)
    scene.wheat(0.89, 97, 33, 2)


def _temple(scene: Scene, place: float, foot: float) -> None:
    at, size = (scene.x(place), foot), 78.0
    for step, wide in enumerate((62, 54, 47)):
        top = 94 - step * 5.5
        scene.shape(f"R{50 - wide} {top} {2 * wide} 6", at, size, Paint.STONE)
    for x, top in ((32, 46), (58, 58)):
        broken = f"L{x - 3} {top + 6} L{x + 1} {top - 5} L{x + 7} {top + 7}"
        scene.shape(f"M{x - 7} 83 V{top} {broken} V83 Z", at, size, Paint.STONE)
    for x in (8, 82):
        scene.shape(f"R{x - 7} 20 14 63", at, size, Paint.STONE)
        scene.shape(f"R{x - 11} 15 22 6", at, size, Paint.STONE)
    for x, top in ((8, 20), (32, 46), (58, 58), (82, 20)):
        flutes = scene.placed(f"M{x - 2.4} 80 V{top + 9} M{x + 2.4} 80 V{top + 9}", at, size)
        scene.stroke(flutes, 0.5, Paint.SHADE)
    # What is left of the roof leans on the left column.
    scene.shape("M-8 15 L-8 8 L36 -8 L42 -1 L34 6 L28 3 L20 15 Z", at, size, Paint.STONE)
    scene.shape("M70 15 L74 6 L82 10 L94 8 L94 15 Z", at, size, Paint.STONE)
    blocks = "M18 100 L22 90 L38 88 L42 100 Z M62 99 L68 91 L78 94 L76 100 Z"
    scene.shape(blocks, at, size, Paint.STONE)
    vine = scene.placed("M4 82 C0 70 14 64 6 52 C2 44 12 38 8 28", at, size)
    scene.stroke(vine, 1.0, Paint.FIR)


def _outpost_ruins(scene: Scene) -> None:
    scene.sky(0.22)
    scene.hill(54, 45, 9, Paint.FAR)
    wood = scene.hill(57, 58, 5, Paint.WOOD)
    scene.firs(wood, [(0.04, 18), (0.09, 23), (0.88, 20), (0.94, 26)])
    scene.hill(60, 78, 5, QColor("#C9B98A"))
    _outpost(scene, 0.53, 92)
    scene.birds(0.70, 18)
    for place, foot, height in ((0.12, 98, 16), (0.90, 97, 18)):
        scene.reeds(place, foot, height)


_OUTPOST = (
    "M-44 100 V72 L-36 66 L-28 74 L-20 70 L-12 78 L0 74 L10 80 V100 Z",
    "M88 100 V78 L96 70 L104 76 L116 66 L122 82 L136 80 L142 100 Z",
    "M22 100 L26 20 H20 V2 H32 V10 H42 V2 H54 V12 L62 8 L66 24 L74 30 L71 46 L80 54 L82 100 Z",
)
"""Two stretches of wall and the broken tower between them."""


def _outpost(scene: Scene, place: float, foot: float) -> None:
    at, size = (scene.x(place), foot), 66.0
    for part in _OUTPOST:
        scene.shape(part, at, size, Paint.STONE)
    door = scene.placed("M44 100 V82 Q52 70 60 82 V100 Z", at, size)
    slits = "M40 32 Q44 26 48 32 V44 H40 Z M50 54 Q54 48 58 54 V64 H50 Z"
    scene.fill(door, Paint.INK)
    scene.fill(scene.placed(slits, at, size), Paint.INK)
    joints = scene.placed(
        "M28 50 H36 M56 42 H64 M30 66 H40 M62 72 H72 M27 84 H36 M66 88 H76 M34 18 H44 M-36 84 H-26"
        " M-18 90 H-6 M100 86 H110 M120 92 H130",
        at,
        size,
    )
    scene.stroke(joints, 0.6, Paint.SHADE)
    scene.stroke(scene.placed("M30 2 V-24", at, size), 1.1)
    scene.shape("M31 -24 L62 -20 L54 -14 L64 -8 L31 -8 Z", at, size, Paint.RED)
    rubble = "M-4 100 L2 90 L16 92 L18 100 Z M84 100 L90 91 L100 95 L100 100 Z"
    scene.shape(rubble, at, size, Paint.STONE)


RUINS_MOTIFS: dict[str, Motif] = {
    "temple_ruins": _temple_ruins,
    "outpost_ruins": _outpost_ruins,
}
"""The motif of each card by its id."""
