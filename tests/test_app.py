"""What a start of the real program finds, asks and tells; each in a process of its own."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.storage import (
    Autosave,
    CrashLog,
    StatisticsFile,
    read_save,
    read_settings,
    user_dirs,
    write_save,
)
from cartographers_gui.ui.arrivals import SingleInstance
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.system_screen import missing_platform
from tests.helpers.catalogue_files import catalogue_tool
from tests.helpers.games import setup
from tests.storage.test_save_file import played

STARTED = """
import json, os, sys
from pathlib import Path
import platformdirs
from PySide6.QtWidgets import QApplication
from cartographers_gui import app, command_line
from cartographers_gui.ui import language
from cartographers_gui.ui.arrivals import Application
from cartographers_gui.ui.dialogs.message import MessageBox
from cartographers_gui.ui.main_window import MainWindow

told = []
yes = sys.argv[1] == "yes"

def answered(box):
    told.append(" ".join(filter(None, (box.text, box.more))))
    if "HANDED" in os.environ and "Go on with" in box.text:
        window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
        window.files.open(Path(os.environ["HANDED"]))
    return int(yes)

def looked_at(*_):
    for _ in range(5):
        QApplication.processEvents()
    window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
    if "DIES" in os.environ:
        window.preferences.change(lesson_step=4)
        os._exit(0)
    window.files.list_recent()
    actions = window.menu.recent_menu.actions()
    setup = window.bridge.setup
    print(json.dumps({
        "told": told,
        "page": type(window.pages.currentWidget()).__name__,
        "start": window.new_game.start_button.accessibleName(),
        "seed": None if setup is None else setup.seed,
        "decisions": len(window.bridge.actions),
        "kept": window.bridge.is_kept,
        "warns": window.keeping.mark.isVisible(),
        "recent": [action.text() for action in actions if action.isEnabled() and action.text()],
    }))
    return 0

def unknown(*_, **__):
    raise RuntimeError("no home")

if "NOBODYS_HOME" in os.environ:
    platformdirs.user_data_path = unknown
if "CATALOGUES" in os.environ:
    language.translations_folder = lambda: Path(os.environ["CATALOGUES"])
MessageBox.exec = answered
Application.exec = looked_at
sys.exit(app.run(command_line.parse(sys.argv[2:])))
"""
GAME = setup(2, seed=11)
ACTIONS = played(GAME, 9)


def start(
    *arguments: object, agree: bool = True, says: str = "", **environment: str
) -> dict[str, Any]:
    """Start the program, answer every question, and tell what it shows.

    On the terminal it says one sentence or nothing.
    """
    command = [sys.executable, "-c", STARTED, "yes" if agree else "no", "--language", "en"]
    done = subprocess.run(
        [*command, *map(str, arguments)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=100,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == (f"{says}\n" if says else "")
    found = json.loads(done.stdout) if done.stdout else {}
    assert isinstance(found, dict)
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder in which a game is in progress."""
    Autosave(tmp_path / "data").write(GAME, ACTIONS)
    return tmp_path / "data"


def test_the_first_start_asks_nothing(tmp_path: Path) -> None:
    found = start("--data-dir", tmp_path)
    assert (found["told"], found["page"], found["recent"]) == ([], "NewGamePage", [])


def test_a_language_there_is_not_is_told_once_and_english_spoken(
    tmp_path: Path, qapp: QApplication
) -> None:
    says = "The language 'xx' cannot be spoken; there are "
    says += ", ".join(Languages(qapp).codes())
    found = start("--data-dir", tmp_path, "--language", "xx", says=says)
    assert found["told"] == ["This language cannot be loaded now: xx"]
    assert found["page"] == "NewGamePage"


def test_the_language_wanted_is_spoken_and_a_damaged_one_told_once(tmp_path: Path) -> None:
    catalogue_tool().compile_all(tmp_path)
    wanted = ("--data-dir", tmp_path / "data", "--language", "hr")
    found = start(*wanted, CATALOGUES=str(tmp_path))
    assert (found["told"], found["start"]) == ([], "Započni igru")
    (tmp_path / "cartographers_hr.qm").write_bytes(b"damaged")
    says = "The language 'hr' cannot be spoken; there are en, es, hr, uk"
    found = start(*wanted, CATALOGUES=str(tmp_path), says=says)
    assert found["told"] == ["This language cannot be loaded now: Hrvatski"]
    assert found["start"] == "Start the game"


