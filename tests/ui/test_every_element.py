"""Every element of every page: named, explained, large enough to hit, and reached by Tab."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QScrollBar,
    QTextEdit,
    QWidget,
)

from cartographers_gui.storage import Settings
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.rulebook.explanations import about, label_of
from cartographers_gui.ui.typography import SMALLEST_SCALE
from tests.screens.scenes import SCENES

LARGE = {"new_game_100", "curtain_40", "season_40", "standings_40", "replay_40", "maps_end"}
"""Scenes of many players: slow to play, and with no element that the others lack."""
SCENES_LOOKED_AT = [name for name in SCENES if name not in LARGE]
TARGET = 24
"""The least side in px of what is clicked."""
MOST_STOPS = 150
MOST_LINKS = 400
ACTIVE = (QAbstractButton, QLineEdit, QAbstractSpinBox, QComboBox, QAbstractSlider)


@pytest.fixture
def settings() -> Settings:
    return Settings(font_scale=SMALLEST_SCALE)


@pytest.fixture
def window(window: MainWindow) -> Iterator[MainWindow]:
    window.resize(960, 640)
    QApplication.processEvents()
    yield window
    for dialog in window.findChildren(QDialog):
        dialog.close()


def shown_by(window: MainWindow, scene: str) -> QWidget:
    """Bring a window to a scene and return its page, or the dialog over it."""
    top = SCENES[scene](window)
    top.activateWindow()
    QApplication.processEvents()
    page = window.pages.currentWidget()
    assert page is not None
    return page if top is window else top


def elements(root: QWidget) -> list[QWidget]:
    """Return what can be used in a page: not the inner parts of one of Qt's own widgets."""
    return [
        each
        for each in root.findChildren(QWidget)
        if each.isVisibleTo(root)
        and (each.focusPolicy() != Qt.FocusPolicy.NoFocus or isinstance(each, ACTIVE))
        and each.focusProxy() is None
        and not each.objectName().startswith("qt_")
        and not isinstance(each, QScrollBar)
        and not isinstance(each.parent(), QDialogButtonBox | QAbstractSpinBox | QGraphicsView)
    ]


def called(element: QWidget) -> str:
    text = element.text() if isinstance(element, QAbstractButton | QLabel) else ""
    return f"{type(element).__name__} {element.accessibleName() or text}"


def is_read(element: QWidget) -> bool:
    """Tell whether it is a text to be read, which explains itself."""
    area = isinstance(element, QAbstractScrollArea) and not isinstance(element, QAbstractItemView)
    return isinstance(element, QLabel | QTextEdit) or (area and not isinstance(element, ACTIVE))


def faults_of(element: QWidget) -> Iterator[str]:
    """Tell what an element does not say of itself, and whether it is too small to hit."""
    text = element.text() if isinstance(element, QLabel) else element.accessibleName()
    if not text and not (isinstance(element, QAbstractButton) and element.text()):
        yield "has no name"
    if not is_read(element) and not (element.toolTip() or label_of(element)):
        yield "has no tool tip"
    if not isinstance(element, QLabel) and not about(element):
        yield "cannot say what it is"
    if min(element.width(), element.height()) < TARGET and not is_read(element):
        yield f"is {element.width()} by {element.height()}"
    if isinstance(element, QAbstractItemView) and 0 <= element.sizeHintForRow(0) < TARGET:
        yield f"has lines {element.sizeHintForRow(0)} high"


def next_stop(focused: QWidget, key: Qt.Key) -> QWidget:
    """Press Tab once; a text leads through its links first."""
    for _ in range(MOST_LINKS):
        QTest.keyClick(focused, key)
        now = QApplication.focusWidget()
        assert now is not None, f"the keyboard is lost after {called(focused)}"
        if now is not focused or not isinstance(focused, QTextEdit):
            return now
    raise AssertionError(f"the keyboard does not get out of {called(focused)}")


def walk(root: QWidget, key: Qt.Key) -> list[QWidget]:
    """Press Tab, or Tab backwards, until the keyboard comes back; return every stop."""
    stops: list[QWidget] = []
    focused = QApplication.focusWidget()
    assert focused is not None, "nothing has the keyboard at first"
    while focused not in stops and len(stops) < MOST_STOPS:
        stops.append(focused)
        focused = next_stop(focused, key)
    assert focused is stops[0], f"{key.name} turns in a circle at {called(focused)}"
    assert all(root.window().isAncestorOf(stop) for stop in stops)
    return stops


@pytest.mark.parametrize("scene", SCENES_LOOKED_AT)
def test_every_element_is_named_large_enough_and_reached(window: MainWindow, scene: str) -> None:
    root = shown_by(window, scene)
    found = elements(root)
    assert found
    faults = [f"{called(each)} {fault}" for each in found for fault in faults_of(each)]
    assert not faults, "\n".join(faults)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        stops = walk(root, key)
        missed = [
            called(each)
            for each in elements(root)
            if each.isEnabled()
            and each.focusPolicy() & Qt.FocusPolicy.TabFocus
            and each not in stops
        ]
        assert not missed, f"{key.name} misses {missed}"
