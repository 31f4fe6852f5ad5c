"""Who looks at the map how: what one person enlarges is not enlarged for the next."""

from cartographers_gui.engine import GameSetup, GameView
from cartographers_gui.ui.canvas.sheet_view import WHOLE, SheetView, Sight

__all__ = ["Sights"]


class Sights:
    """Remembers how large and where each person of a game looked at the map.

    Whoever needs it large needs it so in every turn, also in an ambush on a neighbour's map.
    """

    def __init__(self, canvas: SheetView) -> None:
        self._canvas = canvas
        self._setup: GameSetup | None = None
        self._seat: int | None = None
        self._kept: dict[int | None, Sight] = {}

    def turn_to(self, view: GameView) -> None:
        """Show the map as the person of a view looked at one last in this game, or all of it."""
        setup, seat = view.setup, view.seat
        if setup != self._setup:
            self._kept.clear()
        elif seat == self._seat:
            return
        else:
            self._kept[self._seat] = self._canvas.sight
        self._setup, self._seat = setup, seat
        self._canvas.look_at(self._kept.get(seat, WHOLE))
