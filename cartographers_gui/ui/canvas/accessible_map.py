"""The map for screen readers: a table whose spaces have names, can be focused and be pressed."""

from typing import Any, Protocol

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleTableCellInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import VoidPtr

from cartographers_gui.engine import Space
from cartographers_gui.ui.canvas.words import MapWords
from cartographers_gui.ui.widgets.accessible import HAS_FACTORY

__all__ = ["AccessibleMap", "MapInterface", "tell_focus", "tell_names"]

_NOTHING = VoidPtr(0)
"""What Qt takes for no interface; from `None` it would take an address at random."""


class AccessibleMap(Protocol):
    """What the interfaces ask of the map that they describe; `None` means nothing is shown."""

    def words(self) -> MapWords | None:
        """Return what knows the words for the map."""
        ...

    def size_in_spaces(self) -> tuple[int, int]:
        """Return rows and columns; nought of each while nothing is to be told."""
        ...

    def current_space(self) -> Space | None:
        """Return the space that the keyboard is at."""
        ...

    def covered_spaces(self) -> frozenset[Space]:
        """Return the spaces below the shape in hand."""
        ...

    def rect_on_screen(self, space: Space) -> QRect:
        """Return where a space is, in coordinates of the screen."""
        ...

    def press_space(self, space: Space) -> None:
        """Do what a click on a space does."""
        ...

    def focus_space(self, space: Space) -> None:
        """Bring shape or cursor to a space."""
        ...


class _SpaceActions(QAccessibleActionInterface):
    """A space can be pressed like by a click, and focused."""

    def __init__(self, owner: "SpaceInterface") -> None:
        super().__init__()
        self._owner = owner

    def actionNames(self) -> list[str]:  # noqa: N802 - Qt's name
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, actionName: str, /) -> None:  # noqa: N802, N803 - Qt's names
        seen = self._owner.map.seen
        if seen is not None and actionName == self.pressAction():
            seen.press_space(self._owner.space)
        elif seen is not None and actionName == self.setFocusAction():
            seen.focus_space(self._owner.space)

    def keyBindingsForAction(self, actionName: str, /) -> list[str]:  # noqa: N802, N803 - Qt's
        del actionName
        return []


class _SpacePlace(QAccessibleTableCellInterface):
    """Where a space stands in the table."""

    def __init__(self, owner: "SpaceInterface") -> None:
        super().__init__()
        self._owner = owner

    def columnExtent(self) -> int:  # noqa: N802 - Qt's name
        return 1

    def rowExtent(self) -> int:  # noqa: N802 - Qt's name
        return 1

    def columnIndex(self) -> int:  # noqa: N802 - Qt's name
        return self._owner.space.col

    def rowIndex(self) -> int:  # noqa: N802 - Qt's name
        return self._owner.space.row

    def columnHeaderCells(self) -> list[QAccessibleInterface]:  # noqa: N802 - Qt's name
        return []

    def rowHeaderCells(self) -> list[QAccessibleInterface]:  # noqa: N802 - Qt's name
        return []

    def isSelected(self) -> bool:  # noqa: N802 - Qt's name
        seen = self._owner.map.seen
        return seen is not None and self._owner.space in seen.covered_spaces()

    def table(self) -> QAccessibleInterface:
        """Return the map."""
        return self._owner.map


