"""The underlined letters of menus and buttons, found anew for the words of each language.

Letters written into the texts would have to be chosen by each translator, and would clash as soon
as one text changes. Found here, no two things beside each other ever have the same one.
"""

import unicodedata
from collections.abc import Sequence

__all__ = ["with_mnemonics"]


def with_mnemonics(texts: Sequence[str]) -> tuple[str, ...]:
    """Return texts that stand beside each other, each with ``&`` before the letter that chooses it.

    The first letter of a text is taken where it can be had, else that of another word, else any;
    a text stays without one only where the others have all its letters. An ``&`` of its own is
    doubled, as Qt wants it.

    >>> with_mnemonics(["Save the game", "Statistics", "Save a copy as…", "Q&A"])
    ('&Save the game', 'S&tatistics', 'Save &a copy as…', '&Q&&A')
    """
    found = [_letters(text) for text in texts]
    taken: dict[str, int] = {}
    for number in range(len(texts)):
        _seat(number, found, taken, set())
    chosen = {number: found[number][letter] for letter, number in taken.items()}
    return tuple(_marked(text, chosen.get(number)) for number, text in enumerate(texts))


def _letters(text: str) -> dict[str, int]:
    """Return each letter that one key writes, the best first, and where it stands."""
    letters = [(place, letter) for place, letter in enumerate(text) if letter.isalnum()]
    starts = [
        (place, letter) for place, letter in letters if not place or not text[place - 1].isalnum()
    ]
    places: dict[str, int] = {}
    for place, letter in (*starts, *letters):
        # Not every keyboard has a key for a letter with an accent.
        if len(unicodedata.normalize("NFD", letter)) == 1:
            places.setdefault(letter.upper(), place)
    return places


def _seat(number: int, found: list[dict[str, int]], taken: dict[str, int], seen: set[str]) -> bool:
    """Give a text a letter; others give way where they have another one."""
    for letter in found[number]:
        if letter not in taken:
            taken[letter] = number
            return True
    for letter in found[number]:
        if letter not in seen:
            seen.add(letter)
            if _seat(taken[letter], found, taken, seen):
                taken[letter] = number
                return True
    return False


def _marked(text: str, place: int | None) -> str:
    if place is None:
        return text.replace("&", "&&")
    before, after = text[:place], text[place:]
    return f"{before.replace('&', '&&')}&{after.replace('&', '&&')}"
