"""Chapters of the rulebook: ruins, monsters, Rift Lands and coins."""

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.ui.rulebook.blocks import (
    Chapter,
    Figure,
    Listing,
    ListingKind,
    para,
    point,
)

__all__ = ["COINS", "MONSTERS", "RIFT_LANDS", "RUINS"]

RUINS = Chapter(
    "ruins",
    QT_TRANSLATE_NOOP("Rules", "Ruins"),
    (
        para(
            "ruins.cards",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Two cards of the explore deck show neither shape nor terrain: {temple_ruins} and "
                "{outpost_ruins}. When one of them is revealed, the <b>next card follows at "
                "once</b>, in the same explore phase.",
            ),
        ),
        para(
            "ruins.duty",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The shape of that next card must be drawn so that it covers at least <b>one open "
                "ruins space</b>. Everything else about the card is as always.",
            ),
        ),
        Figure(
            "ruins_covered",
            QT_TRANSLATE_NOOP(
                "Rules", "After a ruins card: the water covers the ruins at C10, as it must."
            ),
        ),
        para(
            "ruins.both",
            QT_TRANSLATE_NOOP(
                "Rules",
                "If the second ruins card comes right after the first, one more card is revealed. "
                "The duty does not grow: one ruins space is enough.",
            ),
        ),
        para(
            "ruins.ambush",
            QT_TRANSLATE_NOOP(
                "Rules",
                "An ambush card takes no notice of ruins: the monsters may be drawn anywhere. The "
                "duty waits and then holds for the next explore card.",
            ),
        ),
        para(
            "ruins.out_of_reach",
            QT_TRANSLATE_NOOP(
                "Rules",
                "If no shape of the card can cover an open ruins space, or no ruins are open on "
                "the map, a <b>single space</b> is drawn instead, even if the shape would fit "
                "elsewhere. It may have any terrain and lie on any empty space, ruins or not.",
            ),
        ),
        para(
            "ruins.each_map",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Every map is judged for itself. One player may have to cover ruins while another "
                "is down to a single space.",
            ),
        ),
        para(
            "ruins.time",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Ruins cards take no time, and they are shuffled back into the deck like the "
                "explore cards at the end of the season.",
            ),
        ),
    ),
    see=("single_space", "hard_cases", "the_golden_granary"),
)

MONSTERS = Chapter(
    "monsters",
    QT_TRANSLATE_NOOP("Rules", "Ambush: the monsters"),
    (
        para(
            "monsters.pass",
            QT_TRANSLATE_NOOP(
                "Rules",
                "When an <b>ambush card</b> is revealed, the maps change hands. Each player passes "
                "the map to a neighbour and draws the monsters on the map received. Then every map "
                "goes back to its owner.",
            ),
        ),
        para(
            "monsters.arrow",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The arrow on the card tells the direction. <b>Clockwise</b>: the map goes to the "
                "neighbour on the left. <b>Counterclockwise</b>: it goes to the neighbour on the "
                "right.",
            ),
        ),
        para(
            "monsters.two_players",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Two players simply swap their maps, whichever way the arrow points.",
            ),
        ),
        Listing(ListingKind.AMBUSH_CARDS),
        para(
            "monsters.drawing",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The monsters' shape is filled with monsters. It may be rotated and mirrored and "
                "drawn anywhere on the neighbour's map where it fits, ruins included. That the "
                "place hurts is the whole point.",
            ),
        ),
        para(
            "monsters.filled",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Monsters fill their spaces like any other terrain. They may even be of use: they "
                "close gaps and rows and can surround a mountain.",
            ),
        ),
        para(
            "monsters.penalty",
            QT_TRANSLATE_NOOP(
                "Rules",
                "At the end of <b>every</b> season each empty space adjacent to a monster costs "
                "1 star. A space beside two monsters costs 1 star, not 2.",
            ),
        ),
        Figure(
            "monster_penalty",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Seven empty spaces are adjacent to these kobolds: they cost 7 stars, season after "
                "season, until somebody fills them.",
            ),
        ),
        para(
            "monsters.ruins_empty",
            QT_TRANSLATE_NOOP(
                "Rules",
                "An open ruins space is empty, so it costs a star too. Mountains and wasteland are "
                "filled and cost nothing.",
            ),
        ),
        para(
            "monsters.shut_in",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The cure is to draw. Monsters with no empty space beside them do no harm any "
                "more.",
            ),
        ),
        para(
            "monsters.coin",
            QT_TRANSLATE_NOOP(
                "Rules",
                "If a neighbour's monster closes in a mountain, the coin goes to the owner of the "
                "map.",
            ),
        ),
        para(
            "monsters.discarded",
            QT_TRANSLATE_NOOP(
                "Rules",
                "An ambush card takes no time. Once it has been played, it leaves the game. An "
                "ambush that was not revealed stays in the explore deck and may come next season, "
                "so that several may lurk there at once.",
            ),
        ),
    ),
    see=("solo", "coins", "one_computer"),
)

RIFT_LANDS = Chapter(
    "rift_lands",
    QT_TRANSLATE_NOOP("Rules", "Rift lands"),
    (
        para(
            "rift_lands.card",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The card {rift_lands} offers a single square of 1x1 and any of five terrains: "
                "forest, village, farm, water or monster. It takes no time.",
            ),
        ),
        para(
            "rift_lands.use",
            QT_TRANSLATE_NOOP(
                "Rules",
                "It fills a gap, joins two clusters or closes in a mountain: the small gift of the "
                "deck. Why would anybody draw a monster? Perhaps nobody ever should, but it is "
                "allowed, and it costs stars as always.",
            ),
        ),
        para(
            "rift_lands.ruins",
            QT_TRANSLATE_NOOP(
                "Rules",
                "After a ruins card this square too must cover an open ruins space. If none is "
                "open, it goes on any empty space.",
            ),
        ),
        Figure(
            "rift_lands_card",
            QT_TRANSLATE_NOOP("Rules", "Five terrains, one space, no time."),
        ),
    ),
    see=("ruins", "single_space"),
)

COINS = Chapter(
    "coins",
    QT_TRANSLATE_NOOP("Rules", "Coins"),
    (
        para(
            "coins.worth",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Every coin on the coin track is worth <b>1 star at the end of each season</b>. "
                "Coins are never spent or taken away, so one that is taken in spring pays four "
                "times.",
            ),
        ),
        para("coins.ways", QT_TRANSLATE_NOOP("Rules", "There are two ways to take a coin:")),
        point(
            "coins.shape",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Draw a shape that has a coin beside it on the card. The larger shape of the same "
                "card brings none.",
            ),
        ),
        point(
            "coins.mountain",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Close in a mountain: when all four spaces adjacent to it are filled, its coin is "
                "taken at once.",
            ),
        ),
        Figure(
            "mountain_coin",
            QT_TRANSLATE_NOOP(
                "Rules", "All four sides of the mountain are filled; its coin has been taken."
            ),
        ),
        para(
            "coins.anything_fills",
            QT_TRANSLATE_NOOP(
                "Rules",
                "It does not matter with what they are filled or by whom: wasteland counts, and so "
                "do monsters. The coin always goes to the owner of the map.",
            ),
        ),
        para(
            "coins.several",
            QT_TRANSLATE_NOOP(
                "Rules",
                "One drawing may bring several coins: the coin of its shape and one for each "
                "mountain it closes in.",
            ),
        ),
        para(
            "coins.full_track",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The coin track holds 14 coins. Whoever has filled it takes no more.",
            ),
        ),
    ),
    see=("seasons", "hard_cases"),
)
