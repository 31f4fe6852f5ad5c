"""The commands of dev.py say clearly what is missing, and name the check that failed."""

import ast
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest

import dev

ROOT = Path(__file__).resolve().parent.parent

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="about Linux")


class Recorder:
    """Stands in for `subprocess.run`, remembers the commands, and ends them all with one code."""

    def __init__(self, code: int = 0) -> None:
        self.code = code
        self.commands: list[str] = []

    def __call__(
        self, command: Sequence[object], **_: object
    ) -> subprocess.CompletedProcess[bytes]:
        self.commands.append(" ".join(map(str, command)))
        return subprocess.CompletedProcess(list(map(str, command)), self.code)


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    recorder = Recorder()
    monkeypatch.setattr(subprocess, "run", recorder)
    return recorder


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let dev.py work on an empty checkout."""
    folder = tmp_path / ".venv"
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "VENV", folder)
    monkeypatch.setattr(dev, "PYTHON", folder / "bin" / "python")
    monkeypatch.setattr(dev, "STAMP", folder / "installed-for")
    (tmp_path / "pyproject.toml").write_text("first", encoding="utf-8")
    return folder


# --- the machine


def test_old_python_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(dev.Stop, match=r"Python 3\.11 or newer is needed; this is 3\.9"):
        dev.check_python_version()


def test_old_python_can_read_the_file_that_tells_it() -> None:
    ast.parse((ROOT / "dev.py").read_text(encoding="utf-8"), feature_version=(3, 7))


@linux_only
def test_missing_library_is_named_with_the_command_that_installs_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(dev, "can_load", lambda name: name != "libxcb-cursor.so.0")
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(dev.Stop) as stop:
        dev.check_system(programs=False)
    assert "libxcb-cursor.so.0" in str(stop.value)
    command = "sudo apt-get install --yes --no-install-recommends libxcb-cursor0"
    assert str(stop.value).endswith(command)


@linux_only
def test_missing_library_is_installed_by_root(
    monkeypatch: pytest.MonkeyPatch, commands: Recorder
) -> None:
    monkeypatch.setattr(dev, "can_load", lambda name: name != "libEGL.so.1")
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    dev.check_system(programs=False)
    assert [command.split()[1] for command in commands.commands] == ["update", "install"]
    assert commands.commands[1].endswith(" libegl1")


@linux_only
def test_two_runs_install_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    other = f"import fcntl; fcntl.flock(open({str(tmp_path / 'apt.lock')!r}, 'w'), 6)"
    with dev.only_one("apt"):
        assert subprocess.run(
            [sys.executable, "-c", other], check=False, stderr=subprocess.DEVNULL
        ).returncode
    assert not subprocess.run([sys.executable, "-c", other], check=False).returncode


@linux_only
def test_test_programs_are_asked_for_by_the_tests_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "can_load", lambda _: True)
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "Xvfb" else name)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    dev.check_system(programs=False)
    with pytest.raises(dev.Stop, match="Xvfb"):
        dev.check_system(programs=True)


@linux_only
def test_other_linux_gets_the_names_without_apt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "can_load", lambda name: name != "libGL.so.1")
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(dev.Stop, match=r"libGL\.so\.1.*\n.*the system's package manager"):
        dev.check_system(programs=False)


def test_absent_library_cannot_be_loaded() -> None:
    assert not dev.can_load("libthatisnotthere.so.1")


@linux_only
def test_play_without_a_display_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)
    with pytest.raises(dev.Stop, match="No display"):
        dev.check_display()


@linux_only
def test_display_is_known_by_whether_something_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("DISPLAY", ":47113")
    with pytest.raises(dev.Stop, match="nothing answers at DISPLAY=:47113"):
        dev.check_display()
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("\0/tmp/.X11-unix/X47113")
        server.listen()
        dev.check_display()


@pytest.mark.parametrize(
    ("given", "handed_on", "needs_display"),
    [
        (["--", "--seed", "7"], ["--seed", "7"], True),
        (["a.cartographers"], ["a.cartographers"], True),
        (["--help"], ["--help"], False),
        (["--version"], ["--version"], False),
        ([], [], True),
    ],
)
def test_play_hands_its_arguments_on(
    given: list[str],
    handed_on: list[str],
    needs_display: bool,  # noqa: FBT001 - a parameter of the cases
    monkeypatch: pytest.MonkeyPatch,
    commands: Recorder,
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(dev, "check_display", lambda: asked.append("display"))
    monkeypatch.setattr(dev, "get_ready", lambda **_: None)
    assert dev.play(given) == 0
    assert commands.commands == [" ".join([str(dev.PYTHON), "-m", "cartographers_gui", *handed_on])]
    assert bool(asked) == needs_display


# --- the virtual environment


def test_packages_are_installed_once_and_again_when_the_settings_change(
    venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[str] = []
    venv.mkdir()
    monkeypatch.setattr(dev, "venv_runs", lambda _: True)
    monkeypatch.setattr(dev, "pip", lambda *arguments: installed.append(arguments[-1]))
    dev.prepare(development=False)
    dev.prepare(development=False)
    assert installed == ["hatchling>=1.21", str(dev.ROOT)]
    dev.prepare(development=True)
    dev.prepare(development=False)
    assert installed[2:] == ["hatchling>=1.21", f"{dev.ROOT}[dev]"]
    (dev.ROOT / "pyproject.toml").write_text("second", encoding="utf-8")
    dev.prepare(development=True)
    assert len(installed) == 6


def test_interrupted_installation_is_taken_up_again(
    venv: Path, monkeypatch: pytest.MonkeyPatch, commands: Recorder
) -> None:
    venv.mkdir()
    commands.code = 1
    monkeypatch.setattr(dev, "venv_runs", lambda _: True)
    with pytest.raises(dev.Stop, match="needs the network") as stop:
        dev.prepare(development=False)
    assert "-m pip" in str(stop.value)
    assert not dev.STAMP.exists()


def test_broken_environment_is_made_anew(venv: Path, commands: Recorder) -> None:
    venv.mkdir()
    (venv / "pyvenv.cfg").touch()
    (venv / "bin").mkdir()
    (venv / "bin" / "python").symlink_to(venv / "gone")
    assert not dev.venv_runs("True")
    dev.make_venv()
    assert not venv.exists()
    assert commands.commands == [f"{sys.executable} -m venv {venv}"]


def test_folder_that_is_no_environment_is_left_alone(venv: Path, commands: Recorder) -> None:
    venv.mkdir()
    (venv / "letters.txt").touch()
    with pytest.raises(dev.Stop, match="not a virtual environment"):
        dev.make_venv()
    assert (venv / "letters.txt").exists()
    assert commands.commands == []


@linux_only
def test_missing_ensurepip_is_named(
    venv: Path, monkeypatch: pytest.MonkeyPatch, commands: Recorder
) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(dev.Stop, match=r"sudo apt-get install .* python3-venv"):
        dev.make_venv()
    assert commands.commands == []


def test_the_system_is_made_ready_before_the_tools_that_need_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    steps = ("check_system", "prepare", "compile_catalogues")
    for step in steps:
        monkeypatch.setattr(dev, step, lambda step=step, **_: done.append(step))
    monkeypatch.setattr(dev, "run_steps", lambda *_: len(done))
    assert dev.test([]) == len(steps)
    assert done == list(steps)


# --- the checks


def test_failed_check_is_named_with_the_command_that_runs_it_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "STEPS", {"good": lambda _: 0, "bad": lambda _: 3})
    assert dev.run_steps(["good", "bad"], []) == 1
    printed = capsys.readouterr().out
    assert printed.endswith("Failed: bad. To run it alone:\n  python3 dev.py test --only bad\n")
    assert "Failed: good" not in printed


def test_checks_that_all_pass_end_with_success(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "STEPS", {"good": lambda _: 0})
    assert dev.run_steps(["good"], []) == 0
    assert "Failed" not in capsys.readouterr().out


def test_every_test_of_the_project_belongs_to_a_check(commands: Recorder) -> None:
    dev.check_engine([])
    dev.check_rest([])
    with_folders, without = commands.commands
    for folder in (*dev.TESTS_WITHOUT_WINDOW, *dev.CODE_WITHOUT_WINDOW):
        assert f" {folder}" in with_folders
        assert f" --ignore={folder}" in without


def test_unknown_command_shows_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["dance"]) == 2
    printed = capsys.readouterr().out
    assert all(f"  {name} " in printed for name in dev.COMMANDS)


def test_reason_to_stop_is_shown_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(_: Sequence[str]) -> int:
        message = "No display"
        raise dev.Stop(message)

    monkeypatch.setitem(dev.COMMANDS, "play", stop)
    assert dev.main(["play"]) == 1
    assert capsys.readouterr().err == "\nNo display\n"


def test_continuous_integration_runs_the_command_that_the_readme_names() -> None:
    command = "python3 dev.py test"
    assert command in (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"\n{command}\n" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
