"""The lessons are offered on the first page, left at any step, and gone on with."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.session import LESSONS, Curtain, Drawing
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.preferences import Preferences
from tests.helpers.games import setup


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    window.resize(1280, 800)
    QApplication.processEvents()
    return window


def test_every_language_is_named_on_the_first_page_and_spoken_when_chosen(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    for code in ("en", "hr", "uk", "es"):
        (tmp_path / f"cartographers_{code}.qm").write_bytes(b"")
    languages = Languages(qapp, tmp_path)
    window = MainWindow(SessionBridge(), languages, lambda: 7, Preferences(), Motion(0))
    qtbot.addWidget(window)
    picker = window.new_game.welcome.languages
    names = [picker.itemText(index) for index in range(picker.count())]
    assert names == ["English", "Español", "Hrvatski", "Українська"]
    missed: list[str] = []
    window.appearance.language_missed.disconnect()
    window.appearance.language_missed.connect(missed.append)
    # These catalogues are empty: what cannot be read is told, and the choice springs back.
    picker.setCurrentIndex(2)
    picker.activated.emit(2)
    assert missed == ["hr"]
    assert picker.currentText() == "English"
    assert window.preferences.settings.language == ""
    languages.remove()


def test_first_page_offers_the_lessons_and_forces_nothing(window: MainWindow) -> None:
    assert window.pages.currentWidget() is window.new_game
    assert window.new_game.welcome.lessons_button.isVisible()
    window.new_game.welcome.lessons_button.click()
    assert window.pages.currentWidget() is window.lessons.page
    assert window.lessons.page.course.step == 0


def test_offer_can_be_sent_away_and_the_menu_keeps_the_lessons(window: MainWindow) -> None:
    window.new_game.welcome.dismiss_button.click()
    assert not window.new_game.welcome.lessons_button.isVisible()
    assert not window.preferences.settings.lesson_offer
    window.menu.actions_by_id[CommandId.LESSONS].trigger()
    assert window.pages.currentWidget() is window.lessons.page


def test_lessons_go_on_where_they_were_left(window: MainWindow) -> None:
    window.lessons.on_lessons()
    page = window.lessons.page
    page.coach.skip_button.click()
    page.coach.skip_button.click()
    page.coach.leave_button.click()
    assert window.pages.currentWidget() is window.new_game
    assert window.preferences.settings.lesson_step == 2
    assert window.new_game.welcome.lessons_button.shown_text() == "Go on with lesson 3"
    window.lessons.on_lessons()
    assert page.course.step == 2


def test_lessons_that_are_done_are_offered_no_more_and_begin_anew(window: MainWindow) -> None:
    window.lessons.on_lessons()
    page = window.lessons.page
    for _ in LESSONS:
        page.coach.skip_button.click()
    assert page.course.is_over
    assert not window.preferences.settings.lesson_offer
    page.coach.main_button.click()
    assert window.pages.currentWidget() is window.new_game
    window.lessons.on_lessons()
    assert page.course.step == 0


@pytest.mark.parametrize("players", [1, 2])
def test_game_in_progress_waits_for_the_lessons_its_map_covered_from_others(
    window: MainWindow, players: int
) -> None:
    window.start(setup(players))
    while not isinstance(window.bridge.stage, Drawing):
        if isinstance(window.bridge.stage, Curtain):
            window.bridge.lift_curtain()
        else:
            window.bridge.advance()
    assert window.menu.actions_by_id[CommandId.CONFIRM].isEnabled()
    window.lessons.on_lessons()
    assert not window.menu.actions_by_id[CommandId.CONFIRM].isEnabled()
    window.lessons.page.coach.leave_button.click()
    page = window.table if players == 1 else window.curtain
    assert window.pages.currentWidget() is page
