"""What is said at the start of the program: every mistake gets one clear message."""

from pathlib import Path

import pytest

from cartographers_gui.command_line import parse
from cartographers_gui.engine import RuleOptions
from cartographers_gui.ui import language
from tests.helpers.catalogue_files import catalogue_tool


def test_a_game_can_be_begun_at_once() -> None:
    options = parse(
        [
            "--players",
            "Ana, Boris",
            "--side",
            "B",
            "--seed",
            "4f2a-91c7",
            "--options",
            "no_monsters",
        ]
    )
    assert options.setup is not None
    assert [player.name for player in options.setup.players] == ["Ana", "Boris"]
    assert (options.setup.layout.id, options.setup.seed) == ("B", 0x4F2A91C7)
    assert options.setup.rules == RuleOptions(no_monsters=True)


@pytest.mark.parametrize("name", ["<b>Ana</b>", "Олена 🗺", "אנה", "Iñigo d'Ávila"])
def test_any_printable_name_is_taken_as_it_is(name: str) -> None:
    options = parse(["--players", name])
    assert options.setup is not None
    assert options.setup.players[0].name == name


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--players", ""], "At least one player is needed."),
        (
            ["--players", ",".join(map(str, range(101)))],
            "There are 101 players; at most 100 can play.",
        ),
        (["--players", "Ana,,Boris"], "Player 2 needs a name."),
        (["--players", "x" * 300], "The name has 300 characters; at most 40 fit."),
        (["--players", "Ana\u202eanA"], "has a character that cannot be shown"),
        (["--players", "Ana,ana"], "The name ana is taken"),
        (["--players", "Ana", "--seed", "hello"], "--seed 'hello': A seed has up to eight digits"),
        (["--players", "Ana", "--options", "fun"], "There is no option 'fun'"),
        (["--players", "Ana", "--side", "Q"], "'Q'"),
        (["--seed", "12"], "--players"),
        (["--bogus"], "Unknown arguments: --bogus"),
        (["--players", "Ana", "--language"], "--language: a value must follow it"),
    ],
)
def test_a_mistake_is_told_in_one_message(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(arguments)
    assert ended.value.code == 2
    lines = capsys.readouterr().err.splitlines()
    assert told in lines[-1]
    assert lines[-1].startswith("cartographers: error:")


def test_a_mistake_is_told_in_the_language_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    catalogue_tool().compile_all(tmp_path)
    monkeypatch.setattr(language, "translations_folder", lambda: tmp_path)
    with pytest.raises(SystemExit):
        parse(["--players", "Ana,,Boris", "--language", "hr"])
    assert "Igraču 2 treba ime." in capsys.readouterr().err.splitlines()[-1]
    with pytest.raises(SystemExit):
        parse(["--players", "Ana,,Boris", "--language=xx"])
    assert "Player 2 needs a name." in capsys.readouterr().err.splitlines()[-1]
