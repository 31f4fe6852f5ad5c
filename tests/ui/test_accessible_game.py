"""A whole game by what a screen reader sees and does: names, roles, states and actions alone."""

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.session import Final
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.preferences import Preferences
from cartographers_gui.ui.widgets.accessible import HAS_FACTORY
from tests.helpers.games import setup

pytestmark = pytest.mark.skipif(not HAS_FACTORY, reason="this Qt describes its widgets alone")

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
EMPTY, RUINS = "Empty.", "Open ruins."
SIDE, MIDDLE = 11, (5, 5)
Place = tuple[int, int]
"""Row and column on the map, or in the shape."""
ONWARDS = ("Continue", "I am ", "All at once", "Next")
"""What leads on from the pages without a map, the quickest way first."""
PATIENCE = 10_000


class Reader:
    """Sees a window as a screen reader does, and presses what it finds."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot

    def everything(self) -> Iterator[QAccessibleInterface]:
        """Walk the whole tree of what is shown."""
        waiting = [QAccessible.queryAccessibleInterface(self.window)]
        while waiting:
            there = waiting.pop()
            state = there.state()
            if state.invisible or state.invalid:
                continue
            yield there
            waiting += [there.child(n) for n in reversed(range(there.childCount()))]

    def find(self, wanted: Callable[[QAccessibleInterface], bool]) -> QAccessibleInterface | None:
        return next((there for there in self.everything() if wanted(there)), None)

    def button(self, *names: str) -> QAccessibleInterface | None:
        """Find a button that can be pressed whose name begins with one of some."""
        return self.find(
            lambda there: (
                there.actionInterface() is not None
                and there.text(NAME).startswith(names)
                and not there.state().disabled
            )
        )

    def press(self, there: QAccessibleInterface) -> None:
        """Press, and wait until a button has come up again."""
        actions = there.actionInterface()
        actions.doAction(actions.pressAction())
        self.qtbot.waitUntil(lambda: not there.state().pressed, timeout=PATIENCE)

    def table(self) -> QAccessibleInterface | None:
        """Find the map, if one is shown."""
        return self.find(
            lambda there: (
                there.role() is QAccessible.Role.Table and there.text(NAME).startswith("Map of")
            )
        )

    def names(self) -> str:
        """Return the names of all that is shown."""
        return "; ".join(there.text(NAME) for there in self.everything() if there.text(NAME))

    def form_in_hand(self) -> set[Place]:
        """Read which spaces the shape in hand has, as it is turned now."""
        told = self.find(lambda there: " in hand" in there.text(NAME))
        assert told is not None, self.names()
        return form_told(told.text(NAME))

    def must_cover_ruins(self) -> bool:
        """Read whether the shape must cover ruins."""
        return "cover ruins" in self.names()

    def draw(self, table: QAccessibleInterface) -> bool:
        """Work out from the words alone where the shape fits; lay it there and confirm it."""
        shown = {
            place: table.child(index).text(NAME)
            for index, place in enumerate((row, col) for row in range(SIDE) for col in range(SIDE))
        }
        empty = {place for place, name in shown.items() if name.endswith(EMPTY)}
        ruins = {place for place, name in shown.items() if name.endswith(RUINS)}
        duty = self.must_cover_ruins()
        wanted = fitting(self.form_in_hand(), empty | ruins, ruins, must_cover=duty)
        if wanted is None:
            return False
        # The words tell by which of its spaces the shape is held.
        held = min(self.ghost_at(table, MIDDLE))
        there = min(wanted)
        target = MIDDLE[0] + there[0] - held[0], MIDDLE[1] + there[1] - held[1]
        assert self.ghost_at(table, target) == wanted
        assert " Legal." in table.text(DESCRIPTION)
        space = table.child(target[0] * SIDE + target[1])
        self.press(space)
        assert " Laid down." in table.text(DESCRIPTION)
        confirm = self.button("Confirm")
        assert confirm is not None, self.names()
        self.press(confirm)
        return True

    def ghost_at(self, table: QAccessibleInterface, place: Place) -> set[Place]:
        """Bring the shape to a space, and read which spaces it lies on there."""
        actions = table.child(place[0] * SIDE + place[1]).actionInterface()
        actions.doAction(actions.setFocusAction())
        return spaces_told(table.text(DESCRIPTION))


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


@pytest.fixture
def reader(qtbot: QtBot, qapp: QApplication) -> Iterator[Reader]:
    languages = Languages(qapp)
    languages.install("en")
    window = MainWindow(SessionBridge(), languages, lambda: 7, Preferences(), Motion(0))
    qtbot.addWidget(window)
    window.show()
    yield Reader(window, qtbot)
    languages.remove()


def play_on(reader: Reader) -> None:
    """Do what the page asks for, as far as a screen reader tells it."""
    table = reader.table()
    if table is None:
        button = reader.button(*ONWARDS)
        assert button is not None, reader.names()
        reader.press(button)
        return
    for turn in ("Rotate", "Rotate", "Rotate", "Mirror", "Rotate", "Rotate", "Rotate", "Shape"):
        if reader.draw(table):
            return
        button = reader.button(turn)
        assert button is not None, reader.names()
        reader.press(button)


@pytest.mark.timeout(600)
def test_a_whole_game_is_played_by_a_screen_reader(reader: Reader) -> None:
    reader.window.start(setup(2, seed=2))
    for _ in range(400):
        if isinstance(reader.window.bridge.stage, Final):
            break
        play_on(reader)
    assert "Final standings" in reader.names()
