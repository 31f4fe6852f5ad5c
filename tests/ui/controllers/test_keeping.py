"""The mark beside the menus while the disk does not take the game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.save_mark import SaveMark
from cartographers_gui.ui.widgets.style_sheet import dress
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
    assert mark.toolTip() == "The last steps are not on the disk. Click to try again."
    window.keeping.keep_nothing(lambda: told.append("why"))
    assert mark.toolTip() == "This game is not kept for the next start. Click to read why."
    assert mark.accessibleDescription() == mark.toolTip()
    assert mark.accessibleName() == "Not on the disk"
    assert not mark.isVisible()
    window.start(setup(players=2))
    assert mark.isVisible()
    draw(window.bridge)
    assert mark.isVisible()
    QTest.mouseClick(mark, Qt.MouseButton.LeftButton)
    assert told == ["why"]
    assert mark.isVisible()


def test_a_game_saved_in_a_file_as_it_is_now_has_no_mark(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.bridge._autosave = None
    window.keeping.keep_nothing(lambda: None)
    window.start(setup(players=2))
    draw(window.bridge)
    assert window.keeping.mark.isVisible()
    file = tmp_path / "mine.cartographers"
    monkeypatch.setattr(QFileDialog, "exec", lambda _: QFileDialog.DialogCode.Accepted)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _: [str(file)])
    assert window.files.save_as()
    assert not window.keeping.mark.isVisible()
    draw(window.bridge)
    assert window.keeping.mark.isVisible()
    assert window.files.save()
    assert not window.keeping.mark.isVisible()


@pytest.mark.parametrize("short", [False, True])
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_the_mark_shows_its_words_whole_or_its_sign_alone(
    qtbot: QtBot, scale: float, *, short: bool
) -> None:
    mark = SaveMark()
    qtbot.addWidget(mark)
    dress(mark, Look(fonts=Typography(scale)))
    mark.set_short(short=short)
    mark.adjustSize()
    mark.grab()
    assert mark.shown_text() == ("" if short else "Not on the disk")
    assert mark.accessibleName() == "Not on the disk"
    assert min(mark.width(), mark.height()) >= 24
    # A text that was cut would stand in the tool tip.
    assert mark.toolTip().endswith("Click to try again.")


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