def test_a_choice_is_on_the_disk_before_the_program_dies(tmp_path: Path) -> None:
    start("--data-dir", tmp_path, DIES="yes")
    settings, _ = read_settings(user_dirs(tmp_path).settings_file)
    assert settings.lesson_step == 4


def test_damaged_settings_are_kept_told_of_once_and_begin_anew(tmp_path: Path) -> None:
    file = user_dirs(tmp_path).settings_file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"{ no settings")
    text = (
        "The settings could not be read and begin anew. "
        "The old file is kept as \u2068settings.damaged.json\u2069."
    )
    assert start("--data-dir", tmp_path)["told"] == [text]
    assert file.with_name("settings.damaged.json").read_bytes() == b"{ no settings"
    assert start("--data-dir", tmp_path)["told"] == []


def test_the_game_in_progress_is_gone_on_with(folder: Path) -> None:
    found = start("--data-dir", folder)
    assert found["told"] == ["Go on with the game of \u2068Ana\u2069 and \u2068Boris\u2069?"]
    assert (found["seed"], found["decisions"], found["kept"]) == (11, len(ACTIONS), True)


def test_a_game_nobody_wants_to_go_on_with_is_kept_but_not_offered_again(folder: Path) -> None:
    found = start("--data-dir", folder, agree=False)
    assert (found["page"], found["seed"]) == ("NewGamePage", None)
    assert found["recent"][0].startswith("Unfinished game, ")
    (kept,) = folder.glob("unfinished-*")
    assert read_save(kept).actions == ACTIONS
    assert start("--data-dir", folder)["told"] == []


