"""A file of every version ever released is kept, and reads for ever."""

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from cartographers_gui.engine import MAP_LAYOUTS, RuleOptions, replay
from cartographers_gui.storage import SaveDamaged, migrations, read_save, write_save
from cartographers_gui.storage.migrations import VERSION
from cartographers_gui.storage.save_error import Damage

SAVES = Path(__file__).parent / "saves"
FROZEN = {1: "f3b7e63fe97115805ab930d968c47516e2e6e969c2bdcc353476e506c3eee8f2"}
"""Version of the form -> SHA-256 of its file: what was written once cannot be written anew."""


def frozen(version: int) -> Path:
    return SAVES / f"version-{version}.cartographers"


def test_every_version_has_its_file() -> None:
    assert sorted(FROZEN) == list(range(1, VERSION + 1))
    assert {path.name for path in SAVES.iterdir()} == {frozen(version).name for version in FROZEN}


@pytest.mark.parametrize("version", FROZEN)
def test_no_old_file_was_written_anew(version: int) -> None:
    text = frozen(version).read_text("utf-8")
    assert sha256(text.encode("utf-8")).hexdigest() == FROZEN[version]


@pytest.mark.parametrize("version", FROZEN)
def test_an_old_game_is_read_and_saved_in_the_form_of_today(version: int, tmp_path: Path) -> None:
    game = read_save(frozen(version))
    assert [player.name for player in game.setup.players] == ["Željka", "Їжак", "Iñigo d'Ávila"]
    assert game.setup.layout is MAP_LAYOUTS["B"]
    assert game.setup.rules == RuleOptions(promo_ambushes=True)
    assert (game.setup.seed, game.program, len(game.actions)) == (0x4F2A91C7, "0.1.0", 63)
    assert replay(game.setup, game.actions).is_over
    again = tmp_path / "again.cartographers"
    write_save(again, game.setup, game.actions)
    read = read_save(again)
    assert (read.setup, read.actions) == (game.setup, game.actions)
    assert json.loads(again.read_text("utf-8"))["version"] == VERSION


def older(path: Path, tmp_path: Path) -> Path:
    """Write a game in a form that never was: the seed lay beside the set-up."""
    document = json.loads(path.read_text("utf-8"))
    document.update(version=0, seed=document["setup"].pop("seed"))
    old = tmp_path / "old.cartographers"
    old.write_text(json.dumps(document), "utf-8")
    return old


def from_version_0(document: Mapping[str, Any]) -> Mapping[str, Any]:
    kept = {name: value for name, value in document.items() if name != "seed"}
    return {**kept, "version": 1, "setup": {**document["setup"], "seed": document["seed"]}}


def test_an_older_form_is_brought_up_step_by_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = older(frozen(1), tmp_path)
    with pytest.raises(SaveDamaged, match="version"):
        read_save(old)
    monkeypatch.setitem(migrations._STEPS, 0, from_version_0)
    assert read_save(old) == read_save(frozen(1))


def test_an_old_file_that_is_not_what_it_says_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(migrations._STEPS, 0, from_version_0)
    path = tmp_path / "old.cartographers"
    path.write_text(json.dumps({"format": "cartographers", "version": 0}), "utf-8")
    with pytest.raises(SaveDamaged, match="version 0") as refused:
        read_save(path)
    assert refused.value.damage is Damage.STRUCTURE
