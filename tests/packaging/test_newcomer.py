"""The path of somebody new: the download named in the README, first start, language, lesson, game.

What happens between download and first start is tried in a bare system by packaging/root_test.sh.
"""

import re
import subprocess
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.session import Drawing, Reveal
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from tests.packaging.test_metadata import ROOT, load, metadata

README = (ROOT / "README.md").read_text("utf-8")
CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hr"><context><name>MainWindow</name><message>
<source>Cartographers</source><translation>Kartografi</translation></message></context></TS>
"""
DOWNLOADS = {
    "deb": "amd64",
    "rpm": "x86_64",
    "tar.xz": "x86_64",
    "setup.exe": "AMD64",
    "dmg": "arm64",
}


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    source = tmp_path / "cartographers_hr.ts"
    source.write_text(CATALOGUE, "utf-8")
    compiler = load("catalogues").tool("pyside6-lrelease")
    subprocess.run([compiler, "-silent", source], check=True)
    languages = Languages(qapp, tmp_path)
    languages.install("en")
    window = MainWindow(SessionBridge(), languages, lambda: 7, None, Motion(0))
    qtbot.addWidget(window)
    window.show()
    yield window
    languages.remove()


def stage_of(window: MainWindow) -> object:
    return window.bridge.stage


@pytest.mark.parametrize("kind", DOWNLOADS)
def test_the_readme_names_each_download_as_it_is_built(kind: str) -> None:
    section = README.split("## Download")[1].split("\n## ")[0]
    patterns = re.findall(r"^\|[^|]*\| `(cartographers[^`]+)`", section, re.MULTILINE)
    name = metadata.download_name(kind, DOWNLOADS[kind])
    assert len(patterns) == len(DOWNLOADS)
    assert [pattern for pattern in patterns if fnmatch(name, pattern)]


def test_the_first_window_leads_to_language_lesson_and_game(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = window.new_game
    assert window.pages.currentWidget() is page
    languages = page.welcome.languages
    assert [languages.itemText(each) for each in range(languages.count())] == [
        "English",
        "Hrvatski",
    ]
    languages.setCurrentIndex(1)
    languages.activated.emit(1)
    assert window.preferences.settings.language == "hr"
    qtbot.waitUntil(lambda: window.windowTitle() == "Kartografi")
    assert QApplication.applicationDisplayName() == "Kartografi"

    assert page.welcome.lessons_button.isVisible()
    QTest.mouseClick(page.welcome.lessons_button, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.lessons.page
    window.lessons.page.left.emit()
    assert window.pages.currentWidget() is page

    window.shell.show_page(page)
    QTest.keyClicks(QApplication.focusWidget() or page, "Ana")
    page.seats.rows[1].name_edit.setText("Bojan")
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert isinstance(stage_of(window), Reveal)
    assert window.bridge.setup is not None
    assert [player.name for player in window.bridge.setup.players] == ["Ana", "Bojan"]
    for _ in range(3):
        if not isinstance(stage_of(window), Drawing):
            shown = window.pages.currentWidget()
            assert shown is not None
            QTest.keyClick(QApplication.focusWidget() or shown, Qt.Key.Key_Return)
    assert isinstance(stage_of(window), Drawing)
    assert window.table.draft is not None
