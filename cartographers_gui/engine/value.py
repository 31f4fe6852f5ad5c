"""Immutable values whose class costs next to nothing until the first of them is made.

A frozen dataclass writes and compiles six functions for each class: for forty classes, most of the
time in which the engine was imported. Here one is compiled, once a few values have been made, and
the others are shared by all. To `dataclasses.fields` and `replace` such a class is a dataclass like
any other.
"""

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, NoReturn, TypeVar, cast, dataclass_transform

__all__ = ["field", "metadata_of", "value"]

_FEW = 4
"""So many values of a kind are made before it has an `__init__` of its own."""
_Kind = TypeVar("_Kind")
_Default = TypeVar("_Default")


class _Declared:
    """What is said of a field beyond its name and type."""

    __slots__ = ("arguments", "compare", "default")

    def __init__(
        self, default: object, *, compare: bool = True, metadata: Mapping[str, Any] | None = None
    ) -> None:
        self.default = default
        self.compare = compare
        self.arguments = {"default": default, "compare": compare, "metadata": metadata}
        """The same for `dataclasses.field`."""


def field(
    *, default: _Default, compare: bool = True, metadata: Mapping[str, Any] | None = None
) -> _Default:
    """Declare a field of a value; without `compare`, equality passes over it.

    >>> @value
    ... class Spot:
    ...     row: int
    ...     note: str = field(default="", compare=False)
    >>> Spot(1, "here") == Spot(1)
    True
    """
    return cast("_Default", _Declared(default, compare=compare, metadata=metadata))


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(kind: type[_Kind]) -> type[_Kind]:
    """Turn a class with annotated fields into one of immutable values, each field a slot.

    `__slots__` of the class are further slots, beside the fields.

    >>> @value
    ... class Spot:
    ...     row: int
    ...     col: int = 0
    >>> Spot(1), Spot(1) == Spot(1, 0), len({Spot(1), Spot(1, 0)})
    (Spot(row=1, col=0), True, 1)
    >>> Spot(1).row = 2
    Traceback (most recent call last):
        ...
    AttributeError: a Spot is immutable: row
    """
    members = dict(vars(kind))
    names = tuple(kind.__annotations__)
    declared = {
        name: given if isinstance(given := members.pop(name), _Declared) else _Declared(given)
        for name in names
        if name in members
    }
    compared = [name for name in names if name not in declared or declared[name].compare]
    further = members.pop("__slots__", ())
    for name in ("__dict__", "__weakref__", *further):
        members.pop(name, None)
    made: Any = type(
        kind.__name__,
        kind.__bases__,
        _SHARED
        | members
        | {
            "__slots__": (*names, *further),
            "__qualname__": kind.__qualname__,
            "__match_args__": names,
            "_declared": declared,
            "_compared": attrgetter(*compared or ["__class__"]),
        },
    )
    made.__init__ = _first_init(made)
    return cast("type[_Kind]", made)


def metadata_of(kind: type[Any]) -> dict[str, Mapping[str, Any]]:
    """Return what is said of each field of a value, by name; `dataclasses` need not look for it.

    >>> @value
    ... class Spot:
    ...     row: int = field(default=0, metadata={"name": "Row"})
    ...     col: int = 0
    >>> metadata_of(Spot)
    {'row': {'name': 'Row'}, 'col': {}}
    """
    declared = kind._declared
    return {
        name: (declared[name].arguments["metadata"] if name in declared else None) or {}
        for name in kind.__match_args__
    }


def _first_init(kind: type[Any]) -> Callable[..., None]:
    """Return an `__init__` for the first few values, which then puts a compiled one in its place.

    To compile one takes as long as a hundred values; of half of all kinds hardly any is made.
    """
    names, left = kind.__match_args__, _FEW

    def first_init(self: Any, *parts: object, **named: object) -> None:
        nonlocal left
        left -= 1
        by_place = dict(zip(names, parts, strict=False))
        parts_of = {name: said.default for name, said in kind._declared.items()} | by_place | named
        is_sound = len(by_place) == len(parts) and not by_place.keys() & named.keys()
        if left < 0 or not is_sound or parts_of.keys() != set(names):
            # What is wrong with the arguments, if anything, Python tells best.
            kind.__init__ = init = _compiled_init(kind)
            init(self, *parts, **named)
            return
        for name in names:
            getattr(kind, name).__set__(self, parts_of[name])
        if hasattr(kind, "__post_init__"):
            self.__post_init__()

    return first_init


def _compiled_init(kind: type[Any]) -> Callable[..., None]:
    """Compile what fills the slots of a new value; only names of fields enter the text."""
    names, declared = kind.__match_args__, kind._declared
    head = [f"{name}=default_{name}" if name in declared else name for name in names]
    lines = [f"def __init__({', '.join(['self', *head])}):", "    pass"]
    lines += [f"    set_{name}(self, {name})" for name in names]
    if hasattr(kind, "__post_init__"):
        lines.append("    self.__post_init__()")
    scope: dict[str, Any] = {f"set_{name}": getattr(kind, name).__set__ for name in names}
    scope |= {f"default_{name}": said.default for name, said in declared.items()}
    exec("\n".join(lines), scope)
    return cast("Callable[..., None]", scope["__init__"])


class _OfDataclass:
    """What `dataclasses` looks for in a class, made when it first looks.

    Nothing is imported for it before: that module takes longer than the engine.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, instance: object, kind: type[Any]) -> object:
        import dataclasses  # noqa: PLC0415 - see above

        fields = [
            (name, said, dataclasses.field(**kind._declared[name].arguments))
            if name in kind._declared
            else (name, said)
            for name, said in kind.__annotations__.items()
        ]
        made = dataclasses.make_dataclass(kind.__name__, fields, frozen=True)
        found: object = getattr(made, self._name)
        setattr(kind, self._name, found)
        return found


def _repr(self: Any) -> str:
    parts = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
    return f"{type(self).__qualname__}({parts})"


def _eq(self: Any, other: Any) -> object:
    if type(other) is not type(self):
        return NotImplemented
    return self is other or self._compared(self) == self._compared(other)


def _hash(self: Any) -> int:
    return hash(self._compared(self))


def _refuse(self: object, name: str, _: object = None) -> NoReturn:
    raise AttributeError(f"a {type(self).__name__} is immutable: {name}")


def _reduce(self: Any) -> tuple[object, tuple[object, ...]]:
    return type(self), tuple(getattr(self, name) for name in self.__match_args__)


_SHARED: dict[str, object] = {
    "__repr__": _repr,
    "__eq__": _eq,
    "__hash__": _hash,
    "__setattr__": _refuse,
    "__delattr__": _refuse,
    "__reduce__": _reduce,
    "__dataclass_fields__": _OfDataclass("__dataclass_fields__"),
    "__dataclass_params__": _OfDataclass("__dataclass_params__"),
}
