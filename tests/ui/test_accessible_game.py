"""A whole game by what a screen reader sees and does: names, roles, states and actions alone."""

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
from tests.helpers.places_told import Place, fitting, form_told, spaces_told

pytestmark = pytest.mark.skipif(not HAS_FACTORY, reason="this Qt describes its widgets alone")

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
EMPTY, RUINS = "Empty.", "Open ruins."
SIDE, MIDDLE = 11, (5, 5)
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
        """Find the map to draw on, if something is in hand; others are only looked at."""
        if self.hand() is None:
            return None
        return self.find(
            lambda there: (
                there.role() is QAccessible.Role.Table and there.text(NAME).startswith("Map of")
            )
        )

    def names(self) -> str:
        """Return the names of all that is shown."""
        return "; ".join(there.text(NAME) for there in self.everything() if there.text(NAME))

    def hand(self) -> QAccessibleInterface | None:
        """Find what tells of the shape in hand."""
        return self.find(lambda there: " in hand" in there.text(NAME))

    def form_in_hand(self) -> set[Place]:
        """Read which spaces the shape in hand has, as it is turned now."""
        told = self.hand()
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
