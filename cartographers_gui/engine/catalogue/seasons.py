"""The four season cards (rules, item 5)."""

from cartographers_gui.engine.cards import Edict, Season, SeasonCard
from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP

__all__ = ["SEASON_CARDS"]

SEASON_CARDS: dict[Season, SeasonCard] = {
    card.season: card
    for card in (
        SeasonCard(Season.SPRING, 18, QT_TRANSLATE_NOOP("cards", "Spring"), 8, (Edict.A, Edict.B)),
        SeasonCard(Season.SUMMER, 19, QT_TRANSLATE_NOOP("cards", "Summer"), 8, (Edict.B, Edict.C)),
        SeasonCard(Season.FALL, 20, QT_TRANSLATE_NOOP("cards", "Fall"), 7, (Edict.C, Edict.D)),
        SeasonCard(Season.WINTER, 21, QT_TRANSLATE_NOOP("cards", "Winter"), 6, (Edict.D, Edict.A)),
    )
}
"""The season cards in playing order."""
