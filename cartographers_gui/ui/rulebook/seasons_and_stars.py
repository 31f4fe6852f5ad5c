"""Chapters of the rulebook: the end of a season, and the end of the game."""

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

__all__ = ["END", "SEASONS", "SOLO"]

SEASONS = Chapter(
    "seasons",
    QT_TRANSLATE_NOOP("Rules", "The end of a season"),
    (
        para(
            "seasons.threshold",
            QT_TRANSLATE_NOOP(
                "Rules",
                "A season ends as soon as the time values of its cards reach its <b>time "
                "threshold</b>: 8 in spring, 8 in summer, 7 in fall and 6 in winter. The turn in "
                "which that happens is played to its end first.",
            ),
        ),
        para(
            "seasons.overshoot",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Time beyond the threshold is lost; the next season begins at nought.",
            ),
        ),
        para(
            "seasons.parts",
            QT_TRANSLATE_NOOP(
                "Rules", "Now every map is scored. The season brings the sum of four parts:"
            ),
        ),
        point(
            "seasons.edicts",
            QT_TRANSLATE_NOOP(
                "Rules",
                "<b>Two edicts</b>: A and B in spring, B and C in summer, C and D in fall, D and A "
                "in winter. Each one counts the whole map as it is now, with all that earlier "
                "seasons have left there.",
            ),
        ),
        point(
            "seasons.coins",
            QT_TRANSLATE_NOOP(
                "Rules", "<b>Coins</b>: plus 1 star for every coin on the coin track."
            ),
        ),
        point(
            "seasons.penalty",
            QT_TRANSLATE_NOOP(
                "Rules",
                "<b>Monsters</b>: minus 1 star for every empty space adjacent to a monster.",
            ),
        ),
        para(
            "seasons.twice",
            QT_TRANSLATE_NOOP(
                "Rules",
                "So every edict is scored in two seasons, A in the first and in the last one. What "
                "pleases edict A pays in spring, and once more in winter when the map is full.",
            ),
        ),
        para(
            "seasons.below_zero",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Monsters may cost more than the rest of a season brings. Such a season counts "
                "below nought.",
            ),
        ),
        para(
            "seasons.example",
            QT_TRANSLATE_NOOP(
                "Rules",
                "<b>An example.</b> In spring {sentinel_wood} is edict A and {canal_lake} is edict "
                "B. The map in the picture has 2 coins. Edict A brings 7 stars, edict B 2 and the "
                "coins 2; the monsters cost 7. The season is worth 4 stars.",
            ),
        ),
        Figure(
            "season_example",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The two edicts earn the stars; the numbers with a minus are lost to monsters.",
            ),
        ),
        para(
            "seasons.next",
            QT_TRANSLATE_NOOP("Rules", "Then, unless it was winter, the next season begins:"),
        ),
        step(
            "seasons.reshuffle",
            QT_TRANSLATE_NOOP(
                "Rules",
                "All explore cards and ruins cards that have been revealed go back into the "
                "explore deck.",
            ),
        ),
        step(
            "seasons.new_ambush",
            QT_TRANSLATE_NOOP(
                "Rules", "One more card of the ambush deck joins them, unseen by everyone."
            ),
        ),
        step(
            "seasons.shuffle",
            QT_TRANSLATE_NOOP(
                "Rules", "The explore deck is shuffled, and the first card is revealed."
            ),
        ),
        para(
            "seasons.kept",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Maps and coins stay as they are. Only the time starts anew.",
            ),
        ),
    ),
    see=("forest_cards", "coins", "monsters"),
)

END = Chapter(
    "end",
    QT_TRANSLATE_NOOP("Rules", "The end of the game"),
    (
        para(
            "end.total",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The game ends when winter has been scored. The stars of the four seasons are "
                "added; the highest total wins.",
            ),
        ),
        para(
            "end.tie",
            QT_TRANSLATE_NOOP(
                "Rules",
                "If totals are equal, the stars lost to monsters in all four seasons decide: "
                "fewer lost stars are better.",
            ),
        ),
        para(
            "end.shared",
            QT_TRANSLATE_NOOP(
                "Rules",
                "If these are equal too, the place is shared. Whoever shares it may still argue "
                "about whose map is prettier.",
            ),
        ),
        para(
            "end.tie_example",
            QT_TRANSLATE_NOOP(
                "Rules",
                "<b>An example.</b> Ana, Boris and Vera have 91 stars each. Monsters have cost Ana "
                "6 stars, Boris 9 and Vera 6. Ana and Vera share first place, and Boris comes "
                "third.",
            ),
        ),
        note(
            "end.compare",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The same game, played again with the same seed, deals the same cards in the same "
                "order. So others can try whether they do better.",
            ),
        ),
    ),
    see=("seasons", "solo"),
)

SOLO = Chapter(
    "solo",
    QT_TRANSLATE_NOOP("Rules", "Playing alone"),
    (
        para(
            "solo.same",
            QT_TRANSLATE_NOOP(
                "Rules",
                "One player alone plays by the same rules, with two differences: monsters find "
                "their place by themselves, and in the end a title is awarded.",
            ),
        ),
        para(
            "solo.ambush",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Every ambush card shows a <b>corner</b> of the map and an arrow. The monsters "
                "attack your own map from there:",
            ),
        ),
        step(
            "solo.start",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The shape starts in that corner, as it is printed. It is neither rotated nor "
                "mirrored.",
            ),
        ),
        step(
            "solo.walk",
            QT_TRANSLATE_NOOP(
                "Rules",
                "If it does not fit there, it moves along the edge of the map in the direction of "
                "the arrow, space by space and all the way round if need be. It stops at the first "
                "place where it covers no filled space.",
            ),
        ),
        step(
            "solo.inwards",
            QT_TRANSLATE_NOOP(
                "Rules",
                "If it fits nowhere along the edge, it starts again in the same corner one space "
                "further in, and so on towards the middle.",
            ),
        ),
        step(
            "solo.nowhere",
            QT_TRANSLATE_NOOP(
                "Rules",
                "If it fits nowhere at all, the ambush has failed: the card is laid aside and "
                "nothing is drawn. No single monster takes its place.",
            ),
        ),
        Figure(
            "solo_walk",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Goblins come from the bottom right and move up. The first places are taken, so "
                "they settle on the marked spaces.",
            ),
        ),
        para(
            "solo.ruins",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Open ruins are empty spaces and do not stop the monsters. If they surround "
                "a mountain, its coin is yours.",
            ),
        ),
        para(
            "solo.rating",
            QT_TRANSLATE_NOOP(
                "Rules",
                "After winter comes the <b>rating</b>: take your total and subtract the solo "
                "numbers of the four scoring cards in play. Hard cards have small numbers, so that "
                "every mixture is fair.",
            ),
        ),
        Listing(ListingKind.SOLO_NUMBERS),
        para(
            "solo.title",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The rating decides the title. It is the highest one whose number is reached; "
                "below the last number the last title remains.",
            ),
        ),
        Listing(ListingKind.SOLO_TITLES),
        para(
            "solo.example",
            QT_TRANSLATE_NOOP(
                "Rules",
                "<b>An example.</b> The cards in play are {greenbough} with 22, {mages_valley} "
                "with 22, {wildholds} with 16 and {borderlands} with 24: together 84. With a total "
                "of 97 stars the rating is 13.",
            ),
        ),
    ),
    see=("monsters", "end"),
)
