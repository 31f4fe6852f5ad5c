"""Settings forgive: what cannot be read is at its default, and all else stays."""

import json
from pathlib import Path

import pytest

from cartographers_gui.storage import Settings, read_settings, user_dirs, write_settings


def test_settings_read_back_equal(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "settings.json"
    settings = Settings(language="uk", palette="night", font_scale=1.5, legal_dots=False)
    write_settings(path, settings)
    assert read_settings(path) == (settings, ())


def test_a_missing_file_gives_the_defaults(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "none.json") == (Settings(), ())


@pytest.mark.parametrize(
    "content",
    ["", "[]", "nonsense", "[" * 100_000, "\0\0"],
    ids=["empty", "list", "text", "deep", "nul"],
)
def test_a_file_that_is_none_gives_the_defaults_and_says_so(tmp_path: Path, content: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(content, "utf-8")
    assert read_settings(path) == (Settings(), ("*",))


def test_another_encoding_than_the_one_written_is_not_guessed(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes('{"palette": "night"}'.encode("utf-32"))
    assert read_settings(path) == (Settings(), ("*",))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("palette", "pink"),
        ("palette", 7),
        ("font_scale", 40),
        ("font_scale", True),
        ("font_scale", 10**400),
        ("font_scale", float("nan")),
        ("language", "\ud800"),
        ("animations", "yes"),
        ("language", ["hr"]),
        ("curtain", "half"),
        ("idle_minutes", 61),
        ("open_maps", 1),
        ("last_players", "x" * 12_001),
    ],
)
def test_one_bad_value_falls_back_alone(tmp_path: Path, name: str, value: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"geometry": "AAA=", name: value}), "utf-8")
    assert read_settings(path) == (Settings(geometry="AAA="), (name,))


def test_a_setting_of_a_newer_version_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"palette": "night", "wallpaper": "blue"}), "utf-8")
    assert read_settings(path) == (Settings(palette="night"), ())


def test_a_chosen_folder_holds_everything(tmp_path: Path) -> None:
    dirs = user_dirs(tmp_path)
    assert {dirs.data, dirs.config, dirs.log} == {tmp_path}
    assert dirs.settings_file == tmp_path / "settings.json"


@pytest.mark.parametrize("names", ["Юля\tЩЖЄЇ\nЮлля", "Žana\nIñigo", "王\n🦊"])
def test_names_of_any_script_come_back(tmp_path: Path, names: str) -> None:
    path = tmp_path / "settings.json"
    chosen = Settings(last_players=names, keys="hint\tЙ")
    write_settings(path, chosen)
    assert read_settings(path) == (chosen, ())


@pytest.mark.parametrize("sign", ["x", "\u0001", "\U0001f98a"])
def test_every_text_at_its_longest_comes_back(tmp_path: Path, sign: str) -> None:
    path = tmp_path / "settings.json"
    chosen = Settings(last_players=sign * 12_000, keys=sign * 8192, geometry=sign * 4096)
    write_settings(path, chosen)
    assert read_settings(path) == (chosen, ())
