"""The keys of the program: one table, read by map, menus, key caps and the list of keys.

Where only a Cyrillic layout is installed, nothing but the Cyrillic code of a key arrives; two
letters on one Qt shortcut would be ambiguous with each other. So the map reads letters itself, and
each key knows every code that it may send.
"""

# ruff: noqa: RUF002 - the Cyrillic letters are meant

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Any, Self

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

__all__ = ["MAP_KEYS", "Key", "KeyTable", "MapAction", "WheelUse", "choice_of", "latin_code"]


class MapAction(StrEnum):
    """What a key does while a map is before the player."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> str:
        del start, count, last_values
        return f"map_{name.lower()}"

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
    HINT = auto()
    """Hold the shape over the best place, or the next best."""
    DOTS = auto()
    """Show or hide the marks of legal places."""
    HEAT = auto()
    """Write on legal places what each would bring."""
    PREVIEW = auto()
    """Show or hide what confirming would change."""
    DECK = auto()
    """Show what is left in the explore deck."""
    READ_SPACE = auto()
    """Say and show what the space is and what counts it."""
    READ_MAP = auto()
    """Say and show in short what is on the whole map."""
    SPACE_CARD = auto()
    """The same, by the key of menus."""
    ZOOM_IN = auto()
    ZOOM_OUT = auto()
    ZOOM_FIT = auto()


class WheelUse(StrEnum):
    """What the wheel does on the map; with Ctrl it always enlarges."""

    ROTATE = "rotate"
    ZOOM = "zoom"
    NOTHING = "nothing"


# The keys of a Ukrainian keyboard in the order of a Latin one, and the letters of other Cyrillic
# layouts that lie elsewhere.
_LATIN = "QWERTYUIOP[]ASDFGHJKL;'ZXCVBNM,."
_UKRAINIAN = "ЙЦУКЕНГШЩЗХЇФІВАПРОЛДЖЄЯЧСМИТЬБЮ"
_CYRILLIC_OF = dict(zip(_LATIN, _UKRAINIAN, strict=True))
_LATIN_OF = {cyrillic: latin for latin, cyrillic in _CYRILLIC_OF.items()}
_LATIN_OF |= {"Ъ": "]", "Ы": "S", "Э": "'"}

# The number pad and a second layout add modifiers of their own, which do not count.
_HELD = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def latin_code(code: int) -> int:
    """Return what a key sends on a Latin layout, for what it sends on a Cyrillic one.

    >>> chr(latin_code(ord("Я"))), latin_code(ord("R")) == ord("R")
    ('Z', True)
    """
    if code > sys.maxunicode:  # Qt's own codes, such as Qt.Key_Return, lie above all letters
        return code
    latin = _LATIN_OF.get(chr(code))
    return code if latin is None else ord(latin)


@dataclass(frozen=True, slots=True)
class Key:
    """One key with its modifiers.

    >>> Key.named("Shift+R").text, Key.named("R").cyrillic
    ('Shift+R', 'К')
    """

    code: Qt.Key
    """As `QKeyEvent.key` tells it on a Latin layout."""
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier

    @classmethod
    def named(cls, text: str) -> Self:
        """Return the key of a portable name. Raises `ValueError` for what names no single key."""
        sequence = QKeySequence.fromString(text, QKeySequence.SequenceFormat.PortableText)
        if sequence.count() == 1:
            first: QKeyCombination = sequence[0]  # type: ignore[index]  # not in the stubs
            if first.key() not in {Qt.Key.Key_unknown, Qt.Key(0)}:
                return cls.of(first)
        message = f"no key is named {text!r}"
        raise ValueError(message)

    @classmethod
    def of(cls, combination: QKeyCombination) -> Self:
        """Return the key of a combination, on a Latin layout."""
        code = latin_code(combination.key().value)
        return cls(Qt.Key(code), combination.keyboardModifiers() & _HELD)

    @property
    def text(self) -> str:
        """The portable name, as `QKeySequence.toString` gives it: ``Shift+R``."""
        return self.sequence.toString(QKeySequence.SequenceFormat.PortableText)

    @property
    def native(self) -> str:
        """The name that the system and the chosen language give it: what the key itself says."""
        return self._shown.toString(QKeySequence.SequenceFormat.NativeText)

    @property
    def cap(self) -> str:
        """The portable name of what stands on its cap: Return is called Enter there."""
        return self._shown.toString(QKeySequence.SequenceFormat.PortableText)

    @property
    def _shown(self) -> QKeySequence:
        code = Qt.Key.Key_Enter if self.code is Qt.Key.Key_Return else self.code
        return QKeySequence(QKeyCombination(self.modifiers, code))

    @property
    def sequence(self) -> QKeySequence:
        """The same for Qt."""
        return QKeySequence(QKeyCombination(self.modifiers, self.code))

    @property
    def cyrillic(self) -> str:
        """Ukrainian letter of the same physical key, upper case; empty if the code is the same."""
        code = self.code.value
        return _CYRILLIC_OF.get(chr(code), "") if code <= sys.maxunicode else ""


def _keys(*names: str) -> tuple[Key, ...]:
    return tuple(map(Key.named, names))


MAP_KEYS: dict[str, tuple[Key, ...]] = {
    MapAction.UP: _keys("Up"),
    MapAction.DOWN: _keys("Down"),
    MapAction.LEFT: _keys("Left"),
    MapAction.RIGHT: _keys("Right"),
    MapAction.JUMP_UP: _keys("Shift+Up"),
    MapAction.JUMP_DOWN: _keys("Shift+Down"),
    MapAction.JUMP_LEFT: _keys("Shift+Left"),
    MapAction.JUMP_RIGHT: _keys("Shift+Right"),
    MapAction.TOP_EDGE: _keys("Ctrl+Up", "PgUp"),
    MapAction.BOTTOM_EDGE: _keys("Ctrl+Down", "PgDown"),
    MapAction.LEFT_EDGE: _keys("Home", "Ctrl+Left"),
    MapAction.RIGHT_EDGE: _keys("End", "Ctrl+Right"),
    MapAction.TURN_RIGHT: _keys("E", "R"),
    MapAction.TURN_LEFT: _keys("Q", "Shift+R"),
    MapAction.MIRROR: _keys("F"),
    MapAction.PLACE: _keys("Return", "Enter", "Space"),
    MapAction.DROP: _keys("Esc"),
    MapAction.NEXT_LEGAL: _keys("N"),
    MapAction.PREVIOUS_LEGAL: _keys("Shift+N"),
    MapAction.HINT: _keys("H"),
    MapAction.DOTS: _keys("L"),
    MapAction.HEAT: _keys("Shift+L"),
    MapAction.PREVIEW: _keys("P"),
    MapAction.DECK: _keys("D"),
    MapAction.READ_SPACE: _keys("I"),
    MapAction.READ_MAP: _keys("Shift+I"),
    MapAction.SPACE_CARD: _keys("Menu", "Shift+F10"),
    MapAction.ZOOM_IN: _keys("Ctrl++", "Ctrl+=", "Ctrl+Shift++"),
    MapAction.ZOOM_OUT: _keys("Ctrl+-"),
    MapAction.ZOOM_FIT: _keys("Ctrl+0"),
}
"""The keys of each action as the program comes; the first one stands on the buttons."""


class KeyTable(QObject):
    """Which keys do what, as a person has chosen; a name is a `MapAction` or a command's id.

    >>> keys = KeyTable(MAP_KEYS)
    >>> keys.put(MapAction.MIRROR, [Key.named("E")])
    >>> keys.clashes()[MapAction.MIRROR]
    ('map_turn_right',)
    """

    changed = Signal()

    def __init__(
        self, defaults: Mapping[str, Iterable[Key]], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._defaults = {str(name): tuple(keys) for name, keys in defaults.items()}
        self._chosen: dict[str, tuple[Key, ...]] = {}
        self._actions: dict[tuple[int, int], MapAction] = {}
        self._index()

    @property
    def names(self) -> tuple[str, ...]:
        """Everything that has keys, in order."""
        return tuple(self._defaults)

    def keys_of(self, name: str) -> tuple[Key, ...]:
        """Return the keys of one thing; the first stands on the buttons."""
        return self._chosen.get(str(name), self._defaults.get(str(name), ()))

    def default_of(self, name: str) -> tuple[Key, ...]:
        """Return the keys that the program comes with."""
        return self._defaults.get(str(name), ())

    def cap(self, name: str) -> str:
        """Return the portable name of its first key, for a button; empty without one."""
        keys = self.keys_of(name)
        return keys[0].cap if keys else ""

    def spoken(self, name: str) -> str:
        """Return the name of its first key in the chosen language; empty without one."""
        keys = self.keys_of(name)
        return keys[0].native if keys else ""

    def is_chosen(self, name: str) -> bool:
        """Tell whether its keys are others than those the program comes with."""
        return str(name) in self._chosen

    def put(self, name: str, keys: Iterable[Key]) -> None:
        """Choose other keys, or none."""
        chosen = tuple(dict.fromkeys(keys))
        if chosen == self.keys_of(name):
            return
        if chosen == self._defaults[str(name)]:
            del self._chosen[str(name)]
        else:
            self._chosen[str(name)] = chosen
        self._tell()

    def reset(self) -> None:
        """Go back to the keys the program comes with."""
        if self._chosen:
            self._chosen.clear()
            self._tell()

    def clashes(self) -> dict[str, tuple[str, ...]]:
        """Return what else has one of the same keys, for everything that shares one."""
        users: dict[Key, list[str]] = {}
        for name in self._defaults:
            for key in self.keys_of(name):
                users.setdefault(key, []).append(name)
        found: dict[str, dict[str, None]] = {}
        for names in users.values():
            for name in names if len(names) > 1 else ():
                found.setdefault(name, {}).update(dict.fromkeys(n for n in names if n != name))
        return {name: tuple(others) for name, others in found.items()}

    def action_of(self, event: QKeyEvent) -> MapAction | None:
        """Return what a pressed key does on the map, or nothing."""
        code = latin_code(event.key())
        return self._actions.get((code, (event.modifiers() & _HELD).value))

    @property
    def text(self) -> str:
        """What has been chosen, for the settings: a line for each thing, its keys after tabs."""
        return "\n".join(
            "\t".join((name, *(key.text for key in keys))) for name, keys in self._chosen.items()
        )

    def read(self, text: str) -> None:
        """Take the choice of the settings; what is not understood stays as it comes."""
        chosen: dict[str, tuple[Key, ...]] = {}
        for line in text.splitlines():
            name, *names = line.split("\t")
            try:
                keys = tuple(map(Key.named, names))
            except ValueError:
                continue
            if name in self._defaults and keys != self._defaults[name]:
                chosen[name] = keys
        if chosen != self._chosen:
            self._chosen = chosen
            self._tell()

    def _tell(self) -> None:
        self._index()
        self.changed.emit()

    def _index(self) -> None:
        # Of two actions on one key the first in the table acts; the list of keys shows the clash.
        self._actions = {
            (key.code.value, key.modifiers.value): action
            for action in reversed(MapAction)
            for key in self.keys_of(action)
        }


def choice_of(event: QKeyEvent) -> int | None:
    """Return the number, 1 to 9, on a pressed digit key; nothing for other keys."""
    digits = range(Qt.Key.Key_1.value, Qt.Key.Key_9.value + 1)
    if (event.modifiers() & _HELD).value or event.key() not in digits:
        return None
    return event.key() - Qt.Key.Key_0.value
