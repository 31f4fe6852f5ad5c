"""A start of PySide6 without what takes long and hardly anybody asks for.

WORKAROUND: PySide6 keeps modules of Python in its library, compiles them at every start and runs
them all: half of the time in which the smallest window appears. Yet most of them only describe
functions of Qt, for the message about a wrong argument and for `help`.
https://bugreports.qt.io/browse/PYSIDE-1621

And it makes some three thousand names of enums known before the first window, each of which Python
examines as if a person had written it.
"""

from __future__ import annotations

import builtins
import enum
import marshal
import os
import sys
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from types import CodeType

__all__ = ["import_qt", "make_names_quickly", "on_demand", "sparing_qt_support"]

_FEATURE = "shibokensupport/feature.py"
_WAIT = {
    _FEATURE,
    "shibokensupport/signature/errorhandler.py",
    "shibokensupport/signature/layout.py",
    "shibokensupport/signature/lib/enum_sig.py",
    "shibokensupport/signature/lib/pyi_generator.py",
    "shibokensupport/signature/lib/tool.py",
    "shibokensupport/signature/parser.py",
}
"""Modules that can wait until something in them is asked for.

`mapping` cannot: PySide6 looks into its names without asking. What a version of PySide6 names
otherwise is run as ever.
"""
_STAND_IN = f"from {__name__} import on_demand\n__getattr__ = on_demand(globals(), {{file!r}})\n"
_NO_FEATURE = "def feature_import(*_): pass\nfeature_imported = feature_import\n"
"""At each import PySide6 asks whether it changes the names of functions; never in this program."""
_sources: dict[str, bytes | str] = {}
"""The text of each module that waits, by its file."""


def import_qt() -> None:
    """Import the first module of Qt quickly; whoever comes later imports as usual."""
    if "PySide6.QtCore" not in sys.modules:
        make_names_quickly()
        with sparing_qt_support():
            import PySide6.QtCore  # noqa: F401, PLC0415 - within
    # WORKAROUND: PySide6 takes the place of `__import__` to look for ``from __feature__ import`` in
    # the text of every module, a sixth of the start of this program, which has none.
    # https://bugreports.qt.io/browse/PYSIDE-2029
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


@contextmanager
def sparing_qt_support() -> Iterator[None]:
    """Import PySide6 within this: its modules that can wait do so, others are compiled once."""
    plain, kept = builtins.compile, _KeptCode(_kept_path(), builtins.compile)

    def compile_some(source: Any, filename: Any, mode: str, *how: Any, **more: Any) -> Any:
        if filename in _WAIT:
            _sources[filename] = source
            source = _STAND_IN.format(file=filename)
            if filename == _FEATURE:
                source += _NO_FEATURE
        if mode != "exec" or how or more:
            return plain(source, filename, mode, *how, **more)
        return kept.code_of(source, filename)

    builtins.compile = compile_some
    try:
        yield
    finally:
        builtins.compile = plain
    kept.keep()


def _kept_path() -> Path:
    """Return where code is kept: beside that of this module; in an installed program, beside it."""
    is_installed = getattr(sys, "frozen", False)
    return Path(__file__ if is_installed else __spec__.cached or __file__).with_suffix(".shiboken")


class _KeptCode:
    """What an earlier start has compiled."""

    def __init__(self, path: Path, plain: Callable[..., CodeType]) -> None:
        self._path = path
        self._compile = plain
        self._is_new = False
        self._codes: dict[str, tuple[bytes, CodeType]] = {}
        """File, as a key of its text, and code."""
        with suppress(OSError, EOFError, TypeError, ValueError):
            kept = path.read_bytes()
            if kept.startswith(MAGIC_NUMBER):
                self._codes = dict(marshal.loads(kept[len(MAGIC_NUMBER) :]))

    def code_of(self, source: bytes | str, file: str) -> CodeType:
        """Return the code of a module, compiled now or before."""
        key = source_hash(source.encode() if isinstance(source, str) else source)
        known, code = self._codes.get(file, (b"", None))
        if code is None or known != key:
            # It heeds what this file imports from __future__: as in PySide6, annotations.
            code = self._compile(source, file, "exec")
            self._codes[file], self._is_new = (key, code), True
        return code

    def keep(self) -> None:
        """Write down what is new, for the next start; where that cannot be, nothing is said."""
        if not self._is_new or sys.dont_write_bytecode:
            return
        passing = self._path.with_suffix(f".{os.getpid()}")
        with suppress(OSError):
            passing.write_bytes(MAGIC_NUMBER + marshal.dumps(self._codes))
            passing.replace(self._path)


def on_demand(names: dict[str, Any], file: str) -> Callable[[str], object]:
    """Return a `__getattr__` for a module that waits; the first name asked for lets it run."""

    def found(name: str) -> object:
        # Whoever imports asks every module for some of these, and means nothing by it.
        if not name.startswith("__") and file in _sources:
            names.pop("__getattr__", None)
            exec(compile(_sources.pop(file), file, "exec"), names)
            if name in names:
                return names[name]
        raise AttributeError(f"module {names['__name__']!r} has no attribute {name!r}")

    return found


_KINDS = (enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag)


