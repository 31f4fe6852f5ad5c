"""Ten thousand random games, 1 to 8 players on both sides with every option, each step watched."""

from random import Random

import pytest

from tests.helpers.invariants import watched_game

GAMES = 10_000
CHUNK = 250


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games_keep_every_rule_at_every_step_and_replay_identically(first: int) -> None:
    for seed in range(first, first + CHUNK):
        try:
            assert watched_game(Random(seed)).is_over
        except Exception as fault:
            fault.add_note(f"in the random game {seed}")
            raise
