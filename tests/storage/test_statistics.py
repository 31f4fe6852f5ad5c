"""Statistics add up finished games, once each, and forgive what cannot be read."""

import errno
import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartographers_gui.engine import BotLevel, GameState, PlayerSetup, solo_rating, standings
from cartographers_gui.storage import (
    ChartResult,
    PlayerRecord,
    SoloRecord,
    Statistics,
    StatisticsFile,
)
from cartographers_gui.storage.statistics import edict_key, with_game
from tests.helpers.games import setup
from tests.helpers.strategies import played


def finished(players: int, seed: int = 1, game_seed: int = 1) -> GameState:
    return played(setup(players, seed=game_seed), seed, 10_000)[0][-1]


@pytest.fixture
def book(tmp_path: Path) -> StatisticsFile:
    return StatisticsFile(tmp_path / "new folder" / "statistics.json")


def test_a_game_counts_for_every_name_in_it(book: StatisticsFile) -> None:
    state = finished(3)
    kept = book.count(state)
    assert (kept.games, kept.solo_games, kept.solo, kept.charts) == (1, 0, {}, {})
    for standing in standings(state.players):
        name = state.setup.players[standing.player].name
        total = standing.total
        assert kept.players[name] == PlayerRecord(1, int(standing.rank == 1), total, total)


def test_games_add_up_over_starts_of_the_program(book: StatisticsFile) -> None:
    states = [finished(2, seed) for seed in range(4)]
    for state in states:
        StatisticsFile(book.path).count(state)
    kept, bad = book.read()
    assert (kept.games, bad) == (4, ())
    ana = kept.players["Ana"]
    totals = [state.players[0].total for state in states]
    assert (ana.games, ana.stars, ana.best) == (4, sum(totals), max(totals))
    assert ana.average == sum(totals) / 4
    wins = [
        next(s for s in standings(state.players) if s.player == 0).rank == 1 for state in states
    ]
    assert ana.wins == sum(wins)


def test_a_shared_victory_is_a_victory_of_each() -> None:
    state = finished(2)
    tied = replace(state, players=(state.players[0], state.players[0]))
    kept = with_game(Statistics(), tied)
    assert [record.wins for record in kept.players.values()] == [1, 1]


def test_a_game_counts_once(book: StatisticsFile) -> None:
    first = book.count(finished(2))
    assert book.count(finished(2)) == first
    assert StatisticsFile(book.path).count(finished(2)) == first
    assert book.count(finished(2, seed=2)).games == 2


def test_a_running_game_is_not_counted() -> None:
    running = played(setup(2), 1, 4)[0][-1]
    with pytest.raises(ValueError, match="running"):
        with_game(Statistics(), running)


def test_the_best_solo_rating_is_kept_for_each_set_of_edicts() -> None:
    kept = Statistics()
    states = [finished(1, seed) for seed in range(6)]
    for state in states:
        kept = with_game(kept, state)
    best = max(state.players[0].total for state in states)
    rating = solo_rating(best, states[0].edicts)
    assert kept.solo == {edict_key(states[0]): SoloRecord(rating, best, 6, "Ana")}
    assert (kept.games, kept.solo_games, kept.players) == (6, 6, {})
    other = finished(1, game_seed=2)
    assert len(with_game(kept, other).solo) == 2


def test_the_best_game_on_a_chart_is_kept() -> None:
    states = [finished(2, seed) for seed in range(4)]
    kept = Statistics()
    for state in states:
        kept = with_game(kept, state, "day:2026-11-30")
    best = max((standings(state.players)[0] for state in states), key=lambda s: s.total)
    name = states[0].setup.players[best.player].name
    assert kept.charts == {"day:2026-11-30": ChartResult(best.total, 4, 2, name)}


def test_whoever_has_not_played_for_longest_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cartographers_gui.storage.statistics._MOST_ENTRIES", 3)
    kept = with_game(Statistics(), finished(2))
    state = finished(2, seed=2)
    people = (PlayerSetup("Zoe"), PlayerSetup("Ana"))
    kept = with_game(kept, replace(state, setup=replace(state.setup, players=people)))
    assert set(kept.players) == {"Boris", "Zoe", "Ana"}
    state = finished(2, seed=3)
    people = (PlayerSetup("Ida"), PlayerSetup("Ana"))
    kept = with_game(kept, replace(state, setup=replace(state.setup, players=people)))
    assert set(kept.players) == {"Zoe", "Ida", "Ana"}


def test_forgotten_statistics_are_empty(book: StatisticsFile) -> None:
    book.count(finished(2))
    book.forget()
    book.forget()
    assert book.read() == (Statistics(), ())


@pytest.mark.parametrize(
    "content",
    ["", "[]", "nonsense", "[" * 100_000, "\0\0", '{"format": "cartographers"}', " " * 5_000_000],
    ids=["empty", "list", "text", "deep", "nul", "other format", "huge"],
)
def test_a_file_that_is_none_is_set_aside_when_the_next_game_counts(
    tmp_path: Path, content: str
) -> None:
    path = tmp_path / "statistics.json"
    path.write_text(content, "utf-8")
    book = StatisticsFile(path)
    assert book.read() == (Statistics(), ("*",))
    assert path.read_text("utf-8") == content
    assert book.count(finished(2)).games == 1
    assert (tmp_path / "statistics.damaged.json").read_text("utf-8") == content
    assert book.read()[0].games == 1


