"""Every card of the box, in its order, and how any of them is painted with its texts."""

import unicodedata
from dataclasses import replace
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    RUINS_CARDS,
    SCORING_CARDS,
    SEASON_CARDS,
    AmbushCard,
    ExploreCard,
    RuinsCard,
    ScoringCard,
    SeasonCard,
)
from cartographers_gui.ui.card_notes import AnyCard, any_card_name, card_notes, kind_name
from cartographers_gui.ui.painting.card_face import PROPORTION, paint_card
from cartographers_gui.ui.painting.card_text import CardText
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.painting.scoring_face import paint_scoring_card
from cartographers_gui.ui.painting.season_face import paint_season_card
from cartographers_gui.ui.text import card_rule
from cartographers_gui.ui.widgets.card_view import card_text, season_card_text

__all__ = [
    "ALL_CARDS",
    "CardKind",
    "card_id",
    "kind_of",
    "matches",
    "paint_face",
    "proportion_of",
]

translate = QCoreApplication.translate

ALL_CARDS: dict[str, AnyCard] = {
    **EXPLORE_CARDS,
    **RUINS_CARDS,
    **AMBUSH_CARDS,
    **{season.value: card for season, card in SEASON_CARDS.items()},
    **SCORING_CARDS,
}
"""Every card by its id; a season card by the name of its season."""

_SCORING_PROPORTION = 0.5
_SEVERAL = 3
_SIZE, _SIZE_BESIDE_OTHERS = 18, 13
"""Largest size in px of a scoring card's rule."""


class CardKind(StrEnum):
    """The parts of the gallery."""

    EXPLORE = "explore"
    AMBUSH = "ambush"
    SEASON = "season"
    SCORING = "scoring"


def kind_of(card: AnyCard) -> CardKind:
    """Return in which part of the gallery a card lies; ruins lie with the explore cards."""
    match card:
        case ExploreCard() | RuinsCard():
            return CardKind.EXPLORE
        case AmbushCard():
            return CardKind.AMBUSH
        case SeasonCard():
            return CardKind.SEASON
        case ScoringCard():
            return CardKind.SCORING


def card_id(card: AnyCard) -> str:
    """Return by which id `ALL_CARDS` has a card."""
    return card.season.value if isinstance(card, SeasonCard) else card.id


def proportion_of(card: AnyCard) -> float:
    """Return the width of a card in heights of it."""
    return _SCORING_PROPORTION if isinstance(card, ScoringCard) else PROPORTION


def paint_face(
    painter: QPainter, card: AnyCard, rect: QRectF, look: Look, *, beside_others: bool = False
) -> None:
    """Paint any card into a rectangle of its proportion.

    The rules of scoring cards `beside_others` are all set in the same letters.
    """
    match card:
        case ScoringCard():
            texts = _scoring_text(card)
            if beside_others:
                texts = replace(texts, beside=tuple(map(card_rule, SCORING_CARDS.values())))
            size = _SIZE_BESIDE_OTHERS if beside_others else _SIZE
            paint_scoring_card(painter, card, texts, rect, look, size=size)
        case SeasonCard():
            paint_season_card(painter, card, season_card_text(card), rect, look)
        case AmbushCard():
            # With the line for several players and with the one for playing alone.
            texts = replace(card_text(card, _SEVERAL), solo=card_text(card, 1).solo)
            paint_card(painter, card, texts, rect, look)
        case _:
            paint_card(painter, card, card_text(card, _SEVERAL), rect, look)


def _scoring_text(card: ScoringCard) -> CardText:
    solo = translate("Card", "solo")
    return CardText(any_card_name(card), card_rule(card), solo=solo)


def matches(card: AnyCard, words: str) -> bool:
    """Tell whether a card's page has all of some words, whatever their case and accents."""
    notes = card_notes(card)
    page = _plain(" ".join((any_card_name(card), kind_name(card), *notes.rule)))
    return all(word in page for word in _plain(words).split())


def _plain(text: str) -> str:
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
