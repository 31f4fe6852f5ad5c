"""The large map of a page: menus and keys enlarge it, and each space tells what it is."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import Space
from cartographers_gui.session import Drawing, Final, SeasonSheet
from cartographers_gui.storage import SavedGame
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.canvas import SeenMap
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.pages.space_look import SpaceLook
from tests.helpers.games import setup
from tests.helpers.strategies import played

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    languages = Languages(qapp)
    languages.install("en")
    window = MainWindow(SessionBridge(), languages, lambda: 7, motion=Motion(0))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    _, actions = played(setup(2, seed=9), 1, 10_000)
    window.bridge.resume(SavedGame(setup(2, seed=9), tuple(actions[:-1])))
    drawing = window.bridge
    while not isinstance(drawing.stage, Drawing):
        drawing.advance()
        drawing.lift_curtain()
    drawing.confirm(actions[-1].placement)
    yield window
    window.hide()
    languages.remove()


def to_season_sheet(window: MainWindow) -> None:
    while not isinstance(window.bridge.stage, SeasonSheet):
        window.bridge.advance()


def to_browser(window: MainWindow) -> None:
    while not isinstance(window.bridge.stage, Final):
        window.bridge.advance()
    window.maps.show_map(1)


def to_replay(window: MainWindow) -> None:
    window.replay.show_game()
    window.replay.page.show_end()


PAGES = pytest.mark.parametrize("go", [to_season_sheet, to_browser, to_replay])


def page_of(window: MainWindow) -> QWidget:
    page = window.pages.currentWidget()
    assert page is not None
    return page


def large_map(window: MainWindow) -> SeenMap:
    shown = page_of(window).map_view  # type: ignore[attr-defined]
    assert isinstance(shown, SeenMap)
    return shown


@PAGES
def test_menus_enlarge_the_map_of_the_page(
    window: MainWindow, go: Callable[[MainWindow], None]
) -> None:
    go(window)
    actions = window.menu.actions_by_id
    assert actions[CommandId.ZOOM_IN].isEnabled()
    actions[CommandId.ZOOM_IN].trigger()
    assert large_map(window).zoom == 1.25
    actions[CommandId.ZOOM_OUT].trigger()
    assert large_map(window).zoom == 1
    actions[CommandId.ZOOM_IN].trigger()
    actions[CommandId.ZOOM_FIT].trigger()
    assert large_map(window).zoom == 1


@PAGES
def test_keys_enlarge_it_wherever_the_keyboard_is(
    window: MainWindow, go: Callable[[MainWindow], None]
) -> None:
    go(window)
    page = page_of(window)
    for holder in [page, *_stops(page)]:
        holder.setFocus()
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Plus, CONTROL)
        assert large_map(window).zoom == 1.25, holder
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_0, CONTROL)
        assert large_map(window).zoom == 1, holder


def _stops(page: QWidget) -> list[QWidget]:
    return [
        part
        for part in page.findChildren(QWidget)
        if part.isVisible() and part.isEnabled() and part.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


@PAGES
def test_a_pointer_that_rests_shows_the_card_of_the_space(
    qtbot: QtBot, window: MainWindow, go: Callable[[MainWindow], None]
) -> None:
    go(window)
    shown = large_map(window)
    look = page_of(window).findChild(SpaceLook)
    assert look is not None
    QApplication.processEvents()
    QTest.mouseMove(shown.viewport(), shown.point_of(Space(3, 4)).toPoint())
    qtbot.waitUntil(look.card.isVisible, timeout=5000)
    assert look.card.text.startswith("D5")
    QTest.mouseMove(shown.viewport(), QPoint(1, 1))
    assert not look.card.isVisible()


def test_pages_without_a_large_map_enlarge_nothing(window: MainWindow) -> None:
    window.on_new_game()
    assert not window.menu.actions_by_id[CommandId.ZOOM_IN].isEnabled()
