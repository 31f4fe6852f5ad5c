"""The rules of the house that no other tool checks, each seen to fail on a planted fault."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "cartographers_gui"
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS = {rule["id"]: rule for rule in SETTINGS["tool"]["importlinter"]["contracts"]}

# --- imports point down -------------------------------------------------------------------------


def layer_names(contract: str) -> list[str]:
    """Every module that a contract puts into a layer, present or to come."""
    return [
        name.strip(" ()") for layer in CONTRACTS[contract]["layers"] for name in layer.split("|")
    ]


@pytest.fixture
def small_house(tmp_path: Path) -> Path:
    """Build an empty program with every listed package in it and the project's own settings."""
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    program = tmp_path / "cartographers_gui"
    for name in layer_names("layers"):
        (program / name).mkdir(parents=True)
        (program / name / "__init__.py").touch()
    for name in layer_names("ui-layers"):
        (program / "ui" / f"{name}.py").touch()
    for name in ("grid", "sheet"):
        (program / "engine" / f"{name}.py").touch()
    (program / "__init__.py").touch()
    return tmp_path


def broken_contracts(folder: Path) -> set[str]:
    """Run import-linter in a folder and return the names of the contracts that do not hold."""
    code = "from importlinter.cli import lint_imports_command as check; check(['--no-cache'])"
    call = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=False
    )
    assert "Contracts: " in call.stdout, call.stdout + call.stderr
    return set(re.findall(r"^(.+) BROKEN\b", call.stdout, re.MULTILINE))


FAULTS = {
    "upward": ("layers", {"engine/grid.py": "import cartographers_gui.session"}),
    "upward for a type": (
        "layers",
        {
            "session/__init__.py": "from typing import TYPE_CHECKING\n"
            "if TYPE_CHECKING:\n    from cartographers_gui.ui import bridge"
        },
    ),
    "upward inside a function": (
        "layers",
        {"ui/main_window.py": "def start():\n    from cartographers_gui import app"},
    ),
    "sibling": ("layers", {"bots/__init__.py": "import cartographers_gui.storage"}),
    "session above bots": ("layers", {"bots/__init__.py": "import cartographers_gui.session"}),
    "Qt in the bots": ("qt", {"bots/__init__.py": "import PySide6"}),
    "unlisted package": ("layers", {"misc/__init__.py": ""}),
    "panel knows canvas": (
        "ui-layers",
        {"ui/panels.py": "from cartographers_gui.ui import canvas"},
    ),
    "asset knows theme": ("ui-layers", {"ui/assets.py": "from cartographers_gui.ui import theme"}),
    "unlisted module of ui": ("ui-layers", {"ui/utils.py": ""}),
    "Qt in the engine": ("qt", {"engine/grid.py": "def colour():\n    import PySide6"}),
    "Qt in the session": ("qt", {"session/__init__.py": "from PySide6.QtCore import QObject"}),
    "shiboken in the session": ("qt", {"session/__init__.py": "from shiboken6 import isValid"}),
    "pydantic in the engine": ("engine", {"engine/grid.py": "from pydantic import BaseModel"}),
    "platformdirs in the engine": ("engine", {"engine/sheet.py": "import platformdirs"}),
    "cycle": (
        "cycles",
        {
            "engine/grid.py": "from cartographers_gui.engine import sheet",
            "engine/sheet.py": "from cartographers_gui.engine import grid",
        },
    ),
}


def test_import_contracts_hold_in_an_empty_house(small_house: Path) -> None:
    assert broken_contracts(small_house) == set()


def test_import_contracts_hold_in_the_program() -> None:
    assert broken_contracts(ROOT) == set()


@pytest.mark.parametrize(("contract", "files"), FAULTS.values(), ids=FAULTS)
def test_import_contract_fails_on_a_planted_fault(
    small_house: Path, contract: str, files: Mapping[str, str]
) -> None:
    for name, text in files.items():
        path = small_house / "cartographers_gui" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert CONTRACTS[contract]["name"] in broken_contracts(small_house)


def test_every_import_contract_has_a_planted_fault() -> None:
    assert {contract for contract, _ in FAULTS.values()} == set(CONTRACTS)


def test_every_package_without_a_window_is_kept_from_qt() -> None:
    packages = {path.parent.name for path in PACKAGE.glob("*/__init__.py")} - {"ui"}
    sources = {
        name.removeprefix("cartographers_gui.") for name in CONTRACTS["qt"]["source_modules"]
    }
    assert sources == packages


# --- the lower packages load no Qt --------------------------------------------------------------

IMPORT_ALL = """
import importlib, pkgutil, sys
for name in sys.argv[1:]:
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(package.__path__, f"{name}."):
        importlib.import_module(module.name)
heavy = {"PySide6", "shiboken6", "pydantic", "platformdirs"}
print(*sorted(heavy & set(sys.modules)))
"""


