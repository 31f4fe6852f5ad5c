"""Chapters of the rulebook: what the game is, set-up, a turn."""

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.ui.rulebook.blocks import (
    Chapter,
    Figure,
    Listing,
    ListingKind,
    note,
    para,
    point,
    step,
)

__all__ = ["GAME", "SETUP", "TURN"]

GAME = Chapter(
    "game",
    QT_TRANSLATE_NOOP("Rules", "What the game is"),
    (
        para(
            "game.story",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The queen of Nalos has claimed the wild lands in the north, and nobody knows what "
                "lies there. So she sends out her cartographers. Each player is one of them and "
                "has a year to draw a map: forests and villages, farms and waters.",
            ),
        ),
        para(
            "game.same_card",
            QT_TRANSLATE_NOOP(
                "Rules",
                "A card is revealed, and all players draw what it shows, each on a map of their "
                "own: one of its shapes, filled with one of its terrains. Everyone gets the same "
                "card, yet after a few turns no two maps are alike.",
            ),
        ),
        para(
            "game.edicts",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Four <b>edicts</b> tell what pleases the queen this time: forests along the edge "
                "of the map, perhaps, or a great city far from all mountains. They are different "
                "in every game and open to all from the first turn on.",
            ),
        ),
        para(
            "game.seasons",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The year has four seasons. At the end of each one two of the edicts are scored, "
                "and every map earns <b>reputation stars</b>. Each edict is scored twice in the "
                "whole game.",
            ),
        ),
        para(
            "game.monsters",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The north is not empty, though. Now and then the Dragul attack, and then each "
                "player draws monsters on the map of a neighbour, as far in the way as possible.",
            ),
        ),
        para(
            "game.win",
            QT_TRANSLATE_NOOP(
                "Rules",
                "After winter the game is over. Whoever has the most reputation stars wins.",
            ),
        ),
        Figure(
            "played_map",
            QT_TRANSLATE_NOOP(
                "Rules",
                "A map in summer: forests in the north, kobolds in the east, and much open land.",
            ),
        ),
        para(
            "game.players",
            QT_TRANSLATE_NOOP(
                "Rules",
                "From 1 to 100 players can take part. The rules are the same for any number from "
                "two on. Somebody who plays alone plays for a title, with a few rules that stand "
                "in a chapter of their own.",
            ),
        ),
        note(
            "game.program",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The program shuffles, reveals the cards, hands the maps round and counts every "
                "star. It lets nothing be drawn that the rules forbid, and says why. So it is "
                "quite safe to begin at once and to look things up here when they happen.",
            ),
        ),
        note(
            "game.lessons",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Rather play than read? The lessons in the Help menu teach the game step by step "
                "on a real map. They can be left and taken up again at any time.",
            ),
        ),
    ),
    see=("turn", "drawing"),
)

