"""Damage saves, settings and codes in every way, and see that each is refused or reads the same."""

import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

from cartographers_gui.engine import GameSetup
from cartographers_gui.storage import (
    SAVE_SUFFIX,
    CodeError,
    SavedGame,
    SaveError,
    Settings,
    challenge_code,
    game_code,
    read_code,
    read_save,
    read_settings,
    write_settings,
)
from cartographers_gui.storage.codes import Challenge
from cartographers_gui.storage.save_file import save_text
from tests.helpers.games import setup
from tests.storage.test_game_code import decoded, sealed
from tests.storage.test_old_saves import FROZEN, frozen
from tests.storage.test_save_file import played
from tests.torture.memory import peak_memory

__all__ = ["LARGEST_MEMORY", "LONGEST_READ", "mutate_often"]

LARGEST_MEMORY = 200_000_000
"""Bytes that the whole process may ever take."""
LONGEST_READ = 5.0
"""Seconds after which a file counts as one that hangs the program."""

_HOSTILE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2**31, 2**63, 10**40, 1.5, float("nan"), float("inf"), "", "\0",
    "a" * 500, "\ud800", "../../etc/passwd", "/dev/zero", "C:\\x", "\u202e", "0 forest A1", "K12",
    [], {}, [[]], {"": ""}, [1] * 50, {"a": {"b": {"c": []}}},
)  # fmt: skip


def mutate_often(folder: Path, count: int, seed: int = 2019) -> Counter[str]:
    """Read so many damaged texts; return how often each answer was given.

    Raises `AssertionError` when one is neither refused nor reads the same again, takes too long or
    opens a file that it should not.
    """
    random = Random(seed)
    saves, settings, codes = _saves(folder), _settings(folder), _codes()
    answers: Counter[str] = Counter()
    path = folder / f"mutant{SAVE_SUFFIX}"
    _read_save(saves[0].encode("utf-8"), path)
    _read_settings(settings[0].encode("utf-8"), path)
    with _nothing_opened_outside(folder):
        for _ in range(count):
            kind = random.random()
            if kind < 0.7:
                data = _mutated_document(random, saves)
                call, name = _read_save, "save"
            elif kind < 0.85:
                data = _mutated_document(random, settings)
                call, name = _read_settings, "settings"
            else:
                data = _mutated_code(random, codes)
                call, name = _read_code, "code"
            begin = time.monotonic()
            answer = call(data, path)
            spent = time.monotonic() - begin
            assert spent < LONGEST_READ, f"{spent:.1f} s for {data[:200]!r}"
            answers[f"{name}: {answer}"] += 1
    used = peak_memory()
    assert used < LARGEST_MEMORY, f"{used / 1e6:.0f} MB"
    answers["MB at most"] = used // 1_000_000
    return answers


# --- what is read -------------------------------------------------------------------------------


def _read_save(data: bytes, path: Path) -> str:
    path.write_bytes(data)
    try:
        game = read_save(path)
    except SaveError as error:
        return type(error).__name__
    text = save_text(game.setup, game.actions)
    path.write_text(text, "utf-8")
    again = read_save(path)
    assert (again.setup, again.actions) == (game.setup, game.actions)
    assert save_text(again.setup, again.actions) == text
    return "read"


def _read_settings(data: bytes, path: Path) -> str:
    path.write_bytes(data)
    settings, bad = read_settings(path)
    write_settings(path, settings)
    assert read_settings(path) == (settings, ())
    return "partly read" if bad else "read"


def _read_code(data: bytes, path: Path) -> str:
    del path
    try:
        found = read_code(data.decode("utf-8", "replace"))
    except CodeError as error:
        return type(error).__name__
    if isinstance(found, SavedGame):
        again = read_code(game_code(found.setup, found.actions))
        assert isinstance(again, SavedGame)
        assert (again.setup, again.actions) == (found.setup, found.actions)
    else:
        assert read_code(challenge_code(found)) == found
    return "read"


@contextmanager
def _nothing_opened_outside(folder: Path) -> Iterator[None]:
    """Fail when anything but a file of a folder is opened."""
    watching = True
    inside = str(folder)

    def watch(event: str, arguments: tuple[Any, ...]) -> None:
        if watching and event == "open" and isinstance(arguments[0], str):
            assert arguments[0].startswith(inside), f"opened {arguments[0]}"

    sys.addaudithook(watch)
    try:
        yield
    finally:
        # A hook cannot be taken out again.
        watching = False


