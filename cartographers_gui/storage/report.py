"""A bundle for whoever looks into a fault: a zip without the name of anybody who played."""

import json
import re
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from io import BytesIO
from pathlib import Path

from cartographers_gui.engine import Action, GameSetup, PlayerSetup
from cartographers_gui.storage.atomic import write_where_wanted
from cartographers_gui.storage.file_names import SAVE_SUFFIX
from cartographers_gui.storage.save_file import save_text
from cartographers_gui.storage.settings import Settings

__all__ = [
    "GAME_NAME",
    "nameless_save",
    "nameless_settings",
    "texts_of",
    "without_names",
    "write_report",
]

GAME_NAME = f"game{SAVE_SUFFIX}"
"""What the game is called in the bundle."""
_LARGEST_TEXT = 1024 * 1024


def without_names(text: str, names: Iterable[str], home: Path | None = None) -> str:
    """Return a text with each name of a player replaced, and the home folder by ``~``.

    >>> without_names("Ana drew; Anabel did not", ["Ana"])
    '(player 1) drew; Anabel did not'
    >>> without_names("a file of Ana", ["Ana"], Path("/homes/ana"))
    'a file of (player 1)'
    """
    if home is not None and home != home.parent:
        text = text.replace(str(home), "~")
    numbered = [(name.strip(), number) for number, name in enumerate(names, start=1)]
    for name, number in sorted(numbered, key=lambda pair: -len(pair[0])):
        if name:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", f"(player {number})", text)
    return text


def nameless_save(setup: GameSetup, actions: Sequence[Action]) -> str:
    """Return a game as a save whose players are only numbered; it plays the same."""
    players = tuple(
        PlayerSetup(f"Player {seat + 1}", bot=player.bot)
        for seat, player in enumerate(setup.players)
    )
    return save_text(replace(setup, players=players), actions)


def nameless_settings(settings: Settings) -> str:
    """Return settings as text, without those who played last."""
    return json.dumps(asdict(replace(settings, last_players="")), indent=1) + "\n"


def texts_of(paths: Iterable[Path]) -> dict[str, str]:
    """Return the end of each file that can be read, by name."""
    texts: dict[str, str] = {}
    for path in paths:
        with suppress(OSError):
            texts[path.name] = path.read_bytes()[-_LARGEST_TEXT:].decode("utf-8", "replace")
    return texts


def write_report(path: Path, texts: Mapping[str, str]) -> None:
    """Write texts, by name, as a zip to a folder that is there. Raises `OSError`."""
    data = BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as bundle:
        for name, text in texts.items():
            bundle.writestr(name, text.encode("utf-8", "backslashreplace"))
    write_where_wanted(path, data.getvalue())
