"""Whole games as text: any change of the rules, the cards or the shuffle shows as a difference.

After a wanted change: `pytest tests/playthroughs --write-playthroughs`; read the difference before
committing it.
"""

from pathlib import Path

import pytest

from cartographers_gui.engine import GameSetup, RuleOptions
from tests.helpers.games import setup
from tests.helpers.transcripts import transcript

HERE = Path(__file__).parent
GAMES: dict[str, GameSetup] = {
    "solo_side_a": setup(1, "A", seed=101),
    "solo_side_b_promo": setup(1, "B", seed=102, rules=RuleOptions(promo_ambushes=True)),
    "two_players_side_a_strict": setup(2, "A", seed=201, rules=RuleOptions(strict_fallback=True)),
    "two_players_side_b": setup(2, "B", seed=202),
    "three_players_side_a_promo": setup(3, "A", seed=301, rules=RuleOptions(promo_ambushes=True)),
    "three_players_side_b_no_monsters": setup(
        3, "B", seed=302, rules=RuleOptions(no_monsters=True)
    ),
    "eight_players_side_a": setup(8, "A", seed=801),
    "eight_players_side_b_all_options": setup(
        8, "B", seed=802, rules=RuleOptions(promo_ambushes=True, strict_fallback=True)
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_game_goes_as_written_down(name: str, request: pytest.FixtureRequest) -> None:
    path = HERE / f"{name}.txt"
    told = transcript(GAMES[name], players_seed=GAMES[name].seed)
    if request.config.getoption("--write-playthroughs"):
        path.write_text(told, encoding="utf-8", newline="\n")
    assert told.splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_every_playthrough_is_played() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == set(GAMES)
