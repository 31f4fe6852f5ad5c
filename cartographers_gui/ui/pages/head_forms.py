"""What the head of a page shows, from all of it in words down to what must never be missing."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto

__all__ = ["HeadForm", "Players", "Year", "forms"]


class Players(Enum):
    """How the players are told."""

    NAMED = auto()
    """A chip for each: crest, name, and in words what the player does."""
    CRESTS = auto()
    """A chip for each: crest, and a sign for what the player does."""
    COUNTED = auto()
    """How many of them have drawn."""


class Year(Enum):
    """How the four seasons are told."""

    LARGE = auto()
    SMALL = auto()
    LEFT_OUT = auto()


@dataclass(frozen=True, slots=True)
class HeadForm:
    """What of a head is shown, and how."""

    players: Players
    year: Year = Year.LARGE
    has_sign: bool = True
    """Whether the large sign of the season stands before its name."""
    has_time: bool = True
    """Whether the time stands in a row of diamonds beside its words."""
    has_deck: bool = True
    is_roomy: bool = False
    """Whether a form is wanted only where the names have some room to spare."""


def forms(*, with_chips: bool) -> Iterator[HeadForm]:
    """Return all forms, the most telling first; the last ones are for very large text alone.

    Time, deck and what each player does come before names in full, and those before the year.
    """
    kinds = [Players.NAMED, Players.CRESTS] if with_chips else []
    for players in (*kinds, Players.COUNTED):
        form = HeadForm(players)
        yield replace(form, is_roomy=True)
        small = replace(form, year=Year.SMALL)
        # The small year shows the sign of the season as well.
        yield from (form, small, replace(small, has_sign=False))
        bare = replace(form, year=Year.LEFT_OUT)
        yield from (bare, replace(bare, has_sign=False))
    timeless = replace(bare, has_time=False)
    deckless = replace(timeless, has_deck=False)
    yield from (timeless, deckless, replace(deckless, has_sign=False))
