"""Saved games: set-up, seed and decisions as readable JSON, with fingerprints that prove them."""

import json
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cartographers_gui import __version__
from cartographers_gui.engine import (
    MAP_LAYOUTS,
    Action,
    BotLevel,
    GameSetup,
    GameState,
    IllegalAction,
    InvalidSetup,
    PlayerSetup,
    RuleOptions,
    SeasonScored,
    Transition,
    format_action,
    format_seed,
    parse_action,
    parse_seed,
    transitions,
)
from cartographers_gui.storage.atomic import read_at_most, write_atomically, write_where_wanted
from cartographers_gui.storage.fingerprint import fingerprint
from cartographers_gui.storage.migrations import VERSION, MigrationFailed, migrated
from cartographers_gui.storage.save_error import (
    Damage,
    SaveDamaged,
    SaveFromNewerVersion,
    SaveNotFound,
    SaveNotReadable,
    SaveNotWritten,
    SaveTooLarge,
    WrongFileType,
)

if TYPE_CHECKING:
    from cartographers_gui.storage.save_schema import SaveDocument, SetupRecord

__all__ = ["SavedGame", "read_save", "save_text", "save_where_wanted", "write_save"]

_LARGEST_FILE = 1024 * 1024
"""Bytes. A game of 100 players takes some 70 kB; anything so large is no save of ours."""
_MOST_FIELDS = 64
"""More than any object of the format has; a file full of fields would cost too much memory."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What a save holds: replayed, it is the game."""

    setup: GameSetup
    actions: tuple[Action, ...]
    program: str = __version__
    """Version of the program that wrote it."""
    is_over: bool = False
    """Whether its last decision ended it."""


