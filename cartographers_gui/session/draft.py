"""The shape in a player's hand: which option, terrain and orientation, and where it points."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from typing import Self

from cartographers_gui.engine import (
    MapSheet,
    Offer,
    Orientation,
    Placement,
    Refusal,
    Shape,
    Space,
    Terrain,
    legal_anchors,
    refusals_of,
)

__all__ = ["Direction", "Draft"]


class Direction(Enum):
    """A step on the map as (rows, columns)."""

    UP = (-1, 0)
    DOWN = (1, 0)
    LEFT = (0, -1)
    RIGHT = (0, 1)


def _pivot_of(form: Orientation) -> Space:
    """Return the space of a form nearest to its centre of gravity; the first of equals."""
    count = len(form.offsets)
    row = sum(space.row for space in form.offsets) / count
    col = sum(space.col for space in form.offsets) / count
    return min(form.offsets, key=lambda s: ((s.row - row) ** 2 + (s.col - col) ** 2, s))


@dataclass(frozen=True)
class Draft:
    """An immutable shape in hand; every gesture gives a new one.

    Where it lies and why it may not is worked out once: map, bar and preview all ask.

    The pivot is the space of the shape that lies under the pointer. Turning and mirroring act on
    the form as it is seen and keep the pivot on its space, so a turn after a mirror goes the way
    the eye expects. The whole shape is clamped into the map wherever the pointer is.

    >>> from cartographers_gui.engine import EXPLORE_CARDS, offer_of
    >>> sheet = MapSheet.from_text("...\\n...\\n...")
    >>> draft = Draft.of(sheet, offer_of(EXPLORE_CARDS["orchard"], sheet))
    >>> sorted(map(str, draft.aimed_at(Space(2, 2)).spaces))
    ['B1', 'B2', 'B3', 'C3']
    """

    sheet: MapSheet
    """The map drawn on; in an ambush the neighbour's."""
    offer: Offer
    option: int
    """Which shape, counted in `offer.options`."""
    terrain: Terrain
    form: Orientation
    """The shape as turned and mirrored now."""
    pivot: Space
    """Space of the form, relative to its bounding box, that follows the pointer."""
    target: Space | None = None
    """Where the pointer or the keyboard cursor is; nothing while it is off the map."""
    is_laid: bool = False
    """Whether the shape lies on the map as a draft that the next step confirms."""

    @classmethod
    def of(cls, sheet: MapSheet, offer: Offer) -> Self:
        """Take the first shape and the first terrain of an offer in hand."""
        form = offer.options[0].shape.printed
        return cls(sheet, offer, 0, offer.terrains[0], form, _pivot_of(form))

    @property
    def shape(self) -> Shape:
        """The shape as printed on the card."""
        return self.offer.options[self.option].shape

    @cached_property
    def anchor(self) -> Space | None:
        """Top left corner of the bounding box, clamped into the map; nothing when off the map."""
        if self.target is None:
            return None
        last_row = max(0, self.sheet.layout.rows - self.form.rows)
        last_col = max(0, self.sheet.layout.cols - self.form.cols)
        return Space(
            min(max(self.target.row - self.pivot.row, 0), last_row),
            min(max(self.target.col - self.pivot.col, 0), last_col),
        )

    @cached_property
    def spaces(self) -> frozenset[Space]:
        """The spaces the shape covers now; none while it is off the map."""
        anchor = self.anchor
        return frozenset() if anchor is None else self.form.at(anchor)

    @property
    def placement(self) -> Placement | None:
        """What would be drawn by confirming now."""
        return None if self.target is None else Placement(self.terrain, self.spaces)

    @cached_property
    def refusals(self) -> tuple[Refusal, ...]:
        """Every reason why it may not be drawn here, the most specific first; none when it may."""
        placement = self.placement
        if placement is None:
            return ()
        return tuple(refusals_of(self.sheet, self.offer, placement))

    @property
    def is_legal(self) -> bool:
        """Tell whether the shape is over the map and may be drawn where it is."""
        return self.target is not None and not self.refusals

    def turned(self, *, clockwise: bool = True) -> Self:
        """Turn the form as seen by a quarter, about its pivot."""
        changed = self
        for _ in range(1 if clockwise else 3):
            pivot = Space(changed.pivot.col, changed.form.rows - 1 - changed.pivot.row)
            changed = replace(changed, form=changed.form.turned(), pivot=pivot)
        return changed

    def mirrored(self) -> Self:
        """Mirror the form as seen, left to right, about its pivot."""
        pivot = Space(self.pivot.row, self.form.cols - 1 - self.pivot.col)
        return replace(self, form=self.form.mirrored(), pivot=pivot)

    def with_option(self, option: int) -> Self:
        """Take another shape of the offer in hand, as printed; the same one stays as it is."""
        if option == self.option:
            return self
        form = self.offer.options[option].shape.printed
        return replace(self, option=option, form=form, pivot=_pivot_of(form))

    def with_terrain(self, terrain: Terrain) -> Self:
        """Choose a terrain of the offer."""
        return replace(self, terrain=terrain)

    def aimed_at(self, space: Space | None) -> Self:
        """Move the pivot to a space, or take the shape off the map."""
        # Written out: `replace` asks for the fields, and this is done at every step of the pointer.
        return type(self)(
            self.sheet,
            self.offer,
            self.option,
            self.terrain,
            self.form,
            self.pivot,
            space,
            self.is_laid,
        )

    def brought_in(self) -> Self:
        """Come from off the map to the legal place nearest the middle; without one to the middle.

        >>> from cartographers_gui.engine import EXPLORE_CARDS, offer_of
        >>> sheet = MapSheet.from_text("...\\n.M.\\n...")
        >>> draft = Draft.of(sheet, offer_of(EXPLORE_CARDS["orchard"], sheet))
        >>> sorted(map(str, draft.brought_in().spaces))
        ['A1', 'A2', 'A3', 'B3']
        """
        middle = Space(self.sheet.layout.rows // 2, self.sheet.layout.cols // 2)

        def distance(target: Space) -> tuple[int, Space]:
            return (target.row - middle.row) ** 2 + (target.col - middle.col) ** 2, target

        return replace(self, target=min(self.legal_targets(), key=distance, default=middle))

    def stepped(self, direction: Direction) -> Self:
        """Move by one space; from off the map as `brought_in`. Stops at the edge of the map."""
        anchor = self.anchor
        rows, cols = self.sheet.layout.rows, self.sheet.layout.cols
        if anchor is None:
            return self.brought_in()
        step_rows, step_cols = direction.value
        return self._anchored(
            Space(
                min(max(anchor.row + step_rows, 0), rows - self.form.rows),
                min(max(anchor.col + step_cols, 0), cols - self.form.cols),
            )
        )

    def put_as(self, placement: Placement) -> Self:
        """Lay a shape of the offer as a drawing lay; unchanged where no shape of it gives that."""
        first = min(placement.spaces)
        corner = Space(first.row, min(space.col for space in placement.spaces))
        for option in range(len(self.offer.options)):
            chosen = self.with_option(option)
            for form in chosen.shape.orientations:
                if form.at(corner) == placement.spaces:
                    there = replace(chosen, form=form, pivot=_pivot_of(form))
                    return there.with_terrain(placement.terrain)._anchored(corner).laid_down()
        return self

    def laid_down(self) -> Self:
        """Lay the shape on the map as a draft; the caller has seen that it is legal."""
        return replace(self, is_laid=True)

    def picked_up(self) -> Self:
        """Take the draft back in hand where it lies."""
        return replace(self, is_laid=False)

    def legal_targets(self) -> frozenset[Space]:
        """Return where the pivot may point so that the current form lies legally."""
        return frozenset(
            Space(anchor.row + self.pivot.row, anchor.col + self.pivot.col)
            for anchor in self._legal_anchors(self.form)
        )

    def turnings(self) -> dict[Space, int]:
        """Return in how many orientations the shape would lie legally, for each target."""
        drafts: dict[Orientation, Draft] = {}
        for first in (self, self.mirrored()):
            draft: Draft = first
            for _ in range(4):
                drafts.setdefault(draft.form, draft)
                draft = draft.turned()
        return Counter(space for draft in drafts.values() for space in draft.legal_targets())

    def fits_when_turned(self) -> bool:
        """Tell whether some orientation of the current shape has a legal place."""
        return any(self._legal_anchors(form) for form in self.shape.orientations)

    def next_legal(self, *, backwards: bool = False) -> Self:
        """Go to the next legal placement of the current shape, over all its orientations.

        First those as it is turned now, row by row from where it is, then turned further. From the
        last one to the first; unchanged when there is none.
        """
        forms = self.shape.orientations
        places = list(self._legal_places())
        if not places:
            return self
        off_map = Space(self.sheet.layout.rows, 0) if backwards else Space(-1, 0)
        here = (forms.index(self.form), self.anchor or off_map)
        if backwards:
            index = bisect_left(places, here) - 1
        else:
            index = bisect_right(places, here) % len(places)
        number, anchor = places[index]
        form = forms[number]
        pivot = self.pivot if form == self.form else _pivot_of(form)
        return replace(self, form=form, pivot=pivot)._anchored(anchor)

    def next_legal_towards(self, direction: Direction) -> Self:
        """Jump to the nearest legal place of the current form that way; unchanged without one.

        From off the map it comes to the one nearest the middle, turned if it fits only so.
        """
        anchor = self.anchor
        if anchor is None:
            first = self.brought_in()
            return first if first.is_legal else self.next_legal()
        rows, cols = direction.value

        def ahead(place: Space) -> int:
            return (place.row - anchor.row) * rows + (place.col - anchor.col) * cols

        def aside(place: Space) -> int:
            return abs(place.row - anchor.row) * abs(cols) + abs(place.col - anchor.col) * abs(rows)

        ways = [place for place in self._legal_anchors(self.form) if ahead(place) > 0]
        if not ways:
            return self
        return self._anchored(min(ways, key=lambda p: (ahead(p) + 2 * aside(p), p)))

    def _anchored(self, anchor: Space) -> Self:
        return replace(self, target=Space(anchor.row + self.pivot.row, anchor.col + self.pivot.col))

    def _legal_anchors(self, form: Orientation) -> frozenset[Space]:
        return legal_anchors(
            self.sheet,
            self.shape,
            self.shape.orientations.index(form),
            ruins_pending=self.offer.must_cover_ruins,
        )

    def _legal_places(self) -> Iterator[tuple[int, Space]]:
        """Yield the number of each orientation with each of its legal anchors, in order."""
        for number, form in enumerate(self.shape.orientations):
            for anchor in sorted(self._legal_anchors(form)):
                yield number, anchor
