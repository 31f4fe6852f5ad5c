"""Games put aside, the recent ones, and the bundle for a report."""

import json
import os
import zipfile
from pathlib import Path

import pytest

from cartographers_gui.storage import (
    Aside,
    RecentFiles,
    SaveNotWritten,
    keep_aside,
    nameless_save,
    read_save,
    save_where_wanted,
    texts_of,
    without_names,
    write_report,
)
from cartographers_gui.storage.kept_games import MOST_KEPT
from cartographers_gui.storage.recent_files import MOST_RECENT
from tests.helpers.disks import full_disk
from tests.helpers.games import setup
from tests.storage.test_save_file import played

MOMENT = "2026-11-30-120000"
GAME = setup(players=2, seed=3)


def test_a_game_put_aside_overwrites_nothing(tmp_path: Path) -> None:
    paths = [keep_aside(tmp_path, Aside.CRASH, MOMENT, GAME, played(GAME, n)) for n in range(3)]
    assert len(set(paths)) == 3
    assert [len(read_save(path).actions) for path in paths] == [0, 1, 2]


def test_the_oldest_games_put_aside_make_room(tmp_path: Path) -> None:
    paths = []
    for number in range(MOST_KEPT + 3):
        paths.append(keep_aside(tmp_path, Aside.CRASH, MOMENT, GAME, ()))
        os.utime(paths[-1], (number, number))
    assert set(tmp_path.iterdir()) == set(paths[3:])


def test_a_game_put_aside_is_kept_though_the_clock_was_set_back(tmp_path: Path) -> None:
    for _ in range(MOST_KEPT):
        os.utime(keep_aside(tmp_path, Aside.CRASH, "2036-01-01", GAME, ()), (9e9, 9e9))
    path = keep_aside(tmp_path, Aside.CRASH, MOMENT, GAME, ())
    assert read_save(path).setup == GAME


def test_a_file_that_cannot_be_tidied_up_takes_nothing_from_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "glob", lambda *_: [tmp_path / "gone-meanwhile"])
    path = keep_aside(tmp_path, Aside.CRASH, MOMENT, GAME, ())
    assert read_save(path).setup == GAME


def test_a_folder_that_is_gone_is_not_made_for_a_saved_game(tmp_path: Path) -> None:
    with pytest.raises(SaveNotWritten):
        save_where_wanted(tmp_path / "stick" / "ana.cartographers", GAME, ())
    assert not (tmp_path / "stick").exists()


# --- recent -------------------------------------------------------------------------------------


def files(folder: Path, count: int) -> list[Path]:
    paths = [folder / f"ž ї ñ {number}.cartographers" for number in range(count)]
    for path in paths:
        path.touch()
    return paths


def test_the_newest_file_comes_first_and_each_stands_once(tmp_path: Path) -> None:
    recent = RecentFiles(tmp_path / "data" / "recent.json")
    paths = files(tmp_path, MOST_RECENT + 2)
    for path in [*paths, paths[5]]:
        recent.add(path)
    assert recent.paths()[0] == paths[5]
    assert len(recent.paths()) == len(set(recent.paths())) == MOST_RECENT
    recent.clear()
    assert recent.paths() == ()


def test_files_that_are_gone_drop_out(tmp_path: Path) -> None:
    recent = RecentFiles(tmp_path / "recent.json")
    first, second = files(tmp_path, 2)
    recent.add(first)
    recent.add(second)
    second.unlink()
    assert recent.paths() == (first,)


@pytest.mark.parametrize(
    "content",
    ["", "{}", "[1, null, [], {}]", "\0", "[" * 9999, '["relative.cartographers"]', '["/\\u0000"]'],
    ids=["empty", "object", "kinds", "nul", "deep", "relative", "nul in a name"],
)
def test_a_list_that_is_none_is_empty(tmp_path: Path, content: str) -> None:
    path = tmp_path / "recent.json"
    path.write_text(content, "utf-8")
    assert RecentFiles(path).paths() == ()


def test_a_name_that_the_system_does_not_take_drops_out(tmp_path: Path) -> None:
    path = tmp_path / "recent.json"
    path.write_text(json.dumps([str(tmp_path / ("x" * 5000))]), "utf-8")
    assert RecentFiles(path).paths() == ()


def test_a_name_that_is_no_text_is_remembered(tmp_path: Path) -> None:
    odd = tmp_path / os.fsdecode(b"\xff.cartographers")
    try:
        odd.touch()
    except OSError:
        pytest.skip("this file system takes only names that are text")
    recent = RecentFiles(tmp_path / "recent.json")
    recent.add(odd)
    assert recent.paths() == (odd,)


def test_a_list_that_cannot_be_written_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recent = RecentFiles(tmp_path / "recent.json")
    first, second = files(tmp_path, 2)
    recent.add(first)
    monkeypatch.setattr("cartographers_gui.storage.atomic.os.fsync", full_disk)
    recent.add(second)
    assert recent.paths() == (first,)


# --- report -------------------------------------------------------------------------------------


def test_a_game_without_names_plays_the_same(tmp_path: Path) -> None:
    path = tmp_path / "game.cartographers"
    path.write_text(nameless_save(GAME, played(GAME, 9)), "utf-8")
    game = read_save(path)
    assert [player.name for player in game.setup.players] == ["Player 1", "Player 2"]
    assert game.actions == played(GAME, 9)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("KeyError: 'Ana'", "KeyError: '(player 1)'"),
        ("Ana Marija and Ana", "(player 2) and (player 1)"),
        ("Banana", "Banana"),
        ("<O'Neil (x)>.", "<(player 3)>."),
    ],
)
def test_no_name_of_a_player_stays_in_a_text(text: str, told: str) -> None:
    assert without_names(text, ["Ana", "Ana Marija", "O'Neil (x)", ""]) == told


def test_the_home_folder_is_not_told(tmp_path: Path) -> None:
    assert without_names(f"{tmp_path}/log", [], tmp_path) == "~/log"


def test_a_report_holds_the_texts_that_can_be_read(tmp_path: Path) -> None:
    log = tmp_path / "cartographers.log"
    log.write_bytes(b"started \xff")
    texts = texts_of([log, tmp_path / "none.log"])
    bundle = tmp_path / "report.zip"
    write_report(bundle, {**texts, "versions.txt": json.dumps({"program": 1})})
    with zipfile.ZipFile(bundle) as opened:
        assert opened.namelist() == ["cartographers.log", "versions.txt"]
        assert opened.read("cartographers.log").decode("utf-8") == "started \ufffd"
