"""Qt's own dialogs speak the language chosen, with the program's help where Qt does not know it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.language import OF_QT, Languages
from tests.helpers.translators import listening

SILENT = {"QGuiApplication", "QMimeType", "QShortcut", "QLibraryInfo"}
"""Contexts of no dialog: direction of writing, kinds of files by their contents, odd keys."""
BASES = {"QObject", "QWidget", "QPaintDevice"}
"""Contexts in which Qt says nothing; a widget of the program that lives on asks there last."""
CODES = ("hr", "uk", "es")
Button = QMessageBox.StandardButton
BUTTONS = [Button.Ok, Button.Cancel, Button.Yes, Button.No, Button.Close, Button.Save, Button.Open]
BUTTONS += [Button.Discard, Button.Apply, Button.Reset, Button.Help, Button.Retry, Button.Ignore]


def counts(context: str, source: str) -> bool:
    """Tell whether a text is one of Qt's that a dialog shows."""
    del source
    return context.startswith("Q") and context not in SILENT | BASES


def walk(dialog: QFileDialog) -> set[str]:
    """Show a dialog of files in both its ways and return every text that it shows."""
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.show()
    for way in QFileDialog.ViewMode:
        dialog.setViewMode(way)
        for _ in range(3):
            QApplication.processEvents()
    shown = {each.text() for each in dialog.findChildren(QAbstractButton)}
    shown |= {each.toolTip() for each in dialog.findChildren(QAbstractButton)}
    shown |= {each.text() for each in dialog.findChildren(QLabel)}
    return shown | {each.text() for each in dialog.findChildren(QAction)} - {""}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "folder").mkdir()
    (tmp_path / "game.cartographers").write_text("{}", "utf-8")
    (tmp_path / "unknown").write_bytes(b"\0\1\2")
    return tmp_path


@pytest.mark.parametrize("mode", list(QFileDialog.AcceptMode))
@pytest.mark.parametrize("code", CODES)
def test_the_dialog_of_files_is_whole_in_every_language(
    qtbot: QtBot, languages: Languages, folder: Path, code: str, mode: QFileDialog.AcceptMode
) -> None:
    with listening(languages, code, counts) as listener:
        dialog = QFileDialog(None, "", str(folder), "*.cartographers *")
        qtbot.addWidget(dialog)
        dialog.setAcceptMode(mode)
        shown = walk(dialog)
    # The program's own catalogues have the rest; that they are finished is checked text by text.
    assert {(context, text) for context, text in listener.asked if text not in OF_QT} == set()
    assert len(shown) > 10


@pytest.mark.parametrize("code", CODES)
def test_questions_are_whole_in_every_language(
    qtbot: QtBot, languages: Languages, code: str
) -> None:
    with listening(languages, code, counts) as listener:
        box = QMessageBox()
        qtbot.addWidget(box)
        for button in BUTTONS:
            box.addButton(button)
        box.setDetailedText("details")
        box.show()
        QApplication.processEvents()
    assert listener.asked == set()


def test_a_text_that_qt_does_not_know_is_noticed(languages: Languages) -> None:
    with listening(languages, "hr", counts) as listener:
        assert QCoreApplication.translate("QFileDialog", "File &name:") == "&Ime datoteke:"
        QCoreApplication.translate("QFileDialog", "Never written")
    assert listener.asked == {("QFileDialog", "Never written")}