# --- what is damaged ----------------------------------------------------------------------------


def _games() -> list[tuple[GameSetup, int]]:
    return [(setup(1, "A", 3), 8), (setup(2, "B", 5), 1000), (setup(5, "A", 7), 30)]


def _saves(folder: Path) -> list[str]:
    del folder
    texts = [save_text(game, played(game, count)) for game, count in _games()]
    return texts + [frozen(version).read_text("utf-8") for version in FROZEN]


def _settings(folder: Path) -> list[str]:
    path = folder / "settings.json"
    texts = []
    for chosen in (Settings(), Settings(language="uk", palette="night", font_scale=1.5)):
        write_settings(path, chosen)
        texts.append(path.read_text("utf-8"))
    path.unlink()
    return texts


def _codes() -> list[str]:
    codes = [game_code(game, played(game, count)) for game, count in _games()]
    return codes + [challenge_code(Challenge.of(game)) for game, _ in _games()]


# --- how it is damaged --------------------------------------------------------------------------


def _mutated_document(random: Random, texts: list[str]) -> bytes:
    text = random.choice(texts)
    if random.random() < 0.5:
        return _mutated_bytes(random, text.encode("utf-8"), random.choice(texts).encode("utf-8"))
    document = json.loads(text)
    for _ in range(random.randint(1, 3)):
        _change_inside(random, document)
    text = json.dumps(document, ensure_ascii=random.random() < 0.5)
    return text.encode("utf-8", "surrogatepass")


def _mutated_code(random: Random, codes: list[str]) -> bytes:
    code = random.choice(codes)
    if code.startswith("CARTO-GAME-") and random.random() < 0.5:
        # Under a right check sum, so that what lies behind it is tried too.
        body = decoded(code)[:-4]
        return sealed(_mutated_bytes(random, body, body)).encode("ascii")
    return _mutated_bytes(random, code.encode("ascii"), random.choice(codes).encode("ascii"))


def _mutated_bytes(random: Random, original: bytes, other: bytes) -> bytes:
    data = bytearray(original)
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(data) + 1)
        end = min(len(data), at + random.choice((1, 1, 2, 7, 40, len(data))))
        match random.randrange(7):
            case 0 if at < len(data):
                data[at] = random.randrange(256)
            case 1:
                del data[at:end]
            case 2:
                data[at:at] = bytes(random.choice(b'{}[]",:0aF \n\\') for _ in range(3))
            case 3:
                data[at:at] = data[at:end]
            case 4:
                start = random.randrange(len(other))
                data[at:end] = other[start : start + random.randint(1, 60)]
            case 5:
                data[at:end] = bytes(end - at)
            case _:
                data[at:at] = random.choice((b"[" * 3000, b"9" * 5000, b"\xff\xfe", b"\\ud800"))
    return bytes(data)


def _hostile(random: Random) -> Any:
    """Return a value that nobody expects, never the same object twice."""
    return deepcopy(random.choice(_HOSTILE))


def _change_inside(random: Random, document: Any) -> None:
    """Change one place of a JSON document, however deep."""
    node = document
    while True:
        keys = list(node) if isinstance(node, dict) else range(len(node))
        if not keys:
            return
        key = random.choice(list(keys))
        child = node[key]
        if not (isinstance(child, dict | list) and child) or random.random() < 0.2:
            _change_at(random, node, key)
            return
        node = child


def _change_at(random: Random, node: Any, key: Any) -> None:
    changes: list[Callable[[], object]] = [
        lambda: node.__setitem__(key, _hostile(random)),
        lambda: node.__delitem__(key),
        lambda: node.__setitem__(key, [node[key], node[key]]),
    ]
    if isinstance(node, list):
        changes.append(lambda: node.insert(key, node[key]))
        changes.append(lambda: random.shuffle(node))
    else:
        changes.append(lambda: node.__setitem__("unknown", _hostile(random)))
    if isinstance(node[key], str) and node[key]:
        changes.append(lambda: node.__setitem__(key, _swapped(random, node[key])))
    if type(node[key]) is int:
        changes.append(lambda: node.__setitem__(key, node[key] + random.choice((-1, 1))))
    random.choice(changes)()


def _swapped(random: Random, text: str) -> str:
    at = random.randrange(len(text))
    return text[:at] + random.choice("0123456789ABCDEFK aefz–\u200b") + text[at + 1 :]
