"""Chapters of the rulebook: options, one computer for all, and hard cases."""

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.ui.rulebook.blocks import (
    Chapter,
    Figure,
    Listing,
    ListingKind,
    heading,
    note,
    para,
    point,
    step,
)

__all__ = ["HARD_CASES", "ONE_COMPUTER", "OPTIONS"]

OPTIONS = Chapter(
    "options",
    QT_TRANSLATE_NOOP("Rules", "Options of this program"),
    (
        para(
            "options.default",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Without any option the game follows the rules of 2019 as most people read them. "
                "The page for a new game offers some changes; they hold for all players and for "
                "the whole game.",
            ),
        ),
        Listing(ListingKind.OPTIONS),
        para(
            "options.promo",
            QT_TRANSLATE_NOOP(
                "Rules",
                "With the promo ambushes the ambush deck is made of four cards drawn unseen from "
                "all eight. So every game has four ambushes, but nobody knows which.",
            ),
        ),
        para(
            "options.no_monsters",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Without monsters there are no ambush cards: a calm game, good for the first one. "
                "This is not an official rule. The card {rift_lands} may still be drawn as a "
                "monster.",
            ),
        ),
        para(
            "options.strict",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The strict single space bears a terrain of the card that did not fit. Under a "
                "ruins card it may have any terrain even so.",
            ),
        ),
        para(
            "options.map",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The side of the map is chosen on the same page. Side A is the better one to "
                "begin with.",
            ),
        ),
        para(
            "options.seed",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The <b>seed</b> is a short word of digits and letters. It decides the edicts and "
                "the order of all cards, so the same seed gives the same game. Left empty, it is "
                "chosen at random.",
            ),
        ),
    ),
    see=("setup", "single_space"),
)

ONE_COMPUTER = Chapter(
    "one_computer",
    QT_TRANSLATE_NOOP("Rules", "Playing together at one computer"),
    (
        para(
            "one_computer.turns",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Round a table all players draw at once. At one computer they draw one after the "
                "other, each in secret; the result is the same, since nobody sees the drawing of "
                "the others before making one.",
            ),
        ),
        step(
            "one_computer.reveal",
            QT_TRANSLATE_NOOP("Rules", "The card is revealed, and everybody may look at it."),
        ),
        step(
            "one_computer.curtain",
            QT_TRANSLATE_NOOP(
                "Rules",
                "A <b>curtain</b> falls: a sealed envelope with the name of the player who is to "
                "draw. It hides all maps. The others look away or leave the chair.",
            ),
        ),
        step(
            "one_computer.lift",
            QT_TRANSLATE_NOOP(
                "Rules",
                "That player holds the button with the name for half a second or presses Enter. "
                "The envelope opens, and the map appears.",
            ),
        ),
        step(
            "one_computer.draw",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The shape is chosen, rotated and drawn. After it has been confirmed, the curtain "
                "falls for the next player.",
            ),
        ),
        para(
            "one_computer.correct",
            QT_TRANSLATE_NOOP(
                "Rules",
                "A drawing that was confirmed too soon can be corrected from the curtain, as long "
                "as the next player has not opened the envelope.",
            ),
        ),
        para(
            "one_computer.order",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The order of drawing does not matter. With many players anyone who is still to "
                "draw can be called from the curtain.",
            ),
        ),
        para(
            "one_computer.ambush",
            QT_TRANSLATE_NOOP(
                "Rules",
                "In an ambush the envelope holds the map of a neighbour, and a coloured band names "
                "its owner. When all have drawn, a page shows who has drawn monsters on which map.",
            ),
        ),
        para(
            "one_computer.agree",
            QT_TRANSLATE_NOOP(
                "Rules",
                "How secret the maps are is for the players to agree on. The Game menu has a page "
                "for it, and what is chosen there can be changed at any time:",
            ),
        ),
        Listing(ListingKind.TABLE_OPTIONS),
        para(
            "one_computer.bots",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The computer can play seats as well, as an <b>apprentice</b>, a "
                "<b>journeyman</b> or a <b>master</b>. It sees no more than a person in the same "
                "seat would, and has drawn as soon as everybody has seen the cards. Whoever plays "
                "with computer players alone needs no curtain.",
            ),
        ),
        para(
            "one_computer.leave",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The game is saved after every step. The program can be closed at any moment and "
                "goes on at the same place when it is opened again.",
            ),
        ),
    ),
    see=("turn", "monsters"),
)

