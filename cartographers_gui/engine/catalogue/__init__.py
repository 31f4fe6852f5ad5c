"""What is printed in the box. Imports the card types below it; start reading at `explore`."""

from cartographers_gui.engine.catalogue import (
    scoring_farm_water,
    scoring_forest,
    scoring_spatial,
    scoring_village,
)
from cartographers_gui.engine.catalogue.ambush import AMBUSH_CARDS
from cartographers_gui.engine.catalogue.explore import EXPLORE_CARDS, RUINS_CARDS
from cartographers_gui.engine.catalogue.maps import MAP_LAYOUTS
from cartographers_gui.engine.catalogue.seasons import SEASON_CARDS
from cartographers_gui.engine.scoring import ScoringCard

__all__ = [
    "AMBUSH_CARDS",
    "EXPLORE_CARDS",
    "MAP_LAYOUTS",
    "RUINS_CARDS",
    "SCORING_CARDS",
    "SEASON_CARDS",
]

SCORING_CARDS: dict[str, ScoringCard] = {
    value.id: value
    for module in (scoring_forest, scoring_farm_water, scoring_village, scoring_spatial)
    for value in vars(module).values()
    if isinstance(value, ScoringCard)
}
"""Every scoring card by id, in printed order."""
