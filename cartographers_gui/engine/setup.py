"""The choices made before the first card is revealed."""

import unicodedata
from collections.abc import Iterator, Sequence
from enum import StrEnum

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.engine.randomness import MAX_SEED
from cartographers_gui.engine.sheet import MapLayout
from cartographers_gui.engine.value import field, value

__all__ = [
    "MAX_NAME_LENGTH",
    "MAX_PLAYERS",
    "MAX_TITLE_LENGTH",
    "BotLevel",
    "GameSetup",
    "InvalidSetup",
    "PlayerSetup",
    "RuleOptions",
    "SetupProblem",
    "SetupProblemCode",
    "setup_problems",
]

MAX_PLAYERS = 100
"""Sheets in the box (rules, item 13)."""
MAX_NAME_LENGTH = 40
"""Longest name in characters: what fits the widest chip at the smallest window."""
MAX_TITLE_LENGTH = 60
"""Longest title in characters."""

_JOINERS = "\u200c\u200d"
"""Format characters that spelling and emoji need; every other one is refused."""


class BotLevel(StrEnum):
    """How well a computer player plays; `bots` knows how each does it."""

    APPRENTICE = "apprentice"
    JOURNEYMAN = "journeyman"
    MASTER = "master"


@value
class PlayerSetup:
    """A person at the table, or a computer player."""

    name: str
    title: str = ""
    """Optional epithet, shown with the name on the map; solo play awards one instead."""
    is_numbered: bool = False
    """Whether nobody typed the name: it only says which player it is, and is shown in any language
    as that language says it."""
    bot: BotLevel | None = None
    """The level of a computer player; nothing for a person."""


@value
class RuleOptions:
    """Rules that a table may choose; the default is the rulebook of 2019 as most read it.

    The new-game page lists the fields with the English texts of their metadata.
    """

    promo_ambushes: bool = field(
        default=False,
        metadata={
            "name": QT_TRANSLATE_NOOP("options", "Promo ambushes"),
            "text": QT_TRANSLATE_NOOP(
                "options", "Four ambush cards are drawn unseen from all eight."
            ),
        },
    )
    no_monsters: bool = field(
        default=False,
        metadata={
            "name": QT_TRANSLATE_NOOP("options", "No monsters"),
            "text": QT_TRANSLATE_NOOP(
                "options", "A gentle variant without ambush cards; not an official rule."
            ),
        },
    )
    strict_fallback: bool = field(
        default=False,
        metadata={
            "name": QT_TRANSLATE_NOOP("options", "Strict single space"),
            "text": QT_TRANSLATE_NOOP(
                "options", "When no shape fits, the single space bears a terrain of the card."
            ),
        },
    )


class SetupProblemCode(StrEnum):
    """What is wrong with a set-up."""

    NO_PLAYERS = "no_players"
    TOO_MANY_PLAYERS = "too_many_players"
    NAME_EMPTY = "name_empty"
    NAME_TOO_LONG = "name_too_long"
    NAME_UNPRINTABLE = "name_unprintable"
    """It holds a control character or one that reverses the text around it."""
    NAME_TAKEN = "name_taken"
    TITLE_TOO_LONG = "title_too_long"
    TITLE_UNPRINTABLE = "title_unprintable"
    SEED_OUT_OF_RANGE = "seed_out_of_range"


@value
class SetupProblem:
    """One thing wrong with a set-up, and the seat it concerns, from 0."""

    code: SetupProblemCode
    seat: int | None = None


class InvalidSetup(ValueError):
    """A set-up no game can be started with; `problems` says all that is wrong."""

    def __init__(self, problems: tuple[SetupProblem, ...]) -> None:
        super().__init__(", ".join(f"{p.code} at seat {p.seat}" for p in problems))
        self.problems = problems


def _is_printable(text: str) -> bool:
    return all(
        unicodedata.category(letter) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
        or letter in _JOINERS
        for letter in text
    )


def setup_problems(players: Sequence[PlayerSetup], seed: int) -> tuple[SetupProblem, ...]:
    """Return everything wrong with players and seed; empty when a game can start.

    >>> setup_problems([PlayerSetup("Ana"), PlayerSetup(" ana ")], 1)
    (SetupProblem(code=<SetupProblemCode.NAME_TAKEN: 'name_taken'>, seat=1),)
    """
    return tuple(_problems(players, seed))


def _problems(players: Sequence[PlayerSetup], seed: int) -> Iterator[SetupProblem]:
    if not players:
        yield SetupProblem(SetupProblemCode.NO_PLAYERS)
    if len(players) > MAX_PLAYERS:
        yield SetupProblem(SetupProblemCode.TOO_MANY_PLAYERS)
    if not 0 <= seed <= MAX_SEED:
        yield SetupProblem(SetupProblemCode.SEED_OUT_OF_RANGE)
    taken: set[str] = set()
    for seat, player in enumerate(players):
        code = _name_problem(player.name.strip(), taken)
        if code is not None:
            yield SetupProblem(code, seat)
        taken.add(_name_key(player.name))
        if len(player.title.strip()) > MAX_TITLE_LENGTH:
            yield SetupProblem(SetupProblemCode.TITLE_TOO_LONG, seat)
        elif not _is_printable(player.title):
            yield SetupProblem(SetupProblemCode.TITLE_UNPRINTABLE, seat)


def _name_key(name: str) -> str:
    """Return what two names have in common that a table could not tell apart."""
    return unicodedata.normalize("NFKC", name.strip()).casefold()


def _name_problem(name: str, taken: set[str]) -> SetupProblemCode | None:
    if not name.strip(_JOINERS):
        return SetupProblemCode.NAME_EMPTY
    if len(name) > MAX_NAME_LENGTH:
        return SetupProblemCode.NAME_TOO_LONG
    if not _is_printable(name):
        return SetupProblemCode.NAME_UNPRINTABLE
    return SetupProblemCode.NAME_TAKEN if _name_key(name) in taken else None


@value
class GameSetup:
    """Players in seating order (clockwise), map, rules and seed: with the decisions, a game.

    Raises `InvalidSetup`.

    >>> from cartographers_gui.engine.catalogue import MAP_LAYOUTS
    >>> GameSetup((PlayerSetup("Ana"), PlayerSetup("Boris")), MAP_LAYOUTS["A"], seed=7).is_solo
    False
    """

    players: tuple[PlayerSetup, ...]
    layout: MapLayout
    rules: RuleOptions = RuleOptions()
    seed: int = 0
    """0 to `MAX_SEED`; fixes the edicts and the order of all cards."""

    def __post_init__(self) -> None:
        problems = setup_problems(self.players, self.seed)
        if problems:
            raise InvalidSetup(problems)

    @property
    def is_solo(self) -> bool:
        """Tell whether the solo rules apply (rules, item 9)."""
        return len(self.players) == 1

    @property
    def people(self) -> tuple[int, ...]:
        """Seats of the persons, in seating order; the others are played by the computer.

        >>> from cartographers_gui.engine.catalogue import MAP_LAYOUTS
        >>> table = (PlayerSetup("Ana"), PlayerSetup("Computer 1", bot=BotLevel.MASTER))
        >>> GameSetup(table, MAP_LAYOUTS["A"]).people
        (0,)
        """
        return tuple(seat for seat, player in enumerate(self.players) if player.bot is None)

    @property
    def has_secrets(self) -> bool:
        """Tell whether anybody's map is to be hidden: two or more people share the computer."""
        return len(self.people) > 1
