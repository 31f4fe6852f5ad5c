"""A short text that two equal states share and two different ones do not."""

from hashlib import sha256

from cartographers_gui.engine import GameState

__all__ = ["fingerprint"]


def fingerprint(state: GameState) -> str:
    """Return sixteen hexadecimal digits over everything that lies on the table.

    The order of the decks counts too, so a save that was altered shows where it begins to differ.
    """
    lines = [
        f"{state.season} {state.turn} {state.time} {state.random:x} {state.ruins_pending}",
        " ".join(card.id for card in state.edicts),
        " ".join(card.id for card in state.explore_deck),
        " ".join(card.id for card in state.ambush_deck),
        " ".join(card.id for card in state.revealed),
        f"{state.current.id if state.current else '-'} {state.waiting_mask:x}",
    ]
    for player in state.players:
        scores = " ".join(f"{s.first},{s.second},{s.coins},{s.monsters}" for s in player.seasons)
        lines += [str(player.sheet), f"{player.sheet.coins} {scores}"]
    return sha256("\n".join(lines).encode("utf-8")).hexdigest()[:16]