class SpaceInterface(QAccessibleInterface):
    """One space of the map."""

    def __init__(self, owner: "MapInterface", space: Space) -> None:
        super().__init__()
        self.map = owner
        self.space = space
        self._actions = _SpaceActions(self)
        self._place = _SpacePlace(self)

    def isValid(self) -> bool:  # noqa: N802 - Qt's name
        return self.map.shows(self.space)

    def object(self) -> QObject | None:  # type: ignore[override]  # there is none
        """Return nothing: a space is no object of Qt."""
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]  # none while hidden
        """Return the window of the map."""
        return self.map.window() if self.map.seen is not None else None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]  # none at the end
        """Return the map."""
        return self.map if self.map.seen is not None else None

    def child(self, index: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return nothing: a space has no parts."""
        del index
        return None

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        del x, y
        return None

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        return 0

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:  # noqa: N802 - Qt's name
        del child
        return -1

    def rect(self) -> QRect:
        """Return where it is on the screen."""
        seen = self.map.seen
        return QRect() if seen is None else seen.rect_on_screen(self.space)

    def role(self) -> QAccessible.Role:
        """Return that it is a part of a table."""
        return QAccessible.Role.Cell

    def state(self) -> QAccessible.State:
        """Return whether it is focused, and covered by the shape in hand."""
        state = QAccessible.State()
        seen = self.map.seen
        if seen is None or not self.map.shows(self.space):
            state.invalid = True
            return state
        state.focusable = state.selectable = True
        state.focused = self.map.has_focus and seen.current_space() == self.space
        state.selected = self.space in seen.covered_spaces()
        return state

    def text(self, t: QAccessible.Text, /) -> str:
        """Return where it is and what it shows, or what else is to be known."""
        words = self.map.seen.words() if self.map.seen is not None else None
        if words is None or not self.map.shows(self.space):
            return ""
        if t == QAccessible.Text.Name:
            return words.space_title(self.space)
        return words.space_details(self.space) if t == QAccessible.Text.Description else ""

    def setText(self, t: QAccessible.Text, text: str, /) -> None:  # noqa: N802 - Qt's name
        del t, text

    def interface_cast(self, arg__1: QAccessible.InterfaceType, /) -> Any:
        """Return the object that Qt takes the wanted interface from."""
        if arg__1 == QAccessible.InterfaceType.ActionInterface:
            return self._actions
        if arg__1 == QAccessible.InterfaceType.TableCellInterface:
            return self._place
        return _NOTHING


class MapInterface(QAccessibleWidget):
    """A map as a table, row by row; empty while none is to be told of."""

    def __init__(self, view: QWidget, seen: AccessibleMap) -> None:
        super().__init__(view, QAccessible.Role.Table)
        self.seen: AccessibleMap | None = seen
        self._view: QWidget | None = view
        self._spaces: dict[Space, SpaceInterface] = {}
        self._names: dict[Space, str] = {}
        view.destroyed.connect(self.on_destroyed)

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard is on the map."""
        return self._view is not None and self._view.hasFocus()

    def shows(self, space: Space) -> bool:
        """Tell whether a space is on the map that is told of."""
        rows, cols = self.seen.size_in_spaces() if self.seen is not None else (0, 0)
        return space.row < rows and space.col < cols

    def of_space(self, space: Space) -> SpaceInterface:
        """Return the interface of a space, the same one each time."""
        if space not in self._spaces:
            self._spaces[space] = SpaceInterface(self, space)
        return self._spaces[space]

    def renamed(self) -> list[Space]:
        """Return the spaces whose names are others than when this was asked last."""
        before = self._names
        self._names = {
            space: each.text(QAccessible.Text.Name)
            for space, each in self._spaces.items()
            if self.shows(space)
        }
        return [space for space, name in self._names.items() if before.get(space, name) != name]

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        rows, cols = self.seen.size_in_spaces() if self.seen is not None else (0, 0)
        return rows * cols

    def child(self, index: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return a space, counted row by row."""
        if self.seen is None or not 0 <= index < self.childCount():
            return None
        return self.of_space(Space(*divmod(index, self.seen.size_in_spaces()[1])))

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:  # noqa: N802 - Qt's name
        if self.seen is None or not isinstance(child, SpaceInterface):
            return -1
        if not self.shows(child.space):
            return -1
        return child.space.row * self.seen.size_in_spaces()[1] + child.space.col

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        if self.seen is None:
            return None
        children = (self.child(index) for index in range(self.childCount()))
        return next((each for each in children if each and each.rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        space = self.seen.current_space() if self.seen is not None else None
        if not self.has_focus or space is None or not self.shows(space):
            return None
        return self.of_space(space)

    def on_destroyed(self) -> None:
        # Spaces are no objects of Qt, which would forget them by itself.
        self.seen = self._view = None
        for each in self._spaces.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(each))
        self._spaces.clear()


def tell_focus(view: QWidget, space: Space) -> None:
    """Tell screen readers that the keyboard has come to a space."""
    if HAS_FACTORY and QAccessible.isActive() and view.hasFocus():
        there = QAccessible.queryAccessibleInterface(view)
        if isinstance(there, MapInterface) and there.shows(space):
            event = QAccessibleEvent(there.of_space(space), QAccessible.Event.Focus)
            QAccessible.updateAccessibility(event)


def tell_names(view: QWidget) -> None:
    """Tell screen readers, which remember names, which spaces show something else now."""
    if HAS_FACTORY and QAccessible.isActive():
        there = QAccessible.queryAccessibleInterface(view)
        if isinstance(there, MapInterface):
            for space in there.renamed():
                event = QAccessibleEvent(there.of_space(space), QAccessible.Event.NameChanged)
                QAccessible.updateAccessibility(event)
