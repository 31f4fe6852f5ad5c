"""The thirteen explore and ruins cards (rules, item 1)."""

from cartographers_gui.engine.cards import ExploreCard, RuinsCard, ShapeOption
from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.engine.shapes import Shape
from cartographers_gui.engine.terrain import DRAWABLE, Terrain

__all__ = ["EXPLORE_CARDS", "RUINS_CARDS"]

_FOREST, _VILLAGE, _FARM, _WATER, _ = DRAWABLE


def _explore(
    card_id: str, number: int, name: str, time: int, terrains: tuple[Terrain, ...], *shapes: str
) -> ExploreCard:
    """Make a card; a shape that ends in ``+`` has the coin beside it."""
    options = tuple(
        ShapeOption(Shape.from_text(text.removesuffix("+")), text.endswith("+")) for text in shapes
    )
    return ExploreCard(card_id, number, name, time, terrains, options)


_CARDS = (
    _explore(
        "great_river",
        7,
        QT_TRANSLATE_NOOP("cards", "Great River"),
        1,
        (_WATER,),
        "#/#/#+",
        "..#/.##/##.",
    ),
    _explore(
        "farmland", 8, QT_TRANSLATE_NOOP("cards", "Farmland"), 1, (_FARM,), "#/#+", ".#./###/.#."
    ),
    _explore(
        "hamlet", 9, QT_TRANSLATE_NOOP("cards", "Hamlet"), 1, (_VILLAGE,), "#./##+", "###/##."
    ),
    _explore(
        "forgotten_forest",
        10,
        QT_TRANSLATE_NOOP("cards", "Forgotten Forest"),
        1,
        (_FOREST,),
        "#./.#+",
        "#./##/.#",
    ),
    _explore(
        "hinterland_stream",
        11,
        QT_TRANSLATE_NOOP("cards", "Hinterland Stream"),
        2,
        (_FARM, _WATER),
        "###/#../#..",
    ),
    _explore(
        "homestead", 12, QT_TRANSLATE_NOOP("cards", "Homestead"), 2, (_VILLAGE, _FARM), "#./##/#."
    ),
    _explore("orchard", 13, QT_TRANSLATE_NOOP("cards", "Orchard"), 2, (_FOREST, _FARM), "###/..#"),
    _explore(
        "treetop_village",
        14,
        QT_TRANSLATE_NOOP("cards", "Treetop Village"),
        2,
        (_FOREST, _VILLAGE),
        "..##/###.",
    ),
    _explore(
        "marshlands",
        15,
        QT_TRANSLATE_NOOP("cards", "Marshlands"),
        2,
        (_FOREST, _WATER),
        "#../###/#..",
    ),
    _explore(
        "fishing_village",
        16,
        QT_TRANSLATE_NOOP("cards", "Fishing Village"),
        2,
        (_VILLAGE, _WATER),
        "####",
    ),
    _explore("rift_lands", 17, QT_TRANSLATE_NOOP("cards", "Rift Lands"), 0, DRAWABLE, "#"),
)

EXPLORE_CARDS: dict[str, ExploreCard] = {card.id: card for card in _CARDS}
"""Every explore card with a shape, by id, in printed order."""

RUINS_CARDS: dict[str, RuinsCard] = {
    card.id: card
    for card in (
        RuinsCard("temple_ruins", 5, QT_TRANSLATE_NOOP("cards", "Temple Ruins")),
        RuinsCard("outpost_ruins", 6, QT_TRANSLATE_NOOP("cards", "Outpost Ruins")),
    )
}
"""Both ruins cards, by id."""
