"""What is printed in the box. Imports the card types below it; start reading at `explore`."""

from typing import TYPE_CHECKING

from cartographers_gui.engine.late import late_name

if TYPE_CHECKING:
    from cartographers_gui.engine.catalogue.ambush import AMBUSH_CARDS
    from cartographers_gui.engine.catalogue.explore import EXPLORE_CARDS, RUINS_CARDS
    from cartographers_gui.engine.catalogue.maps import MAP_LAYOUTS
    from cartographers_gui.engine.catalogue.scoring_cards import SCORING_CARDS
    from cartographers_gui.engine.catalogue.seasons import SEASON_CARDS

__all__ = [
    "AMBUSH_CARDS",
    "EXPLORE_CARDS",
    "MAP_LAYOUTS",
    "RUINS_CARDS",
    "SCORING_CARDS",
    "SEASON_CARDS",
]

_NAMES = {
    "ambush": "AMBUSH_CARDS",
    "explore": "EXPLORE_CARDS RUINS_CARDS",
    "maps": "MAP_LAYOUTS",
    "scoring_cards": "SCORING_CARDS",
    "seasons": "SEASON_CARDS",
}
_HOMES = {name: home for home, names in _NAMES.items() for name in names.split()}
"""In which module each name stands."""


def __getattr__(name: str) -> object:
    """Import a name's module when it is first asked for: at the start few are."""
    return late_name(__name__, _HOMES, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
