"""The page of a card in words: its rule, what counts, and what its example shows.

Whole sentences in the chosen language. Numbers and names of spaces come from the engine.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from cartographers_gui.engine import (
    AmbushCard,
    ExploreCard,
    MapCorner,
    MapSheet,
    PassDirection,
    Placement,
    RuinsCard,
    Score,
    ScoringCard,
    ScoringGroup,
    SeasonCard,
    Space,
    monster_penalty,
)
from cartographers_gui.ui.narration import passing_sentence
from cartographers_gui.ui.scoring_notes import SCORING_NOTES
from cartographers_gui.ui.text import (
    card_name,
    card_rule,
    listed,
    note_words,
    number,
    season_name,
    space_list,
    space_name,
    stars_text,
    terrain_name,
)

__all__ = [
    "AnyCard",
    "CardNotes",
    "any_card_name",
    "card_notes",
    "kind_name",
    "landing_sentences",
    "line_sentences",
    "placement_sentence",
    "ruins_sentences",
    "score_sentences",
]

translate = QCoreApplication.translate

AnyCard = ExploreCard | RuinsCard | AmbushCard | SeasonCard | ScoringCard
"""Any card of the box."""
_THREE = 3
"""Players for whom the direction of passing makes a difference."""


@dataclass(frozen=True, slots=True)
class CardNotes:
    """What is to be said about a card; each entry is a paragraph."""

    rule: tuple[str, ...]
    facts: tuple[str, ...] = ()
    """What is printed on it, in words."""
    counts: tuple[str, ...] = ()
    does_not: tuple[str, ...] = ()


def any_card_name(card: AnyCard) -> str:
    """Return the name of any card of the box."""
    return season_name(card.season) if isinstance(card, SeasonCard) else card_name(card)


def kind_name(card: AnyCard) -> str:
    """Return what kind of card it is; of a scoring card its group."""
    match card:
        case ExploreCard():
            return translate("CardKind", "Explore card")
        case RuinsCard():
            return translate("CardKind", "Ruins card")
        case AmbushCard(promo=True):
            return translate("CardKind", "Ambush card of the promo pack")
        case AmbushCard():
            return translate("CardKind", "Ambush card")
        case SeasonCard():
            return translate("CardKind", "Season card")
        case ScoringCard():
            return _group_name(card.group)
    assert_never(card)


def _group_name(group: ScoringGroup) -> str:
    match group:
        case ScoringGroup.FOREST:
            return translate("CardKind", "Scoring card: forest")
        case ScoringGroup.FARM_WATER:
            return translate("CardKind", "Scoring card: farm and water")
        case ScoringGroup.VILLAGE:
            return translate("CardKind", "Scoring card: village")
        case ScoringGroup.SPATIAL:
            return translate("CardKind", "Scoring card: the whole map")
    assert_never(group)


def card_notes(card: AnyCard) -> CardNotes:
    """Return the texts of a card's page."""
    match card:
        case ExploreCard():
            return _explore_notes(card)
        case RuinsCard():
            return _ruins_notes()
        case AmbushCard():
            return _ambush_notes(card)
        case SeasonCard():
            return _season_notes(card)
        case ScoringCard():
            return _scoring_notes(card)
    assert_never(card)


def _time_fact(time: int) -> str:
    return translate("CardNotes", "Time: {time}").format(time=number(time))


def _explore_notes(card: ExploreCard) -> CardNotes:
    if len(card.options) > 1:
        rule = translate(
            "CardNotes",
            "Draw one of the two shapes. The smaller one brings a coin, the larger one fills more.",
        )
    elif len(card.terrains) > 2:  # noqa: PLR2004 - more than the usual two
        rule = translate(
            "CardNotes", "Draw a single space in any terrain, if you like even as a monster."
        )
    else:
        rule = translate("CardNotes", "Draw the shape in one of the two terrains, all of it alike.")
    anywhere = translate(
        "CardNotes",
        "It may be rotated and mirrored, and need not touch anything drawn before. If no shape of "
        "the card fits anywhere, a single space is drawn instead.",
    )
    return CardNotes((rule, anywhere), (_time_fact(card.time_value),))


def _ruins_notes() -> CardNotes:
    return CardNotes(
        (
            translate(
                "CardNotes",
                "Nothing is drawn for this card. The next card is revealed at once, and its shape "
                "must cover at least one open ruins space.",
            ),
            translate(
                "CardNotes",
                "If no shape of that card can do so, a single space is drawn anywhere instead, in "
                "any terrain.",
            ),
        ),
        (_time_fact(0),),
        (
            translate("CardNotes", "Two ruins cards in a row: one covered ruins space is enough."),
            translate(
                "CardNotes",
                "An ambush in between: the monsters are free to go anywhere, and the ruins wait "
                "for the next explore card.",
            ),
        ),
        (translate("CardNotes", "Ruins that are drawn on already."),),
    )


def _ambush_notes(card: AmbushCard) -> CardNotes:
    rule = translate(
        "CardNotes",
        "Each player draws this shape as monsters on the map of a neighbour, rotated and mirrored "
        "at will. Then the maps go back, and the card returns to the box.",
    )
    cost = translate(
        "CardNotes",
        "At the end of every season the owner of a map loses 1 star for each empty space beside a "
        "monster.",
    )
    facts = (passing_sentence(card.direction, _THREE), _corner_fact(card), _walk_fact(card))
    return CardNotes(
        (rule, cost),
        facts,
        (
            translate("CardNotes", "Each threatened space once, even between several monsters."),
            translate("CardNotes", "Open ruins beside a monster: they are empty."),
        ),
        (translate("CardNotes", "Empty spaces that touch a monster at a corner only."),),
    )


