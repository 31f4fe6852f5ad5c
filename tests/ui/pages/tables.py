"""Tables in the middle of play, for the pages that all look at."""

from collections.abc import Callable, Sequence
from random import Random

from cartographers_gui.engine import MAP_LAYOUTS, GameSetup, MapLayout, PlayerSetup
from cartographers_gui.session import Curtain, Drawing, Final, GameSession, TableFlow
from tests.helpers.players import random_draw

__all__ = ["table", "until"]

NAMES = ("Ana", "Boris", "Olena", "Iñigo")


def table(
    players: int, *, seed: int = 1, names: Sequence[str] = (), layout: MapLayout | None = None
) -> TableFlow:
    """Return a table at its first page; the first player has a title."""
    known = tuple(names) or NAMES
    people = tuple(
        PlayerSetup(
            known[seat] if seat < len(known) else f"Player {seat + 1}",
            "the Bold" if seat == 0 and not names else "",
        )
        for seat in range(players)
    )
    return TableFlow(GameSession(GameSetup(people, layout or MAP_LAYOUTS["A"], seed=seed)))


def until(flow: TableFlow, wanted: Callable[[TableFlow], bool]) -> TableFlow:
    """Play on at random, in seating order, until the table is as wanted."""
    random = Random(1)
    while not wanted(flow):
        match flow.stage:
            case Curtain():
                flow.lift_curtain()
            case Drawing(seat):
                flow.confirm(random_draw(random, flow.session.state, seat))
            case Final():
                raise AssertionError("no table of this game is as wanted")
            case _:
                flow.advance()
    return flow
