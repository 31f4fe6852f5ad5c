"""What is said where the program was started from: help, and what is wrong with arguments."""

import argparse
import io
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication

from cartographers_gui.engine import BotLevel, RuleOptions, SetupProblem, SetupProblemCode
from cartographers_gui.engine.value import metadata_of
from cartographers_gui.ui.language import SOURCE_LANGUAGE, Languages
from cartographers_gui.ui.text import setup_problem_sentence

__all__ = [
    "explain",
    "language_sentence",
    "no_screen_sentence",
    "not_recorded_sentence",
    "option_sentence",
    "platform_sentence",
    "second_start_sentence",
    "seed_sentence",
    "setup_sentence",
    "spoken_in",
    "stray_sentence",
]

translate = QCoreApplication.translate

_ISOLATES = str.maketrans("", "", "\u2068\u2069")


@contextmanager
def spoken_in(language: str) -> Iterator[None]:
    """Speak a language for as long, without one the system's.

    English where there is none, or where the terminal does not have its letters.
    """
    running = QCoreApplication.instance()
    application = running or QCoreApplication([])
    languages = Languages(application)
    before = argparse.__dict__["_"]
    languages.begin(language)
    words = _parser_words()
    if not _can_be_shown("".join((*words.values(), no_screen_sentence()))):
        languages.install(SOURCE_LANGUAGE)
        words = _parser_words()
    if isinstance(sys.stdout, io.TextIOWrapper):
        # As for mistakes: a letter that the terminal does not have must not end the help.
        sys.stdout.reconfigure(errors="backslashreplace")
    # The parser looks its words up by this name, for catalogues of another kind than Qt's.
    setattr(argparse, "_", lambda text: words.get(text, text))  # noqa: B010 - not in the stubs
    try:
        yield
    finally:
        setattr(argparse, "_", before)  # noqa: B010
        languages.remove()
        if running is None:
            # A process has one application, and the next may be one with windows.
            application.shutdown()


def _can_be_shown(text: str) -> bool:
    """Tell whether what the program was started from has every letter of a text."""
    encodings = {
        getattr(stream, "encoding", None) or "utf-8" for stream in (sys.stdout, sys.stderr)
    }
    try:
        for encoding in encodings:
            text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _parser_words() -> dict[str, str]:
    """Return what the parser of arguments says, by what it says in English."""
    texts: tuple[tuple[str, str, dict[str, str]], ...] = (
        (
            "unrecognized arguments: %s",
            translate("Terminal", "Unknown arguments: {arguments}"),
            {"arguments": "%s"},
        ),
        (
            "argument %(argument_name)s: %(message)s",
            translate("Terminal", "{argument}: {fault}"),
            {"argument": "%(argument_name)s", "fault": "%(message)s"},
        ),
        (
            "invalid choice: %(value)r (choose from %(choices)s)",
            translate("Terminal", "{value} cannot be chosen; there are {choices}"),
            {"value": "%(value)r", "choices": "%(choices)s"},
        ),
        ("expected one argument", translate("Terminal", "a value must follow it"), {}),
        (
            "%(prog)s: error: %(message)s\n",
            translate("Terminal", "{program}: error: {fault}"),
            {"program": "%(prog)s", "fault": "%(message)s"},
        ),
        ("usage: ", translate("Terminal", "usage:"), {}),
        (
            "ambiguous option: %(option)s could match %(matches)s",
            translate("Terminal", "{option} is cut too short; there are {matches}"),
            {"option": "%(option)s", "matches": "%(matches)s"},
        ),
        (
            "ignored explicit argument %r",
            translate("Terminal", "no value may follow it, such as {value}"),
            {"value": "%r"},
        ),
        ("positional arguments", translate("Terminal", "file"), {}),
        ("options", translate("Terminal", "options"), {}),
        (
            "show this help message and exit",
            translate("Terminal", "show this help and end"),
            {},
        ),
    )
    words = {}
    for english, text, parts in texts:
        said = text.replace("%", "%%") if parts else text
        for name, part in parts.items():
            said = said.replace(f"{{{name}}}", part)
        # The blank or the end of a line behind it is no matter of languages.
        words[english] = said + english[len(english.rstrip()) :]
    return words


