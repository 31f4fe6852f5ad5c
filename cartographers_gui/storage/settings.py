"""What a person has chosen for the program; one bad value falls back alone."""

import json
from pathlib import Path
from typing import Any

from cartographers_gui.engine.value import field, metadata_of, value
from cartographers_gui.storage.atomic import read_at_most, write_atomically

__all__ = ["Settings", "read_settings", "set_settings_aside", "write_settings"]

_LARGEST_FILE = 256 * 1024
"""Bytes. Every text at its longest, in signs of four bytes, takes half of it."""


def _one_of(*values: str) -> dict[str, Any]:
    return {"allowed": lambda value: value in values}


def _between(least: float, most: float) -> dict[str, Any]:
    return {"allowed": lambda value: least <= value <= most}


@value
class Settings:
    """Every setting with its default; a new one is one more field."""

    language: str = field(default="", metadata={"allowed": lambda text: len(text) <= 12})  # noqa: PLR2004 - the longest language code
    """Code of a language, or nothing for the system's."""
    palette: str = field(default="system", metadata=_one_of("system", "day", "night", "contrast"))
    font_scale: float = field(default=1.0, metadata=_between(0.8, 2.0))
    animations: bool = True
    sounds: bool = False
    legal_dots: bool = True
    heat: bool = False
    """Whether each legal place says what it would bring."""
    preview: bool = True
    """Whether the table counts what a map is worth and what a shape would change."""
    curtain: str = field(default="full", metadata=_one_of("full", "banner", "off"))
    """What comes between the maps of two players."""
    open_maps: bool = False
    hide_unseen: bool = False
    """Whether nobody is told which explore cards are still in the deck."""
    lower_on_leave: bool = False
    """Whether the curtain falls when another window comes to the front."""
    idle_minutes: int = field(default=0, metadata=_between(0, 60))
    """After so many minutes without a drawing the curtain falls; 0 for never."""
    last_players: str = field(default="", metadata={"allowed": lambda text: len(text) <= 12_000})  # noqa: PLR2004 - a hundred names and titles
    """The players of the last game, one a line, a title after a tab."""
    wheel: str = field(default="rotate", metadata=_one_of("rotate", "zoom", "nothing"))
    """What the wheel does on the map."""
    keys: str = field(default="", metadata={"allowed": lambda text: len(text) <= 8192})  # noqa: PLR2004 - far more than all keys there are
    """Keys other than those the program comes with: one name a line, its keys after tabs."""
    lesson_step: int = field(default=0, metadata=_between(0, 99))
    """How many lessons are behind somebody."""
    lesson_offer: bool = True
    """Whether the first page offers the lessons."""
    geometry: str = field(default="", metadata={"allowed": lambda text: len(text) <= 4096})  # noqa: PLR2004 - far more than Qt writes
    """Size and place of the window, as Qt writes it, in base 64."""


def read_settings(path: Path) -> tuple[Settings, tuple[str, ...]]:
    """Return the settings and the names of those that could not be read and are at their default.

    A missing file gives the defaults; one that is no settings file gives them and the name ``*``.
    """
    try:
        content = json.loads(read_at_most(path, _LARGEST_FILE).decode("utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return Settings(), ()
    except (OSError, ValueError, RecursionError):
        return Settings(), ("*",)
    if not isinstance(content, dict):
        return Settings(), ("*",)
    good: dict[str, Any] = {}
    bad: list[str] = []
    plain = Settings()
    for name, said in metadata_of(Settings).items():
        if name not in content:
            continue
        accepted = _accepted(said.get("allowed"), getattr(plain, name), content[name])
        if accepted is None:
            bad.append(name)
        else:
            good[name] = accepted
    return Settings(**good), tuple(bad)


def _accepted(allowed: Any, default: object, value: object) -> object | None:
    """Return a value of the default's type that is allowed, or nothing."""
    if isinstance(default, float) and isinstance(value, int) and not isinstance(value, bool):
        try:
            value = float(value)
        except OverflowError:
            return None
    if isinstance(value, str) and not _is_text(value):
        return None
    if type(value) is not type(default) or (allowed is not None and not allowed(value)):
        return None
    return value


def _is_text(value: str) -> bool:
    """Tell whether a text could be written again; half a sign of two parts could not."""
    try:
        value.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def write_settings(path: Path, settings: Settings) -> None:
    """Write the settings. Raises `OSError`; the old file then stays as it was."""
    from dataclasses import asdict  # noqa: PLC0415 - not for the first page

    text = json.dumps(asdict(settings), ensure_ascii=False, indent=1) + "\n"
    write_atomically(path, text.encode("utf-8"))


def set_settings_aside(path: Path) -> Path | None:
    """Keep a damaged file under another name, so that the next change does not replace it.

    Returns where it lies now; nothing when it could not be moved.
    """
    from cartographers_gui.storage.autosave import free_name  # noqa: PLC0415 - hardly ever needed

    aside = free_name(path.with_name(f"{path.stem}.damaged{path.suffix}"))
    try:
        path.replace(aside)
    except OSError:
        return None
    return aside
