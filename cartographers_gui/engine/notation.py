"""Short text for spaces, placements, decisions and seeds; each reads back to an equal value.

Sheets and shapes have theirs in `MapSheet.from_text` and `Shape.from_text`.
"""

import re
from functools import lru_cache

from cartographers_gui.engine.actions import Action, Draw
from cartographers_gui.engine.grid import Space
from cartographers_gui.engine.placement import Placement
from cartographers_gui.engine.randomness import MAX_SEED
from cartographers_gui.engine.terrain import DRAWABLE

__all__ = [
    "format_action",
    "format_placement",
    "format_seed",
    "format_space",
    "parse_action",
    "parse_placement",
    "parse_seed",
    "parse_space",
]

_SPACE = re.compile(r"([A-Z]{1,3})([1-9][0-9]{0,3})", re.ASCII)
_SEED = re.compile(r"([0-9A-F]{1,4})-([0-9A-F]{4})|([0-9A-F]{1,8})", re.ASCII)
_TERRAINS = {terrain.value: terrain for terrain in DRAWABLE}
_ACTION = re.compile(r"([0-9]{1,3}) (.+)", re.ASCII)


def format_space(space: Space) -> str:
    """Return the name of a space as on the printed sheet: row letter, column number.

    >>> format_space(Space(2, 8))
    'C9'
    """
    return str(space)


@lru_cache(maxsize=1 << 12)
def parse_space(text: str) -> Space:
    """Read the name of a space. Raises `ValueError`, quoting the text.

    >>> parse_space("K11")
    Space(row=10, col=10)
    """
    match = _SPACE.fullmatch(text)
    if match is None:
        raise ValueError(f"not the name of a space: {text!r}")
    row = 0
    for letter in match[1]:
        row = row * 26 + ord(letter) - ord("A") + 1
    return Space(row - 1, int(match[2]) - 1)


def format_placement(placement: Placement) -> str:
    """Return terrain and spaces, row by row.

    >>> from cartographers_gui.engine.terrain import Terrain
    >>> format_placement(Placement(Terrain.FARM, frozenset({Space(0, 1), Space(0, 0)})))
    'farm A1 A2'
    """
    return " ".join([placement.terrain.value, *map(str, sorted(placement.spaces))])


def parse_placement(text: str) -> Placement:
    """Read a placement. Raises `ValueError`, quoting the text, for anything else.

    >>> parse_placement("water C3").spaces
    frozenset({Space(row=2, col=2)})
    """
    name, *spaces = text.split(" ")
    refused = f"not a terrain and the spaces to fill: {text!r}"
    terrain = _TERRAINS.get(name)
    try:
        parsed = frozenset(map(parse_space, spaces))
    except ValueError as error:
        raise ValueError(refused) from error
    if terrain is None or not spaces or len(parsed) != len(spaces):
        raise ValueError(refused)
    return Placement(terrain, parsed)


def format_action(action: Action) -> str:
    """Return a decision: the seat from 0, then the placement.

    >>> format_action(parse_action("1 forest A1 B2"))
    '1 forest A1 B2'
    """
    return f"{action.player} {format_placement(action.placement)}"


def parse_action(text: str) -> Action:
    """Read a decision. Raises `ValueError`, quoting the text, for anything else."""
    match = _ACTION.fullmatch(text)
    if match is None:
        raise ValueError(f"not a decision: {text!r}")
    return Draw(int(match[1]), parse_placement(match[2]))


def format_seed(seed: int) -> str:
    """Return a seed as two groups of hexadecimal digits, easy to read aloud.

    Raises `ValueError` for a number outside 0 to `MAX_SEED`.

    >>> format_seed(0x4F2A91C7)
    '4F2A-91C7'
    """
    if not 0 <= seed <= MAX_SEED:
        raise ValueError(f"a seed lies between 0 and {MAX_SEED}, not {seed}")
    return f"{seed >> 16:04X}-{seed & 0xFFFF:04X}"


def parse_seed(text: str) -> int:
    """Read a seed; case, blanks around it and the dash do not matter. Raises `ValueError`.

    >>> parse_seed(" 4f2a91c7 ") == parse_seed("4F2A-91C7")
    True
    """
    match = _SEED.fullmatch(text.strip().upper())
    if match is None:
        raise ValueError(f"not a seed of up to eight digits 0-9 and A-F: {text!r}")
    return int("".join(part for part in match.groups() if part), 16)
