"""What the rulebook is made of: chapters of paragraphs, figures, listings and scoring cards.

Every text is one English message of the context `Rules`, registered where it stands. Inside it
only `<b>` and `<i>` are allowed, and the name of a card as `{card_id}`, which the rulebook fills
with the card's name in the chosen language, in the nominative and linked to its place.
"""

from dataclasses import dataclass
from enum import StrEnum

__all__ = [
    "Block",
    "Chapter",
    "Figure",
    "Kind",
    "Listing",
    "ListingKind",
    "Paragraph",
    "ScoringSection",
    "heading",
    "note",
    "para",
    "point",
    "step",
]


class Kind(StrEnum):
    """How a paragraph is set."""

    PLAIN = "plain"
    HEADING = "heading"
    POINT = "point"
    """One of several, with a mark before it."""
    STEP = "step"
    """One of several in order, with its number before it."""
    NOTE = "note"
    """Set apart in a frame: an advice, or how the program helps."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One message of the rulebook."""

    id: str
    """Chapter, dot, subject; the same for ever, since tests and links name it."""
    text: str
    kind: Kind = Kind.PLAIN


def para(id: str, text: str) -> Paragraph:
    """Return a plain paragraph."""
    return Paragraph(id, text)


def heading(id: str, text: str) -> Paragraph:
    """Return a heading inside a chapter."""
    return Paragraph(id, text, Kind.HEADING)


def point(id: str, text: str) -> Paragraph:
    """Return an item of a list."""
    return Paragraph(id, text, Kind.POINT)


def step(id: str, text: str) -> Paragraph:
    """Return an item of a numbered list; the numbers are those of neighbouring steps."""
    return Paragraph(id, text, Kind.STEP)


def note(id: str, text: str) -> Paragraph:
    """Return a paragraph in a frame."""
    return Paragraph(id, text, Kind.NOTE)


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture with its caption."""

    id: str
    """Its name in the table of figures."""
    caption: str
    """English, the source text of its translation."""


class ListingKind(StrEnum):
    """A table that is made from the catalogue of the game, so that it cannot differ from it."""

    TERRAINS = "terrains"
    EXPLORE_CARDS = "explore_cards"
    AMBUSH_CARDS = "ambush_cards"
    SEASONS = "seasons"
    SOLO_TITLES = "solo_titles"
    SOLO_NUMBERS = "solo_numbers"
    OPTIONS = "options"
    TABLE_OPTIONS = "table_options"
    GLOSSARY = "glossary"


@dataclass(frozen=True, slots=True)
class Listing:
    """A table of the catalogue."""

    kind: ListingKind


@dataclass(frozen=True, slots=True)
class ScoringSection:
    """A scoring card: its name, its rule as on the card, explanations, and a worked example.

    The example is the map of the chapter as the card sees it; `stars` is what it earns there.
    """

    card: str
    """Id of the card, and of the place to link to."""
    notes: tuple[Paragraph, ...]
    example: Paragraph
    stars: int


Block = Paragraph | Figure | Listing | ScoringSection


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rulebook."""

    id: str
    title: str
    """English, the source text of its translation."""
    blocks: tuple[Block, ...]
    see: tuple[str, ...] = ()
    """Ids of chapters where more is to be found."""
    map: str = ""
    """The figure that the worked examples of a scoring chapter are about."""
