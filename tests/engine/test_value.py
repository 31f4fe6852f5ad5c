"""What every value of the engine can do, and that its class costs nothing before."""

import pickle
import subprocess
import sys
from copy import copy, deepcopy
from dataclasses import asdict, fields, is_dataclass, replace

import pytest

from cartographers_gui.engine import (
    EXPLORE_CARDS,
    SINGLE_SPACE,
    GameEnded,
    MapSheet,
    Placement,
    RuleOptions,
    SeasonBegan,
    SeasonScore,
    Space,
    Terrain,
)
from cartographers_gui.engine.cards import Season
from cartographers_gui.engine.value import field, value

FARM = Placement(Terrain.FARM, frozenset({Space(0, 1)}))


@value
class _Spot:
    row: int
    col: int = 2
    note: str = field(default="", compare=False, metadata={"text": "of no account"})


def test_fields_are_given_by_place_or_by_name_and_have_defaults() -> None:
    assert _Spot(1) == _Spot(row=1, col=2) != _Spot(1, 3)
    with pytest.raises(TypeError, match="row"):
        _Spot()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="depth"):
        _Spot(1, depth=3)  # type: ignore[call-arg]


def test_values_that_agree_in_what_counts_are_equal_and_have_one_hash() -> None:
    one, other = _Spot(1, note="here"), _Spot(1, note="there")
    assert one == other
    assert len({one, other}) == 1
    assert GameEnded() == GameEnded()
    assert SeasonBegan(Season.FALL) != SeasonBegan(Season.SPRING)
    # Equal parts alone do not make values of two kinds equal.
    every: list[object] = [_Spot(1), (1, 2), GameEnded()]
    assert [[one == other for other in every] for one in every] == [
        [True, False, False],
        [False, True, False],
        [False, False, True],
    ]


def test_no_part_of_a_value_can_be_changed_added_or_deleted() -> None:
    with pytest.raises(AttributeError, match="a Placement is immutable: terrain"):
        FARM.terrain = Terrain.WATER  # type: ignore[misc]
    with pytest.raises(AttributeError, match="immutable: terrain"):
        del FARM.terrain
    with pytest.raises(AttributeError, match="immutable: colour"):
        FARM.colour = "red"  # type: ignore[attr-defined]
    assert FARM.terrain is Terrain.FARM
    assert not hasattr(FARM, "__dict__")


def test_value_is_written_as_it_would_be_made() -> None:
    assert repr(_Spot(1, note="x")) == "_Spot(row=1, col=2, note='x')"
    assert repr(GameEnded()) == "GameEnded()"


@pytest.mark.parametrize(
    "kept",
    [FARM, MapSheet.from_text("F.\n.M", 3), EXPLORE_CARDS["orchard"], SINGLE_SPACE, RuleOptions()],
    ids=lambda kept: type(kept).__name__,
)
def test_value_survives_a_copy_and_a_pickle(kept: object) -> None:
    assert copy(kept) == deepcopy(kept) == pickle.loads(pickle.dumps(kept)) == kept


def test_value_is_a_dataclass_to_those_that_ask() -> None:
    assert all(map(is_dataclass, (FARM, Placement)))
    row, col, note = fields(_Spot(1))
    assert (row.name, row.type, col.default, note.compare) == ("row", int, 2, False)
    assert note.metadata == {"text": "of no account"}
    assert replace(FARM, terrain=Terrain.WATER) == Placement(Terrain.WATER, FARM.spaces)
    score = SeasonScore(Season.SPRING, 4, 0, 2, monsters=3)
    assert asdict(score)["coins"] == 2
    assert replace(score, monsters=0).total == 6


def test_value_can_be_taken_apart_by_a_pattern() -> None:
    match _Spot(1, 5):
        case _Spot(row, col):
            assert (row, col) == (1, 5)


def test_engine_is_imported_without_the_maker_of_dataclasses() -> None:
    """It takes longer than all of the engine, and so does a dataclass for each kind of value."""
    slow = "{'dataclasses', 'inspect'}"
    code = f"import cartographers_gui.engine, sys; print(*{slow} & set(sys.modules))"
    call = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert call.stdout.split() == []
