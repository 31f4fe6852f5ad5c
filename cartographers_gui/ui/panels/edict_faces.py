"""What the card of an edict shows on a map, with and without the shape in hand."""

from cartographers_gui.engine import SEASON_CARDS, Edict, GameView, MapSheet, Season
from cartographers_gui.session import Preview
from cartographers_gui.ui.painting.edict_face import EdictFace
from cartographers_gui.ui.text import card_name, card_rule, change, number

__all__ = ["edict_face"]


def edict_face(
    view: GameView, sheet: MapSheet | None, preview: Preview | None, edict: Edict
) -> EdictFace:
    """Return the face of an edict's card; without a sheet it does not say what it is worth."""
    scoring = view.edicts[edict.position]
    seasons = tuple(season for season in Season if edict in SEASON_CARDS[season].edicts)
    over = tuple(s for s in seasons if s is not view.season.season)
    over = tuple(season for season in over if season not in view.seasons_left)
    now = edict in view.season.edicts
    stars = None if sheet is None else scoring.stars(sheet)
    after = None if preview is None else scoring.stars(preview.sheet)
    changes = stars is not None and after is not None and (now or after != stars)
    difference = (after or 0) - (stars or 0)
    return EdictFace(
        edict,
        scoring.id,
        card_name(scoring),
        card_rule(scoring),
        seasons,
        scored=over,
        stars="" if stars is None else number(stars),
        stars_then=number(after or 0) if changes else "",
        gain=change(difference) if changes else "",
        difference=difference,
        now=now,
    )
