"""The chart of the day and of the week: one game for everybody, worked out from the date alone."""

import datetime
from collections.abc import Iterator
from enum import StrEnum
from hashlib import sha256

from cartographers_gui.engine import MAP_LAYOUTS, GameSetup, MapLayout, RuleOptions
from cartographers_gui.engine.value import value

__all__ = ["Chart", "ChartKind", "chart_of_day", "chart_of_week", "chart_played"]

_LONGEST_GAME = 7
"""Days for which a chart counts as played although its day or week is over."""
_SIDES = ("A", "B")
"""Named here, so that a map added to the catalogue changes no chart."""


class ChartKind(StrEnum):
    """How long a chart is played."""

    DAY = "day"
    WEEK = "week"


@value
class Chart:
    """A map, rules and a seed that everybody finds on the same date."""

    kind: ChartKind
    first_day: datetime.date
    """The day, or the Monday of the week."""
    layout: MapLayout
    rules: RuleOptions
    seed: int

    @property
    def key(self) -> str:
        """A name that no other chart has, for the statistics."""
        return f"{self.kind}:{self.first_day.isoformat()}"

    def is_of(self, setup: GameSetup) -> bool:
        """Tell whether a game is played on this chart, by however many players."""
        same = (setup.layout, setup.rules, setup.seed)
        return same == (self.layout, self.rules, self.seed)


def chart_of_day(date: datetime.date) -> Chart:
    """Return the chart of a day.

    >>> chart = chart_of_day(datetime.date(2026, 11, 30))
    >>> chart.key, chart.layout.id, f"{chart.seed:X}"
    ('day:2026-11-30', 'B', '1FF88BBA')
    """
    return _chart(ChartKind.DAY, date, RuleOptions())


def chart_of_week(date: datetime.date) -> Chart:
    """Return the chart of the week, Monday to Sunday, in which a day lies.

    It is played with the promo ambushes.

    >>> chart_of_week(datetime.date(2027, 1, 3)) == chart_of_week(datetime.date(2026, 12, 28))
    True
    """
    monday = date - datetime.timedelta(days=date.weekday())
    return _chart(ChartKind.WEEK, monday, RuleOptions(promo_ambushes=True))


def chart_played(setup: GameSetup, date: datetime.date) -> Chart | None:
    """Return the chart on which a game that ends on a date was played, if it was one.

    A game may be finished some days after its chart was the one of the day.
    """
    return next((chart for chart in _recent_charts(date) if chart.is_of(setup)), None)


def _recent_charts(date: datetime.date) -> Iterator[Chart]:
    earliest = max(datetime.date.min.toordinal(), date.toordinal() - _LONGEST_GAME)
    for ordinal in range(date.toordinal(), earliest - 1, -1):
        yield chart_of_day(datetime.date.fromordinal(ordinal))
    yield chart_of_week(date)
    yield chart_of_week(datetime.date.fromordinal(earliest))


def _chart(kind: ChartKind, first_day: datetime.date, rules: RuleOptions) -> Chart:
    digest = sha256(f"cartographers {kind} {first_day.isoformat()}".encode("ascii")).digest()
    layout = MAP_LAYOUTS[_SIDES[digest[4] % len(_SIDES)]]
    return Chart(kind, first_day, layout, rules, int.from_bytes(digest[:4]))
