"""What a player without eyes makes of the English words for shapes and spaces.

It uses the standard library alone: a listener outside the program reads with it too.
"""

import re

__all__ = ["Place", "fitting", "form_told", "spaces_told"]

Place = tuple[int, int]
"""Row and column on the map, or in the shape."""


def form_told(sentence: str) -> set[Place]:
    """Read the rows of a shape: "Water in hand: row 1, columns 1 to 3; row 2, column 2."."""
    rows = sentence.rstrip(".").split(": ")[1]
    if rows == "a single space":
        return {(0, 0)}
    form: set[Place] = set()
    for line in rows.split("; "):
        row, columns = line.removeprefix("row ").split(", ", 1)
        form |= {(int(row), column) for column in numbers_told(columns.split(" ", 1)[1])}
    return form


def numbers_told(text: str) -> set[int]:
    """Read a list of numbers: "1 to 3 and 5"."""
    told: set[int] = set()
    for part in re.split(", | and ", text):
        ends = [int(end) for end in part.split(" to ")]
        told |= set(range(ends[0], ends[-1] + 1))
    return told


def spaces_told(sentence: str) -> set[Place]:
    """Read where a shape lies: "Water on C4 to C6 and D4. Legal."."""
    told: set[Place] = set()
    for part in re.split(", | and ", sentence.split(". ", maxsplit=1)[0].split(" on ")[1]):
        ends = [(ord(end[0]) - ord("A"), int(end[1:]) - 1) for end in part.split(" to ")]
        told |= {(ends[0][0], column) for column in range(ends[0][1], ends[-1][1] + 1)}
    return told


def fitting(
    form: set[Place], free: set[Place], ruins: set[Place], *, must_cover: bool
) -> set[Place] | None:
    """Return the first spaces on which a form fits, by what was told of the map."""
    first = min(form)
    for row, col in sorted(free):
        there = {(row + r - first[0], col + c - first[1]) for r, c in form}
        if there <= free and (there & ruins or not must_cover):
            return there
    return None
