"""The whole rulebook in order, and what is found in it by id."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from cartographers_gui.engine import AMBUSH_CARDS, EXPLORE_CARDS, RUINS_CARDS
from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.ui.rulebook.at_the_table import ADVICE, SCREEN
from cartographers_gui.ui.rulebook.blocks import (
    Chapter,
    Figure,
    Listing,
    ListingKind,
    Paragraph,
    ScoringSection,
    para,
)
from cartographers_gui.ui.rulebook.first_steps import GAME, SETUP, TURN
from cartographers_gui.ui.rulebook.map_and_drawing import DRAWING, MAP, SINGLE_SPACE
from cartographers_gui.ui.rulebook.playing_here import HARD_CASES, ONE_COMPUTER, OPTIONS
from cartographers_gui.ui.rulebook.scoring_land import FARM_WATER_CARDS, FOREST_CARDS
from cartographers_gui.ui.rulebook.scoring_settled import SPATIAL_CARDS, VILLAGE_CARDS
from cartographers_gui.ui.rulebook.seasons_and_stars import END, SEASONS, SOLO
from cartographers_gui.ui.rulebook.special_cards import COINS, MONSTERS, RIFT_LANDS, RUINS

__all__ = ["RULEBOOK", "chapter_of", "figures", "paragraphs", "sections"]

_GLOSSARY = Chapter(
    "glossary",
    QT_TRANSLATE_NOOP("Rules", "Words of the game"),
    (
        para(
            "glossary.tooltips",
            QT_TRANSLATE_NOOP(
                "Rules",
                "The same explanations appear at the table when the pointer rests on a thing or "
                "the keyboard reaches it.",
            ),
        ),
        Listing(ListingKind.GLOSSARY),
    ),
)

RULEBOOK: tuple[Chapter, ...] = (
    GAME,
    SETUP,
    TURN,
    MAP,
    DRAWING,
    SINGLE_SPACE,
    RUINS,
    MONSTERS,
    RIFT_LANDS,
    COINS,
    SEASONS,
    FOREST_CARDS,
    FARM_WATER_CARDS,
    VILLAGE_CARDS,
    SPATIAL_CARDS,
    END,
    SOLO,
    ONE_COMPUTER,
    SCREEN,
    OPTIONS,
    HARD_CASES,
    ADVICE,
    _GLOSSARY,
)
"""Every chapter in reading order."""


def paragraphs() -> Iterator[Paragraph]:
    """Yield every paragraph of the rulebook in reading order."""
    for chapter in RULEBOOK:
        for block in chapter.blocks:
            if isinstance(block, Paragraph):
                yield block
            elif isinstance(block, ScoringSection):
                yield from block.notes
                yield block.example


def figures() -> Iterator[Figure]:
    """Yield every figure that has a caption."""
    for chapter in RULEBOOK:
        yield from (block for block in chapter.blocks if isinstance(block, Figure))


def sections() -> Iterator[ScoringSection]:
    """Yield the section of every scoring card."""
    for chapter in RULEBOOK:
        yield from (block for block in chapter.blocks if isinstance(block, ScoringSection))


def chapter_of(place: str) -> Chapter | None:
    """Return the chapter where a chapter id, a paragraph id or a card id leads to.

    >>> chapter_of("greenbough").id, chapter_of("coins.shape").id, chapter_of("orchard").id
    ('forest_cards', 'coins', 'drawing')
    """
    return _PLACES.get(place)


def _places() -> Iterator[tuple[str, Chapter]]:
    """Yield what can be gone to; a chapter comes after a card of the same name, and so wins."""
    yield from ((card, DRAWING) for card in (*EXPLORE_CARDS, *RUINS_CARDS))
    yield from ((card, MONSTERS) for card in AMBUSH_CARDS)
    for chapter in RULEBOOK:
        for block in chapter.blocks:
            if isinstance(block, Paragraph):
                yield block.id, chapter
            elif isinstance(block, ScoringSection):
                yield block.card, chapter
                yield from ((each.id, chapter) for each in (*block.notes, block.example))
    yield from ((chapter.id, chapter) for chapter in RULEBOOK)


_PLACES: Mapping[str, Chapter] = MappingProxyType(dict(_places()))
