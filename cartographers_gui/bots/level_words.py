"""What the levels are called; apart from how they play, which the first page does not need."""

from typing import NamedTuple

from cartographers_gui.engine import BotLevel
from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP

__all__ = ["LEVEL_WORDS", "LevelWords"]


class LevelWords(NamedTuple):
    """The English texts of a level, the source texts of their translations."""

    name: str
    text: str
    """One sentence on how it plays."""


LEVEL_WORDS: dict[BotLevel, LevelWords] = {
    BotLevel.APPRENTICE: LevelWords(
        QT_TRANSLATE_NOOP("bots", "Apprentice"),
        QT_TRANSLATE_NOOP("bots", "Draws what looks good at first sight."),
    ),
    BotLevel.JOURNEYMAN: LevelWords(
        QT_TRANSLATE_NOOP("bots", "Journeyman"),
        QT_TRANSLATE_NOOP("bots", "Takes the most stars of the season."),
    ),
    BotLevel.MASTER: LevelWords(
        QT_TRANSLATE_NOOP("bots", "Master"),
        QT_TRANSLATE_NOOP("bots", "Thinks of all the seasons to come."),
    ),
}
"""Every level, the weakest first."""