def make_names_quickly() -> None:
    """Let enums that a program makes of pairs of name and number be made at a quarter of the cost.

    How Python keeps an enum changes with its version; on another than 3.11, or where a trial comes
    out otherwise, nothing is changed.
    """
    maker: Any = enum.EnumType
    plain = maker._create_
    if sys.version_info[:2] != (3, 11) or plain.__module__ != "enum":
        return

    @cache
    def blank(kind: Any, boundary: object) -> Any:
        return plain(kind, "Blank", [], module=__name__, boundary=boundary)

    def create(
        cls: Any,
        name: str,
        names: Any,
        *,
        module: str | None = None,
        qualname: str | None = None,
        type: Any = None,
        boundary: Any = None,
        **rest: Any,
    ) -> Any:
        if module is None:
            # As Python does: whoever has called the enum.
            module = sys._getframe(2).f_globals.get("__name__")
        pairs = _pairs_in(names) if cls in _KINDS and type is None else {}
        if not pairs or not _are_plain(cls, pairs):
            more = {"qualname": qualname, "type": type, "boundary": boundary, **rest}
            return plain(cls, name, names, module=module, **more)
        made = _like(blank(cls, boundary), name, module, qualname)
        _give_members(made, pairs)
        return made

    if _agree(plain, create):
        maker._create_ = create


_TRIAL = [("HIGH", 2), ("LOW", 1), ("BOTH", 3), ("NONE", 0), ("FIRST", 1)]


def _agree(usual: Callable[..., Any], quick: Callable[..., Any]) -> bool:
    """Tell whether two ways of making an enum lead to the same one of each kind."""
    try:
        return all(
            _facts_of(usual(kind, "Trial", _TRIAL, module=__name__))
            == _facts_of(quick(kind, "Trial", _TRIAL, module=__name__))
            for kind in _KINDS
        )
    except (AttributeError, TypeError, ValueError):
        # Python keeps enums in a way that is not known here.
        return False


def _facts_of(kind: Any) -> list[object]:
    parts = {name: each for name, each in vars(kind).items() if isinstance(each, int | list | str)}
    members = {
        name: {**vars(member), "__objclass__": member.__objclass__ is kind}
        for name, member in kind.__members__.items()
    }
    joined = repr(kind.HIGH | kind.LOW) + repr(~kind.LOW) if issubclass(kind, enum.Flag) else ""
    return [parts, members, list(map(repr, kind)), sorted(vars(kind)), joined]


def _like(blank: Any, name: str, module: str | None, qualname: str | None) -> Any:
    """Return another enum without members; `enum` has found out all that is asked for it."""
    parts = {
        key: part.copy() if isinstance(part, list | dict) else part
        for key, part in vars(blank).items()
        if key not in {"__dict__", "__doc__", "__new__", "__weakref__"}
    }
    parts |= {"__module__": module, "__qualname__": qualname or name}
    made = enum.EnumType.__new__(enum.EnumType, name, blank.__bases__, parts, _simple=True)  # type: ignore[arg-type]
    type.__setattr__(made, "__new__", enum.Enum.__new__)
    return made


def _pairs_in(names: Any) -> Mapping[str, Any]:
    """Return a list of pairs as what it maps; nothing for another thing, or a name given twice."""
    if not isinstance(names, list) or set(map(type, names)) != {tuple}:
        return {}
    pairs = dict(names)
    return pairs if len(pairs) == len(names) else {}


def _are_plain(kind: Any, pairs: Mapping[str, object]) -> bool:
    """Tell whether names mean nothing to Python, and their values are numbers."""
    return (
        not {"_", ""} & {name[:1] for name in pairs}
        and _own_names(kind).isdisjoint(pairs)
        and set(map(type, pairs.values())) == {int}
    )


@cache
def _own_names(kind: type) -> frozenset[str]:
    return frozenset({"mro"}.union(*map(vars, kind.__mro__)))


def _give_members(kind: Any, pairs: Mapping[str, int]) -> None:
    """Give members to an enum without any: what `enum` does for each, done for all."""
    is_flag, new = issubclass(kind, enum.Flag), kind._member_type_.__new__
    is_number = kind._member_type_ is int
    names, members, by_value = kind._member_names_, kind._member_map_, kind._value2member_map_
    for name, value in pairs.items():
        member = by_value.get(value)
        if member is None:
            member = by_value[value] = new(kind, value) if is_number else new(kind)
            member._value_, member._name_, member.__objclass__ = value, name, kind
            member._sort_order_ = len(names)
            # Of several flags together no name is listed.
            if not is_flag or (value and not value & (value - 1)):
                names.append(name)
        members[name] = member
        type.__setattr__(kind, name, member)
    if is_flag:
        every = singles = 0
        for value in pairs.values():
            every |= value
            singles |= 0 if value & (value - 1) else value
        # The first releases of Python 3.11 know single flags alone, and have no second mask.
        if "_singles_mask_" in vars(kind):
            kind._flag_mask_, kind._singles_mask_ = every, singles
        else:
            kind._flag_mask_ = singles
        kind._all_bits_ = 2 ** every.bit_length() - 1
        listed = [members[name]._value_ for name in names]
        if listed != sorted(listed):
            kind._iter_member_ = kind._iter_member_by_def_