def heavy_packages_loaded_by(folder: Path, *packages: str) -> list[str]:
    """Import packages with all their modules in a fresh interpreter; name what came along."""
    call = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, *packages],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert call.returncode == 0, call.stderr
    return call.stdout.split()


def test_engine_and_session_load_no_qt_and_no_pydantic() -> None:
    packages = ("cartographers_gui.engine", "cartographers_gui.bots", "cartographers_gui.session")
    assert heavy_packages_loaded_by(ROOT, *packages) == []


def test_package_loaded_by_name_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "sly").mkdir()
    (tmp_path / "sly" / "__init__.py").touch()
    text = 'import importlib\nimportlib.import_module("Py" + "Side6")\n'
    (tmp_path / "sly" / "late.py").write_text(text, encoding="utf-8")
    assert "PySide6" in heavy_packages_loaded_by(tmp_path, "sly")


# --- the engine uses only what is pure in the standard library ----------------------------------

PURE_MODULES = {
    "__future__", "abc", "bisect", "collections", "dataclasses", "enum", "functools", "heapq",
    "itertools", "math", "operator", "re", "string", "types", "typing", "unicodedata",
}  # fmt: skip


def impure_imports(source: str) -> list[str]:
    """Name the imported modules that are neither the engine's own nor pure."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.append(node.module or "")
    own = "cartographers_gui.engine"
    return [name for name in found if name.split(".")[0] not in PURE_MODULES and own not in name]


def test_engine_imports_nothing_that_reads_writes_waits_or_rolls_dice() -> None:
    impure = {str(path.relative_to(ROOT)): impure_imports(text) for path, text in sources("engine")}
    # One module imports others by name: those of the engine, on first use.
    assert impure.pop("cartographers_gui/engine/late.py") == ["importlib"]
    assert {path: names for path, names in impure.items() if names} == {}


@pytest.mark.parametrize("module", ["random", "time", "os.path", "json", "PySide6.QtCore"])
def test_impure_import_is_noticed(module: str) -> None:
    assert impure_imports(f"def f():\n    from {module} import x") == [module]


# --- sizes --------------------------------------------------------------------------------------

LONGEST_FILE = 400
LONGEST_FUNCTION = 60


def sources(*packages: str) -> Iterator[tuple[Path, str]]:
    """Yield the Python files of the program, or of some of its packages, with their text."""
    for folder in [PACKAGE / name for name in packages] or [PACKAGE]:
        for path in sorted(folder.rglob("*.py")):
            yield path, path.read_text(encoding="utf-8")


def oversized(source: str) -> list[str]:
    """Name a file and its functions that are longer than a reader keeps in mind."""
    lines = source.count("\n")
    found = [f"file of {lines} lines"] if lines > LONGEST_FILE else []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > LONGEST_FUNCTION:
                found.append(f"{node.name} of {length} lines")
    return found


def test_files_and_functions_are_short() -> None:
    found = {str(path.relative_to(ROOT)): oversized(text) for path, text in sources()}
    assert {path: what for path, what in found.items() if what} == {}


def test_long_function_is_noticed() -> None:
    body = "    pass\n"
    assert oversized("def fits():\n" + body * 59) == []
    assert oversized("def grew():\n" + body * 60) == ["grew of 61 lines"]


def test_long_file_is_noticed() -> None:
    assert oversized("x = 1\n" * 400) == []
    assert oversized("x = 1\n" * 401) == ["file of 401 lines"]


# --- docstrings ---------------------------------------------------------------------------------


# What these do is said once, where the base class of all widgets or Qt defines them.
DOCUMENTED_AT_THE_BASE = {"apply_look", "retranslate", "translate"}


def undocumented_methods(source: str) -> list[str]:
    """Name the public methods without a docstring, those that override another one excepted."""
    return [
        f"{kind.name}.{method.name}"
        for kind in ast.walk(ast.parse(source))
        if isinstance(kind, ast.ClassDef) and not kind.name.startswith("_")
        for method in kind.body
        if isinstance(method, ast.FunctionDef)
        if not method.name.startswith("_") and method.name.islower()
        if method.name not in DOCUMENTED_AT_THE_BASE and not method.name.startswith("on_")
        if ast.get_docstring(method) is None
    ]


def test_public_methods_say_what_they_do() -> None:
    found = {str(path.relative_to(ROOT)): undocumented_methods(text) for path, text in sources()}
    assert {path: names for path, names in found.items() if names} == {}


def test_undocumented_method_is_noticed() -> None:
    source = "class Map:\n    def show(self): pass\n    def paintEvent(self, event): pass\n"
    assert undocumented_methods(source) == ["Map.show"]
    assert undocumented_methods(source.replace("pass\n", '"""Show it."""\n', 1)) == []


# --- words --------------------------------------------------------------------------------------

BANNED_WORDS = {
    "cell": "space", "tile": "space", "piece": "shape", "polyomino": "shape",
    "tetromino": "shape", "board": "map sheet", "util": "the noun", "helper": "the noun",
    "misc": "the noun", "manager": "the noun",
}  # fmt: skip
BANNED_BELOW_UI = {
    "move": "placement", "stamp": "placement", "gold": "coin", "money": "coin",
    "mission": "edict", "objective": "edict", "landscape": "explore card",
    "dto": "view", "user": "player", "agent": "player",
}  # fmt: skip
NAMES_OF_QT = {"columnHeaderCells", "rowHeaderCells"}
"""What Qt calls, so its spelling is Qt's."""


