"""Saved games: they read back, and whatever is wrong with one is named."""

import json
import os
import tracemalloc
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cartographers_gui.engine import Action, BotLevel, Draw, GameSetup, PlayerSetup, apply, start
from cartographers_gui.storage import (
    SaveDamaged,
    SaveFromNewerVersion,
    SaveNotFound,
    SaveNotReadable,
    SaveNotWritten,
    SaveTooLarge,
    WrongFileType,
    read_save,
    write_save,
)
from cartographers_gui.storage.save_error import Damage
from cartographers_gui.storage.save_file import save_text
from tests.helpers.disks import full_disk
from tests.helpers.games import first_legal, setup


def played(game: GameSetup, decisions: int) -> tuple[Action, ...]:
    """Return the first decisions of a game in which everybody takes the first legal place."""
    state = start(game).state
    actions: list[Action] = []
    while len(actions) < decisions and not state.is_over:
        seat = state.waiting[0]
        action = Draw(seat, first_legal(state, seat))
        actions.append(action)
        state = apply(state, action).state
    return tuple(actions)


@pytest.fixture
def game() -> GameSetup:
    return setup(players=2, seed=11)


@pytest.fixture
def saved(game: GameSetup, tmp_path: Path) -> Path:
    path = tmp_path / "Žar ptica ї ñ.cartographers"
    write_save(path, game, played(game, 30))
    return path


def altered(path: Path, **changes: Any) -> Path:
    document = json.loads(path.read_text("utf-8"))
    document.update(changes)
    path.write_text(json.dumps(document), "utf-8")
    return path


@pytest.mark.parametrize("decisions", [0, 1, 7, 40, 1000])
def test_a_game_reads_back_equal(game: GameSetup, tmp_path: Path, decisions: int) -> None:
    path = tmp_path / "game.cartographers"
    actions = played(game, decisions)
    write_save(path, game, actions)
    read = read_save(path)
    assert (read.setup, read.actions) == (game, actions)


def test_a_save_knows_which_names_nobody_typed(game: GameSetup, tmp_path: Path) -> None:
    players = (PlayerSetup("Player 1", is_numbered=True), PlayerSetup("Player 2"))
    path = tmp_path / "numbered.cartographers"
    write_save(path, replace(game, players=players), ())
    assert read_save(path).setup.players == players
    # Only where it is so: a save of typed names is the same as ever.
    assert path.read_text("utf-8").count("numbered") == 1


def test_a_save_knows_which_seats_the_computer_plays(game: GameSetup, tmp_path: Path) -> None:
    levels = (*BotLevel, None)
    players = tuple(PlayerSetup(f"Seat {seat}", bot=bot) for seat, bot in enumerate(levels))
    path = tmp_path / "bots.cartographers"
    write_save(path, replace(game, players=players), ())
    assert read_save(path).setup.players == players
    assert path.read_text("utf-8").count('"bot"') == 3


def test_a_computer_player_of_a_later_program_is_told_as_such(
    game: GameSetup, tmp_path: Path
) -> None:
    path = tmp_path / "bots.cartographers"
    write_save(path, replace(game, players=(PlayerSetup("Ida", bot=BotLevel.MASTER),)), ())
    path.write_text(path.read_text("utf-8").replace('"master"', '"oracle"'), "utf-8")
    with pytest.raises(SaveFromNewerVersion, match="no computer player is called 'oracle'"):
        read_save(path)


def test_a_save_is_readable_text_with_a_line_for_each_decision(saved: Path) -> None:
    lines = saved.read_text("utf-8").splitlines()
    assert sum(line.startswith('  "0 ') or line.startswith('  "1 ') for line in lines) == 30


def test_a_missing_file_is_named_so(tmp_path: Path) -> None:
    with pytest.raises(SaveNotFound):
        read_save(tmp_path / "none.cartographers")


def test_a_folder_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(SaveNotReadable):
        read_save(tmp_path)


