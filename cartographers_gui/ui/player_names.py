"""What players are called who typed no name: needed before anything is told of a game."""

from PySide6.QtCore import QCoreApplication

from cartographers_gui.ui.text import number

__all__ = ["numbered_name"]

translate = QCoreApplication.translate


def numbered_name(seat: int) -> str:
    """Return what a player is called who typed no name; `seat` is counted from 0.

    >>> numbered_name(2)
    'Player 3'
    """
    return translate("SeatRow", "Player {number}").format(number=number(seat + 1))