def test_a_second_damaged_file_does_not_replace_the_first(tmp_path: Path) -> None:
    path = tmp_path / "statistics.json"
    for content in ("one", "two"):
        path.write_text(content, "utf-8")
        StatisticsFile(path).count(finished(2))
    assert (tmp_path / "statistics.damaged.json").read_text("utf-8") == "one"
    assert (tmp_path / "statistics.damaged-2.json").read_text("utf-8") == "two"


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"games": -1}, "games"),
        ({"games": "two"}, "games"),
        ({"games": 10**12}, "games"),
        ({"counted": [7]}, "counted"),
        ({"solo": []}, "solo"),
        ({"charts": {"day:2026-11-30": {"stars": "many"}}}, "charts.day:2026-11-30"),
        ({"players": {"Ana": 7}}, "players.Ana"),
        ({"players": {"Ana": {"games": 0, "wins": 0, "stars": 0, "best": 0}}}, "players.Ana"),
        ({"players": {"Ana": {"games": 1, "wins": -1, "stars": 0, "best": 0}}}, "players.Ana"),
        ({"players": {"Ana": {"games": 1, "wins": True, "stars": 0, "best": 0}}}, "players.Ana"),
        ({"players": {"Ana": {"games": 1, "wins": 1}}}, "players.Ana"),
    ],
)
def test_one_bad_entry_falls_alone(
    book: StatisticsFile, change: dict[str, object], named: str
) -> None:
    kept = book.count(finished(1), "day:2026-11-29")
    content = json.loads(book.path.read_text("utf-8"))
    book.path.write_text(json.dumps(content | change), "utf-8")
    found, bad = book.read()
    assert bad == (named,)
    group = named.split(".", maxsplit=1)[0]
    empty: object = {"games": 0, "counted": ()}.get(group, {})
    assert found == replace(kept, **{group: empty})  # type: ignore[arg-type]


def test_a_field_of_a_newer_version_is_passed_over(book: StatisticsFile) -> None:
    kept = book.count(finished(2))
    content = json.loads(book.path.read_text("utf-8"))
    content["wallpaper"] = "blue"
    content["players"]["Ana"]["mood"] = "fine"
    book.path.write_text(json.dumps(content), "utf-8")
    assert book.read() == (kept, ())


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(["games", "players", "solo", "counted", "Ana", "stars", "wins"]),
                inner,
                max_size=4,
            )
        ),
    )
)
def test_any_document_gives_some_statistics(
    tmp_path_factory: pytest.TempPathFactory, content: object
) -> None:
    path = tmp_path_factory.mktemp("any") / "statistics.json"
    document = {"format": "cartographers-statistics", "version": 1}
    path.write_text(
        json.dumps(document | content if isinstance(content, dict) else content), "utf-8"
    )
    kept, bad = StatisticsFile(path).read()
    assert isinstance(kept, Statistics)
    assert bad in {(), ("*",)} or isinstance(content, dict)


def test_a_full_disk_leaves_the_old_statistics(
    book: StatisticsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = book.count(finished(2))

    def full_disk(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("cartographers_gui.storage.atomic.os.fsync", full_disk)
    with pytest.raises(OSError, match="No space"):
        book.count(finished(2, seed=2))
    assert book.read() == (kept, ())
    assert [path.name for path in book.path.parent.iterdir()] == ["statistics.json"]


def test_a_file_that_may_not_be_read_is_not_replaced(
    book: StatisticsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    book.count(finished(2))
    before = book.path.read_bytes()

    def refused(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "open", refused)
        assert book.read() == (Statistics(), ("*",))
        with pytest.raises(PermissionError):
            book.count(finished(2, seed=2))
    assert book.path.read_bytes() == before


def with_bots(state: GameState, *levels: BotLevel | None) -> GameState:
    """Return a finished game in which the computer played some of the seats."""
    players = zip(state.setup.players, levels, strict=True)
    seated = tuple(replace(player, bot=level) for player, level in players)
    return replace(state, setup=replace(state.setup, players=seated))


def test_computer_players_are_not_listed_and_still_win() -> None:
    state = finished(3)
    winner = standings(state.players)[0].player
    loser = standings(state.players)[-1].player
    levels = [None if seat == loser else BotLevel.MASTER for seat in range(3)]
    kept = with_game(Statistics(), with_bots(state, *levels), "day:2026-11-30")
    name, total = state.setup.players[loser].name, state.players[loser].total
    assert winner != loser
    assert kept.players == {name: PlayerRecord(1, 0, total, total)}
    assert kept.charts["day:2026-11-30"] == ChartResult(total, 1, 3, name)
    assert kept.games == 1


@pytest.mark.parametrize("players", [1, 2])
def test_a_game_without_people_is_none_to_count(players: int) -> None:
    state = with_bots(finished(players), *[BotLevel.APPRENTICE] * players)
    assert with_game(Statistics(), state, "day:2026-11-30") == Statistics()
