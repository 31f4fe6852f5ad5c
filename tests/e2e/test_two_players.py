"""Two players play a whole game in a real window, with a real mouse and a real keyboard.

A twin of the window in the test itself is played by the same decisions. It says where each button
and each space lies, and what the screen has to look like.
"""

from functools import partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import (
    MAP_LAYOUTS,
    GameSetup,
    Placement,
    PlayerSetup,
    Space,
    parse_seed,
    replay,
    standings,
)
from cartographers_gui.session import Curtain, Draft, Drawing, Final, Reveal, SeasonSheet
from cartographers_gui.storage import SaveError, Settings, read_save
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.preferences import Preferences
from tests.e2e.real_window import (
    HEIGHT,
    WIDTH,
    RealWindow,
    missing_programs,
    running_program,
    screen,
)
from tests.helpers.players import greedy_draw, random_draw

SEED = "4F2A-91C7"
SETUP = GameSetup(
    (PlayerSetup("Ana"), PlayerSetup("Boris")), MAP_LAYOUTS["A"], seed=parse_seed(SEED)
)
LARGEST_DIFFERENCE = 5.0
PATIENCE = 30_000
"""How long the window may take for one step on a busy machine, in ms."""


class Twin:
    """The same window, never on a screen."""

    def __init__(self, qtbot: QtBot, application: QApplication) -> None:
        languages = Languages(application)
        languages.install("en")
        application.setStyle("Fusion")
        self.bridge = SessionBridge()
        self.window = MainWindow(
            self.bridge, languages, lambda: 0, Preferences(Settings(palette="day")), Motion(0)
        )
        qtbot.addWidget(self.window)
        self.window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.window.resize(WIDTH, HEIGHT)
        self.window.show()
        self.bridge.start(SETUP)
        self.languages = languages

    def middle_of(self, widget: QWidget) -> QPoint:
        """Return where a widget lies in the window."""
        return widget.mapTo(self.window, widget.rect().center())

    def middle_of_space(self, space: Space) -> QPoint:
        """Return where a space of the map lies in the window."""
        canvas = self.window.table.canvas
        return canvas.viewport().mapTo(self.window, canvas.point_of(space).toPoint())

    def picture(self) -> QImage:
        """Return what the window looks like."""
        QApplication.processEvents()
        return self.window.grab().toImage()


def decisions_in(file: Path) -> int:
    """Return how many decisions the game in progress has on the disk; -1 without one."""
    try:
        return len(read_save(file).actions)
    except SaveError:
        return -1


def difference(one: QImage, other: QImage) -> float:
    """Return how far two pictures are apart, 0 to 255, small details left out."""
    size = (160, 100)
    mode = Qt.TransformationMode.SmoothTransformation
    ratio = Qt.AspectRatioMode.IgnoreAspectRatio
    grey = QImage.Format.Format_Grayscale8
    # Kept while their memory is read.
    small = [image.scaled(*size, ratio, mode).convertToFormat(grey) for image in (one, other)]
    first, second = (bytes(image.constBits()) for image in small)
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def has_decisions(file: Path, count: int) -> bool:
    """Tell whether the game in progress has so many decisions on the disk."""
    return decisions_in(file) == count


def looks_like(real: RealWindow, twin: Twin) -> bool:
    """Tell whether the screen shows what it should, but for the pointer and what it lies on.

    The twin is looked at anew each time: a page may paint its maps one after another, and a picture
    of it half painted is like no window that has finished.
    """
    return difference(real.picture(), twin.picture()) < LARGEST_DIFFERENCE


def steps_to(draft: Draft, placement: Placement) -> tuple[list[str], Space] | None:
    """Return the keys that turn the shape in hand, and the space to click; nothing for another."""
    for mirrored in (False, True):
        form = draft.mirrored() if mirrored else draft
        for turns in range(4):
            for target in sorted(form.legal_targets()):
                if form.aimed_at(target).spaces == placement.spaces:
                    return ["f"] * mirrored + ["e"] * turns, target
            form = form.turned()
    return None


