"""Where a window may be so that it can be seen and moved, whatever became of its monitor."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize

__all__ = ["reachable"]

_GRIP = 160
"""Width in px of the title bar that has to be seen to take hold of a window."""
_TITLE = 32


def reachable(window: QRect, screens: Sequence[QRect]) -> QRect:
    """Return a window's rectangle, moved and made smaller as far as needed to lie on a screen.

    `screens` are the rooms that panels and docks leave, the main one first.

    >>> screen = QRect(0, 0, 1920, 1080)
    >>> reachable(QRect(2500, 100, 1280, 800), [screen]) == QRect(320, 140, 1280, 800)
    True
    """
    if not screens:
        return window
    title = QRect(window.topLeft(), QSize(window.width(), _TITLE))
    room = max(screens, key=lambda screen: _area(screen.intersected(title)))
    seen = room.intersected(title)
    if seen.width() < min(_GRIP, window.width()) or seen.height() < _TITLE // 2:
        room = screens[0]
    elif window.size() == window.size().boundedTo(room.size()):
        return window
    placed = QRect(QPoint(0, 0), window.size().boundedTo(room.size()))
    placed.moveCenter(room.center())
    return placed


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
