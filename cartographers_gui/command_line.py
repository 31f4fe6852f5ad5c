"""What can be said when the program is started; every mistake gets one clear message."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from cartographers_gui import __version__
from cartographers_gui.engine import (
    MAP_LAYOUTS,
    BotLevel,
    GameSetup,
    InvalidSetup,
    PlayerSetup,
    RuleOptions,
    parse_seed,
)
from cartographers_gui.engine.value import metadata_of, value

if TYPE_CHECKING:
    import argparse
    from types import ModuleType

__all__ = ["Options", "parse"]

_PALETTES = ("system", "day", "night", "contrast")
_SHOWN = 60


@value
class Options:
    """How the program was started."""

    setup: GameSetup | None = None
    """A game to begin at once."""
    seed_is_given: bool = False
    """Whether `setup` has a seed of its own; else one is drawn."""
    language: str = ""
    """Code of a language, or nothing for the system's."""
    palette: str = ""
    """Name of a palette, or nothing for the one chosen before."""
    platform: str = ""
    """Qt platform plugin, a way out on a system whose own does not work."""
    data_dir: Path | None = None
    """One folder for settings and saved games."""
    portable: bool = False
    """Whether settings and saved games lie beside the program."""
    record: Path | None = None
    """A file to write set-up and decisions to when the program ends."""
    file: Path | None = None
    """A saved game to go on with."""

    @property
    def begins_a_game(self) -> bool:
        """Whether there is a game at once, which no other program can be asked to show."""
        return self.setup is not None or self.record is not None


class _Telling(Exception):
    """Something is to be said: an argument cannot be taken, or help is asked for."""


def parse(arguments: Sequence[str]) -> Options:
    """Read the arguments; a wrong one ends the program with code 2 and one message.

    Message and help are in the language asked for among them, else in the one chosen in the
    program, else in the system's.
    """
    if not arguments:
        # As from a desktop, where nobody has to wait for the words of the help.
        return Options()
    try:
        return _read(_parser(), arguments)
    except _Telling:
        # Said only now: Qt and the catalogues take their time.
        with _words().spoken_in(_value_in("--language", arguments) or _chosen_language(arguments)):
            return _read(_parser(tells=True), arguments)


def _value_in(option: str, arguments: Sequence[str]) -> str:
    """Return what follows an option, however wrong the rest is."""
    words = [part for each in arguments for part in each.split("=", maxsplit=1)]
    place = words.index(option) + 1 if option in words else len(words)
    return words[place] if place < len(words) else ""


def _chosen_language(arguments: Sequence[str]) -> str:
    """Return the language that somebody has chosen in the program, or nothing."""
    from cartographers_gui.storage import read_settings, user_dirs  # noqa: PLC0415 - see above

    folder = _value_in("--data-dir", arguments)
    dirs = user_dirs(Path(folder) if folder else None, portable="--portable" in arguments)
    return read_settings(dirs.settings_file)[0].language


def _read(parser: "argparse.ArgumentParser", arguments: Sequence[str]) -> Options:
    given = parser.parse_args(arguments)
    setup = None
    try:
        seed = parse_seed(given.seed) if given.seed else 0
    except ValueError:
        parser.error(_words().seed_sentence(_quoted(given.seed)))
    rules = _rules(parser, given.options)
    if given.players is not None or given.computers is not None:
        players = _players(parser, given.players or "", given.computers or "")
        try:
            setup = GameSetup(players, MAP_LAYOUTS[given.side], rules, seed)
        except InvalidSetup as error:
            names = [player.name for player in players]
            parser.error(_words().setup_sentence(error.problems[0], names))
    elif given.options or given.seed:
        parser.error(_words().stray_sentence())
    return Options(
        setup,
        bool(given.seed),
        given.language,
        given.palette,
        given.platform,
        given.data_dir,
        given.portable,
        given.record,
        given.file,
    )


def _players(parser: "argparse.ArgumentParser", names: str, levels: str) -> tuple[PlayerSetup, ...]:
    """Return the people, then the computer players, whom nobody has named."""
    people = [PlayerSetup(name.strip()) for name in names.split(",")] if names.strip() else []
    bots: list[PlayerSetup] = []
    for seat, each in enumerate(levels.split(",") if levels.strip() else (), len(people) + 1):
        level = each.strip()
        if level not in {*BotLevel}:
            parser.error(_words().level_sentence(_quoted(level), [*BotLevel]))
        bots.append(PlayerSetup(f"Computer {seat}", is_numbered=True, bot=BotLevel(level)))
    return (*people, *bots)


def _rules(parser: "argparse.ArgumentParser", text: str) -> RuleOptions:
    known = [*metadata_of(RuleOptions)]
    chosen = [name.strip() for name in text.split(",") if name.strip()]
    for name in chosen:
        if name not in known:
            parser.error(_words().option_sentence(_quoted(name), known))
    return RuleOptions(**dict.fromkeys(chosen, True))


def _words() -> "ModuleType":
    from cartographers_gui.ui import terminal_words  # noqa: PLC0415 - Qt is not for every start

    return terminal_words


def _quoted(text: str) -> str:
    return repr(text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…")


def _parser(*, tells: bool = False) -> "argparse.ArgumentParser":
    """Return the parser; one that tells neither mistakes nor help raises `_Telling` instead."""
    import argparse  # noqa: PLC0415 - not for a start from a desktop

    class Silent(argparse.ArgumentParser):
        def error(self, message: str) -> NoReturn:
            """Stop reading; the message is told by a parser that speaks the language."""
            raise _Telling(message)

        def print_help(self, file: object = None) -> NoReturn:
            """Stop reading; the help is shown by a parser that speaks the language."""
            raise _Telling

    parser = (argparse.ArgumentParser if tells else Silent)(prog="cartographers")
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.add_argument("--players")
    parser.add_argument("--computers")
    parser.add_argument("--side", choices=sorted(MAP_LAYOUTS), default="A")
    parser.add_argument("--seed", default="")
    parser.add_argument("--options", default="")
    parser.add_argument("--language", default="")
    parser.add_argument("--palette", choices=_PALETTES, default="")
    parser.add_argument("--data-dir", type=Path)
    parser.add_argument("--portable", action="store_true")
    parser.add_argument("--record", type=Path)
    parser.add_argument("--platform", default="")
    if tells:
        _words().explain(parser)
    return parser
