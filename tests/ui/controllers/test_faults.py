"""A mistake of the program is told once, the game is rescued, and a report names nobody."""

import json
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QMessageLogContext, QTimer, QtMsgType, qWarning
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from cartographers_gui.storage import UserDirs, read_save
from cartographers_gui.ui.dialogs.fault import show_fault
from cartographers_gui.ui.dialogs.message import MessageBox
from cartographers_gui.ui.dialogs.words import Told
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.widgets.stock_button import StockButton
from tests.helpers.disks import full_disk
from tests.helpers.games import setup
from tests.ui.controllers.windows import Boxes, draw, main_window


class Mistake(Exception):
    """What a test lets go wrong."""


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> Boxes:
    return Boxes(monkeypatch)


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path, boxes: Boxes) -> Iterator[tuple[MainWindow, UserDirs]]:
    del boxes
    with main_window(qtbot, tmp_path / "data") as opened:
        yield opened


@pytest.fixture
def window(opened: tuple[MainWindow, UserDirs]) -> MainWindow:
    return opened[0]


def fail(text: str = "a mistake") -> None:
    raise Mistake(text)


def caught(window: MainWindow, call: Callable[[], None] = fail) -> None:
    """Let a mistake come to the hook as one in a slot does."""
    try:
        call()
    except Mistake as error:
        window.faults.on_exception(type(error), error, error.__traceback__)


def crash_saves(dirs: UserDirs) -> list[Path]:
    return sorted(dirs.data.glob("crash-*"))


def test_a_mistake_is_told_and_the_game_rescued_under_a_name_of_its_own(
    opened: tuple[MainWindow, UserDirs], boxes: Boxes
) -> None:
    window, dirs = opened
    window.start(setup(2))
    draw(window.bridge, 3)
    caught(window)
    assert boxes.texts == ["The program made a mistake. The game goes on."]
    (rescued,) = crash_saves(dirs)
    assert rescued.name in boxes.more[0]
    assert read_save(rescued).actions == window.bridge.actions
    assert "test_faults.py" in boxes.details[0]
    assert "3 decisions" in boxes.details[0]
    draw(window.bridge)
    assert len(window.bridge.actions) == 4


def test_the_same_mistake_is_told_once_and_another_one_too(
    window: MainWindow, boxes: Boxes
) -> None:
    reports: list[str] = []
    window.faults.faulted.connect(reports.append)
    for _ in range(5):
        caught(window)
    assert len(boxes.texts) == 1
    caught(window, lambda: fail("elsewhere"))
    assert len(boxes.texts) == 1

    def another() -> None:
        raise Mistake("another")

    caught(window, another)
    assert len(boxes.texts) == 2
    assert len(reports) == 7


def test_the_game_is_rescued_once_for_each_step(
    opened: tuple[MainWindow, UserDirs],
) -> None:
    window, dirs = opened
    window.start(setup(2))
    for _ in range(3):
        caught(window)
    assert len(crash_saves(dirs)) == 1
    draw(window.bridge)
    caught(window)
    assert len(crash_saves(dirs)) == 2


