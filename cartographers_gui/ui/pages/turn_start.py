"""What a turn begins with: shape in hand, cartouche, owner's title, what a draft would change."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from cartographers_gui.engine import Edict, GameView, MapSheet, Offer, Season, Space
from cartographers_gui.session import CurtainLevel, Draft, Preview, preview_of
from cartographers_gui.session.season_count import Part, SheetNumber, lit_by
from cartographers_gui.ui.canvas import Cartouche
from cartographers_gui.ui.narration import ambush_sentence, player_name, player_names, player_title
from cartographers_gui.ui.painting.crest import crests_of
from cartographers_gui.ui.painting.owner_band import OwnerTitle
from cartographers_gui.ui.text import isolated, seed_text

__all__ = ["cartouche", "first_draft", "lit_groups", "owner_title", "preview_for"]


def first_draft(sheet: MapSheet, offer: Offer) -> Draft:
    """Take the first shape in hand that fits somewhere."""
    draft = Draft.of(sheet, offer)
    drafts = (draft.with_option(option) for option in range(len(offer.options)))
    return next((each for each in drafts if each.fits_when_turned()), draft)


def cartouche(view: GameView, owner: int) -> Cartouche:
    """Return whose map it is, with the seed of the game."""
    player = view.players[owner]
    crests = crests_of(view.players)
    note = QCoreApplication.translate("Cartouche", "Seed {seed}")
    note = note.format(seed=seed_text(view.setup.seed))
    return Cartouche(player_name(player), player_title(player), crests[owner], note)


def owner_title(view: GameView, curtain: CurtainLevel) -> OwnerTitle | None:
    """Say whose map it is where the curtain does not: in an ambush, or where none falls."""
    seat, owner = view.seat, view.owner
    if seat is None or owner is None:
        return None
    names = player_names(view.players)
    crest = crests_of(view.players)[owner]
    if owner != seat:
        return OwnerTitle(ambush_sentence(names[seat], names[owner]), crest)
    if curtain is CurtainLevel.BANNER and view.setup.has_secrets:
        text = QCoreApplication.translate("TablePage", "The map of {player}")
        return OwnerTitle(text.format(player=isolated(names[seat])), crest, is_ambush=False)
    return None


def preview_for(view: GameView, draft: Draft) -> Preview | None:
    """Return what a legal draft would change; nothing for one that may not be drawn there."""
    placement = draft.placement
    if placement is None or not draft.is_legal:
        return None
    return preview_of(draft.sheet, draft.offer, placement, view.edicts, view.season.season)


def lit_groups(
    view: GameView,
    sheet: MapSheet,
    number: Edict | Part | SheetNumber,
    scored: Mapping[Season, MapSheet],
) -> tuple[frozenset[Space], ...]:
    """Return the spaces that make a number, those that count together in one set.

    A number of the running season is that of a sheet; one of a season before, of the sheet as it
    was `scored` then.
    """
    if isinstance(number, Edict):
        score = view.edicts[number.position].score(sheet)
        return tuple(group.spaces for group in score.groups)
    running = view.season.season
    asked = SheetNumber(running, number) if isinstance(number, Part) else number
    sheets = {running: sheet} if asked.season is running else scored
    return lit_by(asked, sheets, view.edicts)
