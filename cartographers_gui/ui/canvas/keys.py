"""The keys of the map: one table, read by the canvas, the list of shortcuts and the key caps.

A letter is listed with the Ukrainian letter of the same physical key. Where only a Cyrillic layout
is installed, nothing but the Cyrillic code arrives; two letters on one Qt shortcut would be
ambiguous with each other, so the canvas reads letters itself.
"""

# ruff: noqa: RUF001 - the Cyrillic letters are meant

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

__all__ = ["KEYS", "Key", "MapAction", "action_of", "choice_of", "key_cap"]


class MapAction(Enum):
    """What a key does on the map."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    JUMP_UP = auto()
    JUMP_DOWN = auto()
    JUMP_LEFT = auto()
    JUMP_RIGHT = auto()
    TOP_EDGE = auto()
    BOTTOM_EDGE = auto()
    LEFT_EDGE = auto()
    RIGHT_EDGE = auto()
    TURN_RIGHT = auto()
    TURN_LEFT = auto()
    MIRROR = auto()
    PLACE = auto()
    """Lay the shape down; confirm it when it lies."""
    DROP = auto()
    """Take a laid shape up; take one in hand off the map."""
    NEXT_LEGAL = auto()
    PREVIOUS_LEGAL = auto()
    DOTS = auto()
    """Show or hide the marks of legal places."""
    ZOOM_IN = auto()
    ZOOM_OUT = auto()
    ZOOM_FIT = auto()


@dataclass(frozen=True, slots=True)
class Key:
    """One key with its modifiers."""

    code: Qt.Key
    """As `QKeyEvent.key` tells it on a Latin layout."""
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    cyrillic: str = ""
    """Ukrainian letter of the same physical key, upper case; empty where the code is the same."""

    @property
    def text(self) -> str:
        """The portable name, as `QKeySequence.toString` gives it: ``Shift+R``."""
        return QKeySequence(self.modifiers.value | self.code.value).toString()

    @property
    def codes(self) -> tuple[int, ...]:
        """Every code that this key may send."""
        return (self.code.value, ord(self.cyrillic)) if self.cyrillic else (self.code.value,)


_K = Qt.Key
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier

KEYS: dict[MapAction, tuple[Key, ...]] = {
    MapAction.UP: (Key(_K.Key_Up),),
    MapAction.DOWN: (Key(_K.Key_Down),),
    MapAction.LEFT: (Key(_K.Key_Left),),
    MapAction.RIGHT: (Key(_K.Key_Right),),
    MapAction.JUMP_UP: (Key(_K.Key_Up, _SHIFT),),
    MapAction.JUMP_DOWN: (Key(_K.Key_Down, _SHIFT),),
    MapAction.JUMP_LEFT: (Key(_K.Key_Left, _SHIFT),),
    MapAction.JUMP_RIGHT: (Key(_K.Key_Right, _SHIFT),),
    MapAction.TOP_EDGE: (Key(_K.Key_Up, _CONTROL), Key(_K.Key_PageUp)),
    MapAction.BOTTOM_EDGE: (Key(_K.Key_Down, _CONTROL), Key(_K.Key_PageDown)),
    MapAction.LEFT_EDGE: (Key(_K.Key_Home), Key(_K.Key_Left, _CONTROL)),
    MapAction.RIGHT_EDGE: (Key(_K.Key_End), Key(_K.Key_Right, _CONTROL)),
    MapAction.TURN_RIGHT: (Key(_K.Key_E, cyrillic="У"), Key(_K.Key_R, cyrillic="К")),
    MapAction.TURN_LEFT: (Key(_K.Key_Q, cyrillic="Й"), Key(_K.Key_R, _SHIFT, cyrillic="К")),
    MapAction.MIRROR: (Key(_K.Key_F, cyrillic="А"),),
    MapAction.PLACE: (Key(_K.Key_Return), Key(_K.Key_Enter), Key(_K.Key_Space)),
    MapAction.DROP: (Key(_K.Key_Escape),),
    MapAction.NEXT_LEGAL: (Key(_K.Key_N, cyrillic="Т"),),
    MapAction.PREVIOUS_LEGAL: (Key(_K.Key_N, _SHIFT, cyrillic="Т"),),
    MapAction.DOTS: (Key(_K.Key_L, cyrillic="Д"),),
    MapAction.ZOOM_IN: (
        Key(_K.Key_Plus, _CONTROL),
        Key(_K.Key_Equal, _CONTROL),
        Key(_K.Key_Plus, _CONTROL | _SHIFT),
    ),
    MapAction.ZOOM_OUT: (Key(_K.Key_Minus, _CONTROL),),
    MapAction.ZOOM_FIT: (Key(_K.Key_0, _CONTROL),),
}
"""The keys of each action; the first one stands on the buttons."""

_ACTIONS = {
    (code, key.modifiers.value): action
    for action, keys in KEYS.items()
    for key in keys
    for code in key.codes
}
# The number pad and a second layout add modifiers of their own, which do not count.
_HELD = _SHIFT | _CONTROL | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def key_cap(action: MapAction) -> str:
    """Return the name of an action's key for a button.

    >>> key_cap(MapAction.TURN_RIGHT), key_cap(MapAction.DROP)
    ('E', 'Esc')
    """
    return KEYS[action][0].text


def action_of(event: QKeyEvent) -> MapAction | None:
    """Return what a pressed key does on the map, or nothing."""
    return _ACTIONS.get((event.key(), (event.modifiers() & _HELD).value))


def choice_of(event: QKeyEvent) -> int | None:
    """Return the number, 1 to 9, on a pressed digit key; nothing for other keys."""
    if (event.modifiers() & _HELD).value or not _K.Key_1.value <= event.key() <= _K.Key_9.value:
        return None
    return event.key() - _K.Key_0.value