def explain(parser: argparse.ArgumentParser) -> None:
    """Give a parser what its help says of each argument, and what stands for their values."""
    parser.description = translate(
        "Terminal", "Cartographers: draw maps, score seasons, for one to a hundred players."
    )
    names = translate("Terminal", "NAME[,NAME...]")
    file = translate("Terminal", "FILE")
    said = {
        "file": (file, translate("Terminal", "a saved game to go on with")),
        "version": (None, translate("Terminal", "show the version of the program and end")),
        "players": (names, translate("Terminal", "begin a game of these at once")),
        "computers": (
            translate("Terminal", "LEVEL[,LEVEL...]"),
            translate("Terminal", "computer players, each of one level: {levels}").format(
                levels=", ".join(BotLevel)
            ),
        ),
        "side": (None, translate("Terminal", "side of the map")),
        "seed": (
            translate("Terminal", "SEED"),
            translate("Terminal", "up to eight digits 0-9 and letters A-F"),
        ),
        "options": (
            translate("Terminal", "OPTION[,OPTION...]"),
            translate("Terminal", "rules to play by: {options}").format(
                options=", ".join(metadata_of(RuleOptions))
            ),
        ),
        "language": (
            translate("Terminal", "CODE"),
            translate("Terminal", "language, such as hr, uk or es"),
        ),
        "palette": (None, translate("Terminal", "colours")),
        "data_dir": (
            translate("Terminal", "FOLDER"),
            translate("Terminal", "where settings and games are kept"),
        ),
        "portable": (None, translate("Terminal", "keep settings and games beside the program")),
        "record": (file, translate("Terminal", "write the game here at the end")),
        "platform": (
            translate("Terminal", "NAME"),
            translate("Terminal", "Qt platform: xcb, wayland, offscreen"),
        ),
    }
    for argument in parser._actions:
        sign, text = said.get(argument.dest, (None, None))
        argument.metavar = sign or argument.metavar
        argument.help = text.replace("%", "%%") if text else argument.help


def setup_sentence(problem: SetupProblem, names: Sequence[str]) -> str:
    """Return what is wrong with the players; a terminal shows no marks round a name."""
    return setup_problem_sentence(problem, names).translate(_ISOLATES)


def seed_sentence(seed: str) -> str:
    """Return what is wrong with a seed; `seed` as it is to be shown."""
    problem = SetupProblem(SetupProblemCode.SEED_OUT_OF_RANGE)
    return f"--seed {seed}: {setup_problem_sentence(problem, ())}"


def option_sentence(option: str, options: Sequence[str]) -> str:
    """Say that there is no such option of the rules, and which there are."""
    text = translate("Terminal", "There is no option {option}; there are {options}")
    return text.format(option=option, options=", ".join(options))


def level_sentence(level: str, levels: Sequence[str]) -> str:
    """Say that the computer plays in no such level, and in which it does; `level` quoted."""
    if level == "''":
        text = translate("Terminal", "A level is missing between the commas; there are {levels}")
        return text.format(levels=", ".join(levels))
    text = translate("Terminal", "There is no computer player {level}; there are {levels}")
    return text.format(level=level, levels=", ".join(levels))


def language_sentence(language: str, languages: Sequence[str]) -> str:
    """Say that a language cannot be spoken, and which can, by their codes."""
    text = translate("Terminal", "The language {language} cannot be spoken; there are {languages}")
    return text.format(language=language, languages=", ".join(languages))


def second_start_sentence(*, has_file: bool, has_window: bool) -> str:
    """Say what became of a start while the program runs already in the same folder."""
    if has_window:
        return translate(
            "Terminal",
            "Cartographers is already running; the game in this second window is not kept for the "
            "next start.",
        )
    if has_file:
        return translate(
            "Terminal", "Cartographers is already running and has been given the file to open."
        )
    return translate("Terminal", "Cartographers is already running; its window comes to the front.")


def stray_sentence() -> str:
    """Say that what was given makes sense for a game alone that begins at once."""
    return translate("Terminal", "--seed and --options belong to a game begun with --players")


def platform_sentence(platform: str, platforms: Sequence[str]) -> str:
    """Say that Qt has no such platform, and which it has."""
    text = translate("Terminal", "There is no platform {platform}; there are {platforms}")
    return text.format(platform=platform, platforms=", ".join(platforms))


def no_screen_sentence(display: str = "") -> str:
    """Say that there is nothing to show a window on, or that the screen named does not answer."""
    if not display:
        return translate(
            "Terminal",
            "Cartographers needs a screen, and there is none: neither DISPLAY nor WAYLAND_DISPLAY "
            "is set.",
        )
    text = translate("Terminal", "Cartographers needs a screen, and {display} does not answer.")
    return text.format(display=display)


def not_recorded_sentence(reason: str) -> str:
    """Say that a game was not written where it was asked for; the reason is the system's."""
    text = translate("Terminal", "The game could not be recorded: {reason}")
    return text.format(reason=reason)
