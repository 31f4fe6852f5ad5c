"""Find the timers, animations and threads that a test of the window left running.

What still runs after its test disturbs the next one, at a moment that differs from run to run.
"""

import threading
from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QThread, QTimer


class Watch:
    """Remembers what is started from now on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.started: list[QTimer | QAbstractAnimation | QThread] = []
        self.threads = set(threading.enumerate())
        for kind in (QTimer, QAbstractAnimation, QThread):
            monkeypatch.setattr(kind, "start", self.remembering(kind.start))

    def remembering(self, start: Callable[..., None]) -> Callable[..., None]:
        """Wrap the method that starts a timer, an animation or a thread."""

        def start_and_remember(runner: QTimer, *arguments: object) -> None:
            if isinstance(runner, QObject):
                self.started.append(runner)
            start(runner, *arguments)

        return start_and_remember

    def left(self) -> list[str]:
        """Describe what is still running."""
        alive = [runner for runner in self.started if shiboken6.isValid(runner)]
        found = [describe(runner) for runner in alive if is_running(runner)]
        new = set(threading.enumerate()) - self.threads
        return found + [f"thread {thread.name}" for thread in new if not thread.daemon]


def is_running(runner: QTimer | QAbstractAnimation | QThread) -> bool:
    """Tell whether a timer, an animation or a thread is still at work."""
    if isinstance(runner, QTimer):
        return runner.isActive()
    if isinstance(runner, QThread):
        return runner.isRunning()
    return runner.state() == QAbstractAnimation.State.Running


def describe(runner: QObject) -> str:
    """Name a running object and the object that owns it."""
    owner = runner.parent()
    return f"{type(runner).__name__} of {type(owner).__name__ if owner else 'nobody'}"


def deliver_deletions() -> None:
    """Let every widget go that was told to: no event loop of a test comes round to it.

    A window that stays alive hears every change of language and palette in the tests after it,
    so that they grow slower one by one.

    PySide could die in here, as a picture of its memory told: Qt deletes an object whose Python
    side only its parent still holds. Where a wrapper of something long gone was kept at its address
    (the frames of failed tests keep many), Shiboken::Object::destroy then writes to what it has
    just freed. The translators of `Languages`, of which it died most, have no parent any more.
    """
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
