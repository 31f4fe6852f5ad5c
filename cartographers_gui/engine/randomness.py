"""A small generator whose state is a value, and the shuffle; both are ours.

Python keeps the sequence of `random.random` between versions but not that of its shuffle; a game
must replay identically on every version, so the deck order may not depend on it.
"""

from collections.abc import Sequence
from typing import TypeVar

__all__ = ["MAX_SEED", "random_below", "shuffled"]

MAX_SEED = 2**32 - 1
"""Seeds run from 0 to this."""

_MASK = 2**64 - 1
_Item = TypeVar("_Item")


def random_below(state: int, bound: int) -> tuple[int, int]:
    """Return the next state and a number from 0 to `bound` - 1, each equally likely.

    Raises `ValueError` when `bound` is less than 1.

    >>> random_below(7, 1)[1]
    0
    """
    if bound < 1:
        raise ValueError(f"a random number below {bound} does not exist")
    while True:
        # The splitmix64 step: the next state, and 64 random bits.
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        bits = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & _MASK
        bits = ((bits ^ bits >> 27) * 0x94D049BB133111EB) & _MASK
        bits ^= bits >> 31
        chosen = bits % bound
        # The last numbers are left out that do not make up another `bound` of them.
        if bits - chosen + bound <= 2**64:
            return state, chosen


def shuffled(state: int, items: Sequence[_Item]) -> tuple[int, tuple[_Item, ...]]:
    """Return the next state and the items in random order, every order equally likely.

    >>> shuffled(1, "abcd")[1]
    ('c', 'a', 'd', 'b')
    """
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        state, chosen = random_below(state, last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return state, tuple(order)
