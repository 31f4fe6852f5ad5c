"""The dialogs that ask for a file name their kinds of files in the language of the moment."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.dialogs.export import ExportDialog
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from tests.helpers.page_faults import foreign
from tests.screens.scenes import SCENES

CODES = ("en", "hr", "uk", "es")

Shown = tuple[str, tuple[str, ...]]
"""Title and kinds of files of a dialog."""


def by_command(command: CommandId) -> Callable[[MainWindow], None]:
    return lambda window: window.menu.actions_by_id[command].trigger()


def save_pages(window: MainWindow) -> None:
    dialog = SCENES["dialog_export"](window)
    assert isinstance(dialog, ExportDialog)
    dialog.save_button.click()


ASKED: dict[str, tuple[str, Callable[[MainWindow], None]]] = {
    "open": ("*.cartographers", by_command(CommandId.OPEN)),
    "save": ("*.cartographers", by_command(CommandId.SAVE_AS)),
    "replay": ("*.cartographers", by_command(CommandId.REPLAY_FILE)),
    "report": ("*.zip", by_command(CommandId.REPORT)),
    "export": ("*.png", save_pages),
}


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Shown]:
    """Return what the dialogs of files show that are answered with no file."""
    seen: list[Shown] = []

    def look_at(dialog: QFileDialog) -> QFileDialog.DialogCode:
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.show()
        QApplication.processEvents()
        kinds = dialog.findChild(QComboBox, "fileTypeCombo")
        assert kinds is not None
        texts = tuple(kinds.itemText(at) for at in range(kinds.count()))
        seen.append((dialog.windowTitle(), texts))
        dialog.close()
        return QFileDialog.DialogCode.Rejected

    def ask(parent: QWidget, title: str, folder: str, kinds: str) -> tuple[str, str]:
        dialog = QFileDialog(parent, title, str(Path(folder).parent), kinds)
        look_at(dialog)
        dialog.deleteLater()
        return "", ""

    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, ask)
    monkeypatch.setattr(QFileDialog, "exec", look_at)
    return seen


@pytest.mark.parametrize("asked", ASKED)
def test_a_dialog_of_files_speaks_every_language(
    make_window: Callable[..., MainWindow], languages: Languages, shown: list[Shown], asked: str
) -> None:
    pattern, ask = ASKED[asked]
    languages.install("en")
    window = make_window()
    SCENES["table"](window)
    for code in CODES:
        languages.install(code)
        ask(window)
        title, kinds = shown[-1]
        assert foreign((title, *(kind.replace(pattern, "") for kind in kinds)), code) == []
        assert all(pattern in kind and kind.partition("(")[0].strip() for kind in kinds)
    said = [kinds for _, kinds in shown]
    assert len(set(said)) == len(said) == len(CODES)
    assert len({title for title, _ in shown}) == len(CODES)


def test_a_kind_of_files_in_another_language_is_noticed(
    make_window: Callable[..., MainWindow], languages: Languages, shown: list[Shown]
) -> None:
    languages.install("en")
    window = make_window()
    ASKED["open"][1](window)
    _, kinds = shown[-1]
    assert foreign((kind.replace("*.cartographers", "") for kind in kinds), "hr") != []


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_no_column_of_a_dialog_of_files_is_cut(
    make_window: Callable[..., MainWindow], tmp_path: Path, qtbot: QtBot, scale: float
) -> None:
    (tmp_path / "the game of an evening.cartographers").write_bytes(b"0" * 31_700)
    (tmp_path / "folder").mkdir()
    window = make_window()
    window.preferences.change(font_scale=scale)
    dialog = QFileDialog(window, "Open", str(tmp_path))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    # The last dialog of anybody, another test's too, has left whether files have columns.
    dialog.setViewMode(QFileDialog.ViewMode.Detail)
    dialog.show()
    files = dialog.findChild(QTreeView, "treeView")
    assert files is not None
    model = files.model()
    qtbot.waitUntil(lambda: model.rowCount(files.rootIndex()) == 2)
    QApplication.processEvents()
    shown = [column for column in range(model.columnCount()) if not files.isColumnHidden(column)]
    assert len(shown) >= 3
    for column in shown[1:]:
        assert files.columnWidth(column) >= files.sizeHintForColumn(column)
    assert files.columnWidth(0) >= 150 * scale
    assert files.header().length() <= files.viewport().width()
    dialog.close()
