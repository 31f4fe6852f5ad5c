"""What the card of an edict shows on a map, with and without the shape in hand."""

from collections.abc import Sequence
from dataclasses import replace

from cartographers_gui.engine import SEASON_CARDS, Edict, GameView, MapSheet, Season
from cartographers_gui.session import Preview
from cartographers_gui.ui.painting.edict_face import EdictFace
from cartographers_gui.ui.text import card_name, card_rule, change, number

__all__ = ["edict_face", "faces_beside", "with_preview"]


def edict_face(view: GameView, sheet: MapSheet | None, edict: Edict) -> EdictFace:
    """Return the face of an edict's card; without a sheet it does not say what it is worth."""
    scoring = view.edicts[edict.position]
    seasons = tuple(season for season in Season if edict in SEASON_CARDS[season].edicts)
    over = tuple(s for s in seasons if s is not view.season.season)
    over = tuple(season for season in over if season not in view.seasons_left)
    now = edict in view.season.edicts
    return EdictFace(
        edict,
        scoring.id,
        card_name(scoring),
        card_rule(scoring),
        seasons,
        scored=over,
        stars="" if sheet is None else number(scoring.stars(sheet)),
        now=now,
    )


def faces_beside(
    view: GameView, sheet: MapSheet | None, edicts: Sequence[Edict]
) -> dict[Edict, EdictFace]:
    """Return the faces of cards of one size that are shown together: their letters are alike."""
    rules = {edict: card_rule(view.edicts[edict.position]) for edict in edicts}
    return {
        edict: replace(
            edict_face(view, sheet, edict),
            beside=tuple(rule for each, rule in rules.items() if each is not edict),
        )
        for edict in edicts
    }


def with_preview(
    face: EdictFace, view: GameView, sheet: MapSheet | None, preview: Preview | None
) -> EdictFace:
    """Return a face with what a shape would change; the same where it changes nothing."""
    if sheet is None or preview is None:
        return face
    scoring = view.edicts[face.edict.position]
    stars, then = scoring.stars(sheet), scoring.stars(preview.sheet)
    if then == stars and not face.now:
        return face
    gain = then - stars
    return replace(face, stars_then=number(then), gain=change(gain), difference=gain)
