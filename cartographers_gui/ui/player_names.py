"""What players are called who typed no name: needed before anything is told of a game."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cartographers_gui.bots import LEVEL_WORDS
from cartographers_gui.engine import BotLevel, PlayerSetup
from cartographers_gui.ui.text import level_words, number

__all__ = ["bot_sentence", "level_name", "level_text", "names_at_table", "numbered_name"]

translate = QCoreApplication.translate


def numbered_name(seat: int, *, is_bot: bool = False) -> str:
    """Return what a player is called who typed no name; `seat` is counted from 0.

    >>> numbered_name(2), numbered_name(2, is_bot=True)
    ('Player 3', 'Computer 3')
    """
    if is_bot:
        return translate("SeatRow", "Computer {number}").format(number=number(seat + 1))
    return translate("SeatRow", "Player {number}").format(number=number(seat + 1))


def level_name(level: BotLevel) -> str:
    """Return what a level of computer players is called; it also is their title.

    >>> level_name(BotLevel.MASTER)
    'Master'
    """
    return level_words(LEVEL_WORDS[level].name)


def level_text(level: BotLevel) -> str:
    """Return a sentence on how a level of computer players plays."""
    return level_words(LEVEL_WORDS[level].text)


def bot_sentence(level: BotLevel | None) -> str:
    """Return who plays a seat, for whoever does not see the sign."""
    if level is None:
        return translate("SeatRow", "A person plays.")
    text = translate("SeatRow", "The computer plays: {level}.")
    return text.format(level=level_name(level))


def names_at_table(players: Sequence[PlayerSetup]) -> list[str]:
    """Return the names to show of the players of a game that is not on the screen.

    >>> names_at_table([PlayerSetup("Ana"), PlayerSetup("Igrač 2", is_numbered=True)])
    ['Ana', 'Player 2']
    """
    return [
        numbered_name(seat, is_bot=player.bot is not None) if player.is_numbered else player.name
        for seat, player in enumerate(players)
    ]
