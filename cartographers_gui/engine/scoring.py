"""What a scoring card is, and the decorator that turns a rule into one."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from cartographers_gui.engine.grid import Space
from cartographers_gui.engine.shape_table import Places
from cartographers_gui.engine.sheet import MapSheet
from cartographers_gui.engine.terrain import DRAWABLE
from cartographers_gui.engine.value import value

__all__ = [
    "ANY_OTHER",
    "EACH",
    "WHOLE",
    "Column",
    "Example",
    "Growth",
    "Rule",
    "Score",
    "ScoredGroup",
    "ScoringCard",
    "ScoringGroup",
    "Tally",
    "monster_groups",
    "monster_penalty",
    "scoring_card",
]


class ScoringGroup(StrEnum):
    """The four card backs; one card of each is in play."""

    FOREST = "forest"
    FARM_WATER = "farm_water"
    VILLAGE = "village"
    SPATIAL = "spatial"


EACH, WHOLE = True, False

Tally = tuple[int, int, bool]
"""What a rule found: the mask of some spaces, what they are worth, and `EACH` or `WHOLE`.

With `EACH` every space of the mask is a group of its own worth the stars; with `WHOLE` the mask is
one group worth them together. So a rule is written once and yet need not split masks when only
the sum is asked for. A plain tuple, for a rule is called for every placement that is valued.
"""


@value
class ScoredGroup:
    """Spaces that earned stars together."""

    spaces: frozenset[Space]
    stars: int


@value
class Score:
    """The stars of a card on a sheet, with the groups of spaces that earned them."""

    stars: int
    groups: tuple[ScoredGroup, ...]
    """In reading order of their first space; their stars add up to `stars`."""


Column = Sequence[int] | None
"""Stars that each of several placements adds; nothing: none adds any.

It has a name of its own because what stands in the head of an inner function is computed each time.
"""

Growth = Callable[[Places, int], Column]
"""Placements and the index of a terrain to the stars that each adds."""

ANY_OTHER = -1
"""The index that stands for every terrain which a rule does not heed."""


class Rule(ABC):
    """How a card scores. Most cards follow one of the patterns, which can value drawings fast."""

    heeds: frozenset[int] = frozenset(range(len(DRAWABLE)))
    """Indices of the terrains that count for the rule by themselves."""
    heeds_filling = False
    """Whether a drawing of any other terrain counts as well, because it fills spaces."""

    @abstractmethod
    def __call__(self, sheet: MapSheet) -> Iterable[Tally]:
        """Return what the rule finds on a sheet."""

    def stars(self, sheet: MapSheet) -> int:
        """Return the sum of what it finds."""
        return _sum_of(self(sheet))

    def growth(self, sheet: MapSheet) -> Growth:
        """Return a function that tells what drawings on this sheet would add.

        Here by scoring every sheet there could be; the patterns need not.
        """
        before = self.stars(sheet)

        def growth(places: Places, terrain: int) -> Column:
            drawn = sheet.with_mask_drawn
            return [self.stars(drawn(DRAWABLE[terrain], mask)) - before for mask in places.masks]

        return growth


class _PlainRule(Rule):
    """A rule that is just a function of the sheet."""

    def __init__(self, find: Callable[[MapSheet], Iterable[Tally]]) -> None:
        self._find = find

    def __call__(self, sheet: MapSheet) -> Iterable[Tally]:
        return self._find(sheet)


class Example(NamedTuple):
    """A worked example: a sheet as text and the stars it scores."""

    drawing: str
    stars: int


def _sum_of(tallies: Iterable[Tally]) -> int:
    total = 0
    for mask, stars, each in tallies:
        total += stars * mask.bit_count() if each else stars
    return total


def _score_of(sheet: MapSheet, tallies: Iterable[Tally]) -> Score:
    grid = sheet.layout.grid
    groups: list[ScoredGroup] = []
    for mask, stars, each in tallies:
        if each:
            groups.extend(ScoredGroup(frozenset((s,)), stars) for s in grid.spaces_in(mask))
        elif stars:
            groups.append(ScoredGroup(grid.space_set(mask), stars))
    groups.sort(key=lambda group: min(group.spaces))
    return Score(sum(group.stars for group in groups), tuple(groups))


@value
class ScoringCard:
    """A scoring card: its rule, its texts and worked examples of it (rules, item 3)."""

    id: str
    number: int
    group: ScoringGroup
    name: str
    """English name, the source text of its translation."""
    text: str
    """English rule text in our own words, the source text of its translation."""
    solo: int
    """The number at the bottom, subtracted in the solo rating."""
    rule: Rule
    examples: tuple[Example, ...]

    def stars(self, sheet: MapSheet) -> int:
        """Return the stars alone, the fast path."""
        return self.rule.stars(sheet)

    def score(self, sheet: MapSheet) -> Score:
        """Return the stars together with the groups of spaces that earned them."""
        return _score_of(sheet, self.rule(sheet))


def scoring_card(
    id: str,
    number: int,
    group: ScoringGroup,
    *,
    name: str,
    text: str,
    solo: int,
    examples: tuple[Example, ...],
) -> Callable[[Callable[[MapSheet], Iterable[Tally]]], ScoringCard]:
    """Turn the decorated rule, a function or one made from a pattern, into the scoring card."""

    def card_of(find: Callable[[MapSheet], Iterable[Tally]]) -> ScoringCard:
        rule = find if isinstance(find, Rule) else _PlainRule(find)
        return ScoringCard(id, number, group, name, text, solo, rule, examples)

    return card_of


def _threatened(sheet: MapSheet) -> int:
    """Return the empty spaces adjacent to a monster."""
    monsters = sheet.masks[4]
    return sheet.layout.grid.around(monsters) & ~sheet.filled_mask if monsters else 0


def monster_penalty(sheet: MapSheet) -> int:
    """Return the stars lost to monsters, as a positive number.

    One for each empty space adjacent to a monster, once however many monsters it touches; an open
    ruins space is empty (rules, item 8).

    >>> monster_penalty(MapSheet.from_text("X.\\n.X"))
    2
    """
    return _threatened(sheet).bit_count()


def monster_groups(sheet: MapSheet) -> Score:
    """Return the same loss with the spaces that cause it, each a group of one star lost."""
    return _score_of(sheet, ((_threatened(sheet), 1, EACH),))
