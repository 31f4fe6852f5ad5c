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

pytestmark = pytest.mark.skipif(not HAS_FACTORY, reason="this Qt describes its widgets alone")

NAME = QAccessible.Text.Name
EMPTY = ("Empty.", "Open ruins.")
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

    def draw(self, table: QAccessibleInterface) -> bool:
        """Try the empty spaces of the map in the present position of the shape."""
        for index in range(table.childCount()):
            space = table.child(index)
            if space.text(NAME).endswith(EMPTY):
                self.press(space)
                if space.state().selected and (confirm := self.button("Confirm")) is not None:
                    self.press(confirm)
                    return True
        return False


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
