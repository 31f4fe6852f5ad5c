"""The mark beside the menus while the disk does not take the game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.main_window import MainWindow
from tests.helpers.disks import full_disk
from tests.helpers.games import setup
from tests.helpers.heard import listen
from tests.ui.controllers.windows import Boxes, draw, main_window

FSYNC = "cartographers_gui.storage.atomic.os.fsync"


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> Boxes:
    return Boxes(monkeypatch)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, boxes: Boxes) -> Iterator[MainWindow]:
    del boxes
    with main_window(qtbot, tmp_path) as (window, _):
        yield window


def test_a_mark_stays_until_a_step_is_on_the_disk_again(
    window: MainWindow, boxes: Boxes, qtbot: QtBot
) -> None:
    mark = window.keeping.mark
    window.start(setup(players=2))
    draw(window.bridge)
    assert not mark.isVisible()
    with pytest.MonkeyPatch.context() as disk:
        disk.setattr(FSYNC, full_disk)
        draw(window.bridge, 2)
        assert mark.isVisible()
        assert window.menu.corner.rect().contains(mark.geometry())
        assert mark.visibleRegion().boundingRect() == mark.rect()
        # One box told it; the steps after that interrupt nobody.
        qtbot.waitUntil(lambda: bool(boxes.texts))
        assert boxes.texts == ["The game goes on, but its last steps are not on the disk."]
    draw(window.bridge)
    assert not mark.isVisible()


def test_where_nothing_can_be_kept_the_mark_stands_beside_every_game(window: MainWindow) -> None:
    mark, told = window.keeping.mark, []
    window.keeping.keep_nothing(lambda: told.append("why"))
    assert not mark.isVisible()
    window.start(setup(players=2))
    assert mark.isVisible()
    draw(window.bridge)
    assert mark.isVisible()
    QTest.mouseClick(mark, Qt.MouseButton.LeftButton)
    assert told == ["why"]
    assert mark.isVisible()


def test_a_click_on_the_mark_tries_again(
    window: MainWindow, boxes: Boxes, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark, heard = window.keeping.mark, listen(monkeypatch)
    with pytest.MonkeyPatch.context() as disk:
        disk.setattr(FSYNC, full_disk)
        window.start(setup(players=2))
        qtbot.waitUntil(lambda: len(boxes.texts) == 1)
        QTest.mouseClick(mark, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: len(boxes.texts) == 2)
        assert boxes.more[-1] == "There is no room left on the disk."
        assert mark.isVisible()
    QTest.mouseClick(mark, Qt.MouseButton.LeftButton)
    assert not mark.isVisible()
    assert window.bridge.is_kept
    assert heard[-1] == "The game is on the disk again."


def test_the_mark_goes_with_its_game(window: MainWindow) -> None:
    with pytest.MonkeyPatch.context() as disk:
        disk.setattr(FSYNC, full_disk)
        window.start(setup(players=2))
    assert window.keeping.mark.isVisible()
    window.on_leave_game()
    assert not window.keeping.mark.isVisible()
