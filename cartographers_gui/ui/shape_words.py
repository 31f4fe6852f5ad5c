"""A shape, the spaces it covers and what a card offers, in words: for whoever sees no picture.

Rows and columns of a shape are counted from 1 at its own corner; spaces of a map have their names.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import QCoreApplication, QObject

from cartographers_gui.engine import (
    AmbushCard,
    Card,
    ExploreCard,
    Orientation,
    ShapeOption,
    Space,
    Terrain,
)
from cartographers_gui.ui.text import card_name, listed, number, space_name, terrain_name

__all__ = [
    "card_line",
    "card_sentences",
    "form_text",
    "hand_sentence",
    "offer_sentences",
    "place_sentence",
    "shape_sentence",
]

translate = QCoreApplication.translate

_SHORTEST_RUN = 3
"""Spaces side by side from which only the first and the last one are named."""


class CountedShapes(QObject):
    """Sentences with a counted thing; see `Counted` in `text` for why they need a class."""

    def shape(self, size: int) -> str:
        """Return how large a shape is, and where its spaces are."""
        return self.tr("Shape of %n space(s): {rows}.", "", size)

    def shape_with_coin(self, size: int) -> str:
        """Return the same for a shape that brings a coin."""
        return self.tr("Shape of %n space(s), with a coin: {rows}.", "", size)


_counted = CountedShapes()


# --- shapes ------------------------------------------------------------------------------------


def form_text(form: Orientation) -> str:
    """Return where the spaces of a form are, row by row.

    >>> from cartographers_gui.engine import Shape
    >>> form_text(Shape.from_text("###/.#.").printed)
    'row 1, columns 1 to 3; row 2, column 2'
    """
    if len(form.offsets) == 1:
        return translate("ShapeWords", "a single space")
    text = ""
    for row, group in groupby(sorted(form.offsets), lambda space: space.row):
        line = _row_text(row, [space.col for space in group])
        text = (
            translate("ShapeWords", "{rows}; {row}").format(rows=text, row=line) if text else line
        )
    return text


def _row_text(row: int, columns: list[int]) -> str:
    if len(columns) == 1:
        text = translate("ShapeWords", "row {row}, column {column}")
        return text.format(row=number(row + 1), column=number(columns[0] + 1))
    names = _with_runs(columns, [number(column + 1) for column in columns])
    text = translate("ShapeWords", "row {row}, columns {columns}")
    return text.format(row=number(row + 1), columns=listed(names))


def _with_runs(columns: Sequence[int], names: Sequence[str]) -> Iterator[str]:
    """Yield names, of three or more side by side the first and the last in one."""
    numbered = enumerate(columns)
    for _, group in groupby(numbered, lambda each: each[1] - each[0]):
        run = [names[place] for place, _ in group]
        if len(run) < _SHORTEST_RUN:
            yield from run
        else:
            text = translate("ShapeWords", "{first} to {last}")
            yield text.format(first=run[0], last=run[-1])


def shape_sentence(form: Orientation, *, coin: bool = False) -> str:
    """Return how large a shape is and where its spaces are, as a sentence.

    >>> from cartographers_gui.engine import Shape
    >>> shape_sentence(Shape.from_text("#").printed)
    'A single space.'
    """
    size = len(form.offsets)
    if size == 1 and not coin:
        return translate("ShapeWords", "A single space.")
    text = _counted.shape_with_coin(size) if coin else _counted.shape(size)
    return text.format(rows=form_text(form))


def hand_sentence(terrain: Terrain, form: Orientation, *, coin: bool = False) -> str:
    """Return what is in hand, as it is turned now."""
    text = translate("ShapeWords", "{terrain} in hand: {rows}.")
    if coin:
        text = translate("ShapeWords", "{terrain} in hand, with a coin: {rows}.")
    return text.format(terrain=terrain_name(terrain), rows=form_text(form))


# --- spaces of a map ---------------------------------------------------------------------------


def place_sentence(terrain: Terrain, spaces: Iterable[Space]) -> str:
    """Return which spaces of a map a shape covers, row by row.

    >>> from cartographers_gui.engine import parse_space
    >>> place_sentence(Terrain.WATER, map(parse_space, ["C4", "C5", "C6", "D4"]))
    'Water on C4 to C6 and D4.'
    """
    names: list[str] = []
    for _, group in groupby(sorted(spaces), lambda space: space.row):
        row = list(group)
        names += _with_runs([space.col for space in row], [space_name(space) for space in row])
    text = translate("ShapeWords", "{terrain} on {spaces}.")
    return text.format(terrain=terrain_name(terrain), spaces=listed(names))


# --- cards -------------------------------------------------------------------------------------


def offer_sentences(terrains: Sequence[Terrain], options: Sequence[ShapeOption]) -> str:
    """Return what may be drawn: the terrain or the terrains, then each shape as it is printed."""
    names = [terrain_name(terrain) for terrain in terrains]
    if len(names) == 1:
        told = translate("ShapeWords", "Terrain: {terrain}.").format(terrain=names[0])
    else:
        told = translate("ShapeWords", "One of these terrains: {terrains}.")
        told = told.format(terrains=listed(names))
    shapes = [shape_sentence(each.shape.printed, coin=each.coin) for each in options]
    return " ".join((told, *shapes))


def card_sentences(card: Card) -> str:
    """Return what a card of the explore deck lets draw; empty for one that lets draw nothing."""
    match card:
        case ExploreCard():
            return offer_sentences(card.terrains, card.options)
        case AmbushCard():
            return offer_sentences((Terrain.MONSTER,), (ShapeOption(card.shape),))
        case _:
            return ""


def card_line(card: Card) -> str:
    """Return the name of a card with what it lets draw."""
    details = card_sentences(card)
    if not details:
        return card_name(card)
    text = translate("ShapeWords", "{card}: {details}")
    return text.format(card=card_name(card), details=details)
