"""What a screen reader is told while a test runs."""

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

__all__ = ["listen"]


def listen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that grows by each announcement, as if a screen reader were on."""
    heard: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return heard
