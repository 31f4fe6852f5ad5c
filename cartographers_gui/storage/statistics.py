"""What finished games add up to: by name, by solo edicts and by chart; one bad entry falls alone.

Nothing of a game but its sums is kept, so whoever forgets the statistics loses no game.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, TypeVar

from cartographers_gui.engine import (
    MAX_PLAYERS,
    GameState,
    PlayerSetup,
    Standing,
    solo_rating,
    standings,
)
from cartographers_gui.storage.atomic import read_at_most, write_atomically
from cartographers_gui.storage.autosave import free_name
from cartographers_gui.storage.fingerprint import fingerprint

__all__ = [
    "ChartResult",
    "PlayerRecord",
    "SoloRecord",
    "Statistics",
    "StatisticsFile",
    "edict_key",
    "name_key",
    "seat_of_key",
    "with_game",
]

_LARGEST_FILE = 4 * 1024 * 1024
_MOST_ENTRIES = 2000
"""Names, edict sets and charts of each kind; who has not played for longest goes first."""
_MOST_COUNTED = 500
_LARGEST_NUMBER = 10**9
_NUMBERED = "\x1f"
"""Stands before the number of a player who typed no name; no name can have this sign."""
_LONGEST_TEXT = 400
"""Characters of a name or a key."""


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """What one name has achieved in games of two and more."""

    games: int = 0
    wins: int = 0
    """Shared victories count too."""
    stars: int = 0
    """Of all games together."""
    best: int = 0
    """Most stars in a game."""

    @property
    def average(self) -> float:
        """Stars in a game."""
        return self.stars / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True)
class SoloRecord:
    """The best solo game on one set of edicts."""

    rating: int = 0
    """Stars less the numbers of the four cards."""
    stars: int = 0
    games: int = 0
    name: str = ""
    """Who played the best game."""


@dataclass(frozen=True, slots=True)
class ChartResult:
    """The best game on a chart of the day or week."""

    stars: int = 0
    games: int = 0
    players: int = 0
    """How many played the best game."""
    name: str = ""
    """Who had the most stars in it."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Everything that is kept; entries used last stand last."""

    games: int = 0
    """Finished games, solo games included."""
    solo_games: int = 0
    players: Mapping[str, PlayerRecord] = field(default_factory=dict)
    solo: Mapping[str, SoloRecord] = field(default_factory=dict)
    """By `edict_key`."""
    charts: Mapping[str, ChartResult] = field(default_factory=dict)
    """By the key of a chart."""
    counted: tuple[str, ...] = ()
    """Fingerprints of the games counted last, so that none counts twice."""


def edict_key(state: GameState) -> str:
    """Return the names of the four edicts in the order of the letters they lie below."""
    return " ".join(card.id for card in state.edicts)


def name_key(player: PlayerSetup, seat: int) -> str:
    """Return what a player is counted by: the name, or the seat of whoever typed none.

    "Player 1" and "Jugador 1" are then one and the same, and are shown in the language of the
    moment.

    >>> seat_of_key(name_key(PlayerSetup("Jugador 1", is_numbered=True), 0))
    0
    """
    return f"{_NUMBERED}{seat + 1}" if player.is_numbered else player.name.strip()


def seat_of_key(key: str) -> int | None:
    """Return the seat, counted from 0, of whoever typed no name; nothing for a name."""
    number = key.removeprefix(_NUMBERED)
    if number == key or number not in map(str, range(1, MAX_PLAYERS + 1)):
        return None
    return int(number) - 1


def with_game(before: Statistics, state: GameState, chart: str = "") -> Statistics:
    """Return the statistics with one more finished game; one that was counted changes nothing.

    They are of people: no computer player is listed, and a game among such alone is none to count.
    `chart` is the key of the chart it was played on, if any. Raises `ValueError` for a game that
    still runs.
    """
    if not state.is_over:
        raise ValueError("a running game cannot be counted")
    mark = fingerprint(state)
    if mark in before.counted or not state.setup.people:
        return before
    after = replace(
        before,
        games=before.games + 1,
        counted=(*before.counted, mark)[-_MOST_COUNTED:],
    )
    if state.setup.is_solo:
        after = replace(after, solo_games=after.solo_games + 1, solo=_with_solo(after, state))
    else:
        after = replace(after, players=_with_players(after, state))
    return replace(after, charts=_with_chart(after, state, chart)) if chart else after


_Entry = TypeVar("_Entry")


def _updated(entries: Mapping[str, _Entry], new: Mapping[str, _Entry]) -> dict[str, _Entry]:
    kept = {key: entry for key, entry in entries.items() if key not in new} | dict(new)
    return dict(list(kept.items())[-_MOST_ENTRIES:])


def _key(state: GameState, seat: int) -> str:
    return name_key(state.setup.players[seat], seat)


def _standings_of_people(state: GameState) -> list[Standing]:
    """Return the places of the people; the computer players keep theirs, which nobody is given."""
    people = state.setup.people
    return [each for each in standings(state.players) if each.player in people]


def _with_players(before: Statistics, state: GameState) -> dict[str, PlayerRecord]:
    new: dict[str, PlayerRecord] = {}
    for standing in _standings_of_people(state):
        name = _key(state, standing.player)
        old = before.players.get(name, PlayerRecord(best=standing.total))
        new[name] = PlayerRecord(
            old.games + 1,
            old.wins + (standing.rank == 1),
            old.stars + standing.total,
            max(old.best, standing.total),
        )
    return _updated(before.players, new)


