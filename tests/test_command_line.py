"""What is said at the start of the program: every mistake gets one clear message."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cartographers_gui import app
from cartographers_gui.command_line import Options, parse
from cartographers_gui.engine import BotLevel, PlayerSetup, RuleOptions
from cartographers_gui.storage import Settings, user_dirs, write_settings
from cartographers_gui.ui import language
from cartographers_gui.ui.terminal_words import not_recorded_sentence, spoken_in
from tests.helpers.catalogue_files import ROOT


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


def test_computer_players_sit_beside_the_people_and_may_be_alone() -> None:
    options = parse(["--players", "Ana", "--computers", "master, apprentice"])
    assert options.setup is not None
    assert options.setup.players == (
        PlayerSetup("Ana"),
        PlayerSetup("Computer 2", is_numbered=True, bot=BotLevel.MASTER),
        PlayerSetup("Computer 3", is_numbered=True, bot=BotLevel.APPRENTICE),
    )
    alone = parse(["--computers", "journeyman"]).setup
    assert alone is not None
    assert alone.people == ()


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
        (
            ["--options", "nonsense"],
            "There is no option 'nonsense'; there are promo_ambushes, no_monsters, strict_fallback",
        ),
        (["--options", "no_monsters"], "belong to a game begun with --players"),
        (
            ["--players", "Ana", "--computers", "oracle"],
            "There is no computer player 'oracle'; there are apprentice, journeyman, master",
        ),
        (
            ["--computers", "master,"],
            "A level is missing between the commas; there are apprentice, journeyman, master",
        ),
        (["--computers", ","], "A level is missing between the commas"),
        (["--computers", ""], "At least one player is needed."),
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


def test_the_help_says_what_may_stand_for_each_value(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert "--players NAME[,NAME...]" in told
    assert (
        "--computers LEVEL[,LEVEL...] computer players, each of one level: "
        "apprentice, journeyman, master" in told
    )
    assert "--options OPTION[,OPTION...] rules to play by: promo_ambushes" in told


@pytest.fixture
def catalogues(compiled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program find the catalogues of the checkout, compiled."""
    monkeypatch.setattr(language, "translations_folder", lambda: compiled)


@pytest.mark.usefixtures("catalogues")
def test_a_mistake_is_told_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["--players", "Ana,,Boris", "--language", "hr"])
    assert "Igraču 2 treba ime." in capsys.readouterr().err.splitlines()[-1]
    with pytest.raises(SystemExit):
        parse(["--players", "Ana,,Boris", "--language=xx"])
    assert "Player 2 needs a name." in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.usefixtures("catalogues")
def test_every_mistake_of_the_parser_is_told_in_the_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    wrong = ["--p=1", "--portable=1", "--bogus", "--side=Q", "--seed"]
    told = []
    for argument in wrong:
        for code in ("en", "hr"):
            with pytest.raises(SystemExit):
                parse(["--language", code, argument])
            told.append(capsys.readouterr().err.splitlines()[-1].partition(": ")[2])
    pairs = list(zip(told[::2], told[1::2], strict=True))
    assert all(not set(words(english)) & set(words(other)) for english, other in pairs), pairs


def words(text: str) -> list[str]:
    """Return the words of a help that are no names: of options, their values, or the program."""
    plain = re.sub(r"\{[^}]*\}|--?[\w-]+|'\w+'", " ", text).replace("cartographers", " ")
    return [word for word in re.findall(r"[^\W\d_]{4,}", plain) if word not in UNTRANSLATED]


UNTRANSLATED = {
    *("wayland", "offscreen", "promo", "ambushes", "monsters", "strict", "fallback"),
    *BotLevel,
}
"""Names that are typed as they stand in any language."""


def help_in(language: str, capsys: pytest.CaptureFixture[str], *others: str) -> str:
    with pytest.raises(SystemExit) as ended:
        parse([*(["--language", language] if language else []), *others, "--help"])
    assert ended.value.code == 0
    return capsys.readouterr().out


@pytest.mark.usefixtures("catalogues")
@pytest.mark.parametrize("code", ["hr", "uk", "es"])
def test_no_word_of_the_help_is_left_in_english(
    code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    english, said = help_in("en", capsys), help_in(code, capsys)
    assert "show this help and end" in english
    assert len(said.split()) > 60
    alike = {"program"} if code == "hr" else set()
    assert set(words(english)) & set(words(said)) == alike


@pytest.mark.usefixtures("catalogues")
def test_the_help_says_something_of_every_argument(capsys: pytest.CaptureFixture[str]) -> None:
    rows = re.split(r"\n  (?=-|FILE)", help_in("en", capsys).partition("file:")[2])[1:]
    assert len(rows) > 12
    assert all(len(row.split("\n\n")[0].split()) > 1 for row in rows), rows


@pytest.mark.usefixtures("catalogues")
def test_the_help_is_in_the_language_chosen_in_the_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    write_settings(user_dirs(folder).settings_file, Settings(language="uk"))
    assert "використання:" in help_in("", capsys, "--data-dir", str(folder))
    assert "uso:" in help_in("es", capsys, "--data-dir", str(folder))


@pytest.mark.usefixtures("catalogues")
@pytest.mark.parametrize(("code", "said"), [("uk", "usage:"), ("hr", "usage:"), ("es", "uso:")])
def test_a_terminal_without_the_letters_of_a_language_is_told_in_english(
    code: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.BytesIO()
    terminal = io.TextIOWrapper(written, encoding="latin-1")
    monkeypatch.setattr(sys, "stdout", terminal)
    with pytest.raises(SystemExit):
        parse(["--language", code, "--help"])
    terminal.flush()
    assert written.getvalue().decode("latin-1").startswith(said)


def test_help_and_mistakes_alone_wait_for_qt() -> None:
    code = (
        "import sys; from cartographers_gui.command_line import parse\n"
        "parse(['--players', 'Ana', '--language', 'hr'])\n"
        "print('PySide6' in sys.modules, 'argparse' in sys.modules)"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, text=True, cwd=ROOT
    )
    assert told.stdout.split() == ["False", "True"]


def test_after_words_for_a_terminal_there_can_be_windows() -> None:
    code = (
        "from cartographers_gui.ui.terminal_words import spoken_in\n"
        "with spoken_in('hr'): pass\n"
        "from PySide6.QtWidgets import QApplication\n"
        "QApplication([])"
    )
    subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )


@pytest.mark.usefixtures("catalogues")
def test_without_a_screen_it_is_said_in_the_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    for code, said in (("hr", "nema ga"), ("uk", "його немає"), ("en", "there is none")):
        assert app.run(Options(language=code, data_dir=tmp_path)) == 2
        assert said in capsys.readouterr().err
    assert "Igra se nije" not in not_recorded_sentence("")
    with spoken_in("hr"):
        assert not_recorded_sentence("/a") == "Igra se nije mogla zapisati: /a"
