"""What is said where the program was started from, about arguments that it cannot take."""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication

from cartographers_gui.engine import SetupProblem, SetupProblemCode
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.text import setup_problem_sentence

__all__ = ["option_sentence", "seed_sentence", "setup_sentence", "spoken_in", "stray_sentence"]

translate = QCoreApplication.translate

_ISOLATES = str.maketrans("", "", "\u2068\u2069")


@contextmanager
def spoken_in(language: str) -> Iterator[None]:
    """Speak a language for as long, without one the system's; where there is none, English."""
    application = QCoreApplication.instance() or QCoreApplication([])
    languages = Languages(application)
    before = argparse.__dict__["_"]
    languages.begin(language)
    words = _parser_words()
    # The parser looks its words up by this name, for catalogues of another kind than Qt's.
    setattr(argparse, "_", lambda text: words.get(text, text))  # noqa: B010 - not in the stubs
    try:
        yield
    finally:
        setattr(argparse, "_", before)  # noqa: B010
        languages.remove()


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
    )
    words = {}
    for english, text, parts in texts:
        said = text.replace("%", "%%") if parts else text
        for name, part in parts.items():
            said = said.replace(f"{{{name}}}", part)
        # The blank or the end of a line behind it is no matter of languages.
        words[english] = said + english[len(english.rstrip()) :]
    return words


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


def stray_sentence() -> str:
    """Say that what was given makes sense for a game alone that begins at once."""
    return translate("Terminal", "--seed and --options belong to a game begun with --players")
