"""Every page and dialog in every language: nothing untranslated, cut or left behind."""

import re
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from cartographers_gui.engine import PlayerSetup
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from tests.helpers.catalogue_files import CATALOGUES, ROOT, release, sources
from tests.helpers.page_faults import (
    crossing,
    cut_labels,
    cutting,
    faults,
    paint,
    shown_texts,
    spilling,
)
from tests.helpers.translators import listening
from tests.screens import scenes
from tests.screens.scenes import SCENES

CODES = ("hr", "uk", "es", "en")
LARGE = {"new_game_100", "curtain_40", "curtain_grid", "season_40", "standings_40"}
"""Scenes of many players: slow to play, and with no text that the others lack."""
PAGES = [name for name in SCENES if name not in LARGE]
SOURCES = set(sources(CATALOGUES[0]))
PEOPLE = (
    PlayerSetup("Igrač 1", is_numbered=True),
    PlayerSetup("Boris"),
    PlayerSetup("Player 3", "картографка королеви", is_numbered=True),
    PlayerSetup("Maximiliana Konstantinopolitanskaya", "Cartographer of the Far North"),
)


def counts(context: str, text: str) -> bool:
    """Tell whether a text is the program's and in no context of any catalogue.

    It is looked up in the context of each class of a widget, from its own upwards, and translated
    if any of them has it.
    """
    return not context.startswith("Q") and text not in SOURCES


def all_faults(page: QWidget, languages: Languages, codes: Iterable[str] = CODES) -> list[str]:
    return [fault for code in codes for fault in faults(page, languages, code, counts)]


@pytest.mark.parametrize("scene", PAGES)
def test_a_page_is_whole_in_every_language(
    make_window: Callable[..., MainWindow], languages: Languages, scene: str
) -> None:
    languages.install("en")
    page = SCENES[scene](make_window(960, 640))
    assert all_faults(page, languages) == []


@pytest.mark.parametrize("scene", ["table", "curtain", "reveal_ambush", "season_sheet"])
def test_a_large_window_has_room_for_texts_twice_as_large(
    make_window: Callable[..., MainWindow], languages: Languages, scene: str
) -> None:
    languages.install("en")
    page = SCENES[scene](make_window(1920, 1080, 2.0))
    assert all_faults(page, languages) == []


@pytest.mark.parametrize("scene", PAGES)
def test_the_smallest_window_shows_texts_twice_as_large(
    make_window: Callable[..., MainWindow], languages: Languages, scene: str
) -> None:
    languages.install("en")
    page = SCENES[scene](make_window(960, 640, 2.0))
    assert all_faults(page, languages) == []


@pytest.mark.parametrize("scene", PAGES)
def test_a_switch_of_language_reaches_everything(
    make_window: Callable[..., MainWindow],
    languages: Languages,
    monkeypatch: pytest.MonkeyPatch,
    scene: str,
) -> None:
    # Two of the four have typed no name, and are called by their number in any language.
    monkeypatch.setattr(scenes, "_PEOPLE", PEOPLE)
    languages.install("uk")
    fresh = SCENES[scene](make_window())
    paint(fresh)
    wanted, title = shown_texts(fresh), fresh.windowTitle()
    fresh.window().close()
    languages.install("hr")
    switched = SCENES[scene](make_window())
    paint(switched)
    languages.install("uk")
    paint(switched)
    assert shown_texts(switched) == wanted
    assert switched.windowTitle() == title


# --- each guard sees the fault it is there for --------------------------------------------------


def test_an_untranslated_text_is_noticed(languages: Languages) -> None:
    with listening(languages, "hr", counts) as listener:
        assert QCoreApplication.translate("NewGamePage", "Cancel") == "Odustani"
        QCoreApplication.translate("NewGamePage", "Never written")
    assert listener.asked == {("NewGamePage", "Never written")}


def test_a_text_that_a_catalogue_lacks_is_noticed_on_its_page(
    make_window: Callable[..., MainWindow],
    qapp: QApplication,
    compiled: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    source = (ROOT / "translations" / "cartographers_hr.ts").read_text("utf-8")
    lacks, count = re.subn(
        r"<message>\s*<source>Start the game</source>.*?</message>", "", source, flags=re.DOTALL
    )
    assert count == 1
    shutil.copy(compiled / "cartographers_en.qm", tmp_path)
    release("hr", lacks, tmp_path)
    monkeypatch.setattr(f"{__name__}.SOURCES", SOURCES - {"Start the game"})
    languages = Languages(qapp, tmp_path)
    try:
        page = make_window(spoken=languages)
        found = all_faults(page, languages, ["hr"])
    finally:
        languages.remove()
    assert "hr: untranslated ('NewGamePage', 'Start the game')" in found
    assert all("Start the game" in fault for fault in found)


def test_a_cut_text_is_noticed(qapp: QApplication) -> None:
    label = QLabel("A sentence that needs more than one line of this width.")
    label.setWordWrap(True)
    page = QWidget()
    label.setParent(page)
    label.setFixedSize(60, 18)
    assert cut_labels(page) == [label.text()]
    with cutting() as cut:
        page.fontMetrics().elidedText("Too long", Qt.TextElideMode.ElideRight, 20)
    assert cut == {"Too long"}


def test_a_cut_text_is_noticed_on_its_page(
    make_window: Callable[..., MainWindow], languages: Languages
) -> None:
    languages.install("es")
    window = make_window()
    window.new_game.start_button.setMaximumWidth(90)
    found = all_faults(window, languages, ["es"])
    assert found == ["es: shortened 'Empezar la partida'"]


def test_parts_over_each_other_are_noticed(qapp: QApplication) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    for text in ("One", "Two"):
        label = QLabel(text)
        label.setMinimumHeight(60)
        label.setAccessibleName(text)
        column.addWidget(label)
    page.setFixedSize(100, 90)
    page.show()
    assert crossing(page) == ["QLabel 'One' over QLabel 'Two'"]
    page.setFixedSize(100, 200)
    qapp.processEvents()
    assert crossing(page) == []
    page.close()


def test_a_part_over_the_edge_is_noticed() -> None:
    page = QWidget()
    page.resize(100, 100)
    label = QLabel("Far", page)
    label.setAccessibleName("Far")
    label.setGeometry(70, 10, 60, 20)
    assert spilling(page) == ["QLabel 'Far'"]
    label.setGeometry(30, 10, 60, 20)
    assert spilling(page) == []