def choose_by_digit(twin: Twin, real: RealWindow, placement: Placement) -> None:
    """Choose the shape and the terrain by number keys, in both windows."""
    table = twin.window.table

    def fits(draft: Draft | None) -> bool:
        return draft is not None and steps_to(draft, placement) is not None

    wanted = (fits, lambda draft: draft is not None and draft.terrain is placement.terrain)
    for is_right in wanted:
        for digit in range(1, 8):
            if is_right(table.draft):
                break
            QTest.keyClick(table.canvas, Qt.Key(Qt.Key.Key_0 + digit))
            real.press(str(digit))
    assert fits(table.draft)
    assert table.draft is not None
    assert table.draft.terrain is placement.terrain


def draw(twin: Twin, real: RealWindow, placement: Placement) -> None:
    """Lay the shape by keys and mouse in the real window, and confirm it."""
    choose_by_digit(twin, real, placement)
    draft = twin.window.table.draft
    assert draft is not None
    steps = steps_to(draft, placement)
    assert steps is not None
    keys, target = steps
    real.press(*keys)
    real.click(twin.middle_of_space(target))
    real.press("Return")
    twin.bridge.confirm(placement)


def go_on(twin: Twin, real: RealWindow) -> None:
    """Do in both windows what the present page asks for."""
    window, stage = twin.window, twin.bridge.stage
    match stage:
        case Curtain(seat=0):
            real.hold(twin.middle_of(window.curtain.lift_button))
            twin.bridge.lift_curtain()
        case Curtain():
            real.press("Return")
            twin.bridge.lift_curtain()
        case Drawing(seat):
            state = replay(SETUP, twin.bridge.actions)
            # Two players of one mind would draw the same map and share the victory.
            count = len(twin.bridge.actions)
            action = random_draw(Random(count), state, seat) if seat else greedy_draw(state, seat)
            draw(twin, real, action.placement)
        case SeasonSheet():
            real.press("Escape", "Return")
            twin.bridge.advance()
        case _:
            is_reveal = isinstance(stage, Reveal)
            page = window.reveal if is_reveal else window.maps_back
            real.click(twin.middle_of(page.next_button))
            twin.bridge.advance()


@pytest.mark.end_to_end
@pytest.mark.timeout(600)
@pytest.mark.skipif(bool(missing_programs()), reason="needs Xvfb and xdotool")
def test_two_players_play_to_the_right_winner(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    data, record, pictures = tmp_path / "data", tmp_path / "record", tmp_path / "pictures"
    kept = data / "autosave.cartographers"
    pictures.mkdir()
    twin = Twin(qtbot, qapp)
    arguments = ["--players", "Ana,Boris", "--seed", SEED, "--palette", "day", "--language", "en"]
    arguments += ["--data-dir", str(data), "--record", str(record)]
    seen: set[str] = set()
    with screen(tmp_path) as display, running_program(display, *arguments) as program:
        real = RealWindow(display, tmp_path)
        while True:
            stage = twin.bridge.stage
            kind = type(stage).__name__
            if kind not in seen:
                qtbot.waitUntil(partial(looks_like, real, twin), timeout=PATIENCE)
                real.picture().save(str(pictures / f"{kind}.png"))
                seen.add(kind)
            if isinstance(stage, Final):
                break
            go_on(twin, real)
            count = len(twin.bridge.actions)
            qtbot.waitUntil(partial(has_decisions, kept, count), timeout=PATIENCE)
        real.press("ctrl+q")
        assert program.wait(timeout=60) == 0
    # Its result was seen, so the game is not offered again.
    assert not kept.exists()
    assert seen == {"Reveal", "Curtain", "Drawing", "MapsBack", "SeasonSheet", "Final"}
    game = read_save(record)
    assert game.setup == SETUP
    assert game.actions == twin.bridge.actions
    places = standings(replay(game.setup, game.actions).players)
    assert [place.rank for place in places] == [1, 2]
    winner = SETUP.players[places[0].player]
    assert twin.window.standings.winner.name.text() == winner.name
    twin.languages.remove()
