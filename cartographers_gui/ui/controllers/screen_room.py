"""Where a window may be so that it can be seen and moved, and how large its texts are there."""

from collections.abc import Sequence

from PySide6.QtCore import QMargins, QPoint, QRect, QSize

__all__ = ["first_place", "reachable", "text_scale"]

_GRIP = 160
"""Width in px of the title bar that has to be seen to take hold of a window."""
_TITLE = 32
_FRAME = QMargins(8, 40, 8, 8)
"""Px that title bar and edges take at most; a window that was never shown cannot tell them."""
_LARGE_WINDOWS = (
    (QSize(3400, 1800), 2.0, 3.5),
    (QSize(2400, 1300), 1.4, 2.5),
    (QSize(1800, 960), 1.15, 2.0),
)
"""From which size on texts are how many times as large, and the most they may become."""


def reachable(window: QRect, screens: Sequence[QRect]) -> QRect:
    """Return a window's rectangle, moved and made smaller as far as needed to lie on a screen.

    `screens` are the rooms that panels and docks leave, the main one first.

    >>> screen = QRect(0, 0, 1920, 1080)
    >>> reachable(QRect(2500, 100, 1280, 800), [screen]) == QRect(320, 156, 1280, 800)
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
    return _centred(window.size(), room)


def first_place(wanted: QSize, least: QSize, screen: QRect) -> QRect | None:
    """Return where a window opens that was never open before: its title bar and all of it in sight.

    Nothing when the room that panels and docks leave on the screen is too little for the least
    size; such a window takes all there is.

    >>> first_place(QSize(1280, 800), QSize(960, 640), QRect(0, 0, 1366, 738)).size()
    PySide6.QtCore.QSize(1280, 690)
    >>> first_place(QSize(1280, 800), QSize(960, 640), QRect(0, 0, 1024, 600)) is None
    True
    """
    placed = _centred(wanted, screen)
    return placed if placed.size() == placed.size().expandedTo(least) else None


def _centred(size: QSize, screen: QRect) -> QRect:
    """Put a window into the middle of a screen, as large as it may be with its frame."""
    room = screen.marginsRemoved(_FRAME)
    placed = QRect(QPoint(0, 0), size.boundedTo(room.size()))
    placed.moveCenter(room.center())
    return placed


def text_scale(chosen: float, window: QSize) -> float:
    """Return how large texts are in a window for one who has chosen a scale for the usual window.

    A large window would otherwise have large pictures and the texts of a small one: whoever fills a
    monitor with it sits farther away. Where there is little room nothing is taken off.

    >>> text_scale(1.0, QSize(1280, 800)), text_scale(1.0, QSize(3840, 2160))
    (1.0, 2.0)
    """
    for size, factor, most in _LARGE_WINDOWS:
        if window.width() >= size.width() and window.height() >= size.height():
            return min(chosen * factor, most)
    return chosen


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
