"""A test that leaves something running is noticed."""

import threading

import pytest
import shiboken6
from PySide6.QtCore import QObject, QPropertyAnimation, QThread, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from tests.left_running import Watch, deliver_deletions

pytestmark = pytest.mark.usefixtures("qapp")


def test_running_timer_is_named_with_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)
    owner = QObject()
    timer = QTimer(owner)
    timer.start(60_000)
    assert watch.left() == ["QTimer of QObject"]
    timer.stop()
    assert watch.left() == []


def test_timer_that_died_with_its_owner_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)
    owner = QObject()
    QTimer(owner).start(60_000)
    del owner
    assert watch.left() == []


def test_running_animation_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)
    target = QObject()
    animation = QPropertyAnimation(target, b"objectName")
    animation.setDuration(60_000)
    animation.setStartValue(0)
    animation.setEndValue(1)
    animation.start()
    assert watch.left() == ["QPropertyAnimation of nobody"]
    animation.stop()


def test_running_thread_of_qt_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)
    thread = QThread()
    thread.start()
    assert watch.left() == ["QThread of nobody"]
    thread.quit()
    assert thread.wait(5000)


def test_running_thread_of_python_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)
    go = threading.Event()
    thread = threading.Thread(target=go.wait, name="thinking")
    thread.start()
    assert watch.left() == ["thread thinking"]
    go.set()
    thread.join()


def test_a_window_told_to_go_is_gone_before_the_next_test() -> None:
    window = QWidget()
    window.deleteLater()
    QApplication.processEvents()
    assert shiboken6.isValid(window)
    deliver_deletions()
    assert not shiboken6.isValid(window)