def _with_solo(before: Statistics, state: GameState) -> dict[str, SoloRecord]:
    key, total = edict_key(state), state.players[0].total
    rating = solo_rating(total, state.edicts)
    old = before.solo.get(key)
    if old is not None and old.rating >= rating:
        new = replace(old, games=old.games + 1)
    else:
        games = 1 if old is None else old.games + 1
        new = SoloRecord(rating, total, games, _key(state, 0))
    return _updated(before.solo, {key: new})


def _with_chart(before: Statistics, state: GameState, chart: str) -> dict[str, ChartResult]:
    best = _standings_of_people(state)[0]
    old = before.charts.get(chart)
    if old is not None and old.stars >= best.total:
        new = replace(old, games=old.games + 1)
    else:
        games = 1 if old is None else old.games + 1
        name = _key(state, best.player)
        new = ChartResult(best.total, games, len(state.players), name)
    return _updated(before.charts, {chart: new})


class StatisticsFile:
    """The statistics on the disk; each change reads them anew, as another window may write too."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> tuple[Statistics, tuple[str, ...]]:
        """Return the statistics and what could not be read of them.

        A missing file gives empty ones; one that is no statistics file gives them and ``*``.
        """
        try:
            return self._read()
        except OSError:
            return Statistics(), ("*",)

    def _read(self) -> tuple[Statistics, tuple[str, ...]]:
        try:
            data = read_at_most(self.path, _LARGEST_FILE + 1)
            content = json.loads(data.decode("utf-8")) if len(data) <= _LARGEST_FILE else None
        except FileNotFoundError:
            return Statistics(), ()
        except (ValueError, RecursionError):
            return Statistics(), ("*",)
        if not isinstance(content, dict) or content.get("format") != "cartographers-statistics":
            return Statistics(), ("*",)
        return _read_content(content)

    def count(self, state: GameState, chart: str = "") -> Statistics:
        """Add a finished game and return the new statistics; a second time changes nothing.

        Raises `OSError`, and leaves the file as it was, when it cannot be read or written.
        """
        before, bad = self._read()
        after = with_game(before, state, chart)
        if after is not before:
            if bad:
                self._set_aside()
            self._write(after)
        return after

    def forget(self) -> None:
        """Remove the statistics. Raises `OSError`."""
        self.path.unlink(missing_ok=True)

    def _set_aside(self) -> None:
        """Keep a damaged file under another name, for whoever wants to look at it."""
        name = f"{self.path.stem}.damaged{self.path.suffix}"
        self.path.replace(free_name(self.path.with_name(name)))

    def _write(self, statistics: Statistics) -> None:
        document = {"format": "cartographers-statistics", "version": 1, **asdict(statistics)}
        text = json.dumps(document, ensure_ascii=False, indent=1) + "\n"
        write_atomically(self.path, text.encode("utf-8", "surrogatepass"))


def _read_content(content: dict[str, Any]) -> tuple[Statistics, tuple[str, ...]]:
    bad: list[str] = []
    counts: dict[str, int] = {}
    for name in ("games", "solo_games"):
        value = content.get(name, 0)
        if not _is_count(value):
            bad.append(name)
            value = 0
        counts[name] = value
    counted = content.get("counted", [])
    if not isinstance(counted, list) or not all(isinstance(mark, str) for mark in counted):
        bad.append("counted")
        counted = []
    statistics = Statistics(
        counts["games"],
        counts["solo_games"],
        _entries(content, "players", PlayerRecord, bad),
        _entries(content, "solo", SoloRecord, bad),
        _entries(content, "charts", ChartResult, bad),
        tuple(counted[-_MOST_COUNTED:]),
    )
    return statistics, tuple(bad)


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= _LARGEST_NUMBER


def _entries(
    content: dict[str, Any], group: str, kind: Callable[..., _Entry], bad: list[str]
) -> dict[str, _Entry]:
    """Return the good entries of a group; the names of the others are added to `bad`."""
    found = content.get(group, {})
    if not isinstance(found, dict):
        bad.append(group)
        return {}
    good: dict[str, _Entry] = {}
    for key, values in found.items():
        accepted = _accepted(kind(), values) if len(key) <= _LONGEST_TEXT else None
        if accepted is None:
            bad.append(f"{group}.{key}")
        else:
            good[key] = kind(**accepted)
    return dict(list(good.items())[-_MOST_ENTRIES:])


def _accepted(example: Any, values: object) -> dict[str, Any] | None:
    """Return the known values of an entry, or nothing when one is missing or impossible."""
    if not isinstance(values, dict):
        return None
    known = {each.name: values.get(each.name) for each in fields(example)}
    good = all(_is_possible(name, getattr(example, name), known[name]) for name in known)
    return known if good and known["games"] else None


def _is_possible(name: str, example: object, value: object) -> bool:
    if isinstance(example, str):
        return isinstance(value, str) and len(value) <= _LONGEST_TEXT
    if name in {"games", "wins", "players"}:
        return _is_count(value)
    return type(value) is int and abs(value) <= _LARGEST_NUMBER