HARD_CASES = Chapter(
    "hard_cases",
    QT_TRANSLATE_NOOP("Rules", "Hard cases"),
    (
        para(
            "hard_cases.intro",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Here are the questions that come up at every table, each with its answer. The "
                "program decides them all in the same way.",
            ),
        ),
        heading("hard_cases.ruins_ambush", QT_TRANSLATE_NOOP("Rules", "Ruins, then an ambush")),
        para(
            "hard_cases.ruins_ambush_answer",
            QT_TRANSLATE_NOOP(
                "Rules",
                "{temple_ruins} is revealed, so the next card follows at once: {goblin_attack}. "
                "The maps are passed, and the goblins may be drawn anywhere. In the next turn "
                "comes {orchard}, and its shape must cover ruins. If {outpost_ruins} had come "
                "before it as well, one ruins space would still be enough.",
            ),
        ),
        heading(
            "hard_cases.out_of_reach", QT_TRANSLATE_NOOP("Rules", "Ruins that no shape can reach")
        ),
        para(
            "hard_cases.out_of_reach_answer",
            QT_TRANSLATE_NOOP(
                "Rules",
                "One ruins space is open, at C10, but {marshlands} cannot cover it in any "
                "position. There is plenty of room elsewhere; still only a single space may be "
                "drawn. It may have any terrain and lie anywhere; it need not lie on the ruins.",
            ),
        ),
        Figure(
            "ruins_out_of_reach",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The ruins at C10 are too closely shut in for a shape of five spaces.",
            ),
        ),
        heading(
            "hard_cases.one_of_two",
            QT_TRANSLATE_NOOP("Rules", "One shape fits, the other does not"),
        ),
        para(
            "hard_cases.one_of_two_answer",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Of the two shapes on the card {great_river} only the larger one fits, and it "
                "would spoil everything. It must be drawn all the same. A single space is allowed "
                "only when neither shape fits.",
            ),
        ),
        heading("hard_cases.two_mountains", QT_TRANSLATE_NOOP("Rules", "Two mountains at once")),
        para(
            "hard_cases.two_mountains_answer",
            QT_TRANSLATE_NOOP(
                "Rules",
                "A shape may surround two mountains at once. It brings both coins, and "
                "a coin beside the shape would come on top.",
            ),
        ),
        Figure(
            "two_mountains",
            QT_TRANSLATE_NOOP(
                "Rules",
                "{fishing_village} on side B: four water spaces from H7 to H10 surround both "
                "mountains and bring 2 coins.",
            ),
        ),
        heading(
            "hard_cases.ambush_coin",
            QT_TRANSLATE_NOOP("Rules", "A mountain surrounded by a neighbour"),
        ),
        para(
            "hard_cases.ambush_coin_answer",
            QT_TRANSLATE_NOOP(
                "Rules",
                "A neighbour draws monsters on your map, and one of them fills the last space "
                "beside a mountain. The coin is yours, for it is marked on your map.",
            ),
        ),
        heading(
            "hard_cases.same_terrain", QT_TRANSLATE_NOOP("Rules", "The same terrain drawn twice")
        ),
        para(
            "hard_cases.same_terrain_answer",
            QT_TRANSLATE_NOOP(
                "Rules",
                "A village is drawn beside a village of an earlier turn. Both are one cluster from "
                "now on. That may please one edict and ruin another, such as {shieldgate}.",
            ),
        ),
        heading("hard_cases.rift_ruins", QT_TRANSLATE_NOOP("Rules", "Ruins, then Rift Lands")),
        para(
            "hard_cases.rift_ruins_answer",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The single square of the card {rift_lands} must lie on open ruins. It may have "
                "any of its five terrains. If no ruins are open on the map, it goes on any empty "
                "space.",
            ),
        ),
        heading(
            "hard_cases.last_turn",
            QT_TRANSLATE_NOOP("Rules", "A card that goes beyond the threshold"),
        ),
        para(
            "hard_cases.last_turn_answer",
            QT_TRANSLATE_NOOP(
                "Rules",
                "In fall the time stands at 6 of 7, and a card of time 2 is revealed. It is drawn "
                "as usual, the season ends at 8 of 7, and winter begins at nought.",
            ),
        ),
        heading("hard_cases.ambush_kept", QT_TRANSLATE_NOOP("Rules", "Two ambushes in one season")),
        para(
            "hard_cases.ambush_kept_answer",
            QT_TRANSLATE_NOOP(
                "Rules",
                "No ambush came in spring, so its card is still in the deck when that of summer "
                "joins it. Both may come in one season, even one right after the other.",
            ),
        ),
        heading("hard_cases.tiny", QT_TRANSLATE_NOOP("Rules", "Small print on scoring cards")),
        point(
            "hard_cases.tiny_filled",
            QT_TRANSLATE_NOOP(
                "Rules",
                "For every card mountains, wasteland and monsters are filled spaces, and open "
                "ruins are empty ones.",
            ),
        ),
        point(
            "hard_cases.tiny_edge",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Wasteland is neither a terrain type nor the edge of the map.",
            ),
        ),
        point(
            "hard_cases.tiny_once",
            QT_TRANSLATE_NOOP(
                "Rules",
                "No space counts twice for one card, unless the card says so, as {greenbough} does "
                "for rows and columns.",
            ),
        ),
        note(
            "hard_cases.program",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Still in doubt? Try it out. A drawing that is not allowed is refused with the "
                "reason and the spaces to blame.",
            ),
        ),
    ),
    see=("ruins", "single_space", "coins"),
)
