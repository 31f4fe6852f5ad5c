"""The twenty-four figures a crest can bear, each a silhouette that reads at sixteen pixels."""

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from cartographers_gui.ui.painting.outline import outline

__all__ = ["Charge", "charge_outline"]


class Charge(StrEnum):
    """The figure in the middle of a crest."""

    STAR = "star"
    TOWER = "tower"
    QUILL = "quill"
    CROWN = "crown"
    OAK = "oak"
    FISH = "fish"
    KEY = "key"
    ANCHOR = "anchor"
    HAMMER = "hammer"
    SWORD = "sword"
    CRESCENT = "crescent"
    FLAME = "flame"
    BELL = "bell"
    BOOK = "book"
    SHIP = "ship"
    MUSHROOM = "mushroom"
    BEE = "bee"
    OWL = "owl"
    ACORN = "acorn"
    DIVIDERS = "dividers"
    HORSESHOE = "horseshoe"
    ROSE = "rose"
    LANTERN = "lantern"
    GOBLET = "goblet"


class _Figure(NamedTuple):
    """Parts are joined to one silhouette; what `cut` holds is then taken out of it."""

    parts: str
    cut: str = ""


_FIGURES: dict[Charge, _Figure] = {
    Charge.STAR: _Figure(
        "M50 3 L57 37 L69 31 L63 43 L97 50 L63 57 L69 69 L57 63 L50 97 L43 63 L31 69 L37 57 L3 50"
        " L37 43 L31 31 L43 37 Z",
        "E50 50 5 5",
    ),
    Charge.TOWER: _Figure(
        "M17 12 H33 V24 H42 V12 H58 V24 H67 V12 H83 V38 L71 47"
        " V74 H80 V91 H20 V74 H29 V47 L17 38 Z",
        "M42 76 V64 Q42 54 50 54 Q58 54 58 64 V76 Z",
    ),
    Charge.QUILL: _Figure(
        "M86 6 C50 8 22 34 25 69 L14 92 L21 95 L32 75 C64 76 88 48 86 6 Z",
        "M30 68 C38 50 54 34 71 22 L73 25 C57 38 43 54 35 71 Z",
    ),
    Charge.CROWN: _Figure(
        "M10 32 L31 54 L50 20 L69 54 L90 32 L82 72 H18 Z R18 77 64 11 E10 28 7 7 E50 15 7 7"
        " E90 28 7 7"
    ),
    Charge.OAK: _Figure(
        "E50 29 24 22 E29 44 21 18 E71 44 21 18 E50 52 22 15 M43 58 H57 L59 82 L72 93 H28 L41 82 Z"
    ),
    Charge.FISH: _Figure(
        "M5 50 C22 20 56 20 75 45 L96 25 L89 50 L96 75 L75 55 C56 80 22 80 5 50 Z",
        "E24 44 5 5 M40 31 Q52 50 40 69 L36 68 Q46 50 36 32 Z",
    ),
    Charge.KEY: _Figure(
        "E50 24 21 21 R44 40 12 56 R50 64 23 10 R50 82 27 11",
        "E50 24 10 10",
    ),
    Charge.ANCHOR: _Figure(
        "E50 16 12 12 R45 24 10 64 R27 33 46 10 M8 56 L31 64 L23 69 C29 78 38 83 50 83"
        " C62 83 71 78 77 69 L69 64 L92 56 L91 81 L86 75 C78 89 65 96 50 96"
        " C35 96 22 89 14 75 L9 81 Z",
        "E50 16 5 5",
    ),
    Charge.HAMMER: _Figure("M14 16 H70 L90 31 L70 46 H14 Z R38 40 15 55 R34 88 23 8"),
    Charge.SWORD: _Figure(
        "M50 2 L59 16 V62 H41 V16 Z R22 61 56 10 R45 70 10 18 E50 91 8 8",
        "R48.6 18 2.8 40",
    ),
    Charge.CRESCENT: _Figure(
        "M64 9 C28 2 6 32 12 60 C18 90 52 104 79 82 C50 84 33 64 37 43 C40 25 52 14 64 9 Z"
        " M72 28 L76 40 L88 40 L78 48 L82 60 L72 53 L62 60 L66 48 L56 40 L68 40 Z"
    ),
    Charge.FLAME: _Figure(
        "M53 3 C61 22 84 38 80 66 C77 86 63 96 50 96 C36 96 20 86 20 64 C20 50 31 42 33 28"
        " C41 34 44 42 44 48 C54 36 56 20 53 3 Z",
        "M50 90 C39 90 35 81 38 71 C42 62 49 60 50 48 C59 59 65 66 63 76 C61 86 56 90 50 90 Z",
    ),
    Charge.BELL: _Figure(
        "M50 7 C57 7 60 14 58 19 C73 25 76 44 78 60 L89 77 H11 L22 60 C24 44 27 25 42 19"
        " C40 14 43 7 50 7 Z E50 84 12 9",
        "R12 67 76 3.5",
    ),
    Charge.BOOK: _Figure(
        "M50 26 C40 14 20 14 5 19 V80 C20 75 40 75 50 86"
        " C60 75 80 75 95 80 V19 C80 14 60 14 50 26 Z",
        "R48.4 30 3.2 48 M14 32 Q30 29 41 36 V41 Q30 34 14 37 Z"
        " M14 48 Q30 45 41 52 V57 Q30 50 14 53 Z"
        " M86 32 Q70 29 59 36 V41 Q70 34 86 37 Z M86 48 Q70 45 59 52 V57 Q70 50 86 53 Z",
    ),
    Charge.SHIP: _Figure(
        "M6 66 H94 Q90 84 76 91 H24 Q10 84 6 66 Z R46 6 7 62 M57 12 C84 22 90 44 84 60 H57 Z"
        " M42 22 V60 H14 C30 50 38 40 42 22 Z"
    ),
    Charge.MUSHROOM: _Figure(
        "M5 53 C5 20 28 7 50 7 C72 7 95 20 95 53 Q72 60 50 60 Q28 60 5 53 Z"
        " M36 56 H64 C62 74 66 84 71 94 H29 C34 84 38 74 36 56 Z",
        "E33 30 8 7 E59 22 6 5 E74 39 7 6 E48 44 6 5",
    ),
    Charge.BEE: _Figure(
        "E50 60 20 32 E50 25 13 11 E23 42 22 13 E77 42 22 13 M42 20 L32 6 L37 4 L47 18 Z"
        " M58 20 L68 6 L63 4 L53 18 Z",
        "R28 54 44 7 R28 68 44 7 R32 81 36 5",
    ),
    Charge.OWL: _Figure(
        "M17 8 L35 20 C44 16 56 16 65 20 L83 8 C88 38 86 60 80 73 C73 89 61 96 50 96"
        " C39 96 27 89 20 73 C14 60 12 38 17 8 Z",
        "E36 38 11 11 E36 38 5 5 E64 38 11 11 E64 38 5 5 M45 50 H55 L50 61 Z"
        " M30 72 L36 80 L42 72 L36 75 Z M44 72 L50 80 L56 72 L50 75 Z"
        " M58 72 L64 80 L70 72 L64 75 Z",
    ),
    Charge.ACORN: _Figure(
        "M13 40 C13 21 32 15 45 15 L42 4 H54 L55 15 C68 15 87 21 87 40 C87 46 82 48 78 48 H22"
        " C18 48 13 46 13 40 Z M20 53 H80 C80 76 63 88 50 97 C37 88 20 76 20 53 Z",
        "M33 60 Q34 74 43 82 L40 84 Q28 74 28 60 Z",
    ),
    Charge.DIVIDERS: _Figure(
        "E50 16 12 12 M41 22 L54 28 L28 86 L17 97 L18 81 Z M59 22 L46 28 L72 86 L83 97 L82 81 Z"
        " R30 56 40 8",
        "E50 16 4.5 4.5",
    ),
    Charge.HORSESHOE: _Figure(
        "M19 92 H41 V78 C30 66 27 50 31 39 C36 26 64 26 69 39 C73 50 70 66 59 78 V92 H81 V80"
        " C91 64 94 46 86 27 C76 4 24 4 14 27 C6 46 9 64 19 80 Z",
        "E22 34 4 4 E36 20 4 4 E64 20 4 4 E78 34 4 4 E20 54 4 4 E80 54 4 4",
    ),
    Charge.ROSE: _Figure(
        "E50 25 22 21 E74 42 22 21 E65 71 22 21 E35 71 22 21 E26 42 22 21",
        "E50 51 13 13 E50 51 6 6",
    ),
    Charge.LANTERN: _Figure(
        "E50 8 8 8 M36 14 H64 L77 30 H23 Z R29 28 42 50 R22 75 56 10 R32 85 36 9",
        "M38 35 H62 V70 H38 Z M50 40 C60 54 58 66 50 66 C42 66 40 54 50 40 Z",
    ),
    Charge.GOBLET: _Figure(
        "M15 8 H85 C85 38 70 53 57 56 V76 H70 L78 93 H22 L30 76 H43 V56 C30 53 15 38 15 8 Z",
        "R18 18 64 5",
    ),
}


@lru_cache(maxsize=len(Charge))
def charge_outline(charge: Charge) -> QPainterPath:
    """Return the silhouette of a charge in a box of 100 x 100; do not change the result."""
    figure = _FIGURES[charge]
    joined = QPainterPath(outline(figure.parts))
    joined.setFillRule(Qt.FillRule.WindingFill)
    joined = joined.simplified()
    return joined.subtracted(outline(figure.cut)) if figure.cut else joined
