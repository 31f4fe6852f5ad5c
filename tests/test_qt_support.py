"""A quick start of PySide6 changes nothing that a program can see of it."""

import builtins
import enum
import marshal
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from typing import Any

import pytest
from PySide6 import QtCore, QtGui, QtWidgets

from cartographers_gui.qt_support import make_names_quickly, sparing_qt_support

ROOT = Path(__file__).resolve().parent.parent
PLAIN = vars(enum.EnumType)["_create_"]
"""What makes an enum in Python."""

MISUSE = """
import sys
if "quick" in sys.argv:
    from cartographers_gui.qt_support import import_qt
    import_qt()
from PySide6.QtCore import QPoint, Qt, QTimer
def run(call):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
if "described" in sys.argv:
    print(QTimer.setInterval.__doc__)
run(lambda: QTimer().setInterval("soon"))
run(lambda: QPoint(1, 2).manhattanLength(3))
run(lambda: QPoint("here"))
run(lambda: Qt.Key(7))
run(lambda: QTimer(colour=3))
print(Qt.Key.Key_A, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, ~Qt.ItemFlag(1))
from PySide6.support.signature import errorhandler, parser
print(parser.EnumSelect.SELECTION, hasattr(errorhandler, "nothing"), parser.__name__)
"""


def outcome(*arguments: str, cache: Path | None = None) -> str:
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(cache)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, *(["-B"] if cache is None else []), "-c", MISUSE, *arguments],
        capture_output=True,
        check=True,
        cwd=ROOT,
        env=environment,
        text=True,
        timeout=60,
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize("asked", ["misused", "described"])
def test_a_misused_function_is_described_as_ever(asked: str, tmp_path: Path) -> None:
    usual = outcome(asked)
    assert "QTimer.setInterval(msec: int, /)" in usual
    # Twice, as code is kept from one start to the next.
    assert [outcome(asked, "quick", cache=tmp_path) for _ in range(2)] == [usual] * 2


def test_kept_code_that_is_damaged_is_made_anew(tmp_path: Path) -> None:
    usual = outcome("quick", cache=tmp_path)
    (kept,) = tmp_path.rglob("*.shiboken")
    sound = kept.read_bytes()
    outcome("quick", cache=tmp_path)
    assert kept.read_bytes() == sound
    of_no_use = MAGIC_NUMBER + marshal.dumps({"shibokensupport/signature/mapping.py": (b"", None)})
    for damaged in (b"", sound[:999], b"\0" + sound, MAGIC_NUMBER + marshal.dumps(7), of_no_use):
        kept.write_bytes(damaged)
        assert outcome("quick", cache=tmp_path) == usual
        assert len(kept.read_bytes()) >= len(sound)
    assert sorted(kept.parent.glob(f"{kept.stem}*")) == [kept.with_suffix(".pyc"), kept]


def test_no_code_is_kept_where_none_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert outcome("quick", cache=tmp_path / "file") == outcome("misused")


def test_python_compiles_as_ever_after_the_import() -> None:
    usual = builtins.compile
    with suppress(ImportError), sparing_qt_support():
        assert builtins.compile is not usual
        raise ImportError
    assert builtins.compile is usual


def enums_of_qt() -> Iterator[Any]:
    for module in (QtCore, QtGui, QtWidgets):
        for thing in [getattr(module, name) for name in dir(module)]:
            for part in (thing, *vars(thing).values()) if isinstance(thing, type) else ():
                if isinstance(part, enum.EnumType) and part.__module__.startswith("PySide6."):
                    yield part


def facts_of(kind: Any) -> dict[str, object]:
    """Return whatever is known of an enum, put so that those of two can be compared."""
    kept = {name: each for name, each in vars(kind).items() if isinstance(each, int | list | str)}
    members = {
        name: (each.name, each.value, each._sort_order_, repr(each), str(each), hash(each))
        for name, each in kind.__members__.items()
    }
    same = {name: each is kind[name] is kind(each.value) for name, each in kind.__members__.items()}
    return {
        "kept": {**kept, "__firstlineno__": 0},
        "members": members,
        "same": same,
        "listed": [member.name for member in kind],
        "names": sorted(dir(kind)),
        "size": len(kind),
        "joined": [repr(one | ~other) for one in list(kind)[:3] for other in list(kind)[-3:]]
        if issubclass(kind, enum.Flag)
        else [],
    }


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return the maker of enums while they are made quickly."""
    monkeypatch.setattr(enum.EnumType, "_create_", PLAIN)
    make_names_quickly()
    return enum.Enum


@pytest.mark.parametrize("fault", ["none", "another mask", "no mask"])
def test_a_python_that_keeps_enums_otherwise_makes_them_itself(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def other(cls: Any, *names: Any, **more: Any) -> Any:
        made = PLAIN(cls, *names, **more)
        if fault == "another mask":
            made._mask_of_tomorrow_ = len(made.__members__)
        elif fault == "no mask" and issubclass(made, enum.Flag):
            del made._flag_mask_
        return made

    other.__module__ = "enum"
    monkeypatch.setattr(enum.EnumType, "_create_", other)
    make_names_quickly()
    assert (enum.EnumType._create_ is other) == (fault != "none")  # type: ignore[attr-defined]


@pytest.mark.usefixtures("quick")
def test_an_enum_of_qt_is_the_same() -> None:
    count = 0
    for known in enums_of_qt():
        (base,) = known.__bases__
        pairs = [(name, member.value) for name, member in known.__members__.items()]
        more = {"module": "somewhere", "boundary": getattr(known, "_boundary_", None)}
        usual, quick = (
            PLAIN(base, known.__name__, pairs, **more),
            base(known.__name__, pairs, **more),
        )
        assert facts_of(quick) == facts_of(usual)
        count += len(pairs)
    assert count > 5000


@pytest.mark.parametrize(
    "names",
    [
        [("x", 1), ("y", 2), ("z", 1)],
        [("name", 1), ("real", 2)],
        [("_low", 1)],
        [("x", "text")],
        ["x", "y"],
        ["xy"],
        "x y",
        {"x": 1},
        (),
        [],
    ],
)
def test_an_enum_of_names_of_any_kind_is_the_same(names: object, quick: Any) -> None:
    made, usual = quick("Made", names), PLAIN(quick, "Made", names, module=__name__)
    assert facts_of(made) == facts_of(usual)
    assert made.__module__ == __name__


def test_an_enum_with_a_name_given_twice_is_refused(quick: Any) -> None:
    with pytest.raises(TypeError, match="already defined"):
        quick("Made", [("x", 1), ("x", 2)])
