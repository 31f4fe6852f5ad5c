"""What is said at the start of the program: every mistake gets one clear message."""

import pytest

from cartographers_gui.command_line import parse
from cartographers_gui.engine import RuleOptions


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
        (["--players", ""], "at least one name"),
        (["--players", ",".join(map(str, range(101)))], "at most 100 can play, not 101"),
        (["--players", "Ana,,Boris"], "the name of player 2 is empty"),
        (["--players", "x" * 300], "the name of player 1 is too long"),
        (["--players", "Ana\u202eanA"], "unprintable"),
        (["--players", "Ana,ana"], "two players are called 'ana'"),
        (["--players", "Ana", "--seed", "hello"], "not 'hello'"),
        (["--players", "Ana", "--options", "fun"], "there is no option 'fun'"),
        (["--players", "Ana", "--side", "Q"], "'Q'"),
        (["--seed", "12"], "--players"),
        (["--bogus"], "--bogus"),
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