def words_of(identifier: str) -> list[str]:
    """Split an identifier into lower-case words without the plural s: MapSheets -> map, sheet."""
    parts = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", identifier)
    return [part.lower().removesuffix("s") for part in parts]


def identifiers_made_by(source: str) -> Iterator[str]:
    """Yield the names that a file gives to things; names that it only uses are not its choice."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.ClassDef(name=name) | ast.arg(arg=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name
            case ast.alias(asname=str(name)):
                yield name
            case _:
                pass


def banned_identifiers(source: str, banned: Mapping[str, str]) -> list[str]:
    """Name the identifiers that contain a banned word, each with the word to use."""
    return [
        f"{name}: say {banned[word]}"
        for name in dict.fromkeys(identifiers_made_by(source))
        if name not in NAMES_OF_QT
        for word in words_of(name)
        if word in banned
    ]


def test_program_uses_the_words_of_the_rulebook() -> None:
    found = {
        str(path.relative_to(ROOT)): banned_identifiers(f"{path.stem} = 0\n{text}", BANNED_WORDS)
        for path, text in sources()
    }
    assert {path: names for path, names in found.items() if names} == {}


def test_rules_and_session_use_the_words_of_the_rulebook() -> None:
    found = {
        str(path.relative_to(ROOT)): banned_identifiers(text, BANNED_BELOW_UI)
        for path, text in sources("engine", "bots", "session")
    }
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    [
        "cells = 1",
        "def free_tiles(): pass",
        "class TileSet: pass",
        "def f(board): pass",
        "self.cell_size = 2",
        "import grid as board",
        "PIECES: int = 3",
    ],
)
def test_banned_word_is_noticed(source: str) -> None:
    assert len(banned_identifiers(source, BANNED_WORDS)) == 1


@pytest.mark.parametrize("source", ["keyboard = 1", "spaces.board()", "cellar = 1", "x = tile"])
def test_other_words_are_free(source: str) -> None:
    assert banned_identifiers(source, BANNED_WORDS) == []


# --- every file ---------------------------------------------------------------------------------

MACHINE_PATH = re.compile(r"(?<![\w.$}\"])/(?:work|root|home|Users)/\w|[A-Z]:\\Users\\")


def project_files() -> list[Path]:
    """Return the files of the project that are text, generated folders left out."""
    folders = [
        path
        for path in ROOT.iterdir()
        if path.is_dir() and not path.name.startswith(".") and path.name not in {"build", "dist"}
    ] + [ROOT / ".ci"]
    # In a worktree of its own, .git is a file; .coverage is what `dev.py coverage` leaves behind.
    others = {".git", ".coverage"}
    files = [path for path in ROOT.iterdir() if path.is_file() and path.name not in others]
    files += [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    binary = {".icns", ".ico", ".png", ".pyc", ".qm", ".whl"}
    return sorted(path for path in files if path.suffix not in binary)


def test_no_file_names_a_path_of_one_machine() -> None:
    assert [
        str(path.relative_to(ROOT))
        for path in project_files()
        if MACHINE_PATH.search(path.read_text(encoding="utf-8"))
    ] == []


@pytest.mark.parametrize("folder", ["work", "home", "root", "Users"])
def test_path_of_one_machine_is_noticed(folder: str) -> None:
    assert MACHINE_PATH.search(f"see /{folder}/ana/notes.txt")


def fits_python_3_11(source: str) -> bool:
    try:
        ast.parse(source, feature_version=(3, 11))
    except SyntaxError:
        return False
    return True


def test_every_python_file_can_be_read_by_python_3_11() -> None:
    paths = [path for path in project_files() if path.suffix == ".py"]
    assert len(paths) > 10
    assert [path for path in paths if not fits_python_3_11(path.read_text(encoding="utf-8"))] == []


def test_newer_syntax_is_noticed() -> None:
    assert fits_python_3_11("match x:\n    case 1: pass")
    assert not fits_python_3_11("type Pair = tuple[int, int]")


def test_licence_is_there_and_named_in_the_settings() -> None:
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")
    assert SETTINGS["project"]["license"] == "MIT"
    assert SETTINGS["project"]["license-files"] == ["LICENSE"]
