"""Language, day and night are one click away on every page."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.storage import Settings
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.language import Languages, own_name
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.preferences import Preferences
from tests.screens.scenes import SCENES

LEFT = Qt.MouseButton.LeftButton


def made(qtbot: QtBot, languages: Languages, **settings: object) -> MainWindow:
    """Return a window at its smallest size, at the table."""
    choices = Preferences(Settings(palette="day", **settings))  # type: ignore[arg-type]
    window = MainWindow(SessionBridge(), languages, lambda: 7, choices, Motion(0))
    qtbot.addWidget(window)
    window.resize(960, 640)
    window.show()
    SCENES["table"](window)
    QApplication.processEvents()
    return window


def test_day_turns_into_night_and_back(qtbot: QtBot, languages: Languages) -> None:
    window = made(qtbot, languages)
    light = window.menu.corner.light
    tips = [light.toolTip()]
    for palette in ("night", "day"):
        QTest.mouseClick(light, LEFT)
        assert window.shell.look.palette.name == palette
        assert window.preferences.settings.palette == palette
        tips.append(light.toolTip())
    assert tips[0] == tips[2] != tips[1]
    window.preferences.change(palette="contrast")
    assert light.isHidden()


def test_the_language_is_named_and_the_list_of_them_opens(
    qtbot: QtBot, languages: Languages
) -> None:
    languages.install("en")
    window = made(qtbot, languages)
    button = window.menu.corner.language
    assert button.shown_text() == "English"
    QTest.mouseClick(button, LEFT)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    assert [action.text().replace("&", "") for action in popup.actions()] == [
        own_name(code) for code in languages.codes()
    ]
    popup.close()
    window.menu.language_actions["uk"].trigger()
    QApplication.processEvents()
    assert button.shown_text() == "Українська"
    assert button.toolTip() == button.accessibleName()
    assert "Українська" in button.toolTip()


def test_the_first_page_has_a_list_of_its_own(qtbot: QtBot, languages: Languages) -> None:
    window = made(qtbot, languages)
    assert window.menu.corner.language.isVisible()
    window.shell.show_page(window.new_game)
    assert not window.menu.corner.language.isVisible()
    assert window.menu.corner.light.isVisible()


@pytest.mark.parametrize("code", ["en", "hr", "uk", "es"])
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("warns", [False, True])
def test_the_corner_leaves_the_titles_alone(
    qtbot: QtBot,
    languages: Languages,
    code: str,
    scale: float,
    warns: bool,  # noqa: FBT001
) -> None:
    languages.install(code)
    bar = made(qtbot, languages, font_scale=scale).menu
    bar.corner.show_mark(shown=warns)
    QApplication.processEvents()
    assert bar.corner.mark.isVisible() is warns
    assert bar.corner.rect().contains(bar.corner.mark.geometry()) or not warns
    corner = bar.corner.geometry()
    assert bar.rect().contains(corner)
    for action in bar.actions():
        assert not bar.actionGeometry(action).intersects(corner)
    words = bar.corner.language.shown_text()
    assert words in (own_name(code), "")
    if scale <= 1 and not warns:
        assert words
    sides = bar.corner.light.size()
    assert min(sides.width(), sides.height()) >= 24
