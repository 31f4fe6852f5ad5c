"""What the map says to those who do not see it: asked of the page, which knows the game."""

from typing import Protocol

from cartographers_gui.engine import Space
from cartographers_gui.session import Draft

__all__ = ["MapWords"]


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
