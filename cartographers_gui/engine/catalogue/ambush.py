"""The four ambush cards of the base game and the four of the promo pack (rules, item 2)."""

from cartographers_gui.engine.cards import AmbushCard, MapCorner, PassDirection
from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.engine.shapes import Shape

__all__ = ["AMBUSH_CARDS"]

_CW, _CCW = PassDirection.CLOCKWISE, PassDirection.COUNTERCLOCKWISE


def _ambush(
    card_id: str, number: str, name: str, shape: str, walk: tuple[PassDirection, MapCorner]
) -> AmbushCard:
    promo = number.startswith("PROMO")
    return AmbushCard(card_id, number, name, Shape.from_text(shape), *walk, promo)


# RULING: Ratman Strike lies flat and starts at the bottom right: two of three sources, and so each
# set of four uses each corner once. It matters in solo play alone.
AMBUSH_CARDS: dict[str, AmbushCard] = {
    card.id: card
    for card in (
        _ambush(
            "goblin_attack",
            "01",
            QT_TRANSLATE_NOOP("cards", "Goblin Attack"),
            "#../.#./..#",
            (_CCW, MapCorner.BOTTOM_RIGHT),
        ),
        _ambush(
            "bugbear_assault",
            "02",
            QT_TRANSLATE_NOOP("cards", "Bugbear Assault"),
            "#.#/#.#",
            (_CW, MapCorner.TOP_RIGHT),
        ),
        _ambush(
            "kobold_onslaught",
            "03",
            QT_TRANSLATE_NOOP("cards", "Kobold Onslaught"),
            "#./##/#.",
            (_CW, MapCorner.BOTTOM_LEFT),
        ),
        _ambush(
            "gnoll_raid",
            "04",
            QT_TRANSLATE_NOOP("cards", "Gnoll Raid"),
            "##/#./##",
            (_CCW, MapCorner.TOP_LEFT),
        ),
        _ambush(
            "flayer_incursion",
            "PROMO A01",
            QT_TRANSLATE_NOOP("cards", "Flayer Incursion"),
            "#./##",
            (_CCW, MapCorner.TOP_RIGHT),
        ),
        _ambush(
            "insectoid_invasion",
            "PROMO A02",
            QT_TRANSLATE_NOOP("cards", "Insectoid Invasion"),
            ".#/##/#.",
            (_CW, MapCorner.TOP_LEFT),
        ),
        _ambush(
            "ratman_strike",
            "PROMO A03",
            QT_TRANSLATE_NOOP("cards", "Ratman Strike"),
            "###",
            (_CW, MapCorner.BOTTOM_RIGHT),
        ),
        _ambush(
            "ogre_charge",
            "PROMO A04",
            QT_TRANSLATE_NOOP("cards", "Ogre Charge"),
            "##/##",
            (_CCW, MapCorner.BOTTOM_LEFT),
        ),
    )
}
"""Every ambush card by id, the base game's four first."""
