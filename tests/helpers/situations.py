"""The mark of a test that plays one of the collected situations."""

from collections.abc import Callable
from typing import TypeVar

__all__ = ["situation"]

_Test = TypeVar("_Test", bound=Callable[..., None])


def situation(number: str) -> Callable[[_Test], _Test]:
    """Say which situation of `tests/cases/placement_cases.json` a test plays."""
    assert number.startswith("t")

    def unchanged(test: _Test) -> _Test:
        return test

    return unchanged
