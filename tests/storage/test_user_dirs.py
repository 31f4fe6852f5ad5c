"""Where files lie: the system's folders, one chosen folder, or beside the program."""

from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest

from cartographers_gui.storage import user_dirs
from cartographers_gui.storage.user_dirs import PORTABLE_MARK, program_folder

FOLDER_NAMES = ("user_data_path", "user_config_path", "user_log_path")


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the program stand in a folder of its own."""
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(tmp_path / "cartographers.exe"))
    return tmp_path


def test_files_lie_where_the_system_wants_them(program: Path) -> None:
    dirs = user_dirs()
    assert dirs.is_lasting
    assert dirs.data == platformdirs.user_data_path("cartographers", appauthor=False)
    assert dirs.log == platformdirs.user_log_path("cartographers", appauthor=False)
    assert program not in dirs.data.parents


def test_a_portable_program_keeps_everything_beside_itself(program: Path) -> None:
    beside = {program / "cartographers-data"}
    dirs = user_dirs(portable=True)
    assert {dirs.data, dirs.config, dirs.log} == beside
    (program / PORTABLE_MARK).touch()
    dirs = user_dirs()
    assert {dirs.data, dirs.config, dirs.log} == beside


def test_a_chosen_folder_is_stronger_than_the_portable_mark(program: Path, tmp_path: Path) -> None:
    (program / PORTABLE_MARK).touch()
    assert user_dirs(tmp_path / "mine").data == tmp_path / "mine"


def raising(*_: object, **__: object) -> Path:
    raise RuntimeError("no home")


@pytest.mark.parametrize("answer", [raising, lambda *_, **__: Path("~/.local/share")])
def test_without_a_home_files_lie_in_a_folder_that_does_not_last(
    program: Path, monkeypatch: pytest.MonkeyPatch, answer: Callable[..., Path]
) -> None:
    del program
    for name in FOLDER_NAMES:
        monkeypatch.setattr(platformdirs, name, answer)
    first, second = user_dirs(), user_dirs()
    assert not first.is_lasting
    assert first.data.is_absolute()
    assert first.data.is_dir()
    assert first.data != second.data


def test_a_program_in_a_checkout_stands_around_its_package() -> None:
    assert (program_folder() / "cartographers_gui" / "__main__.py").is_file()
