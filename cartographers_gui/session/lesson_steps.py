"""The lessons of the first game, in order: their texts, maps, cards and goals.

The map is the same side of the sheet from one lesson to the next, further drawn on each time.
"""

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    Edict,
    Terrain,
    parse_placement,
)
from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.session import lesson_maps as maps
from cartographers_gui.session.lessons import (
    Lesson,
    anything,
    closes_monsters_in,
    covers,
    grows,
    makes_season_worth,
    makes_worth,
    sends_losses,
    takes_card_coin,
    takes_mountain_coin,
)

__all__ = ["LEARNER", "LESSONS", "NEIGHBOUR"]

LEARNER = QT_TRANSLATE_NOOP("lessons", "Mira")
"""A short first name, as common in the language as can be: whose map is drawn on."""
NEIGHBOUR = QT_TRANSLATE_NOOP("lessons", "Oskar")
"""Another first name: the neighbour whose map an ambush hits."""

_VERTICAL = parse_placement("water D7 E7 F7 G7").spaces
_MIRRORED = parse_placement("forest G2 G3 G4 H2").spaces
_BESIDE_MOUNTAIN = parse_placement("farm F5").spaces
_THREATENED = parse_placement("water I10 I11 J9 K9").spaces
_SENT, _EDGE, _SEASON = 6, 4, 10
"""Stars asked for by the lessons of monsters, of an edict and of the season."""

