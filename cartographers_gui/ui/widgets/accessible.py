"""How screen readers see the widgets that the program paints itself.

WORKAROUND: Qt knows nothing of a painted widget but its name, and gives it no role that a screen
reader would stop at; of a graphics view it shows no item. So the program describes both. Qt owns
what it is given here, but Python would delete it first: therefore everything is kept.
https://doc.qt.io/qt-6/qaccessible.html#installFactory
"""

from collections.abc import Callable

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

__all__ = ["HAS_FACTORY", "PaintedInterface", "announce", "describe"]

HAS_FACTORY = hasattr(QAccessible, "installFactory")
"""Whether this Qt lets a program describe its own widgets."""

Make = Callable[[QWidget], QAccessibleInterface]

_kinds: list[tuple[type[QWidget], Make]] = []
_kept: dict[int, QAccessibleInterface] = {}
"""By the address of the widget; what belonged to one that has gone is replaced in time."""


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader, if one listens, speak a text that a widget has to tell."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def describe(kind: type[QWidget], make: Make) -> None:
    """Let Qt tell screen readers of a kind of widget what `make` returns; once for each kind."""
    if not HAS_FACTORY or any(known is kind for known, _ in _kinds):
        return
    if not _kinds:
        QAccessible.installFactory(_interface_of)
    # The more special kind is asked first.
    _kinds.insert(0, (kind, make))


def _interface_of(key: str, thing: QObject) -> QAccessibleInterface | None:
    del key
    if not isinstance(thing, QWidget):
        return None
    make = next((make for kind, make in _kinds if isinstance(thing, kind)), None)
    if make is None:
        return None
    kept = _kept.get(id(thing))
    if kept is None or not shiboken6.isValid(kept) or kept.object() is not thing:
        kept = _kept[id(thing)] = make(thing)
    return kept


class PaintedInterface(QAccessibleWidget):
    """A painted widget: a group if it has parts, else a text, once it has a name."""

    def role(self) -> QAccessible.Role:
        """Return what a screen reader takes it for."""
        if not self.text(QAccessible.Text.Name):
            return QAccessible.Role.Client
        has_parts = self.childCount() > 0
        return QAccessible.Role.Grouping if has_parts else QAccessible.Role.StaticText
