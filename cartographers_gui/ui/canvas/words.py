"""What the map says to those who do not see it: asked of the page, which knows the game."""

from typing import Protocol

from cartographers_gui.engine import Space
from cartographers_gui.session import Draft
from cartographers_gui.ui.shape_words import hand_sentence

__all__ = ["MapWords", "lines_of"]


class MapWords(Protocol):
    """Words for one map before a player; whole sentences in the chosen language."""

    def map_name(self) -> str:
        """Return whose map it is."""
        ...

    def draft_text(self, draft: Draft) -> str:
        """Return how a shape lies: may it be drawn there, why not, what follows."""
        ...

    def space_title(self, space: Space) -> str:
        """Return where a space is and what it shows."""
        ...

    def space_details(self, space: Space) -> str:
        """Return what else is to be known of a space; may be empty."""
        ...

    def summary(self) -> str:
        """Return in short what the whole map shows."""
        ...

    def lines(self) -> tuple[str, ...]:
        """Return the map row by row."""
        ...


def lines_of(words: MapWords | None, draft: Draft | None) -> tuple[str, ...]:
    """Return a map in words: in short, the shape in hand, row by row; nothing of a hidden one."""
    if words is None:
        return ()
    told: list[str] = []
    if draft is not None:
        coin = draft.offer.options[draft.option].coin
        told.append(hand_sentence(draft.terrain, draft.form, coin=coin))
        if draft.target is not None:
            told.append(words.draft_text(draft))
    return (words.summary(), *told, *words.lines())
