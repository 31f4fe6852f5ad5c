"""What players are called who typed no name: needed before anything is told of a game."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cartographers_gui.engine import PlayerSetup
from cartographers_gui.ui.text import number

__all__ = ["names_at_table", "numbered_name"]

translate = QCoreApplication.translate


def numbered_name(seat: int) -> str:
    """Return what a player is called who typed no name; `seat` is counted from 0.

    >>> numbered_name(2)
    'Player 3'
    """
    return translate("SeatRow", "Player {number}").format(number=number(seat + 1))


def names_at_table(players: Sequence[PlayerSetup]) -> list[str]:
    """Return the names to show of the players of a game that is not on the screen.

    >>> names_at_table([PlayerSetup("Ana"), PlayerSetup("Igrač 2", is_numbered=True)])
    ['Ana', 'Player 2']
    """
    return [
        numbered_name(seat) if player.is_numbered else player.name
        for seat, player in enumerate(players)
    ]
