"""The decisions a player can take: a save file holds these and nothing that follows from them."""

from cartographers_gui.engine.placement import Placement
from cartographers_gui.engine.value import value

__all__ = ["Action", "Draw"]


@value
class Draw:
    """A player draws a shape: on the own map, or in an ambush on the neighbour's.

    Whose map it is and whether the shape's coin is taken follow from the state.
    """

    player: int
    """Seat from 0, clockwise."""
    placement: Placement


Action = Draw
"""Every kind of decision. There is one: all else in the game follows from it."""
