"""Mutated codes are refused in a way that can be told, or mean what they say."""

from tests.torture.codes import mutate_often


def test_mutated_codes_never_surprise() -> None:
    outcomes = mutate_often(3000)
    assert sum(outcomes.values()) == 3000
    for outcome in ("NoCode", "CodeDamaged", "CodeNotLegal", "CodeFromNewerVersion", "SavedGame"):
        assert outcomes[outcome], f"no mutant ended as {outcome}"
