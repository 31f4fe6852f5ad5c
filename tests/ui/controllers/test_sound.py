"""Whoever switches sounds on hears what happens at the table, and nothing else."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import MAP_LAYOUTS, GameSetup, PlayerSetup
from cartographers_gui.session import Curtain, Drawing, Final, Reveal
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.controllers.sound import SoundController
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.sounds import SystemPlayer
from tests.helpers.games import first_legal
from tests.ui.controllers.windows import Boxes


class HeardPlayer(QObject):
    """Notes what it is to play."""

    failed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.stops = 0

    def play(self, file: Path) -> None:
        assert file.read_bytes().startswith(b"RIFF")
        self.heard.append(file.stem)

    def stop(self) -> None:
        self.stops += 1

    def news(self) -> list[str]:
        """Return what was heard since the last question."""
        heard, self.heard = self.heard, []
        return heard


@pytest.fixture
def player(window: MainWindow) -> HeardPlayer:
    player = HeardPlayer()
    window.sound.play_with(player)
    return player


@pytest.fixture
def heard(window: MainWindow, player: HeardPlayer) -> HeardPlayer:
    """Return the player of a window with sounds on."""
    window.preferences.change(sounds=True)
    player.news()
    return player


def begin(window: MainWindow) -> None:
    players = (PlayerSetup("Ana"), PlayerSetup("Boris"))
    window.start(GameSetup(players, MAP_LAYOUTS["A"], seed=3))


def step(window: MainWindow) -> None:
    """Do whatever the stage waits for."""
    match window.bridge.stage:
        case Curtain():
            window.bridge.lift_curtain()
        case Drawing():
            state = window.bridge.flow.session.state
            window.bridge.confirm(first_legal(state, window.bridge.stage.seat))
        case _:
            window.bridge.advance()


def test_nothing_is_heard_before_sounds_are_switched_on(
    window: MainWindow, player: HeardPlayer
) -> None:
    begin(window)
    for _ in range(6):
        step(window)
    assert player.heard == []
    assert not window.preferences.settings.sounds


def test_switching_on_is_heard_at_once_and_shown_in_menu_and_corner(
    window: MainWindow, player: HeardPlayer
) -> None:
    corner, action = window.menu.corner, window.menu.actions_by_id[CommandId.SOUNDS]
    tip = corner.sounds.toolTip()
    QTest.mouseClick(corner.sounds, Qt.MouseButton.LeftButton)
    assert player.news() == ["draw"]
    assert action.isChecked()
    assert corner.sounds.toolTip() != tip
    action.trigger()
    assert not window.preferences.settings.sounds
    assert corner.sounds.toolTip() == tip
    assert player.news() == []
    assert player.stops == 1


def test_a_game_is_heard_from_its_first_card_to_its_end(
    window: MainWindow, heard: HeardPlayer
) -> None:
    begin(window)
    assert heard.news() == ["reveal"]
    for sounds in ([], [], ["draw"], [], ["reveal"]):
        step(window)
        assert heard.news() == sounds
    while not isinstance(window.bridge.stage, Final):
        step(window)
    news = heard.news()
    assert news.count("season") == 4
    assert news.count("ambush") > 0
    assert news[-1] == "end"


def test_a_page_told_again_and_a_curtain_lowered_are_not_heard(
    window: MainWindow, heard: HeardPlayer
) -> None:
    begin(window)
    heard.news()
    window.bridge.tell_stage()
    assert heard.news() == []
    while not isinstance(window.bridge.stage, Drawing):
        step(window)
    heard.news()
    window.bridge.lower_curtain()
    window.bridge.lift_curtain()
    assert heard.news() == []


def test_laying_and_refusing_are_heard_once_each(window: MainWindow, heard: HeardPlayer) -> None:
    begin(window)
    while not isinstance(window.bridge.stage, Drawing):
        step(window)
    heard.news()
    canvas = window.table.canvas
    window.table.next_legal()
    assert heard.news() == []
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    assert heard.news() == ["lay"]
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    mountain = canvas.point_of(min(MAP_LAYOUTS["A"].mountains)).toPoint()
    QTest.mouseMove(canvas.viewport(), mountain)
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=mountain)
    assert heard.news() == ["refuse"]


def test_sounds_are_off_and_it_is_told_once_where_nothing_can_play(
    window: MainWindow, heard: HeardPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    boxes = Boxes(monkeypatch)
    heard.failed.emit()
    heard.failed.emit()
    QApplication.processEvents()
    assert boxes.texts == ["Nothing on this computer could play a sound, so sounds are off."]
    assert not window.preferences.settings.sounds
    begin(window)
    assert heard.news() == []


def test_a_full_disk_only_ends_the_sounds(
    window: MainWindow, heard: HeardPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    boxes = Boxes(monkeypatch)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    begin(window)
    assert len(boxes.texts) == 1
    assert isinstance(window.bridge.stage, Reveal)
    assert not window.preferences.settings.sounds


def test_the_player_of_the_system_is_made_when_something_is_heard(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[Path] = []
    monkeypatch.setattr(SystemPlayer, "play", lambda _, file: played.append(file))
    assert not window.sound.findChildren(SystemPlayer)
    window.preferences.change(sounds=True)
    assert [file.stem for file in played] == ["draw"]
    assert len(window.sound.findChildren(SystemPlayer)) == 1
    assert isinstance(window.sound, SoundController)
