"""Chapters of the rulebook: drawing on the screen, and advice for a first game."""

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.ui.rulebook.blocks import Chapter, note, para, point

__all__ = ["ADVICE", "SCREEN"]

SCREEN = Chapter(
    "screen",
    QT_TRANSLATE_NOOP("Rules", "Drawing on the screen"),
    (
        para(
            "screen.choose",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Beside the map stands the revealed card with its shapes and terrains. Click what "
                "you want, or press a number for it. The shape then follows the pointer over the "
                "map.",
            ),
        ),
        point(
            "screen.turn",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Rotate the shape with the mouse wheel or the right mouse button, or with the keys "
                "<b>E</b> and <b>Q</b>. Mirror it with the middle mouse button or with <b>F</b>.",
            ),
        ),
        point(
            "screen.place",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Click to lay it down, or press <b>Enter</b>. It can be taken up again with "
                "<b>Esc</b> as often as you like.",
            ),
        ),
        point(
            "screen.confirm",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Confirm the drawing with the button below the map, or with <b>Enter</b> once "
                "more. Now it stays for good.",
            ),
        ),
        point(
            "screen.next_legal",
            QT_TRANSLATE_NOOP(
                "Rules",
                "<b>N</b> leads to the next place where the shape fits, <b>L</b> shows or hides "
                "the dots that mark such places.",
            ),
        ),
        para(
            "screen.refused",
            QT_TRANSLATE_NOOP(
                "Rules",
                "A shape that may not lie where it is turns red and hatched, and a sentence says "
                "why.",
            ),
        ),
        para(
            "screen.keyboard",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The whole game can be played with the keyboard: the arrow keys move the shape. "
                "All keys stand in the Help menu, and so does this book.",
            ),
        ),
        note(
            "screen.colours",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Every terrain has a sign and a pattern of its own, so no colour need be told from "
                "another. The View menu offers night colours, high contrast and larger text.",
            ),
        ),
    ),
    see=("drawing", "one_computer"),
)

ADVICE = Chapter(
    "advice",
    QT_TRANSLATE_NOOP("Rules", "Advice for a first game"),
    (
        point(
            "advice.edicts",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Read the four edicts first. Edict A is scored in spring and in winter, edict B in "
                "spring and in summer: what is scored soon comes first, but what is scored last "
                "needs room.",
            ),
        ),
        point(
            "advice.coins",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Take coins early. A coin of the first turn brings 4 stars, a coin of winter only "
                "one.",
            ),
        ),
        point(
            "advice.mountains",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Draw along a mountain when it costs nothing. Three filled sides wait patiently "
                "for the fourth.",
            ),
        ),
        point(
            "advice.space",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Leave no narrow gaps that only a single space could fill, unless an edict rewards "
                "them.",
            ),
        ),
        point(
            "advice.ruins",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Keep room round some ruins. Whoever has covered them all too soon is left with a "
                "single space when a ruins card comes.",
            ),
        ),
        point(
            "advice.monsters",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Shut monsters in soon: they cost stars in every season. As the one who draws "
                "them, look for wide open land, far from everything the neighbour wants to fill.",
            ),
        ),
    ),
    see=("seasons", "coins", "monsters"),
)
