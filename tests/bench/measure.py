"""How to time something on a machine that others use too, and how to print what came out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time

__all__ = ["Figure", "best_time", "missed", "percentile", "table_of"]

CAVEAT = """\
Processor time, best of several rounds: what others have at work is not counted, yet it makes every
time longer, up to twice. Judge the ratios, taken within this run, before the times."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured time, the goal for it, and how much faster it is than the naive way."""

    name: str
    value: float
    unit: str
    """``us``, ``ms``, or ``/s`` where more is better."""
    goal: float | None = None
    ratio: float | None = None
    """Times as fast as the naive list-of-spaces rules, or what the name compares with."""
    ratio_goal: float | None = None

    @property
    def ratio_met(self) -> bool:
        """Tell whether the ratio reaches its goal, or has none."""
        return self.ratio is None or self.ratio_goal is None or self.ratio >= self.ratio_goal

    @property
    def value_met(self) -> bool:
        """Tell whether the absolute figure reaches its goal, or has none."""
        if self.goal is None:
            return True
        return self.value >= self.goal if self.unit == "/s" else self.value <= self.goal

    @property
    def verdict(self) -> str:
        """Say what came of the goals, the ratio first."""
        if self.goal is None and self.ratio_goal is None:
            return ""
        if not self.ratio_met:
            return "RATIO MISSED"
        if not self.value_met:
            return "slow (busy machine?)" if self.ratio_goal else "slow"
        return "met"


_LEAST_SPENT = 0.05
"""Seconds of rounds after which one of them will have been undisturbed."""


def best_time(run: Callable[[], object], count: int = 1, *, rounds: int = 5) -> float:
    """Return the microseconds of one of `count` things that `run` does, in the best round.

    Short ones go on for some more rounds.
    """
    best, spent, done = float("inf"), 0.0, 0
    while done < rounds or spent < _LEAST_SPENT:
        begin = process_time()
        run()
        taken = process_time() - begin
        best, spent, done = min(best, taken), spent + taken, done + 1
    return best * 1e6 / count


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which so large a share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def missed(figures: Sequence[Figure]) -> list[Figure]:
    """Return the figures whose ratio misses its goal."""
    return [figure for figure in figures if not figure.ratio_met]


def table_of(title: str, figures: Sequence[Figure]) -> str:
    """Return the figures as lines of text."""
    width = max(len(figure.name) for figure in figures)
    head = f"{'':{width}}  {'ratio':>8}{'goal':>8}   {'time':>11}{'goal':>9}"
    lines = [f"\n{title}", head]
    for figure in figures:
        ratio = "" if figure.ratio is None else f"x{figure.ratio:.1f}"
        ratio_goal = "" if figure.ratio_goal is None else f"x{figure.ratio_goal:g}"
        goal = "" if figure.goal is None else f"{figure.goal:,.2f}".rstrip("0").rstrip(".")
        value = f"{figure.value:,.2f} {figure.unit}"
        lines.append(
            f"{figure.name:{width}}  {ratio:>8}{ratio_goal:>8}   {value:>11}{goal:>9}   "
            f"{figure.verdict}".rstrip()
        )
    return "\n".join(lines)
