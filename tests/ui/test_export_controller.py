"""The dialog of pages and what comes of it; every fault gets one sentence."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import replay, view_for
from cartographers_gui.storage import SavedGame
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.dialogs.export import ExportContent, ExportDialog
from cartographers_gui.ui.dialogs.words import Asking
from cartographers_gui.ui.export import printing
from cartographers_gui.ui.export.files import PictureFormat
from cartographers_gui.ui.export.printing import PrintOutcome
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from tests.helpers.games import setup
from tests.helpers.strategies import played
from tests.ui.controllers.windows import whole


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    languages = Languages(qapp)
    languages.install("en")
    window = MainWindow(SessionBridge(), languages, lambda: 7, motion=Motion(0))
    qtbot.addWidget(window)
    window.show()
    yield window
    languages.remove()


@pytest.fixture
def told(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    sentences: list[str] = []
    monkeypatch.setattr(
        window.shell, "tell", lambda words, *_, **__: sentences.append(whole(words()))
    )
    return sentences


def dialog_of(qtbot: QtBot, players: int = 2) -> ExportDialog:
    _, actions = played(setup(players), 1, 10_000)
    view = view_for(replay(setup(players), actions))
    dialog = ExportDialog(view, ExportContent.SHEETS)
    qtbot.addWidget(dialog)
    dialog.width_spin.setValue(200)
    return dialog


def choose(dialog: ExportDialog, content: ExportContent, kind: PictureFormat) -> None:
    dialog.content_box.setCurrentIndex(dialog.content_box.findData(content))
    dialog.choose_format(kind)


def test_every_content_has_its_pages(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, 3)
    for content, count in (
        (ExportContent.SHEETS, 3),
        (ExportContent.MAPS, 3),
        (ExportContent.SCORES, 1),
        (ExportContent.EMPTY, 2),
    ):
        choose(dialog, content, PictureFormat.SVG)
        assert len(dialog.pages) == count
    choose(dialog, ExportContent.MAPS, PictureFormat.SVG)
    dialog.whose_box.setCurrentIndex(2)
    assert len(dialog.pages) == 1
    choose(dialog, ExportContent.EMPTY, PictureFormat.SVG)
    dialog.side_box.setCurrentIndex(1)
    assert len(dialog.pages) == 1


def test_pages_are_turned_and_shown(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    dialog.show()
    first = dialog.preview.grab().toImage()
    assert not dialog.before_button.isEnabled()
    dialog.after_button.click()
    assert dialog.preview.grab().toImage() != first
    assert not dialog.after_button.isEnabled()
    assert dialog.preview.picture().width() > 100


def test_fields_show_only_where_they_count(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    dialog.show()
    assert dialog.width_spin.isVisible()
    assert dialog.whose_box.isVisible()
    assert not dialog.side_box.isVisible()
    assert dialog.note.text()
    choose(dialog, ExportContent.EMPTY, PictureFormat.PDF)
    shown = [dialog.width_spin.isVisible(), dialog.whose_box.isVisible()]
    assert shown == [False, False]
    assert dialog.side_box.isVisible()
    assert not dialog.note.text()


def test_without_a_game_only_empty_sheets_are_offered(qtbot: QtBot) -> None:
    dialog = ExportDialog()
    qtbot.addWidget(dialog)
    assert (dialog.content_box.count(), dialog.kind) == (1, PictureFormat.PDF)
    assert dialog.file_name == "cartographers-empty.pdf"


def test_file_names_hold_the_seed_and_no_player(qtbot: QtBot) -> None:
    assert dialog_of(qtbot).file_name == "cartographers-sheets-0000-0001.png"


def test_pages_are_saved_where_chosen(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = dialog_of(qtbot)
    dialog.whose_box.setCurrentIndex(1)
    chosen = tmp_path / "ana"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    window.export.on_save_chosen(dialog)
    assert QImage(str(tmp_path / "ana.png")).width() == 200
    assert "ana.png" in dialog.note.text()
    assert QGuiApplication.overrideCursor() is None


def test_a_fault_of_the_disk_is_one_sentence(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, told: list[str]
) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    dialog = dialog_of(qtbot)
    choose(dialog, ExportContent.EMPTY, PictureFormat.SVG)
    window.export.save(dialog, blocked / "map.svg")
    sentence = "The pages were not saved. Choose another place for them."
    assert told == [f"{sentence} The folder is not there."]
    assert QGuiApplication.overrideCursor() is None


def test_a_folder_that_vanished_is_not_made_anew(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, told: list[str]
) -> None:
    dialog = dialog_of(qtbot)
    for kind in PictureFormat:
        choose(dialog, ExportContent.EMPTY, kind)
        window.export.save(dialog, tmp_path / "stick" / f"map.{kind}")
    assert len(told) == len(PictureFormat)
    assert not (tmp_path / "stick").exists()


@pytest.mark.parametrize("replaces", [False, True])
def test_a_file_named_without_its_suffix_is_not_replaced_unasked(
    window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    replaces: bool,
) -> None:
    dialog = dialog_of(qtbot)
    choose(dialog, ExportContent.EMPTY, PictureFormat.PDF)
    (tmp_path / "map.pdf").write_bytes(b"old")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "map"), ""))
    asked: list[str] = []

    def answered(words: Asking, *_: object) -> bool:
        asked.append(words().text)
        return replaces

    monkeypatch.setattr(window.shell, "agrees", answered)
    window.export.on_save_chosen(dialog)
    assert asked == ["There is a file \u2068map.pdf\u2069 already. Replace it?"]
    assert ((tmp_path / "map.pdf").read_bytes() == b"old") is not replaces


def test_numbered_files_are_not_replaced_unasked(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = dialog_of(qtbot)
    choose(dialog, ExportContent.EMPTY, PictureFormat.SVG)
    (tmp_path / "a-2.svg").write_bytes(b"old")
    answers = [False, True]
    monkeypatch.setattr(window.shell, "agrees", lambda *_: answers.pop(0))
    window.export.save(dialog, tmp_path / "a.svg")
    assert (tmp_path / "a-2.svg").read_bytes() == b"old"
    window.export.save(dialog, tmp_path / "a.svg")
    assert (tmp_path / "a-2.svg").stat().st_size > 1000


@pytest.mark.parametrize(
    "case",
    [
        (PrintOutcome.DONE, ""),
        (PrintOutcome.GIVEN_UP, ""),
        (
            PrintOutcome.NO_PRINTER,
            "There is no printer. The pages can be saved as a document instead.",
        ),
        (PrintOutcome.FAILED, "The printer did not take the pages."),
    ],
)
def test_what_came_of_printing_is_told(
    window: MainWindow,
    qtbot: QtBot,
    told: list[str],
    monkeypatch: pytest.MonkeyPatch,
    case: tuple[PrintOutcome, str],
) -> None:
    outcome, sentence = case
    monkeypatch.setattr(printing, "print_pages", lambda *_: outcome)
    dialog = dialog_of(qtbot)
    window.export.on_print_chosen(dialog)
    assert told == ([sentence] if sentence else [])
    no_printer = outcome is PrintOutcome.NO_PRINTER
    assert dialog.kind is (PictureFormat.PDF if no_printer else PictureFormat.PNG)


def test_empty_sheets_are_offered_at_any_time(window: MainWindow) -> None:
    window.menu.actions_by_id[CommandId.EMPTY_SHEETS].trigger()
    dialogs = window.findChildren(ExportDialog)
    assert [dialog.content for dialog in dialogs] == [ExportContent.EMPTY]
    dialogs[0].close()


def test_maps_are_offered_from_the_standings(window: MainWindow) -> None:
    _, actions = played(setup(2), 1, 10_000)

    window.resume(SavedGame(setup(2), tuple(actions)))
    for _ in range(9):
        window.bridge.advance()
    window.standings.export_button.click()
    dialogs = window.findChildren(ExportDialog)
    assert [dialog.content for dialog in dialogs] == [ExportContent.SHEETS]
    dialogs[0].close()
