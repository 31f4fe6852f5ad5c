"""A screen reader's eyes and hands, over AT-SPI: runs in the system's Python, which has pyatspi.

It draws one shape on the map of the running program, and prints what it saw as a line of JSON.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.helpers.places_told import Place, fitting, form_told, spaces_told

PATIENCE = 60.0
"""Seconds that the program may take for a step."""


def waited_for(what: str, look: Callable[[], Any]) -> Any:
    """Look again and again until there is something to see."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.2)
    raise SystemExit(f"not there: {what}")


def everything(root: Any) -> Iterator[Any]:
    """Walk a tree of accessible objects; a map's spaces are left out."""
    waiting = [root]
    while waiting:
        there = waiting.pop()
        if there is None:
            continue
        yield there
        if there.getRoleName() != "table":
            waiting += [there[number] for number in range(there.childCount)]


def program() -> Any:
    """Return the running program, once it has come to the bus."""
    import pyatspi  # type: ignore[import-not-found]  # noqa: PLC0415 - the system's Python has it

    def look() -> Any:
        desktop = pyatspi.Registry.getDesktop(0)
        return next((each for each in desktop if each and each.name == "cartographers"), None)

    return waited_for("the program", look)


def shown(role: str, name: str, state: str = "showing") -> Any:
    """Return what has a role and a name that begins so, once it is to be seen in a state."""

    def look() -> Any:
        for there in everything(program()):
            if there.getRoleName() == role and there.name.startswith(name):
                states = {str(each.value_nick) for each in there.getState().getStates()}
                if {"showing", state} <= states:
                    return there
        return None

    return waited_for(name, look)


def press(there: Any, action: str = "Press") -> None:
    """Do what a press does, or another action."""
    actions = there.queryAction()
    names = [actions.getName(number) for number in range(actions.nActions)]
    actions.doAction(names.index(action))


def chosen_place(table: Any, spaces: list[Any]) -> tuple[set[Place], int]:
    """Work out from the words where the shape in hand fits, and which space to press for it."""
    side = round(len(spaces) ** 0.5)
    free = {divmod(n, side) for n, each in enumerate(spaces) if each.name.endswith("Empty.")}
    hand = next(there.name for there in everything(program()) if " in hand" in (there.name or ""))
    wanted = fitting(form_told(hand), free, set(), must_cover=False)
    assert wanted is not None
    middle = len(spaces) // 2
    press(spaces[middle], "SetFocus")
    waited_for("the shape over the map", lambda: " on " in table.description)
    held, there = min(spaces_told(table.description)), min(wanted)
    row, col = divmod(middle, side)
    return wanted, (row + there[0] - held[0]) * side + col + there[1] - held[1]


def main() -> int:
    """Draw a shape and print what there was to be seen."""
    press(shown("push button", "Continue"))
    table = shown("table", "Map of")
    spaces = [table[number] for number in range(table.childCount)]
    before = [space.name for space in spaces]
    roles = sorted({space.getRoleName() for space in spaces})
    wanted, target = chosen_place(table, spaces)
    press(spaces[target])
    laid = waited_for("the laid shape", lambda: "Laid down" in table.description)
    assert laid
    assert spaces_told(table.description) == wanted
    press(shown("push button", "Confirm", "enabled"))
    after = waited_for("ink", lambda: changed(table, before))
    print(json.dumps({"roles": roles, "before": before, "after": after}))  # noqa: T201 - its output
    return 0


def changed(table: Any, before: list[str]) -> list[str]:
    """Return the names of the spaces once they are others than before."""
    names = [table[number].name for number in range(table.childCount)]
    return names if names != before and all(names) else []


if __name__ == "__main__":
    sys.exit(main())