LESSONS: tuple[Lesson, ...] = (
    Lesson(
        "place",
        QT_TRANSLATE_NOOP("lessons", "Draw a shape"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Each turn a card is revealed, and everyone draws its shape on their own map. It may "
            "cover empty spaces only: no mountain, and nothing that is drawn already.",
        ),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Point at an empty place and click to lay the shape down. Click it again to confirm. "
            "The arrow keys and {lay} do the same.",
        ),
        QT_TRANSLATE_NOOP(
            "lessons", "Well drawn. What is on the map stays there for the whole game."
        ),
        "",
        maps.EMPTY,
        EXPLORE_CARDS["hamlet"],
        anything,
    ),
    Lesson(
        "rotate",
        QT_TRANSLATE_NOOP("lessons", "Rotate it"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "A shape may be rotated. Click the right button, roll the wheel or press {rotate}: "
            "each time it turns by a quarter.",
        ),
        QT_TRANSLATE_NOOP("lessons", "Draw the shape on the four outlined spaces."),
        QT_TRANSLATE_NOOP("lessons", "It fits exactly. On the next map, water flows there."),
        QT_TRANSLATE_NOOP(
            "lessons",
            "The rules allow that place, but this lesson asks for the outlined spaces. Rotate the "
            "shape and try again.",
        ),
        maps.HAMLET,
        EXPLORE_CARDS["fishing_village"],
        covers(_VERTICAL),
        marked=_VERTICAL,
    ),
    Lesson(
        "mirror",
        QT_TRANSLATE_NOOP("lessons", "Mirror it"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "A shape may be mirrored as well, as if its card were held to a looking-glass. Click "
            "the middle button or press {mirror}.",
        ),
        QT_TRANSLATE_NOOP(
            "lessons", "Draw the shape on the outlined spaces. Rotating alone will not do."
        ),
        QT_TRANSLATE_NOOP("lessons", "Rotated and mirrored, a shape fits in many places."),
        QT_TRANSLATE_NOOP(
            "lessons",
            "The rules allow that place, but this lesson asks for the outlined spaces. Mirror the "
            "shape and try again.",
        ),
        maps.RIVER,
        EXPLORE_CARDS["orchard"],
        covers(_MIRRORED),
        marked=_MIRRORED,
    ),
    Lesson(
        "terrain",
        QT_TRANSLATE_NOOP("lessons", "Choose a terrain"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Many cards offer two terrains, and you choose one of them. Spaces of one terrain that "
            "touch side by side form a cluster; corners do not count.",
        ),
        QT_TRANSLATE_NOOP(
            "lessons", "Choose water on the card, and draw the shape so that it joins the river."
        ),
        QT_TRANSLATE_NOOP("lessons", "Now all of it is one cluster. Some cards reward large ones."),
        QT_TRANSLATE_NOOP(
            "lessons",
            "The river has not grown. Choose water, and let the shape touch the river side by "
            "side.",
        ),
        maps.WOOD,
        EXPLORE_CARDS["hinterland_stream"],
        grows(Terrain.WATER),
    ),
    Lesson(
        "card_coin",
        QT_TRANSLATE_NOOP("lessons", "Take a coin"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Some cards offer two shapes. The smaller one brings a coin, and every coin is worth "
            "1 star at the end of each season.",
        ),
        QT_TRANSLATE_NOOP("lessons", "Choose the shape with the coin and draw it anywhere."),
        QT_TRANSLATE_NOOP(
            "lessons", "The coin is yours. The earlier one comes, the more often it counts."
        ),
        QT_TRANSLATE_NOOP("lessons", "The larger shape brings no coin. Choose the smaller one."),
        maps.LAKE,
        EXPLORE_CARDS["farmland"],
        takes_card_coin,
    ),
    Lesson(
        "mountain_coin",
        QT_TRANSLATE_NOOP("lessons", "Surround a mountain"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "A mountain gives its coin as soon as all four spaces beside it are filled, no matter "
            "with what.",
        ),
        QT_TRANSLATE_NOOP("lessons", "Fill the outlined space, the last one beside the mountain."),
        QT_TRANSLATE_NOOP("lessons", "The mountain is surrounded, and its coin is yours."),
        QT_TRANSLATE_NOOP(
            "lessons", "One space beside the mountain is still empty: the outlined one."
        ),
        maps.FIELDS,
        EXPLORE_CARDS["orchard"],
        takes_mountain_coin,
        marked=_BESIDE_MOUNTAIN,
    ),
    Lesson(
        "ruins",
        QT_TRANSLATE_NOOP("lessons", "Cover ruins"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Ruins were revealed before this card. The shape must therefore cover at least one "
            "ruins space that is still open.",
        ),
        QT_TRANSLATE_NOOP("lessons", "Draw the shape over one of the ruins on the map."),
        QT_TRANSLATE_NOOP(
            "lessons",
            "The ruins are covered. A place without ruins would have been refused this time.",
        ),
        "",
        maps.TOWN,
        EXPLORE_CARDS["marshlands"],
        anything,
        ruins_pending=True,
    ),
    Lesson(
        "ambush",
        QT_TRANSLATE_NOOP("lessons", "Send monsters"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "In an ambush the maps are passed on, and you draw monsters on the map of a neighbour. "
            "Every empty space beside a monster costs its owner 1 star each season.",
        ),
        QT_TRANSLATE_NOOP(
            "lessons", "Draw the monsters where they cost your neighbour at least {stars}."
        ),
        QT_TRANSLATE_NOOP("lessons", "That hurts. Your own map has been visited as well."),
        QT_TRANSLATE_NOOP(
            "lessons",
            "The monsters cost less than {stars} there. Look for a place with more empty spaces "
            "round it.",
        ),
        maps.NEIGHBOURS,
        AMBUSH_CARDS["goblin_attack"],
        sends_losses(_SENT),
        least=_SENT,
    ),
    Lesson(
        "close_in",
        QT_TRANSLATE_NOOP("lessons", "Close monsters in"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Your map is back, with monsters in the corner. The outlined empty spaces beside them "
            "cost you stars at the end of every season, until they are filled.",
        ),
        QT_TRANSLATE_NOOP(
            "lessons", "Draw the shape so that no empty space is left beside the monsters."
        ),
        QT_TRANSLATE_NOOP("lessons", "These monsters cost nothing any more."),
        QT_TRANSLATE_NOOP(
            "lessons", "Some empty spaces beside the monsters are left. One shape covers them all."
        ),
        maps.VISITED,
        EXPLORE_CARDS["hinterland_stream"],
        closes_monsters_in,
        marked=_THREATENED,
    ),
    Lesson(
        "single_space",
        QT_TRANSLATE_NOOP("lessons", "When nothing fits"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "This map is nearly full: the shape of the card fits nowhere, however it is turned. "
            "Then a single space is drawn instead, in a terrain of your choice.",
        ),
        QT_TRANSLATE_NOOP("lessons", "Choose a terrain and draw a single space."),
        QT_TRANSLATE_NOOP(
            "lessons", "Even a single space can close monsters in or surround a mountain."
        ),
        "",
        maps.CROWDED,
        EXPLORE_CARDS["treetop_village"],
        anything,
    ),
    Lesson(
        "edict",
        QT_TRANSLATE_NOOP("lessons", "Read an edict"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Edicts say what earns stars. Edict A asks for forest on the edge of the map, and its "
            "card shows what the map is worth now and with the shape in your hand.",
        ),
        QT_TRANSLATE_NOOP("lessons", "Draw forest so that Edict A is worth at least {stars}."),
        QT_TRANSLATE_NOOP(
            "lessons", "Every space of it lies on the edge. Corners are good places for forest."
        ),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Edict A is worth less than {stars}. Choose forest, and look for a place where every "
            "space of the shape lies on the edge.",
        ),
        maps.TOWN,
        EXPLORE_CARDS["orchard"],
        makes_worth(Edict.A, _EDGE),
        edicts=(Edict.A,),
        least=_EDGE,
    ),
    Lesson(
        "season",
        QT_TRANSLATE_NOOP("lessons", "The end of a season"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "At the end of a season four things are counted: two edicts, 1 star for each coin, and "
            "1 star lost for each empty space beside monsters.",
        ),
        QT_TRANSLATE_NOOP(
            "lessons",
            "This is the last card of spring. Draw it so that the season brings at least {stars}.",
        ),
        QT_TRANSLATE_NOOP(
            "lessons",
            "A fine spring. Three more seasons follow, each with two of the four edicts, and the "
            "most stars win.",
        ),
        QT_TRANSLATE_NOOP(
            "lessons",
            "The season brings less than {stars}. Look at the monsters, and at Edict B: it counts "
            "farm and water where they touch.",
        ),
        maps.SPRING,
        EXPLORE_CARDS["hinterland_stream"],
        makes_season_worth(_SEASON),
        edicts=(Edict.A, Edict.B),
        counts_season=True,
        least=_SEASON,
    ),
)
"""Every lesson in its order."""
