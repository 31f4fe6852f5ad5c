"""What a placement would change, computed from the very rules that will score it."""

from dataclasses import dataclass

from cartographers_gui.engine import (
    MapSheet,
    Offer,
    Placement,
    ScoringCard,
    Season,
    SeasonScore,
    Space,
    drawn,
    score_season,
)

__all__ = ["Preview", "preview_of"]


@dataclass(frozen=True, slots=True)
class Preview:
    """The season's score of a sheet as it is and as it would be."""

    now: SeasonScore
    then: SeasonScore
    sheet: MapSheet
    """The sheet as it would be."""
    ruins_covered: frozenset[Space]
    """Open ruins the placement covers."""
    mountains_surrounded: frozenset[Space]
    """Mountains whose coin the placement takes."""
    coins_gained: int
    """Coins it fills, the shape's own one included."""


def preview_of(
    sheet: MapSheet,
    offer: Offer,
    placement: Placement,
    edicts: tuple[ScoringCard, ...],
    season: Season,
) -> Preview:
    """Return what a legal placement would change on a sheet; in an ambush for its owner."""
    after = drawn(sheet, offer, placement)
    return Preview(
        now=score_season(sheet, edicts, season),
        then=score_season(after, edicts, season),
        sheet=after,
        ruins_covered=sheet.open_ruins & placement.spaces,
        mountains_surrounded=after.claimed_mountains - sheet.claimed_mountains,
        coins_gained=after.coins - sheet.coins,
    )
