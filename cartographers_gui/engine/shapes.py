"""Shapes, written as text, and their distinct orientations."""

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Self

from cartographers_gui.engine.grid import Space
from cartographers_gui.engine.value import value

__all__ = ["SINGLE_SPACE", "Orientation", "Shape"]


def _normalised(spaces: Iterable[tuple[int, int]]) -> tuple[Space, ...]:
    listed = list(spaces)
    top = min(row for row, _ in listed)
    left = min(col for _, col in listed)
    return tuple(sorted(Space(row - top, col - left) for row, col in listed))


@lru_cache(maxsize=1 << 12)
def _placed(offsets: tuple[Space, ...], anchor: tuple[int, int]) -> frozenset[Space]:
    """Return the spaces at an anchor; a shape led over a map comes to the same ones many times."""
    top, left = anchor
    return frozenset(Space(top + row, left + col) for row, col in offsets)


@value
class Orientation:
    """One turned or mirrored form of a shape, its bounding box at the origin.

    >>> form = Shape.from_text("###/#..").orientations[0]
    >>> form.rows, form.cols, str(form)
    (2, 3, '###/#..')
    """

    offsets: tuple[Space, ...]
    """Spaces relative to the top left corner of the bounding box, row by row."""
    rows: int
    cols: int

    @classmethod
    def of(cls, spaces: Iterable[tuple[int, int]]) -> Self:
        """Make an orientation of any spaces, moved to the origin."""
        offsets = _normalised(spaces)
        return cls(
            offsets,
            max(space.row for space in offsets) + 1,
            max(space.col for space in offsets) + 1,
        )

    def turned(self) -> "Orientation":
        """Return this form after a quarter turn clockwise."""
        return Orientation.of((col, -row) for row, col in self.offsets)

    def mirrored(self) -> "Orientation":
        """Return this form mirrored left to right."""
        return Orientation.of((row, -col) for row, col in self.offsets)

    def at(self, anchor: tuple[int, int]) -> frozenset[Space]:
        """Return the spaces covered when the bounding box has its top left corner at `anchor`.

        They may lie outside the map: `refusal_of` says so.
        """
        return _placed(self.offsets, anchor)

    def __str__(self) -> str:
        drawn = set(self.offsets)
        return "/".join(
            "".join("#" if (row, col) in drawn else "." for col in range(self.cols))
            for row in range(self.rows)
        )


@value
class Shape:
    """The form printed on a card, without a position.

    >>> hamlet = Shape.from_text("#./##")
    >>> hamlet.size, len(hamlet.orientations), str(hamlet)
    (3, 4, '#./##')
    """

    __slots__ = ("__dict__",)

    printed: Orientation

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """The hash of a shape, made once: shapes are looked up at every placement judged."""
        return hash(self.printed)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read rows of ``#`` (drawn) and ``.`` (not), divided by ``/`` or line ends.

        Raises `ValueError`, quoting the text, when it holds another letter or nothing drawn.
        """
        rows = text.strip().replace("\n", "/").split("/")
        if set("".join(rows)) - set("#.") or "#" not in text:
            raise ValueError(f"not a shape of '#' and '.': {text!r}")
        return cls(
            Orientation.of(
                (row, col)
                for row, letters in enumerate(rows)
                for col, letter in enumerate(letters)
                if letter == "#"
            )
        )

    @cached_property
    def orientations(self) -> tuple[Orientation, ...]:
        """The distinct forms by turning and mirroring, the printed one first; 1, 2, 4 or 8."""
        forms: list[Orientation] = []
        for first in (self.printed, self.printed.mirrored()):
            form = first
            for _ in range(4):
                if form not in forms:
                    forms.append(form)
                form = form.turned()
        return tuple(forms)

    @property
    def size(self) -> int:
        """How many spaces the shape fills."""
        return len(self.printed.offsets)

    @property
    def spaces(self) -> frozenset[Space]:
        """The printed form with its bounding box at the origin."""
        return frozenset(self.printed.offsets)

    def __str__(self) -> str:
        return str(self.printed)


SINGLE_SPACE = Shape.from_text("#")
"""The 1x1 that a player draws when no offered shape fits (rules, item 7)."""