def test_a_mistake_while_one_is_told_makes_no_second_dialog(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def fails_again(box: MessageBox) -> int:
        told.append(box.text)

        def deeper() -> None:
            raise Mistake("in the dialog")

        caught(window, deeper)
        return 0

    monkeypatch.setattr(MessageBox, "exec", fails_again)
    caught(window)
    assert len(told) == 1
    assert "in the dialog" in log_of(window)


def log_of(window: MainWindow) -> str:
    log = window.faults._log
    assert log is not None
    return log.paths[0].read_text("utf-8")


def test_a_full_disk_does_not_keep_a_mistake_from_being_told(
    opened: tuple[MainWindow, UserDirs], boxes: Boxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, dirs = opened
    window.start(setup(2))
    monkeypatch.setattr("cartographers_gui.storage.atomic.os.fsync", full_disk)
    caught(window)
    assert boxes.texts == ["The program made a mistake. The game goes on."]
    assert crash_saves(dirs) == []


def test_no_report_and_no_log_names_a_player(window: MainWindow, boxes: Boxes) -> None:
    window.start(setup(2))
    caught(window, lambda: fail("Ana has no map, Boris has two"))
    assert "(player 1) has no map, (player 2) has two" in boxes.details[0]
    for text in (boxes.details[0], log_of(window)):
        assert "Ana" not in text
        assert "Boris" not in text


def test_a_mistake_in_a_slot_comes_to_the_hook(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    errors: list[BaseException] = []
    monkeypatch.setattr(
        window.faults, "on_exception", lambda _kind, error, _trace: errors.append(error)
    )
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    with qtbot.captureExceptions():
        sys.excepthook = window.faults.on_exception
        QTimer.singleShot(0, fail)
        qtbot.waitUntil(lambda: bool(errors))
    assert isinstance(errors[0], Mistake)


def test_messages_of_qt_are_noted(window: MainWindow, capfd: pytest.CaptureFixture[str]) -> None:
    window.faults.install()
    try:
        qWarning("a pen without ink")
    finally:
        window.faults.remove()
    assert "Qt: a pen without ink" in log_of(window)
    assert "a pen without ink" in capfd.readouterr().err
    assert sys.excepthook is sys.__excepthook__


def test_a_terminal_that_was_closed_makes_no_message_of_qt_a_mistake(
    window: MainWindow, boxes: Boxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", SimpleNamespace(write=full_disk))
    window.faults.on_qt_message(QtMsgType.QtWarningMsg, QMessageLogContext(), "no ink")
    assert "Qt: no ink" in log_of(window)
    assert boxes.texts == []


def test_an_interrupt_from_the_terminal_ends_the_program(
    window: MainWindow, boxes: Boxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[bool] = []
    monkeypatch.setattr(QCoreApplication, "quit", lambda: ended.append(True))
    window.faults.on_exception(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert ended == [True]
    assert boxes.texts == []


def test_a_crash_of_the_last_time_is_shown(window: MainWindow, boxes: Boxes) -> None:
    window.faults.tell_crash("")
    assert boxes.texts == []
    window.faults.tell_crash("Fatal Python error: Segmentation fault")
    assert boxes.texts == ["The program ended by a mistake the last time. The game was kept."]
    assert "Segmentation fault" in boxes.details[0]


# --- the dialog and the report ------------------------------------------------------------------


def test_the_details_can_be_copied_while_the_dialog_stays(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()))

    def press_all(box: MessageBox) -> int:
        box.show()
        for button in box.findChildren(StockButton):
            if button not in {box.main_button, box.other_button}:
                button.click()
        assert box.isVisible()
        box.close()
        return 0

    monkeypatch.setattr(MessageBox, "exec", press_all)
    show_fault(window, lambda: Told("Fault", "A mistake."), "the details", tmp_path)
    assert QGuiApplication.clipboard().text() == "the details"
    assert shown == [str(tmp_path)]


def test_a_report_holds_the_game_and_the_notes_without_names(
    window: MainWindow, boxes: Boxes, tmp_path: Path
) -> None:
    window.start(setup(2))
    draw(window.bridge, 5)
    caught(window, lambda: fail("Ana"))
    bundle = tmp_path / "report.zip"
    window.faults.write_report(bundle)
    assert bundle.name in boxes.texts[-1]
    with zipfile.ZipFile(bundle) as opened:
        texts = {name: opened.read(name).decode("utf-8") for name in opened.namelist()}
    names = {"about.txt", "cartographers.log", "game.cartographers", "settings.json"}
    assert set(texts) == names
    assert all("Ana" not in text and "Boris" not in text for text in texts.values())
    game = tmp_path / "game.cartographers"
    game.write_text(texts["game.cartographers"], "utf-8")
    assert read_save(game).actions == window.bridge.actions


def test_a_report_names_nobody_who_played_before(
    window: MainWindow, tmp_path: Path, boxes: Boxes
) -> None:
    window.preferences.change(last_players='Vesna "Vila"\tthe Old', palette="night")
    window.start(setup(2))
    window.preferences.change(last_players='Vesna "Vila"\tthe Old')
    window.faults.write_report(tmp_path / "report.zip")
    with zipfile.ZipFile(tmp_path / "report.zip") as opened:
        settings = opened.read("settings.json").decode("utf-8")
    assert json.loads(settings)["palette"] == "night"
    assert "Vesna" not in settings
    assert len(boxes.texts) == 1


def test_a_report_has_the_suffix_of_one(
    window: MainWindow, tmp_path: Path, boxes: Boxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "a"), ""))
    window.faults.on_report()
    assert [path.name for path in tmp_path.glob("a*")] == ["a.zip"]
    assert len(boxes.texts) == 1


def test_a_report_that_cannot_be_written_is_told(
    window: MainWindow, boxes: Boxes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cartographers_gui.storage.atomic.os.fsync", full_disk)
    window.faults.write_report(tmp_path / "report.zip")
    assert boxes.texts == ["The report was not saved. Choose another place for it."]
    assert boxes.more == ["There is no room left on the disk."]
    assert list(tmp_path.glob("*.zip")) == []