@pytest.mark.parametrize(
    "content",
    [b"", b"\0" * 4096, b"[]", b"{}", b"GIF89a", b"\xff\xfe", b"[" * 100_000, b"9" * 5_000],
    ids=["empty", "nul", "list", "bare", "picture", "bytes", "deep", "number"],
)
def test_another_file_is_no_saved_game(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.cartographers"
    path.write_bytes(content)
    with pytest.raises(WrongFileType):
        read_save(path)


def test_a_file_of_100_megabytes_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "film.cartographers"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    tracemalloc.start()
    with pytest.raises(SaveTooLarge):
        read_save(path)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 8_000_000


def full_of(kind: str) -> str:
    """Return a document just below the size limit that would swell in memory."""
    parts = {
        "fields": lambda n: ",".join(f'"{at}":0' for at in range(n)),
        "lists": lambda n: '"decisions":[' + ",".join(["[]"] * n) + "]",
        "names": lambda n: '"setup":{"players":[' + ",".join(['{"a":1}'] * n) + "]}",
        "rules": lambda n: '"setup":{"rules":{' + ",".join(f'"{at}":0' for at in range(n)) + "}}",
        "marks": lambda n: '"marks":[' + ",".join(["{}"] * n) + "]",
    }
    return '{"format": "cartographers", "version": 1,' + parts[kind](100_000) + "}"


@pytest.mark.parametrize("kind", ["fields", "lists", "names", "rules", "marks"])
def test_a_file_made_to_fill_the_memory_is_refused(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "bomb.cartographers"
    path.write_text(full_of(kind), "utf-8")
    tracemalloc.start()
    with pytest.raises((SaveDamaged, SaveTooLarge)):
        read_save(path)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 64_000_000


def test_a_field_that_stands_twice_is_refused(saved: Path) -> None:
    text = saved.read_text("utf-8")
    saved.write_text(text.replace('"seed": ', '"seed": "0000-0001",\n  "seed": ', 1), "utf-8")
    with pytest.raises(SaveDamaged, match="twice"):
        read_save(saved)


def test_a_save_of_a_newer_version_says_so(saved: Path) -> None:
    with pytest.raises(SaveFromNewerVersion):
        read_save(altered(saved, version=99))


def test_an_unknown_field_is_named(saved: Path) -> None:
    with pytest.raises(SaveDamaged, match="colour"):
        read_save(altered(saved, colour="red"))


@pytest.mark.parametrize("name", ["program", "setup", "decisions", "marks"])
def test_a_missing_field_is_named(saved: Path, name: str) -> None:
    document = json.loads(saved.read_text("utf-8"))
    del document[name]
    saved.write_text(json.dumps(document), "utf-8")
    with pytest.raises(SaveDamaged, match=name) as refused:
        read_save(saved)
    assert refused.value.step is None


def test_a_decision_of_another_kind_is_named_with_its_step(saved: Path) -> None:
    decisions = json.loads(saved.read_text("utf-8"))["decisions"]
    decisions[6] = 7
    with pytest.raises(SaveDamaged) as refused:
        read_save(altered(saved, decisions=decisions))
    assert refused.value.step == 7


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"map": "Q"}, "'Q'"),
        ({"rules": {"double_coins": True}}, "double_coins"),
        ({"seed": "hello"}, "hello"),
        ({"players": [{"name": " "}]}, "name_empty"),
    ],
    ids=["map", "rule", "seed", "name"],
)
def test_an_impossible_setup_is_named(saved: Path, changes: dict[str, Any], named: str) -> None:
    document = json.loads(saved.read_text("utf-8"))
    with pytest.raises(SaveDamaged, match=named) as refused:
        read_save(altered(saved, setup={**document["setup"], **changes}))
    assert refused.value.damage is Damage.SETUP


def test_an_illegal_decision_is_named_with_its_step(saved: Path) -> None:
    decisions = json.loads(saved.read_text("utf-8"))["decisions"]
    decisions[4] = "0 forest A1 K11"
    with pytest.raises(SaveDamaged) as refused:
        read_save(altered(saved, decisions=decisions))
    assert (refused.value.damage, refused.value.step) == (Damage.DECISION, 5)


def test_a_decision_nobody_can_read_is_named_with_its_step(saved: Path) -> None:
    decisions = json.loads(saved.read_text("utf-8"))["decisions"]
    decisions[2] = "draw something"
    with pytest.raises(SaveDamaged, match="draw something") as refused:
        read_save(altered(saved, decisions=decisions))
    assert refused.value.step == 3


def test_a_legal_game_with_another_seed_than_noted_is_found_out(
    game: GameSetup, saved: Path
) -> None:
    other = GameSetup(game.players, game.layout, game.rules, game.seed + 1)
    document = json.loads(save_text(other, played(other, 30)))
    marks = json.loads(saved.read_text("utf-8"))["marks"]
    with pytest.raises(SaveDamaged) as refused:
        read_save(altered(saved, **{**document, "marks": marks}))
    assert refused.value.damage is Damage.FINGERPRINT


def test_a_season_without_its_fingerprint_is_found_out(saved: Path) -> None:
    marks = json.loads(saved.read_text("utf-8"))["marks"]
    assert len(marks) == 3
    with pytest.raises(SaveDamaged) as refused:
        read_save(altered(saved, marks=[marks[0], marks[2]]))
    assert (refused.value.damage, refused.value.step) == (
        Damage.FINGERPRINT,
        marks[0]["decisions"] + 1,
    )


def test_a_fingerprint_too_many_is_found_out(saved: Path) -> None:
    marks = json.loads(saved.read_text("utf-8"))["marks"]
    with pytest.raises(SaveDamaged, match="more fingerprints"):
        read_save(altered(saved, marks=[*marks, marks[-1]]))


def test_decisions_cut_off_at_the_end_are_found_out(saved: Path) -> None:
    decisions = json.loads(saved.read_text("utf-8"))["decisions"]
    with pytest.raises(SaveDamaged):
        read_save(altered(saved, decisions=decisions[:-1]))


def test_a_failed_write_leaves_the_old_file(
    game: GameSetup, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = saved.read_bytes()

    monkeypatch.setattr("cartographers_gui.storage.atomic.os.fsync", full_disk)
    with pytest.raises(SaveNotWritten):
        write_save(saved, game, ())
    assert saved.read_bytes() == before
    assert [path.name for path in saved.parent.iterdir()] == [saved.name]


@pytest.mark.parametrize("version", [True, 1.0, 0, -1, "1", None, [1], 2.0])
def test_a_version_that_is_no_number_of_one_is_damage(saved: Path, version: object) -> None:
    with pytest.raises(SaveDamaged, match="version"):
        read_save(altered(saved, version=version))


@pytest.mark.parametrize("program", ["x" * 900_000, [[[]]] * 99, None, 7])
def test_a_newer_version_is_told_in_few_words(saved: Path, program: object) -> None:
    with pytest.raises(SaveFromNewerVersion) as caught:
        read_save(altered(saved, version=2, program=program))
    assert len(caught.value.detail) < 80


@pytest.mark.parametrize("name", ["a\0b.cartographers", "\ud800.cartographers", ""])
def test_a_name_that_no_file_has_is_told_like_any_other(name: str) -> None:
    with pytest.raises((SaveNotFound, SaveNotReadable)):
        read_save(Path(name))


@pytest.mark.skipif(os.name != "posix", reason="pipes of POSIX systems")
@pytest.mark.timeout(20)
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.cartographers")
    with pytest.raises(SaveNotReadable):
        read_save(tmp_path / "pipe.cartographers")
