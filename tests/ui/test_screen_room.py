"""A window comes back where it was, unless its monitor is gone."""

import pytest
from PySide6.QtCore import QByteArray, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.storage import Settings
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.controllers import appearance
from cartographers_gui.ui.controllers.screen_room import first_place, reachable, text_scale
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.preferences import Preferences

MAIN, SECOND = QRect(0, 0, 1920, 1040), QRect(1920, 0, 2560, 1440)
WINDOW = QRect(2200, 120, 1280, 800)


def test_a_window_in_sight_stays_where_it_is() -> None:
    for window in (QRect(100, 50, 1280, 800), QRect(1000, 300, 1280, 800), WINDOW):
        assert reachable(window, [MAIN, SECOND]) == window


def test_a_window_on_a_vanished_monitor_comes_to_the_main_one() -> None:
    placed = reachable(WINDOW, [MAIN])
    assert placed.size() == WINDOW.size()
    assert MAIN.contains(placed)


@pytest.mark.parametrize("window", [QRect(1900, 500, 1280, 800), QRect(100, -400, 1280, 800)])
def test_a_title_bar_out_of_reach_comes_back(window: QRect) -> None:
    placed = reachable(window, [MAIN])
    assert MAIN.contains(placed)


def test_a_window_larger_than_the_screen_is_made_smaller() -> None:
    for window in (QRect(0, 0, 3840, 2160), QRect(2200, 100, 3840, 2160)):
        placed = reachable(window, [MAIN])
        assert MAIN.contains(placed)
        assert placed.width() > MAIN.width() - 40


def test_without_a_screen_nothing_is_changed() -> None:
    assert reachable(WINDOW, []) == WINDOW


FIRST, LEAST = QSize(1280, 800), QSize(960, 640)


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1920, 1080), (3840, 2160)])
def test_a_window_opens_the_first_time_with_its_title_and_foot_in_sight(
    size: tuple[int, int],
) -> None:
    screen = QRect(0, 24, *size).adjusted(0, 0, 0, -24)
    placed = first_place(FIRST, LEAST, screen)
    assert placed is not None
    assert screen.contains(placed.adjusted(-8, -32, 8, 8))
    assert placed.width() >= LEAST.width()
    assert placed.height() >= LEAST.height()


@pytest.mark.parametrize("size", [(1024, 600), (960, 640), (800, 1280)])
def test_a_screen_too_small_for_the_window_is_filled(size: tuple[int, int]) -> None:
    assert first_place(FIRST, LEAST, QRect(0, 0, *size)) is None


def test_a_window_made_smaller_leaves_room_for_its_title() -> None:
    placed = reachable(QRect(0, 0, 3840, 2160), [MAIN])
    assert MAIN.contains(placed.adjusted(0, -32, 0, 0))


def test_texts_grow_with_a_large_window_and_never_shrink() -> None:
    sizes = [QSize(960, 640), QSize(1799, 2000), QSize(1920, 1009), QSize(2560, 1400)]
    shown = [text_scale(1.0, size) for size in (*sizes, QSize(3840, 2160))]
    assert shown[:2] == [1.0, 1.0]
    assert shown[1:] == sorted(set(shown[1:]))
    for chosen in (0.8, 1.5, 2.0):
        assert all(text_scale(chosen, size) >= chosen for size in sizes)
        assert text_scale(chosen, QSize(1920, 1080)) <= 2.0


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> MainWindow:
    languages = Languages(qapp)
    window = MainWindow(SessionBridge(), languages, lambda: 7, Preferences(Settings()))
    qtbot.addWidget(window)
    return window


def test_the_window_is_brought_back_to_a_screen(window: MainWindow) -> None:
    room = QGuiApplication.primaryScreen().availableGeometry()
    window.setGeometry(room.right() + 4000, room.top() + 10, 980, 660)
    text = window.appearance.geometry_text()
    window.setGeometry(0, 0, 960, 640)
    window.appearance.restore(text)
    title = QRect(window.frameGeometry().topLeft(), window.frameGeometry().topRight())
    assert room.intersects(title.adjusted(0, 0, 0, 20))


def test_a_window_made_large_is_dressed_in_larger_texts_and_back(window: MainWindow) -> None:
    window.show()
    for size in (QSize(1920, 1080), QSize(1280, 800)):
        window.resize(size)
        QApplication.processEvents()
        scale = text_scale(1.0, size)
        assert window.shell.look.fonts.scale == scale
        assert window.new_game.look.fonts.scale == scale


@pytest.mark.parametrize(
    "text", ["", "nonsense", bytes(QByteArray(b"\0" * 40).toBase64().data()).decode()]
)
def test_without_a_geometry_the_window_takes_its_first_place(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    asked: list[QRect] = []

    def place(wanted: QSize, least: QSize, screen: QRect) -> QRect:
        asked.append(screen)
        return QRect(QPoint(5, 45), wanted.boundedTo(QSize(1000, 700)).expandedTo(least))

    monkeypatch.setattr(appearance, "first_place", place)
    window.appearance.restore(text)
    assert asked == [QGuiApplication.primaryScreen().availableGeometry()]
    assert window.geometry() == QRect(5, 45, 1000, 700)


def test_a_window_without_room_for_it_opens_maximised(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appearance, "first_place", lambda *_: None)
    window.appearance.restore("")
    window.show()
    assert window.isMaximized()


@pytest.mark.parametrize(
    ("palette", "wanted", "shown"),
    [("system", True, "contrast"), ("system", False, None), ("night", True, "night")],
)
def test_high_contrast_follows_the_system(
    window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
    palette: str,
    shown: str | None,
    *,
    wanted: bool,
) -> None:
    monkeypatch.setattr(appearance, "wants_contrast", lambda: wanted)
    window.preferences.change(palette=palette)
    window.appearance.dress()
    dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    name = shown or ("night" if dark else "day")
    assert window.appearance.palette_shown().name == name


def test_the_system_is_asked_without_a_fault(qapp: QApplication) -> None:
    assert appearance.wants_contrast() in (True, False)
