"""The players of a table as lines of text: pasted by somebody, or kept for the next game."""

from collections.abc import Iterable, Sequence

from cartographers_gui.engine import BotLevel, PlayerSetup

__all__ = ["lines_of_players", "players_of"]

_NUMBERED = "#"
"""Stands after a name that nobody typed."""


def players_of(lines: Iterable[str]) -> list[PlayerSetup]:
    """Return the players of a list: one name a line, a title after a tab, then marks of our own.

    >>> [(player.name, player.title) for player in players_of(["Ana\\tthe Bold", " Boris "])]
    [('Ana', 'the Bold'), ('Boris', '')]
    """
    return [_player_of(*(part.strip() for part in line.split("\t")[:4])) for line in lines]


def _player_of(name: str, title: str = "", mark: str = "", level: str = "") -> PlayerSetup:
    """Make a player; a level that only a later program knows leaves the seat to a person."""
    bot = BotLevel(level) if level in {*BotLevel} else None
    return PlayerSetup(name, title, is_numbered=mark == _NUMBERED, bot=bot)


def lines_of_players(players: Sequence[PlayerSetup]) -> str:
    """Return the list that `players_of` reads, as one text; nobody's name has a mark behind it.

    Behind that the level of a computer player stands.

    >>> players = [PlayerSetup("Ana"), PlayerSetup("Player 2", is_numbered=True)]
    >>> players_of(lines_of_players(players).splitlines()) == players
    True
    """
    parts = (
        (each.name, each.title, _NUMBERED if each.is_numbered else "", each.bot or "")
        for each in players
    )
    return "\n".join("\t".join(each).strip() for each in parts)
