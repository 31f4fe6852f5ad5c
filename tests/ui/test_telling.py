"""What is announced to those who do not see the table, and that everything can be reached."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QWidget,
)

from cartographers_gui.session import Drawing, Final
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.dialogs.message import MessageBox
from cartographers_gui.ui.main_window import MainWindow
from tests.helpers.games import setup
from tests.helpers.whole_games import play_by_keys

KEYBOARD = {Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.WheelFocus}


def stages(window: MainWindow, players: int = 2) -> Iterator[str]:
    """Play a game, and stop at each kind of page once."""
    seen = {"Start"}
    yield "Start"
    window.start(setup(players, seed=2))
    for _ in range(600):
        kind = type(window.bridge.stage).__name__
        if kind not in seen:
            seen.add(kind)
            QApplication.processEvents()
            yield kind
        if isinstance(window.bridge.stage, Final):
            break
        play_by_keys(window)
    assert seen == {"Start", "Reveal", "Curtain", "Drawing", "MapsBack", "SeasonSheet", "Final"}


def test_reveals_turns_and_scores_are_announced(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[str, str]] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append((type(window.bridge.stage).__name__, event.message()))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    for _ in stages(window):
        pass
    first = {kind: next(text for at, text in heard if at == kind) for kind, _ in heard}
    assert first["Reveal"].startswith("Spring begins.")
    hamlet = "Card revealed: Hamlet. Time so far: 1. Terrain: Village. Shape of 3 space"
    assert hamlet in first["Reveal"]
    assert "with a coin: row 1, column 1; row 2, columns 1 and 2." in first["Reveal"]
    assert "Ana" in first["Curtain"]
    assert first["MapsBack"] == "All maps are back with their owners."
    assert first["SeasonSheet"].startswith("Spring is scored. \u2068Ana\u2069: 8 stars and")
    assert first["Final"].startswith("The game is over. The greatest reputation: \u2068Ana\u2069")
    at_curtains = [text for kind, text in heard if kind == "Curtain"]
    assert not any("space" in text or "Forest" in text for text in at_curtains)


def test_a_lone_player_hears_each_card(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible,
        "updateAccessibility",
        lambda event: heard.append(getattr(event, "message", str)()),
    )
    window.start(setup(1, seed=2))
    while not isinstance(window.bridge.stage, Drawing):
        play_by_keys(window)
    heard.clear()
    play_by_keys(window)
    assert any(text.startswith("Card revealed: ") for text in heard)


def keyboard_widgets(window: MainWindow) -> set[QWidget]:
    """Return everything on the page that Tab should come to."""
    page = window.pages.currentWidget()
    assert page is not None
    return keyboard_widgets_of(page)


def keyboard_widgets_of(root: QWidget) -> set[QWidget]:
    """Return the same for one part of the window."""
    return {
        widget
        for widget in root.findChildren(QWidget)
        if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() in KEYBOARD
        if widget.focusProxy() is None and not is_waiting_choice(widget)
    }


def is_waiting_choice(widget: QWidget) -> bool:
    """Tell whether Tab passes a choice by because another of its group is chosen: arrows lead."""
    if not isinstance(widget, QAbstractButton) or widget.isChecked():
        return False
    group = widget.group()
    return widget.autoExclusive() or (bool(group) and group.exclusive())


def test_whatever_takes_the_keyboard_has_a_name(window: MainWindow) -> None:
    for kind in stages(window):
        page = window.pages.currentWidget()
        assert page is not None
        assert without_name(page) == [], kind


def test_tab_comes_to_everything_and_is_never_trapped(window: MainWindow) -> None:
    for kind in stages(window):
        wanted = keyboard_widgets(window)
        visited: list[QWidget] = []
        for _ in range(3 * len(wanted) + 5):
            focused = window.focusWidget()
            assert focused is not None
            visited.append(focused)
            QTest.keyClick(focused, Qt.Key.Key_Tab)
        missed = [type(widget).__name__ for widget in wanted - set(visited)]
        assert missed == [], f"Tab misses these on {kind}"
        assert visited.count(visited[0]) > 1, f"Tab does not come back on {kind}"


QUESTIONS = {CommandId.QUIT, CommandId.FULL_SCREEN, CommandId.LEAVE_GAME, CommandId.EMPTY_SHEETS}
"""Commands that end something, ask of the system, or show nothing of their own."""


def test_everything_that_menus_open_has_names(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDialog, "exec", lambda _: QDialog.DialogCode.Rejected)
    monkeypatch.setattr(MessageBox, "exec", lambda _: 0)
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_, **__: ("", ""))
    window.start(setup(2))
    for _ in range(3):
        play_by_keys(window)
    nameless: list[str] = []
    for command, action in window.menu.actions_by_id.items():
        if command in QUESTIONS or not action.isEnabled():
            continue
        action.trigger()
        QApplication.processEvents()
        for dialog in window.findChildren(QDialog):
            if dialog.isVisible():
                nameless += [f"{name} of {command}" for name in without_name(dialog)]
                dialog.close()
        page = window.pages.currentWidget()
        assert page is not None
        nameless += [f"{name} after {command}" for name in without_name(page)]
    assert nameless == []


def without_name(root: QWidget) -> list[str]:
    """Name the kinds of widgets that take the keyboard and have no name for a screen reader."""
    return [
        type(widget).__name__
        for widget in keyboard_widgets_of(root)
        if not QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
    ]
