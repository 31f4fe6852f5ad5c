"""The start: the window appears before anything that can wait is loaded or painted."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui import bots, engine, session, storage
from cartographers_gui.engine import catalogue
from cartographers_gui.ui.dialogs.message import MessageBox
from cartographers_gui.ui.dialogs.words import MessageKind, Question
from cartographers_gui.ui.pages.layout_choice import LayoutChoice
from cartographers_gui.ui.theme import NIGHT
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.radio_card import RadioCard
from cartographers_gui.ui.widgets.style_sheet import dress

ROOT = Path(__file__).resolve().parent.parent

UI = "cartographers_gui.ui"
WAITS = (
    "dataclasses",
    "html",
    "pydantic",
    "PySide6.QtPrintSupport",
    "PySide6.QtSvg",
    "PySide6.QtNetwork",
    f"{UI}.painting.map_art",
    f"{UI}.painting.card_face",
    f"{UI}.painting.scoring_face",
    f"{UI}.commands",
    f"{UI}.keys",
    f"{UI}.narration",
    "cartographers_gui.engine.catalogue.explore",
    *(f"cartographers_gui.engine.{name}" for name in ("game", "scoring", "valuation", "view")),
    *(f"cartographers_gui.bots.{name}" for name in ("bot", "levels")),
    *(f"cartographers_gui.session.{name}" for name in ("draft", "flow", "lessons", "replay")),
    *(f"cartographers_gui.storage.{name}" for name in ("codes", "save_file", "statistics")),
)
"""Modules that no window needs to appear, each a few to a hundred milliseconds."""

FIRST_PAGE = {
    *("action_bar", "layout_choice", "new_game", "notice_line", "page_title", "rule_choice"),
    "chart_row",
    "explanations",
    "glossary",
    "player_lines",
    "seat_foot",
    "seat_kind",
    "seat_list",
    "seat_ring",
    "seat_row",
    "welcome_corner",
}
"""Modules of pages and dialogs that the first page is made of; all others wait."""

CONTROLLERS = {"appearance", "screen_room"}
"""The controllers that the first page needs."""

UNKNOWN = {
    "QWizard",
    "QStyle",
    "QCalendarWidget",
    "QListView",
    "QDockWidget",
    "QGraphicsView",
    "QIcon",
}
"""Classes of Qt that Python must not make known: their lists of names are a tenth of the start.

Python makes all kinds of widget known when it is given one that it has not made, such as by
`findChildren(QWidget)`, to find out which it is.
"""

START = """
import enum, gc, sys, time
from cartographers_gui import __main__ as start
seen = {}
import_qt = start.import_qt
def once_qt_is_there():
    import_qt()
    from PySide6.QtWidgets import QApplication
    from cartographers_gui.ui.main_window import MainWindow
    complete = MainWindow.complete
    def look_and_complete(window):
        seen.setdefault("loaded", sorted(sys.modules))
        seen.setdefault("known", {
            each.__qualname__.partition(".")[0]
            for each in gc.get_objects()
            if isinstance(each, enum.EnumType) and each.__module__.startswith("PySide6.")
        })
        seen.setdefault("painted", window.new_game.is_painted)
        parser = sys.modules["PySide6.support.signature.parser"]
        seen.setdefault("described", "EnumSelect" in vars(parser))
        complete(window)
    def show_once(*_):
        patience = time.monotonic() + 30
        while not gc.isenabled() and time.monotonic() < patience:
            QApplication.processEvents()
        facts = {
            "a window is shown": any(w.isVisible() for w in QApplication.topLevelWidgets()),
            "the first page is painted before the rest is made": seen["painted"],
            "garbage is looked for again": gc.isenabled(),
            "the window has an icon": not QApplication.windowIcon().isNull(),
            "no function of Qt is described": not seen["described"],
            "no text of a module is read": __import__.__name__ != "__feature_import__",
        }
        print(*(fact for fact, holds in facts.items() if not holds), sep="; ")
        print(" ".join(seen["loaded"]))
        print(" ".join(sorted(seen["known"])))
        return 0
    MainWindow.complete = look_and_complete
    QApplication.exec = show_once
start.import_qt = once_qt_is_there
sys.exit(start.main(["--data-dir", sys.argv[1]]))
"""


def screen_of(folder: Path, width: int, height: int) -> str:
    """Return a platform with one screen of a size; else it has 800 x 800, less than a window."""
    screen = {"name": "one", "x": 0, "y": 0, "width": width, "height": height}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    config = folder / "screen.json"
    config.write_text(json.dumps({"screens": [screen]}))
    return f"offscreen:configfile={config}"


def test_the_first_window_loads_nothing_that_can_wait(tmp_path: Path) -> None:
    start = subprocess.run(
        [sys.executable, "-c", START, str(tmp_path)],
        capture_output=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": screen_of(tmp_path, 1920, 1080)},
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
    if package == f"{UI}.controllers":
        return name not in CONTROLLERS
    whole = (*WAITS, f"{UI}.canvas", f"{UI}.panels", f"{UI}.export")
    return any(module == part or module.startswith(f"{part}.") for part in whole)


@pytest.mark.parametrize("package", [bots, catalogue, engine, session, storage])
def test_a_package_gives_every_name_it_promises(package: ModuleType) -> None:
    own = {path.stem for path in Path(package.__path__[0]).glob("*.py")}
    late = set(package._HOMES)
    assert late <= set(package.__all__) <= set(dir(package))
    assert not own & late, "the module would hide what has its name"
    for name in package.__all__:
        assert not isinstance(getattr(package, name), ModuleType)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = package.nothing


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


def test_maps_appear_at_night_while_a_question_is_open(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    choice = LayoutChoice()
    QVBoxLayout(window).addWidget(choice)
    dress(window, Look(NIGHT))
    window.resize(700, 400)
    window.show()
    box = MessageBox(window, MessageKind.QUESTION, lambda: Question("Go on?", "Yes", "No"))
    box.setModal(True)
    box.show()
    blank = window.grab().toImage()
    qtbot.waitUntil(lambda: window.grab().toImage() != blank)
    for card in choice.cards.values():
        picture = card.grab().toImage()
        colors = {picture.pixel(x, y) for x in range(20, 100, 3) for y in range(20, 100, 3)}
        assert len(colors) > 40