def save_text(
    setup: GameSetup, actions: Sequence[Action], steps: Sequence[Transition] | None = None
) -> str:
    """Return the document of a game as JSON, one decision a line.

    `steps` are the start and what followed each decision, for a caller who has them; else the
    game is played through again.
    """
    defaults = RuleOptions()
    marks = [
        {"decisions": count, "fingerprint": fingerprint(step.state)}
        for count, step in enumerate(transitions(setup, actions) if steps is None else steps)
        if count == len(actions) or _is_marked(step)
    ]
    document = {
        "format": "cartographers",
        "version": VERSION,
        "program": __version__,
        "setup": {
            "players": [
                {"name": p.name, "title": p.title}
                | ({"numbered": True} if p.is_numbered else {})
                | ({"bot": p.bot} if p.bot else {})
                for p in setup.players
            ],
            "map": setup.layout.id,
            "rules": {
                field.name: getattr(setup.rules, field.name)
                for field in fields(RuleOptions)
                if getattr(setup.rules, field.name) != getattr(defaults, field.name)
            },
            "seed": format_seed(setup.seed),
        },
        "decisions": [format_action(action) for action in actions],
        "marks": marks,
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _is_marked(step: Transition) -> bool:
    """Tell whether the state is noted after a step: a season has ended."""
    return any(isinstance(event, SeasonScored) for event in step.events)


def write_save(
    path: Path,
    setup: GameSetup,
    actions: Sequence[Action],
    steps: Sequence[Transition] | None = None,
    before: Callable[[], object] = lambda: None,
) -> None:
    """Write a game to a file. Raises `SaveNotWritten`; the old file then stays as it was.

    For `steps` see `save_text`, for `before` see `write_atomically`.
    """
    data = save_text(setup, actions, steps).encode("utf-8")
    try:
        write_atomically(path, data, before)
    except OSError as error:
        raise SaveNotWritten(path, str(error), error.errno) from error


def save_where_wanted(path: Path, setup: GameSetup, actions: Sequence[Action]) -> None:
    """Write a game to a place that a person chose, whose folder must be there.

    Raises `SaveNotWritten`; the old file then stays as it was.
    """
    try:
        write_where_wanted(path, save_text(setup, actions).encode("utf-8"))
    except OSError as error:
        raise SaveNotWritten(path, str(error), error.errno) from error


def read_save(path: Path) -> SavedGame:
    """Read a game, checking every field, every decision and every fingerprint.

    Raises a `SaveError` that says what is wrong, and at which decision it begins.
    """
    document = _document(path, _content(path))
    setup = _setup(path, document.setup)
    actions = _actions(path, document)
    end = _check_marks(path, document, setup, actions)
    return SavedGame(setup, actions, document.program, end.is_over)


def _content(path: Path) -> dict[str, Any]:
    try:
        data = read_at_most(path, _LARGEST_FILE + 1)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise SaveNotFound(path, str(error)) from error
    except OSError as error:
        raise SaveNotReadable(path, str(error)) from error
    if len(data) > _LARGEST_FILE:
        raise SaveTooLarge(path, f"larger than {_LARGEST_FILE} bytes")
    try:
        content = json.loads(data.decode("utf-8"), object_pairs_hook=_object)
    except (ValueError, RecursionError) as error:
        kind = str(error) or type(error).__name__
        if b'"format": "cartographers"' in data[:200]:
            raise SaveDamaged(path, Damage.STRUCTURE, kind) from error
        raise WrongFileType(path, kind) from error
    if not isinstance(content, dict) or content.get("format") != "cartographers":
        raise WrongFileType(path, "not marked as a saved game")
    return content


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Make a JSON object; a name that stands in it twice could be read either way."""
    if len(pairs) > _MOST_FIELDS:
        raise ValueError(f"an object of {len(pairs)} fields")
    fields_by_name = dict(pairs)
    if len(fields_by_name) < len(pairs):
        raise ValueError(f"a field stands twice among {', '.join(sorted(fields_by_name))}"[:200])
    return fields_by_name


def _document(path: Path, content: dict[str, Any]) -> "SaveDocument":
    # Pydantic costs 80 ms, so it is imported when a file is read, not when the program starts.
    from pydantic import ValidationError  # noqa: PLC0415

    from cartographers_gui.storage.save_schema import SaveDocument  # noqa: PLC0415

    version = content.get("version")
    if type(version) is int and version > VERSION:
        detail = f"version {version}, program {content.get('program')!s:.40}"
        raise SaveFromNewerVersion(path, detail)
    try:
        return SaveDocument.model_validate(migrated(content))
    except MigrationFailed as error:
        raise SaveDamaged(path, Damage.STRUCTURE, str(error)) from error
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        place = ".".join(map(str, first["loc"]))
        step: int | None = None
        match first["loc"]:
            case ("decisions", int(at), *_):
                step = at + 1
        detail = f"{place}: {first['msg']}"
        raise SaveDamaged(path, Damage.STRUCTURE, detail, step) from error


def _setup(path: Path, record: "SetupRecord") -> GameSetup:
    layout = MAP_LAYOUTS.get(record.map)
    unknown = set(record.rules) - {field.name for field in fields(RuleOptions)}
    if layout is None:
        raise SaveDamaged(path, Damage.SETUP, f"no map is called {record.map!r}")
    if unknown:
        raise SaveDamaged(path, Damage.SETUP, f"no rule option is called {min(unknown)!r}")
    try:
        return GameSetup(
            tuple(
                PlayerSetup(p.name, p.title, p.numbered, _bot(path, p.bot)) for p in record.players
            ),
            layout,
            RuleOptions(**record.rules),
            parse_seed(record.seed),
        )
    except InvalidSetup as error:
        raise SaveDamaged(path, Damage.SETUP, str(error)) from error
    except ValueError as error:
        raise SaveDamaged(path, Damage.SETUP, str(error)) from error


def _bot(path: Path, level: str) -> BotLevel | None:
    if level and level not in {*BotLevel}:
        # A level comes without another format: a program that has more of them wrote the file.
        raise SaveFromNewerVersion(path, f"no computer player is called {level!r}")
    return BotLevel(level) if level else None


def _actions(path: Path, document: "SaveDocument") -> tuple[Action, ...]:
    actions: list[Action] = []
    for step, text in enumerate(document.decisions, start=1):
        try:
            actions.append(parse_action(text))
        except ValueError as error:
            raise SaveDamaged(path, Damage.DECISION, str(error), step) from error
    return tuple(actions)


def _check_marks(
    path: Path, document: "SaveDocument", setup: GameSetup, actions: tuple[Action, ...]
) -> GameState:
    """Play the game through: every decision must be legal and every fingerprint right.

    Return the state after the last decision.

    The marks stand where a season ended and after the last decision, and nowhere else. One that
    is wrong tells that something was altered after the one before it.
    """
    noted = deque((mark.decisions, mark.fingerprint) for mark in document.marks)
    proven = count = 0
    step: Transition | None = None
    try:
        for count, step in enumerate(transitions(setup, actions)):
            if count < len(actions) and not _is_marked(step):
                continue
            if not noted or noted.popleft() != (count, fingerprint(step.state)):
                detail = f"the state after decision {count} is another than was noted"
                first = proven + 1 if actions else None
                raise SaveDamaged(path, Damage.FINGERPRINT, detail, first)
            proven = count
    except IllegalAction as error:
        raise SaveDamaged(path, Damage.DECISION, str(error), count + 1) from error
    if noted:
        detail = "more fingerprints are noted than the game has"
        raise SaveDamaged(path, Damage.FINGERPRINT, detail, len(actions) or None)
    assert step is not None
    return step.state
