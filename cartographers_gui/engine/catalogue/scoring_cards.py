"""All scoring cards of the box together."""

from cartographers_gui.engine.catalogue import (
    scoring_farm_water,
    scoring_forest,
    scoring_spatial,
    scoring_village,
)
from cartographers_gui.engine.scoring import ScoringCard

__all__ = ["SCORING_CARDS"]

SCORING_CARDS: dict[str, ScoringCard] = {
    value.id: value
    for module in (scoring_forest, scoring_farm_water, scoring_village, scoring_spatial)
    for value in vars(module).values()
    if isinstance(value, ScoringCard)
}
"""Every scoring card by id, in printed order."""
