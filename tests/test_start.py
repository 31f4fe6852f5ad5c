"""The start: the window appears before anything that can wait is loaded or painted."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.widgets.radio_card import RadioCard

ROOT = Path(__file__).resolve().parent.parent

UI = "cartographers_gui.ui"
WAITS = (
    "pydantic",
    "PySide6.QtPrintSupport",
    "PySide6.QtSvg",
    "PySide6.QtNetwork",
    f"{UI}.painting.map_art",
    f"{UI}.painting.card_face",
    f"{UI}.painting.scoring_face",
)
"""Modules that no window needs to appear, each a few to a hundred milliseconds."""

FIRST_PAGE = {
    *("action_bar", "layout_choice", "new_game", "notice_line", "page_title", "rule_choice"),
    "chart_row",
    "explanations",
    "fault",
    "glossary",
    "message",
    "practice_strip",
    "seat_list",
    "seat_ring",
    "seat_row",
    "welcome_corner",
}
"""Modules of pages and dialogs that the first page is made of; all others wait."""

UNKNOWN = {"QWizard", "QStyle", "QCalendarWidget", "QListView", "QDockWidget"}
"""Classes of Qt that Python must not make known: their lists of names are a tenth of the start.

Python makes all kinds of widget known when it is given one that it has not made, such as by
`findChildren(QWidget)`, to find out which it is.
"""

START = """
import enum, gc, sys, time
from cartographers_gui.__main__ import main
from PySide6.QtWidgets import QApplication
def show_once(*_):
    QApplication.processEvents()
    loaded = sorted(sys.modules)
    known = {
        each.__qualname__.partition(".")[0]
        for each in gc.get_objects()
        if isinstance(each, enum.EnumType) and each.__module__.startswith("PySide6.")
    }
    patience = time.monotonic() + 30
    while not gc.isenabled() and time.monotonic() < patience:
        QApplication.processEvents()
    facts = {
        "a window is shown": any(w.isVisible() for w in QApplication.topLevelWidgets()),
        "garbage is looked for again": gc.isenabled(),
        "the window has an icon": not QApplication.windowIcon().isNull(),
        "no text of a module is read": __import__.__name__ != "__feature_import__",
    }
    print(*(fact for fact, holds in facts.items() if not holds), sep="; ")
    print(" ".join(loaded))
    print(" ".join(sorted(known)))
    return 0
QApplication.exec = show_once
import cartographers_gui.app
cartographers_gui.app._A_MOMENT = 2000
sys.exit(main(["--data-dir", sys.argv[1]]))
"""


def test_the_first_window_loads_nothing_that_can_wait(tmp_path: Path) -> None:
    start = subprocess.run(
        [sys.executable, "-c", START, str(tmp_path)],
        capture_output=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        text=True,
        timeout=60,
    )
    assert start.returncode == 0, start.stderr
    wrong, loaded, known = start.stdout.splitlines()
    assert not wrong
    assert "QPalette" in known.split()
    assert not UNKNOWN & set(known.split())
    assert "cartographers_gui.ui.pages.new_game" in loaded.split()
    early = [name for name in loaded.split() if can_wait(name)]
    assert not early, "import these where they are first needed"


def can_wait(module: str) -> bool:
    package, _, name = module.rpartition(".")
    if package in {f"{UI}.pages", f"{UI}.dialogs", f"{UI}.rulebook"}:
        return name not in FIRST_PAGE
    whole = (*WAITS, f"{UI}.canvas", f"{UI}.panels", f"{UI}.export")
    return any(module == part or module.startswith(f"{part}.") for part in whole)


@pytest.mark.parametrize("may_wait", [False, True])
def test_a_costly_picture_appears_a_moment_after_its_window(
    qtbot: QtBot, *, may_wait: bool
) -> None:
    painted: list[QRectF] = []

    def paint(_: QPainter, rect: QRectF) -> None:
        painted.append(rect)

    card = RadioCard(paint, f"picture that may wait: {may_wait}", may_wait=may_wait)
    qtbot.addWidget(card)
    card.resize(card.sizeHint())
    card.show()
    card.grab()
    assert len(painted) == (0 if may_wait else 1)
    qtbot.waitUntil(lambda: len(painted) == 1)