def _corner_fact(card: AmbushCard) -> str:
    match card.corner:
        case MapCorner.TOP_LEFT:
            return translate("CardNotes", "Played alone, the walk begins in the top left corner.")
        case MapCorner.TOP_RIGHT:
            return translate("CardNotes", "Played alone, the walk begins in the top right corner.")
        case MapCorner.BOTTOM_RIGHT:
            return translate(
                "CardNotes", "Played alone, the walk begins in the bottom right corner."
            )
        case MapCorner.BOTTOM_LEFT:
            return translate(
                "CardNotes", "Played alone, the walk begins in the bottom left corner."
            )
    assert_never(card.corner)


def _walk_fact(card: AmbushCard) -> str:
    match card.direction:
        case PassDirection.CLOCKWISE:
            return translate(
                "CardNotes",
                "The shape as printed goes clockwise along the edge to the first place where it "
                "fits. If there is none, it tries again one space further in.",
            )
        case PassDirection.COUNTERCLOCKWISE:
            return translate(
                "CardNotes",
                "The shape as printed goes counterclockwise along the edge to the first place "
                "where it fits. If there is none, it tries again one space further in.",
            )
    assert_never(card.direction)


def _season_notes(card: SeasonCard) -> CardNotes:
    first, second = card.edicts
    ends = translate(
        "CardNotes",
        "The season ends as soon as the time values of its revealed cards add up to {time} or "
        "more.",
    )
    scores = translate(
        "CardNotes",
        "Then edicts {first} and {second} are scored, 1 star for each coin is added, and 1 star is "
        "lost for each empty space beside a monster.",
    )
    return CardNotes(
        (
            ends.format(time=number(card.time_threshold)),
            scores.format(first=first.value, second=second.value),
        ),
        (),
        (translate("CardNotes", "Coins: they are kept and count again every season."),),
        (
            translate("CardNotes", "Time beyond the threshold: the next season begins at nought."),
            translate("CardNotes", "Ruins and ambush cards: they take no time."),
        ),
    )


def _scoring_notes(card: ScoringCard) -> CardNotes:
    notes = SCORING_NOTES[card.id]
    solo = translate("CardNotes", "Played alone, {number} is subtracted at the end of the game.")
    return CardNotes(
        (card_rule(card),),
        (solo.format(number=number(card.solo)),),
        tuple(map(note_words, notes.counts)),
        tuple(map(note_words, notes.does_not)),
    )


# --- what an example shows ----------------------------------------------------------------------


def score_sentences(score: Score) -> tuple[str, ...]:
    """Return where the stars of a map come from, a line for each kind, and their sum."""
    return (*_group_lines(score), _sum_line(score))


def _group_lines(score: Score) -> Iterator[str]:
    worth: dict[frozenset[Space], int] = {}
    for group in score.groups:
        # A space that counts for its row and for its column is told once, with both stars.
        worth[group.spaces] = worth.get(group.spaces, 0) + group.stars

    def kind_of(spaces: frozenset[Space]) -> tuple[bool, int]:
        return len(spaces) > 1, -worth[spaces]

    for (joined, _), kind in groupby(sorted(worth, key=lambda s: (kind_of(s), min(s))), kind_of):
        groups = list(kind)
        if not joined and len(groups) > 1:
            text = translate("CardNotes", "{stars} each: {spaces}")
            names = space_list(frozenset().union(*groups))
            yield text.format(stars=stars_text(worth[groups[0]]), spaces=names)
            continue
        for spaces in groups:
            text = translate("CardNotes", "{stars}: {spaces}")
            yield text.format(stars=stars_text(worth[spaces]), spaces=space_list(spaces))


def _sum_line(score: Score) -> str:
    return translate("CardNotes", "In all: {stars}").format(stars=stars_text(score.stars))


def line_sentences(spaces: frozenset[Space], score: Score) -> tuple[str, ...]:
    """Return which rows and columns earn a star each by holding some spaces, and the sum."""
    rows = sorted({space_name(space).rstrip("0123456789") for space in spaces})
    cols = sorted({space.col for space in spaces})
    of_rows = translate("CardNotes", "1 star for each of these rows: {rows}")
    of_cols = translate("CardNotes", "1 star for each of these columns: {columns}")
    columns = listed(number(col + 1) for col in cols)
    return (
        of_rows.format(rows=listed(rows)),
        of_cols.format(columns=columns),
        _sum_line(score),
    )


def landing_sentences(before: MapSheet, after: MapSheet, spaces: frozenset[Space]) -> list[str]:
    """Return where an ambush lands on a lone player's map, and what it costs there."""
    lands = translate("CardNotes", "Played alone, the monsters land here: {spaces}.")
    costs = translate("CardNotes", "They cost this at the end of every season: {stars}.")
    lost = monster_penalty(after) - monster_penalty(before)
    return [lands.format(spaces=space_list(spaces)), costs.format(stars=stars_text(lost))]


def placement_sentence(placement: Placement) -> str:
    """Return where a shape is drawn on an example, and as what."""
    text = translate("CardNotes", "One of them, as {terrain}: {spaces}.")
    terrain = terrain_name(placement.terrain)
    return text.format(terrain=terrain, spaces=space_list(placement.spaces))


def ruins_sentences(sheet: MapSheet) -> list[str]:
    """Return which ruins of a map are open, and which are not."""
    still_open = translate("CardNotes", "Open ruins, one of which must be covered: {spaces}.")
    drawn_on = translate("CardNotes", "Drawn on already: {spaces}.")
    return [
        still_open.format(spaces=space_list(sheet.open_ruins)),
        drawn_on.format(spaces=space_list(sheet.layout.ruins - sheet.open_ruins)),
    ]
