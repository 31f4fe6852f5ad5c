"""What a computer player is, and the chance it plays with."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from cartographers_gui.engine import GameView, MapSheet, Offer, Placement, random_below
from cartographers_gui.engine.value import value

__all__ = ["Bot", "Hand", "Luck", "hand_of"]


@value
class Bot:
    """A way to play. It sees the view of its seat, so neither a deck nor another map."""

    thoughts: Callable[[GameView], Iterator[Placement]]
    """What it would draw, ever better considered; the last is its choice.

    Each step takes about as long as all candidates of one sheet take to be valued, so whoever asks
    for one at a time is never kept waiting. The same view always leads to the same choice.
    """

    def choice(self, view: GameView) -> Placement:
        """Think to the end and return what to draw.

        Raises `ValueError` for the view of a seat that has nothing to draw.
        """
        *_, chosen = self.thoughts(view)
        return chosen


class Hand(NamedTuple):
    """What a seat has to draw on, and what it may draw there."""

    sheet: MapSheet
    offer: Offer
    is_for_other: bool
    """Whether monsters are drawn on a neighbour's map, who is to lose stars by it."""


def hand_of(view: GameView) -> Hand:
    """Return what a seat has to draw. Raises `ValueError` when there is nothing."""
    if view.sheet is None or view.offer is None:
        raise ValueError(f"seat {view.seat} has nothing to draw")
    return Hand(view.sheet, view.offer, view.owner != view.seat)


class Luck:
    """Numbers that follow from the seed of the game, the turn and the seat alone.

    So a game with computer players is the same again, in whatever order they draw.
    """

    def __init__(self, view: GameView) -> None:
        # Apart from the seed itself: the decks are shuffled with what follows from that.
        self._state = view.setup.seed << 32 | view.turn << 8 | (view.seat or 0)

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound` - 1, each equally likely."""
        self._state, chosen = random_below(self._state, bound)
        return chosen

    def index_of_best(self, worths: Sequence[float]) -> int:
        """Return where the highest number stands, or one of its equals."""
        best = max(worths)
        return self.one_of([index for index, worth in enumerate(worths) if worth == best])

    def one_of(self, indices: Sequence[int]) -> int:
        """Return one of several numbers, each equally likely."""
        return indices[self.below(len(indices))]