SETUP = Chapter(
    "setup",
    QT_TRANSLATE_NOOP("Rules", "Set-up"),
    (
        para(
            "setup.program",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The program lays everything out. Only the players and the side of the map have "
                "to be chosen; options are there for those who like them. This is what lies on the "
                "table when the first card is revealed:",
            ),
        ),
        point(
            "setup.maps",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Each player has a <b>map sheet</b>. All use the same side: side A, the "
                "wilderness, is open country; side B, the wastelands, has a desert in the middle "
                "and is harder.",
            ),
        ),
        point(
            "setup.names",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Each map bears the name of its cartographer and, for the pleasure of it, a title. "
                "The program adds a coat of arms.",
            ),
        ),
        point(
            "setup.scoring_cards",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The 16 <b>scoring cards</b> come in four groups of four: forest, village, farm "
                "and water, and the whole map. One card of each group is drawn at random, the "
                "others stay out of the game.",
            ),
        ),
        point(
            "setup.edict_order",
            QT_TRANSLATE_NOOP(
                "Rules",
                "These four cards are shuffled and laid under the edicts <b>A</b>, <b>B</b>, "
                "<b>C</b> and <b>D</b>. So no group belongs to a letter: the forest may be edict A "
                "in one game and edict D in the next.",
            ),
        ),
        point(
            "setup.seasons",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The four <b>season cards</b> lie in order: spring, summer, fall, winter. Each one "
                "says how long the season is and which two edicts are scored at its end.",
            ),
        ),
        point(
            "setup.explore_deck",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The <b>explore deck</b> holds eleven explore cards, two ruins cards and one "
                "ambush card, shuffled together: 14 cards face down.",
            ),
        ),
        point(
            "setup.ambush_deck",
            QT_TRANSLATE_NOOP(
                "Rules",
                "That ambush card was drawn unseen from the four of the <b>ambush deck</b>. The "
                "others wait there: one more joins the explore deck at the start of each later "
                "season.",
            ),
        ),
        point(
            "setup.seats",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The order of the players is their order round a table, clockwise. It matters for "
                "one thing only: which neighbour draws monsters on which map.",
            ),
        ),
        Listing(ListingKind.SEASONS),
        Figure(
            "side_a",
            QT_TRANSLATE_NOOP(
                "Rules", "Side A, the wilderness: five mountains, each with a coin, and six ruins."
            ),
        ),
        Figure(
            "side_b",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Side B, the wastelands: seven spaces in the middle are wasteland from the start.",
            ),
        ),
    ),
    see=("map", "one_computer", "options"),
)

TURN = Chapter(
    "turn",
    QT_TRANSLATE_NOOP("Rules", "A turn"),
    (
        para(
            "turn.phases",
            QT_TRANSLATE_NOOP(
                "Rules",
                "A season is played in turns, and every turn has the same three phases: "
                "<b>explore</b>, <b>draw</b> and <b>check</b>.",
            ),
        ),
        step(
            "turn.explore",
            QT_TRANSLATE_NOOP(
                "Rules",
                "<b>Explore phase.</b> The top card of the explore deck is revealed and laid "
                "beside the cards of this season, so that all their time values can be seen.",
            ),
        ),
        step(
            "turn.draw",
            QT_TRANSLATE_NOOP(
                "Rules",
                "<b>Draw phase.</b> Each player chooses one of the shapes and one of the terrains "
                "on the card, and draws that shape, filled with that terrain, on the map.",
            ),
        ),
        step(
            "turn.check",
            QT_TRANSLATE_NOOP(
                "Rules",
                "<b>Check phase.</b> The time values of all cards revealed this season are added. "
                "If the sum has reached the time threshold of the season, the season ends; "
                "otherwise the next turn begins.",
            ),
        ),
        Figure(
            "explore_card",
            QT_TRANSLATE_NOOP(
                "Rules",
                "An explore card: its time value in the corner, the terrains to choose from, and "
                "the shape.",
            ),
        ),
        para(
            "turn.together",
            QT_TRANSLATE_NOOP(
                "Rules",
                "All players draw at the same time and for themselves. The next card is revealed "
                "once everyone is done, so nobody needs to hurry.",
            ),
        ),
        para(
            "turn.must_draw",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Every player draws exactly one shape for each card. Drawing is a duty: nobody "
                "may pass, even if the shape is in the way.",
            ),
        ),
        para(
            "turn.permanent",
            QT_TRANSLATE_NOOP(
                "Rules",
                "What has been drawn stays for the rest of the game. Nothing is ever rubbed out, "
                "moved or drawn over.",
            ),
        ),
        para(
            "turn.time",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Cards with one terrain take <b>time 1</b>, cards with two terrains take "
                "<b>time 2</b>. Ruins cards, ambush cards and the card {rift_lands} take no time "
                "at all.",
            ),
        ),
        para(
            "turn.deck_left",
            QT_TRANSLATE_NOOP(
                "Rules",
                "A season sees only a part of the deck. Which cards are still in it is no secret; "
                "which one comes next is.",
            ),
        ),
        note(
            "turn.undo",
            QT_TRANSLATE_NOOP(
                "Rules",
                "In this program a drawing can be moved, rotated and undone until it is confirmed. "
                "Only then has the turn been played.",
            ),
        ),
    ),
    see=("drawing", "seasons", "ruins", "monsters"),
)
