"""A game from first page to standings in each language, with a switch within a turn."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cartographers_gui.session import Drawing
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from tests.helpers.whole_games import play_by_keys, play_to_the_end_by_keys

OTHER = {"en": "uk", "hr": "es", "uk": "hr", "es": "en"}
WORDS = {"en": "Confirm", "hr": "Potvrdi", "uk": "Підтвердити", "es": "Confirmar"}


@pytest.mark.parametrize("code", OTHER)
def test_a_game_is_played_in_a_language_and_another(
    make_window: Callable[..., MainWindow], languages: Languages, code: str
) -> None:
    languages.install(code)
    window = make_window(1280, 800)
    QTest.mouseClick(window.new_game.start_button, Qt.MouseButton.LeftButton)
    while not isinstance(window.bridge.stage, Drawing):
        play_by_keys(window)
    QTest.keyClick(window.table.canvas, Qt.Key.Key_N)
    QTest.keyClick(window.table.canvas, Qt.Key.Key_Return)
    before = window.table.draft
    assert WORDS[code] in window.table.bar.confirm_button.accessibleName()
    window.menu.language_actions[OTHER[code]].trigger()
    QApplication.processEvents()
    assert WORDS[OTHER[code]] in window.table.bar.confirm_button.accessibleName()
    assert window.table.draft == before
    window.menu.language_actions[code].trigger()
    QApplication.processEvents()
    play_to_the_end_by_keys(window)
    assert window.pages.currentWidget() is window.standings
    assert len(window.bridge.actions) > 0