def test_a_file_is_opened_and_the_game_in_progress_kept(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "Žar ї ñ.cartographers"
    write_save(file, setup(3, seed=5), played(setup(3, seed=5), 2))
    found = start("--data-dir", folder, file)
    assert (found["told"], found["seed"], found["decisions"]) == ([], 5, 2)
    (kept,) = folder.glob("unfinished-*")
    assert read_save(kept).actions == ACTIONS


def test_a_file_that_cannot_be_read_leaves_the_game_in_progress(
    folder: Path, tmp_path: Path
) -> None:
    found = start("--data-dir", folder, tmp_path / "none.cartographers")
    assert (found["told"], found["seed"]) == (
        ["There is no file \u2068none.cartographers\u2069."],
        11,
    )


def test_a_damaged_autosave_is_told_once_and_the_step_before_is_found(folder: Path) -> None:
    Autosave(folder).write(GAME, ACTIONS[:-1])
    Autosave(folder).paths[0].write_bytes(b"\0" * 700)
    found = start("--data-dir", folder)
    assert found["told"][0].startswith("A damaged file was set aside as \u2068autosave.damaged-")
    assert found["told"][0].endswith("The step before it is used.")
    assert found["decisions"] == len(ACTIONS)
    assert len(start("--data-dir", folder)["told"]) == 1


def test_a_game_of_a_newer_version_is_set_aside_for_it(tmp_path: Path) -> None:
    newer = '{"format": "cartographers", "version": 99}'
    Autosave(tmp_path).paths[0].write_text(newer, "utf-8")
    found = start("--data-dir", tmp_path)
    assert found["told"][0].startswith("The game in progress was saved by a newer version")
    (kept,) = tmp_path.glob("autosave.newer-*")
    assert kept.read_text("utf-8") == newer


def test_a_game_that_ended_in_a_crash_of_the_machine_shows_its_result(tmp_path: Path) -> None:
    whole = played(GAME, 1000)
    Autosave(tmp_path).write(GAME, whole)
    for _ in range(2):
        found = start("--data-dir", tmp_path)
        assert found["told"] == []
        assert found["decisions"] == len(whole)
        assert StatisticsFile(user_dirs(tmp_path).statistics_file).read()[0].games == 1


def test_a_file_handed_over_while_the_start_still_asks_is_kept(
    folder: Path, tmp_path: Path
) -> None:
    file, other = tmp_path / "other.cartographers", setup(3, seed=4)
    write_save(file, other, played(other, 5))
    found = start("--data-dir", folder, agree=False, HANDED=str(file))
    assert (found["seed"], found["kept"]) == (4, True)
    recovered = Autosave(folder).recover("now").game
    assert recovered is not None
    assert recovered.setup == other
    (kept,) = folder.glob("unfinished-*")
    assert read_save(kept).actions == ACTIONS


def test_a_crash_of_the_last_time_is_shown_once(tmp_path: Path) -> None:
    (tmp_path / "crash.log").write_text("Fatal Python error: Segmentation fault", "utf-8")
    found = start("--data-dir", tmp_path)
    (told,) = found["told"]
    assert told.startswith("The program ended by a mistake the last time. The game was kept. If")
    assert start("--data-dir", tmp_path)["told"] == []
    assert CrashLog(tmp_path).last.exists()


def test_a_second_program_writes_nothing_into_the_folder_of_the_first(folder: Path) -> None:
    first = SingleInstance(folder)
    assert first.claim()
    before = {path.name: path.read_bytes() for path in folder.iterdir() if path.name != "lock"}
    says = (
        "Cartographers is already running; the game in this second window is not kept for the next "
        "start."
    )
    found = start("--data-dir", folder, "--players", "Ana,Boris", "--palette", "night", says=says)
    assert found["told"][0].startswith("Cartographers is already running.")
    assert (found["kept"], found["warns"]) == (False, True)
    after = {path.name: path.read_bytes() for path in folder.iterdir() if path.name != "lock"}
    assert after == before
    first.release()


@pytest.mark.parametrize(
    ("has_file", "says"),
    [
        (False, "Cartographers is already running; its window comes to the front."),
        (True, "Cartographers is already running and has been given the file to open."),
    ],
)
def test_a_second_start_says_on_the_terminal_what_became_of_it(
    folder: Path, qtbot: QtBot, says: str, *, has_file: bool
) -> None:
    first, file, handed = SingleInstance(folder), folder / "other.cartographers", list[str]()
    assert first.claim()
    first.handed.connect(handed.append)
    first.listen()
    arguments = [file] if has_file else []
    with ThreadPoolExecutor(1) as pool:
        second = pool.submit(partial(start, "--data-dir", folder, *arguments, says=says))
        qtbot.waitUntil(second.done, timeout=60_000)
    first.release()
    assert second.result() == {}
    assert handed == [str(file) if has_file else ""]


def test_a_start_without_a_home_says_that_nothing_is_kept(tmp_path: Path) -> None:
    found = start(NOBODYS_HOME="1", TMPDIR=str(tmp_path))
    assert found["told"][0].startswith("No folder of your own was found on this computer")
    assert (found["page"], found["warns"]) == ("NewGamePage", False)
    found = start("--players", "Ana", NOBODYS_HOME="1", TMPDIR=str(tmp_path))
    assert (found["kept"], found["warns"]) == (False, True)
    assert not Path("~").exists()


@pytest.mark.parametrize("below", ["", "data"])
def test_a_folder_that_cannot_be_written_is_told_at_once_and_stops_nothing(
    tmp_path: Path, below: str
) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    found = start("--data-dir", blocked / below, "--players", "Ana")
    (told,) = found["told"]
    assert told.startswith("Nothing can be kept in")
    assert str(blocked) in told
    assert (found["kept"], found["warns"]) == (False, True)
    assert found["decisions"] == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others have a screen")
@pytest.mark.parametrize(
    ("arguments", "environment", "told"),
    [
        (("--platform", "nope"), {}, "There is no platform 'nope'; there are"),
        ((), {"QT_QPA_PLATFORM": "nope:x;nix"}, "There is no platform 'nope'; there are"),
        ((), {"QT_QPA_PLATFORM": ""}, "Cartographers needs a screen, and there is none:"),
        (
            (),
            {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":47114"},
            "Cartographers needs a screen, and ':47114' does not answer.",
        ),
    ],
)
def test_a_start_without_a_screen_ends_with_one_message(
    arguments: tuple[str, ...], environment: dict[str, str], told: str
) -> None:
    plain = {name: text for name, text in os.environ.items() if "DISPLAY" not in name}
    done = subprocess.run(
        [sys.executable, "-m", "cartographers_gui", "--language", "en", *arguments],
        env={**plain, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=100,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(told)
    assert done.stderr.count("\n") == 1


def test_one_platform_of_a_choice_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    assert missing_platform("nope;offscreen:size=1") == ""
    assert missing_platform("") == ""
    monkeypatch.setattr("cartographers_gui.ui.system_screen.platforms", tuple)
    assert missing_platform("nope") == "", "nothing is known where platforms are no files"
